// Where everything stands on a track tile, in a square of 100 by 100, for any rotation. Rails and places turn with the
// tile; monsters, diamonds, flames and light never do. No piece hides more than 1 % of the rails.

export type Edge = "n" | "e" | "s" | "w";
export type Ends = "ns" | "ew" | "ne" | "es" | "sw" | "nw";
export type Track = "straight" | "curve" | "bridge" | "double_curve";
export type Place = readonly [x: number, y: number, size: number];

export interface Standing {
  type: string;
  section: number;
  /** Middle and size of the creature's square. */
  x: number;
  y: number;
  size: number;
  /** Middle of shadow and footing. */
  foot: [number, number];
  /** With two tracks: planks from the footing to the track, and the medallion on the footing (x, y, radius). */
  jetty: [number, number, number, number] | null;
  mark: [number, number, number] | null;
}

export interface SectionLayout {
  index: number;
  ends: Ends;
  /** Symbol of the sheet of rails. */
  symbol: string;
  /** Medallions between the rails; empty with one track. */
  marks: [number, number][];
}

export interface TileLayout {
  /** Ground texture, 0 to 5: earth, slate, moss, gravel, basalt, shale. */
  ground: number;
  /** In paint order: the lower track first. */
  sections: SectionLayout[];
  /** Symbol of the bridge's timber, painted between the two tracks. */
  deck: string | null;
  monsters: Standing[];
  diamond: { value: number; x: number; y: number; size: number } | null;
}

const EDGES: readonly Edge[] = ["n", "e", "s", "w"];
const SECTIONS: Record<Track, readonly string[]> = {
  straight: ["ns"],
  curve: ["ne"],
  bridge: ["ns", "ew"],
  double_curve: ["ne", "sw"],
};

// Places at rotation 0: middle x, y and the largest size that is clear of the rails there.
const STRAIGHT: readonly Place[] = [
  [20.5, 25, 43],
  [79.5, 75, 43],
  [20.5, 76, 43],
  [79.5, 24, 43],
];
const CURVE: readonly Place[] = [
  [21, 24, 43],
  [23, 77, 44],
  [76, 79, 42],
  [85, 15, 28],
];
const CURVE_TWO: readonly Place[] = [
  [21, 29, 44],
  [71, 79.5, 44],
];
const BRIDGE: readonly Place[] = [
  [20, 20, 39],
  [80, 80, 39],
  [20, 80, 39],
  [80, 20, 39],
];
const DOUBLE: readonly Place[] = [
  [21, 21, 41],
  [79, 79, 41],
  [85.5, 14.5, 27],
  [14.5, 85.5, 27],
];
const STRAIGHT_ONE: Place = [20.5, 62, 43];
const CURVE_ONE: Place = [29, 71, 56];
// Corners in the order a monster of section 0, of section 1 would like them.
const BRIDGE_PREF: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
];
const DOUBLE_PREF: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
];
/** Size of a diamond by its value. */
const GEM: Record<number, number> = { 1: 29, 2: 32, 3: 35, 4: 37, 5: 39 };
/** With two tracks a creature stays between these, so that its footing is inside the tile. */
const TOP = 19;
const BOTTOM = 77.8;

/** The edge at which another lies after that many quarter turns. */
export function turn(edge: Edge, rotation: number): Edge {
  return EDGES[(EDGES.indexOf(edge) + rotation) % 4]!;
}

/** The two ends of a section after turning, in the order n e s w. */
function ends(section: string, rotation: number): Ends {
  return ([...section] as Edge[])
    .map((edge) => turn(edge, rotation))
    .sort((a, b) => EDGES.indexOf(a) - EDGES.indexOf(b))
    .join("") as Ends;
}

function turnPoint(x: number, y: number, rotation: number): [number, number] {
  let [a, b] = [x - 50, y - 50];
  for (let i = 0; i < rotation % 4; i++) [a, b] = [-b, a];
  return [a + 50, b + 50];
}

/** Middle of the quarter circle of a curve. */
function centre(e: Ends): [number, number] {
  return [e.includes("e") ? 100 : 0, e.includes("s") ? 100 : 0];
}

/** A point of the middle line, t from 0 to 1. */
function point(e: Ends, t: number): [number, number] {
  if (e === "ns") return [50, 100 * t];
  if (e === "ew") return [100 * t, 50];
  const [cx, cy] = centre(e);
  const a = (t * Math.PI) / 2;
  return [cx + (cx === 0 ? 50 : -50) * Math.cos(a), cy + (cy === 0 ? 50 : -50) * Math.sin(a)];
}

/** The nearest point of the middle line. */
function nearest(e: Ends, x: number, y: number): [number, number] {
  if (e === "ns") return [50, y];
  if (e === "ew") return [x, 50];
  const [cx, cy] = centre(e);
  const d = Math.hypot(x - cx, y - cy) || 1;
  return [cx + (50 * (x - cx)) / d, cy + (50 * (y - cy)) / d];
}

function rnd(v: number): number {
  return Math.floor(v * 100 + 0.5) / 100;
}

/** Places of the monsters and of the diamond at rotation 0. */
function places(
  track: Track,
  monsters: readonly { section: number }[],
  diamonds: readonly number[],
): [Place[], Place | null] {
  const n = monsters.length;
  const gem = diamonds.length > 0;
  if (track === "straight") return [n === 1 ? [STRAIGHT_ONE] : STRAIGHT.slice(0, n), gem ? STRAIGHT[3]! : null];
  if (track === "curve") {
    return [n === 1 ? [CURVE_ONE] : n === 2 ? CURVE_TWO.slice() : CURVE.slice(0, n), gem ? CURVE[3]! : null];
  }
  const slots = track === "bridge" ? BRIDGE : DOUBLE;
  const pref = track === "bridge" ? BRIDGE_PREF : DOUBLE_PREF;
  const free = [0, 1, 2, 3];
  const out: Place[] = [];
  for (const monster of monsters) {
    const c = pref[monster.section]!.find((slot) => free.includes(slot))!;
    free.splice(free.indexOf(c), 1);
    out.push(slots[c]!);
  }
  return [out, gem && free.length > 0 ? slots[free[0]!]! : null];
}

export function layout(
  track: Track,
  monsters: readonly { type: string; section: number }[],
  diamonds: readonly number[] = [],
  rotation = 0,
  number = 0,
): TileLayout {
  const secs = SECTIONS[track].map((section) => ends(section, rotation));
  const two = secs.length === 2;
  const [spots, gem] = places(track, monsters, diamonds);
  const at = !two ? [] : track === "double_curve" ? [0.5] : [0.14, 0.86];
  const sections = secs
    .map((e, index): SectionLayout => ({
      index,
      ends: e,
      symbol: `rail-${e}`,
      marks: at.map((t) => point(e, t).map(rnd) as [number, number]),
    }))
    .reverse();
  const standing = monsters.map((monster, i): Standing => {
    const [px, py, size] = spots[i]!;
    const [x, turned] = turnPoint(px, py, rotation);
    const y = two && size > 30 ? Math.min(Math.max(turned, TOP), BOTTOM) : turned;
    const [fx, fy] = [x, y + size * 0.42];
    let jetty: Standing["jetty"] = null;
    let mark: Standing["mark"] = null;
    if (two) {
      const e = secs[monster.section]!;
      let [nx, ny] = nearest(e, fx, fy);
      if (Math.hypot(nx - fx, ny - fy) < 10) [nx, ny] = nearest(e, x, y);
      const d = Math.hypot(nx - fx, ny - fy) || 1;
      jetty = [rnd(fx), rnd(fy), rnd(nx - ((nx - fx) / d) * 10.8), rnd(ny - ((ny - fy) / d) * 10.8)];
      mark = [rnd(fx + size * 0.36), rnd(fy), size > 30 ? 3.5 : 2.8];
    }
    return {
      type: monster.type,
      section: monster.section,
      x: rnd(x),
      y: rnd(y),
      size,
      foot: [rnd(fx), rnd(fy)],
      jetty,
      mark,
    };
  });
  let diamond: TileLayout["diamond"] = null;
  if (gem) {
    const value = diamonds[0]!;
    const size = Math.min(GEM[value]!, gem[2]);
    const [x, y] = turnPoint(gem[0], gem[1], rotation);
    const keep = (v: number): number => rnd(Math.min(Math.max(v, size / 2), 100 - size / 2));
    diamond = { value, x: keep(x), y: keep(y), size };
  }
  return {
    ground: number % 6,
    sections,
    deck: track === "bridge" ? `deck-${secs[0]!}` : null,
    monsters: standing,
    diamond,
  };
}
