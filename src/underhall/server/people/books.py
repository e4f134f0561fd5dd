"""The books: what every finished game brought each seat, written once, from the journal.

A table that is over and not booked is booked by whichever process finds it first; claim, results and ratings are one
transaction, so a game is in the books whole or not at all, and never twice. That also holds for games that ended before
there were books.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from underhall.core.match import Match
from underhall.core.refusals import Error
from underhall.server.journal import Journal, StorageRefused
from underhall.server.people import standing
from underhall.server.people.profiles import settle_handle
from underhall.server.people.standing import Finisher
from underhall.server.prepared import Prepared
from underhall.server.replaying import replayed
from underhall.server.rows import BOT, OVER, PERSON, RUNNING, SeatRow, TableRow
from underhall.server.schema import results, tables
from underhall.server.store import Store

_AT_ONCE = 20
_UNBOOKED = Prepared(select(tables.c.id).where(tables.c.status == OVER, tables.c.booked.is_(False)).limit(_AT_ONCE))


class Books:
    """Books finished games. Any number of processes may do so at the same time."""

    def __init__(self, store: Store, journal: Journal, *, log: Callable[..., None]) -> None:
        self._store = store
        self._journal = journal
        self._log = log
        self._looked_at = ""

    async def catch_up(self) -> int:
        """Book the games that are over and not booked yet, a few at a time; returns how many."""
        found = [str(row.id) for row in await self._store.database.ask(_UNBOOKED)]
        for table in found:
            await self._book(table)
        return len(found)

    async def stale_tables(self, before: datetime) -> list[str]:
        """Rated games that run in nobody's memory, a few at a time and all of them in turn: a clock that has run out
        there is noticed by loading them."""
        stale = (tables.c.status == RUNNING) & tables.c.rated & (tables.c.changed < before)
        query = select(tables.c.id).where(stale, tables.c.id > self._looked_at).order_by(tables.c.id).limit(_AT_ONCE)
        async with self._store.database.reading() as connection:
            found = [str(table) for table in await connection.scalars(query)]
        self._looked_at = found[-1] if len(found) == _AT_ONCE else ""
        return found

    async def _book(self, table: str) -> None:
        row = await self._store.table(table)
        if row is None:
            return
        try:
            lines, finishers = await self._read(row)
        except StorageRefused:
            raise
        except Error as problem:  # components that this server no longer has: nothing can be said of the game
            self._log("game_not_booked", table=table, problem=str(problem))
            lines, finishers = [], []
        with suppress(IntegrityError):  # another process rated the same newcomer just now; next time
            await self._write(row, lines, finishers)

    async def _read(self, row: TableRow) -> tuple[list[dict[str, Any]], list[Finisher]]:
        """The results of a table, and how they are rated. A game from a given position has none."""
        if row.start is not None:
            return [], []
        entries = await self._journal.read(row.id)
        told = await replayed(row, entries)
        ended = entries[-1].at if entries else row.changed
        return await asyncio.to_thread(_lines, row, told.match, ended)

    async def _write(self, row: TableRow, lines: Sequence[dict[str, Any]], finishers: Sequence[Finisher]) -> None:
        async with self._store.database.writing() as connection:
            claim = update(tables).where(tables.c.id == row.id, tables.c.booked.is_(False)).values(booked=True)
            if not (await connection.execute(claim)).rowcount or not lines:
                return
            if row.rated:
                change = await standing.rate(connection, row.game, finishers, self._store.moment())
                for line, finisher in zip(lines, finishers, strict=True):
                    before, new = change[finisher.player]
                    line |= {"mu_before": before.mu, "mu": new.mu}
                people = {finisher.person for finisher in finishers if finisher.person}
                for person in sorted(people):  # everyone who plays rated games is on the boards
                    await settle_handle(connection, person)
            await connection.execute(insert(results), list(lines))


def _lines(row: TableRow, match: Match, ended: datetime) -> tuple[list[dict[str, Any]], list[Finisher]]:
    if not match.over:
        return [], []  # restored from a backup, and not over any more
    scores = match.game.scores(match.state)
    places = {seat: place for place, seats in match.standings() for seat in seats}
    lines, finishers, named = [], [], set[str]()
    for place in row.seats:
        score, away = scores[place.seat], place.kind == PERSON and bool(place.bot)
        person = place.person if place.person not in named else None
        named |= {person} if person else set()
        lines.append(
            {
                "table": row.id,
                "seat": place.seat,
                "game": row.game,
                "ended": ended,
                "person": person,
                "bot": place.bot if place.kind == BOT else "",
                "name": place.name,
                "place": places[place.seat],
                "total": score.total,
                "points": msgspec.json.encode(score.points).decode(),
                "kept": msgspec.json.encode(list(match.game.keepsakes(match.state, place.seat))).decode(),
                "away": away,
                "rated": row.rated,
                "mu_before": None,
                "mu": None,
            }
        )
        team = min(match.game.allies(match.state, place.seat))
        finishers.append(Finisher(_player(place), place.person, team, places[place.seat], away))
    return lines, finishers


def _player(place: SeatRow) -> str:
    return place.person or standing.bot_player(place.bot)
