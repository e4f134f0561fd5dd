// The tile in hand: over which cell it hovers, how it is turned, and what laying it there would bring.

import type { Choosing } from "../../lib/choosing.svelte";
import { idOf, kindOf } from "../../lib/picks";
import type { View } from "./wire";

const CELLS = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => `r${row}c${column}`));

export class Laying {
  #turned = $state(0);

  constructor(
    private readonly view: () => View,
    private readonly seat: () => number | null,
    private readonly choosing: () => Choosing,
  ) {}

  readonly tile = $derived.by(() => {
    const [view, seat] = [this.view(), this.seat()];
    if (seat === null) return null;
    if (view.phase === "place") return view.seats[seat]?.claimed ?? null;
    if (view.phase === "place_secret") return view.own?.secret ?? null;
    return null;
  });

  readonly picked = $derived.by(() => this.choosing().picked.map(cellIn).find(Boolean) ?? null);

  /** The cell that is chosen: picked, or the only one left, which is where the secret tile goes. */
  readonly settled = $derived.by(() => {
    const [view, seat] = [this.view(), this.seat()];
    if (this.picked || view.phase !== "place_secret" || seat === null) return this.picked;
    return CELLS.find((cell) => !view.seats[seat]!.grid[cell]) ?? null;
  });

  readonly over = $derived.by(() => {
    const { pointed } = this.choosing();
    return this.settled ?? ((pointed && cellIn(pointed)) || null);
  });

  readonly #turns = $derived.by(() =>
    [0, 1, 2, 3].filter((turn) => this.choosing().offers.some(({ picks }) => picks.includes(`rotation:${turn}`))),
  );
  readonly rotation = $derived(this.#turns.includes(this.#turned) ? this.#turned : (this.#turns[0] ?? 0));

  turn(by: number): void {
    const at = this.#turns.indexOf(this.rotation);
    this.#turned = this.#turns[(at + by + this.#turns.length) % this.#turns.length] ?? 0;
  }

  lay(): void {
    this.choosing().pick(`rotation:${this.rotation}`);
  }

  /** The move that the hovering tile stands for; the server says what it would bring. */
  readonly aim = $derived.by(() => {
    const wanted = this.tile && this.over ? [`cell:${this.over}`, `rotation:${this.rotation}`] : [];
    if (wanted.length === 0) return null;
    return this.choosing().left.find(({ picks }) => picks.every((pick) => wanted.includes(pick))) ?? null;
  });

  /** How much the viewer's points would change; null while that is not known. */
  readonly change = $derived.by(() => {
    const [{ preview, aim }, seat] = [this.choosing(), this.seat()];
    return preview && aim && seat !== null ? preview.total - this.view().seats[seat]!.total : null;
  });

  readonly gains = $derived.by(() => {
    const [{ preview }, seat] = [this.choosing(), this.seat()];
    if (this.change === null || !preview || seat === null) return [];
    const now = this.view().seats[seat]!.points;
    return Object.entries(preview.points)
      .map(([category, points]) => ({ category, by: points - (now[category] ?? 0) }))
      .filter(({ by }) => by !== 0);
  });

  /** Until it is laid, the tile moves to another free cell by touching that one. */
  canMoveTo(pick: string): boolean {
    const { ready, offers } = this.choosing();
    if (!this.picked || ready || !cellIn(pick) || cellIn(pick) === this.picked) return false;
    return offers.some(({ picks }) => picks[0] === pick);
  }

  moveTo(pick: string): void {
    const choosing = this.choosing();
    choosing.back();
    choosing.pick(pick);
  }
}

function cellIn(pick: string): string {
  return kindOf(pick) === "cell" ? idOf(pick) : "";
}
