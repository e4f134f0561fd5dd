"""Looking back: the position at an earlier ply of a table, for "what if" tables and for replays.

Nothing here touches the live match: its record is copied, and a twin is played to the ply in a worker process, because
that may take a tenth of a second. While a game runs, a position is redrawn from what one seat knew at that ply.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

import underhall
from underhall.core.agenda import Seat
from underhall.core.loading import new
from underhall.core.match import Match
from underhall.protocol.bodies import Checked
from underhall.protocol.errors import ProtocolError
from underhall.protocol.live import DecisionInfo, EventInfo
from underhall.server.rows import TableRow
from underhall.server.workers import Crew, WorkerLost, command

if TYPE_CHECKING:
    from underhall.server.table import LiveTable

T = TypeVar("T")

_SECONDS = 10.0


class Past(msgspec.Struct, frozen=True):
    """The record of a table, copied at some moment."""

    row: TableRow
    lines: tuple[str, ...]
    over: bool


class Moment(msgspec.Struct, frozen=True):
    """A position of the past as one reader saw it, with what led to it."""

    ply: int
    view: msgspec.Raw
    decision: DecisionInfo | None
    events: list[EventInfo]


async def past_of(table: LiveTable, seat: Seat | None) -> Past:
    """Copy the record of a live table as far as it may be seen from a seat, inside its queue so that no move is half
    made."""

    async def copy() -> Past:
        match = await table.audience.seen_from(seat)
        if match is None:
            raise ProtocolError("not_started", status=409)
        lines = tuple(str(ply.line) for ply in match.plies)
        return Past(table.row, lines, match.over)

    return await table.do(copy)


class PositionAt(msgspec.Struct, frozen=True, tag=True):
    """The position at a ply of the record, as data. Hidden things are the true ones only if the game is over."""

    past: Past
    seat: Seat
    ply: int | None
    seed: str
    """What the seat does not know is redrawn from this."""


class MomentAt(msgspec.Struct, frozen=True, tag=True):
    """What a reader at this seat saw at a ply of the record."""

    past: Past
    seat: Seat | None
    ply: int
    lang: str


class TotalsOf(msgspec.Struct, frozen=True, tag=True):
    """Every seat's total after each ply of a game that is over."""

    past: Past


class Check(msgspec.Struct, frozen=True, tag=True):
    """A finished record, derived again from its seed."""

    record: str


Errand = PositionAt | MomentAt | TotalsOf | Check


class Found(msgspec.Struct, frozen=True):
    """What a worker found: an answer, or why there is none."""

    answer: msgspec.Raw = msgspec.Raw(b"null")
    code: str = ""
    status: int = 0
    facts: dict[str, Any] = {}


class Lookback:
    """The crew that looks back. One worker is enough: it serves people who look at pictures."""

    def __init__(self, megabytes: int, *, log: Callable[..., None]) -> None:
        self.crew = Crew(1, _SECONDS, megabytes, command("underhall.server.branch_worker"), log=log)

    async def position(self, person: str, errand: PositionAt) -> dict[str, Any]:
        return await self._send(person, errand, dict[str, Any])

    async def moment(self, person: str, errand: MomentAt) -> Moment:
        return await self._send(person, errand, Moment)

    async def totals(self, person: str, errand: TotalsOf) -> list[list[int]]:
        return await self._send(person, errand, list[list[int]])

    async def check(self, person: str, errand: Check) -> Checked:
        return await self._send(person, errand, Checked)

    async def close(self) -> None:
        await self.crew.close()

    async def _send(self, person: str, errand: Errand, kind: type[T]) -> T:
        try:
            found = msgspec.json.decode(await self.crew.ask(person, msgspec.json.encode(errand)), type=Found)
        except (WorkerLost, TimeoutError) as problem:
            raise ProtocolError("try_again", status=503) from problem
        if found.code:
            raise ProtocolError(found.code, status=found.status, **found.facts)
        return msgspec.json.decode(found.answer, type=kind)


def new_match(row: TableRow) -> Match:
    """The match of a table before its first command. The seed never leaves it."""
    game = underhall.game(row.game)
    if row.edition != game.edition:
        raise ProtocolError("other_edition", status=409, edition=row.edition, known=game.edition)
    setup = game.setup(row.players, row.options, rules=row.rules)
    seats = [seat.name for seat in row.seats]
    contributions = [seat.contribution for seat in row.seats] if any(s.contribution for s in row.seats) else []
    return new(game, setup, row.seed, seats=seats, contributions=contributions, start=row.start)
