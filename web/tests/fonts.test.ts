import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { letters } from "../plugins/fonts.ts";

const LOCALES = "../src/underhall/locales";

/** The letters of the faces that are cut to what our own words need. */
function cutLetters(): Set<string> {
  const faces = readFileSync("src/styles/type.css", "utf8").split("@font-face").slice(1);
  const ranges = faces
    .filter((face) => face.includes(".cut-fonts/"))
    .map((face) => /unicode-range:([^;]+);/.exec(face)![1]!);
  return new Set(ranges.flatMap((range) => [...letters(range)]));
}

describe("the cut fonts", () => {
  it("have a range read as browsers read it", () => {
    expect(letters(" U+0041-0043,\n  U+00E9")).toBe("ABCé");
  });

  it.each(["en", "es", "pl"])("have every letter of the messages in %s", (language) => {
    const known = cutLetters();
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
