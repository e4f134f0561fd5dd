// Which component draws which game. Adding a game adds one line.

import type { Component } from "svelte";
import type { BoardProps } from "../lib/board";

type Loader = () => Promise<{ default: Component<BoardProps<never, never>> }>;

export const boards: Record<string, Loader> = {
  ghosts_galore: () => import("./ghosts_galore/Board.svelte"),
  mountain_king: () => import("./mountain_king/Board.svelte"),
  caverna: () => import("./caverna/Board.svelte"),
};

type Scores = { points: Record<string, number>; total: number }[];
type Entry = { side?: number; points?: Record<string, number>; score?: Record<string, number>; total?: number };
type Sheet = { seats?: Entry[]; players?: Entry[] | number; sides?: { score: Record<string, number> }[] };

/** The live score of every seat, by category, as the view tells it: with each seat or player, or with a team's side. */
export function scoresOf(view: unknown): Scores {
  const { seats, players, sides } = view as Sheet;
  return (seats ?? (Array.isArray(players) ? players : [])).map((seat) => {
    const score = sides && seat.side !== undefined ? sides[seat.side]?.score : undefined;
    return score
      ? { points: score, total: score.total ?? 0 }
      : { points: seat.points ?? seat.score ?? {}, total: seat.total ?? 0 };
  });
}
