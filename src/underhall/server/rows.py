"""Rows: people, tables and seats as the database has them, and what everyone may know of them. `accounts` and `store`
read and write them, `lobby` makes new ones from old ones, `table` plays.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from underhall.core.dealer import commitment as commitment_to
from underhall.protocol.bodies import Clock
from underhall.protocol.live import SeatInfo, TableInfo
from underhall.server.presence import Here

OPEN, PERSON, BOT = "open", "person", "bot"
WAITING, RUNNING, OVER = "waiting", "running", "over"
FRIEND, BLOCKED = "friend", "blocked"


class Person(msgspec.Struct, frozen=True):
    id: str
    nickname: str
    login: str | None


class Session(msgspec.Struct, frozen=True):
    """A way in: a browser's cookie or a program's token. Only a digest of its secret is kept."""

    id: str
    person: str
    kind: str
    label: str
    created: datetime
    seen: datetime


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as the database has it. `bot` names the bot that plays it now, if any."""

    seat: int
    kind: str
    person: str | None
    name: str
    bot: str
    link: str
    contribution: str


class TakeBack(msgspec.Struct, frozen=True):
    """A seat's request to go back to a ply of the record, made when the journal was at `at`, and who has yet to
    agree. It stays open only as long as the journal stays there."""

    seat: int
    to: int
    at: int
    waiting: tuple[int, ...]


class TableRow(msgspec.Struct, frozen=True):
    """A table as the database has it. `version` grows with every change: of two rows, the higher is the newer."""

    id: str
    game: str
    rules: int
    edition: str
    players: int
    options: dict[str, str | int | bool]
    owner: str
    status: str
    open: bool
    link: str
    clock: Clock
    seed: str
    rematch: str
    start: dict[str, Any] | None
    created: datetime
    changed: datetime
    version: int
    proposal: TakeBack | None
    chat: bool
    """Whether people may talk there."""
    rated: bool
    """Whether the result counts for the ratings."""
    lesson: str
    """The task of a lesson that is played there; empty elsewhere."""
    seats: tuple[SeatRow, ...]
    seek: bool = False
    """Whether it was made to find opponents."""
    least: int | None = None
    most: int | None = None
    """The lowest and highest rating that may sit down without a link."""

    def takes(self, rating: int) -> bool:
        """Whether somebody of this rating may sit down without a link."""
        return (self.least is None or self.least <= rating) and (self.most is None or rating <= self.most)


def table_info(row: TableRow, commitment: str, here: Here) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        players=row.players,
        options=row.options,
        status=row.status,
        seats=[_seat_info(seat, here) for seat in row.seats],
        open=row.open,
        clock=msgspec.to_builtins(row.clock),
        commitment=commitment,
        rematch=row.rematch,
        created=row.created.astimezone(UTC).isoformat(timespec="seconds"),
        chat=row.chat,
        rated=row.rated,
        seek=row.seek,
        least=row.least,
        most=row.most,
    )


def utc(moment: datetime) -> datetime:
    """SQLite keeps no time zones; what we write is in UTC."""
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _seat_info(row: SeatRow, here: Here) -> SeatInfo:
    binding = commitment_to(row.contribution) if row.contribution else ""
    return SeatInfo(row.seat, row.kind, row.name, row.bot, row.seat in here.seats, binding)
