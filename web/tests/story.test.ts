import { describe, expect, it, vi } from "vitest";
import { Pacer } from "../src/lib/pacer";
import { acts, changes, rounds, type LogLine } from "../src/lib/story";

const went = (thing: string, count: number, source: string, target: string) => ({ thing, count, source, target });

function line(ply: number, seat: number | null, text: string, more: Partial<LogLine> = {}): LogLine {
  return { kind: "any", seat, facts: {}, text, ply, ...more };
}

const LINES: LogLine[] = [
  line(1, null, "Round 1 begins.", { facts: { round: 1 } }),
  line(2, 0, "Ada goes to the forest."),
  line(2, 0, "Ada receives wood.", { transfers: [went("wood", 3, "space:forest", "store:wood")] }),
  line(2, null, "A card is turned up."),
  line(3, 1, "Bea pays wood.", { transfers: [went("wood", 2, "store:wood", "")] }),
  line(3, 1, "Bea builds a house."),
  line(4, 1, "Bea receives food.", { transfers: [went("food", 1, "store:sheep", "store:food")] }),
  line(5, null, "Round 2 begins.", { facts: { round: 2 } }),
  line(6, 0, "Ada passes."),
];

describe("what happened, as people tell it", () => {
  it("is told act by act, with goods and consequences as details", () => {
    const told = acts(LINES);
    expect(told.map(({ text }) => text)).toEqual([
      "Round 1 begins.",
      "Ada goes to the forest.",
      "Bea builds a house.",
      "Round 2 begins.",
      "Ada passes.",
    ]);
    expect(told[1]!.details.map(({ text }) => text)).toEqual(["Ada receives wood.", "A card is turned up."]);
    expect(told[2]!.changes).toEqual([
      ["wood", -2],
      ["food", 1],
    ]);
  });

  it("is grouped by rounds and by turns", () => {
    const found = rounds(LINES);
    expect(found.map(({ number }) => number)).toEqual([1, 2]);
    expect(found[0]!.turns.map(({ seat }) => seat)).toEqual([null, 0, 1]);
  });

  it("sums up what came and went, of one seat", () => {
    expect(changes(LINES, 0)).toEqual([["wood", 3]]);
    expect(changes(LINES)).toEqual([
      ["wood", 1],
      ["food", 1],
    ]);
  });
});

describe("others' moves", () => {
  it("are shown one after the other, and at once to those in a hurry", () => {
    vi.useFakeTimers();
    const shown: string[] = [];
    const pacer = new Pacer<string>(
      (message) => shown.push(message),
      (message) => (message === "mine" ? null : 100),
    );
    ["a", "b", "c"].forEach((message) => pacer.take(message));
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["a", "b"]);
    expect(pacer.hurry()).toBe(true);
    expect(shown).toEqual(["a", "b", "c"]);
    expect(pacer.hurry()).toBe(false);
    pacer.take("d");
    pacer.take("e");
    pacer.take("mine");
    expect(shown.slice(3)).toEqual(["d", "e", "mine"]);
    vi.useRealTimers();
  });
});
