import { expect, test } from "vitest";
import { changedView } from "../src/lib/changes";

test("changes replace fields and entries of lists, and leave the rest as it is", () => {
  const before = { round: 1, players: [{ food: 2 }, { food: 3 }], offer: ["a"], own: null };
  const after = changedView(before, { round: 2, "players/1": { food: 0 }, offer: [] });
  expect(after).toEqual({ round: 2, players: [{ food: 2 }, { food: 0 }], offer: [], own: null });
  expect(after.players).not.toBe(before.players);
  expect((after.players as unknown[])[0]).toBe(before.players[0]);
  expect(before).toEqual({ round: 1, players: [{ food: 2 }, { food: 3 }], offer: ["a"], own: null });
});
