// The view of In the Hall of the Mountain King as the server sends it.

export type Counts = Record<string, number>;
export interface TunnelView {
  kind: "gate" | "tile" | "fragment" | "hall";
  cells: string[];
  seats: number[];
}
export interface HallView {
  hall: string;
  size: number;
  value: number;
  value_with_statue: number;
  placement: string | null;
  cells: string[];
  altar: string | null;
  occupied: boolean;
}
export interface Outline {
  placement: string;
  shape: string;
  cells: string[];
  marked: string | null;
  hammers: number;
  brings: Counts;
}
export interface HordeView {
  place: string;
  troll: string | null;
  level: number;
  clan: string;
  symbols: string[];
  bribes: Counts;
  pedestal: string | null;
  bribes_due: number;
}
export interface TrollView {
  slot: string;
  troll: string;
  level: number;
  clan: string;
  symbols: string[];
  tokens: Counts;
}
export interface SeatView {
  seat: number;
  side: number;
  trollsmoot: TrollView[];
  open_slots: string[];
  cascades: { slot: string; brings: Counts }[];
  in_hand: number;
  hand: string[];
}
export interface SideView {
  seats: number[];
  storage: Counts;
  pedestals: Counts;
  point_tokens: number;
  coronation: number[];
  score: Counts;
}
export interface View {
  players: number;
  teams: boolean;
  active: number | null;
  round: number;
  last_rounds: number | null;
  turn: Record<string, number | boolean>;
  mountain: {
    board: string;
    ground: {
      rows: number;
      cols: number;
      tiers: string[];
      rubble: string[];
      sites: string[];
      buried: Record<string, string>;
    };
    gates: (string | null)[];
    tunnels: TunnelView[];
    tiles: { tunnel: string; shape: string; cells: string[]; anchor: string | null }[];
    halls: HallView[];
    statues: { cell: string; clan: string; unearthed: boolean; value: number }[];
    pedestals: Record<string, string>;
    sites: { cell: string; workshop: string | null; open_entrances: string[] }[];
    networks: string[][];
    isolated: string[];
    piles: Counts;
  };
  horde: HordeView[];
  decks: { size: number; under: string[] }[];
  recruited: string | null;
  spellbook: { spell: string | null; runes: number; duration: string }[];
  spell_deck: { size: number; under: string[] };
  workshops: Counts;
  bag: Counts;
  drawn: Counts;
  track: { tier: string; clan: string; points: number | null; claimed_by: number | null }[];
  coronation: [number, number | null][];
  sides: SideView[];
  seats: SeatView[];
  outlines: Outline[];
}

export interface Catalogue {
  starting_trolls: { starting_troll: { id: string; repeat: string[]; one_time: Counts }[] };
  trolls: { troll: { id: string; clan: string; level: number; symbols: string[] }[] };
  tunnels: { tunnel: { id: string; shape: string }[] };
  great_halls: { great_hall: { id: string; shape: string }[] };
  boards: { board: { id: string; start_point: { id: string; cell: [number, number] }[] }[] };
  workshops: {
    workshop: { id: string; mode: { spend?: Counts; spend_any?: number; gain?: Counts; move_from_troll?: number }[] }[];
  };
}

export function rowOf(cell: string): number {
  return Number(cell.slice(1, cell.indexOf("c")));
}

export function columnOf(cell: string): number {
  return Number(cell.slice(cell.indexOf("c") + 1));
}
