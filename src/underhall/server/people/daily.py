"""The challenge of a day: for every game a seed that changes at midnight UTC, played once by everybody who likes,
against the same bots, and a board of the results.

The seed follows from the day and a secret of the server, so nobody can know it before. A try is a table that says so;
the database lets everybody have one per game and day. Its result is what the `books` say; a try that was left has none.
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final

from sqlalchemy import Row, Select, and_, func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from underhall.core.game import Game
from underhall.protocol.challenges import Daily, DailyBoard, DailyLine
from underhall.server.lobby import Lobby
from underhall.server.rows import OVER, Person, utc
from underhall.server.schema import IS_DAILY, profiles, results, seats, tables
from underhall.server.store import Store

BOTS: Final = ("able", "casual")
"""Against whom it is played, where a game has room for as many."""

_LISTED = 50


class Dailies:
    """The challenges of all games."""

    def __init__(self, store: Store, lobby: Lobby, secret: str) -> None:
        self._store = store
        self._lobby = lobby
        self._secret = secret.encode()

    async def begin(self, person: Person, game: Game[Any]) -> str:
        """The table at which a person plays today's challenge, made if they have none yet."""
        day = self._today().isoformat()
        table = await self._table(person.id, game.id, day)
        if table is None:
            seed = hmac.digest(self._secret, f"daily {game.id} {day}".encode(), "sha256").hex()
            try:
                return (await self._lobby.begin_daily(person, game, day, seed, bots_for(game))).id
            except IntegrityError:  # the same person began it elsewhere at the same moment
                table = await self._table(person.id, game.id, day)
                if table is None:
                    raise
        return str(table.id)

    async def look(self, person: str, game: Game[Any]) -> Daily:
        """Today's challenge, and the results of today and yesterday."""
        today = self._today()
        table = await self._table(person, game.id, today.isoformat())
        async with self._store.database.reading() as connection:
            boards = [
                await _board(connection, game.id, day.isoformat(), person) for day in (today, today - timedelta(days=1))
            ]
        return Daily(
            day=today.isoformat(),
            ends=datetime.combine(today + timedelta(days=1), time(), UTC).isoformat(),
            bots=list(bots_for(game)),
            table="" if table is None else str(table.id),
            state="new" if table is None else "left" if table.bot else "over" if table.status == OVER else "running",
            today=boards[0],
            yesterday=boards[1],
        )

    def _today(self) -> date:
        return utc(self._store.moment()).astimezone(UTC).date()

    async def _table(self, person: str, game: str, day: str) -> Row[Any] | None:
        mine = and_(IS_DAILY, tables.c.daily == day, tables.c.game == game, tables.c.owner == person)
        place = and_(seats.c.table == tables.c.id, seats.c.person == person)
        query = select(tables.c.id, tables.c.status, seats.c.bot).join(seats, place).where(mine)
        found = await self._store.database.ask(query)
        return found[0] if found else None


def bots_for(game: Game[Any]) -> tuple[str, ...]:
    """As many of the bots as the game has room for; as few as it needs if those are too few."""
    counts = [count - 1 for count in game.players]
    count = max((count for count in counts if count <= len(BOTS)), default=min(counts))
    return tuple(BOTS[number % len(BOTS)] for number in range(count))


async def _board(connection: AsyncConnection, game: str, day: str, person: str) -> DailyBoard:
    """A game won comes before a game lost, then points count."""
    rows = list(await connection.execute(_results(game, day).limit(_LISTED)))
    count = int(await connection.scalar(select(func.count()).select_from(_results(game, day).subquery())) or 0)
    lines: list[DailyLine] = []
    for number, row in enumerate(rows, start=1):
        ties = bool(lines) and (lines[-1].place, lines[-1].total) == (row.place, row.total)
        lines.append(_line(row, lines[-1].rank if ties else number, person))
    mine = next((line for line in lines if line.mine), None)
    if mine is None and count > len(rows):
        own = (await connection.execute(_results(game, day).where(results.c.person == person))).first()
        if own is not None:
            ahead = or_(results.c.place < own.place, and_(results.c.place == own.place, results.c.total > own.total))
            better = select(func.count()).select_from(_results(game, day).where(ahead).subquery())
            mine = _line(own, 1 + int(await connection.scalar(better) or 0), person)
    return DailyBoard(day, count, lines, mine)


def _results(game: str, day: str) -> Select[Any]:
    own = and_(results.c.table == tables.c.id, results.c.person == tables.c.owner, results.c.away.is_(False))
    return (
        select(results.c.name, results.c.place, results.c.total, results.c.person, profiles.c.handle)
        .select_from(tables)
        .join(results, own)
        .outerjoin(profiles, profiles.c.person == results.c.person)
        .where(IS_DAILY, tables.c.daily == day, tables.c.game == game)
        .order_by(results.c.place, results.c.total.desc(), results.c.ended, results.c.table)
    )


def _line(row: Row[Any], rank: int, person: str) -> DailyLine:
    return DailyLine(rank, row.name, row.handle or "", row.place, row.total, row.person == person)
