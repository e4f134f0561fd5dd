"""The course of a match, as the journal tells it: the match itself, and what else follows from the journal's rows:
which command led to which ply, what happened last, how much time everyone has used.

It is a cache of the journal: `table` writes there first, or goes back to what is written there.
"""

from __future__ import annotations

from collections import deque
from itertools import islice

from underhall.core.agenda import Event, Seat
from underhall.core.match import Match
from underhall.protocol.errors import ProtocolError
from underhall.protocol.live import Ack
from underhall.server import clocks
from underhall.server.branches import new_match
from underhall.server.journal import MOVE, REWIND, Entry
from underhall.server.replaying import Replayed
from underhall.server.rows import TableRow

_REMEMBERED_PLIES = 200


class Course:
    """A match and its journal, up to `ply`. There is no match while the table waits for people."""

    def __init__(self, row: TableRow) -> None:
        self._clock = row.clock
        self._players = row.players
        self.match: Match | None = None
        self.ply = 0
        self.times = self._new_times(0)
        self._keys: dict[str, int] = {}
        self._events: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=_REMEMBERED_PLIES)

    def begin(self, row: TableRow) -> None:
        """Everyone is there: the match starts."""
        self.match = new_match(row)
        self.times = self._new_times(self.match.ply)

    def take_up(self, told: Replayed) -> None:
        """Take over what the whole journal says, whatever was here before."""
        self.match = told.match
        self.ply = 0
        self._keys.clear()
        self.times = self._new_times(told.first)
        for entry in told.entries:
            self._count(entry)
        self._events.clear()
        self._events.extend(told.events(_REMEMBERED_PLIES))

    def take(self, entry: Entry) -> tuple[Event, ...]:
        """Carry out an entry that another process has written."""
        match = self.match
        assert match is not None
        before = match.ply
        if entry.kind == REWIND:
            match.rewind(entry.body.to)
            events: tuple[Event, ...] = ()
        else:
            match.replay(entry.body.lines)
            events = tuple(event for ply in islice(match.plies, before, None) for event in ply.events)
        self.count(entry, events)
        return events

    def count(self, entry: Entry, events: tuple[Event, ...]) -> None:
        """An entry that the match has already carried out is on disk."""
        self._count(entry)
        self._events.append((entry.ply, events))

    def since(self, ply: int | None) -> list[Event]:
        """What happened after a ply, if that is remembered."""
        if ply is None or not self._events or ply < self._events[0][0] - 1:
            return []
        return [event for number, happened in self._events if number > ply for event in happened]

    def written(self, stored: str) -> int | None:
        """The ply at which the journal has a key, as it is stored."""
        return self._keys.get(stored)

    def answered(self, seat: Seat, key: str, ply: int) -> Ack | None:
        """The answer that a seat's command with this key got before. A key is good for one command."""
        written = self._keys.get(stored(seat, key))
        if written is None:
            return None
        if written != ply + 1:
            raise ProtocolError("key_used", status=409, ply=written)
        return Ack(key, written)

    def times_after(self, entry: Entry) -> clocks.Times:
        """The times as they will be once an entry is on disk."""
        times = self.times.copy()
        self._count_time(times, entry)
        return times

    def _new_times(self, lines: int) -> clocks.Times:
        return clocks.Times(self._clock, self._players, lines)

    def _count(self, entry: Entry) -> None:
        self.ply = entry.ply
        self._keys[entry.key] = entry.ply
        self._count_time(self.times, entry)

    def _count_time(self, times: clocks.Times, entry: Entry) -> None:
        if 0 <= entry.seat < self._players:
            if entry.kind == MOVE:
                times.moved(entry.seat, entry.body.spent, len(entry.body.lines))
            else:
                times.went_back(entry.seat, entry.body.spent, entry.body.to)


def stored(seat: Seat, key: str) -> str:
    """A client's key as the journal has it: seats do not know each other's keys."""
    return f"{seat}:{key}"
