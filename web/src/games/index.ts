// Games on the page, found by their names: a folder here with an `index.ts` is all it takes. A plug-in brings a module
// of its own, or is drawn with the plain board.

import type { Component } from "svelte";
import { picturesOf } from "../art/pictures";
import { ask } from "../art/sheets";
import ForeignBoardFrame from "../components/ForeignBoard.svelte";
import PlainBoard from "../components/PlainBoard.svelte";
import type { BoardProps } from "../lib/board";
import { foreignBoards, gamePart, PICK, type ForeignBoard, type GamePart } from "../lib/game";
import type { Components } from "../lib/protocol";

const parts = import.meta.glob<GamePart>("./*/index.ts", { import: "default" });

const plain = gamePart({
  Board: PlainBoard as unknown as Component<BoardProps>,
  scores: () => [],
  tour: [{ at: ".status" }, { at: `${PICK}, .choices`, plays: true }, { at: ".tools" }],
  sounds: {},
  symbolOf: (thing) => thing,
});

/** Have a game's own files fetched before all is known that its part needs. */
export function fetchAhead(game: string): void {
  void parts[`./${game}/index.ts`]?.().catch(() => undefined);
  for (const sheet of picturesOf(game).first) ask(`${game}/${sheet}`).catch(() => undefined);
}

/** What draws a game: its folder here, the module that it brings, or the plain board. */
export async function partOf(game: string, kit: Components): Promise<GamePart> {
  const own = parts[`./${game}/index.ts`];
  if (own) return own();
  if (!kit.page) return plain;
  const { default: foreign } = (await import(/* @vite-ignore */ kit.page)) as { default: ForeignBoard };
  foreignBoards.set(game, foreign);
  return { ...plain, ...foreign, Board: ForeignBoardFrame };
}
