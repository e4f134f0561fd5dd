// Touching a square before saying what goes there. Moves that build name the tile first and its squares after it; a
// person often points at the place first. What lies one pick further on can be touched too: if only one way leads
// there, both picks are made; if several do, the square is kept in mind until the way is chosen.

import type { Choosing } from "../../lib/choosing.svelte";
import type { Touchable } from "../../lib/pick.svelte";
import { idOf, kindOf } from "../../lib/picks";
import type { Laying } from "./laying.svelte";

export class Reach {
  /** The square that was touched first, while it is open what goes there. */
  aimed: string | null = $state(null);

  /** A square that is wanted for what the next decision places. */
  reserved: string | null = $state(null);
  readonly wanted = $derived(this.aimed ?? this.reserved);

  /** For each pick that comes second: the picks that lead to it. Free actions are not begun by accident. */
  private readonly ways = $derived.by(() => {
    const found = new Map<string, Set<string>>();
    if (this.choosing.ready) return found;
    const step = this.choosing.picked.length;
    for (const offer of this.choosing.left) {
      const [first, second] = [offer.picks[step], offer.picks[step + 1]];
      if (first === undefined || second === undefined || (offer.side && step === 0) || this.elsewhere(first)) continue;
      const known = found.get(second);
      if (known) known.add(first);
      else found.set(second, new Set([first]));
    }
    return found;
  });

  /** `elsewhere` tells of picks that are made in another part of the table: they come first. */
  constructor(
    private readonly choosing: Choosing,
    private readonly elsewhere: (id: string) => boolean,
  ) {}

  get pointed(): string | null {
    return this.choosing.pointed;
  }

  set pointed(id: string | null) {
    this.choosing.pointed = id;
  }

  canPick(id: string): boolean {
    return this.choosing.canPick(id) || (this.aimed === null && this.ways.has(id));
  }

  isPicked(id: string): boolean {
    return this.wanted === id || this.choosing.isPicked(id);
  }

  pick(id: string): void {
    if (this.choosing.canPick(id)) {
      this.choosing.pick(id);
      return;
    }
    const ways = [...(this.ways.get(id) ?? [])];
    this.aimed = id;
    if (ways.length === 1) this.choosing.pick(ways[0]!);
    this.arrive();
  }

  /** Make the pick that was kept in mind, as soon as it can be made. */
  arrive(): void {
    const { aimed } = this;
    if (aimed === null || !this.choosing.canPick(aimed)) return;
    this.aimed = null;
    this.choosing.pick(aimed);
  }

  /** Keep a square in mind for the decision after this one. */
  reserve(id: string): void {
    this.reserved = this.reserved === id ? null : id;
  }

  /** New offers came: what was kept in mind is picked, stays in mind while it is still open what goes there, or goes. */
  renew(): void {
    this.aimed = null;
    const { reserved } = this;
    if (reserved === null || this.choosing.offers.some(({ picks }) => this.elsewhere(picks[0] ?? ""))) return;
    this.reserved = null;
    if (this.choosing.canPick(reserved)) this.choosing.pick(reserved);
  }
}

/** What answers on the home board: a tile is laid where it can be, other squares are touched as ever. */
export class HomeTouch implements Touchable {
  readonly choosing: Touchable["choosing"];

  constructor(
    reach: Reach,
    private readonly laying: Laying,
    private readonly table: Touchable,
  ) {
    const takes = (id: string): boolean => kindOf(id) === "square" && laying.takes(idOf(id));
    this.choosing = {
      canPick: (id) => (laying.settled === null ? takes(id) || reach.canPick(id) : laying.covers(idOf(id))),
      isPicked: (id) => reach.isPicked(id),
      pick: (id) => (takes(id) ? laying.touch(idOf(id)) : reach.pick(id)),
      get pointed() {
        return reach.pointed;
      },
      set pointed(id) {
        reach.pointed = id;
      },
      get advised() {
        return table.choosing.advised;
      },
      holds: table.choosing.holds,
    };
  }

  /** A tile that was put down goes to another place with a touch there. */
  explain(...picks: string[]): void {
    const square = idOf(picks.at(-1) ?? "");
    if (this.laying.settled !== null && this.laying.takes(square)) this.laying.settled = square;
    else this.table.explain(...picks);
  }
}
