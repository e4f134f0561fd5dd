// Games on the page, found by their names: a folder here with an `index.ts` is all it takes. A plug-in brings a module
// of its own, or is drawn with the plain board.

import { picturesOf } from "../art/pictures";
import { askFirst } from "../art/sheets";
import type { GamePart } from "../lib/game";
import type { Components } from "../lib/protocol";

const parts = import.meta.glob<GamePart>("./*/index.ts", { import: "default" });

/** Have a game's own files fetched before all is known that its part needs. */
export function fetchAhead(game: string): void {
  void parts[`./${game}/index.ts`]?.().catch(() => undefined);
  askFirst(game, picturesOf(game).first);
}

/** What draws a game: its folder here, the module that it brings, or the plain board. */
export async function partOf(game: string, kit: Components): Promise<GamePart> {
  const own = parts[`./${game}/index.ts`];
  if (own) return own();
  const { foreign, plain } = await import("./plain");
  return kit.page ? foreign(game, kit.page) : plain;
}
