// Tiles as they are drawn: tracks and places of what stands on them, from the game's own catalogue.

export type Edge = "n" | "e" | "s" | "w";
export interface TrackType {
  id: string;
  sections: { index: number; shape: "straight" | "curve"; ends: [Edge, Edge] }[];
  monster_anchors: [number, number][][];
  diamond_anchor: [number, number];
}
export interface TileData {
  id: string;
  track: string;
  monsters: { type: string; section: number }[];
  diamonds: number[];
}
export interface Catalogue {
  tiles: { track_type: TrackType[]; tile: TileData[] };
}

const EDGES: readonly Edge[] = ["n", "e", "s", "w"];
const AT: Record<Edge, [number, number]> = { n: [50, 0], e: [100, 50], s: [50, 100], w: [0, 50] };

export function turn(edge: Edge, rotation: number): Edge {
  return EDGES[(EDGES.indexOf(edge) + rotation) % 4]!;
}

/** A point of the unit square after `rotation` quarter turns clockwise, in hundredths. */
export function turnPoint([x, y]: readonly [number, number], rotation: number): [number, number] {
  let [a, b] = [x * 100 - 50, y * 100 - 50];
  for (let i = 0; i < rotation % 4; i++) [a, b] = [-b, a];
  return [a + 50, b + 50];
}

/** The middle line of a section of track, as an SVG path. */
export function track(from: Edge, to: Edge): string {
  const [a, b] = [AT[from], AT[to]];
  const straight = (EDGES.indexOf(from) + 2) % 4 === EDGES.indexOf(to);
  if (straight) return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
  return `M${a[0]} ${a[1]}Q50 50 ${b[0]} ${b[1]}`;
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
