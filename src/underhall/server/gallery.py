"""The gallery of a table whose maker wants those who watch to see the game later than those who play.

It follows the same journal as the table, at a distance: an entry is carried out here when it is as old as the delay,
and so is what players say. Until then nothing of it reaches anybody who has no seat, neither in frames nor over HTTP.
It is read from the journal when the first of them looks, so a restart changes nothing. At the end of the game
everybody sees everything (`audience`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import takewhile
from typing import TYPE_CHECKING

from underhall.core.agenda import Event, Seat
from underhall.protocol.errors import ProtocolError
from underhall.protocol.live import Said
from underhall.server import clocks, frames
from underhall.server.course import Course
from underhall.server.journal import Entry
from underhall.server.replaying import replayed
from underhall.server.rests import rested
from underhall.server.rows import TableRow

if TYPE_CHECKING:
    from underhall.server.table import LiveTable

_UNIT = timedelta(minutes=1)
# Alarms ring a little late rather than a little early.
_MOMENT = 0.01


def shown_until(row: TableRow, now: datetime) -> datetime:
    """The newest moment of a running game that those who watch may see."""
    return now - row.delay * _UNIT


def seen(row: TableRow, entries: Sequence[Entry], now: datetime) -> list[Entry]:
    """The part of a running game's journal that those who watch may see."""
    then = shown_until(row, now)
    return list(takewhile(lambda entry: entry.at <= then, entries))


class Gallery:
    """The game as it was a while ago. Everything happens within turns of its table."""

    def __init__(self, table: LiveTable, show: Callable[[Sequence[Event]], None], tell: Callable[[Said], None]) -> None:
        """`show` is called after each entry that has become old enough, with what it brought about; `tell` with each
        line of the players' chat."""
        self._table = table
        self._hub = table.hub
        self._show = show
        self._tell = tell
        self._course: Course | None = None
        self._ahead: deque[Entry] = deque()
        """What has happened and may not be seen yet."""
        self._last = 0
        """The last ply that we know of."""
        self._thinking: dict[Seat, datetime] = {}
        self._held: dict[int, Said] = {}
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def course(self) -> Course:
        """The course as far as it may be seen; `look` comes first."""
        assert self._course is not None
        return self._course

    @property
    def is_open(self) -> bool:
        return self._course is not None

    async def look(self) -> Course:
        """Show what has become old enough by now, and return where that leads to."""
        if self._course is None:
            row, now = self._table.row, self._hub.clock()
            entries = await self._hub.journal.read(row.id)
            old = seen(row, entries, now)
            course = Course(row)
            course.take_up(await replayed(row, old))
            self._course = course
            self._ahead = deque(entries[len(old) :])
            self._last = entries[-1].ply if entries else 0
            self._thinking = {}
            if old:
                self._think(old[-1])
        self._advance()
        return self._course

    def heard(self, entry: Entry) -> None:
        """Something happened at the table."""
        if self._course is not None and entry.ply > self._last:
            self._last = entry.ply
            self._ahead.append(entry)
            self._set_alarm()

    def holds(self, said: Said) -> bool:
        """Whether something that a player said is too new; then it is kept and told later."""
        if said.seat is None or self._is_old(datetime.fromisoformat(said.at)):
            return False
        self._held[said.number] = said
        self._set_alarm()
        return True

    def unsay(self, number: int) -> None:
        """A host has removed a line."""
        self._held.pop(number, None)

    def moment(self, events: Sequence[Event]) -> frames.Moment:
        match = self.course.match
        assert match is not None
        return frames.Moment(match, self.course.ply, events, self._clocks())

    def forget(self) -> None:
        """The journal is not what it was: read it again when somebody looks."""
        self._course = None
        self._ahead.clear()

    def close(self) -> list[Said]:
        """The game is over, or nobody looks any more. Returns what has not been told."""
        held = [self._held[number] for number in sorted(self._held)]
        self.forget()
        self._held.clear()
        self._stop_alarm()
        return held

    def _advance(self) -> None:
        while self._ahead and self._is_old(self._ahead[0].at):
            entry = self._ahead.popleft()
            events = self.course.take(entry)
            self._think(entry)
            self._show(events)
        for number, said in sorted(self._held.items()):
            if self._is_old(datetime.fromisoformat(said.at)):
                del self._held[number]
                self._tell(said)
        self._set_alarm()

    def _is_old(self, at: datetime) -> bool:
        return at <= shown_until(self._table.row, self._hub.clock())

    # Time -----------------------------------------------------------------------------------------------------------

    def _think(self, entry: Entry) -> None:
        """After an entry, those who decide think; those who already did and have not answered go on."""
        match, before = self.course.match, self._thinking
        decision = None if match is None else match.decision
        deciding = () if decision is None else decision.seats
        self._thinking = {seat: entry.at if seat == entry.seat else before.get(seat, entry.at) for seat in deciding}

    def _clocks(self) -> list[int] | None:
        """What the clocks showed then."""
        row = self._table.row
        if row.clock.kind == clocks.NONE:
            return None
        then = shown_until(row, self._hub.clock())
        left = []
        for seat in range(row.players):
            budget = self.course.times.budget(seat) or 0
            since = self._thinking.get(seat, then)
            if row.clock.kind == clocks.LIVE:  # it stands still while no server runs
                since = max(since, self._hub.running_since)
            spent = then - since - rested(since, then, row.rests_of(seat)) if since < then else timedelta(0)
            left.append(budget - round(spent.total_seconds() * 1000))
        return left

    def _set_alarm(self) -> None:
        """Ring when the next thing has become old enough."""
        self._stop_alarm()
        moments = [datetime.fromisoformat(said.at) for said in self._held.values()]
        if self._ahead:
            moments.append(self._ahead[0].at)
        if moments:
            then = shown_until(self._table.row, self._hub.clock())
            wait = max(0.0, (min(moments) - then).total_seconds()) + _MOMENT
            ring = asyncio.get_running_loop().call_later
            self._alarm = ring(wait, lambda: self._hub.spawn(self._wake()))

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _wake(self) -> None:
        with suppress(ProtocolError):  # unloaded, or the database is away: whoever looks next finds it
            await self._table.do(self._look_again)

    async def _look_again(self) -> None:
        if self._table.audience.is_delayed:
            await self.look()
