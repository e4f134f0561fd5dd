// What can be said without typing. The server knows the same ids; each reader has their own words for them.
import type { Said } from "./protocol";

export type Phrase = NonNullable<Said["phrase"]>;

/** Each phrase in the order they are offered; an emote with the lobby's figure that shows it. */
const FIGURES: Record<Phrase, string | null> = {
  hello: null,
  good_luck: null,
  nice_move: null,
  one_moment: null,
  sorry: null,
  thank_you: null,
  well_played: null,
  good_game: null,
  cheers: "mug",
  ha_ha: "skeleton-happy",
  boo: "ghost",
  on_fire: "fire",
  treasure: "diamond",
  all_hail: "troll_king",
};

export const PHRASES = Object.keys(FIGURES) as Phrase[];

/** Where an emote is drawn, as `Piece` takes it; null for a phrase in words. */
export function drawnAt(phrase: Phrase): string | null {
  return FIGURES[phrase] && `figures#${FIGURES[phrase]}`;
}
