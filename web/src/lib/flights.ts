// Flights: which goods travel where, read from the events alone. No game is known here, only the words that the events
// of all games share: who gets or gives (`seat`), what (`good`, `kind`, `goods`, `species`, or a good's own name with
// its number), and where that happens (`space`, `place`, `item`, `token`, …). `motion.ts` finds the elements and flies.

import type { EventInfo } from "./protocol";

/** One end of a flight, as ways to find it; the first that is on the screen counts, then what bears or holds the good. */
export interface End {
  /** Whose: a place on a player's board is found only on the board of this seat. */
  seat: number | null;
  /** The pick of a component, as `space:logging`. */
  place?: string;
  /** Where this good is kept by the seat. */
  good?: string;
  /** Where this good grows on the seat's board. */
  bears?: string;
}

export interface Flight {
  good: string;
  count: number;
  /** Null: out of the supply. */
  from: End | null;
  /** Null: into the supply. */
  to: End | null;
  /** Which event it belongs to: what happens later flies later. */
  order: number;
}

const GAINS = new Set(["gained", "collected", "activated", "unloaded", "stole", "bred", "got_pedestal"]);
const LOSSES = new Set(["paid", "spent", "fed", "sowed"]);
/** Where goods come from or go to, by the name of the fact; the pick has another kind where the second name differs. */
const PLACES: Record<string, string> = {
  space: "space",
  place: "place",
  item: "item",
  spell: "spell",
  square: "square",
  squares: "square",
  cell: "cell",
  tunnel: "tunnel",
};

/** Where a seat stands from one event to the next: goods that come without a place come from there. */
export class Posts {
  readonly #posts = new Map<number, string>();

  at(seat: number): string | undefined {
    return this.#posts.get(seat);
  }

  stand(seat: number, place: string): void {
    this.#posts.set(seat, place);
  }

  leave(): void {
    this.#posts.clear();
  }
}

/** The flights of a frame's events, in order. `stays` tells of places where one stays to act, such as a space. */
export function flights(events: readonly EventInfo[], posts: Posts, stays: (place: string) => boolean): Flight[] {
  const found: Flight[] = [];
  let scene: { seat: number; end: End } | null = null;
  events.forEach((event, order) => {
    const { seat, kind } = event;
    const place = placeOf(event);
    if (seat === null) {
      if (place === undefined) {
        posts.leave();
        scene = null;
      }
      // What somebody has just given up comes to lie somewhere.
      for (const [good] of goodsOf(event)) {
        const given = place === undefined ? undefined : found.find((one) => one.to === null && one.good === good);
        if (!given) continue;
        if (given.count > 1) found.splice(found.indexOf(given), 0, { ...given, count: given.count - 1 });
        given.count = 1;
        given.to = { seat: null, place };
      }
      return;
    }
    const keep = (good: string): End => ({ seat, good });
    if (GAINS.has(kind)) {
      const slot = typeof event.facts.slot === "string" ? `slot:${event.facts.slot}` : undefined;
      const here = place ?? (slot ? undefined : tokenPlace(event));
      const before = scene?.seat === seat ? scene.end : undefined;
      const post = posts.at(seat);
      for (const [good, count] of goodsOf(event)) {
        let from: End | null = null;
        if (here) from = { seat, place: here };
        else if (!slot) from = before ?? (post ? { seat, place: post } : { seat, bears: good });
        found.push({ good, count, from, to: slot ? { seat, place: slot, good } : keep(good), order });
      }
    } else if (LOSSES.has(kind)) {
      const token = tokenPlace(event);
      for (const [good, count] of goodsOf(event)) {
        const from = token ? { seat, place: token, good } : keep(good);
        const last = found.at(-1);
        // Payments of one token each are one group.
        if (last && last.to === null && last.order === order - 1 && same(last.from, from)) {
          last.count += count;
          last.order = order;
        } else found.push({ good, count, from, to: kind === "sowed" ? { seat, bears: good } : null, order });
        scene = { seat, end: from };
      }
    } else if (place !== undefined) {
      if (stays(place)) posts.stand(seat, place);
      scene = { seat, end: { seat, place } };
    }
  });
  return found;
}

/** What an event moves: goods with their numbers. */
export function goodsOf({ facts }: EventInfo): [string, number][] {
  const one = facts.good ?? facts.kind ?? facts.pedestal;
  if (typeof one === "string") return [[one, typeof facts.count === "number" ? facts.count : 1]];
  const several = facts.goods ?? facts.species;
  if (Array.isArray(several)) {
    const counts = new Map<string, number>();
    for (const good of several) counts.set(good, (counts.get(good) ?? 0) + 1);
    return [...counts];
  }
  return Object.entries(facts).filter((fact): fact is [string, number] => typeof fact[1] === "number" && fact[1] > 0);
}

function placeOf({ facts }: EventInfo): string | undefined {
  for (const [fact, kind] of Object.entries(PLACES)) {
    const value = facts[fact];
    const id = Array.isArray(value) ? value[0] : value;
    if (typeof id === "string") return `${kind}:${id}`;
  }
  return undefined;
}

/** `iron@1.1` lies on what is in slot 1.1; `iron@storage` in the store. */
function tokenPlace({ facts }: EventInfo): string | undefined {
  const slot = typeof facts.token === "string" ? facts.token.split("@")[1] : undefined;
  return slot && slot !== "storage" ? `slot:${slot}` : undefined;
}

function same(one: End | null, other: End | null): boolean {
  return one?.seat === other?.seat && one?.place === other?.place && one?.good === other?.good;
}
