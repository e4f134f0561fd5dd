import { describe, expect, it } from "vitest";
import { flights } from "../src/lib/flights";
import type { EventInfo, Transfer } from "../src/lib/protocol";

function event(kind: string, seat: number | null, ...transfers: Transfer[]): EventInfo {
  return { kind, seat, facts: {}, text: "", transfers };
}
const wood: Transfer = { thing: "wood", count: 3, source: "space:logging", target: "store:wood" };
const coin: Transfer = { thing: "coin", count: 1, source: "store:coin", target: "" };

describe("flights", () => {
  it("are what the events tell, on the board of the event's seat, in order", () => {
    expect(flights([event("placed", 1), event("gained", 1, wood)])).toEqual([{ ...wood, seat: 1, order: 1 }]);
  });

  it("gather single things that go the same way one after the other", () => {
    const spent = event("spent", 1, coin);
    expect(flights([spent, spent, spent]).map(({ count }) => count)).toEqual([3]);
    expect(flights([spent, event("spent", 0, coin)]).map(({ count }) => count)).toEqual([1, 1]);
    expect(flights([spent, event("turn", 1), spent]).map(({ count }) => count)).toEqual([1, 1]);
  });

  it("are none where an event moves nothing", () => {
    const bare: EventInfo = { kind: "round", seat: null, facts: {}, text: "" };
    expect(flights([bare, event("forged", 0)])).toEqual([]);
  });
});
