/** What pictures a row of the score sheet, on the sheet and on its card. */
export const EMBLEMS: Record<string, string> = {
  digging: "term:tunnel",
  coronation: "term:coronation_token",
  pedestals: "pedestal:fire",
  leftovers: "good:coin",
  halls: "term:great_hall",
  statues: "statue:fire",
};
