// Starting a game against bots at once: the one thing a newcomer wants.

import { api, contribution, type GameInfo } from "./api";
import { botNames } from "./bots";
import { go } from "./route.svelte";
import { settings, type Opponents } from "./settings.svelte";

/** Against whom one plays a game when nothing else was said: two bots, or as many as the game needs. */
export function usualOpponents(game: GameInfo, bots: readonly string[]): Opponents {
  const kept = settings.opponents[game.id];
  const most = game.players.at(-1)! - 1;
  const fewest = Math.max(1, game.players[0]! - 1);
  const count = Math.min(most, Math.max(fewest, kept?.count ?? 2));
  const bot = kept && bots.includes(kept.bot) ? kept.bot : bots.includes("greedy") ? "greedy" : (bots[0] ?? "greedy");
  return { count, bot };
}

export async function playNow(game: GameInfo, { count, bot }: Opponents, tour: boolean): Promise<void> {
  const players = count + 1;
  const names = botNames(players);
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? ({ kind: "me" } as const) : ({ kind: "bot", bot, name: names[seat] } as const),
  );
  const card = await api.create({ game: game.id, players, seats, open: false, contribution: contribution() });
  go(`/table/${card.table.id}${tour ? "?tour=1" : ""}`);
}
