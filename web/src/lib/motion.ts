// Things travel from where they were to where they are. Elements that carry `data-fly="key"` are remembered before a
// new frame is shown and glide from their old place afterwards; goods fly from where to where the events say. Nothing
// moves unless it changed, nothing waits for it, and the next touch or key ends it.
//
// Boards say where things are: `data-seat` on what belongs to a seat, `data-holds="wood"` on where a good is kept,
// `data-bears="grain"` on where it grows, `data-pick` on components.

import { tick } from "svelte";
import { shown } from "../art/sheets";
import { flights, type Flight } from "./flights";
import type { EventInfo } from "./protocol";
import { motion } from "./settings.svelte";

type Places = Map<string, DOMRect>;

const GLIDE = 320;
const FLIGHT = 480;
/** Things have weight: they go a little too far, and settle. */
const SETTLE = "cubic-bezier(0.25, 1.18, 0.45, 1)";
/** Before a thing flies it draws back, by so many pixels, for this part of the time; and so it lands. */
const DRAW_BACK = 7;
const GATHER = 0.15;
const LAND = 0.86;
/** Between the goods of a group, and between one event and the next. */
const STAGGER = 45;
const STEP = 110;
const GROUP = 4;
const AT_ONCE = 60;

const running = new Set<Animation>();

export function remember(root: ParentNode): Places {
  const places: Places = new Map();
  if (motion(1) === 0) return places;
  for (const element of root.querySelectorAll("[data-fly], [data-pick], [data-holds], [data-bears]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    for (const attribute of ["fly", "pick", "holds", "bears"]) {
      const id = element.getAttribute(`data-${attribute}`);
      const key = id === null ? "" : keyOf(attribute === "fly" ? undefined : seatOf(element), attribute, id);
      if (key && !places.has(key)) places.set(key, box);
    }
  }
  return places;
}

export function glide(root: ParentNode, before: Places): void {
  const duration = motion(GLIDE);
  if (duration === 0) return;
  // All is measured before anything starts: what moves would be laid out again for each that is measured.
  const started: [Element, Keyframe[], KeyframeAnimationOptions][] = [];
  for (const element of root.querySelectorAll("[data-fly]")) {
    const old = before.get(keyOf(undefined, "fly", element.getAttribute("data-fly")!));
    const now = element.getBoundingClientRect();
    if (!old) {
      started.push([element, [{ opacity: 0 }, { opacity: 1 }], { duration: duration / 2, easing: "ease-out" }]);
      continue;
    }
    const [x, y] = [old.left - now.left, old.top - now.top];
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
    const scale = now.width > 0 ? old.width / now.width : 1;
    const way = element instanceof SVGElement ? ofDrawing(x, y, scale) : ofElement(element, x, y, scale);
    started.push([element, way, { duration, easing: SETTLE }]);
  }
  for (const one of started) run(...one);
}

/** From so far away to where an element is. Drawn by the compositor: what is added to a transform is not. */
function ofElement(element: Element, x: number, y: number, scale: number): Keyframe[] {
  const { translate } = getComputedStyle(element);
  const [left = "0px", top = "0px"] = translate === "none" ? [] : translate.split(" ");
  return [
    { translate: `calc(${left} + ${x}px) calc(${top} + ${y}px)`, scale },
    { translate: `${left} ${top}`, scale: 1 },
  ];
}

/** The same for a part of a drawing, whose place may be an attribute. */
function ofDrawing(x: number, y: number, scale: number): Keyframe[] {
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, composite: "add" },
    { transform: "none", composite: "add" },
  ];
}

/** Change what is shown, and let what moved travel there. */
export function travel(
  stage: HTMLElement,
  change: () => void,
  events: readonly EventInfo[],
  symbolOf: (thing: string) => string,
): void {
  const places = remember(stage);
  settle();
  change();
  void tick().then(() => {
    // Goods fly to where things will stand, so their ways are measured before anything glides.
    fly(document, places, events, symbolOf);
    glide(stage, places);
  });
}

/** Let the goods of a frame's events fly; `symbolOf` names the symbol that draws a thing. */
export function fly(
  root: ParentNode,
  before: Places,
  events: readonly EventInfo[],
  symbolOf: (thing: string) => string,
): void {
  const planned = flights(events);
  if (motion(1) === 0 || document.hidden || planned.length === 0) return;
  const ways = planned.map((flight) => ({
    flight,
    symbol: symbolOf(flight.thing),
    from: find(root, before, flight, flight.source),
    to: find(root, before, flight, flight.target),
  }));
  let step = 0;
  let last = planned[0]!.order;
  for (const { flight, symbol, from, to } of ways) {
    if (!document.getElementById(symbol) || (!from && !to)) continue;
    if (flight.order !== last) step += 1;
    last = flight.order;
    launch(symbol, flight, from, to, step * STEP);
  }
}

/** End all motion: everything stands where it belongs. */
export function land(): void {
  settle();
  // What style sheets move ends as well, unless it never does by itself.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** End what travels. What a style sheet lights burns down by itself. */
function settle(): void {
  for (const animation of [...running]) animation.finish();
  running.clear();
  sky?.replaceChildren();
}

// Flying ---------------------------------------------------------------------------------------------------------

let sky: HTMLElement | null = null;

function launch(symbol: string, flight: Flight, from: DOMRect | null, to: DOMRect | null, delay: number): void {
  sky ??= Object.assign(document.createElement("div"), { className: "sky" });
  sky.setAttribute("aria-hidden", "true");
  if (!sky.isConnected) document.body.append(sky);
  const size = 30;
  const [start, end] = [middle(from ?? to!, from ? 0 : -56), middle(to ?? from!, to ? 0 : -56)];
  const many = Math.min(GROUP, flight.count);
  for (let index = 0; index < many && sky.childElementCount < AT_ONCE; index++) {
    const piece = document.createElement("span");
    const leads = index === many - 1;
    piece.innerHTML =
      `<svg width="${size}" height="${size}"><use href="${shown(symbol)}" width="${size}" height="${size}" /></svg>` +
      (leads && flight.count > 1 ? `<b>${flight.count}</b>` : "");
    sky.append(piece);
    const [dx, dy] = [(index - (many - 1) / 2) * 9, (index % 2) * -7];
    const at = (x: number, y: number, scale: number) =>
      `translate(${x - size / 2 + dx * scale}px, ${y - size / 2 + dy * scale}px) scale(${scale})`;
    const far = Math.hypot(end.x - start.x, end.y - start.y) || 1;
    const [backX, backY] = [((start.x - end.x) / far) * DRAW_BACK, ((start.y - end.y) / far) * DRAW_BACK];
    const bend = Math.min(70, far / 5);
    const animation = run(
      piece,
      [
        { transform: at(start.x, start.y, 0.7), opacity: from ? 1 : 0, easing: "ease-out" },
        { transform: at(start.x + backX, start.y + backY, 0.6), offset: GATHER, easing: "ease-out" },
        { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - bend, 1.15), opacity: 1, easing: "ease-in" },
        { transform: at(end.x, end.y, 0.6), offset: LAND, easing: "ease-out" },
        { transform: at(end.x, end.y, 0.75), opacity: to ? 1 : 0 },
      ],
      { duration: motion(FLIGHT), delay: motion(delay + index * STAGGER), fill: "backwards" },
    );
    animation.onfinish = animation.oncancel = () => {
      running.delete(animation);
      piece.remove();
    };
  }
}

function run(element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate(keyframes, timing);
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return animation;
}

function middle(box: DOMRect, lift: number): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 + lift };
}

// Finding --------------------------------------------------------------------------------------------------------

/** Where a place is on the screen: `store:wood` is where a seat keeps wood, `field:grain` where it grows, anything else
 * a component. If a player's things are not on the screen, their name is. */
function find(root: ParentNode, before: Places, { seat, thing }: Flight, place: string): DOMRect | null {
  if (!place) return null;
  const whose = seat === null ? undefined : String(seat);
  const [kind, id = ""] = place.split(":");
  if (kind === "field") return at(whose, "bears", id);
  const box = kind === "store" ? at(whose, "holds", id) : (at(whose, "pick", place) ?? at(undefined, "pick", place));
  if (box || whose === undefined) return box;
  return at(whose, "holds", thing) ?? seen(root.querySelectorAll(`[data-seat="${whose}"]`));

  function at(seat: string | undefined, attribute: string, id: string): DOMRect | null {
    const found = [...root.querySelectorAll(`[data-${attribute}="${id}"]`)];
    const now = seen(found.filter((element) => seatOf(element) === seat));
    return now ?? before.get(keyOf(seat, attribute, id)) ?? null;
  }
}

/** The first that is in sight: not hidden, and not scrolled away. */
function seen(elements: Iterable<Element>): DOMRect | null {
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const { x, y } = middle(box, 0);
    const frame = element.closest("[data-stage]")?.getBoundingClientRect();
    const top = Math.max(0, frame?.top ?? 0);
    if (y >= top && y <= Math.min(innerHeight, frame?.bottom ?? innerHeight) && x >= 0 && x <= innerWidth) return box;
  }
  return null;
}

function seatOf(element: Element): string | undefined {
  return element.closest<HTMLElement>("[data-seat]")?.dataset.seat;
}

function keyOf(seat: string | undefined, attribute: string, id: string): string {
  return `${seat ?? "-"} ${attribute} ${id}`;
}
