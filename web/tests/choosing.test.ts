import { describe, expect, it } from "vitest";
import { Choosing } from "../src/lib/choosing.svelte";
import type { MoveOffer } from "../src/lib/protocol";

const offer = (move: string, ...picks: string[]): MoveOffer => ({ move, picks, side: false });
const OFFERS = [offer("lay a 0", "cell:a", "turn:0"), offer("lay a 1", "cell:a", "turn:1"), offer("lay b 0", "cell:b")];

function choosing(asks = false): Choosing {
  const made = new Choosing(
    () => undefined,
    () => asks,
  );
  made.reset(OFFERS);
  return made;
}

describe("a half-made choice, when the same is asked again", () => {
  it("stays while it is still offered", () => {
    const one = choosing();
    one.pick("cell:a");
    one.renew([...OFFERS].reverse());
    expect(one.picked).toEqual(["cell:a"]);
    expect([...one.options.keys()].sort()).toEqual(["turn:0", "turn:1"]);
  });

  it("goes back to what is left of it", () => {
    const one = choosing();
    one.pick("cell:a");
    one.renew(OFFERS.slice(2));
    expect(one.picked).toEqual([]);
    expect([...one.options.keys()]).toEqual(["cell:b"]);
  });

  it("still waits for confirmation, unless the move is gone", () => {
    const one = choosing(true);
    one.pick("cell:a");
    one.pick("turn:1");
    one.renew(OFFERS.slice(0, 2));
    expect(one.ready?.move).toBe("lay a 1");
    one.renew([OFFERS[0]!, OFFERS[2]!]);
    expect(one.ready).toBeNull();
    expect(one.picked).toEqual(["cell:a"]);
  });

  it("begins again when something else is asked", () => {
    const one = choosing();
    one.pick("cell:a");
    one.reset(OFFERS);
    expect(one.picked).toEqual([]);
  });
});
