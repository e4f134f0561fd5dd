import { readdirSync, readFileSync } from "node:fs";
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
