// The view of Ghosts Galore as the server sends it.

export interface RouteView {
  sections: string[];
  doors: string[];
  loose: number;
  length: number;
}
export interface SeatView {
  board: string | null;
  side: string | null;
  rim: Record<string, string>;
  grid: Record<string, { tile: string; rotation: number }>;
  claimed: string | null;
  acted: boolean;
  holds_secret: boolean;
  routes: RouteView[];
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
  own: {
    seat: number;
    side: string | null;
    secret: string | null;
    drawn: string[];
    given_back: string | null;
    rotation: number | null;
    best_total: number | null;
  } | null;
}
