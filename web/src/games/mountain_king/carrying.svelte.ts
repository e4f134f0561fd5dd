// Dragging a statue: it is picked when it starts to move, follows the pointer, and goes where it is let go, if it can.

import type { Choosing } from "../../lib/choosing.svelte";

/** How far a pointer moves before it drags, in pixels. */
const SLACK = 6;

export class Carrying {
  /** The cell from which a statue is being dragged, and where it is now, on the drawing. */
  from = $state<string | null>(null);
  at = $state.raw<{ x: number; y: number } | null>(null);
  #grabbed: { pick: string; x: number; y: number } | null = null;

  constructor(private readonly choosing: Choosing) {}

  /** A statue that may be moved is under the pointer that went down. */
  grab(event: PointerEvent): boolean {
    this.drop();
    const statue = (event.target as Element).closest('[data-pick^="statue:"][data-pickable="true"]');
    if (!statue) return false;
    this.#grabbed = { pick: statue.getAttribute("data-pick")!, x: event.clientX, y: event.clientY };
    return true;
  }

  move(event: PointerEvent, point: { x: number; y: number } | null): boolean {
    const grabbed = this.#grabbed;
    if (!grabbed || !point) return false;
    if (!this.at) {
      if (Math.hypot(event.clientX - grabbed.x, event.clientY - grabbed.y) < SLACK) return true;
      this.choosing.pick(grabbed.pick);
      this.from = grabbed.pick.slice("statue:".length);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.at = { x: point.x, y: point.y };
    return true;
  }

  /** Let go over a cell; whether a statue was dragged. What cannot stand there stays picked. */
  release(cell: string | null): boolean {
    const dragged = this.at !== null;
    if (dragged && cell) this.choosing.pick(`cell:${cell}`);
    this.drop();
    return dragged;
  }

  drop(): void {
    this.#grabbed = null;
    this.from = null;
    this.at = null;
  }
}
