// What actions do, as signs to draw: pictures, tiles, goods.

import type { Action, Catalogue, Counts } from "./view";

/** What a sign shows: the symbol `at` its sheet or a tile, with a number; goods that come or go. */
export interface Sign {
  at?: string;
  /** A good, an animal or a marker, as `kind:id`. */
  piece?: string;
  tile?: string;
  goods?: Counts;
  pay?: Counts;
  number?: number;
}

/** An action as a row of signs; what lies on the space is shown by itself. */
export function signs(action: Action): Sign[] {
  if (action.do === undefined) return (action.steps ?? (action.step ? [action.step] : [])).flatMap(signs);
  switch (action.do) {
    case "take_accumulated":
      return [];
    case "gain":
    case "gain_per":
    case "gain_if":
      return [{ goods: action.goods }];
    case "pay":
      return Object.keys(action.goods ?? {}).length > 0 ? [{ pay: action.goods }] : [];
    case "trade":
      return [{ pay: action.pay }, { goods: action.gain }];
    case "place_twin_tile":
      return (action.tiles as string[]).map((tile) => ({ tile }));
    case "place_single_tile":
      return [{ tile: action.tile! }];
    case "place_ruby_mine":
      return [{ tile: "ruby_mine" }];
    case "build_small_pasture":
      return [{ tile: "small_pasture" }];
    case "build_large_pasture":
      return [{ tile: "large_pasture" }];
    default:
      return [{ at: `signs#sign-${action.do}`, number: action.do === "expedition" ? action.level : undefined }];
  }
}

/** What lies on each square that a tile covers, in the order in which its squares are named. */
export function halvesOf(catalogue: Catalogue, tile: string): readonly string[] {
  return catalogue.homeboard.twin_tile.find(({ id }) => id === tile)?.halves ?? [tile];
}

/** What a market asks for each thing it sells. */
export function pricesIn(actions: readonly Action[]): Counts {
  for (const action of actions) {
    if (action.gold_prices) return action.gold_prices;
    const found = pricesIn([...(action.steps ?? []), ...(action.step ? [action.step] : [])]);
    if (Object.keys(found).length > 0) return found;
  }
  return {};
}
