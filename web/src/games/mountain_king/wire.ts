// Made by `python -m underhall.server.typescript`. Do not edit.

export interface Board {
  id: string;
  start_point: StartPoint[];
}

export interface BoardsFile {
  board: Board[];
}

export interface CascadeView {
  slot: string;
  brings: Record<string, number>;
}

export interface Catalogue {
  components: ComponentsFile;
  spells: SpellsFile;
  starting_trolls: StartingTrollsFile;
  trolls: TrollsFile;
  tunnels: TunnelsFile;
  great_halls: GreatHallsFile;
  boards: BoardsFile;
  workshops: WorkshopsFile;
  scoring: ScoringFile;
}

export interface Component {
  id: string;
}

export interface ComponentsFile {
  term: Component[];
  resource: Component[];
  symbol: Component[];
  clan: Component[];
}

export interface DeckView {
  size: number;
  under: string[];
}

export interface GreatHallsFile {
  great_hall: Shaped[];
}

export interface Ground {
  rows: number;
  cols: number;
  tiers: string[];
  rubble: string[];
  sites: string[];
  buried: Record<string, string>;
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

export interface HordeView {
  place: string;
  troll: string | null;
  level: number;
  clan: string;
  symbols: string[];
  bribes: Record<string, number>;
  pedestal: string | null;
  bribes_due: number;
}

export interface Mode {
  spend?: Record<string, number>;
  spend_any?: number;
  gain?: Record<string, number>;
  move_from_troll?: number;
}

export interface MountainView {
  board: string;
  ground: Ground;
  gates: (string | null)[];
  tunnels: TunnelView[];
  tiles: TileView[];
  halls: HallView[];
  statues: StatueView[];
  pedestals: Record<string, string>;
  sites: SiteView[];
  networks: string[][];
  isolated: string[];
  piles: Record<string, number>;
}

export interface Outline {
  shape: string;
  cells: string[];
  marked: string | null;
  hammers: number;
  brings: Record<string, number>;
}

export interface PageView {
  spell: string | null;
  runes: number;
  duration: string;
}

export interface ScoringFile {
  tunnel_score: TunnelScore[];
}

export interface SeatView {
  seat: number;
  side: number;
  colour: string;
  trollsmoot: TrollView[];
  open_slots: string[];
  cascades: CascadeView[];
  levels: number;
  in_hand: number;
  hand: string[];
}

export interface Shaped {
  id: string;
  shape: string;
}

export interface SideView {
  seats: number[];
  storage: Record<string, number>;
  pedestals: Record<string, number>;
  point_tokens: number;
  coronation: number[];
  score: Record<string, number>;
}

export interface SiteView {
  cell: string;
  workshop: string | null;
  open_entrances: string[];
}

export interface SpaceView {
  tier: string;
  clan: string;
  points: number | null;
  claimed_by: number | null;
}

export interface SpellsFile {
  spell: Component[];
}

export interface StartPoint {
  id: string;
  cell: [number, number];
}

export interface StartingTroll {
  id: string;
  repeat: string[];
  one_time: Record<string, number>;
}

export interface StartingTrollsFile {
  starting_troll: StartingTroll[];
}

export interface StatueView {
  cell: string;
  clan: string;
  unearthed: boolean;
  value: number;
}

export interface TileView {
  tunnel: string;
  shape: string;
  cells: string[];
  anchor: string | null;
}

export interface Troll {
  id: string;
  clan: string;
  level: number;
  symbols: string[];
}

export interface TrollView {
  slot: string;
  troll: string;
  level: number;
  clan: string;
  symbols: string[];
  tokens: Record<string, number>;
}

export interface TrollsFile {
  troll: Troll[];
}

export interface TunnelScore {
  size: number;
  mineral: string;
  honour: number;
}

export interface TunnelView {
  kind: string;
  cells: string[];
  seats: number[];
}

export interface TunnelsFile {
  tunnel: Shaped[];
}

export interface TurnView {
  cast: boolean;
  activated: boolean;
  bribe_any: boolean;
  detached: number;
  free_rubble: number;
  mixed_minerals: boolean;
  remote_workshop: boolean;
  extra_uses: number;
  cheap_trades: number;
  trade_rate: number;
}

export interface View {
  players: number;
  teams: boolean;
  first_player: number | null;
  active: number | null;
  round: number;
  last_rounds: number | null;
  over: boolean;
  turn: TurnView;
  mountain: MountainView;
  horde: HordeView[];
  decks: DeckView[];
  recruited: string | null;
  spellbook: PageView[];
  spell_deck: DeckView;
  workshops: Record<string, number>;
  bag: Record<string, number>;
  drawn: Record<string, number>;
  track: SpaceView[];
  coronation: [number, number | null][];
  sides: SideView[];
  seats: SeatView[];
  outlines: Outline[];
}

export interface Workshop {
  id: string;
  mode: Mode[];
}

export interface WorkshopsFile {
  workshop: Workshop[];
}
