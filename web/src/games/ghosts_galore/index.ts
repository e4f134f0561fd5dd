// Ghosts Galore on the page.

import { gamePart, PICK } from "../../lib/game";
import Board from "./Board.svelte";
import sounds from "./sounds.json";
import type { Catalogue, View } from "./wire";

/** Who rides for whom. */
const RIDERS = ["skeleton-happy", "ghost-happy", "werewolf-happy", "satyr-happy", "slime-happy"];

export default gamePart<View, Catalogue>({
  Board,
  scores: ({ seats }) => seats,
  tour: [
    { at: ".status" },
    { at: `[data-part="mine"] ${PICK}, .choices`, part: "mine", plays: true },
    { at: '[data-part="shared"]', part: "shared" },
    { at: `${PICK}, .choices`, plays: true },
    { at: '[data-part="mine"]', part: "mine" },
    { at: `[data-part="mine"] ${PICK}, ${PICK}, .choices`, plays: true },
    { at: ".tools .drawn, .sidebar.open", part: "log" },
    { at: ".tools" },
  ],
  sounds,
  figureOf: (seat) => ({ at: `monsters#${RIDERS[seat % RIDERS.length]}` }),
  symbolOf: (thing) => `gg-${thing}`,
});
