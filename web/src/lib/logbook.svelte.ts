// What happened at a table, line by line, as the viewer may know it.

import { api } from "./api";
import type { Frame } from "./protocol";
import type { LogLine } from "./story";

const MOST = 1000;

export class Logbook {
  lines: readonly LogLine[] = $state.raw([]);
  /** How long the record was after this seat's own last decision. */
  ownPly = $state(0);
  #written = 0;
  #asked = 0;

  /** Add what a frame brings; a record that became shorter took lines back. */
  write(frame: Frame): void {
    const record = frame.record ?? 0;
    if (record < this.#written) this.lines = this.lines.filter((line) => line.ply <= record);
    else if (record > this.#written)
      this.lines = [...this.lines, ...frame.events.map((event) => ({ ...event, ply: record }))].slice(-MOST);
    this.#written = record;
    if (this.ownPly > record) this.ownPly = record;
  }

  /** Read all of it; `record` tells how long the record is by then. */
  async read(table: string, lang: string, seat: number | null, link: string, record: () => number): Promise<void> {
    const asked = ++this.#asked;
    try {
      const { plies } = await api.log(table, lang, seat, link);
      if (asked !== this.#asked) return;
      this.lines = plies.flatMap((ply) => ply.events.map((event) => ({ ...event, ply: ply.ply }))).slice(-MOST);
      this.#written = Math.max(record(), plies.at(-1)?.ply ?? 0);
      this.ownPly = plies.findLast((ply) => ply.seat === seat)?.ply ?? 0;
    } catch {
      // The log is told again with the next connection; the board does not need it.
    }
  }
}
