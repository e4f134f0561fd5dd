// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EventInfo } from "../src/lib/protocol";

const still = { matches: false, addEventListener: () => undefined };
vi.stubGlobal("matchMedia", () => still);
const { fly, land, remember } = await import("../src/lib/motion");
const { settings } = await import("../src/lib/settings.svelte");

interface Played {
  element: Element;
  keyframes: Keyframe[];
  timing: KeyframeAnimationOptions;
  animation: { onfinish: (() => void) | null; oncancel: (() => void) | null; finish: () => void };
}
let played: Played[] = [];

beforeEach(() => {
  document.getAnimations = () => []; // jsdom has none
  land();
  played = [];
  settings.speed = 1;
  still.matches = false;
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const [left, top] = (this.getAttribute("data-box") ?? "0 0").split(" ").map(Number) as [number, number];
    return { left, top, width: this.hasAttribute("data-box") ? 20 : 0, height: 20 } as DOMRect;
  };
  Element.prototype.animate = function (this: Element, keyframes, timing) {
    const animation: Played["animation"] = { onfinish: null, oncancel: null, finish: () => animation.onfinish?.() };
    played.push({
      element: this,
      keyframes: keyframes as Keyframe[],
      timing: timing as KeyframeAnimationOptions,
      animation,
    });
    return animation as unknown as Animation;
  };
  document.body.innerHTML = `<svg><symbol id="cv-wood"></symbol><symbol id="cv-t-wood"></symbol></svg>
    <div data-pick="space:logging" data-box="100 100"></div>
    <section data-seat="0"><span data-holds="wood" data-box="500 300"></span></section>
    <li data-seat="1" data-box="900 50"></li>`;
});

const took = (seat: number, count: number): EventInfo[] => {
  const transfers = [{ thing: "wood", count, source: "space:logging", target: "store:wood" }];
  return [
    { kind: "placed", seat, facts: { space: "logging" }, text: "" },
    { kind: "gained", seat, facts: { good: "wood", count }, text: "", transfers },
  ];
};
const symbolOf = (thing: string) => `cv-${thing}`;
const pieces = () => [...document.querySelectorAll(".sky > span")];

describe("goods in flight", () => {
  it("go from the space to the store, a few of them one after the other, with their number", () => {
    fly(document, new Map(), took(0, 6), symbolOf);
    expect(pieces()).toHaveLength(4);
    expect(pieces().map((piece) => piece.textContent)).toEqual(["", "", "", "6"]);
    expect(pieces()[0]!.querySelector("use")!.getAttribute("href")).toBe("#cv-wood");
    expect(played[0]!.keyframes[0]!.transform).toContain("translate(8");
    expect(played[0]!.keyframes.at(-1)!.transform).toContain("translate(4");
    expect(played.map(({ timing }) => timing.delay)).toEqual([0, 45, 90, 135]);
  });

  it("go to the name of somebody whose store is not on the screen", () => {
    fly(document, new Map(), took(1, 1), symbolOf);
    expect(played[0]!.keyframes.at(-1)!.transform).toContain("translate(895px");
  });

  it("start from where a thing was, if it is gone", () => {
    const before = remember(document);
    document.querySelector("[data-pick]")!.remove();
    fly(document, before, took(0, 1), symbolOf);
    expect(played.at(-1)!.keyframes[0]!.transform).toContain("translate(95px, 95px)");
  });

  it("leave nothing behind when they arrive or are cut short", () => {
    fly(document, new Map(), took(0, 3), symbolOf);
    played[0]!.animation.finish();
    expect(pieces()).toHaveLength(2);
    land();
    expect(pieces()).toHaveLength(0);
  });

  it("follow the chosen speed, and stay away when motion is off or not wanted", () => {
    settings.speed = 0.5;
    fly(document, new Map(), took(0, 2), symbolOf);
    expect(played.map(({ timing }) => [timing.duration, timing.delay])).toEqual([
      [240, 0],
      [240, 22.5],
    ]);
    settings.speed = 0;
    fly(document, new Map(), took(0, 2), symbolOf);
    settings.speed = 1;
    still.matches = true;
    fly(document, new Map(), took(0, 2), symbolOf);
    expect(played).toHaveLength(2);
  });
});
