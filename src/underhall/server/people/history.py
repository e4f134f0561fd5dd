"""What became of a person's games: a list to search, and statistics per game. Reads what `books` wrote."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
from statistics import fmean
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Row, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from underhall.bots.ratings import Strength
from underhall.protocol.records import Favourite, Moment, PlayedGame, PlayedGames, PlayedSeat, Statistics
from underhall.server.database import Database
from underhall.server.rows import utc
from underhall.server.schema import profiles, results

PAGE = 25

_COUNTED = 1_000
_SHOWN_OVER_TIME, _SHOWN_BEST, _SHOWN_FAVOURITES = 60, 5, 8


class Wish(msgspec.Struct, frozen=True):
    """Which games to list; empty fields match everything."""

    game: str = ""
    opponent: str = ""
    result: Literal["", "won", "lost"] = ""
    since: date | None = None
    until: date | None = None
    rated: bool = False
    skip: int = 0


async def games(database: Database, person: str, wish: Wish, limit: int = PAGE) -> PlayedGames:
    """A person's finished games, newest first."""
    mine = _matching(person, wish)
    query = select(results.c.table).where(mine).order_by(results.c.ended.desc(), results.c.table)
    async with database.reading() as connection:
        found = [str(table) for table in await connection.scalars(query.offset(wish.skip).limit(limit + 1))]
        return PlayedGames(await _told(connection, found[:limit], person), len(found) > limit)


async def game_of(database: Database, table: str, person: str) -> PlayedGame | None:
    """What became of one table; None if it has not been booked."""
    async with database.reading() as connection:
        found = await _told(connection, [table], person)
    return found[0] if found else None


async def statistics(database: Database, person: str, game: str) -> Statistics:
    """How a person does at a game, over their last thousand of it."""
    mine = (results.c.person == person) & (results.c.game == game)
    query = select(results).where(mine).order_by(results.c.ended.desc(), results.c.table).limit(_COUNTED)
    async with database.reading() as connection:
        rows = list(await connection.execute(query))
    moments = [_moment(row) for row in rows]
    names = list(dict.fromkeys(name for moment in moments for name in moment.points))
    kept, won = Counter[str](), Counter[str]()
    for row in rows:
        ids = set(msgspec.json.decode(row.kept, type=list[str]))
        kept.update(ids)
        won.update(ids if row.place == 1 else ())
    return Statistics(
        game=game,
        games=len(rows),
        won=sum(row.place == 1 for row in rows),
        average=round(fmean(moment.total for moment in moments), 1) if moments else 0.0,
        categories={name: round(fmean(moment.points.get(name, 0) for moment in moments), 1) for name in names},
        best=sorted(moments, key=lambda moment: -moment.total)[:_SHOWN_BEST],
        over_time=moments[:_SHOWN_OVER_TIME][::-1],
        favourites=[
            Favourite(id, count, won[id])
            for id, count in sorted(kept.items(), key=lambda item: (-item[1], item[0]))[:_SHOWN_FAVOURITES]
        ],
    )


async def played(database: Database, person: str) -> list[str]:
    """The games that a person has finished, the most often played first."""
    query = select(results.c.game).where(results.c.person == person).group_by(results.c.game)
    async with database.reading() as connection:
        return [str(game) for game in await connection.scalars(query.order_by(func.count().desc(), results.c.game))]


def _matching(person: str, wish: Wish) -> ColumnElement[bool]:
    mine = results.c.person == person
    if wish.game:
        mine &= results.c.game == wish.game
    if wish.result:
        mine &= results.c.place == 1 if wish.result == "won" else results.c.place > 1
    if wish.since is not None:
        mine &= results.c.ended >= _midnight(wish.since)
    if wish.until is not None:
        mine &= results.c.ended < _midnight(wish.until) + timedelta(days=1)
    if wish.rated:
        mine &= results.c.rated
    if wish.opponent.strip():
        other = results.alias("other")
        called = func.lower(other.c.name).contains(wish.opponent.strip().lower(), autoescape=True)
        mine &= exists().where(other.c.table == results.c.table, other.c.seat != results.c.seat, called)
    return mine


def _midnight(day: date) -> datetime:
    return utc(datetime.combine(day, time()))


async def _told(connection: AsyncConnection, wanted: Sequence[str], person: str) -> list[PlayedGame]:
    """The seats of these tables, in the order of the tables."""
    query = (
        select(results, profiles.c.handle)
        .outerjoin(profiles, profiles.c.person == results.c.person)
        .where(results.c.table.in_(wanted))
        .order_by(results.c.place, results.c.seat)
    )
    seats: dict[str, list[Row[Any]]] = {table: [] for table in wanted}
    for row in await connection.execute(query):
        seats[row.table].append(row)
    return [
        PlayedGame(
            table,
            rows[0].game,
            utc(rows[0].ended).isoformat(timespec="seconds"),
            rows[0].rated,
            [_seat(row, person) for row in rows],
        )
        for table, rows in seats.items()
        if rows
    ]


def _seat(row: Row[Any], person: str) -> PlayedSeat:
    return PlayedSeat(
        seat=row.seat,
        name=row.name,
        bot=row.bot,
        place=row.place,
        total=row.total,
        away=row.away,
        mine=row.person == person,
        handle=row.handle or "",
        before=None if row.mu_before is None else round(Strength(row.mu_before).value),
        rating=None if row.mu is None else round(Strength(row.mu).value),
    )


def _moment(row: Row[Any]) -> Moment:
    points = msgspec.json.decode(row.points, type=dict[str, int])
    return Moment(row.table, utc(row.ended).isoformat(timespec="seconds"), row.place, row.total, points)
