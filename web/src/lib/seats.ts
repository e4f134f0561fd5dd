// Seats are told apart by colour, shape, letter and pattern together; never by colour alone.

export const SEAT_COLOURS = ["#56b4e9", "#d55e00", "#f0e442", "#0072b2", "#cc79a7", "#009e73", "#ffffff"] as const;
export const SEAT_LETTERS = ["A", "B", "C", "D", "E", "F", "G"] as const;

/** Outlines in a box of 20 by 20, one a seat. */
export const SEAT_SHAPES = [
  "M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z",
  "M2 2h16v16H2z",
  "M10 1l9 17H1z",
  "M10 .5L19.5 10 10 19.500.5 10z",
  "M10 1l9 6.700-3.400 10.800H4.400L1 7.700z",
  "M6 1.500h8l4.500 8.500L14 18.500H6L1.500 10z",
  "M7 1h6v6h6v6h-6v6H7v-6H1V7h6z",
] as const;

/** Black or white, whichever reads better on a seat's colour. */
export const SEAT_INKS = ["#10202b", "#fff7ef", "#222006", "#f2f9ff", "#2b1020", "#f2fff9", "#222018"] as const;
