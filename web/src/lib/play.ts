// Starting a game against bots at once: the one thing a newcomer wants.

import { api, contribution } from "./api";
import type { GameInfo, OptionInfo } from "./protocol";
import { botNames } from "./bots";
import { go } from "./route.svelte";
import { settings, type Opponents } from "./settings.svelte";

/** The option that makes a game easier to begin with, and its value; null if it has none. */
export function introduction(game: GameInfo): Record<string, string> | null {
  const option = game.options.find(({ values }) => values.includes("intro"));
  return option ? { [option.name]: "intro" } : null;
}

/** What is worth asking before a game against bots: a choice between two or three. Everything else has its own form. */
export function quickOptions(game: GameInfo): OptionInfo[] {
  return game.options.filter(
    ({ values }) => values.length > 1 && values.length < 4 && !values.some((value) => typeof value === "boolean"),
  );
}

/** Whom you play against, and how: as last time; a first game is introductory and against two bots. */
export function usualOpponents(game: GameInfo, bots: readonly string[]): Opponents {
  const kept = settings.opponents[game.id];
  const most = game.players.at(-1)! - 1;
  const fewest = game.players[0]! - 1;
  const count = Math.min(most, Math.max(fewest, kept?.count ?? 2));
  const bot = kept && bots.includes(kept.bot) ? kept.bot : bots.includes("able") ? "able" : (bots[0] ?? "able");
  const known = quickOptions(game).filter(({ name, values }) => values.includes(kept?.options?.[name] ?? ""));
  const options = Object.fromEntries(known.map(({ name }) => [name, kept!.options![name]!]));
  return { count, bot, options: kept ? options : (introduction(game) ?? {}) };
}

export async function playNow(game: GameInfo, against: Opponents, tour: boolean): Promise<void> {
  settings.opponents[game.id] = against;
  const players = against.count + 1;
  const names = botNames(players);
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? ({ kind: "me" } as const) : ({ kind: "bot", bot: against.bot, name: names[seat] } as const),
  );
  const card = await api.create({
    game: game.id,
    players,
    seats,
    options: against.options ?? {},
    open: false,
    contribution: contribution(),
  });
  go(`/table/${card.table.id}${tour ? "?tour=1" : ""}`);
}
