// Which component draws which game. Adding a game adds one line.

import type { Component } from "svelte";
import type { BoardProps } from "../lib/board";

type Loader = () => Promise<{ default: Component<BoardProps<never, never>> }>;

export const boards: Record<string, Loader> = {
  ghosts_galore: () => import("./ghosts_galore/Board.svelte"),
};
