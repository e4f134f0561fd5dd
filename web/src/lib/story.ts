// What happened, as people tell it: acts instead of single events, turns of seats, rounds. No game is known here.
//
// An act begins with an event of a seat that says more than what went from where to where; goods that moved with it,
// and what follows from it by itself, are its details. An event that tells of a round opens it.

import type { EventInfo } from "./protocol";

/** A line of the log; `ply` is where in the record it stands, so that a replay can begin there. */
export interface LogLine extends EventInfo {
  ply: number;
}

/** So many of a thing that came, or went if it is negative. */
export type Change = readonly [thing: string, count: number];

export interface Act {
  seat: number | null;
  ply: number;
  /** The kind of event that it begins with. */
  kind: string;
  text: string;
  details: LogLine[];
  changes: Change[];
}

/** What a seat did without anyone in between; or what happened to the table. */
export interface Turn {
  seat: number | null;
  acts: Act[];
}

export interface Round {
  /** Null for what came before the first one. */
  number: number | null;
  turns: Turn[];
}

/** What came to and went from the stores of a seat with these events, summed up; of every seat if none is named. */
export function changes(events: readonly EventInfo[], seat?: number | null): Change[] {
  const sums = new Map<string, number>();
  for (const event of events) {
    if (seat !== undefined && event.seat !== seat) continue;
    for (const { thing, count = 1, source = "", target = "" } of event.transfers ?? []) {
      const sign = target.startsWith("store:") ? 1 : source.startsWith("store:") ? -1 : 0;
      if (sign !== 0) sums.set(thing, (sums.get(thing) ?? 0) + sign * count);
    }
  }
  return [...sums].filter(([, count]) => count !== 0).sort(([, one], [, other]) => one - other);
}

/** Whether a line tells something of its own, and not only what follows from the act before it. */
function begins(line: LogLine, act: Act | undefined): boolean {
  if (!act) return true;
  if (line.seat === null) return act.seat === null || line.ply !== act.ply;
  if (line.seat !== act.seat) return true;
  return (line.transfers?.length ?? 0) === 0;
}

/** What is paid before a thing is told of belongs to it: put it behind, within what one decision led to. */
function inOrder(lines: readonly LogLine[]): LogLine[] {
  const ordered: LogLine[] = [];
  for (let from = 0; from < lines.length;) {
    let to = from + 1;
    while (to < lines.length && lines[to]!.ply === lines[from]!.ply) to += 1;
    const ply = lines.slice(from, to);
    const first = ply.findIndex((line) => line.seat !== null && !line.transfers?.length);
    const isPaid = first > 0 && ply.slice(0, first).every((line) => line.seat === ply[first]!.seat);
    ordered.push(...(isPaid ? [ply[first]!, ...ply.slice(0, first), ...ply.slice(first + 1)] : ply));
    from = to;
  }
  return ordered;
}

export function acts(lines: readonly LogLine[]): Act[] {
  const told: { act: Act; lines: LogLine[] }[] = [];
  for (const line of inOrder(lines)) {
    const last = told.at(-1);
    if (last && !begins(line, last.act)) {
      last.act.details.push(line);
      last.lines.push(line);
    } else {
      const act: Act = { seat: line.seat, ply: line.ply, kind: line.kind, text: line.text, details: [], changes: [] };
      told.push({ act, lines: [line] });
    }
  }
  for (const { act, lines: own } of told) act.changes = changes(own, act.seat);
  return told.map(({ act }) => act);
}

function roundOf(line: LogLine): number | null {
  const round = line.facts.round;
  return typeof round === "number" ? round : null;
}

export function rounds(lines: readonly LogLine[]): Round[] {
  const parts: { number: number | null; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const number = roundOf(line);
    const last = parts.at(-1);
    if (!last || (number !== null && number !== last.number)) parts.push({ number, lines: [line] });
    else last.lines.push(line);
  }
  return parts.map(({ number, lines: own }) => ({ number, turns: turns(acts(own)) }));
}

export function turns(told: readonly Act[]): Turn[] {
  const found: Turn[] = [];
  for (const act of told) {
    const last = found.at(-1);
    if (last && last.seat === act.seat) last.acts.push(act);
    else found.push({ seat: act.seat, acts: [act] });
  }
  return found;
}
