import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { cut, sayable } from "../plugins/words.ts";

const LOCALES = "../src/underhall/locales";
const read = (file: string): string => readFileSync(`${LOCALES}/${file}`, "utf8");
const keys = (text: string): string[] => new FluentResource(text).body.map(({ id }) => id);

describe("the cut messages", () => {
  it("keep what can be said, with what that refers to", () => {
    const text = [
      "# About",
      "-hall = Underhall",
      "game-name = { -hall } and { game-other }",
      "game-other = other",
      "game-card-bat = A bat.",
      "game-count = { $n ->",
      "    [one] one",
      "   *[other] { $n }",
      "}",
    ].join("\n");
    expect(keys(cut(text, (key) => key === "game-name"))).toEqual(["-hall", "game-name", "game-other"]);
    expect(cut(text, (key) => key === "game-count")).toBe(
      "-hall = Underhall\ngame-count = { $n ->\n    [one] one\n   *[other] { $n }\n}",
    );
  });

  it.each(["en", "es", "pl"])("are all that is written for the page in %s", async (language) => {
    const canSay = await sayable(".");
    for (const file of readdirSync(`${LOCALES}/${language}`)) {
      if (!/^(page|lessons)\w*\.ftl$/.test(file)) continue;
      const text = read(`${language}/${file}`);
      expect(keys(cut(text, canSay))).toEqual(keys(text));
    }
  });

  it("are without what only the server says", async () => {
    const kept = keys(cut(read("en/mountain_king.ftl"), await sayable(".")));
    expect(kept).toContain("mountain_king-name");
    expect(kept).toContain("mountain_king-move-trade");
    expect(kept.filter((key) => key.includes("-refusal-") || key.includes("-event-"))).toEqual([]);
  });
});

/** A module and all that it imports, without what it imports later. */
function together(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found;
  const source = readFileSync(file, "utf8");
  found.set(file, source);
  for (const [, from] of source.matchAll(/^\s*(?:import|export) [^;]*?from "(\.[^"]+)";$/gm)) {
    const path = join(dirname(file), from!);
    const module = [path, `${path}.ts`, `${path}/index.ts`].find(
      (one) => /\.(ts|svelte)$/.test(one) && existsSync(one),
    );
    if (module) together(module, found);
  }
  return found;
}

describe("a table", () => {
  it.each(["screens/TableScreen.svelte", ...readdirSync("src/games").map((game) => `games/${game}/index.ts`)])(
    "says only what has come with it: %s",
    (entry) => {
      if (!existsSync(`src/${entry}`)) return;
      const people = readdirSync(`${LOCALES}/en`).filter(
        (file) => file.startsWith("page_") && !existsSync(`${LOCALES}/en/${file.replace("page_", "")}`),
      );
      const keptBack = new Set(people.flatMap((file) => keys(read(`en/${file}`))));
      const modules = together(`src/${entry}`);
      expect(modules.size).toBeGreaterThan(5);
      const said = [...modules].flatMap(([file, source]) =>
        [...source.matchAll(/say\(\s*"([^"]+)"/g)].flatMap(([, key]) =>
          keptBack.has(key!) ? [`${file}: ${key}`] : [],
        ),
      );
      expect(said).toEqual([]);
    },
  );
});
