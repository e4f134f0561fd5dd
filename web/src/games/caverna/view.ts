// The view of Caverna and the parts of its content files that the page draws from, as the server sends them.

export type * from "./wire";

import type { Catalogue, PlayerView } from "./wire";

export type Counts = Record<string, number>;

export const GAME = "caverna";
export const MATERIALS = ["wood", "stone", "ore", "ruby", "gold", "food", "grain", "vegetable"] as const;
export const ANIMALS = ["sheep", "donkey", "wild_boar", "cattle", "dog"] as const;
export const FARM_ANIMALS = ["sheep", "donkey", "wild_boar", "cattle"] as const;
const GOODS: readonly string[] = [...MATERIALS, ...ANIMALS];

const LIVING: readonly string[] = ANIMALS;

/** The picture of a good, an animal or a marker, as `kind:id`. */
export function pieceOf(good: string): string {
  if (LIVING.includes(good)) return `animal:${good}`;
  return GOODS.includes(good) ? `good:${good}` : `piece:${good}`;
}

// Squares --------------------------------------------------------------------------------------------------------

export function columnOf(square: string): number {
  return Number(square[1]);
}

export function rowOf(square: string): number {
  return Number(square[3]);
}

/** Around the board, where halves of twin tiles may overhang. */
export function isOutside(square: string): boolean {
  return columnOf(square) < 1 || columnOf(square) > 6 || rowOf(square) < 1 || rowOf(square) > 4;
}

/** All squares to draw: the board's, and those around it of which one is used or can be picked. */
export function squaresOf(used: Iterable<string>): {
  squares: string[];
  left: number;
  top: number;
  columns: number;
  rows: number;
} {
  let [left, right, top, bottom] = [1, 6, 1, 4];
  const ring = new Set<string>();
  for (const square of used) {
    const [column, row] = [columnOf(square), rowOf(square)];
    if (isOutside(square)) ring.add(square);
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  const squares: string[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const square = `c${column}r${row}`;
      if (!isOutside(square) || ring.has(square)) squares.push(square);
    }
  return { squares, left, top, columns: right - left + 1, rows: bottom - top + 1 };
}

/** What lies on a square, with the crops of a field apart. */
export function contentOf(player: PlayerView, square: string): { tile: string; crop: string; tokens: number } {
  const content = player.squares[square];
  if (content === undefined) return { tile: columnOf(square) <= 3 ? "forest" : "mountain", crop: "", tokens: 0 };
  const crop = /^field\+(\d)(\w+)$/.exec(content);
  return crop ? { tile: "field", crop: crop[2]!, tokens: Number(crop[1]) } : { tile: content, crop: "", tokens: 0 };
}

// Bundles --------------------------------------------------------------------------------------------------------

/** The goods of a bundle in their usual order, whatever order they came in. */
export function inOrder(counts: Counts): [string, number][] {
  const place = (good: string) => (GOODS.includes(good) ? GOODS.indexOf(good) : GOODS.length);
  return Object.entries(counts).sort(([one], [other]) => place(one) - place(other));
}

/** The text of a bundle as moves have it: `4wood+3stone`, `0` for nothing. */
export function bundleText(counts: Counts): string {
  return (
    GOODS.filter((good) => (counts[good] ?? 0) > 0)
      .map((good) => `${counts[good]}${good}`)
      .join("+") || "0"
  );
}

/** The counts of a bundle's text. */
export function bundleOf(text: string): Counts {
  const counts: Counts = {};
  for (const part of text.split("+")) {
    const found = /^(\d+)([a-z_]+)$/.exec(part);
    if (found) counts[found[2]!] = Number(found[1]);
  }
  return counts;
}

// Pictures -------------------------------------------------------------------------------------------------------

/** By component, its picture; goods and pieces have theirs by `pieceOf`. */
export function picturesOf({ actions, furnishings, loot, homeboard }: Catalogue): Map<string, string> {
  const kinds: [string, readonly { id: string }[]][] = [
    ["space", actions.space],
    ["furnishing", furnishings.furnishing],
    ["loot", loot.loot],
    ["tile", homeboard.twin_tile],
    ["land", [...homeboard.landscape, ...homeboard.terrain]],
    ["dwelling", [homeboard.entry_level_dwelling]],
  ];
  return new Map(kinds.flatMap(([kind, things]) => things.map(({ id }) => [id, `${kind}:${id}`] as const)));
}
