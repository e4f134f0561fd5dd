import { describe, expect, it } from "vitest";
import { advance, complete, matching, next, settled } from "../src/lib/picks";

const offers = [
  { move: "place_tile r0c0 0", picks: ["cell:r0c0", "rotation:0"], side: false },
  { move: "place_tile r0c0 1", picks: ["cell:r0c0", "rotation:1"], side: false },
  { move: "place_tile r0c1 0", picks: ["cell:r0c1", "rotation:0"], side: false },
  { move: "reveal", picks: ["reveal"], side: false },
];

describe("picks", () => {
  it("offers what can be touched first, each once, in the order of the moves", () => {
    expect([...next(offers, []).keys()]).toEqual(["cell:r0c0", "cell:r0c1", "reveal"]);
  });

  it("narrows to the moves that begin with what was touched", () => {
    expect(matching(offers, ["cell:r0c0"]).map((offer) => offer.move)).toEqual([
      "place_tile r0c0 0",
      "place_tile r0c0 1",
    ]);
    expect([...next(offers, ["cell:r0c0"]).keys()]).toEqual(["rotation:0", "rotation:1"]);
  });

  it("settles when one move is left, and never before anything was touched", () => {
    expect(settled(offers, ["cell:r0c1"])?.move).toBe("place_tile r0c1 0");
    expect(settled(offers, ["cell:r0c0"])).toBeNull();
    expect(settled([offers[3]!], [])).toBeNull();
  });

  it("goes on by itself where there is only one way", () => {
    const two = [
      { move: "a x 1", picks: ["a", "x", "1"], side: false },
      { move: "a x 2", picks: ["a", "x", "2"], side: false },
    ];
    expect(advance(two, ["a"])).toEqual(["a", "x"]);
    expect(advance(two, [])).toEqual(["a", "x"]);
  });

  it("shows a move that is complete while longer ones go on", () => {
    const nested = [
      { move: "sow a", picks: ["a"], side: false },
      { move: "sow a,b", picks: ["a", "b"], side: false },
    ];
    expect(complete(nested, ["a"]).map((offer) => offer.move)).toEqual(["sow a"]);
    expect(settled(nested, ["a"])).toBeNull();
    expect(advance(nested, ["a"])).toEqual(["a"]);
  });
});
