"""Deadlines of one table: who has been thinking since when, how much time they have left, and when a server has to
look.

`clocks` says how long seats may think; here it meets the time of day and the people at the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from underhall.core.agenda import Seat
from underhall.server import clocks
from underhall.server.journal import Entry
from underhall.server.rests import rested, runs_out
from underhall.server.rows import PERSON

if TYPE_CHECKING:
    from underhall.server.table import LiveTable


_MOMENT = timedelta(seconds=1)
# Whoever looks at a table whose clocks stand still looks again after this long.
_LATER = timedelta(days=1)


class Deadlines:
    """The running clocks of a table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._hub = table.hub
        self.thinking: dict[Seat, float] = {}
        """Since when those who decide have been thinking, by `hub.now`."""

    def begin(self, mover: Seat | None = None, since: datetime | None = None) -> None:
        """Those who decide now start thinking; those who already were and have not answered go on.

        `since` is when they began, if that was before this process had the table. Days go by in any case; a live
        clock stands still while no server runs.
        """
        now = self._hub.now()
        if since is not None and self._table.row.clock.kind == clocks.LIVE:
            since = max(since, self._hub.running_since)
        if since is not None:
            now -= max(0.0, (self._hub.clock() - since).total_seconds())
        before = self.thinking
        self.thinking = {seat: now if seat == mover else before.get(seat, now) for seat in self._deciding()}

    def spent(self, seat: Seat) -> int:
        """How long the current decision has taken; if it is another seat's, since that began."""
        since = self.thinking.get(seat, min(self.thinking.values(), default=self._hub.now()))
        return self._counted(seat, since)

    def _counted(self, seat: Seat, since: float) -> int:
        """Milliseconds since a moment of `hub.now` in which the seat's clock did not stand still."""
        passed, rests = self._hub.elapsed(since), self._table.row.rests_of(seat)
        if not rests:
            return passed
        now = self._hub.clock()
        stood = rested(now - timedelta(milliseconds=passed), now, rests)
        return max(0, passed - round(stood.total_seconds() * 1000))

    def rings_in(self, seats: Sequence[Seat]) -> float | None:
        """In how many seconds the first of these seats runs out of time; None if nobody does, as things are."""
        if self._table.row.clock.kind == clocks.NONE:
            return None
        now, moments = self._hub.clock(), []
        for seat, left in zip(seats, self.left(seats), strict=True):
            if left is not None:
                moments.append(runs_out(now, timedelta(milliseconds=left), self._table.row.rests_of(seat)))
        ends = [moment for moment in moments if moment is not None]
        return max(0.0, (min(ends) - now).total_seconds()) if ends else None

    def out_of_time(self) -> list[Seat]:
        """The people whose time for the current decision is up."""
        seats = self._deciding()
        left = self.left(seats)
        late = [seat for seat, time in zip(seats, left, strict=True) if time is not None and time <= 0]
        now = self._hub.clock()
        return [seat for seat in late if not rested(now - _MOMENT, now, self._table.row.rests_of(seat))]

    def left(self, seats: Sequence[Seat]) -> list[int | None]:
        """Milliseconds that people have for this decision; None for bots, and without a clock."""
        times: list[int | None] = []
        for seat in seats:
            row, budget = self._table.row.seats[seat], self._table.course.times.budget(seat)
            is_person = row.kind == PERSON and not row.bot
            times.append(budget - self.spent(seat) if is_person and budget is not None else None)
        return times

    def shown(self) -> list[int] | None:
        """Milliseconds left for each seat, including those that are thinking; None without a clock."""
        if self._table.row.clock.kind == clocks.NONE:
            return None
        left = []
        for seat in range(self._table.row.players):
            budget = self._table.course.times.budget(seat) or 0
            left.append(budget - self.spent(seat) if seat in self.thinking else budget)
        return left

    def due(self) -> datetime:
        """When a server must look at the table again, even if nobody else does."""
        return self._due(self._table.course.times, self.thinking, self._hub.clock())

    def due_after(self, entry: Entry) -> datetime | None:
        """When the table is due after a command that the match has already carried out; None for other clocks."""
        if self._table.row.clock.kind != clocks.DAYS:
            return None
        thinking = {seat: since for seat, since in self.thinking.items() if seat != entry.seat}
        return self._due(self._table.course.times_after(entry), thinking, entry.at)

    def _due(self, times: clocks.Times, thinking: Mapping[Seat, float], at: datetime) -> datetime:
        """At once if a bot has to decide, otherwise when the first of those who decide runs out of time."""
        row, seats, now = self._table.row, self._deciding(), self._hub.now()
        if not seats or any(row.seats[seat].bot for seat in seats):
            return at
        ends = []
        for seat in seats:
            left = (times.budget(seat) or 0) - self._counted(seat, thinking.get(seat, now))
            ends.append(runs_out(at, timedelta(milliseconds=max(0, left)), row.rests_of(seat)) or at + _LATER)
        return min(ends)

    def _deciding(self) -> Sequence[Seat]:
        match = self._table.match
        decision = None if match is None else match.decision
        return () if decision is None else decision.seats
