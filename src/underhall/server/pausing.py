"""Pauses: the clocks of a table stand still while all the people who play there agree. One asks, the others agree, and
any of them goes on. Bots agree to everything. All of it is in the table's row, so every process knows, also after a
restart.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import msgspec

from underhall.protocol.errors import ProtocolError
from underhall.server.clocks import NONE
from underhall.server.hub import Hub
from underhall.server.rests import Pause, Rest
from underhall.server.rows import PERSON, RUNNING, TableRow
from underhall.server.store import Store

_REMEMBERED = 20


async def ask(store: Store, hub: Hub, table: str, person: str) -> TableRow:
    """Ask for a pause, or agree to one."""
    return await _change(store, hub, table, person, _asked)


async def go_on(store: Store, hub: Hub, table: str, person: str) -> TableRow:
    """End a pause; or say no to one, or ask no longer."""
    return await _change(store, hub, table, person, _ended)


async def _change(
    store: Store, hub: Hub, table: str, person: str, make: Callable[[TableRow, str, datetime], Pause]
) -> TableRow:
    def changed(row: TableRow) -> TableRow:
        if all(place.person != person for place in row.seats):
            raise ProtocolError("not_at_table", status=403)
        if row.status != RUNNING:
            raise ProtocolError("not_running", status=409)
        if row.clock.kind == NONE:
            raise ProtocolError("no_clock", status=409)
        return msgspec.structs.replace(row, pause=make(row, person, store.moment()))

    row = await store.change(table, changed)
    await hub.row_changed(row)
    return row


def _asked(row: TableRow, person: str, now: datetime) -> Pause:
    pause = row.pause
    if pause.stands is not None:
        return pause
    playing = [place for place in row.seats if place.kind == PERSON and not place.bot]
    others = [place.seat for place in playing if place.person != person]
    mine = next(place.seat for place in row.seats if place.person == person)
    waiting = tuple(others if pause.asker is None else (seat for seat in pause.waiting if seat in others))
    asker = mine if pause.asker is None else pause.asker
    if waiting:
        return Pause(asker, waiting, pause.rests)
    return Pause(None, (), (*pause.rests, Rest(now))[-_REMEMBERED:])


def _ended(row: TableRow, _person: str, now: datetime) -> Pause:
    rests = row.pause.rests
    if row.pause.stands is not None:
        rests = (*rests[:-1], Rest(rests[-1].since, now))
    return Pause(None, (), rests)
