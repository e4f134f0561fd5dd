"""Taking back: what a seat may take back alone, and what it has to ask the other people at the table for.

A proposal is in the table's row, so that every process knows it. It lapses with the next move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from underhall.core.agenda import Seat
from underhall.core.match import Match
from underhall.core.refusals import UndoRefused
from underhall.protocol.errors import ProtocolError
from underhall.protocol.live import Ack, Consent, Proposal, Undo, refusal
from underhall.server.readers import Connection, tell
from underhall.server.rows import PERSON, TakeBack

if TYPE_CHECKING:
    from underhall.server.table import LiveTable, Reply


async def undo(table: LiveTable, connection: Connection, message: Undo) -> None:
    """Take the move back if the seat may do so alone; otherwise ask the other people at the table."""

    async def obey(seat: Seat) -> Reply:
        match = table.running()
        table.check_plays(seat)
        if message.ply != table.ply:
            return table.moved_on(message.key, connection.lang)
        if match.over:
            raise ProtocolError("is_over", status=409)  # the seed is known by now
        target = _last_own_ply(match, seat)
        if target is None:
            return refusal(message.key, UndoRefused("nothing"), connection.lang)
        people = (row for row in table.row.seats if row.kind == PERSON and not row.bot)
        others = sorted({row.seat for row in people if row.person != connection.person})
        if table.row.is_unaided and match.may_undo(seat) is not None:
            raise ProtocolError("rated_take_back", status=409)
        if match.may_undo(seat) is None or not others:
            return await table.rewind(seat, seat, target, message.key, connection)
        await _propose(table, lambda _: TakeBack(seat, target, table.ply, tuple(others)))
        return Ack(message.key, table.ply)

    await table.obey(connection, message, obey)


async def consent(table: LiveTable, connection: Connection, message: Consent) -> None:
    """Someone agrees to a proposal, or not. When all have agreed, the match goes back."""

    async def obey(seat: Seat) -> Reply:
        table.check_plays(seat)
        asked = table.row.proposal
        if message.ply == table.ply and asked is None and not message.agree:
            return Ack(message.key, table.ply)  # said before, and the answer was lost
        if asked is None or proposal(table) is None or message.ply != table.ply:
            return table.moved_on(message.key, connection.lang)
        own = {row.seat for row in table.row.seats if row.person == connection.person} | {seat}

        def answer(now: TakeBack | None) -> TakeBack | None:
            # What the database has counts: someone at another process may have answered at the same moment.
            if now is None or (now.seat, now.to, now.at) != (asked.seat, asked.to, asked.at):
                return now
            return _agreed(now, own) if message.agree else None

        settled = await _propose(table, answer)
        if message.agree and settled is not None and not settled.waiting and settled.at == table.ply:
            return await table.rewind(asked.seat, seat, asked.to, message.key, connection)
        return Ack(message.key, table.ply)

    await table.obey(connection, message, obey)


def proposal(table: LiveTable) -> Proposal | None:
    """What is asked of the table now. A proposal lapses with the next move, and at the end of the game."""
    asked = table.row.proposal
    if asked is None or asked.at != table.ply or table.match is None or table.match.over:
        return None
    return Proposal(asked.seat, asked.to, list(asked.waiting))


def tell_proposal(table: LiveTable, before: Proposal | None) -> None:
    """Tell everyone what is asked of them now, if that has changed; an empty `waiting` means that it is settled."""
    now = proposal(table)
    if now is not None and now != before:
        tell(table.audience.near, now)
    elif before is not None and now is None:
        tell(table.audience.near, Proposal(before.seat, before.ply, []))


async def _propose(table: LiveTable, make: Callable[[TakeBack | None], TakeBack | None]) -> TakeBack | None:
    """Write what becomes of the open proposal, and tell everyone, also at other processes."""
    row = await table.hub.store.change(
        table.row.id, lambda row: msgspec.structs.replace(row, proposal=make(row.proposal))
    )
    table.take_row(row)
    return row.proposal


def _agreed(asked: TakeBack, seats: set[Seat]) -> TakeBack:
    return msgspec.structs.replace(asked, waiting=tuple(seat for seat in asked.waiting if seat not in seats))


def _last_own_ply(match: Match, seat: Seat) -> int | None:
    plies = match.plies
    return next((number for number in range(len(plies) - 1, -1, -1) if plies[number].seat == seat), None)
