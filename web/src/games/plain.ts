// The part of a game that has none here: a plug-in brings its own, or is drawn with the plain board.

import type { Component } from "svelte";
import ForeignBoardFrame from "../components/ForeignBoard.svelte";
import PlainBoard from "../components/PlainBoard.svelte";
import type { BoardProps } from "../lib/board";
import { foreignBoards, gamePart, PICK, type ForeignBoard, type GamePart } from "../lib/game";

export const plain = gamePart({
  Board: PlainBoard as unknown as Component<BoardProps>,
  scores: () => [],
  tour: [{ at: ".status" }, { at: `${PICK}, .choices`, plays: true }, { at: ".tools" }],
  sounds: {},
  symbolOf: (thing) => thing,
});

/** What a plug-in's module brings. */
export async function foreign(game: string, module: string): Promise<GamePart> {
  const { default: board } = (await import(/* @vite-ignore */ module)) as { default: ForeignBoard };
  foreignBoards.set(game, board);
  return { ...plain, ...board, Board: ForeignBoardFrame };
}
