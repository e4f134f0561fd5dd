// The lens over the mountain: how close we look, and where. Pinch, wheel, keys and buttons change it; what is laid is
// kept in sight.

/** The smallest cells that a finger and a mouse hit, in pixels: we look at least this closely while a tile is laid. */
export const FINGER = 46;
export const MOUSE = 24;
const CLOSEST = 5;
/** Cells that are seen around what is looked at. */
const MARGIN = 1.2;

export class Lens {
  zoom = $state(1);
  /** Which point of the mountain is in the middle of the lens, from 0 to 1 each way. */
  x = $state(0.5);
  y = $state(0.5);
  /** The size of the lens in pixels; null until it has been measured. */
  size: DOMRectReadOnly | null = $state.raw(null);
  readonly width = $derived(this.size?.width ?? 0);
  readonly height = $derived(this.size?.height ?? 0);
  /** Rows and columns that fill the world, margins included. */
  rows = $state(22);
  columns = $state(22);

  /** The world's width in pixels when all of it is seen. */
  readonly fit = $derived(Math.min(this.width, (this.height * this.columns) / this.rows));
  readonly style = $derived.by(() => {
    if (this.fit === 0) return "width: 100%; height: 100%";
    const wide = this.fit * this.zoom;
    const high = (wide * this.rows) / this.columns;
    const left = this.width / 2 - this.x * wide;
    const top = this.height / 2 - this.y * high;
    return `width: ${wide}px; height: ${high}px; translate: ${left}px ${top}px`;
  });

  get isClose(): boolean {
    return this.zoom > 1.01;
  }

  /** Look closer or from farther away; the point under the pointer stays under it. */
  by(factor: number, at: { x: number; y: number } = { x: this.width / 2, y: this.height / 2 }): void {
    const before = this.#point(at);
    this.zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const after = this.#point(at);
    this.to(this.x + before.x - after.x, this.y + before.y - after.y);
  }

  /** Move by pixels. */
  pan(right: number, down: number): void {
    const wide = this.fit * this.zoom;
    this.to(this.x - right / wide, this.y - down / ((wide * this.rows) / this.columns));
  }

  whole(): void {
    this.zoom = 1;
    this.to(0.5, 0.5);
  }

  /** See to it that these places, in cells from the world's corner, are in sight, and cells at least so large. */
  see(places: readonly (readonly [number, number])[], size = 0): void {
    if (places.length === 0 || this.fit === 0) return;
    const least = (size * this.columns) / this.fit;
    if (this.zoom < least) this.zoom = Math.min(CLOSEST, least);
    if (!this.isClose) return;
    const rows = places.map(([row]) => row);
    const columns = places.map(([, column]) => column);
    const half = { x: this.width / 2 / this.cell, y: this.height / 2 / this.cell };
    const into = (now: number, low: number, high: number, room: number): number =>
      high - low > 2 * room ? (low + high) / 2 : Math.min(Math.max(now, high - room), low + room);
    this.to(
      into(this.x * this.columns, Math.min(...columns) - MARGIN, Math.max(...columns) + 1 + MARGIN, half.x) /
        this.columns,
      into(this.y * this.rows, Math.min(...rows) - MARGIN, Math.max(...rows) + 1 + MARGIN, half.y) / this.rows,
    );
  }

  /** Look as closely as all these places allow, until cells are so large; from afar if there are none. */
  gather(places: readonly (readonly [number, number])[], most: number): void {
    this.whole();
    if (places.length === 0) return;
    const across = (values: number[]): number => Math.max(...values) - Math.min(...values) + 1 + 2 * MARGIN;
    const [high, wide] = [across(places.map(([row]) => row)), across(places.map(([, column]) => column))];
    this.see(places, Math.min(most, this.width / wide, this.height / high));
  }

  /** The size of a cell as it is seen, in pixels. */
  get cell(): number {
    return (this.fit * this.zoom) / this.columns;
  }

  /** Look at a point; the mountain never leaves the lens. */
  to(x: number, y: number): void {
    const wide = this.fit * this.zoom;
    const high = (wide * this.rows) / this.columns;
    const keep = (at: number, room: number, size: number): number =>
      size <= room || size === 0 ? 0.5 : Math.min(1 - room / 2 / size, Math.max(room / 2 / size, at));
    this.x = keep(x, this.width, wide);
    this.y = keep(y, this.height, high);
  }

  #point({ x, y }: { x: number; y: number }): { x: number; y: number } {
    const wide = this.fit * this.zoom;
    const high = (wide * this.rows) / this.columns;
    return { x: this.x + (x - this.width / 2) / wide, y: this.y + (y - this.height / 2) / high };
  }
}
