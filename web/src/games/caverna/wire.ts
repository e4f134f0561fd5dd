// Made by `python -m underhall.server.typescript`. Do not edit.

export interface DwarfOnSpace {
  seat: number;
  dwarf: number;
  weapon: number;
}

export interface DwarfView {
  number: number;
  weapon: number;
  where: string;
  newborn: boolean;
}

export interface FeedingView {
  round: number;
  event: string;
  certain: boolean;
}

export interface PlayerView {
  seat: number;
  squares: Record<string, string>;
  stables: string[];
  stables_left: number;
  large_pastures: string[][];
  furnishings: RoomView[];
  covered: string[];
  goods: Record<string, number>;
  dwarfs: DwarfView[];
  beds: number;
  can_grow: boolean;
  stalls: Stall[];
  homeless: Record<string, number>;
  room: Record<string, number>;
  unused: number;
  due: Record<string, Record<string, number>>;
  food_due: number;
  short: number;
  begging: number;
  passed: boolean;
  score: Record<string, number>;
  total: number;
}

export interface RoomView {
  tile: string;
  square: string;
}

export interface RoundView {
  number: number;
  stage: number;
  card: string;
  marker: string;
  event: string;
  played: boolean;
}

export interface SpaceView {
  id: string;
  goods: Record<string, number>;
  next: Record<string, number>;
  dwarf: DwarfOnSpace | null;
}

export interface StageView {
  stage: number;
  cards: string[];
}

export interface Stall {
  area: string;
  squares: string[];
  capacity: number;
  species: string;
  animals: number;
  dogs: number;
}

export interface View {
  seat: number | null;
  mode: string;
  round: number;
  event: string;
  starting_player: number;
  rounds: RoundView[];
  stages: StageView[];
  markers_left: Record<string, number>;
  next_feeding: FeedingView | null;
  spaces: SpaceView[];
  offer: string[];
  players: PlayerView[];
}
