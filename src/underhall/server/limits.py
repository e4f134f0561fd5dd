"""Limits: how much one person or one address may ask for. Each process counts for itself, in bounded memory.

A `Limiter` is for what happens (requests, tries, new tables): a bucket of allowances that time fills again. An
`OpenCount` is for what lasts (sockets). A limit of zero is none. Who asks is settled before: an address is that of the
connection, or what a trusted proxy says it is (see docs/hosting.md).
"""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic

from underhall.server.protocol import ProtocolError

MEMORY = 10_000
_NAME_LENGTH = 80


class TooMany(ProtocolError):
    """Somebody asks for more than his share; `seconds` is when there is some again."""

    def __init__(self, code: str, wait: float = 1.0) -> None:
        self.seconds = max(1, ceil(wait))
        super().__init__(code, status=429, seconds=self.seconds)


class Limiter:
    """So many at once and so many a second for each name; forgets the quietest names when there are too many."""

    def __init__(self, burst: float, per_second: float, now: Callable[[], float] = monotonic) -> None:
        self._burst = burst
        self._per_second = per_second
        self._now = now
        self._left: dict[str, tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self._left)

    def wait(self, name: str) -> float:
        """Take an allowance: 0 if there was one, else the seconds until there will be."""
        if self._burst <= 0 or self._per_second <= 0:
            return 0.0
        name, now = name[:_NAME_LENGTH], self._now()
        left, at = self._left.pop(name, (self._burst, now))
        left = min(self._burst, left + max(0.0, now - at) * self._per_second)
        allowed = left >= 1
        self._left[name] = (left - 1 if allowed else left, now)  # at the end: the order is by last use
        if len(self._left) > MEMORY:
            del self._left[next(iter(self._left))]
        return 0.0 if allowed else (1 - left) / self._per_second

    def check(self, name: str, code: str) -> None:
        """Take an allowance, or refuse with this code."""
        wait = self.wait(name)
        if wait:
            raise TooMany(code, wait)

    def forget(self, name: str) -> None:
        self._left.pop(name[:_NAME_LENGTH], None)


class OpenCount:
    """How much each name has open, up to a limit. Holds no name that has nothing open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._open)

    def is_full(self, name: str) -> bool:
        return 0 < self._most <= self._open.get(name, 0)

    def enter(self, name: str) -> None:
        self._open[name] = self._open.get(name, 0) + 1

    def leave(self, name: str) -> None:
        left = self._open.get(name, 0) - 1
        if left > 0:
            self._open[name] = left
        else:
            self._open.pop(name, None)


def neighbourhood(address: str) -> str:
    """Whom to count an address for: a home with IPv6 has a whole /64 of them, and may not count as many."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:_NAME_LENGTH]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64)) + "/64"
