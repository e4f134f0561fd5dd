// Made by `python -m underhall.server.typescript`. Do not edit.

export interface Action {
  op?: string;
  steps?: Action[];
  step?: Action;
  max?: number;
  do?: string;
  goods?: Record<string, number>;
  pay?: Record<string, number>;
  gain?: Record<string, number>;
  cost?: Record<string, number>;
  gold_prices?: Record<string, number>;
  tiles?: string | string[];
  tile?: string;
  on?: string;
  per?: string;
  level?: number;
}

export interface ActionsFile {
  space: Space[];
}

export interface BonusSquare {
  square: string;
  goods: Record<string, number>;
}

export interface BonusStep {
  count: number;
  points: number;
}

export interface Catalogue {
  actions: ActionsFile;
  furnishings: FurnishingsFile;
  homeboard: HomeBoardFile;
  loot: LootFile;
  conversions: ConversionsFile;
  rounds: RoundsFile;
  scoring: ScoringFile;
}

export interface Component {
  id: string;
}

export interface Conversion {
  id: string;
  tile?: string;
  pay?: Record<string, number>;
  get?: Record<string, number>;
}

export interface ConversionsFile {
  food: Conversion[];
  ruby: Conversion[];
  furnishing: Conversion[];
}

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

export interface Effect {
  kind: string;
  capacity?: number;
  capacity_from?: string;
  condition?: string;
  conversion?: string;
  dwarfs?: number;
  every?: number;
  food?: number;
  food_by_newborns?: number[];
  food_per_farm_animal?: number;
  goods?: Record<string, number>;
  max_points?: number;
  on?: string[];
  only_for_sixth?: boolean;
  options?: Record<string, number>[];
  with?: string;
  per?: string;
  points?: number;
  rounds?: number;
  species?: string | string[];
  table?: BonusStep[];
  trigger?: string;
}

export interface EntryLevelDwelling {
  id: string;
  dwarfs: number;
}

export interface FeedingView {
  round: number;
  event: string;
  certain: boolean;
}

export interface Furnishing {
  id: string;
  group: string;
  cost: Record<string, number>;
  points: number;
  copies: number | "unlimited";
  effect: Effect[];
  star?: boolean;
}

export interface FurnishingsFile {
  group: Component[];
  furnishing: Furnishing[];
}

export interface HomeBoardFile {
  bonus: BonusSquare[];
  twin_tile: TwinTile[];
  landscape: Component[];
  terrain: Component[];
  entry_level_dwelling: EntryLevelDwelling;
}

export interface Loot {
  id: string;
  min_strength: number;
  effect: Action;
}

export interface LootFile {
  loot: Loot[];
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

export interface RoundsFile {
  event: Component[];
}

export interface ScoringFile {
  category: Component[];
}

export interface Space {
  id: string;
  variant: Variant[];
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

export interface TwinTile {
  id: string;
  halves: string[];
}

export interface Variant {
  players: number[];
  action: Action;
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
