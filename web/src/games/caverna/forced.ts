// The page answers whatever has one sensible answer, even if free actions are possible too: they stay possible at the
// next real choice. If they could still change something, a hungry family or a lack of room, the page asks.

import type { Frame, MoveOffer } from "../../lib/protocol";
import type { PlayerView } from "./view";

const PLAIN = new Set(["act", "resolve", "before_breeding"]);

/** The one answer to what a frame asks of this player; null if there is something to decide. */
export function forcedIn(frame: Frame, player: PlayerView): MoveOffer | null {
  const [only, ...others] = frame.moves.filter(({ side }) => !side);
  // Nobody leaves goods to the next one who comes.
  if (only?.move === "take" && frame.moves.length === 2 && others[0]?.move === "end_turn") return only;
  if (!only || others.length > 0) return null;
  const kind = frame.decision?.kind ?? "";
  return PLAIN.has(kind) || (kind === "feeding" && player.short === 0) ? only : null;
}
