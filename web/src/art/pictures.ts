// Which picture shows which component: `caverna`, `furnishing:dwelling` is the symbol `caverna-room-dwelling` of the
// sheet `web/art/caverna/rooms.svg`. Each game says so in its pictures.json; web/art/README.md tells how.

export interface Picture {
  sheet: string;
  symbol: string;
}

interface Kind {
  /** Sections of the game's catalogue whose ids are drawn, with blanks between them. */
  of: string;
  /** `sheet#symbol`, with `*` for the id. */
  as: string;
  /** Ids drawn with another symbol. */
  but?: Record<string, string>;
  /** Ids that this kind does not have. */
  without?: string[];
}

export interface Pictures {
  /** The sheets of what a table shows when it opens. */
  first: string[];
  drawn: Record<string, Kind>;
  /** Sections of the catalogue that have no picture, each with the reason. */
  words: Record<string, string>;
}

const tables = import.meta.glob<Pictures>("../games/*/pictures.json", { eager: true, import: "default" });

/** The table of a game; without one, nothing is drawn. */
export function picturesOf(game: string): Pictures {
  return tables[`../games/${game}/pictures.json`] ?? { first: [], drawn: {}, words: {} };
}

/** `sheet#symbol` of a game, for what is not a component: `rails#rail-ns`. */
export function symbol(game: string, place: string): Picture {
  const [sheet = "", name = ""] = place.split("#");
  return { sheet: `${game}/${sheet}`, symbol: `${game}-${name}` };
}

/** The picture of a component, `kind:id`; null if there is none. */
export function pictureOf(game: string, component: string): Picture | null {
  const colon = component.indexOf(":");
  const kind = picturesOf(game).drawn[component.slice(0, colon)];
  const id = component.slice(colon + 1);
  if (!kind || kind.without?.includes(id)) return null;
  return symbol(game, kind.but?.[id] ?? kind.as.replace("*", id));
}
