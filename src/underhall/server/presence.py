"""Presence at other processes: who looks at which table there, according to their latest news.

Each process sends all of its presence every few seconds, and changes at once; what is not repeated is forgotten. So
a process that was killed, or whose news got lost, is not remembered for long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from time import monotonic

import msgspec

# A piece of news has to fit into the 8,000 bytes of a notification.
_TABLES_AT_ONCE = 80


class Here(msgspec.Struct, frozen=True, array_like=True):
    """Who looks at a table through one process: from which seats, and how many spectators."""

    seats: tuple[int, ...] = ()
    spectators: int = 0


NOBODY = Here()


class Elsewhere:
    """What the other processes have told us."""

    def __init__(self, seconds: float, now: Callable[[], float] = monotonic) -> None:
        """News is forgotten after this many seconds."""
        self._seconds = seconds
        self._now = now
        self._told: dict[str, dict[str, tuple[Here, float]]] = {}

    def __len__(self) -> int:
        return len(self._told)

    def at(self, table: str) -> Here:
        """Everyone who looks at a table through another process."""
        told = [here for here, _ in self._told.get(table, {}).values()]
        return together(told) if told else NOBODY

    def heard(self, sender: str, tables: Mapping[str, Here]) -> list[str]:
        """Take in news from a process. Returns the tables where that changes something."""
        until, changed = self._now() + self._seconds, []
        for table, here in tables.items():
            told = self._told.setdefault(table, {})
            if told.get(sender, (NOBODY, 0.0))[0] != here:
                changed.append(table)
            if here == NOBODY:
                told.pop(sender, None)
            else:
                told[sender] = (here, until)
            if not told:
                del self._told[table]
        return changed

    def expire(self) -> list[str]:
        """Forget what was not repeated. Returns the tables where that changes something."""
        now, changed = self._now(), []
        for table, told in list(self._told.items()):
            late = [sender for sender, (_, until) in told.items() if until < now]
            for sender in late:
                del told[sender]
            if late:
                changed.append(table)
            if not told:
                del self._told[table]
        return changed


def together(parts: list[Here]) -> Here:
    """Several processes' people as one: a seat that looks through two of them is there once."""
    seats = sorted({seat for here in parts for seat in here.seats})
    return Here(tuple(seats), sum(here.spectators for here in parts))


def portions(tables: Mapping[str, Here]) -> Iterator[dict[str, Here]]:
    """All of it, in pieces small enough to send."""
    names = list(tables)
    for first in range(0, len(names), _TABLES_AT_ONCE):
        yield {name: tables[name] for name in names[first : first + _TABLES_AT_ONCE]}
