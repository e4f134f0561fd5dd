// The colours of seats. They go with the seat, unless someone likes another one for their own: then the two seats swap,
// on this screen, so that all of them stay as far apart as they are.

/** The seven colours, by the seat they belong to. */
export const PALETTE: readonly string[] = ["#56b4e9", "#d55e00", "#f0e442", "#009e73", "#8a4fc0", "#ffffff", "#3d3a37"];
/** The shadow side of each colour; what is dark itself gets a light one. */
const SHADES = ["#22719f", "#8f3a00", "#a37d0c", "#00614a", "#553080", "#9a958c", "#d8d2c6"];
/** Black or white, whichever reads better on it. */
const INKS = ["#10202b", "#1f0a00", "#222006", "#001a12", "#ffffff", "#222018", "#ffffff"];
/** The outline: dark, but light round what is dark itself. */
const RIMS = ["#120d08", "#120d08", "#120d08", "#120d08", "#120d08", "#120d08", "#e8dcc4"];

export const SEAT_COLOURS: string[] = $state([...PALETTE]);
export const SEAT_SHADES: string[] = $state([...SHADES]);
export const SEAT_INKS: string[] = $state([...INKS]);
export const SEAT_RIMS: string[] = $state([...RIMS]);

/** Let two seats swap colours; does nothing if either is null. */
export function wear(seat: number | null, colour: number | null): void {
  PALETTE.forEach((_, at) => {
    const swapped = seat === null || colour === null ? at : at === seat ? colour : at === colour ? seat : at;
    SEAT_COLOURS[at] = PALETTE[swapped]!;
    SEAT_SHADES[at] = SHADES[swapped]!;
    SEAT_INKS[at] = INKS[swapped]!;
    SEAT_RIMS[at] = RIMS[swapped]!;
    if (typeof document !== "undefined") document.documentElement.style.setProperty(`--seat-${at}`, PALETTE[swapped]!);
  });
}
