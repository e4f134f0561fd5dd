// Picks: how touching components becomes a move. Each offered move lists what a person touches to make it, in order;
// touching narrows the offers until one is left. No rule of any game is known here.

import type { MoveOffer } from "./protocol";

/** The offers that begin with what has been picked so far. */
export function matching(offers: readonly MoveOffer[], picked: readonly string[]): MoveOffer[] {
  return offers.filter((offer) => picked.every((pick, index) => offer.picks[index] === pick));
}

/** What can be picked next, each with the offers it leads to, in the order of the offers. */
export function next(offers: readonly MoveOffer[], picked: readonly string[]): Map<string, MoveOffer[]> {
  const found = new Map<string, MoveOffer[]>();
  for (const offer of matching(offers, picked)) {
    const pick = offer.picks[picked.length];
    if (pick === undefined) continue;
    const same = found.get(pick);
    if (same) same.push(offer);
    else found.set(pick, [offer]);
  }
  return found;
}

/** The one offer that is left, once something has been picked; null while there is still a choice. */
export function settled(offers: readonly MoveOffer[], picked: readonly string[]): MoveOffer | null {
  if (picked.length === 0) return null;
  const left = matching(offers, picked);
  if (left.length === 1) return left[0]!;
  // A move whose picks are complete while longer ones go on: it is chosen by a button of its own.
  return null;
}

/** Offers whose picks are all made, while others go on. */
export function complete(offers: readonly MoveOffer[], picked: readonly string[]): MoveOffer[] {
  return picked.length === 0 ? [] : matching(offers, picked).filter((offer) => offer.picks.length === picked.length);
}

/** Picks that may be made in any order of touching: touch any component of a move that has only one way on. */
export function advance(offers: readonly MoveOffer[], picked: readonly string[]): string[] {
  let path = [...picked];
  for (;;) {
    const options = next(offers, path);
    if (options.size !== 1 || complete(offers, path).length > 0 || matching(offers, path).length === 1) return path;
    path = [...path, options.keys().next().value!];
  }
}

/** The part of a pick before the colon: which kind of component it is. */
export function kindOf(pick: string): string {
  const colon = pick.indexOf(":");
  return colon < 0 ? "" : pick.slice(0, colon);
}

/** The part of a pick after the colon: the component's id. */
export function idOf(pick: string): string {
  return pick.slice(pick.indexOf(":") + 1);
}
