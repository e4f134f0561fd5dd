// The page answers whatever has one sensible answer, even if a trade is possible too: it stays possible at the next
// choice, and stepping back leads to where it was.

import type { Frame, MoveOffer } from "../../lib/protocol";
import type { View } from "./view";

/** The one answer to what a frame asks of a seat; null if there is something to decide. */
export function forcedIn(frame: Frame, seat: number): MoveOffer | null {
  const [only, ...others] = frame.moves.filter(({ side }) => !side);
  if (!only || others.length > 0) return null;
  const kind = frame.decision?.kind;
  // A trade may bring what a dig takes, or the cart that a statue waits for.
  if (kind === "step_2" || (kind === "step_4" && hasStatue(frame.view as View, seat))) return null;
  return only;
}

function hasStatue({ mountain }: View, seat: number): boolean {
  const network = mountain.networks[seat] ?? [];
  return mountain.statues.some(({ cell, unearthed }) => unearthed && network.includes(cell));
}
