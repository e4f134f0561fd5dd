// The view of In the Hall of the Mountain King and the parts of its content files that the page draws from, as the server
// sends them.

import type { SeatView, View } from "./wire";

export type * from "./wire";

export type Counts = Record<string, number>;

export function rowOf(cell: string): number {
  return Number(cell.slice(1, cell.indexOf("c")));
}

export function columnOf(cell: string): number {
  return Number(cell.slice(cell.indexOf("c") + 1));
}

/** How many of a kind a seat owns, in storage and on its trolls. */
export function owned(view: View, { side, trollsmoot }: SeatView, kind: string): number {
  const onTrolls = trollsmoot.reduce((sum, troll) => sum + (troll.tokens[kind] ?? 0), 0);
  return onTrolls + (view.sides[side]?.storage[kind] ?? 0);
}
