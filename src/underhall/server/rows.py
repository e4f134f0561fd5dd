"""Rows: people, tables and seats as the database has them, and what everyone may know of them. `accounts` and `store`
read and write them, `lobby` makes new ones from old ones, `table` plays.
"""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any

import msgspec

from underhall.core.dealer import commitment as commitment_to
from underhall.protocol.bodies import Clock
from underhall.protocol.live import PauseInfo, SeatInfo, TableInfo
from underhall.server.presence import Here
from underhall.server.rests import NEVER, Pause, Rest

OPEN, PERSON, BOT = "open", "person", "bot"
WAITING, RUNNING, OVER = "waiting", "running", "over"
STAND_IN = "greedy"
"""The bot that plays for people who are away."""
FRIEND, BLOCKED, FOLLOWED, MUTED = "friend", "blocked", "followed", "muted"
PUZZLE = "puzzle:"


class Person(msgspec.Struct, frozen=True):
    id: str
    nickname: str
    login: str | None
    host: bool = False
    """Whether they look after the others here."""
    closed: bool = False
    """Whether a host has closed the account."""


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
    """The task of a lesson that is played there, or the puzzle, after `PUZZLE`; empty elsewhere."""
    seats: tuple[SeatRow, ...]
    seek: bool = False
    """Whether it was made to find opponents."""
    least: int | None = None
    most: int | None = None
    """The lowest and highest rating that may sit down without a link."""
    pause: Pause = NEVER
    holidays: tuple[tuple[int, Rest], ...] = ()
    """When the people on days-per-move clocks are away, by seat."""
    daily: str = ""
    """The day whose challenge is played there: `2026-11-18`; empty elsewhere."""
    silenced: tuple[str, ...] = ()
    """The people who may not talk there because the owner says so."""
    delay: int = 0
    """How many minutes later those who watch see a running game."""

    @property
    def is_delayed(self) -> bool:
        """Whether those who watch see the game later than those who play."""
        return self.delay > 0 and self.status == RUNNING

    @property
    def puzzle(self) -> str:
        """The puzzle that is asked there; empty elsewhere."""
        return self.lesson.removeprefix(PUZZLE) if self.lesson.startswith(PUZZLE) else ""

    @property
    def is_unaided(self) -> bool:
        """Whether people play by themselves there: no hints, no what-if, nothing revealed is taken back."""
        return self.rated or bool(self.daily or self.puzzle)

    def rests_of(self, seat: int) -> list[Rest]:
        """When the clock of a seat stands still."""
        return [*self.pause.rests, *(rest for other, rest in self.holidays if other == seat)]

    def away_until(self, seat: int, now: datetime) -> datetime | None:
        """Until when the person on a seat is on holiday now."""
        found = [rest.until for other, rest in self.holidays if other == seat and rest.until and rest.since <= now]
        return max((until for until in found if until > now), default=None)

    def takes(self, rating: int) -> bool:
        """Whether somebody of this rating may sit down without a link."""
        return (self.least is None or self.least <= rating) and (self.most is None or rating <= self.most)


def table_info(row: TableRow, commitment: str, here: Here, now: datetime) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        players=row.players,
        options=row.options,
        status=row.status,
        seats=[_seat_info(seat, here, row.away_until(seat.seat, now)) for seat in row.seats],
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
        pause=_pause_info(row.pause),
        daily=row.daily,
        silenced=[speaker(row.id, person) for person in row.silenced],
        delay=row.delay,
    )


def speaker(table: str, person: str) -> str:
    """Tells the speakers of one table apart, and nothing about them elsewhere."""
    return blake2b(f"{table}:{person}".encode(), digest_size=6).hexdigest()


def utc(moment: datetime) -> datetime:
    """SQLite keeps no time zones; what we write is in UTC."""
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _pause_info(pause: Pause) -> PauseInfo | None:
    since = pause.stands
    if pause.asker is None and since is None:
        return None
    return PauseInfo(pause.asker, list(pause.waiting), "" if since is None else since.isoformat(timespec="seconds"))


def _seat_info(row: SeatRow, here: Here, away: datetime | None) -> SeatInfo:
    binding = commitment_to(row.contribution) if row.contribution else ""
    until = "" if away is None else away.isoformat(timespec="seconds")
    return SeatInfo(row.seat, row.kind, row.name, row.bot, row.seat in here.seats, binding, until)
