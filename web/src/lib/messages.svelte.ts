// Messages: the same Fluent files that the server reads, one chunk per language, fetched when it is chosen.

import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import type { Components } from "./protocol";
import { settings, type Language } from "./settings.svelte";

const files = import.meta.glob<string>(
  [
    "../../../src/underhall/locales/*/*.ftl",
    "!../../../src/underhall/locales/*/cli.ftl",
    "!../../../src/underhall/locales/*/server.ftl",
  ],
  { query: "?raw", import: "default" },
);

export type Facts = Record<string, FluentVariable | readonly string[]>;
type Names = Record<string, string>;

/** `grown` counts what was added to the bundle after it was first used. */
let state = $state.raw<{ bundle: FluentBundle | null; grown: number }>({ bundle: null, grown: 0 });
let whole: Promise<void> = Promise.resolve();
const names = $state<Record<string, Names>>({});

/** A made-up language for tests: whatever is still plain ASCII on the page did not come from a message. */
export function pseudo(text: string): string {
  return text
    .replace(/[A-Z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0x41 + 0x1d400))
    .replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0x61 + 0x1d41a));
}

function isPseudo(): boolean {
  return localStorage.getItem("underhall-pseudo") === "1";
}

/** Fetch the messages of a language and use them: the lobby's first, those of the games right after. */
export async function speak(language: Language): Promise<void> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  const isFirst = ([path]: (typeof wanted)[number]): boolean => /\/(core|page\w*)\.ftl$/.test(path);
  const bundle = new FluentBundle(language, { useIsolating: false, transform: isPseudo() ? pseudo : undefined });
  await add(bundle, wanted.filter(isFirst));
  state = { bundle, grown: 0 };
  whole = add(
    bundle,
    wanted.filter((file) => !isFirst(file)),
  ).then(() => {
    if (state.bundle === bundle) state = { bundle, grown: state.grown + 1 };
  });
}

async function add(bundle: FluentBundle, wanted: [string, () => Promise<string>][]): Promise<void> {
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  for (const text of texts) bundle.addResource(new FluentResource(text));
}

const kits = new Map<string, Components>();

/** Fetch what the page needs to draw and name a game's components, in the chosen language. */
export async function learn(game: string): Promise<Components> {
  const key = `${game}/${settings.language}`;
  const [kit] = await Promise.all([kits.get(key) ?? api.components(game, settings.language), whole]);
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

/** All messages of the chosen language are there. */
export function heard(): Promise<void> {
  return whole;
}

export function isReady(): boolean {
  return state.bundle !== null;
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

/** A message filled with facts; ids of a game's components are named on the way. */
export function say(key: string, facts: Facts = {}, game = ""): string {
  const bundle = state.bundle;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  const filled: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (Array.isArray(fact)) filled[name] = fact.map((item) => (game ? nameOf(game, String(item)) : item)).join(", ");
    else if (typeof fact === "string") filled[name] = game ? nameOf(game, fact) : fact;
    else filled[name] = fact as FluentVariable;
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
