// The page is built with the messages that it can say. Most of a game's are for the server, which tells what happened,
// why not, and what a card does. What can be said is read from the sources: who says something new does nothing else.

import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILE = /^(.*\/locales\/[^/]+\/[^/]+\.ftl)\?raw$/;
const MESSAGE = /^(-?[a-zA-Z][\w-]*)\s*=/;
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/g;

export function cutWords(root: string): Plugin {
  let canSay: (key: string) => boolean;
  return {
    name: "cut-words",
    apply: "build",
    enforce: "pre",
    async buildStart() {
      canSay = await sayable(root);
    },
    async load(id) {
      const [, file] = FILE.exec(id) ?? [];
      return file ? `export default ${JSON.stringify(cut(await readFile(file, "utf8"), canSay))}` : null;
    },
  };
}

/** Whether the page's sources name a message, or could: by a template with the words around what is put in. */
export async function sayable(root: string): Promise<(key: string) => boolean> {
  const folder = join(root, "src");
  const games = (await readdir(join(folder, "games"))).join("|");
  const named = new Set<string>();
  const templates = new Map<string, RegExp>();
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(ts|svelte)$/.test(name)) continue;
    const source = await readFile(join(folder, name), "utf8");
    for (const [, key] of source.matchAll(/["'`]([a-z][\w-]*)["'`]/g)) named.add(key!);
    for (const [, template] of source.matchAll(/`((?:[\w-]|\$\{[^{}`]*\})+)`/g)) {
      const words = template!.split(/\$\{[^{}]*\}/);
      // The name of a game and no more names a symbol, not a message: `caverna-${symbol}`.
      const isMessage = /[a-z]{2}/.test(words.join(" ").replace(new RegExp(`^(${games})-`), ""));
      if (isMessage) templates.set(template!, new RegExp(`^${words.join("[\\w-]+")}$`));
    }
  }
  return (key) => named.has(key) || [...templates.values()].some((template) => template.test(key));
}

/** The messages of a file that can be said, with those of the file that they refer to. */
export function cut(text: string, canSay: (key: string) => boolean): string {
  const messages = new Map<string, string>();
  let key = "";
  for (const line of text.split("\n")) {
    key = MESSAGE.exec(line)?.[1] ?? (/^[^\s}]/.test(line) ? "" : key);
    if (key && line.trim()) messages.set(key, messages.has(key) ? `${messages.get(key)}\n${line}` : line);
  }
  const kept = new Set<string>();
  const keep = (one: string): void => {
    if (kept.has(one) || !messages.has(one)) return;
    kept.add(one);
    for (const [, other] of messages.get(one)!.matchAll(REFERENCE)) keep(other!);
  };
  for (const one of messages.keys()) if (one.startsWith("-") || canSay(one)) keep(one);
  return [...messages].flatMap(([one, message]) => (kept.has(one) ? [message] : [])).join("\n");
}
