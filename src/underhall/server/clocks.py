"""Clocks: how long seats may think, in milliseconds, and what time it is.

A live clock gives each seat a stock of time and an increment per decision. A days-per-move clock gives a fixed time
per decision. The time a decision took is written into the journal, so clocks survive a restart. `SteadyClock` is
the time of day of one process: whatever happens to the host's clock in the meantime, nobody's time runs out because of
it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final, Self

from underhall.protocol.bodies import Clock

NONE: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"
LEAST = 15_000
_DAY = 24 * 60 * 60 * 1000


def _host_clock() -> datetime:
    return datetime.now(UTC)


def _running_clock() -> float:
    """Seconds that pass in any case, even while the host sleeps, if the system can tell."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class SteadyClock:
    """The time of day when the process started, plus the seconds since then.

    The host's clock is read only once: if it is put forward or back later, only `jumped` shows it.
    The next process starts with what the host says then.
    """

    def __init__(
        self, host: Callable[[], datetime] = _host_clock, running: Callable[[], float] = _running_clock
    ) -> None:
        self._host = host
        self._running = running
        self._then, self._began = host(), running()

    def __call__(self) -> datetime:
        return self._then + timedelta(seconds=self._running() - self._began)

    def jumped(self) -> float:
        """By how many seconds the host's clock differs from this one."""
        return (self._host() - self()).total_seconds()


class Times:
    """What the seats of a table have used of their time, as the journal tells it.

    Taking a move back gives no time back: the thinking is spent, and the increments of the moves that are gone go too.
    """

    def __init__(self, clock: Clock, players: int, lines: int) -> None:
        """`lines` are those that the record has before the first move."""
        self._clock = clock
        self._spent = [0] * players
        self._decisions = [0] * players
        self._on_this_one = [0] * players
        """What a seat has already spent on the decision it faces again after taking back."""
        self._made: list[tuple[int, int, int]] = []
        """The moves that stand: before which line of the record, by whom, how long it took."""
        self._lines = lines

    def copy(self) -> Self:
        twin = type(self)(self._clock, len(self._spent), self._lines)
        twin._spent = self._spent.copy()
        twin._decisions = self._decisions.copy()
        twin._on_this_one = self._on_this_one.copy()
        twin._made = self._made.copy()
        return twin

    def moved(self, seat: int, spent: int, lines: int) -> None:
        """A seat made a move that took this long and added this many lines to the record."""
        self._made.append((self._lines, seat, spent))
        self._lines += lines
        self._spent[seat] += spent
        self._decisions[seat] += 1
        self._on_this_one[seat] = 0

    def went_back(self, seat: int, spent: int, lines: int) -> None:
        """The record was cut after this many lines for a seat that had thought this long."""
        while self._made and self._made[-1][0] >= lines:
            _, mover, took = self._made.pop()
            self._decisions[mover] -= 1
            if mover == seat:
                self._on_this_one[seat] += took
        self._lines = lines
        self._spent[seat] += spent
        self._on_this_one[seat] += spent

    def budget(self, seat: int) -> int | None:
        """The milliseconds a seat has for its current decision, before it began to think; None without a clock.

        However little is left, a live clock gives a moment to answer, so that people who ran out of time can come back.
        """
        clock = self._clock
        if clock.kind == LIVE:
            stock = clock.minutes * 60_000 + clock.increment * 1000 * self._decisions[seat] - self._spent[seat]
            return max(stock, LEAST)
        if clock.kind == DAYS:
            return clock.days * _DAY - self._on_this_one[seat]
        return None
