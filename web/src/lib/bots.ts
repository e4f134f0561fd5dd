// Bots as people meet them: a name at the table and how they play.

import { has, say } from "./messages.svelte";

const NAMES = ["gravel", "moss", "ember", "flint", "soot", "pebble", "thorn"] as const;

/** Names for the bots of a table, one per seat. */
export function botNames(players: number): string[] {
  return Array.from({ length: players }, (_, seat) => say(`page-bot-${NAMES[seat % NAMES.length]}`));
}

/** How a kind of bot plays, in a few words; its own name if we do not know it. */
export function levelOf(bot: string): string {
  return has(`page-level-${bot}`) ? say(`page-level-${bot}`) : bot;
}

/** The same in one word, where it stands beside the others. */
export function skillOf(bot: string): string {
  return has(`page-skill-${bot}`) ? say(`page-skill-${bot}`) : levelOf(bot);
}
