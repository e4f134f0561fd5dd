"""The store: what the server keeps apart from the journal — tables with their seats. `talk` has
the chat, `accounts` the people.

A table changes in one way only: `change` locks its row, shows it to a function, and writes what that function
returns. So the rules of the lobby are functions from a table to a table (see `lobby`), and two processes cannot both
give away the same seat. Other processes are notified in the same transaction.

A request may carry a key from its client. What was done is noted under it, so that a client whose answer was lost
can ask again; until someone has checked whether it was done, a database that is away makes it `OutcomeUnknown`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, bindparam, delete, exists, func, insert, select, union, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from underhall.core.agenda import Seat
from underhall.protocol.bodies import Clock
from underhall.protocol.errors import ProtocolError
from underhall.server.clocks import DAYS
from underhall.server.database import Database
from underhall.server.journal import OutcomeUnknown, StorageRefused
from underhall.server.news import CHANGED, CHANNEL
from underhall.server.prepared import Prepared
from underhall.server.rests import NEVER, Pause, Rest
from underhall.server.rows import BLOCKED, OPEN, OVER, RUNNING, WAITING, SeatRow, TableRow, TakeBack, utc
from underhall.server.schema import bonds, chat, done, facts, holidays, journal, seats, tables
from underhall.server.texts import is_id

# Made once: a list has a hundred tables.
_options, _clock = msgspec.json.Decoder(dict[str, str | int | bool]), msgspec.json.Decoder(Clock)
_LISTED = 100
_SOUGHT = 500
_DUE_AT_ONCE = 50
# Asked so often that making the query would take a good part of the time.
_FACT = select(facts.c.value).where(facts.c.name == bindparam("called"))
_TABLE = select(tables).where(tables.c.id == bindparam("which"))
_SEATS = select(seats).where(seats.c.table == bindparam("which")).order_by(seats.c.seat)
_FACT_NOW, _TABLE_NOW, _SEATS_NOW = Prepared(_FACT), Prepared(_TABLE), Prepared(_SEATS)
_PLY = select(func.max(journal.c.ply)).where(journal.c.table == tables.c.id).scalar_subquery()
_SAID = select(func.max(chat.c.number)).where(chat.c.table == tables.c.id).scalar_subquery()
_NEWEST = Prepared(
    select(
        tables.c.id, tables.c.version, func.coalesce(_PLY, 0).label("ply"), func.coalesce(_SAID, 0).label("said")
    ).where(tables.c.id.in_(bindparam("which", expanding=True)))
)
_DUE = Prepared(
    select(tables.c.id, tables.c.due)
    .where(tables.c.status == RUNNING, tables.c.due <= bindparam("now"))
    .order_by(tables.c.due)
    .limit(_DUE_AT_ONCE)
)
# Nobody asks again after this long.
_DONE_KEPT = timedelta(days=1)


def _nobody_to_tell(_kind: str, _about: str, _number: int) -> str:
    return ""


class Newest(msgspec.Struct, frozen=True):
    """How far the database has got with a table: the version of its row, its last ply, the last thing said."""

    version: int
    ply: int
    said: int


class Store:
    """Everything in the database but the journal, for SQLite and PostgreSQL alike."""

    def __init__(
        self,
        database: Database,
        *,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        words: Callable[[str, str, int], str] = _nobody_to_tell,
    ) -> None:
        """`words` are what other processes are told; empty if there are none."""
        self.database = database
        self.moment = now
        self._words = words

    async def fact(self, name: str) -> str | None:
        found = await self.database.ask(_FACT_NOW, {"called": name})
        return str(found[0].value) if found else None

    async def settle_fact(self, name: str, value: str) -> str:
        """The fact of this name: the stored one, else `value`; the first writer wins."""
        try:
            async with self.database.writing() as connection:
                known = await connection.scalar(_FACT, {"called": name})
                if known is not None:
                    return str(known)
                await connection.execute(insert(facts).values(name=name, value=value))
                return value
        except IntegrityError:
            return str(await self.fact(name))

    # Tables ---------------------------------------------------------------------------------------------------------

    async def create_table(self, row: TableRow, key: str = "") -> TableRow:
        """Keep a new table. The same key again finds the first one."""
        values = {name: getattr(row, name) for name in row.__struct_fields__ if name not in ("seats", "holidays")}
        values |= {"options": _json(row.options), "clock": _json(row.clock)}
        values["start"] = None if row.start is None else _json(row.start)
        values["proposal"] = None if row.proposal is None else _json(row.proposal)
        values |= {"pause": None, "silenced": _json(row.silenced)}
        values["due"] = row.created if row.status == RUNNING and row.clock.kind == DAYS else None
        async with self._once(key, row.id) as (connection, before):
            if before:
                made = await _table(connection, before)
                if made is None:
                    raise ProtocolError("no_table", status=404, table=before)
                return made
            await connection.execute(insert(tables).values(values))
            await connection.execute(
                insert(seats), [{"table": row.id, **msgspec.structs.asdict(seat)} for seat in row.seats]
            )
        return row

    async def table(self, table: str) -> TableRow | None:
        if not is_id(table):
            return None
        this = {"which": table}
        found, places = await self.database.ask_all((_TABLE_NOW, this), (_SEATS_NOW, this))
        if not found:
            return None
        row = _table_row(found[0], places)
        if not _may_be_away(row):
            return row
        async with self.database.reading() as connection:
            return (await _with_holidays(connection, [row]))[0]

    async def linked(self, link: str) -> tuple[TableRow, Seat | None] | None:
        """The table that a link invites to; with the seat, if it is the link of a seat."""
        if not is_id(link):
            return None
        async with self.database.reading() as connection:
            place = (await connection.execute(select(seats.c.table, seats.c.seat).where(seats.c.link == link))).first()
            if place is not None:
                row = await _table(connection, place.table)
                return None if row is None else (row, place.seat)
            table = await connection.scalar(select(tables.c.id).where(tables.c.link == link))
            row = None if table is None else await _table(connection, table)
        return None if row is None else (row, None)

    async def change(
        self,
        table: str,
        make: Callable[[TableRow], TableRow],
        *,
        is_gone: Callable[[TableRow], bool] = lambda _: False,
        key: str = "",
    ) -> TableRow:
        """Write what `make` returns for the table, all or nothing, or remove the table if it `is_gone` then. What
        `make` raises goes to the caller. The same key again changes nothing more."""
        if not is_id(table):
            raise ProtocolError("no_table", status=404, table=table[:64])
        async with self._once(key, table) as (connection, before):
            old = await _table(connection, table, lock=True)
            if old is None:
                raise ProtocolError("no_table", status=404, table=table)
            if before:
                return old
            new = make(old)
            if is_gone(new):
                await connection.execute(delete(tables).where(tables.c.id == table))
                await self.tell(connection, CHANGED, table)
                return new
            if new == old:
                return old
            new = msgspec.structs.replace(new, changed=self.moment(), version=old.version + 1)
            values: dict[str, Any] = {
                "status": new.status,
                "owner": new.owner,
                "rematch": new.rematch,
                "open": new.open,
                "changed": new.changed,
                "version": new.version,
                "chat": new.chat,
                "proposal": None if new.proposal is None else _json(new.proposal),
                "pause": None if new.pause == NEVER else _json(new.pause),
                "silenced": _json(new.silenced),
            }
            if new.status != RUNNING or new.pause.stands is not None:
                values["due"] = None
            elif new.clock.kind == DAYS and _what_moves(new) != _what_moves(old):
                values["due"] = new.changed  # only the game knows who has to decide, so a server looks at once
            await connection.execute(update(tables).where(tables.c.id == table).values(values))
            for was, seat in zip(old.seats, new.seats, strict=True):
                if seat != was:
                    place = (seats.c.table == table) & (seats.c.seat == seat.seat)
                    await connection.execute(update(seats).where(place).values(msgspec.structs.asdict(seat)))
            await self.tell(connection, CHANGED, table)
        return new

    async def remove_table(self, table: str) -> None:
        """Forget a table at which no game began."""
        async with self.database.writing() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table, tables.c.status == WAITING))

    async def end_lessons(self, person: str) -> list[str]:
        """Remove the tables at which a person had lessons; returns them."""
        mine = (tables.c.owner == person) & (tables.c.lesson != "")
        async with self.database.writing() as connection:
            gone = [str(table) for table in await connection.scalars(select(tables.c.id).where(mine))]
            await connection.execute(delete(journal).where(journal.c.table.in_(gone)))
            await connection.execute(delete(tables).where(tables.c.id.in_(gone)))
            for table in gone:
                await self.tell(connection, CHANGED, table)
        return gone

    async def set_status(self, table: str, status: str) -> TableRow:
        return await self.change(table, lambda row: msgspec.structs.replace(row, status=status))

    async def set_bot(self, table: str, seat: Seat, bot: str) -> TableRow:
        """Let a bot play a seat; an empty name gives the seat back to its person."""
        return await self.change(table, lambda row: with_seat(row, msgspec.structs.replace(row.seats[seat], bot=bot)))

    async def open_tables(self, person: str, limit: int = _LISTED) -> list[TableRow]:
        """Tables that anyone may join, newest first; not those of people who want nothing to do with each other."""
        empty = exists().where(seats.c.table == tables.c.id, seats.c.kind == OPEN)
        return await self._listed((tables.c.status == WAITING) & tables.c.open & empty & ~_is_blocked(person), limit)

    async def seeks(self) -> list[TableRow]:
        """Tables that were made to find opponents and still wait, oldest first."""
        found = await self._listed((tables.c.status == WAITING) & tables.c.open & tables.c.seek, _SOUGHT)
        return sorted(found, key=lambda row: (row.created, row.id))

    async def watchable_tables(self, person: str, first: Collection[str] = (), limit: int = _LISTED) -> list[TableRow]:
        """Running tables that anyone may watch: those where one of the `first` people sits, then the newest."""
        watchable = (tables.c.status == RUNNING) & tables.c.open & ~_is_blocked(person)
        theirs = select(seats.c.table).where(seats.c.person.in_(first))
        found = await self._listed(watchable & tables.c.id.in_(theirs), limit) if first else []
        known = {row.id for row in found}
        return [*found, *(row for row in await self._listed(watchable, limit) if row.id not in known)][:limit]

    async def tables_of(self, person: str, limit: int = _LISTED) -> list[TableRow]:
        """The tables where a person sits: those that are not over first, then the newest."""
        # Each half has its index; asked of every table in turn, thousands of finished games would take minutes.
        own = tables.alias()
        mine = union(
            select(seats.c.table).where(seats.c.person == person), select(own.c.id).where(own.c.owner == person)
        )
        return await self._listed(tables.c.id.in_(mine) & (tables.c.lesson == ""), limit)

    async def newest(self, ids: Sequence[str]) -> dict[str, Newest]:
        """How far the database has got with these tables; those that are gone are left out."""
        rows = await self.database.ask(_NEWEST, {"which": ids})
        return {str(id): Newest(version, ply, said) for id, version, ply, said in rows}

    async def due_tables(self) -> list[tuple[str, datetime]]:
        """Tables with a days-per-move clock that need looking at now, the longest overdue first."""
        return [(str(id), utc(due)) for id, due in await self.database.ask(_DUE, {"now": self.moment()})]

    async def postpone(self, table: str, due: datetime, until: datetime) -> bool:
        """Look at a table later; False if it is no longer due at that moment, because something happened there or
        another process has claimed it."""
        async with self.database.writing() as connection:
            this = (tables.c.id == table) & (tables.c.due == due)
            changed = await connection.execute(update(tables).where(this).values(due=until))
        return bool(changed.rowcount)

    async def counts(self) -> dict[str, int]:
        """How many tables there are in each state."""
        async with self.database.reading() as connection:
            rows = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
            found = {str(status): int(count) for status, count in rows}
        return {status: found.get(status, 0) for status in (WAITING, RUNNING, OVER)}

    async def _listed(self, condition: ColumnElement[bool], limit: int) -> list[TableRow]:
        async with self.database.reading() as connection:
            query = (
                select(tables)
                .where(condition)
                .order_by((tables.c.status == OVER).asc(), tables.c.created.desc(), tables.c.id)
                .limit(limit)
            )
            rows = list(await connection.execute(query))
            places = select(seats).where(seats.c.table.in_([row.id for row in rows])).order_by(seats.c.seat)
            sitting: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
            for place in await connection.execute(places):
                sitting[place.table].append(place)
            found = [_table_row(row, sitting[row.id]) for row in rows]
            return await _with_holidays(connection, found)

    # Within ---------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _once(self, key: str, about: str) -> AsyncIterator[tuple[AsyncConnection, str]]:
        """A transaction that notes under a key what it was about; yields what that was if it has been done before."""
        looked = not key
        try:
            async with self.database.writing() as connection:
                found = None if looked else await connection.scalar(select(done.c.about).where(done.c.key == key))
                looked = True
                yield connection, found or ""
                if key and found is None:
                    await self._note_done(connection, key, about)
        except StorageRefused as problem:
            if looked:
                raise
            raise OutcomeUnknown from problem

    async def _note_done(self, connection: AsyncConnection, key: str, about: str) -> None:
        now = self.moment()
        await connection.execute(delete(done).where(done.c.at < now - _DONE_KEPT))
        try:
            await connection.execute(insert(done).values(key=key, about=about, at=now))
        except IntegrityError:
            raise OutcomeUnknown from None  # the same request is being carried out elsewhere right now

    async def tell(self, connection: AsyncConnection, kind: str, about: str, number: int = 0) -> None:
        """Notify other processes when the transaction commits."""
        words = self._words(kind, about, number)
        if words:
            await connection.execute(select(func.pg_notify(CHANNEL, words)))


def with_seat(row: TableRow, seat: SeatRow) -> TableRow:
    """The table with one of its seats changed."""
    changed = tuple(seat if other.seat == seat.seat else other for other in row.seats)
    return msgspec.structs.replace(row, seats=changed)


async def _table(connection: AsyncConnection, table: str, *, lock: bool = False) -> TableRow | None:
    this = {"which": table}
    row = (await connection.execute(_TABLE.with_for_update() if lock else _TABLE, this)).first()
    if row is None:
        return None
    places = await connection.execute(_SEATS, this)
    return (await _with_holidays(connection, [_table_row(row, list(places))]))[0]


async def _with_holidays(connection: AsyncConnection, found: list[TableRow]) -> list[TableRow]:
    """The tables with what else stops their clocks."""
    slow = {row.id for row in found if _may_be_away(row)}
    absent = {place.person for row in found if row.id in slow for place in row.seats if place.person}
    away: dict[str, list[Rest]] = {}
    if absent:
        query = select(holidays).where(holidays.c.person.in_(absent)).order_by(holidays.c.since)
        for line in await connection.execute(query):
            away.setdefault(line.person, []).append(Rest(utc(line.since), utc(line.until)))
    if not away:
        return found
    return [msgspec.structs.replace(row, holidays=_holidays_at(row, away)) if row.id in slow else row for row in found]


def _may_be_away(row: TableRow) -> bool:
    """Whether holidays stop the clocks of a table now."""
    return row.status == RUNNING and row.clock.kind == DAYS


def _holidays_at(row: TableRow, away: dict[str, list[Rest]]) -> tuple[tuple[int, Rest], ...]:
    return tuple((place.seat, rest) for place in row.seats for rest in away.get(place.person or "", []))


def _what_moves(row: TableRow) -> object:
    """What says when a table is due, apart from its journal."""
    return row.status, row.seats, row.pause.stands


def _table_row(row: Row[Any], places: Sequence[Row[Any]]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        edition=row.edition,
        players=row.players,
        options=_options.decode(row.options),
        owner=row.owner,
        status=row.status,
        open=row.open,
        link=row.link,
        clock=_clock.decode(row.clock),
        seed=row.seed,
        rematch=row.rematch,
        start=None if row.start is None else msgspec.json.decode(row.start),
        created=utc(row.created),
        changed=utc(row.changed),
        version=row.version,
        proposal=None if row.proposal is None else msgspec.json.decode(row.proposal, type=TakeBack),
        chat=row.chat,
        rated=row.rated,
        lesson=row.lesson,
        seats=tuple(SeatRow(p.seat, p.kind, p.person, p.name, p.bot, p.link, p.contribution) for p in places),
        seek=row.seek,
        least=row.least,
        most=row.most,
        pause=NEVER if row.pause is None else msgspec.json.decode(row.pause, type=Pause),
        daily=row.daily,
        silenced=msgspec.json.decode(row.silenced, type=tuple[str, ...]),
        delay=row.delay,
    )


def _is_blocked(person: str) -> ColumnElement[bool]:
    """Whether this person and the owner of a table keep away from each other."""
    mine = select(bonds.c.other).where(bonds.c.person == person, bonds.c.kind == BLOCKED)
    theirs = select(bonds.c.person).where(bonds.c.other == person, bonds.c.kind == BLOCKED)
    return tables.c.owner.in_(union(mine, theirs))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
