// Messages: the same Fluent files that the server reads, a chunk each, fetched in the chosen language when a screen
// needs them: at a table those of its game, elsewhere those of all games.

import { untrack } from "svelte";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import type { Components } from "./protocol";
import { settings, type Language } from "./settings.svelte";

const files = import.meta.glob<string>(
  ["../../../src/underhall/locales/*/*.ftl", "!../../../src/underhall/locales/*/{arena,cli,server}.ftl"],
  { query: "?raw", import: "default" },
);

export type Facts = Record<string, FluentVariable | readonly string[]>;
type Names = Record<string, string>;

/** `grown` counts what was added to the bundle after it was first used. `lobby`: with what is said of all games. */
let state = $state.raw<{ bundle: FluentBundle | null; grown: number; lobby: boolean }>({
  bundle: null,
  grown: 0,
  lobby: false,
});
/** The bundle that is being filled, and the files that have been or are being added to it. */
let filling: { bundle: FluentBundle; language: Language; added: Map<string, Promise<void>> } | null = null;
const names = $state<Record<string, Names>>({});
/** Whether something is shown that says what only `hearOfPeople` fetches. */
let people = false;

/** A made-up language for tests: whatever is still plain ASCII on the page did not come from a message. */
export function pseudo(text: string): string {
  return text
    .replace(/[A-Z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0x41 + 0x1d400))
    .replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0x61 + 0x1d41a));
}

function isPseudo(): boolean {
  return localStorage.getItem("underhall-pseudo") === "1";
}

type Wanted = (name: string) => boolean;
const all: Wanted = () => true;
/** What the lobby shows, with what it says of the games and of people. */
const ofLobby: Wanted = (name) => /^(core|page\w*)\.ftl$/.test(name);
/** What every screen shows. */
const ofEveryScreen: Wanted = (name) => /^(core|page)\.ftl$/.test(name);
/** What is said of people and their games: the files of the lobby that are not a game's, as it has one of its own. */
const ofPeople: Wanted = (name) => /^page_/.test(name) && !isThere(name.replace("page_", ""));

function isThere(name: string): boolean {
  return Object.keys(files).some((path) => path.endsWith(`/${name}`));
}

/** Fetch the messages of a language and use them: with what the lobby says of all games, or without. A table fetches
 * those of its own game, with `learn`, and what else it says with `hearOfPeople`; other screens all, with `heard`. */
export async function speak(language: Language, allGames: boolean): Promise<void> {
  const { bundle } = bundleOf(language);
  await add((name) => (allGames ? ofLobby(name) : ofEveryScreen(name) || (people && ofPeople(name))), language);
  if (filling?.bundle !== bundle) return; // another language was chosen meanwhile
  state = { bundle, grown: state.grown + 1, lobby: allGames || (state.lobby && state.bundle === bundle) };
}

/** The bundle of a language; the one of another language is given up. */
function bundleOf(language: Language): NonNullable<typeof filling> {
  if (filling?.language !== language) {
    const bundle = new FluentBundle(language, { useIsolating: false, transform: isPseudo() ? pseudo : undefined });
    filling = { bundle, language, added: new Map() };
  }
  return filling;
}

/** Add the wanted files to the bundle of a language, unless they are there. */
async function add(wanted: Wanted, language: Language): Promise<void> {
  const { bundle, added } = bundleOf(language);
  const fetched: Promise<void>[] = [];
  for (const [path, load] of Object.entries(files)) {
    const [of, name] = path.split("/").slice(-2) as [string, string];
    if (of !== language || !wanted(name)) continue;
    const adding =
      added.get(name) ??
      load().then(
        (text) => void bundle.addResource(new FluentResource(text)),
        (problem: unknown) => {
          added.delete(name); // whoever needs it next tries again
          throw problem;
        },
      );
    added.set(name, adding);
    fetched.push(adding);
  }
  await Promise.all(fetched);
  if (state.bundle === bundle) state = { ...state, grown: state.grown + 1 };
}

const kits = new Map<string, Components>();

/** Fetch what the page needs to draw and name a game's components, in the chosen language. */
export async function learn(game: string): Promise<Components> {
  const { language } = settings;
  const key = `${game}/${language}`;
  const own = add((name) => new RegExp(`^(page_)?${game}(_\\w+)?\\.ftl$`).test(name), language);
  const [kit] = await Promise.all([kits.get(key) ?? api.components(game, language), own]);
  if (kit.messages && !kits.has(key)) {
    state.bundle?.addResource(new FluentResource(kit.messages), { allowOverrides: true });
    state = { ...state, grown: state.grown + 1 };
  }
  kits.set(key, kit);
  names[key] = kit.names;
  return kit;
}

/** Give a game a name that has no messages yet: plug-ins bring theirs when they are played. */
export function introduce(game: string, name: string): void {
  if (!state.bundle || has(`${game}-name`)) return;
  state.bundle.addResource(new FluentResource(`${game}-name = ${name}`));
  state = { ...state, grown: state.grown + 1 };
}

/** When the page has nothing more urgent to do. */
export function idle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 2000 });
    else setTimeout(done, 200); // Safari has none
  });
}

/** What is said of people is there, and whatever was asked for meanwhile: a part of the page that says it. */
export async function hearOfPeople<Part>(part: Promise<Part>): Promise<Part> {
  people = true;
  await untrack(() => add(ofPeople, settings.language));
  return part;
}

/** All messages of the chosen language are there. */
export function heard(): Promise<void> {
  return add(all, settings.language);
}

/** Whether a screen can speak; the lobby speaks of all games. */
export function isReady(allGames: boolean): boolean {
  return state.bundle !== null && (state.lobby || !allGames);
}

type Namer = (id: string) => string | null;
let namers = $state.raw<Record<string, Namer | null>>({});

/** Let a board name places that have no printed name, such as cells; `null` for what is none. */
export function namePlaces(game: string, namer: Namer | null): void {
  // Boards call this in an effect: reading what is written here would run it forever.
  namers = { ...untrack(() => namers), [game]: namer };
}

/** The display name of a component of a game; the id itself when it has none. */
export function nameOf(game: string, id: string): string {
  return names[`${game}/${settings.language}`]?.[id] ?? namers[game]?.(id) ?? id;
}

export function has(key: string): boolean {
  return state.bundle?.hasMessage(key) ?? false;
}

/** A number in a message. A browser is slow to load what groups digits; small numbers have none to group. */
class Amount extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    const isPlain = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

/** A message filled with facts; ids of a game's components are named on the way. */
export function say(key: string, facts: Facts = {}, game = ""): string {
  const bundle = state.bundle;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  const filled: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (Array.isArray(fact)) filled[name] = fact.map((item) => (game ? nameOf(game, String(item)) : item)).join(", ");
    else if (typeof fact === "string") filled[name] = game ? nameOf(game, fact) : fact;
    else filled[name] = typeof fact === "number" ? new Amount(fact) : (fact as FluentVariable);
  }
  return bundle.formatPattern(message.value, filled);
}

const TAG = /^[a-z_]+/;

/** A move in words: `<game>-move-<tag>` with the notation's parts as facts named by the picks. */
export function sayMove(game: string, notation: string, fields: readonly string[]): string {
  const [tag = "", ...tokens] = notation.split(" ");
  const facts: Facts = {};
  tokens.forEach((token, index) => {
    const field = fields[index];
    if (!field) return;
    if (/^-?\d+$/.test(token)) facts[field] = Number(token);
    else facts[field] = token === "-" ? "–" : token.includes(",") ? token.split(",") : token;
  });
  return TAG.test(tag) ? say(`${game}-move-${tag}`, facts, game) : notation;
}
