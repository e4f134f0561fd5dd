// In the Hall of the Mountain King on the page.

import { gamePart, PICK } from "../../lib/game";
import Board from "./Board.svelte";
import { EMBLEMS } from "./emblems";
import { forcedIn } from "./forced";
import sounds from "./sounds.json";
import type { Catalogue, View } from "./view";

/** Who stands for whom on the podium. */
const CHIEFS = [
  "ice_3_glacier_prince",
  "fire_3_magma_queen",
  "mud_3_ferry_king",
  "fire_3_ash_marshal",
  "ice_3_blizzard_matron",
];

export default gamePart<View, Catalogue>({
  Board,
  scores: ({ seats, sides }) =>
    seats.map(({ side }) => ({ points: sides[side]!.score, total: sides[side]!.score.total! })),
  tour: [
    { at: ".status" },
    { at: ".mountain", part: "shared" },
    { at: ".horde", part: "shared" },
    { at: `${PICK}, .choices`, plays: true },
    { at: '[data-part="mine"]', part: "mine" },
    { at: `${PICK}, .choices`, plays: true },
    { at: ".spells", part: "shared" },
    { at: ".tools" },
  ],
  sounds,
  forced: forcedIn,
  figureOf: (seat) => ({ id: `troll:${CHIEFS[seat % CHIEFS.length]}` }),
  emblemOf: (category) => EMBLEMS[category] ?? "",
  // Only pedestals are named by their clan when they fly.
  symbolOf: (thing) => `mountain_king-${["fire", "ice", "moon"].includes(thing) ? "pedestal" : "good"}-${thing}`,
});
