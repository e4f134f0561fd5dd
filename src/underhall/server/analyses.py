"""Analyses of finished games: made once, in the bots' workers, and kept with the table.

Whoever asks first claims the analysis in the database, so that no two processes make it; everybody else sees how far it
is. The work is many short jobs under that person's share of the workers (see `workers`). A claim is renewed while its
process works, and runs out if it dies: then nothing is left of it, and the next who asks begins again. A table that is
deleted takes its analysis along.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from secrets import token_hex
from typing import Any

import msgspec
from sqlalchemy import delete, or_, select, true, update
from sqlalchemy.exc import IntegrityError

from underhall.bots.analysis import Glance, steps, that_mattered, to_look_at
from underhall.core.match import Match
from underhall.protocol.analysis import TableAnalysis, Told, TurningPoint
from underhall.protocol.errors import ProtocolError
from underhall.server import frames
from underhall.server.database import put
from underhall.server.hub import Hub
from underhall.server.limits import Limiter
from underhall.server.rows import utc
from underhall.server.schema import analyses
from underhall.server.store import Store
from underhall.server.thinking import Found, Glances, PatientLook

_HOUR = 3600.0
# Guests cost nothing to make, so a limit per person needs one per address as well.
_AT_HOME = 10
_RENEW_SECONDS = 1.0
_CLAIM = timedelta(seconds=15)


class _Work:
    """An analysis that is being made."""

    def __init__(self, person: str, match: Match) -> None:
        self.person = person
        self.record = match.record()
        self.plies = match.ply
        self.done = 0
        self.steps = steps(match.ply)


class Kept(msgspec.Struct, frozen=True):
    """An analysis as the database has it, in no language."""

    expected: list[tuple[float, ...]]
    found: list[Found]


class Analyses:
    """The analyses of this process, and those that are kept."""

    def __init__(self, store: Store, hub: Hub, per_hour: int) -> None:
        self._store = store
        self._hub = hub
        self._people = Limiter(per_hour, per_hour / _HOUR)
        self._homes = Limiter(_AT_HOME * per_hour, _AT_HOME * per_hour / _HOUR)
        self._maker = token_hex(16)
        self._working: dict[str, _Work] = {}

    async def read(self, match: Match, table: str, lang: str) -> TableAnalysis:
        """What there is of the analysis of a table."""
        found = await self._store.database.ask(select(analyses).where(analyses.c.table == table))
        if not found:
            return TableAnalysis("none")
        row = found[0]
        if row.body is not None:
            return _told(match, msgspec.json.decode(row.body, type=Kept), lang)
        work = self._working.get(table) if row.maker == self._maker else None
        if work is not None:
            return TableAnalysis("working", work.done, work.steps)
        return TableAnalysis("none") if self._is_void(row) else TableAnalysis("working", row.done, row.steps)

    async def begin(self, match: Match, table: str, lang: str, person: str, address: str) -> TableAnalysis:
        """Have a table analysed for a person, unless that was done or somebody is at it."""
        known = await self.read(match, table, lang)
        if known.state != "none":
            return known
        self._people.check(person, "too_many_analyses")
        self._homes.check(address, "too_many_analyses")
        if table not in self._working:
            work = self._working[table] = _Work(person, match)
            try:
                if not await self._claim(table, work.steps):
                    del self._working[table]
                    return await self.read(match, table, lang)
            except BaseException:
                del self._working[table]
                raise
            self._hub.spawn(self._make(table, work))
        return TableAnalysis("working", self._working[table].done, self._working[table].steps)

    def _is_void(self, row: Any) -> bool:
        """Whether nobody is at it any more. Where no other process shares the database, one that left a claim is dead,
        and so is our own claim without work."""
        return row.maker == self._maker or not self._hub.news.is_shared or utc(row.until) < self._store.moment()

    async def _claim(self, table: str, of: int) -> bool:
        now = self._store.moment()
        ours = {"maker": self._maker, "until": now + _CLAIM, "done": 0, "steps": of}
        nobody = {"maker": "", "until": now - _CLAIM, "done": 0, "steps": of, "body": None}
        is_shared = self._hub.news.is_shared
        free = or_(analyses.c.until < now, analyses.c.maker == self._maker) if is_shared else true()
        claim = update(analyses).where(analyses.c.table == table, analyses.c.body.is_(None), free).values(ours)
        try:
            async with self._store.database.writing() as connection:
                await put(connection, analyses, {"table": table, **nobody})
                return (await connection.execute(claim)).rowcount == 1
        except IntegrityError:
            raise ProtocolError("no_table", status=404, table=table) from None

    async def _make(self, table: str, work: _Work) -> None:
        """Do the work and keep what comes of it, as long as the claim is ours: the table may be deleted meanwhile."""
        making = asyncio.create_task(self._analyse(work))
        try:
            while not (await asyncio.wait({making}, timeout=_RENEW_SECONDS))[0]:
                until = self._store.moment() + _CLAIM
                if not await self._write(table, until=until, done=work.done):
                    return
            kept = await making
            await self._write(table, maker="", done=work.steps, body=msgspec.json.encode(kept).decode())
        finally:
            making.cancel()
            try:
                await self._release(table)
            finally:
                del self._working[table]

    async def _analyse(self, work: _Work) -> Kept:
        thinkers, person, record = self._hub.thinkers, work.person, work.record
        seen: list[Glance] = []
        while len(seen) <= work.plies:
            seen += await thinkers.ask(person, Glances(record, len(seen)), list[Glance])
            work.done = len(seen)
        found: list[Found] = []
        for ply in to_look_at(seen):
            found += await thinkers.ask(person, PatientLook(record, ply), list[Found])
            work.done += 1
        return Kept([tuple(round(points, 1) for points in glance.expected) for glance in seen], that_mattered(found))

    async def _write(self, table: str, **values: Any) -> bool:
        ours = (analyses.c.table == table) & (analyses.c.maker == self._maker)
        async with self._store.database.writing() as connection:
            return (await connection.execute(update(analyses).where(ours).values(values))).rowcount == 1

    async def _release(self, table: str) -> None:
        ours = (analyses.c.table == table) & (analyses.c.maker == self._maker) & analyses.c.body.is_(None)
        async with self._store.database.writing() as connection:
            await connection.execute(delete(analyses).where(ours))


def _told(match: Match, kept: Kept, lang: str) -> TableAnalysis:
    """What is kept, in a reader's language."""
    turnings = [
        TurningPoint(
            one.ply,
            one.seat,
            frames.question(match, one.decision, lang),
            Told([one.played], frames.told(match, one.seat, lang, one.played_events)),
            Told(one.better, frames.told(match, one.seat, lang, one.better_events)),
            one.cost,
        )
        for one in kept.found
    ]
    whole = steps(match.ply)
    return TableAnalysis("ready", whole, whole, [list(points) for points in kept.expected], turnings)
