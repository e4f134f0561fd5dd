import { describe, expect, it } from "vitest";
import { forcedIn as forcedInCaverna } from "../src/games/caverna/forced";
import type { PlayerView } from "../src/games/caverna/view";
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

describe("what has one sensible answer in Caverna", () => {
  const TAKE: MoveOffer = { move: "take", picks: ["take"], side: false };
  const END: MoveOffer = { move: "end_turn", picks: ["end_turn"], side: false };
  const player = { short: 0 } as PlayerView;

  it("is to take the goods when nothing else is left to do", () => {
    expect(forcedInCaverna(asked("act", [TAKE, END]), player)).toBe(TAKE);
  });

  it("is asked where something could be done before", () => {
    expect(forcedInCaverna(asked("act", [TAKE, END, TRADE]), player)).toBeNull();
    expect(forcedInCaverna(asked("act", [TAKE, { ...END, move: "twin" }, END]), player)).toBeNull();
  });
});
