// Caverna on the page.

import { gamePart, PICK } from "../../lib/game";
import Board from "./Board.svelte";
import { forcedIn } from "./forced";
import sounds from "./sounds.json";
import { pieceOf, type Catalogue, type View } from "./view";

export default gamePart<View, Catalogue>({
  Board,
  scores: ({ players }) => players.map(({ score, total }) => ({ points: score, total })),
  tour: [
    { at: ".status" },
    { at: '[data-part="shared"]', part: "shared" },
    { at: '[data-part="mine"]', part: "mine" },
    { at: `${PICK}, .choices`, plays: true },
    { at: ".choices, .status", plays: true },
    { at: '[data-part="others"], .seats', part: "others" },
    { at: ".tools" },
  ],
  sounds,
  forced: (frame, seat) => forcedIn(frame, (frame.view as View).players[seat]!),
  figureOf: (seat) => ({ at: `dwarfs#dwarf-${(seat % 6) + 1}` }),
  symbolOf: (thing) => `caverna-${pieceOf(thing).replace(":", "-")}`,
});
