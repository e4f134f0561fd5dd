// What spaces and furnishings do, in words, composed from the game's own data.

import { has, nameOf, say } from "../../lib/messages.svelte";
import { GAME, inOrder, type Action, type Catalogue, type Counts, type Effect, type Furnishing } from "./view";

export function goodsText(counts: Counts): string {
  return inOrder(counts)
    .map(([good, count]) => `${count} ${nameOf(GAME, good)}`)
    .join(", ");
}

/** Where a square is, in words. */
export function squareName(square: string): string {
  return nameOf(GAME, square);
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
      cost: goodsText(action.cost ?? {}) || say("caverna-page-free"),
      tile: action.tile ? nameOf(GAME, action.tile) : tilesText(action.tiles),
      on: action.on ? nameOf(GAME, action.on) : "",
      per: action.per ? word("per", action.per) : "",
      level: action.level ?? 0,
    });
  }
  if (action.op === "repeat" && action.step)
    return say("caverna-page-op-repeat", { max: action.max ?? 1, step: describe(action.step) });
  const steps = (action.steps ?? []).filter((step) => step.do !== "pay" || Object.keys(step.goods ?? {}).length > 0);
  return steps.map(describe).join(` ${say(`caverna-page-op-${action.op ?? "all"}`)} `);
}

function listed(ids: string | string[], kind: string): string {
  return (Array.isArray(ids) ? ids : [ids]).map((id) => word(kind, id)).join(", ");
}

/** One effect of a furnishing tile, in words. */
export function effectText(effect: Effect, catalogue: Catalogue): string {
  const facts: Record<string, string | number> = { only_for_sixth: 0 };
  for (const [name, value] of Object.entries(effect) as [string, unknown][]) {
    if (typeof value === "number") facts[name] = value;
    else if (typeof value === "boolean") facts[name] = value ? 1 : 0;
  }
  facts.goods = goodsText(effect.goods ?? {});
  facts.animals = effect.species ? listed(effect.species, "species") : "";
  facts.thing = effect.per ? word("per", effect.per) : effect.trigger ? nameOf(GAME, effect.trigger) : "";
  facts.builds = effect.on ? listed(effect.on, "on") : "";
  facts.partner = effect.with ? nameOf(GAME, effect.with) : "";
  facts.condition = effect.condition ? word("condition", effect.condition) : "";
  if (effect.capacity_from) facts.capacity = -1;
  if (effect.options) facts.options = effect.options.map(goodsText).join(" / ");
  if (effect.food_by_newborns) facts.steps = effect.food_by_newborns.slice(1).join(" / ");
  if (effect.table) facts.steps = effect.table.map(({ count, points }) => `${count}: ${points}`).join(", ");
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
