// Seats are told apart by colour, shape, letter and pattern together; never by colour alone.

export * from "./seats.svelte";

export const SEAT_LETTERS = ["A", "B", "C", "D", "E", "F", "G"] as const;

/** Outlines in a box of 20 by 20, one for each seat: circle, square, triangle, diamond, star, pentagon, hexagon. */
export const SEAT_SHAPES = [
  "M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z",
  "M2 2h16v16H2z",
  "M10 1l9 17H1z",
  "M10 .5L19.5 10 10 19.500.5 10z",
  "M10 .3l3 5.500 6.500 1.100-4.600 4.700 1 6.600L10 15.600l-5.900 2.600 1-6.600L.5 6.900 7 5.800z",
  "M10 1l9 6.700-3.400 10.800H4.400L1 7.700z",
  "M6 1.500h8l4.500 8.500L14 18.500H6L1.500 10z",
] as const;

/** How the line of each seat is drawn in a chart. */
export const DASHES = ["", "7 3", "2 3", "10 3 2 3", "5 5", "1 4", "12 4"] as const;
