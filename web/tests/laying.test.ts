import { describe, expect, it } from "vitest";
import { Laying, wayOf } from "../src/games/mountain_king/laying";
import type { Outline } from "../src/games/mountain_king/view";

function outline(marked: string | null, ...cells: string[]): Outline {
  return { shape: "v3", cells, marked, hammers: 0, brings: {} };
}

const flat = outline("r0c0", "r0c0", "r0c1", "r1c0");
const turned = outline("r4c5", "r4c4", "r4c5", "r5c5");
const far = outline("r9c9", "r9c9", "r9c10", "r10c9");
const laying = new Laying([flat, turned, far]);

describe("Laying a tile", () => {
  it("knows the ways in which it can lie anywhere", () => {
    expect(laying.ways.size).toBe(2);
    expect(wayOf(flat).key).toBe(wayOf(far).key);
  });

  it("turns and flips to ways that can lie, and stays if there is no other", () => {
    const way = wayOf(flat);
    expect(laying.next(way).key).toBe(wayOf(turned).key);
    expect(laying.next(wayOf(turned)).key).toBe(way.key);
    expect(laying.next(way, true).key).toBe(wayOf(turned).key);
    expect(new Laying([flat]).next(way)).toBe(way);
  });

  it("snaps to an offered place near the pointer", () => {
    expect(laying.at("r1c1", wayOf(flat), true).place).toBe(flat);
    expect(laying.at("r9c10", wayOf(flat), true).place).toBe(far);
  });

  it("turns by itself where only that fits, until it has been turned by hand", () => {
    expect(laying.at("r5c5", wayOf(flat), false).place).toBe(turned);
    expect(laying.at("r5c5", wayOf(flat), true).place).toBeNull();
  });

  it("hovers where it cannot lie, over the edge too", () => {
    const shown = laying.at("r0c6", wayOf(turned), true);
    expect(shown.place).toBeNull();
    expect(shown.cells).toContain("r0c6");
    const over = laying.at("r20c0", wayOf(turned), true);
    expect(over.cells.some((cell) => cell.includes("c-1"))).toBe(true);
  });

  it("moves by arrows to the next place that way, turned alike first", () => {
    expect(laying.step(flat, 1, 0)).toBe(far);
    expect(laying.step(far, 0, -1)).toBe(flat);
    expect(laying.step(far, 0, 1)).toBe(far);
  });
});
