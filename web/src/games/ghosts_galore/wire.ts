// Made by `python -m underhall.server.typescript`. Do not edit.

export interface LaidTile {
  tile: string;
  rotation: number;
}

export interface OwnView {
  seat: number;
  side: string | null;
  secret: string | null;
  drawn: string[];
  given_back: string | null;
  given_back_turned_up: boolean;
  rotation: number | null;
  best_total: number | null;
}

export interface Route {
  sections: string[];
  ends: ["blank_edge" | "door" | "open" | "wall", string][];
  doors: string[];
  loose: number;
  length: number;
  loop: boolean;
}

export interface SeatView {
  board: string | null;
  side: string | null;
  rim: Record<string, string>;
  grid: Record<string, LaidTile>;
  claimed: string | null;
  acted: boolean;
  holds_secret: boolean;
  routes: Route[];
  points: Record<string, number>;
  total: number;
  cut_routes: number;
}

export interface View {
  variant: string;
  players: number;
  phase: string;
  deciding: number[];
  round: number;
  rounds: number;
  lantern: number | null;
  pile: number;
  waiting_piles: number;
  revealed: string | null;
  row: string[];
  discard: string[];
  seats: SeatView[];
  unseen: string[];
  own: OwnView | null;
}
