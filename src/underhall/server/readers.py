"""Readers of a table: the connections that look at it, and how they are sent things."""

from __future__ import annotations

from typing import Protocol

from underhall.core.agenda import Seat
from underhall.protocol.live import Outgoing, encode
from underhall.server.presence import Here


class Connection(Protocol):
    """A reader of a table. `send` never waits: a reader that does not keep up is closed."""

    person: str
    seat: Seat | None
    lang: str
    shown: int
    """The ply of the last frame it was sent; -1 before the first."""

    def send(self, data: bytes) -> None: ...
    def dismiss(self, code: str, *, table: str = "") -> None:
        """Say why, and close."""
        ...

    def come_again(self) -> None:
        """Close, for the reader to connect again at once."""
        ...


def here(connections: list[Connection]) -> Here:
    """Who looks at the table through this process."""
    seats = {connection.seat for connection in connections if connection.seat is not None}
    return Here(tuple(sorted(seats)), sum(1 for connection in connections if connection.seat is None))


def tell(connections: list[Connection], message: Outgoing) -> None:
    """Tell everyone the same, encoded once."""
    data = encode(message)
    for connection in list(connections):
        connection.send(data)


def send(connection: Connection, message: Outgoing) -> None:
    connection.send(encode(message))
