"""Limits: how much one person or one address may ask for. Each process counts for itself, in bounded memory.

A `Limiter` is for events (requests, attempts, new tables): one bucket of allowances per name. It may take
a cost rather than a count (see `costs`). An `OpenCount` is for what lasts (sockets). Zero means no limit. Who
asks is settled beforehand: the connection's address, or what a trusted proxy says it is (docs/hosting.md).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic

from underhall.protocol.errors import ProtocolError

MEMORY = 10_000
_NAME_LENGTH = 80


class TooMany(ProtocolError):
    """Someone asks for more than their share; `seconds` is when there will be some again."""

    def __init__(self, code: str, wait: float = 1.0) -> None:
        self.seconds = max(1, ceil(wait))
        super().__init__(code, status=429, seconds=self.seconds)


class Bucket:
    """A stock of allowances that refills over time, up to `burst`."""

    __slots__ = ("_at", "_burst", "_left", "_now", "_per_second")

    def __init__(self, burst: float, per_second: float, now: Callable[[], float] = monotonic) -> None:
        self._burst = burst
        self._per_second = per_second
        self._now = now
        self._left = burst
        self._at = now()

    def wait(self, cost: float = 1.0) -> float:
        """Take what something costs: 0 if there was enough, else the seconds until there will be."""
        self._fill()
        cost = min(cost, self._burst)
        if self._left < cost:
            return (cost - self._left) / self._per_second
        self._left -= cost
        return 0.0

    def spend(self, cost: float) -> None:
        """Take what something turned out to cost, going into debt if need be: the next one waits for it. The debt is
        never more than a whole bucket."""
        self._fill()
        self._left = max(-self._burst, self._left - cost)

    def _fill(self) -> None:
        now = self._now()
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._per_second)
        self._at = now


class Limiter:
    """One bucket per name; forgets the quietest names when there are too many."""

    def __init__(self, burst: float, per_second: float, now: Callable[[], float] = monotonic) -> None:
        self._new = partial(Bucket, burst, per_second, now)
        self._is_none = burst <= 0 or per_second <= 0
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, name: str, cost: float = 1.0) -> float:
        """Take an allowance: 0 if there was one, else the seconds until there will be."""
        return 0.0 if self._is_none else self._bucket(name).wait(cost)

    def spend(self, name: str, cost: float) -> None:
        """Take what something turned out to cost."""
        if not self._is_none:
            self._bucket(name).spend(cost)

    def check(self, name: str, code: str) -> None:
        """Take an allowance, or refuse with this code."""
        wait = self.wait(name)
        if wait:
            raise TooMany(code, wait)

    def forget(self, name: str) -> None:
        self._buckets.pop(name[:_NAME_LENGTH], None)

    def _bucket(self, name: str) -> Bucket:
        name = name[:_NAME_LENGTH]
        bucket = self._buckets.pop(name, None) or self._new()
        self._buckets[name] = bucket  # at the end: the order is by last use
        if len(self._buckets) > MEMORY:
            del self._buckets[next(iter(self._buckets))]
        return bucket


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
    """Which name an address counts under: a home with IPv6 has a whole /64 of them, which count as one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:_NAME_LENGTH]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64)) + "/64"
