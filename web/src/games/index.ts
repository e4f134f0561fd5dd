// Games on the page, found by their names: a folder here with an `index.ts` is all it takes.

import type { GamePart } from "../lib/game";

const parts = import.meta.glob<GamePart>("./*/index.ts", { import: "default" });

/** Whether the page can draw a game. */
export function isDrawn(game: string): boolean {
  return `./${game}/index.ts` in parts;
}

export async function partOf(game: string): Promise<GamePart | null> {
  return (await parts[`./${game}/index.ts`]?.()) ?? null;
}
