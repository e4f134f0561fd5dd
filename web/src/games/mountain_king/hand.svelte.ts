// The tile in hand: its outline is there at once, follows the pointer, and snaps to the places that are offered. The
// shape of a tunnel has been chosen before, and the outlines are of it; a hall is picked by name first.

import { untrack } from "svelte";
import type { Pickable } from "../../lib/pick.svelte";
import type { MoveOffer } from "../../lib/protocol";
import { Laying, shownAt, wayOf, type Shown, type Way } from "./laying";
import type { Outline } from "./view";

/** The cell of an outline that the pointer is taken to be over when nothing else says. */
function middleOf(cells: readonly string[]): string {
  return cells[Math.floor(cells.length / 2)]!;
}

export class Hand {
  #over = $state<string | null>(null);
  #held = $state.raw<Way | null>(null);
  #byHand = $state(false);
  #pinned = $state.raw<Outline | null>(null);

  readonly #choosing = $derived.by(() => this.table().choosing);
  readonly #hall = $derived(this.#choosing.picked.find((id) => id.startsWith("hall:"))?.split(":")[1] ?? null);
  readonly ofHalls = $derived(this.#choosing.offers.some((offer) => offer.picks[0]?.startsWith("hall:")));
  readonly #places = $derived.by((): readonly Outline[] => {
    const all = this.outlines();
    return this.ofHalls && !this.#choosing.ready ? all.filter((outline) => outline.shape === this.#hall) : all;
  });
  readonly laying = $derived(this.#places.length > 0 ? new Laying(this.#places) : null);
  readonly isLaying = $derived(this.laying !== null);
  /** The cells that some outline covers. */
  readonly reach = $derived(new Set(this.#places.flatMap((outline) => outline.cells)));
  readonly shown = $derived.by((): Shown | null => {
    if (!this.laying) return null;
    const { ready } = this.#choosing;
    const settled = ready ? this.#places.find((outline) => this.#lays(ready, outline)) : this.#pinned;
    if (settled) return shownAt(settled);
    const way = this.#held ?? wayOf(this.#places[0]!);
    return this.#over
      ? this.laying.at(this.#over, way, this.#byHand)
      : shownAt(this.#places.find((place) => wayOf(place).key === way.key) ?? this.#places[0]!);
  });
  /** Whether the tile is still to be laid. */
  readonly isFree = $derived(this.shown !== null && !this.#choosing.ready);

  constructor(
    private readonly table: () => Pickable,
    private readonly outlines: () => readonly Outline[],
  ) {
    $effect(() => {
      void this.laying;
      untrack(() => {
        [this.#over, this.#held, this.#pinned] = [null, null, null];
        this.#byHand = false;
      });
    });
    // What the dig under the pointer would bring is shown before it is made.
    $effect(() => {
      const { shown } = this;
      this.#choosing.aim = (shown?.place && !this.#choosing.ready && this.#offerOf(shown.place)) || null;
    });
  }

  /** Whether a finger that goes down here takes hold of the tile. */
  isAt(cell: string): boolean {
    return cell === this.#over || (this.shown?.cells.includes(cell) ?? false);
  }

  /** Lay the tile where its outline is; where it cannot lie, ask why. */
  lay(): void {
    if (!this.shown || !this.isFree) return;
    const offer = this.shown.place && this.#offerOf(this.shown.place);
    if (offer) this.#choosing.choose(offer);
    else this.table().explain(...this.#picksOf(this.shown));
  }

  turn(flip: boolean): void {
    if (!this.laying || !this.shown || !this.isFree) return;
    const now = this.shown.place ? wayOf(this.shown.place) : (this.#held ?? wayOf(this.#places[0]!));
    this.#over ??= middleOf(this.shown.cells);
    if (this.#pinned) this.#over = middleOf(this.#pinned.cells);
    [this.#held, this.#pinned] = [this.laying.next(now, flip), null];
    this.#byHand = true;
  }

  moveTo(cell: string | null): void {
    if (!this.laying || !cell || this.#choosing.ready) return;
    [this.#over, this.#pinned] = [cell, null];
  }

  /** Go to the next offered place in the direction of an arrow. */
  step(down: number, right: number): void {
    if (!this.laying || !this.shown || !this.isFree) return;
    this.#pinned = this.shown.place ? this.laying.step(this.shown.place, down, right) : this.#places[0]!;
    this.#held = wayOf(this.#pinned);
  }

  #offerOf(outline: Outline): MoveOffer | undefined {
    return this.#choosing.offers.find((offer) => this.#lays(offer, outline));
  }

  #lays(offer: MoveOffer, outline: Outline): boolean {
    const picks = this.#picksOf(shownAt(outline));
    return offer.picks.length === picks.length && offer.picks.every((pick, index) => pick === picks[index]);
  }

  /** What one touches to lay the tile there. */
  #picksOf({ cells, mark, place }: Shown): string[] {
    const hall = this.ofHalls ? (place?.shape ?? this.#hall) : null;
    return [
      ...(hall ? [`hall:${hall}`] : []),
      ...cells.map((cell) => `cell:${cell}`),
      ...(mark ? [`marked:${mark}`] : []),
    ];
  }
}
