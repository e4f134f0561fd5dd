// Made by `python -m underhall.server.typescript`. Do not edit.

export const VERSION = 3;

export interface Account {
  login: string;
  password: string;
}

export interface Ack {
  type: "ack";
  key: string;
  ply: number;
}

export interface Act {
  at: string;
  host: string;
  kind: string;
  name: string;
  table: string;
  line: number | null;
  until: string;
  text: string;
  reason: string;
}

export interface ActWish {
  kind: "clear" | "close" | "mute" | "remove" | "rename" | "reopen" | "settle" | "unmute";
  reason: string;
  report?: string;
  handle?: string;
  hours?: number;
  name?: string;
}

export interface Advice {
  moves: string[];
  events: EventInfo[];
  points: number[];
  next: string;
  ahead: number;
}

export interface Answer {
  type: "answer";
  id: string;
  text?: string;
  ruling?: string;
  move?: string;
  advice?: Advice | null;
}

export interface BotChoice {
  bot?: string;
}

export interface Branch {
  ply?: number | null;
  seat?: number | null;
  bot?: string;
}

export interface Calls {
  mail: boolean;
  push_key: string;
  email: string;
  verified: boolean;
  by_mail: boolean;
  by_push: boolean;
  browsers: number;
}

export interface CallsWish {
  by_mail: boolean;
  by_push: boolean;
}

export interface Card {
  id: string;
  name: string;
  text: string;
  rule: string;
  now: string[];
  drawing: string;
}

export interface Cards {
  cards: Card[];
}

export interface Changes {
  type: "changes";
  ply: number;
  decision: DecisionInfo | null;
  moves: MoveOffer[];
  events: EventInfo[];
  over: boolean;
  can_undo?: boolean;
  standings?: [number, number[]][] | null;
  scores?: Points[] | null;
  clocks?: number[] | null;
  record?: number;
  ack?: string;
  since: number;
  view: Record<string, unknown>;
}

export interface ChatSwitch {
  on: boolean;
}

export interface Checked {
  plies: number;
  totals: number[];
  commitment: string;
  from_position: boolean;
}

export interface ChooseSeat {
  seat?: number | null;
}

export interface Clock {
  kind?: "days" | "live" | "none";
  minutes?: number;
  increment?: number;
  days?: number;
}

export interface Company {
  friends: Someone[];
  asking: Someone[];
  asked: Someone[];
  blocked: Someone[];
  followed: Someone[];
  muted: Someone[];
}

export interface Components {
  names: Record<string, string>;
  catalogue: Record<string, unknown>;
  categories: string[];
  fields: Record<string, string[]>;
  messages: string;
  page: string;
  cites: Record<string, string>;
}

export interface Consent {
  type: "consent";
  key: string;
  ply: number;
  agree: boolean;
}

export interface Contribution {
  seat: number;
  contribution: string;
}

export interface Daily {
  day: string;
  ends: string;
  bots: string[];
  table: string;
  state: "left" | "new" | "over" | "running";
  today: DailyBoard;
  yesterday: DailyBoard;
}

export interface DailyBoard {
  day: string;
  count: number;
  lines: DailyLine[];
  mine: DailyLine | null;
}

export interface DailyLine {
  rank: number;
  name: string;
  handle: string;
  place: number;
  total: number;
  mine: boolean;
}

export interface DecisionInfo {
  seats: number[];
  kind: string;
  text: string;
}

export interface Email {
  email: string;
}

export interface EventInfo {
  kind: string;
  seat: number | null;
  facts: Record<string, string | number | string[]>;
  text: string;
  transfers?: Transfer[];
}

export interface Failed {
  type: "failed";
  code: string;
  text: string;
  fatal?: boolean;
}

export interface Farewell {
  password?: string;
}

export interface Favourite {
  id: string;
  games: number;
  won: number;
}

export interface FigureInfo {
  view: unknown;
  part: string;
  seat: number;
  around: string[];
}

export interface Found {
  people: Someone[];
}

export interface Frame {
  type: "frame";
  ply: number;
  decision: DecisionInfo | null;
  moves: MoveOffer[];
  events: EventInfo[];
  over: boolean;
  can_undo?: boolean;
  standings?: [number, number[]][] | null;
  scores?: Points[] | null;
  clocks?: number[] | null;
  record?: number;
  ack?: string;
  view: unknown;
}

export interface GameInfo {
  id: string;
  name: string;
  players: number[];
  options: OptionInfo[];
  rules: number;
  edition: string;
  lessons: number;
  puzzles: number;
}

export interface Games {
  games: GameInfo[];
  bots: string[];
}

export interface Happened {
  ply: number;
  seat: number | null;
  events: EventInfo[];
}

export interface Health {
  status: string;
  version: string;
}

export interface Hello {
  type: "hello";
  table: string;
  seat?: number | null;
  ply?: number | null;
  lang?: string;
  link?: string;
  version?: number;
}

export interface Hint {
  type: "hint";
  id: string;
}

export interface History {
  plies: number;
  totals: number[][];
}

export interface Holiday {
  left: number;
  since: string;
  until: string;
}

export interface HolidayWish {
  days: number;
  first?: string | null;
}

export interface HostDesk {
  reports: Reported[];
  acts: Act[];
}

export interface Invitation {
  host: string;
  link: string;
  card: TableCard;
}

export interface Join {
  seat?: number | null;
  link?: string;
  contribution?: string;
}

export interface JoinByLink {
  link: string;
  seat?: number | null;
  contribution?: string;
}

export interface Leader {
  name: string;
  bot: boolean;
  handle: string;
  value: number;
  spread: number;
  games: number;
  mine: boolean;
}

export interface Leaderboard {
  leaders: Leader[];
  mine: RatingInfo | null;
  fair: string;
}

export interface LessonState {
  progress: "done" | "missed" | "open";
}

export interface LessonTable {
  table: string;
}

export interface LessonTask {
  id: string;
  read: boolean;
  ruling: string;
  answer: string[];
}

export interface Line {
  number: number;
  name: string;
  text: string;
}

export interface Log {
  plies: Happened[];
}

export interface Look {
  type: "look";
  seat?: number | null;
}

export interface Me {
  id: string;
  nickname: string;
  login: string | null;
  session: string;
  host: boolean;
}

export interface Moment {
  table: string;
  ended: string;
  place: number;
  total: number;
  points: Record<string, number>;
}

export interface MoveOffer {
  move: string;
  picks: string[];
  side: boolean;
}

export interface MovedOn {
  type: "moved_on";
  key: string;
  frame: Frame;
}

export interface Muted {
  type: "muted";
  people: MutedSpeaker[];
}

export interface MutedSpeaker {
  speaker: string;
  id: string;
}

export interface NewAccount {
  login: string;
  password: string;
  current?: string;
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string | number | boolean>;
  seats?: SeatPlan[] | null;
  open?: boolean;
  clock?: Clock;
  contribution?: string;
  wait?: boolean;
  rated?: boolean;
  delay?: 0 | 1 | 5 | 15;
}

export interface Nickname {
  nickname: string;
}

export interface Notice {
  type: "notice";
  text: string;
}

export interface OptionInfo {
  name: string;
  text: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
}

export interface OwnProfile {
  handle: string;
  about: string;
  ratings: boolean;
  statistics: boolean;
  games: boolean;
}

export interface PauseInfo {
  seat: number | null;
  waiting: number[];
  since: string;
}

export interface PlayMove {
  type: "move";
  key: string;
  ply: number;
  move: string;
}

export interface PlayedGame {
  table: string;
  game: string;
  ended: string;
  rated: boolean;
  seats: PlayedSeat[];
}

export interface PlayedGames {
  games: PlayedGame[];
  more: boolean;
}

export interface PlayedSeat {
  seat: number;
  name: string;
  bot: string;
  place: number;
  total: number;
  away: boolean;
  mine: boolean;
  handle: string;
  before: number | null;
  rating: number | null;
}

export interface Points {
  points: Record<string, number>;
  total: number;
}

export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
}

export interface Preview {
  points: Record<string, number>;
  total: number;
  events: EventInfo[];
  final: boolean;
}

export interface Problem {
  code: string;
  text: string;
}

export interface Profile {
  name: string;
  about: string;
  since: string;
  ratings: RatingInfo[];
  statistics: Statistics[];
  games: PlayedGame[];
  mine: boolean;
}

export interface ProfileWish {
  about: string;
  ratings: boolean;
  statistics: boolean;
  games: boolean;
}

export interface Proof {
  token: string;
}

export interface Proposal {
  type: "proposal";
  seat: number;
  ply: number;
  waiting: number[];
}

export interface PushBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushEnd {
  endpoint: string;
}

export interface PuzzleAnswer {
  lines: PuzzleLine[];
  played: string;
  right_now: boolean;
  found: boolean;
  tries: number;
  right: number;
  streak: Streak;
}

export interface PuzzleInfo {
  id: string;
  theme: "deceptive" | "end" | "middle" | "opening";
  tried: "" | "found" | "missed";
}

export interface PuzzleLine {
  moves: string[];
  points: number;
  behind: number;
  error: number;
}

export interface PuzzleTry {
  give_up?: boolean;
}

export interface Puzzles {
  puzzles: PuzzleInfo[];
  streak: Streak;
}

export interface RatingInfo {
  game: string;
  value: number;
  spread: number;
  games: number;
  provisional: boolean;
}

export interface Refresh {
  type: "refresh";
}

export interface Refused {
  type: "refused";
  key: string;
  code: string;
  text: string;
  ruling?: string;
  facts?: Record<string, string | number | string[]>;
}

export interface Replayed {
  ply: number;
  view: unknown;
  text: string;
  decision: DecisionInfo | null;
  events: EventInfo[];
}

export interface Report {
  about: "chat" | "name" | "profile";
  reason: "cheating" | "hate" | "insult" | "other" | "spam";
  note?: string;
  handle?: string;
  table?: string;
  seat?: number | null;
  line?: number | null;
  link?: string;
}

export interface Reported {
  id: string;
  at: string;
  reporter: string;
  name: string;
  login: string;
  handle: string;
  about: string;
  reason: string;
  note: string;
  table: string;
  line: number | null;
  text: string;
  around: Line[];
  muted: string;
  closed: boolean;
  others: number;
}

export interface RulesText {
  text: string;
  figures: Record<string, FigureInfo>;
}

export interface Said {
  type: "said";
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: string;
  speaker?: string;
  phrase?: "all_hail" | "boo" | "cheers" | "good_game" | "good_luck" | "ha_ha" | "hello" | "nice_move" | "on_fire" | "one_moment" | "sorry" | "thank_you" | "treasure" | "well_played" | null;
}

export interface Sample {
  type: "sample";
  id: string;
}

export interface Sampled {
  type: "sampled";
  id: string;
  ply: number;
  position: Record<string, unknown>;
}

export interface Say {
  type: "say";
  key: string;
  text: string;
}

export interface SayPhrase {
  type: "phrase";
  key: string;
  phrase: string;
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  here: boolean;
  commitment: string;
  away: string;
}

export interface SeatPlan {
  kind?: "bot" | "hot_seat" | "me" | "open";
  name?: string;
  bot?: string;
}

export interface Seek {
  game: string;
  players: number;
  clock?: Clock;
  rated?: boolean;
  within?: number | null;
  contribution?: string;
}

export interface SessionInfo {
  id: string;
  kind: string;
  label: string;
  created: string;
  seen: string;
  here: boolean;
}

export interface Silence {
  speaker: string;
  on: boolean;
}

export interface Someone {
  id: string;
  name: string;
  handle: string;
}

export interface Statistics {
  game: string;
  games: number;
  won: number;
  average: number;
  categories: Record<string, number>;
  best: Moment[];
  over_time: Moment[];
  favourites: Favourite[];
}

export interface Streak {
  found: number;
  days: number;
}

export interface TableAnalysis {
  state: "none" | "ready" | "working";
  done: number;
  steps: number;
  expected: number[][];
  turnings: TurningPoint[];
}

export interface TableCalls {
  on: boolean;
}

export interface TableCard {
  table: TableInfo;
  mine: number[];
  owner: boolean;
  ply: number | null;
  deciding: number[];
  my_turn: boolean;
  link: string;
  seat_links: string[];
  followed: number[];
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  status: string;
  seats: SeatInfo[];
  open: boolean;
  clock: Record<string, string | number>;
  commitment: string;
  rematch: string;
  created: string;
  chat: boolean;
  rated: boolean;
  seek: boolean;
  least: number | null;
  most: number | null;
  pause: PauseInfo | null;
  daily: string;
  silenced: string[];
  delay: number;
}

export interface Tables {
  tables: TableCard[];
}

export interface TokenMade {
  id: string;
  token: string;
  person: string;
}

export interface TokenRequest {
  label?: string;
}

export interface Told {
  moves: string[];
  events: EventInfo[];
}

export interface Transfer {
  thing: string;
  count: number;
  source: string;
  target: string;
}

export interface TurningPoint {
  ply: number;
  seat: number;
  question: string;
  played: Told;
  better: Told;
  cost: number;
}

export interface Undo {
  type: "undo";
  key: string;
  ply: number;
}

export interface Unknown {
  type: "unknown";
  key: string;
  text: string;
}

export interface Unsaid {
  type: "unsaid";
  number: number;
}

export interface Waiting {
  invitations: Invitation[];
  asking: number;
}

export interface Welcome {
  type: "welcome";
  version: number;
  table: TableInfo;
  seat: number | null;
  ply: number;
  epoch?: string;
  speaker?: string;
}

export interface Whom {
  handle?: string;
  table?: string;
  seat?: number | null;
  speaker?: string;
  link?: string;
}

export interface WhyNot {
  type: "why_not";
  id: string;
  move?: string;
  picks?: string[];
}

export type ClientMessage = Hello | PlayMove | Undo | Consent | WhyNot | Hint | Sample | Say | SayPhrase | Look | Refresh;

export type ServerMessage = Welcome | Frame | Changes | Ack | Refused | Unknown | MovedOn | Answer | Sampled | Said | Muted | Unsaid | Notice | Presence | Proposal | TableChanged | Failed;

/** What every route takes and gives. */
export interface Routes {
  "DELETE /api/blocks/{person}": {
    path: { person: string };
    query: object;
    body: undefined;
    answer: undefined;
  };
  "DELETE /api/follows/{person}": {
    path: { person: string };
    query: object;
    body: undefined;
    answer: undefined;
  };
  "DELETE /api/friends/{person}": {
    path: { person: string };
    query: object;
    body: undefined;
    answer: undefined;
  };
  "DELETE /api/invitations/{table}": {
    path: { table: string };
    query: object;
    body: undefined;
    answer: undefined;
  };
  "DELETE /api/me/holiday": {
    path: object;
    query: object;
    body: undefined;
    answer: Holiday;
  };
  "DELETE /api/mutes/{person}": {
    path: { person: string };
    query: object;
    body: undefined;
    answer: undefined;
  };
  "DELETE /api/sessions/{session}": {
    path: { session: string };
    query: object;
    body: undefined;
    answer: undefined;
  };
  "GET /api/daily/{game}": {
    path: { game: string };
    query: object;
    body: undefined;
    answer: Daily;
  };
  "GET /api/friends": {
    path: object;
    query: object;
    body: undefined;
    answer: Company;
  };
  "GET /api/games": {
    path: object;
    query: { lang?: string };
    body: undefined;
    answer: Games;
  };
  "GET /api/games/{game}/cards": {
    path: { game: string };
    query: { lang?: string };
    body: undefined;
    answer: Cards;
  };
  "GET /api/games/{game}/components": {
    path: { game: string };
    query: { lang?: string };
    body: undefined;
    answer: Components;
  };
  "GET /api/games/{game}/rules": {
    path: { game: string };
    query: { lang?: string };
    body: undefined;
    answer: RulesText;
  };
  "GET /api/host": {
    path: object;
    query: { lang?: string };
    body: undefined;
    answer: HostDesk;
  };
  "GET /api/invitations": {
    path: object;
    query: object;
    body: undefined;
    answer: Waiting;
  };
  "GET /api/leaderboards/{game}": {
    path: { game: string };
    query: object;
    body: undefined;
    answer: Leaderboard;
  };
  "GET /api/lessons/{game}": {
    path: { game: string };
    query: object;
    body: undefined;
    answer: LessonTask[];
  };
  "GET /api/links/{link}": {
    path: { link: string };
    query: object;
    body: undefined;
    answer: TableCard;
  };
  "GET /api/me": {
    path: object;
    query: object;
    body: undefined;
    answer: Me;
  };
  "GET /api/me/archive": {
    path: object;
    query: object;
    body: undefined;
    answer: string;
  };
  "GET /api/me/calls": {
    path: object;
    query: object;
    body: undefined;
    answer: Calls;
  };
  "GET /api/me/games": {
    path: object;
    query: { game?: string; opponent?: string; rated?: boolean; result?: "" | "lost" | "won"; since?: string | null; skip?: number; until?: string | null };
    body: undefined;
    answer: PlayedGames;
  };
  "GET /api/me/holiday": {
    path: object;
    query: object;
    body: undefined;
    answer: Holiday;
  };
  "GET /api/me/profile": {
    path: object;
    query: object;
    body: undefined;
    answer: OwnProfile;
  };
  "GET /api/me/statistics/{game}": {
    path: { game: string };
    query: object;
    body: undefined;
    answer: Statistics;
  };
  "GET /api/people": {
    path: object;
    query: { name?: string };
    body: undefined;
    answer: Found;
  };
  "GET /api/people/{handle}": {
    path: { handle: string };
    query: object;
    body: undefined;
    answer: Profile;
  };
  "GET /api/puzzles/{game}": {
    path: { game: string };
    query: object;
    body: undefined;
    answer: Puzzles;
  };
  "GET /api/sessions": {
    path: object;
    query: object;
    body: undefined;
    answer: SessionInfo[];
  };
  "GET /api/tables/mine": {
    path: object;
    query: object;
    body: undefined;
    answer: Tables;
  };
  "GET /api/tables/open": {
    path: object;
    query: object;
    body: undefined;
    answer: Tables;
  };
  "GET /api/tables/running": {
    path: object;
    query: object;
    body: undefined;
    answer: Tables;
  };
  "GET /api/tables/{table}": {
    path: { table: string };
    query: { link?: string };
    body: undefined;
    answer: TableCard;
  };
  "GET /api/tables/{table}/analysis": {
    path: { table: string };
    query: { lang?: string; link?: string };
    body: undefined;
    answer: TableAnalysis;
  };
  "GET /api/tables/{table}/calls": {
    path: { table: string };
    query: object;
    body: undefined;
    answer: TableCalls;
  };
  "GET /api/tables/{table}/cards/{component}": {
    path: { table: string; component: string };
    query: { lang?: string; link?: string; seat?: number | null };
    body: undefined;
    answer: Card;
  };
  "GET /api/tables/{table}/check": {
    path: { table: string };
    query: { link?: string };
    body: undefined;
    answer: Checked;
  };
  "GET /api/tables/{table}/history": {
    path: { table: string };
    query: { link?: string };
    body: undefined;
    answer: History;
  };
  "GET /api/tables/{table}/lesson": {
    path: { table: string };
    query: object;
    body: undefined;
    answer: LessonState;
  };
  "GET /api/tables/{table}/log": {
    path: { table: string };
    query: { lang?: string; link?: string; seat?: number | null };
    body: undefined;
    answer: Log;
  };
  "GET /api/tables/{table}/preview": {
    path: { table: string };
    query: { lang?: string; move?: string; ply?: number | null; seat?: number | null };
    body: undefined;
    answer: Preview | null;
  };
  "GET /api/tables/{table}/record": {
    path: { table: string };
    query: { link?: string; seat?: number | null };
    body: undefined;
    answer: string;
  };
  "GET /api/tables/{table}/replay/{ply}": {
    path: { table: string; ply: number };
    query: { lang?: string; link?: string; seat?: number | null };
    body: undefined;
    answer: Replayed;
  };
  "GET /api/tables/{table}/result": {
    path: { table: string };
    query: { link?: string };
    body: undefined;
    answer: PlayedGame | null;
  };
  "GET /health": {
    path: object;
    query: object;
    body: undefined;
    answer: Health;
  };
  "POST /api/account": {
    path: object;
    query: object;
    body: NewAccount;
    answer: Me;
  };
  "POST /api/blocks": {
    path: object;
    query: object;
    body: Whom;
    answer: undefined;
  };
  "POST /api/daily/{game}": {
    path: { game: string };
    query: object;
    body: undefined;
    answer: LessonTable;
  };
  "POST /api/email/verify": {
    path: object;
    query: object;
    body: Proof;
    answer: undefined;
  };
  "POST /api/follows": {
    path: object;
    query: object;
    body: Whom;
    answer: undefined;
  };
  "POST /api/friends": {
    path: object;
    query: object;
    body: Whom;
    answer: undefined;
  };
  "POST /api/guest": {
    path: object;
    query: object;
    body: Nickname;
    answer: Me;
  };
  "POST /api/host/acts": {
    path: object;
    query: { lang?: string };
    body: ActWish;
    answer: HostDesk;
  };
  "POST /api/join": {
    path: object;
    query: object;
    body: JoinByLink;
    answer: TableCard;
  };
  "POST /api/lessons/{game}/{task}": {
    path: { game: string; task: string };
    query: object;
    body: undefined;
    answer: LessonTable;
  };
  "POST /api/login": {
    path: object;
    query: object;
    body: Account;
    answer: Me;
  };
  "POST /api/logout": {
    path: object;
    query: object;
    body: undefined;
    answer: undefined;
  };
  "POST /api/me/delete": {
    path: object;
    query: object;
    body: Farewell;
    answer: undefined;
  };
  "POST /api/me/pushes": {
    path: object;
    query: { lang?: string };
    body: PushBrowser;
    answer: undefined;
  };
  "POST /api/me/pushes/end": {
    path: object;
    query: object;
    body: PushEnd;
    answer: undefined;
  };
  "POST /api/mutes": {
    path: object;
    query: object;
    body: Whom;
    answer: undefined;
  };
  "POST /api/puzzles/{game}/{puzzle}": {
    path: { game: string; puzzle: string };
    query: object;
    body: undefined;
    answer: LessonTable;
  };
  "POST /api/reports": {
    path: object;
    query: object;
    body: Report;
    answer: undefined;
  };
  "POST /api/seeks": {
    path: object;
    query: object;
    body: Seek;
    answer: TableCard;
  };
  "POST /api/tables": {
    path: object;
    query: object;
    body: NewTable;
    answer: TableCard;
  };
  "POST /api/tables/{table}/analysis": {
    path: { table: string };
    query: { lang?: string; link?: string };
    body: undefined;
    answer: TableAnalysis;
  };
  "POST /api/tables/{table}/branch": {
    path: { table: string };
    query: { link?: string };
    body: Branch;
    answer: TableCard;
  };
  "POST /api/tables/{table}/chat": {
    path: { table: string };
    query: object;
    body: ChatSwitch;
    answer: TableCard;
  };
  "POST /api/tables/{table}/contribution": {
    path: { table: string };
    query: object;
    body: Contribution;
    answer: TableCard;
  };
  "POST /api/tables/{table}/invitations": {
    path: { table: string };
    query: object;
    body: Whom;
    answer: undefined;
  };
  "POST /api/tables/{table}/join": {
    path: { table: string };
    query: object;
    body: Join;
    answer: TableCard;
  };
  "POST /api/tables/{table}/leave": {
    path: { table: string };
    query: object;
    body: ChooseSeat;
    answer: TableCard | null;
  };
  "POST /api/tables/{table}/pause": {
    path: { table: string };
    query: object;
    body: undefined;
    answer: TableCard;
  };
  "POST /api/tables/{table}/puzzle": {
    path: { table: string };
    query: object;
    body: PuzzleTry;
    answer: PuzzleAnswer | null;
  };
  "POST /api/tables/{table}/rematch": {
    path: { table: string };
    query: object;
    body: undefined;
    answer: TableCard;
  };
  "POST /api/tables/{table}/resume": {
    path: { table: string };
    query: object;
    body: undefined;
    answer: TableCard;
  };
  "POST /api/tables/{table}/return": {
    path: { table: string };
    query: object;
    body: ChooseSeat;
    answer: TableCard;
  };
  "POST /api/tables/{table}/seats/{seat}/bot": {
    path: { table: string; seat: number };
    query: object;
    body: BotChoice;
    answer: TableCard;
  };
  "POST /api/tables/{table}/silence": {
    path: { table: string };
    query: object;
    body: Silence;
    answer: TableCard;
  };
  "POST /api/tables/{table}/start": {
    path: { table: string };
    query: object;
    body: undefined;
    answer: TableCard;
  };
  "POST /api/tokens": {
    path: object;
    query: object;
    body: TokenRequest;
    answer: TokenMade;
  };
  "POST /api/tokens/guest": {
    path: object;
    query: object;
    body: Nickname;
    answer: TokenMade;
  };
  "POST /api/unsubscribe/{token}": {
    path: { token: string };
    query: object;
    body: undefined;
    answer: undefined;
  };
  "PUT /api/me": {
    path: object;
    query: object;
    body: Nickname;
    answer: Me;
  };
  "PUT /api/me/calls": {
    path: object;
    query: { lang?: string };
    body: CallsWish;
    answer: Calls;
  };
  "PUT /api/me/email": {
    path: object;
    query: { lang?: string };
    body: Email;
    answer: Calls;
  };
  "PUT /api/me/holiday": {
    path: object;
    query: object;
    body: HolidayWish;
    answer: Holiday;
  };
  "PUT /api/me/profile": {
    path: object;
    query: object;
    body: ProfileWish;
    answer: OwnProfile;
  };
  "PUT /api/tables/{table}/calls": {
    path: { table: string };
    query: object;
    body: TableCalls;
    answer: TableCalls;
  };
}
