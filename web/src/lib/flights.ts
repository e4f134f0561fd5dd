// Flights: what travels where, as the events tell it. `motion.ts` finds the elements and flies.

import type { EventInfo, Transfer } from "./protocol";

export interface Flight extends Transfer {
  /** On whose board its places are; what is not there is shared. */
  seat: number | null;
  /** Which event it belongs to: what happens later flies later. */
  order: number;
}

/** The flights of a frame's events, in order; single things that go the same way one after the other are one group. */
export function flights(events: readonly EventInfo[]): Flight[] {
  const found: Flight[] = [];
  events.forEach(({ seat, transfers = [] }, order) => {
    for (const transfer of transfers) {
      const last = found.at(-1);
      if (last && last.order >= order - 1 && last.seat === seat && isSameWay(last, transfer)) {
        last.count += transfer.count;
        last.order = order;
      } else found.push({ ...transfer, seat, order });
    }
  });
  return found;
}

/** What a seat keeps more or less of after events, by thing. */
export function balance(events: readonly EventInfo[], seat: number): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { seat: whose, transfers = [] } of events)
    for (const { thing, count, source, target } of whose === seat ? transfers : []) {
      const change = Number(target.startsWith("store:")) - Number(source.startsWith("store:"));
      if (change !== 0) sums[thing] = (sums[thing] ?? 0) + change * count;
    }
  return sums;
}

function isSameWay(one: Transfer, other: Transfer): boolean {
  return one.thing === other.thing && one.source === other.source && one.target === other.target;
}
