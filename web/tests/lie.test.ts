// How a tile of the Mountain King lies, in words.

import { expect, test } from "vitest";
import { lieOf } from "../src/games/mountain_king/laying";

test("a tile that is longer one way lies or stands, turned or flipped", () => {
  const straight = "XAX\n";
  expect([0, 1, 2, 3].map((way) => lieOf(straight, way))).toEqual(["lying", "upright", "lying", "upright"]);
  expect(lieOf("XXXX\nX...\n", 5)).toBe("upright");
  expect(lieOf("XX\nXX\nX.\n", 0)).toBe("upright");
});

test("a tile as high as wide has no such word", () => {
  expect(lieOf("AX\nX.\n", 1)).toBeNull();
});
