import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { letters, PARTS } from "../plugins/fonts.ts";

const LOCALES = "../src/underhall/locales";

describe("the cut fonts", () => {
  it("have a range read as browsers read it", () => {
    expect(letters(" U+0041-0043,\n  U+00E9")).toBe("ABCé");
  });

  it.each(["en", "es", "pl"])("have every letter of the messages in %s", (language) => {
    const known = new Set(PARTS.flatMap(({ isCut, range }) => (isCut ? [...letters(range)] : [])));
    const missing = new Set<string>();
    for (const file of readdirSync(`${LOCALES}/${language}`)) {
      if (!file.endsWith(".ftl")) continue;
      for (const letter of readFileSync(`${LOCALES}/${language}/${file}`, "utf8")) {
        // Signs that are no letters come from the system's fonts, whole files or not.
        if (/\p{L}|\p{N}/u.test(letter) && !known.has(letter)) missing.add(letter);
      }
    }
    expect([...missing]).toEqual([]);
  });
});
