// Where animals and people stand on a home board, in units of its drawing: a square is 144 wide.

import { columnOf, rowOf, type Catalogue, type PlayerView, type Stall } from "./view";

export const SQUARE = 144;
/** The sky over the valley that belongs to the drawing of a home board. */
export const SKY = 58;

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Left and top of a square. */
export function corner(square: string): { x: number; y: number } {
  return { x: (columnOf(square) - 1) * SQUARE, y: (rowOf(square) - 1) * SQUARE };
}

/** Spots of a herd in a box of 1 by 1, from the back to the front, by how many are to be seen. */
const GRAZING: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0.5, 0.52]],
  [
    [0.3, 0.42],
    [0.66, 0.6],
  ],
  [
    [0.52, 0.3],
    [0.26, 0.6],
    [0.74, 0.64],
  ],
  [
    [0.28, 0.3],
    [0.72, 0.34],
    [0.3, 0.66],
    [0.74, 0.68],
  ],
  [
    [0.18, 0.34],
    [0.5, 0.28],
    [0.82, 0.38],
    [0.32, 0.66],
    [0.68, 0.68],
  ],
  [
    [0.18, 0.32],
    [0.5, 0.28],
    [0.82, 0.34],
    [0.2, 0.66],
    [0.5, 0.7],
    [0.8, 0.66],
  ],
  [
    [0.14, 0.34],
    [0.38, 0.26],
    [0.62, 0.3],
    [0.86, 0.36],
    [0.26, 0.66],
    [0.5, 0.7],
    [0.74, 0.66],
  ],
  [
    [0.14, 0.32],
    [0.38, 0.26],
    [0.62, 0.3],
    [0.86, 0.34],
    [0.14, 0.64],
    [0.38, 0.7],
    [0.62, 0.66],
    [0.86, 0.7],
  ],
];

/** Where the animals of a stall stand, and behind them its dogs: each for itself, up to eight on a large pasture. In a
 * room where dwarfs sleep they stand in front. */
export function herd(stall: Stall, lodging = false): { animals: Spot[]; dogs: Spot[] } {
  const places = stall.squares.map(corner);
  if (places.length === 0) return { animals: [], dogs: [] };
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const wide = Math.max(...places.map(({ x }) => x)) - left + SQUARE;
  const high = Math.max(...places.map(({ y }) => y)) - top + SQUARE;
  const large = stall.squares.length > 1;
  const shown = Math.min(stall.animals, large ? 8 : 4);
  const size = shown > 4 ? 54 : large ? 60 : shown > 2 ? (lodging ? 42 : 50) : lodging ? 50 : 58;
  const upright = high > wide;
  const row = Array.from({ length: shown }, (_, index) => [(index + 0.7) / (shown + 0.4), 0.6] as const);
  const animals = (lodging ? row : (GRAZING[shown] ?? [])).map(([u, v]): Spot => {
    const [across, down] = upright ? [v, u] : [u, v];
    return { x: left + across * wide - size / 2, y: top + down * high - size / 2 + 6, size };
  });
  animals.sort((one, other) => one.y - other.y);
  // On a single square the herd needs the front.
  const dogs = Array.from({ length: Math.min(2, stall.dogs) }, (_, index): Spot => ({
    x: left + wide - (large ? 58 : 50) - index * 34,
    y: large || stall.animals === 0 ? top + high - 62 - index * 6 : top + 4 + index * 4,
    size: large ? 44 : 42,
  }));
  return { animals, dogs };
}

/** The squares where dwarfs sleep, in the order of their beds, and how many do. */
export function lodgings(player: PlayerView, catalogue: Catalogue): { square: string; many: number }[] {
  const start = catalogue.homeboard.entry_level_dwelling;
  const rooms = new Map(catalogue.furnishings.furnishing.map((tile) => [tile.id, tile]));
  const homes = Object.entries(player.squares)
    .filter(([, what]) => what === start.id)
    .map(([square]) => ({ square, many: start.dwarfs }));
  for (const { tile, square } of player.furnishings) {
    const houses = rooms.get(tile)?.effect.find(({ kind }) => kind === "house_dwarfs");
    if (houses) homes.push({ square, many: houses.dwarfs ?? 1 });
  }
  return homes;
}

/** Where the dwarfs of a family stand when they are at home, in the order of their beds; behind animals they step back. */
export function beds(player: PlayerView, catalogue: Catalogue): Spot[] {
  const shared = new Set(player.stalls.filter(({ animals }) => animals > 0).flatMap(({ squares }) => squares));
  return lodgings(player, catalogue).flatMap(({ square, many }) => {
    const { x, y } = corner(square);
    const back = shared.has(square);
    return Array.from({ length: many }, (_, index) => ({
      x: x + (many > 1 ? 4 + index * 46 : 26) + (back ? 6 : 0),
      y: y + (back ? 24 : 44) + (index % 2) * 3,
      size: back ? 80 : 92,
    }));
  });
}
