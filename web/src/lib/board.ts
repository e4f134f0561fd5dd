// What every board component gets. A board draws a view and marks what can be touched; it decides nothing.

import type { TableConnection } from "./connection.svelte";
import type { Pickable } from "./pick.svelte";

export interface BoardProps<View = unknown, Catalogue = unknown> {
  /** The game's id, for names and messages. */
  game: string;
  view: View;
  catalogue: Catalogue;
  table: Pickable;
  connection: Pick<TableConnection, "frame"> & { readonly waiting?: boolean };
  /** The seat that looks, null for a spectator. */
  seat: number | null;
  /** The players' names, by seat. */
  names: readonly string[];
  /** Which part of the screen a phone shows: the shared things, the viewer's own, or the others'. */
  part: "all" | "shared" | "mine" | "others";
}
