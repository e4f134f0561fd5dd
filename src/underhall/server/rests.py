"""Rests: times in which a clock stands still, because everybody at the table agreed to a pause, or because a person is
on holiday. What is left of a decision's time is what passes outside of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

import msgspec

_NONE = timedelta(0)


class Rest(msgspec.Struct, frozen=True, array_like=True):
    """From one moment to another; without an end, until somebody goes on."""

    since: datetime
    until: datetime | None = None


class Pause(msgspec.Struct, frozen=True):
    """A table's pauses: the seats that have yet to agree to one that somebody asked for, and those that were agreed
    to."""

    asker: int | None = None
    waiting: tuple[int, ...] = ()
    rests: tuple[Rest, ...] = ()

    @property
    def stands(self) -> datetime | None:
        """Since when the clocks stand still; None if they run."""
        last = self.rests[-1] if self.rests else None
        return last.since if last is not None and last.until is None else None


NEVER = Pause()


def rested(since: datetime, until: datetime, rests: Iterable[Rest]) -> timedelta:
    """How much of the time between two moments was rest."""
    total, end = _NONE, since
    for rest in sorted(rests, key=lambda rest: rest.since):
        first, last = max(rest.since, end), min(rest.until or until, until)
        if last > first:
            total += last - first
            end = last
    return total


def runs_out(now: datetime, left: timedelta, rests: Sequence[Rest]) -> datetime | None:
    """When this much time will have passed outside of rests; None if one of them has no end."""
    at = now
    for rest in sorted(rests, key=lambda rest: rest.since):
        if rest.until is not None and rest.until <= at:
            continue
        begins = max(rest.since, at)
        if begins - at >= left:
            break
        if rest.until is None:
            return None
        left -= begins - at
        at = rest.until
    return at + max(left, _NONE)
