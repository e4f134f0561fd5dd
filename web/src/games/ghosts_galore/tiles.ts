// Tiles as they are drawn: tracks and places of what stands on them, from the game's own catalogue.

import { turn, type Edge } from "./layout";
import type { BoardSide, Catalogue, TileData, TrackType } from "./wire";

const AT: Record<Edge, [number, number]> = { n: [50, 0], e: [100, 50], s: [50, 100], w: [0, 50] };

/** The rim of a side of a board: which door or wall is where. */
export function rimOf(side: BoardSide): Record<string, string> {
  return Object.fromEntries([
    ...side.doors.map((door) => [door.pos, door.kind]),
    ...side.walls.map((wall) => [wall, "wall"]),
  ]);
}

/** The way along a route from one end to the other over a whole board, as an SVG path; empty if it has no end. */
export function routePath(
  tiles: Tiles,
  grid: Record<string, { tile: string; rotation: number }>,
  sections: readonly string[],
): string {
  type Point = readonly [number, number];
  let left: { ends: [Point, Point]; middle: Point }[] = [];
  for (const id of sections) {
    const [cell = "", index] = id.split(".");
    const laid = grid[cell];
    const section = laid && tiles.get(laid.tile)?.type.sections[Number(index)];
    if (!laid || !section) return "";
    const [x, y] = [Number(cell[3]) * 100, Number(cell[1]) * 100];
    const ends = section.ends.map((end): Point => {
      const [a, b] = AT[turn(end, laid.rotation)];
      return [x + a, y + b];
    }) as [Point, Point];
    left.push({ ends, middle: [x + 50, y + 50] });
  }
  const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
  const all = left.flatMap((part) => part.ends);
  let at = all.find((point) => all.filter((other) => same(point, other)).length === 1);
  if (!at) return "";
  let path = `M${at[0]} ${at[1]}`;
  while (left.length > 0) {
    const here: Point = at;
    const part = left.find(({ ends }) => same(ends[0], here) || same(ends[1], here));
    if (!part) break;
    const to: Point = same(part.ends[0], here) ? part.ends[1] : part.ends[0];
    path += `Q${part.middle[0]} ${part.middle[1]} ${to[0]} ${to[1]}`;
    left = left.filter((other) => other !== part);
    at = to;
  }
  return path;
}

export class Tiles {
  readonly #types: Map<string, TrackType>;
  readonly #tiles: Map<string, TileData>;

  constructor(catalogue: Catalogue) {
    this.#types = new Map(catalogue.tiles.track_type.map((type) => [type.id, type]));
    this.#tiles = new Map(catalogue.tiles.tile.map((tile) => [tile.id, tile]));
  }

  get(id: string): { tile: TileData; type: TrackType } | null {
    const tile = this.#tiles.get(id);
    const type = tile && this.#types.get(tile.track);
    return tile && type ? { tile, type } : null;
  }

  /** What stands on a tile, for screen readers and titles. */
  contents(id: string): { monsters: string[]; diamond: number } {
    const tile = this.#tiles.get(id);
    return { monsters: tile?.monsters.map((monster) => monster.type) ?? [], diamond: tile?.diamonds[0] ?? 0 };
  }
}
