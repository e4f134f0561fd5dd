// Choosing: what the person has picked of the offered moves so far, shared by the board, the choice bar and the keys.

import { SvelteMap } from "svelte/reactivity";
import { advance, complete, matching, next, settled } from "./picks";
import type { MoveOffer, Preview } from "./protocol";

export class Choosing {
  offers: readonly MoveOffer[] = $state.raw([]);
  picked: readonly string[] = $state.raw([]);
  /** A move that is chosen and waits for confirmation. */
  ready: MoveOffer | null = $state.raw(null);
  pointed: string | null = $state(null);
  /** The move that a board shows under the pointer, when it takes more than one pick. */
  aim: MoveOffer | null = $state.raw(null);
  /** What a bot would do here. */
  hinted: MoveOffer | null = $state.raw(null);
  /** What the move being looked at would bring. */
  preview: Preview | null = $state.raw(null);

  /** By pick, what lies there, where the board says so: a place means nothing to people who do not see it. */
  readonly holds = new SvelteMap<string, string>();

  /** Picks that should not be made by accident, each with the question asked before it is made. */
  readonly guarded = new SvelteMap<string, string>();

  readonly options = $derived(this.ready ? new Map<string, MoveOffer[]>() : next(this.offers, this.picked));
  readonly left = $derived(matching(this.offers, this.picked));
  readonly done = $derived(complete(this.offers, this.picked));
  /** The one move being looked at: chosen, aimed at, or the only one left behind what is pointed at. */
  readonly regarded = $derived.by((): MoveOffer | null => {
    if (this.ready ?? this.aim) return this.ready ?? this.aim;
    const behind = this.pointed ? this.options.get(this.pointed) : undefined;
    return behind?.length === 1 ? behind[0]! : null;
  });
  /** The next pick of the hinted move. */
  readonly advised = $derived.by((): string | null => {
    const { hinted, picked } = this;
    if (!hinted || this.ready || picked.some((pick, index) => hinted.picks[index] !== pick)) return null;
    return hinted.picks[picked.length] ?? null;
  });

  constructor(
    private readonly send: (offer: MoveOffer) => void,
    private readonly asks: () => boolean,
  ) {}

  /** The same question again, perhaps with other offers: picks stay as long as they are still offered. */
  renew(offers: readonly MoveOffer[]): void {
    const again = (offer: MoveOffer | null): MoveOffer | null =>
      offers.find((one) => one.move === offer?.move && one.picks.join() === offer.picks.join()) ?? null;
    const ready = again(this.ready);
    let picked = this.picked;
    while (picked.length > 0 && matching(offers, picked).length === 0) picked = picked.slice(0, -1);
    this.offers = offers;
    this.picked = this.ready && !ready && picked.length === this.picked.length ? picked.slice(0, -1) : picked;
    this.ready = ready;
    this.aim = again(this.aim);
    this.hinted = again(this.hinted);
  }

  /** New offers came: begin again. */
  reset(offers: readonly MoveOffer[]): void {
    this.offers = offers;
    this.picked = [];
    this.ready = null;
    this.pointed = null;
    this.aim = null;
    this.hinted = null;
    this.preview = null;
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

  /** Take back the last pick, to the last place where there was a choice. */
  back(): void {
    this.ready = null;
    let path = this.picked.slice(0, -1);
    while (path.length > 0 && next(this.offers, path).size === 1 && complete(this.offers, path).length === 0)
      path = path.slice(0, -1);
    this.picked = path;
  }
}
