// A short film of what happened: positions of the record, one after the other, until someone touches something.

import type { Replayed } from "./protocol";
import { settings } from "./settings.svelte";

/** How long each picture stands; with motion switched off people still need time to look. */
const STANDS = 1300;

export class Film {
  shown: Replayed | null = $state.raw(null);
  #run = 0;

  get playing(): boolean {
    return this.shown !== null;
  }

  /** Show these positions; `show` is called around each change, so that things can travel. */
  async play(
    plies: readonly number[],
    fetch: (ply: number) => Promise<Replayed>,
    show: (change: () => void, next: Replayed) => void,
  ): Promise<void> {
    const run = ++this.#run;
    let coming = plies.length > 0 ? fetch(plies[0]!) : null;
    for (let at = 0; at < plies.length; at++) {
      const next = await coming!;
      coming = at + 1 < plies.length ? fetch(plies[at + 1]!) : null;
      coming?.catch(() => undefined);
      if (run !== this.#run) return;
      show(() => (this.shown = next), next);
      await new Promise((done) => setTimeout(done, STANDS * Math.max(0.6, settings.speed)));
      if (run !== this.#run) return;
    }
    this.stop();
  }

  /** Back to the present; returns whether a film was running. */
  stop(): boolean {
    this.#run += 1;
    const was = this.playing;
    this.shown = null;
    return was;
  }
}
