// Choosing: what the person has picked of the offered moves so far, shared by the board, the choice bar and the keys.

import { advance, complete, matching, next, settled } from "./picks";
import type { MoveOffer } from "./protocol";

export class Choosing {
  offers: readonly MoveOffer[] = $state.raw([]);
  picked: readonly string[] = $state.raw([]);
  /** A move that is chosen and waits for confirmation. */
  ready: MoveOffer | null = $state.raw(null);
  pointed: string | null = $state(null);

  readonly options = $derived(this.ready ? new Map<string, MoveOffer[]>() : next(this.offers, this.picked));
  readonly left = $derived(matching(this.offers, this.picked));
  readonly done = $derived(complete(this.offers, this.picked));

  constructor(
    private readonly send: (offer: MoveOffer) => void,
    private readonly asks: () => boolean,
  ) {}

  /** New offers came: begin anew, unless they are the same. */
  reset(offers: readonly MoveOffer[]): void {
    this.offers = offers;
    this.picked = [];
    this.ready = null;
    this.pointed = null;
  }

  canPick(pick: string): boolean {
    return this.options.has(pick);
  }

  isPicked(pick: string): boolean {
    return this.picked.includes(pick);
  }

  pick(pick: string): void {
    if (!this.canPick(pick)) return;
    this.picked = [...this.picked, pick];
    const only = settled(this.offers, this.picked);
    if (only) this.choose(only);
    else this.picked = advance(this.offers, this.picked);
  }

  /** Choose a whole move at once, from a button or after the last pick. */
  choose(offer: MoveOffer): void {
    this.picked = offer.picks;
    if (this.asks()) this.ready = offer;
    else this.send(offer);
  }

  confirm(): void {
    if (this.ready) this.send(this.ready);
  }

  /** Take the last pick back. */
  back(): void {
    if (this.ready) {
      this.ready = null;
      this.picked = this.picked.slice(0, -1);
      return;
    }
    const before = next(this.offers, this.picked.slice(0, -1));
    this.picked = this.picked.slice(0, before.size === 1 ? -2 : -1);
  }
}
