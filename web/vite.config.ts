import { readdirSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cutFonts } from "./plugins/fonts.ts";
import { hintFiles } from "./plugins/hints.ts";
import { packFiles } from "./plugins/packing.ts";
import { joinSheets } from "./plugins/sheets.ts";
import { cutWords } from "./plugins/words.ts";

const server = process.env.UNDERHALL_SERVER ?? "http://127.0.0.1:8000";

const WORDS = /\/locales\/(\w+)\/(\w+)\.ftl/;
const GAMES = readdirSync(join(import.meta.dirname, "src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const SHARED =
  /\/src\/(art\/sheets|components\/(Check|SeatMark|Sheet)|lib\/(attempts|bots|play|seats))\b|rolldown.runtime/;
// What every game's board needs.
const BOARDS =
  /\/src\/(art\/(Piece|pictures)|components\/(Cards|Changes|Line)|lib\/(choosing|flights|game|motion|numbers|picks?|story|unfolding))\b/;

// The languages that have messages, by their own names. A browser is slow to load what knows them.
const languages = readdirSync(join(import.meta.dirname, "../src/underhall/locales"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const own = new Intl.DisplayNames([name], { type: "language" }).of(name) ?? name;
    return [name, own.charAt(0).toLocaleUpperCase(name) + own.slice(1)] as const;
  })
  .sort();

/** The chunk of a file of messages: what every screen says, what one game says, what is said of people. */
function wordsOf(id: string): string | null {
  const [, language, file = ""] = WORDS.exec(id) ?? [];
  if (!language || file.startsWith("lessons")) return null;
  const game = GAMES.find((one) => file.replace("page_", "").startsWith(one));
  return `${game ?? (/^(core|page)$/.test(file) ? "words" : "people")}-${language}`;
}

export default defineConfig({
  define: { __LANGUAGES__: JSON.stringify(Object.fromEntries(languages)) },
  plugins: [
    svelte(),
    joinSheets(import.meta.dirname),
    ...(process.env.VITEST
      ? []
      : [cutFonts(import.meta.dirname), cutWords(import.meta.dirname), hintFiles(), packFiles()]),
  ],
  build: {
    outDir: "../src/underhall/server/page",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    // Pictures and sounds are fetched when they are wanted, however small: the first script stays light.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Messages that are said together are one file: a file costs a slow processor more than what is in it.
        // So is what both lobby and table need.
        codeSplitting: {
          groups: [{ name: wordsOf }, { name: "shared", test: SHARED }, { name: "boards", test: BOARDS }],
        },
      },
    },
  },
  server: {
    // The message files and the rules lie outside web/: both the server and the page read them.
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  // No test leaves anything behind in modules, and a fresh set of them for each file costs twice the time.
  test: { environment: "node", include: ["tests/**/*.test.ts"], isolate: false, testTimeout: 120_000 },
  resolve: { conditions: process.env.VITEST ? ["browser"] : undefined },
});
