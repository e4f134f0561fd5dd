// The one way a component on a board becomes touchable: `{@attach pick(table, "tile:curve_11", { label })}`.
//
// It carries the pick's id, glows while it can be picked, is reached by Tab, answers to click, Enter and Space, and
// asks for the reason when it cannot be picked.

import type { Attachment } from "svelte/attachments";
import type { Card } from "./protocol";
import type { Choosing } from "./choosing.svelte";

export interface PickOptions {
  /** What a screen reader says. */
  label: string;
  /** What lies there now, where the pick only tells the place: the choice bar says it too. */
  holds?: string;
}

/** What answers when something is touched. */
export interface Touchable {
  choosing: Pick<Choosing, "canPick" | "isPicked" | "pick" | "pointed"> & Partial<Pick<Choosing, "advised" | "holds">>;
  /** Say why this cannot be picked now. */
  explain(...picks: string[]): void;
}

/** The same with all that has been offered and picked, as boards get it. */
export interface Pickable extends Touchable {
  choosing: Choosing;
  /** What a component is and does, and what it means now; null where nobody can tell. */
  card?(component: string): Promise<Card | null>;
  /** Open the rules at a paragraph. */
  cite?(ruling: string): void;
  /** Take back the viewer's last move, if they may do so alone; returns whether that has been asked for. */
  stepBack?(): boolean;
  /** Set by a board in the second half of a choice that is two moves: Esc goes back to the first. */
  onEscape?: (() => void) | null;
}

const CARRIED = [
  "data-pick",
  "data-pickable",
  "data-picked",
  "data-advised",
  "aria-label",
  "aria-disabled",
  "role",
  "tabindex",
] as const;

const HEARD = ["click", "keydown", "pointerenter", "pointerleave", "focus", "blur"] as const;

/** An element that can be touched. Boards attach anew to all their pieces whenever a frame comes or a film begins, so an
 * element listens once, and only what differs is written to it. */
class Carrier implements EventListenerObject {
  /** What is attached now; the last thing that was, for a moment after it has gone. */
  carried!: { table: Touchable; id: string };

  constructor(private readonly element: Element) {
    for (const kind of HEARD) element.addEventListener(kind, this);
  }

  write(name: (typeof CARRIED)[number], value: string): void {
    if (this.element.getAttribute(name) !== value) this.element.setAttribute(name, value);
  }

  handleEvent(event: Event): void {
    const { table, id } = this.carried;
    if (event.type === "click") this.#touch(event);
    else if (event.type === "pointerenter" || event.type === "focus") table.choosing.pointed = id;
    else if (event.type !== "keydown") leave(table, id);
    else if (["Enter", " "].includes((event as KeyboardEvent).key)) {
      event.preventDefault();
      this.#touch(event);
    }
  }

  end(): void {
    for (const name of CARRIED) this.element.removeAttribute(name);
    for (const kind of HEARD) this.element.removeEventListener(kind, this);
    carriers.delete(this.element);
  }

  #touch(event: Event): void {
    const { table, id } = this.carried;
    if (table.choosing.canPick(id)) {
      event.stopPropagation();
      table.choosing.pick(id);
    } else if ((event.target as Element).closest("[data-pick]") === this.element) {
      table.explain(id);
    }
  }
}

const carriers = new WeakMap<Element, Carrier>();

/** Later, because a browser also fires "blur" for what is being removed, in the middle of drawing. */
function leave({ choosing }: Touchable, id: string): void {
  queueMicrotask(() => {
    if (choosing.pointed === id) choosing.pointed = null;
  });
}

export function pick(table: Touchable, id: string, options: PickOptions): Attachment<Element> {
  return (element) => {
    const { choosing } = table;
    const carrier = carriers.get(element) ?? new Carrier(element);
    const carried = { table, id };
    carriers.set(element, carrier);
    carrier.carried = carried;
    if (options.holds) choosing.holds?.set(id, options.holds);
    carrier.write("data-pick", id);
    carrier.write("aria-label", options.label);
    carrier.write("role", "button");
    $effect(() => {
      const can = choosing.canPick(id);
      carrier.write("data-pickable", String(can));
      carrier.write("data-picked", String(choosing.isPicked(id)));
      carrier.write("data-advised", String(choosing.advised === id));
      carrier.write("tabindex", can ? "0" : "-1");
      carrier.write("aria-disabled", String(!can));
    });
    return () => {
      if (choosing.pointed === id) leave(table, id);
      if (choosing.holds?.get(id) === options.holds) choosing.holds?.delete(id);
      // Later, and only if nothing else has been attached: ending it for a moment would lose the focus.
      queueMicrotask(() => {
        if (carrier.carried === carried) carrier.end();
      });
    };
  };
}
