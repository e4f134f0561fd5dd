"""Looking back: the position at an earlier ply of a table, for "what if" tables and for replays.

Nothing here touches the live match: its record is copied, and a twin is played to the ply in a thread beside the
event loop. While a game runs, a position is drawn anew from what one seat knew at that ply.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from underhall.core.agenda import Seat
from underhall.core.match import Match
from underhall.core.positions import describe
from underhall.server import frames
from underhall.server.protocol import DecisionInfo, EventInfo, ProtocolError
from underhall.server.table import LiveTable, TableRow

if TYPE_CHECKING:
    from underhall.server.hub import Hub


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


async def past_of(table: LiveTable) -> Past:
    """Copy the record of a live table; within its queue, so that no move is half made."""

    async def copy() -> Past:
        match = table.match
        if match is None:
            raise ProtocolError("not_started", status=409)
        lines = tuple(str(ply.line) for ply in match.plies)
        return Past(table.row, lines, match.over)

    return await table.do(copy)


async def position_at(hub: Hub, past: Past, seat: Seat, ply: int | None) -> dict[str, Any]:
    """The position at a ply of the record, as data. True to the last card only if the game is over."""

    def work() -> dict[str, Any]:
        match = _twin(hub, past, len(past.lines) if ply is None else ply)
        if match.over:
            raise ProtocolError("is_over", status=409)
        if past.over:
            return match.dump()
        state = match.game.determinize(match.state, seat, hub.rng)
        return describe(match.game, match.setup, state)

    return await asyncio.to_thread(work)


async def moment_at(hub: Hub, past: Past, seat: Seat | None, ply: int, lang: str) -> Moment:
    """What a reader at this seat saw at a ply of the record."""

    def work() -> Moment:
        match = _twin(hub, past, ply)
        last = match.last
        shown = frames.frame(match, ply, seat, lang, last.events if last is not None else (), None)
        return Moment(ply, shown.view, shown.decision, shown.events)

    return await asyncio.to_thread(work)


async def totals_of(hub: Hub, past: Past) -> list[list[int]]:
    """Every seat's total after each ply of a game that is over."""

    def work() -> list[list[int]]:
        match = _twin(hub, past, 0)
        totals = [_totals(match)]
        for line in past.lines:
            match.replay([line])
            totals.append(_totals(match))
        return totals

    return await asyncio.to_thread(work)


def _totals(match: Match) -> list[int]:
    return [score.total for score in match.game.scores(match.state)]


def _twin(hub: Hub, past: Past, ply: int) -> Match:
    """A match of its own that stands where the table's match stood at a ply of the record."""
    if ply > len(past.lines):
        raise ProtocolError("no_ply", status=404, ply=ply, last=len(past.lines))
    match = hub.new_match(past.row)
    if ply < match.ply:
        match.rewind(ply)
    else:
        match.replay(past.lines[match.ply : ply])
    return match
