// What spaces and furnishings do, in words and in signs, composed from the game's own data.

import { has, nameOf, say } from "../../lib/messages.svelte";
import { GAME, type Action, type Catalogue, type Counts, type Effect, type Furnishing } from "./view";

export function goodsText(counts: Counts): string {
  return Object.entries(counts)
    .map(([good, count]) => `${count} ${nameOf(GAME, good)}`)
    .join(", ");
}

function word(kind: string, id: string): string {
  const key = `caverna-page-${kind}-${id}`;
  return has(key) ? say(key) : nameOf(GAME, id);
}

function tilesText(tiles: string | string[] | undefined): string {
  if (Array.isArray(tiles)) return tiles.map((tile) => nameOf(GAME, tile)).join(" / ");
  return word("tiles", tiles ?? "any");
}

/** An action in words. */
export function describe(action: Action): string {
  if (action.do !== undefined) {
    return say(`caverna-page-do-${action.do}`, {
      goods: goodsText(action.goods ?? {}),
      pay: goodsText(action.pay ?? {}),
      gain: goodsText(action.gain ?? {}),
      cost: goodsText(action.cost ?? {}),
      tile: action.tile ? nameOf(GAME, action.tile) : tilesText(action.tiles),
      on: action.on ? nameOf(GAME, action.on) : "",
      per: action.per ? word("per", action.per) : "",
      level: action.level ?? 0,
    });
  }
  if (action.op === "repeat" && action.step)
    return say("caverna-page-op-repeat", { max: action.max ?? 1, step: describe(action.step) });
  return (action.steps ?? []).map(describe).join(` ${say(`caverna-page-op-${action.op ?? "all"}`)} `);
}

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

function listed(ids: unknown, kind: string): string {
  return (Array.isArray(ids) ? (ids as string[]) : [String(ids)]).map((id) => word(kind, id)).join(", ");
}

/** One effect of a furnishing tile, in words. */
export function effectText(effect: Effect, catalogue: Catalogue): string {
  const facts: Record<string, string | number> = { only_for_sixth: 0 };
  for (const [name, value] of Object.entries(effect)) {
    if (typeof value === "number") facts[name] = value;
    else if (typeof value === "boolean") facts[name] = value ? 1 : 0;
  }
  facts.goods = goodsText((effect.goods as Counts | undefined) ?? {});
  facts.animals = effect.species ? listed(effect.species, "species") : "";
  facts.thing = effect.per
    ? word("per", String(effect.per))
    : effect.trigger
      ? nameOf(GAME, String(effect.trigger))
      : "";
  facts.builds = Array.isArray(effect.on) ? listed(effect.on, "on") : "";
  facts.partner = effect.with ? nameOf(GAME, String(effect.with)) : "";
  facts.condition = effect.condition ? word("condition", String(effect.condition)) : "";
  if (effect.capacity_from) facts.capacity = -1;
  if (Array.isArray(effect.options)) facts.options = (effect.options as Counts[]).map(goodsText).join(" / ");
  if (Array.isArray(effect.food_by_newborns)) facts.steps = (effect.food_by_newborns as number[]).slice(1).join(" / ");
  if (Array.isArray(effect.table))
    facts.steps = (effect.table as { count: number; points: number }[])
      .map(({ count, points }) => `${count}: ${points}`)
      .join(", ");
  if (effect.conversion) {
    const one = catalogue.conversions.furnishing.find(({ id }) => id === effect.conversion);
    facts.pay = goodsText(one?.pay ?? {});
    facts.gain = goodsText(one?.get ?? {});
  }
  return say(`caverna-page-effect-${effect.kind}`, facts);
}

/** All that a furnishing tile does. */
export function furnishingText(tile: Furnishing, catalogue: Catalogue): string {
  return tile.effect.map((effect) => effectText(effect, catalogue)).join(" ");
}
