// The mountain in words, for those who do not see it: where a cell is, seen from the heart, and what is there.

import { nameOf, say } from "../../lib/messages.svelte";
import { lieOf } from "./laying";
import { columnOf, rowOf } from "./view";
import type { MountainView } from "./wire";

const GAME = "mountain_king";
const TIERS: Record<string, string> = { d: "dark_gray", g: "gray", b: "brown", o: "orange", y: "yellow" };

/** What is printed for this table: start points with their cells, tiles with their squares, row by row. */
export interface Printed {
  starts: ReadonlyMap<string, string>;
  shapes: ReadonlyMap<string, string>;
}

/** Places of this mountain and this table in words; null for what has a printed name. */
export function placeName(tiers: readonly string[], { starts, shapes }: Printed, id: string): string | null {
  if (/^r\d+c\d+$/.test(id)) return whereIs(tiers, id);
  const start = starts.get(id);
  if (start) return sideOf(tiers, start);
  const [, tile, way] = /^(\w+):(\d+)(?::r.*)?$/.exec(id) ?? [];
  const shape = shapes.get(tile ?? "");
  if (!tile || shape === undefined) return null;
  const words = lieOf(shape, Number(way));
  return words ? `${nameOf(GAME, tile)}, ${say(`mountain_king-page-${words}`)}` : nameOf(GAME, tile);
}

const AROUND = ["right", "lower-right", "bottom", "lower-left", "left", "upper-left", "top", "upper-right"] as const;

/** The side of the mountain on which a cell lies. */
export function sideOf(tiers: readonly string[], cell: string): string {
  const [down, right] = [rowOf(cell) - (tiers.length - 1) / 2, columnOf(cell) - ((tiers[0]?.length ?? 1) - 1) / 2];
  const eighth = Math.round((Math.atan2(down, right) / Math.PI) * 4);
  return say("mountain_king-page-side", { side: AROUND[(eighth + 8) % 8]! });
}

/** How far something lies before the first or beyond the last. */
function beyond(at: number, first: number, last: number): number {
  return at < first ? at - first : Math.max(0, at - last);
}

/** Where a cell is: so many cells above or below the heart, so many to the left or right of it. */
export function whereIs(tiers: readonly string[], cell: string): string {
  const hearts = tiers.flatMap((line, row) => (line.includes("H") ? [row] : []));
  const line = tiers[hearts[0]!]!;
  const down = beyond(rowOf(cell), hearts[0]!, hearts.at(-1)!);
  const right = beyond(columnOf(cell), line.indexOf("H"), line.lastIndexOf("H"));
  const words: string[] = [];
  if (down !== 0) words.push(say(`mountain_king-page-${down < 0 ? "above" : "below"}`, { count: Math.abs(down) }));
  if (right !== 0) words.push(say(`mountain_king-page-${right < 0 ? "left" : "right"}`, { count: Math.abs(right) }));
  return words.length > 0
    ? say("mountain_king-page-from-heart", { way: words.join(", ") })
    : say("mountain_king-page-in-heart");
}

/** A cell and all that is known of it. */
export function describeCell(mountain: MountainView, names: readonly string[], cell: string): string {
  const { ground, tunnels, statues, sites, gates } = mountain;
  const gate = gates.indexOf(cell);
  const parts = [gate >= 0 ? sideOf(ground.tiers, cell) : whereIs(ground.tiers, cell)];
  const tier = TIERS[ground.tiers[rowOf(cell)]?.[columnOf(cell)] ?? ""];
  if (tier) parts.push(nameOf(GAME, tier));
  const tunnel = tunnels.find(({ cells }) => cells.includes(cell));
  if (gate >= 0) parts.push(say("mountain_king-page-gate", { name: names[gate] ?? "" }));
  else if (tunnel?.seats.length)
    parts.push(say("mountain_king-page-tunnel", { name: tunnel.seats.map((seat) => names[seat] ?? "") }));
  else if (tunnel) parts.push(say("mountain_king-page-isolated"));
  if (!tunnel && ground.rubble[rowOf(cell)]?.[columnOf(cell)] === "#") parts.push(say("mountain_king-page-rubble"));
  const buried = ground.buried[cell];
  if (buried) parts.push(nameOf(GAME, buried));
  const statue = statues.find((one) => one.cell === cell);
  if (statue) parts.push(say("mountain_king-page-statue", { clan: nameOf(GAME, statue.clan) }));
  const site = sites.find((one) => one.cell === cell);
  if (site) parts.push(site.workshop ? nameOf(GAME, site.workshop) : say("mountain_king-page-site"));
  return parts.join(", ");
}
