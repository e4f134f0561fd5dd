// A board is drawn part by part, so that no single task is long, and seen when all of it is there with its pictures.

import { picturesOf } from "../art/pictures";
import { ask } from "../art/sheets";

/** Nobody waits longer than this for pictures that do not come; on a slow line they take seconds. */
const PATIENCE = 10_000;

/** When what was drawn has been laid out, in a frame of its own; a hidden page has no frames. */
function laidOut(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100);
  });
}

/** What a board is drawn by: parts up to `reached`. A board makes one while it is made. */
export class Unfolding {
  reached = $state(1);
  #pictured = $state(false);
  readonly #parts: number;

  constructor(game: string, parts: number) {
    this.#parts = parts;
    $effect(() => {
      if (this.reached >= parts) return;
      let isHere = true;
      void laidOut().then(() => isHere && (this.reached += 1));
      return () => (isHere = false);
    });
    $effect(() => {
      const late = setTimeout(() => (this.#pictured = true), PATIENCE);
      const sheets = picturesOf(game).first.map((sheet) => ask(`${game}/${sheet}`));
      void Promise.allSettled(sheets).then(() => (this.#pictured = true));
      return () => clearTimeout(late);
    });
  }

  /** The class of the board: of one that is not complete, `unfolding` (base.css). */
  get look(): string {
    return this.#pictured && this.reached >= this.#parts ? "" : "unfolding";
  }
}
