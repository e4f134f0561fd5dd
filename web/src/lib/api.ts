// The lobby's HTTP interface, as the page uses it. The server's OpenAPI page has all of it.

import type {
  ActWish,
  CallsWish,
  NewTable,
  Problem,
  ProfileWish,
  PushBrowser,
  Report,
  Routes,
  Seek,
  Whom,
} from "./protocol";

type Given = Record<string, string | number | boolean | null | undefined>;

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

/** How long, and how often, to resend a request when the server cannot say whether it was done. */
const PATIENCE = 30_000;
const PAUSE = 1_000;

/** One request. The same key again does nothing twice, so it is sent again until there is a certain answer. */
async function call<R extends keyof Routes>(
  route: R,
  given: Routes[R]["path"] & Routes[R]["query"],
  body: Routes[R]["body"],
): Promise<Routes[R]["answer"]> {
  const [method = "", path = ""] = route.split(" ");
  const address = addressOf(path, given as Given);
  const key = method === "GET" ? "" : contribution();
  const began = performance.now();
  for (;;) {
    try {
      return await ask<Routes[R]["answer"]>(method, address, body, key);
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
    const problem = (typeof data === "object" && data ? data : {}) as Partial<Problem>;
    throw new Refused(problem.code ?? `http_${answer.status}`, answer.status, problem.text ?? `HTTP ${answer.status}`);
  }
  return data as T;
}

/** A text of the player's own that goes into the seed, so that no single party chooses it. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A path with its places filled in; what has no place in it goes after the question mark. */
function addressOf(path: string, given: Given): string {
  const asked = { ...given };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(asked[name]);
    delete asked[name];
    return encodeURIComponent(value);
  });
  const rest = Object.entries(asked).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return rest.length
    ? `${filled}?${rest.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join("&")}`
    : filled;
}

/** The sentence to show for whatever went wrong. */
export function sentence(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message ? error.message : otherwise;
}

export const api = {
  me: () => call("GET /api/me", {}, undefined),
  guest: (nickname: string) => call("POST /api/guest", {}, { nickname }),
  rename: (nickname: string) => call("PUT /api/me", {}, { nickname }),
  register: (login: string, password: string) => call("POST /api/account", {}, { login, password }),
  logIn: (login: string, password: string) => call("POST /api/login", {}, { login, password }),
  logOut: () => call("POST /api/logout", {}, undefined),
  sessions: () => call("GET /api/sessions", {}, undefined),
  revoke: (session: string) => call("DELETE /api/sessions/{session}", { session }, undefined),
  games: (lang: string) => call("GET /api/games", { lang }, undefined),
  chat: (table: string, on: boolean) => call("POST /api/tables/{table}/chat", { table }, { on }),
  silence: (table: string, speaker: string, on: boolean) =>
    call("POST /api/tables/{table}/silence", { table }, { speaker, on }),
  components: (game: string, lang: string) => call("GET /api/games/{game}/components", { game, lang }, undefined),
  cards: (game: string, lang: string) => call("GET /api/games/{game}/cards", { game, lang }, undefined),
  rules: (game: string, lang: string) => call("GET /api/games/{game}/rules", { game, lang }, undefined),
  open: () => call("GET /api/tables/open", {}, undefined),
  running: () => call("GET /api/tables/running", {}, undefined),
  mine: () => call("GET /api/tables/mine", {}, undefined),
  table: (table: string, link = "") => call("GET /api/tables/{table}", { table, link }, undefined),
  create: (table: NewTable) => call("POST /api/tables", {}, table),
  join: (table: string, seat: number | null, link = "") =>
    call("POST /api/tables/{table}/join", { table }, { seat, link, contribution: contribution() }),
  joinByLink: (link: string) => call("POST /api/join", {}, { link, contribution: contribution() }),
  leave: (table: string) => call("POST /api/tables/{table}/leave", { table }, {}),
  comeBack: (table: string) => call("POST /api/tables/{table}/return", { table }, {}),
  toBot: (table: string, seat: number, bot: string) =>
    call("POST /api/tables/{table}/seats/{seat}/bot", { table, seat }, { bot }),
  start: (table: string) => call("POST /api/tables/{table}/start", { table }, undefined),
  rematch: (table: string) => call("POST /api/tables/{table}/rematch", { table }, undefined),
  history: (table: string, link = "") => call("GET /api/tables/{table}/history", { table, link }, undefined),
  replay: (table: string, ply: number, lang: string, seat: number | null, link = "") =>
    call("GET /api/tables/{table}/replay/{ply}", { table, ply, lang, seat, link }, undefined),
  log: (table: string, lang: string, seat: number | null, link = "") =>
    call("GET /api/tables/{table}/log", { table, lang, seat, link }, undefined),
  /** What a move would bring; null when the table is past this ply. */
  preview: (table: string, move: string, lang: string, seat: number, ply: number) =>
    call("GET /api/tables/{table}/preview", { table, move, lang, seat, ply }, undefined),
  card: (table: string, component: string, lang: string, seat: number | null, link = "") =>
    call("GET /api/tables/{table}/cards/{component}", { table, component, lang, seat, link }, undefined),
  result: (table: string, link = "") => call("GET /api/tables/{table}/result", { table, link }, undefined),
  myGames: (wish: Routes["GET /api/me/games"]["query"]) => call("GET /api/me/games", wish, undefined),
  statistics: (game: string) => call("GET /api/me/statistics/{game}", { game }, undefined),
  profile: () => call("GET /api/me/profile", {}, undefined),
  changeProfile: (wish: ProfileWish) => call("PUT /api/me/profile", {}, wish),
  deleteMe: (password: string) => call("POST /api/me/delete", {}, { password }),
  person: (handle: string) => call("GET /api/people/{handle}", { handle }, undefined),
  company: () => call("GET /api/friends", {}, undefined),
  findPeople: (name: string) => call("GET /api/people", { name }, undefined),
  befriend: (whom: Whom) => call("POST /api/friends", {}, whom),
  unfriend: (person: string) => call("DELETE /api/friends/{person}", { person }, undefined),
  block: (whom: Whom) => call("POST /api/blocks", {}, whom),
  unblock: (person: string) => call("DELETE /api/blocks/{person}", { person }, undefined),
  follow: (whom: Whom) => call("POST /api/follows", {}, whom),
  unfollow: (person: string) => call("DELETE /api/follows/{person}", { person }, undefined),
  mute: (whom: Whom) => call("POST /api/mutes", {}, whom),
  unmute: (person: string) => call("DELETE /api/mutes/{person}", { person }, undefined),
  waiting: () => call("GET /api/invitations", {}, undefined),
  invite: (table: string, whom: Whom) => call("POST /api/tables/{table}/invitations", { table }, whom),
  decline: (table: string) => call("DELETE /api/invitations/{table}", { table }, undefined),
  pause: (table: string) => call("POST /api/tables/{table}/pause", { table }, undefined),
  resume: (table: string) => call("POST /api/tables/{table}/resume", { table }, undefined),
  holiday: () => call("GET /api/me/holiday", {}, undefined),
  takeHoliday: (days: number) => call("PUT /api/me/holiday", {}, { days }),
  endHoliday: () => call("DELETE /api/me/holiday", {}, undefined),
  report: (wish: Report) => call("POST /api/reports", {}, wish),
  desk: () => call("GET /api/host", {}, undefined),
  act: (wish: ActWish) => call("POST /api/host/acts", {}, wish),
  seek: (wish: Seek) => call("POST /api/seeks", {}, { ...wish, contribution: contribution() }),
  calls: () => call("GET /api/me/calls", {}, undefined),
  chooseCalls: (wish: CallsWish, lang: string) => call("PUT /api/me/calls", { lang }, wish),
  setEmail: (email: string, lang: string) => call("PUT /api/me/email", { lang }, { email }),
  verifyEmail: (token: string) => call("POST /api/email/verify", {}, { token }),
  unsubscribe: (token: string) => call("POST /api/unsubscribe/{token}", { token }, undefined),
  addPush: (browser: PushBrowser, lang: string) => call("POST /api/me/pushes", { lang }, browser),
  endPush: (endpoint: string) => call("POST /api/me/pushes/end", {}, { endpoint }),
  tableCalls: (table: string) => call("GET /api/tables/{table}/calls", { table }, undefined),
  callAbout: (table: string, on: boolean) => call("PUT /api/tables/{table}/calls", { table }, { on }),
  leaderboard: (game: string) => call("GET /api/leaderboards/{game}", { game }, undefined),
  tasks: (game: string) => call("GET /api/lessons/{game}", { game }, undefined),
  beginTask: (game: string, task: string) => call("POST /api/lessons/{game}/{task}", { game, task }, undefined),
  taskState: (table: string) => call("GET /api/tables/{table}/lesson", { table }, undefined),
  puzzles: (game: string) => call("GET /api/puzzles/{game}", { game }, undefined),
  beginPuzzle: (game: string, puzzle: string) => call("POST /api/puzzles/{game}/{puzzle}", { game, puzzle }, undefined),
  tryPuzzle: (table: string, give_up: boolean) => call("POST /api/tables/{table}/puzzle", { table }, { give_up }),
  daily: (game: string) => call("GET /api/daily/{game}", { game }, undefined),
  beginDaily: (game: string) => call("POST /api/daily/{game}", { game }, undefined),
  analysis: (table: string, lang: string, link = "") =>
    call("GET /api/tables/{table}/analysis", { table, lang, link }, undefined),
  analyse: (table: string, lang: string, link = "") =>
    call("POST /api/tables/{table}/analysis", { table, lang, link }, undefined),
  check: (table: string) => call("GET /api/tables/{table}/check", { table }, undefined),
  branch: (table: string, ply: number, seat: number | null, link = "") =>
    call("POST /api/tables/{table}/branch", { table, link }, { ply, seat }),
};
