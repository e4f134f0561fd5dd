import { describe, expect, it } from "vitest";
import { forcedIn } from "../src/games/mountain_king/forced";
import type { Frame, MoveOffer } from "../src/lib/protocol";

const GO_ON: MoveOffer = { move: "end_step", picks: ["end_step"], side: false };
const TRADE: MoveOffer = { move: "trade", picks: ["trade"], side: true };

function asked(kind: string, moves: MoveOffer[], statues: { cell: string; unearthed: boolean }[] = []): Frame {
  const view = { mountain: { networks: [["r1c1"], ["r5c5"]], statues } };
  return { type: "frame", ply: 1, view, decision: { seats: [0], kind, text: "" }, moves, events: [], over: false };
}

describe("what has one sensible answer in the Mountain King", () => {
  it("is done, although a trade is possible beside it", () => {
    expect(forcedIn(asked("step_1", [GO_ON, TRADE]), 0)).toBe(GO_ON);
    expect(forcedIn(asked("step_4", [GO_ON, TRADE]), 0)).toBe(GO_ON);
  });

  it("is asked where a trade could bring a dig or move a statue", () => {
    expect(forcedIn(asked("step_2", [GO_ON, TRADE]), 0)).toBeNull();
    expect(forcedIn(asked("step_4", [GO_ON, TRADE], [{ cell: "r1c1", unearthed: true }]), 0)).toBeNull();
    expect(forcedIn(asked("step_4", [GO_ON, TRADE], [{ cell: "r5c5", unearthed: true }]), 0)).toBe(GO_ON);
  });

  it("is asked where there are two answers", () => {
    expect(forcedIn(asked("step_1", [GO_ON, { ...GO_ON, move: "cast honeyed_words" }]), 0)).toBeNull();
  });
});
