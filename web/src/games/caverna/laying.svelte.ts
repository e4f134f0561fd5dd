// Laying a tile: what the picks that are left say about where it can lie. The square that is pointed at is covered by
// the tile's first half, or by its second; turning goes on to the next way to lie there. A finger sees the tile where
// it would lie and lays it with a second tap; people with a mouse or keys have seen it already.

import type { Choosing } from "../../lib/choosing.svelte";
import { idOf, kindOf } from "../../lib/picks";
import type { MoveOffer } from "../../lib/protocol";

/** One way to lay a tile: what is laid, on which squares, half by half. */
export interface Way {
  tile: string;
  squares: string[];
  offer: MoveOffer;
}

/** The rest of a move's picks as a way to lay something: a tile or a stable, if not picked already, and its squares. */
function wayOf(offer: MoveOffer, picked: readonly string[]): Way | null {
  const all = offer.picks;
  const what = all.find((id) => kindOf(id) === "tile" || kindOf(id) === "piece");
  const rest = all.slice(picked.length).filter((id) => id !== what);
  if (!what || rest.length === 0 || rest.some((id) => kindOf(id) !== "square")) return null;
  if (picked.some((id) => kindOf(id) === "square")) return null;
  return { tile: idOf(what), squares: rest.map(idOf), offer };
}

export class Laying {
  /** Where the tile was put down to be looked at. */
  settled: string | null = $state(null);
  /** How often it was turned. */
  turned = $state(0);
  /** Touched with a finger, which does not hover. */
  finger = $state(false);

  /** All ways to lay something now; none while something else has to be said first. */
  readonly ways = $derived.by((): Way[] => {
    if (this.choosing.ready) return [];
    const step = this.choosing.picked;
    return this.choosing.left
      .filter((offer) => !(offer.side && step.length === 0))
      .flatMap((offer) => wayOf(offer, step) ?? []);
  });
  /** By square, the ways to cover it: with the first half first. Where different tiles could lie, one has to be chosen. */
  readonly #over = $derived.by(() => {
    const found = new Map<string, Way[]>();
    for (const part of [0, 1])
      for (const way of this.ways) {
        const square = way.squares[part];
        if (square === undefined) continue;
        const known = found.get(square);
        if (known) known.push(way);
        else found.set(square, [way]);
      }
    for (const [square, ways] of found) if (new Set(ways.map(({ tile }) => tile)).size > 1) found.delete(square);
    return found;
  });
  /** The square over which the tile hovers. */
  readonly at = $derived.by((): string | null => {
    if (this.settled !== null && this.#over.has(this.settled)) return this.settled;
    const { pointed } = this.choosing;
    return pointed && kindOf(pointed) === "square" && this.#over.has(idOf(pointed)) ? idOf(pointed) : null;
  });
  /** How the tile would lie. */
  readonly way = $derived.by((): Way | null => {
    const ways = this.at === null ? [] : (this.#over.get(this.at) ?? []);
    return ways[((this.turned % ways.length) + ways.length) % ways.length] ?? null;
  });
  readonly turns = $derived(this.at === null ? 0 : (this.#over.get(this.at)?.length ?? 0));

  constructor(private readonly choosing: Choosing) {}

  /** Whether a tile can be put down over this square. */
  takes(square: string): boolean {
    return this.#over.has(square);
  }

  covers(square: string): boolean {
    return this.settled !== null && (this.way?.squares.includes(square) ?? false);
  }

  turn(by: number): void {
    this.turned += by;
  }

  /** Touch a square: look at the tile there, or lay it if it is already shown there. */
  touch(square: string): void {
    const seen = this.settled === null ? !this.finger && this.at === square : this.covers(square);
    if (seen) this.lay();
    else this.settled = square;
  }

  lay(): void {
    const { way } = this;
    this.settled = null;
    if (way) this.choosing.choose(way.offer);
  }

  /** Take the tile up again; returns whether one had been put down. */
  lift(): boolean {
    const was = this.settled !== null;
    this.settled = null;
    return was;
  }
}
