"""Clocks: how long seats may think. Pure arithmetic on milliseconds; who asks for the time is the table's business.

A live clock gives each seat a stock of time and an increment for every decision. A clock of days gives a time for
each single decision. What a decision took is written into the journal, so clocks survive a restart and do not care
about jumps of the wall clock.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

NONE, LIVE, DAYS = "none", "live", "days"
LEAST = 15_000
_DAY = 24 * 60 * 60 * 1000


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule: `minutes` and `increment` (seconds) for a live clock, `days` for one move a day."""

    kind: Annotated[str, Meta(pattern="^(none|live|days)$")] = NONE
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=600)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 2


class Times:
    """What the seats of a table have used of their time, as the journal tells it.

    Taking back gives no time back: what was thought is thought, and the increments of the moves that are gone go too.
    """

    def __init__(self, clock: Clock, players: int, lines: int) -> None:
        """`lines` are those that the record has before the first move."""
        self._clock = clock
        self._spent = [0] * players
        self._decisions = [0] * players
        self._on_this_one = [0] * players
        """What a seat has spent already on the decision it faces again after taking back."""
        self._made: list[tuple[int, int, int]] = []
        """The moves that stand: before which line of the record, by whom, how long it took."""
        self._lines = lines

    def moved(self, seat: int, spent: int, lines: int) -> None:
        """A seat made a move that took so long, and added so many lines to the record."""
        self._made.append((self._lines, seat, spent))
        self._lines += lines
        self._spent[seat] += spent
        self._decisions[seat] += 1
        self._on_this_one[seat] = 0

    def went_back(self, seat: int, spent: int, lines: int) -> None:
        """The record was cut for a seat, which had thought that long, after so many lines."""
        while self._made and self._made[-1][0] >= lines:
            _, mover, took = self._made.pop()
            self._decisions[mover] -= 1
            if mover == seat:
                self._on_this_one[seat] += took
        self._lines = lines
        self._spent[seat] += spent
        self._on_this_one[seat] += spent

    def budget(self, seat: int) -> int | None:
        """The milliseconds a seat has for its present decision, before it began to think; None without a clock.

        However little is left, a live clock gives a moment to answer, so that whoever ran out of time can come back.
        """
        clock = self._clock
        if clock.kind == LIVE:
            stock = clock.minutes * 60_000 + clock.increment * 1000 * self._decisions[seat] - self._spent[seat]
            return max(stock, LEAST)
        if clock.kind == DAYS:
            return clock.days * _DAY - self._on_this_one[seat]
        return None
