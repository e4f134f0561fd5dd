// How sets of cells are drawn: rounded outlines, rails, thresholds. Only pictures: what is dug where is said by the view.

import { columnOf, rowOf } from "./view";

/** The side of a cell in the drawings. */
export const SIZE = 40;

/** The look of each seat's network beside its colour: a pattern on the floor, dashes on the kerb. */
export const PATTERNS = ["a", "b", "c", "d", "e"] as const;
type Point = readonly [number, number];

/** The closed borders of a set of cells, clockwise, as corners in cells; holes run the other way. */
function borders(cells: readonly string[]): Point[][] {
  const set = new Set(cells);
  const steps = new Map<string, Point[]>();
  const add = (x: number, y: number, to: Point): void => {
    const key = `${x} ${y}`;
    const found = steps.get(key);
    if (found) found.push(to);
    else steps.set(key, [to]);
  };
  for (const cell of cells) {
    const [r, c] = [rowOf(cell), columnOf(cell)];
    if (!set.has(`r${r - 1}c${c}`)) add(c, r, [c + 1, r]);
    if (!set.has(`r${r}c${c + 1}`)) add(c + 1, r, [c + 1, r + 1]);
    if (!set.has(`r${r + 1}c${c}`)) add(c + 1, r + 1, [c, r + 1]);
    if (!set.has(`r${r}c${c - 1}`)) add(c, r + 1, [c, r]);
  }
  const found: Point[][] = [];
  while (steps.size > 0) {
    const start = steps.keys().next().value!;
    const loop: Point[] = [];
    let here = start.split(" ").map(Number) as unknown as Point;
    let way: Point = [0, 0];
    do {
      const key = `${here[0]} ${here[1]}`;
      const on = steps.get(key)!;
      // Where two cells touch by a corner only, turn right: they stay apart.
      on.sort((one, other) => turnTo(other) - turnTo(one));
      const next = on.shift()!;
      if (on.length === 0) steps.delete(key);
      loop.push(here);
      way = [next[0] - here[0], next[1] - here[1]];
      here = next;
    } while (`${here[0]} ${here[1]}` !== start);
    found.push(loop);

    function turnTo(to: Point): number {
      return way[0] * (to[1] - here[1]) - way[1] * (to[0] - here[0]);
    }
  }
  return found;
}

/** A rounded outline round cells, drawn inwards by `inset`. */
export function outline(cells: readonly string[], inset = 0, radius = 9): string {
  let path = "";
  for (const loop of borders(cells)) {
    const corners: [number, number, Point, Point][] = [];
    loop.forEach((here, index) => {
      const before = loop.at(index - 1)!;
      const after = loop[(index + 1) % loop.length]!;
      const came: Point = [here[0] - before[0], here[1] - before[1]];
      const goes: Point = [after[0] - here[0], after[1] - here[1]];
      if (came[0] === goes[0] && came[1] === goes[1]) return;
      corners.push([
        here[0] * SIZE + inset * (-came[1] - goes[1]),
        here[1] * SIZE + inset * (came[0] + goes[0]),
        came,
        goes,
      ]);
    });
    corners.forEach(([x, y, came, goes], index) => {
      const from = `${x - came[0] * radius} ${y - came[1] * radius}`;
      path += `${index === 0 ? "M" : "L"}${from}Q${x} ${y} ${x + goes[0] * radius} ${y + goes[1] * radius}`;
    });
    path += "Z";
  }
  return path;
}

/** Rails from cell to cell. */
export function rails(cells: readonly string[]): string {
  const set = new Set(cells);
  let path = "";
  for (const cell of cells) {
    const [r, c] = [rowOf(cell), columnOf(cell)];
    const [x, y] = [c * SIZE + SIZE / 2, r * SIZE + SIZE / 2];
    if (set.has(`r${r}c${c + 1}`)) path += `M${x} ${y}h${SIZE}`;
    if (set.has(`r${r + 1}c${c}`)) path += `M${x} ${y}v${SIZE}`;
  }
  return path;
}

/** Where a tunnel meets another of its network: a stone threshold on each shared side. */
export function thresholds(tunnels: readonly (readonly string[])[]): string {
  const tunnelOf = new Map(tunnels.flatMap((cells, index) => cells.map((cell) => [cell, index] as const)));
  let path = "";
  for (const [cell, tunnel] of tunnelOf) {
    const [r, c] = [rowOf(cell), columnOf(cell)];
    const right = tunnelOf.get(`r${r}c${c + 1}`);
    const below = tunnelOf.get(`r${r + 1}c${c}`);
    if (right !== undefined && right !== tunnel) path += `M${(c + 1) * SIZE} ${r * SIZE + 6}v${SIZE - 12}`;
    if (below !== undefined && below !== tunnel) path += `M${c * SIZE + 6} ${(r + 1) * SIZE}h${SIZE - 12}`;
  }
  return path;
}

/** The middle of a set of cells. */
export function middle(cells: readonly string[]): { x: number; y: number } {
  const mean = (of: (cell: string) => number): number => cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  return { x: (mean(columnOf) + 0.5) * SIZE, y: (mean(rowOf) + 0.5) * SIZE };
}

/** How the picture of a hall, drawn as its plan is printed, is turned to lie on these cells: quarters and the box. */
export function turned(
  plan: string,
  cells: readonly string[],
  altar: string | null,
): { quarters: number; x: number; y: number; columns: number; rows: number } | null {
  const top = Math.min(...cells.map(rowOf));
  const left = Math.min(...cells.map(columnOf));
  const wanted = key(
    cells.map((cell) => [rowOf(cell) - top, columnOf(cell) - left]),
    altar ? [rowOf(altar) - top, columnOf(altar) - left] : null,
  );
  const lines = plan.trim().split("\n");
  const rows = lines.length;
  const columns = Math.max(...lines.map((line) => line.length));
  let places = lines.flatMap((line, r) => [...line].flatMap((sign, c) => (sign === "." ? [] : [[r, c] as Point])));
  let mark = lines.flatMap((line, r) => [...line].flatMap((sign, c) => (sign === "A" ? [[r, c] as Point] : [])))[0];
  let high = rows;
  let wide = columns;
  for (let quarters = 0; quarters < 4; quarters++) {
    if (key(places, altar && mark ? mark : null) === wanted) return { quarters, x: left, y: top, columns, rows };
    const quarter = ([r, c]: Point): Point => [c, high - 1 - r];
    places = places.map(quarter);
    mark = mark && quarter(mark);
    [high, wide] = [wide, high];
  }
  return null;

  function key(at: readonly Point[], altar: Point | null): string {
    return `${at
      .map((place) => place.join())
      .sort()
      .join(" ")}/${altar?.join() ?? ""}`;
  }
}
