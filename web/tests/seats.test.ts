import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SEAT_COLOURS, SEAT_INKS, SEAT_LETTERS, SEAT_RIMS, SEAT_SHAPES } from "../src/lib/seats";

type Colour = [number, number, number];

// What people without one kind of cone see: Machado, Oliveira and Fernandes (2009), full severity, on linear light.
const EYES: Record<string, Colour[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): Colour {
  return [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Colour;
}

function seen([r, g, b]: Colour, eyes: Colour[]): Colour {
  return eyes.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as Colour;
}

/** OKLab, times a hundred: a difference of two is just noticeable. */
function lab([r, g, b]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    100 * (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s),
    100 * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s),
    100 * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s),
  ];
}

function closest(eyes: Colour[]): { distance: number; pair: string } {
  const labs = SEAT_COLOURS.map((hex) => lab(seen(linear(hex), eyes)));
  let best = { distance: Infinity, pair: "" };
  labs.forEach((a, i) =>
    labs.slice(i + 1).forEach((b, j) => {
      const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
      if (distance < best.distance) best = { distance, pair: `${SEAT_COLOURS[i]} ${SEAT_COLOURS[i + 1 + j]}` };
    }),
  );
  return best;
}

function contrast(a: string, b: string): number {
  const [high, low] = [a, b]
    .map((hex) => linear(hex))
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe("seats", () => {
  it.each(Object.entries(EYES))("are told apart by colour with %s eyes", (_, eyes) => {
    const { distance, pair } = closest(eyes);
    expect(distance, pair).toBeGreaterThan(10);
  });

  it("have a shape and a letter of their own, with ink that reads on the colour", () => {
    expect(new Set(SEAT_SHAPES).size).toBe(SEAT_COLOURS.length);
    expect(new Set(SEAT_LETTERS).size).toBe(SEAT_COLOURS.length);
    SEAT_COLOURS.forEach((colour, seat) => expect(contrast(colour, SEAT_INKS[seat]!), colour).toBeGreaterThan(4.5));
  });

  it("stand out from a dark table and from their own colour by the rim or the fill", () => {
    SEAT_COLOURS.forEach((colour, seat) =>
      expect(Math.max(contrast(colour, "#16120e"), contrast(SEAT_RIMS[seat]!, "#16120e")), colour).toBeGreaterThan(3),
    );
  });

  it("have the same colours in the style sheet", () => {
    const tokens = readFileSync("src/styles/tokens.css", "utf-8");
    SEAT_COLOURS.forEach((colour, seat) => expect(tokens).toContain(`--seat-${seat}: ${colour};`));
  });
});
