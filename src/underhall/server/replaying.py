"""From a journal to a match: what a process does when it loads a table, or has to read one again.

A long game takes a tenth of a second to replay, so that is done in a thread, and other tables go on meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from underhall.core.agenda import Event
from underhall.core.match import Match
from underhall.server.branches import new_match
from underhall.server.journal import REWIND, Entry
from underhall.server.rows import TableRow


class Standing(NamedTuple):
    """A move of the journal that was not taken back: from and to which line of the record it goes."""

    ply: int
    start: int
    stop: int


class Replayed(NamedTuple):
    """The match of a table where its whole journal has brought it."""

    match: Match
    first: int
    """How many lines the record had before the first move."""
    entries: Sequence[Entry]
    moves: Sequence[Standing]

    def events(self, most: int) -> list[tuple[int, tuple[Event, ...]]]:
        """What the last moves brought about, each with its ply of the journal."""
        return [
            (ply, tuple(event for made in islice(self.match.plies, start, stop) for event in made.events))
            for ply, start, stop in self.moves[-most:]
        ]


async def replayed(row: TableRow, entries: Sequence[Entry]) -> Replayed:
    return await asyncio.to_thread(_replay, row, entries)


def _replay(row: TableRow, entries: Sequence[Entry]) -> Replayed:
    """Moves that were taken back later are not played: thousands of moves and take-backs would take forever."""
    match = new_match(row)
    first = match.ply
    lines: list[str] = []
    moves: list[Standing] = []
    for entry in entries:
        if entry.kind == REWIND:
            del lines[entry.body.to - first :]
            while moves and moves[-1].stop > first + len(lines):
                moves.pop()
        else:
            start = first + len(lines)
            lines += entry.body.lines
            moves.append(Standing(entry.ply, start, first + len(lines)))
    match.replay(lines)
    return Replayed(match, first, entries, moves)
