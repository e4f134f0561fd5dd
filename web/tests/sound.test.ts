// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import manifest from "../art/sound/baked/sounds.json";
import { soundsOf } from "../src/lib/sound";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));

type Table = Record<string, string | Record<string, string>>;
const event = (kind: string, facts: Record<string, string> = {}) => ({ kind, seat: 0, facts, text: "" });

describe("sounds", () => {
  it("are all there, and each file is named", () => {
    for (const name of Object.keys(manifest.sounds)) expect(existsSync(`art/sound/baked/${name}.mp3`), name).toBe(true);
    const files = readdirSync("art/sound/baked").filter((file) => file.endsWith(".mp3"));
    expect(files.map((file) => file.replace(".mp3", "")).sort()).toEqual(Object.keys(manifest.sounds).sort());
  });

  it.each(["caverna", "ghosts_galore", "mountain_king"])(
    "of %s exist, for events that its messages tell of",
    (game) => {
      const table = JSON.parse(readFileSync(`src/games/${game}/sounds.json`, "utf-8")) as Table;
      const folder = "../src/underhall/locales/en";
      const told = readdirSync(folder)
        .map((file) => readFileSync(`${folder}/${file}`, "utf-8"))
        .join("\n");
      for (const [kind, entry] of Object.entries(table)) {
        expect(told, kind).toContain(`${game}-event-${kind} =`);
        const names =
          typeof entry === "string" ? [entry] : Object.keys(entry).flatMap((key) => (key === "by" ? [] : entry[key]!));
        for (const name of names) expect(manifest.sounds, name).toHaveProperty([name]);
      }
    },
  );

  it("are heard once for many things of a kind, and by what was gained", () => {
    const table = { gained: { by: "good", wood: "logs", ruby: "gem" }, placed: "place-wood" };
    const events = [
      event("placed"),
      event("gained", { good: "wood" }),
      event("gained", { good: "wood" }),
      event("other"),
    ];
    expect(soundsOf(events, table)).toEqual(["place-wood", "logs"]);
    expect(soundsOf([event("gained", { good: "ruby" }), event("gained", { good: "air" })], table)).toEqual(["gem"]);
  });
});
