// What draws a figure of the rules: `web/src/games/<game>/Figure.svelte`.

import { Choosing } from "../lib/choosing.svelte";
import type { Pickable } from "../lib/pick.svelte";

export interface FigureProps {
  view: unknown;
  catalogue: unknown;
  /** Which part of the table. */
  part: string;
  /** Whose home, and who looks. */
  seat: number;
  /** Only the surroundings of these places; everything if there are none. */
  around: readonly string[];
}

/** A table at which nothing can be picked. */
export const looked: Pickable = {
  choosing: new Choosing(
    () => undefined,
    () => false,
  ),
  explain: () => undefined,
};
