// The view of In the Hall of the Mountain King as the server sends it, and the parts of its content files that the page
// draws from.

export type * from "./wire";

export type Counts = Record<string, number>;

export interface Catalogue {
  components: Record<"term" | "resource" | "symbol" | "clan", { id: string }[]>;
  spells: { spell: { id: string }[] };
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
