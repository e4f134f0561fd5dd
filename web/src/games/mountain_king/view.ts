// The view of In the Hall of the Mountain King and the parts of its content files that the page draws from, as the server
// sends them.

export type * from "./wire";

export type Counts = Record<string, number>;

export function rowOf(cell: string): number {
  return Number(cell.slice(1, cell.indexOf("c")));
}

export function columnOf(cell: string): number {
  return Number(cell.slice(cell.indexOf("c") + 1));
}
