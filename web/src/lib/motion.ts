// Things travel from where they were to where they are. Elements that carry `data-fly="key"` are remembered before a
// new frame is shown and glide from their old place afterwards; nothing moves that did not change.

import { motion } from "./settings.svelte";

type Places = Map<string, DOMRect>;

export function remember(root: ParentNode): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll("[data-fly]")) {
    places.set(element.getAttribute("data-fly")!, element.getBoundingClientRect());
  }
  return places;
}

export function glide(root: ParentNode, before: Places): void {
  const duration = motion(320);
  if (duration === 0) return;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-fly]")) {
    const old = before.get(element.getAttribute("data-fly")!);
    const now = element.getBoundingClientRect();
    if (!old) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration / 2, easing: "ease-out" });
      continue;
    }
    const [x, y] = [old.left - now.left, old.top - now.top];
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
    const scale = now.width > 0 ? old.width / now.width : 1;
    element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], {
      duration,
      easing: "ease-out",
      composite: "add",
    });
  }
}
