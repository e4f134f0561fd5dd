// The guided first turns of each game: what to point at, in which order. The words are `<game>-tour-<n>` messages; the
// game itself is a real one against bots, so every step that asks for a move waits until one was made.

export interface TourStep {
  /** What is pointed at, the first of these that is on the screen. */
  at: string;
  /** The part of the table a phone has to show for it. */
  part?: "shared" | "mine" | "others" | "log";
  /** Goes on by itself when the person has made a move. */
  plays?: boolean;
}

const PICK = '[data-pickable="true"]';

export const tours: Record<string, TourStep[]> = {
  ghosts_galore: [
    { at: ".status" },
    { at: '[data-part="shared"]', part: "shared" },
    { at: `${PICK}, .choices`, plays: true },
    { at: '[data-part="mine"]', part: "mine" },
    { at: `[data-part="mine"] ${PICK}, ${PICK}, .choices`, plays: true },
    { at: ".tools .drawn, .sidebar.open", part: "log" },
    { at: ".tools" },
  ],
  mountain_king: [
    { at: ".status" },
    { at: ".mountain", part: "shared" },
    { at: ".horde", part: "shared" },
    { at: `${PICK}, .choices`, plays: true },
    { at: '[data-part="mine"]', part: "mine" },
    { at: `${PICK}, .choices`, plays: true },
    { at: ".spells", part: "shared" },
    { at: ".tools" },
  ],
  caverna: [
    { at: ".status" },
    { at: '[data-part="shared"]', part: "shared" },
    { at: '[data-part="mine"]', part: "mine" },
    { at: `${PICK}, .choices`, plays: true },
    { at: ".choices, .status", plays: true },
    { at: '[data-part="others"], .seats', part: "others" },
    { at: ".tools" },
  ],
};
