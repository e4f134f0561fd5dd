// Others' moves at a pace people can follow: messages wait their turn, and people in a hurry need not wait. The order
// of messages never changes.

export class Pacer<Message> {
  #waiting: Message[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pause` says for how many milliseconds a message deserves to be looked at; null for one that cannot wait. */
  constructor(
    private readonly show: (message: Message) => void,
    private readonly pause: (message: Message, behind: number) => number | null,
  ) {}

  /** Whether something is still to be told. */
  get busy(): boolean {
    return this.#waiting.length > 0;
  }

  take(message: Message): void {
    if (this.pause(message, 0) === null) {
      this.hurry();
      this.show(message);
      return;
    }
    this.#waiting.push(message);
    if (this.#timer === undefined) this.#next();
  }

  /** Show all that waits, now; returns whether there was anything. */
  hurry(): boolean {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting.splice(0);
    for (const message of waiting) this.show(message);
    return waiting.length > 0;
  }

  /** Forget what waits: the page is being left. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    const message = this.#waiting.shift();
    if (message === undefined) return;
    const pause = this.pause(message, this.#waiting.length) ?? 0;
    this.show(message);
    if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
    else this.#next();
  }
}
