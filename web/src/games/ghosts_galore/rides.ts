// The last ride: along which routes a seat's cart rolls, what each section is worth, and who stands where afterwards.

import { routePath, type Tiles } from "./tiles";
import type { Catalogue, SeatView } from "./wire";

export interface Journey {
  path: string;
  /** How many sections it has. */
  length: number;
  /** What each section is worth, and the row of the score pad where it is written down. */
  worth: number;
  category: string;
}

/** The finished routes of a board, in the order of the score pad. */
export function journeys(home: SeatView, tiles: Tiles, catalogue: Catalogue): Journey[] {
  const rows = catalogue.scoring.category.filter((row) => row.points_per_section);
  return home.routes
    .filter((route) => route.doors.length === 2)
    .map((route) => {
      const kinds = route.doors.map((door) => home.rim[door]);
      const row =
        rows.find(({ door_kind }) => door_kind && kinds.every((kind) => kind === door_kind)) ??
        rows.find(({ door_kind }) => !door_kind);
      return {
        path: routePath(tiles, home.grid, route.sections),
        length: route.length,
        worth: row?.points_per_section ?? 0,
        category: row?.id ?? "",
      };
    })
    .filter(({ path }) => path)
    .sort((one, other) => place(one) - place(other));

  function place({ category }: Journey): number {
    return rows.findIndex(({ id }) => id === category);
  }
}

export interface Rank {
  seat: number;
  /** 1 for the winners; those with equal results share a rank. */
  rank: number;
  total: number;
  /** The monsters that brought most: one of them rides in the cart. */
  rider: string;
}

/** Who stands where: more points first, then fewer cut routes. */
export function ranks(seats: readonly SeatView[], catalogue: Catalogue): Rank[] {
  const better = (one: SeatView, other: SeatView): number =>
    other.total - one.total || one.cut_routes - other.cut_routes;
  return seats
    .map((home, seat) => ({
      seat,
      rank: 1 + seats.filter((other) => better(other, home) < 0).length,
      total: home.total,
      rider: riderOf(home, catalogue),
    }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

function riderOf(home: SeatView, catalogue: Catalogue): string {
  const kinds = catalogue.scoring.category.filter(({ monster }) => monster);
  const best = kinds.reduce((one, other) => ((home.points[other.id] ?? 0) > (home.points[one.id] ?? 0) ? other : one));
  return best.monster!;
}
