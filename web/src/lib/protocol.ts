// Made by `python -m underhall.server.typescript` from src/underhall/server/protocol.py. Do not edit.

export const VERSION = 1;

export interface Ack {
  type: "ack";
  key: string;
  ply: number;
}

export interface Answer {
  type: "answer";
  id: string;
  text?: string;
  ruling?: string;
  move?: string;
}

export interface Consent {
  type: "consent";
  key: string;
  ply: number;
  agree: boolean;
}

export interface DecisionInfo {
  seats: number[];
  kind: string;
  text: string;
}

export interface EventInfo {
  kind: string;
  seat: number | null;
  facts: Record<string, string | number | string[]>;
  text: string;
}

export interface Failed {
  type: "failed";
  code: string;
  text: string;
  fatal?: boolean;
}

export interface Frame {
  type: "frame";
  ply: number;
  view: unknown;
  hash: string;
  decision: DecisionInfo | null;
  moves: MoveOffer[];
  events: EventInfo[];
  over: boolean;
  can_undo?: boolean;
  standings?: [number, number[]][] | null;
  clocks?: number[] | null;
  record?: number;
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

export interface Look {
  type: "look";
  seat?: number | null;
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

export interface PlayMove {
  type: "move";
  key: string;
  ply: number;
  move: string;
}

export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
}

export interface Proposal {
  type: "proposal";
  seat: number;
  ply: number;
  waiting: number[];
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

export interface Said {
  type: "said";
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: string;
  speaker?: string;
}

export interface Sample {
  type: "sample";
  id: string;
}

export interface Say {
  type: "say";
  key: string;
  text: string;
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  here: boolean;
  commitment: string;
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

export interface Welcome {
  type: "welcome";
  version: number;
  table: TableInfo;
  seat: number | null;
  ply: number;
  epoch?: string;
}

export interface WhyNot {
  type: "why_not";
  id: string;
  move?: string;
  picks?: string[];
}

export type ClientMessage = Hello | PlayMove | Undo | Consent | WhyNot | Hint | Sample | Say | Look | Refresh;

export type ServerMessage = Welcome | Frame | Ack | Refused | Unknown | MovedOn | Answer | Said | Presence | Proposal | TableChanged | Failed;
