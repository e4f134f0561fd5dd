// Work that may fail: what went wrong is said in one sentence until something succeeds.

import { sentence } from "./api";
import { say } from "./messages.svelte";

export class Attempts {
  problem = $state("");

  /** Do this; it fails with a sentence. */
  make = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      this.problem = "";
    } catch (error) {
      this.problem = sentence(error, say("page-offline"));
    }
  };
}

/** Tasks one after another, each on a table of its own. */
export class Course extends Attempts {
  /** Which one is on the table. */
  at = $state(0);
  table = $state("");
  #asked = 0;

  /** Begin a task; if another one was begun meanwhile, that one counts. */
  async begin(number: number, fresh: () => Promise<{ table: string }>): Promise<void> {
    const mine = ++this.#asked;
    const { table } = await fresh();
    if (mine === this.#asked) [this.at, this.table] = [number, table];
  }
}
