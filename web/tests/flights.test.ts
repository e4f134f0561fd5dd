import { describe, expect, it } from "vitest";
import { Posts, flights, goodsOf } from "../src/lib/flights";
import type { EventInfo } from "../src/lib/protocol";

function event(kind: string, seat: number | null, facts: EventInfo["facts"] = {}): EventInfo {
  return { kind, seat, facts, text: "" };
}
const stays = (place: string) => place.startsWith("space:");
const fly = (events: EventInfo[], posts = new Posts()) => flights(events, posts, stays);

describe("flights", () => {
  it("brings goods from the space where the dwarf was placed to the player's store", () => {
    const events = [
      event("placed", 1, { space: "logging", weapon: 0 }),
      event("gained", 1, { good: "wood", count: 3 }),
    ];
    expect(fly(events)).toEqual([
      { good: "wood", count: 3, from: { seat: 1, place: "space:logging" }, to: { seat: 1, good: "wood" }, order: 1 },
    ]);
  });

  it("remembers where somebody stands until nobody's event ends the round", () => {
    const posts = new Posts();
    fly([event("placed", 0, { space: "clearing", weapon: 0 })], posts);
    fly([event("laid", 0, { tile: "meadow_field", squares: ["c2r2", "c2r3"] })], posts);
    const [taken] = fly([event("gained", 0, { good: "wood", count: 2 })], posts);
    expect(taken!.from).toEqual({ seat: 0, place: "space:clearing" });
    const [, harvested] = fly(
      [
        event("gained", 0, { good: "wood", count: 1 }),
        event("harvest", null, { event: "harvest" }),
        event("gained", 0, { good: "grain", count: 1 }),
      ],
      posts,
    );
    expect(harvested!.from).toEqual({ seat: 0, bears: "grain" });
  });

  it("turns what was paid into what was gained", () => {
    const [paid, gained] = fly([
      event("paid", 0, { good: "grain", count: 1 }),
      event("gained", 0, { good: "food", count: 1 }),
    ]);
    expect([paid!.from, paid!.to]).toEqual([{ seat: 0, good: "grain" }, null]);
    expect([gained!.from, gained!.to]).toEqual([
      { seat: 0, good: "grain" },
      { seat: 0, good: "food" },
    ]);
  });

  it("lets goods of a square come from the square that was just laid", () => {
    const found = fly([
      event("paid", 0, { good: "ruby", count: 1 }),
      event("laid", 0, { tile: "cavern", squares: ["c5r4"] }),
      event("gained", 0, { good: "food", count: 1 }),
    ]);
    expect(found[1]!.from).toEqual({ seat: 0, place: "square:c5r4" });
  });

  it("gathers single payments into a group and lays bribes one by one where they go", () => {
    const spent = event("spent", 1, { token: "coin@storage", kind: "coin" });
    expect(fly([spent, spent, spent]).map(({ count }) => count)).toEqual([3]);
    const found = fly([
      spent,
      spent,
      event("bribed", null, { place: "b2", kind: "coin" }),
      event("bribed", null, { place: "b3", kind: "coin" }),
    ]);
    expect(found.map(({ count, to }) => [count, to?.place])).toEqual([
      [1, "place:b3"],
      [1, "place:b2"],
    ]);
  });

  it("takes tokens from the troll they lie on and puts new ones on the troll that woke", () => {
    const [spent] = fly([event("spent", 0, { token: "iron@1.1", kind: "iron" })]);
    expect(spent!.from).toEqual({ seat: 0, place: "slot:1.1", good: "iron" });
    const woken = fly([event("activated", 0, { troll: "t", slot: "1.0", goods: ["iron", "stone", "iron"] })]);
    expect(woken.map(({ good, count, from, to }) => [good, count, from, to?.place])).toEqual([
      ["iron", 2, null, "slot:1.0"],
      ["stone", 1, null, "slot:1.0"],
    ]);
  });

  it("reads goods by their names where an event counts several", () => {
    expect(goodsOf(event("sowed", 0, { grain: 2, vegetable: 0 }))).toEqual([["grain", 2]]);
    expect(fly([event("sowed", 0, { grain: 2, vegetable: 0 })])[0]!.to).toEqual({ seat: 0, bears: "grain" });
    expect(goodsOf(event("bred", 0, { species: ["sheep", "cattle"] }))).toEqual([
      ["sheep", 1],
      ["cattle", 1],
    ]);
  });

  it("moves nothing for what moves no goods", () => {
    expect(fly([event("forged", 0, { weapon: 3 }), event("round", null, { round: 2 })])).toEqual([]);
  });
});
