"""The journal: the append-only log of accepted commands, which is the truth about every running game.

`append` returns only when the row is on disk. The key (table, ply) decides between two writers: the second
gets `Conflict` and reads what it missed. A client's own key identifies a resent command. `sqlite_journal` and
`postgres_journal` keep it.

Every query has a time limit. A write whose answer did not come in time, or was lost, raises `OutcomeUnknown`:
appending the same entry again settles it, because only one of the two can get in.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Protocol

import msgspec

from underhall.protocol.errors import ProtocolError

MOVE, REWIND = "move", "rewind"

SELECT = 'SELECT "table", ply, seat, kind, body, "key", at FROM journal WHERE "table"'
FOLLOWS = '{0} = 1 OR EXISTS (SELECT 1 FROM journal WHERE "table" = {1} AND ply = {0} - 1)'
"""A row goes in only behind its predecessor, so that a journal has no gaps, even if the database was restored from an
older backup while a table was in memory."""


class Body(msgspec.Struct, frozen=True):
    """What a row says: the record's lines that the command added (a decision and the draws that followed), the ply
    of the record that a rewind went back to, and the thinking time it took."""

    lines: tuple[str, ...] = ()
    to: int = 0
    spent: int = 0


class Entry(msgspec.Struct, frozen=True):
    """One row of the journal."""

    table: str
    ply: int
    seat: int
    kind: str
    body: Body
    key: str
    at: datetime


class Conflict(Exception):
    """Someone else wrote this ply, or this key, first."""


class StorageRefused(ProtocolError):
    """The disk is full, read-only or broken, or the database is away: nothing was written."""

    def __init__(self, code: str) -> None:
        super().__init__(code, status=503)


class OutcomeUnknown(StorageRefused):
    """The answer to a write did not come: it was done, or not, or may still be. Trying it again settles it."""

    def __init__(self) -> None:
        super().__init__("unknown")


class Journal(Protocol):
    async def open(self) -> None: ...
    async def append(self, entry: Entry, due: datetime | None = None) -> None:
        """Write an entry and, in the same transaction, when its table is due (None: leave that as it is)."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Entry]: ...
    async def close(self) -> None: ...


def as_row(entry: Entry) -> tuple[str, int, int, str, str, str, str]:
    body = msgspec.json.encode(entry.body).decode()
    return entry.table, entry.ply, entry.seat, entry.kind, body, entry.key, entry.at.isoformat(sep=" ")


def from_row(table: str, ply: int, seat: int, kind: str, body: str, key: str, at: datetime | str) -> Entry:
    when = datetime.fromisoformat(at) if isinstance(at, str) else at
    when = when if when.tzinfo else when.replace(tzinfo=UTC)
    return Entry(table, ply, seat, kind, msgspec.json.decode(body, type=Body), key, when)
