// The lobby's HTTP interface, as the page uses it. The server's OpenAPI page tells all of it.

import type { EventInfo, TableInfo } from "./protocol";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

/** For how long a request is sent again of which the server cannot say whether it was done, and how often. */
const PATIENCE = 30_000;
const PAUSE = 1_000;

/** One request. The same key again does nothing twice, so it is sent again until there is a certain answer. */
async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const key = method === "GET" ? "" : contribution();
  const began = performance.now();
  for (;;) {
    try {
      return await ask<T>(method, path, body, key);
    } catch (error) {
      const unknown = error instanceof Refused && error.code === "unknown";
      if (!unknown || performance.now() - began > PATIENCE) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

async function ask<T>(method: string, path: string, body: unknown, key: string): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json", "X-Underhall": "1" };
  if (key) headers["Idempotency-Key"] = key;
  headers["Accept-Language"] = document.documentElement.lang || "en";
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused("unreachable", 0, "");
  }
  const text = await answer.text();
  const data: unknown = text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (!answer.ok) {
    const problem = (typeof data === "object" && data ? data : {}) as { code?: string; text?: string };
    throw new Refused(problem.code ?? `http_${answer.status}`, answer.status, problem.text ?? `HTTP ${answer.status}`);
  }
  return data as T;
}

export interface OptionInfo {
  name: string;
  text: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
}

export interface GameInfo {
  id: string;
  name: string;
  players: number[];
  options: OptionInfo[];
}

/** What the page needs to draw a game and to say its moves: names in a language, data, score rows, fields of moves. */
export interface Components {
  names: Record<string, string>;
  catalogue: unknown;
  categories: string[];
  fields: Record<string, string[]>;
}

export interface Me {
  id: string;
  nickname: string;
  login: string | null;
}

export interface TableCard {
  table: TableInfo;
  mine: number[];
  owner: boolean;
  ply: number | null;
  deciding: number[];
  my_turn: boolean;
  link?: string;
}

export interface SeatPlan {
  kind: "me" | "open" | "hot_seat" | "bot";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string | number | boolean>;
  seats?: SeatPlan[];
  open?: boolean;
  clock?: { kind: "none" | "live" | "days"; minutes?: number; increment?: number; days?: number };
  contribution?: string;
}

/** A finished game's plies: how many, and every seat's total at each. */
export interface History {
  plies: number;
  totals: number[][];
}

/** The position at a ply of the record; `text` tells what led to it. */
export interface Replayed {
  ply: number;
  view: unknown;
  text: string;
  events: EventInfo[];
}

/** What a ply of the record brought about; `seat` is who decided, null for the dealer. */
export interface Happened {
  ply: number;
  seat: number | null;
  events: EventInfo[];
}

/** What a move would bring one's own seat. */
export interface Preview {
  points: Record<string, number>;
  total: number;
  events: EventInfo[];
}

export interface Checked {
  plies: number;
  totals: number[];
  commitment: string;
}

export interface SessionInfo {
  id: string;
  kind: string;
  label: string;
  created: string;
  seen: string;
  here: boolean;
}

/** A text of one's own that goes into the seed, so that no single party chooses it. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function query(facts: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return given.length ? `?${given.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join("&")}` : "";
}

/** The sentence to show for whatever went wrong. */
export function sentence(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message ? error.message : otherwise;
}

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  guest: (nickname: string) => call<Me>("POST", "/api/guest", { nickname }),
  rename: (nickname: string) => call<Me>("PUT", "/api/me", { nickname }),
  register: (login: string, password: string) => call<Me>("POST", "/api/account", { login, password }),
  logIn: (login: string, password: string) => call<Me>("POST", "/api/login", { login, password }),
  logOut: () => call<void>("POST", "/api/logout"),
  sessions: () => call<SessionInfo[]>("GET", "/api/sessions"),
  revoke: (session: string) => call<void>("DELETE", `/api/sessions/${session}`),
  games: (lang: string) => call<{ games: GameInfo[]; bots: string[] }>("GET", `/api/games${query({ lang })}`),
  chat: (id: string, on: boolean) => call<TableCard>("POST", `/api/tables/${id}/chat`, { on }),
  components: (game: string, lang: string) =>
    call<Components>("GET", `/api/games/${game}/components${query({ lang })}`),
  rules: (game: string, lang: string) => call<{ text: string }>("GET", `/api/games/${game}/rules${query({ lang })}`),
  open: () => call<{ tables: TableCard[] }>("GET", "/api/tables/open"),
  running: () => call<{ tables: TableCard[] }>("GET", "/api/tables/running"),
  mine: () => call<{ tables: TableCard[] }>("GET", "/api/tables/mine"),
  table: (id: string, link = "") => call<TableCard>("GET", `/api/tables/${id}${query({ link })}`),
  create: (table: NewTable) => call<TableCard>("POST", "/api/tables", table),
  join: (id: string, seat: number | null, link = "") =>
    call<TableCard>("POST", `/api/tables/${id}/join`, { seat, link, contribution: contribution() }),
  joinByLink: (link: string) => call<TableCard>("POST", "/api/join", { link, contribution: contribution() }),
  leave: (id: string) => call<TableCard | null>("POST", `/api/tables/${id}/leave`, {}),
  comeBack: (id: string) => call<TableCard>("POST", `/api/tables/${id}/return`, {}),
  toBot: (id: string, seat: number, bot: string) =>
    call<TableCard>("POST", `/api/tables/${id}/seats/${seat}/bot`, { bot }),
  start: (id: string) => call<TableCard>("POST", `/api/tables/${id}/start`),
  rematch: (id: string) => call<TableCard>("POST", `/api/tables/${id}/rematch`),
  history: (id: string, link = "") => call<History>("GET", `/api/tables/${id}/history${query({ link })}`),
  replay: (id: string, ply: number, lang: string, seat: number | null, link = "") =>
    call<Replayed>("GET", `/api/tables/${id}/replay/${ply}${query({ lang, seat, link })}`),
  log: (id: string, lang: string, seat: number | null, link = "") =>
    call<{ plies: Happened[] }>("GET", `/api/tables/${id}/log${query({ lang, seat, link })}`),
  /** What a move would bring; null when the table is past this ply. */
  preview: (id: string, move: string, lang: string, seat: number, ply: number) =>
    call<Preview | null>("GET", `/api/tables/${id}/preview${query({ move, lang, seat, ply })}`),
  check: (id: string) => call<Checked>("GET", `/api/tables/${id}/check`),
  branch: (id: string, ply: number, seat: number | null, link = "") =>
    call<TableCard>("POST", `/api/tables/${id}/branch${query({ link })}`, { ply, ...(seat === null ? {} : { seat }) }),
};
