"""Finding opponents: a seek is an open table that says for whom it is, so everybody sees it in the lobby.

Somebody who seeks sits down at the oldest table that suits both sides, or makes one. Two who seek at the same moment
make two tables; each looks once more when theirs is there, and whoever sees the other moves over. If both see each
other, the one with the younger table moves, and the other looks again a few times: somebody who is still there then has
not seen them, and stays. So there is no other queue, and any number of processes may do it.
"""

from __future__ import annotations

import asyncio
from datetime import datetime
from random import random

import underhall
from underhall.protocol.bodies import Join, NewTable
from underhall.protocol.company import Seek
from underhall.protocol.errors import ProtocolError
from underhall.server.clocks import DAYS
from underhall.server.hub import Hub
from underhall.server.lobby import Lobby
from underhall.server.people import company, standing
from underhall.server.rows import OPEN, WAITING, Person, TableRow
from underhall.server.store import Store

_ATTEMPTS = 20
_LOOKS = 5
_PAUSE = 0.02


async def seek(store: Store, lobby: Lobby, person: Person, wish: Seek) -> TableRow:
    """A seat at a table of somebody who seeks the same, or a table of one's own to wait at."""
    game = underhall.game(wish.game)
    own = await standing.value(store.database, game.id, person.id)
    mine: TableRow | None = None
    for attempt in range(_ATTEMPTS):
        await asyncio.sleep(random() * attempt * _PAUSE)
        if mine is None:
            mine = await _made(store, lobby, person, wish, game.id, own)
        elif (mine := await lobby.table(mine.id)).status != WAITING:
            return mine
        others = await _suitable(store, person, mine, own)
        if not others:
            return mine
        older = [row for row in others if (row.created, row.id) < (mine.created, mine.id)]
        if not older and attempt < _LOOKS:
            continue
        if not await lobby.withdraw(mine.id, person):
            return await lobby.table(mine.id)  # somebody has sat down in the meantime
        mine = None
        for other in older or others:
            try:
                return await lobby.join(other.id, person, Join(contribution=wish.contribution))
            except ProtocolError as problem:
                if problem.status == 503:
                    raise  # else somebody was faster
    raise ProtocolError("try_again", status=503)


async def forget_lonely(store: Store, hub: Hub, lobby: Lobby, before: datetime) -> int:
    """Take back seeks that nobody waits at any more; returns how many. Those with days per move may be waited for
    elsewhere."""
    gone = 0
    for row in await store.seeks():
        if row.clock.kind == DAYS or row.changed > before:
            continue
        if hub.elsewhere.at(row.id).seats or any(live.row.id == row.id and live.connections for live in hub.live):
            continue
        if await lobby.withdraw(row.id, None):
            gone += 1
    return gone


async def _made(store: Store, lobby: Lobby, person: Person, wish: Seek, game: str, own: int) -> TableRow:
    """The table at which this person waits for such opponents already, or a new one."""
    bounds = (None, None) if wish.within is None else (own - wish.within, own + wish.within)
    for row in await store.seeks():
        same = (row.game, row.players, row.clock, row.rated, row.least, row.most)
        if row.owner == person.id and same == (game, wish.players, wish.clock, wish.rated, *bounds):
            return row
    table = NewTable(game, wish.players, clock=wish.clock, rated=wish.rated, contribution=wish.contribution)
    return await lobby.create(person, table, seek=bounds)


async def _suitable(store: Store, person: Person, mine: TableRow, own: int) -> list[TableRow]:
    """The tables that suit this person and that they suit, the oldest first."""
    found = []
    for row in await store.seeks():
        same = (row.game, row.players, row.clock, row.rated, row.options)
        if same != (mine.game, mine.players, mine.clock, mine.rated, mine.options) or row.owner == person.id:
            continue
        sitting = [place.person for place in row.seats if place.person]
        if not any(place.kind == OPEN for place in row.seats) or person.id in sitting or not row.takes(own):
            continue
        if not mine.takes(await standing.value(store.database, row.game, row.owner)):
            continue
        if not await company.has_blocked(store.database, person.id, sitting):
            found.append(row)
    return found
