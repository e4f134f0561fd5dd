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

/** By element, the newest of what was attached to it. */
const carriers = new WeakMap<Element, unknown>();

export function pick(table: Touchable, id: string, options: PickOptions): Attachment<Element> {
  return (element) => {
    const { choosing } = table;
    const touch = (event: Event) => {
      if (choosing.canPick(id)) {
        event.stopPropagation();
        choosing.pick(id);
      } else if ((event.target as Element).closest("[data-pick]") === element) {
        table.explain(id);
      }
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== "Enter" && key !== " ") return;
      event.preventDefault();
      touch(event);
    };
    const point = () => (choosing.pointed = id);
    // Later, because a browser also fires "blur" for what is being removed, in the middle of drawing.
    const leave = () =>
      queueMicrotask(() => {
        if (choosing.pointed === id) choosing.pointed = null;
      });
    carriers.set(element, touch);
    if (options.holds) choosing.holds?.set(id, options.holds);
    element.setAttribute("data-pick", id);
    element.setAttribute("aria-label", options.label);
    element.addEventListener("click", touch);
    element.addEventListener("keydown", key);
    element.addEventListener("pointerenter", point);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focus", point);
    element.addEventListener("blur", leave);
    $effect(() => {
      const can = choosing.canPick(id);
      element.setAttribute("data-pickable", String(can));
      element.setAttribute("data-picked", String(choosing.isPicked(id)));
      element.setAttribute("data-advised", String(choosing.advised === id));
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", can ? "0" : "-1");
      element.setAttribute("aria-disabled", String(!can));
    });
    return () => {
      leave();
      if (choosing.holds?.get(id) === options.holds) choosing.holds?.delete(id);
      // Later, and only if nothing else has been attached: removing them for a moment would lose the focus.
      queueMicrotask(() => {
        if (carriers.get(element) === touch) for (const name of CARRIED) element.removeAttribute(name);
      });
      element.removeEventListener("click", touch);
      element.removeEventListener("keydown", key);
      element.removeEventListener("pointerenter", point);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focus", point);
      element.removeEventListener("blur", leave);
    };
  };
}
