// The steps of the viewer's own turn: what was done can be taken back, and what was taken back can be redone.

export class Steps {
  #done: string[] = [];
  /** What was taken back, the next to redo at the end. */
  ahead: readonly string[] = $state.raw([]);

  sent(move: string): void {
    this.#done.push(move);
    this.ahead = this.ahead.at(-1) === move ? this.ahead.slice(0, -1) : [];
  }

  /** One step was taken back. */
  back(): void {
    const move = this.#done.pop();
    if (move !== undefined) this.ahead = [...this.ahead, move];
  }

  /** The turn is over. */
  clear(): void {
    this.#done = [];
    this.ahead = [];
  }
}
