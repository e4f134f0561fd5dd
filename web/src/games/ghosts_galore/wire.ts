// Made by `python -m underhall.server.typescript`. Do not edit.

export interface Board {
  id: string;
  side: BoardSide[];
}

export interface BoardSide {
  id: string;
  letter: string;
  doors: Door[];
  walls: string[];
}

export interface BoardsFile {
  board: Board[];
}

export interface Catalogue {
  tiles: TilesFile;
  boards: BoardsFile;
  scoring: ScoringFile;
}

export interface Category {
  id: string;
  monster?: string;
  door_kind?: "bone" | "plain" | "tooth";
  points_per_section?: number;
}

export interface Door {
  pos: string;
  kind: "bone" | "plain" | "tooth";
}

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

export interface ScoringFile {
  category: Category[];
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

export interface Section {
  ends: ["e" | "n" | "s" | "w", "e" | "n" | "s" | "w"];
}

export interface TileData {
  id: string;
  number: number;
  track: string;
  monsters: TileMonster[];
  diamonds: number[];
}

export interface TileMonster {
  type: string;
  section: number;
}

export interface TilesFile {
  track_type: TrackType[];
  tile: TileData[];
}

export interface TrackType {
  id: string;
  sections: Section[];
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
