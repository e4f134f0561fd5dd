// What actions do, as signs to draw: symbols, tiles, goods.

import type { Action, Counts } from "./view";

/** What a sign on a space's card shows: a symbol or halves of a tile, goods, a number. */
export interface Sign {
  symbol?: string;
  halves?: string[];
  goods?: Counts;
  pay?: Counts;
  number?: number;
}

const SYMBOLS: Record<string, string> = {
  take_starting_player_token: "token",
  furnish: "furnish",
  family_growth: "grow",
  sow: "sow",
  forge: "forge",
  imitate: "imitate",
  market_buy: "market",
  build_stable: "stable",
  increase_all_weapons: "weapon",
  breed: "breed",
};

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
      return [{ pay: action.goods }];
    case "trade":
      return [{ pay: action.pay }, { goods: action.gain }];
    case "place_twin_tile":
      return (action.tiles as string[]).map((tile) => ({ halves: halvesOf(tile) }));
    case "place_single_tile":
      return [{ halves: [action.tile!] }];
    case "place_ruby_mine":
      return [{ halves: ["ruby_mine"] }];
    case "build_small_pasture":
      return [{ halves: ["small_pasture"] }];
    case "build_large_pasture":
      return [{ halves: ["large_pasture", "large_pasture"] }];
    case "expedition":
      return [{ symbol: "expedition", number: action.level }];
    default:
      return [{ symbol: SYMBOLS[action.do] ?? action.do }];
  }
}

const HALVES: Record<string, string[]> = {
  ore_mine_deep_tunnel: ["ore_mine", "deep_tunnel"],
  large_pasture: ["large_pasture", "large_pasture"],
  small_pasture: ["small_pasture"],
  ruby_mine: ["ruby_mine"],
};

/** The halves of a tile, to draw it. */
export function halvesOf(tile: string): string[] {
  return HALVES[tile] ?? tile.split("_");
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
