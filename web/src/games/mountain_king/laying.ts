// Laying a tile on the mountain: how an outline is turned and flipped, follows the pointer, and snaps to the places that
// are offered. Only geometry: which places there are is said by the view.

import { columnOf, rowOf, type Outline } from "./view";

/** A tile turned in one way: its cells as steps from the corner of the box around it, and the marked one. */
export interface Way {
  key: string;
  cells: readonly (readonly [number, number])[];
  mark: readonly [number, number] | null;
}

/** Where an outline is shown: at an offered place, or at one where it cannot lie. */
export interface Shown {
  cells: string[];
  mark: string | null;
  place: Outline | null;
}

type Place = readonly [number, number];

const NEAR = 1.5;

function way(cells: readonly Place[], mark: Place | null): Way {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  const moved = cells
    .map(([row, column]) => [row - top, column - left] as const)
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const at = mark ? ([mark[0] - top, mark[1] - left] as const) : null;
  return { key: `${moved.join(" ")}/${at?.join() ?? ""}`, cells: moved, mark: at };
}

function placeOf(cell: string): Place {
  return [rowOf(cell), columnOf(cell)];
}

export function wayOf(outline: Outline): Way {
  return way(outline.cells.map(placeOf), outline.marked ? placeOf(outline.marked) : null);
}

function cornerOf(outline: Outline): Place {
  return [Math.min(...outline.cells.map(rowOf)), Math.min(...outline.cells.map(columnOf))];
}

/** The cell of a tile by which it is held: the one nearest to its middle. */
function gripOf({ cells }: Way): Place {
  const middle = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + cell[axis]!, 0) / cells.length);
  return cells.reduce((best, cell) =>
    Math.hypot(cell[0] - middle[0]!, cell[1] - middle[1]!) < Math.hypot(best[0] - middle[0]!, best[1] - middle[1]!)
      ? cell
      : best,
  );
}

function turn({ cells, mark }: Way): Way {
  const quarter = ([row, column]: Place): Place => [column, -row];
  return way(cells.map(quarter), mark && quarter(mark));
}

function mirror({ cells, mark }: Way): Way {
  const over = ([row, column]: Place): Place => [row, -column];
  return way(cells.map(over), mark && over(mark));
}

export class Laying {
  readonly ways = new Map<string, Way>();

  constructor(readonly places: readonly Outline[]) {
    for (const place of places) {
      const found = wayOf(place);
      if (!this.ways.has(found.key)) this.ways.set(found.key, found);
    }
  }

  /** The next way, turned by a quarter or flipped, that can lie anywhere at all. */
  next(from: Way, flip = false): Way {
    let found = flip ? mirror(from) : turn(from);
    for (let quarters = 0; quarters < 4; quarters++) {
      if (this.ways.has(found.key) && found.key !== from.key) return found;
      found = turn(found);
    }
    return from;
  }

  /** The outline for a pointer over this cell. A tile not yet turned by hand turns by itself where that makes it fit. */
  at(cell: string, held: Way, strict: boolean): Shown {
    const grip = gripOf(held);
    const corner: Place = [rowOf(cell) - grip[0], columnOf(cell) - grip[1]];
    const near = this.nearest(corner, (place) => wayOf(place).key === held.key, NEAR, cell);
    const other = near ?? (strict ? null : this.nearest(corner, (place) => place.cells.includes(cell), Infinity, cell));
    if (other) return shownAt(other);
    const name = ([row, column]: Place): string => `r${corner[0] + row}c${corner[1] + column}`;
    return { cells: held.cells.map(name), mark: held.mark && name(held.mark), place: null };
  }

  /** The next offered place in the direction of an arrow: turned alike if there is one. */
  step(from: Outline, down: number, right: number): Outline {
    const [row, column] = cornerOf(from);
    const key = wayOf(from).key;
    let best = from;
    let least = Infinity;
    for (const place of this.places) {
      const [r, c] = cornerOf(place);
      const along = (r - row) * down + (c - column) * right;
      const aside = Math.abs((r - row) * right) + Math.abs((c - column) * down);
      const cost = along + 2 * aside + (wayOf(place).key === key ? 0 : 100);
      if (along > 0 && cost < least) [best, least] = [place, cost];
    }
    return best;
  }

  private nearest(corner: Place, fits: (place: Outline) => boolean, within: number, cell: string): Outline | null {
    let best: Outline | null = null;
    let least = Infinity;
    for (const place of this.places) {
      if (!fits(place)) continue;
      const [row, column] = cornerOf(place);
      const distance = Math.hypot(row - corner[0], column - corner[1]);
      if (distance < least && (distance <= within || place.cells.includes(cell))) [best, least] = [place, distance];
    }
    return best;
  }
}

export function shownAt(place: Outline): Shown {
  return { cells: place.cells, mark: place.marked, place };
}

/** How a tile lies that was turned that many times; null for one that is as high as wide. Flipping changes nothing. */
export function lieOf(shape: string, way: number): "upright" | "lying" | null {
  const rows = shape.trim().split("\n");
  const [high, wide] = [rows.length, Math.max(...rows.map((row) => row.trim().length))];
  if (high === wide) return null;
  return high > wide === (way % 2 === 0) ? "upright" : "lying";
}
