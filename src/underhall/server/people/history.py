"""What became of a person's games: a list to search, and statistics per game. Reads what `books` wrote."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
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
_ids, _points = msgspec.json.Decoder(list[str]), msgspec.json.Decoder(dict[str, int])
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
    return _statistics(game, await _counted(database, (results.c.person == person) & (results.c.game == game)))


async def all_statistics(database: Database, person: str) -> list[Statistics]:
    """The same for every game among their last thousand, the most often played first."""
    by_game: dict[str, list[Row[Any]]] = {}
    for row in await _counted(database, results.c.person == person):
        by_game.setdefault(row.game, []).append(row)
    found = [_statistics(game, rows) for game, rows in by_game.items()]
    return sorted(found, key=lambda one: (-one.games, one.game))


async def _counted(database: Database, mine: ColumnElement[bool]) -> list[Row[Any]]:
    kept = (results.c.game, results.c.table, results.c.ended, results.c.place, results.c.total)
    query = select(*kept, results.c.points, results.c.kept).where(mine)
    return await database.ask(query.order_by(results.c.ended.desc(), results.c.table).limit(_COUNTED))


def _statistics(game: str, rows: Sequence[Row[Any]]) -> Statistics:
    kept, won, sums = Counter[str](), Counter[str](), dict[str, int]()
    for row in rows:
        ids = set(_ids.decode(row.kept))
        kept.update(ids)
        won.update(ids if row.place == 1 else ())
        for name, points in _points.decode(row.points).items():
            sums[name] = sums.get(name, 0) + points
    return Statistics(
        game=game,
        games=len(rows),
        won=sum(row.place == 1 for row in rows),
        average=round(sum(row.total for row in rows) / len(rows), 1) if rows else 0.0,
        categories={name: round(total / len(rows), 1) for name, total in sums.items()},
        best=[_moment(row) for row in sorted(rows, key=lambda row: -row.total)[:_SHOWN_BEST]],
        over_time=[_moment(row) for row in rows[:_SHOWN_OVER_TIME][::-1]],
        favourites=[
            Favourite(id, count, won[id])
            for id, count in sorted(kept.items(), key=lambda item: (-item[1], item[0]))[:_SHOWN_FAVOURITES]
        ],
    )


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
    when = utc(row.ended).isoformat(timespec="seconds")
    return Moment(row.table, when, row.place, row.total, _points.decode(row.points))
