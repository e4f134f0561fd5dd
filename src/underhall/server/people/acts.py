"""What hosts do about people: mute, rename, remove, close. Each act is one transaction with its line of the audit
log, and settles the report that it answers.

An act changes the database and nothing else, so the host's terminal needs no server. Every server that has people
of its own there is notified, or finds the act in the log a moment later, and tells them (see `warden`).
"""

from __future__ import annotations

from datetime import datetime, timedelta
from secrets import token_hex
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from underhall.protocol.errors import ProtocolError
from underhall.server import texts
from underhall.server.database import Database
from underhall.server.news import ACTED, CHANGED
from underhall.server.rows import OPEN, OVER, RUNNING, STAND_IN, WAITING
from underhall.server.schema import acts, chat, people, profiles, reports, results, seats, sessions, tables
from underhall.server.store import Store

MUTE, UNMUTE, RENAME, CLEAR, REMOVE = "mute", "unmute", "rename", "clear", "remove"
CLOSE, REOPEN, SETTLE, HOST, UNHOST = "close", "reopen", "settle", "host", "unhost"

NAME_FIXED = timedelta(days=30)
"""How long somebody keeps a name that a host gave them."""

_FOUND = 20


class Deed(msgspec.Struct, frozen=True):
    """Who acts (a login; empty: in the terminal), why, and which report it answers, if any."""

    host: str
    reason: str
    report: str = ""


async def mute(store: Store, deed: Deed, person: str, until: datetime) -> str:
    """Let somebody say nothing that others can read until then. Every act returns its id."""
    async with store.database.writing() as connection:
        await connection.execute(update(people).where(people.c.id == person).values(muted=until))
        return await _note(store, connection, deed, MUTE, person, until=until)


async def unmute(store: Store, deed: Deed, person: str) -> str:
    async with store.database.writing() as connection:
        await connection.execute(update(people).where(people.c.id == person).values(muted=None))
        return await _note(store, connection, deed, UNMUTE, person)


async def rename(store: Store, deed: Deed, person: str, name: str) -> str:
    """Give somebody another name, also at the tables where they sit under the old one. They keep it for a while."""
    name, until = texts.name(name), store.moment() + NAME_FIXED
    async with store.database.writing() as connection:
        act = await _note(store, connection, deed, RENAME, person, text=name, until=until)
        old = await connection.scalar(select(people.c.nickname).where(people.c.id == person))
        await connection.execute(update(people).where(people.c.id == person).values(nickname=name, named=until))
        mine = (seats.c.person == person) & (seats.c.name == old)
        sitting = select(tables.c.id).where(tables.c.id.in_(select(seats.c.table).where(mine)))
        live = [str(table) for table in await connection.scalars(sitting.where(tables.c.status != OVER))]
        await connection.execute(update(seats).where(mine).values(name=name))
        booked = (results.c.person == person) & (results.c.name == old)
        await connection.execute(update(results).where(booked).values(name=name))
        await _changed(store, connection, live)
        return act


async def clear(store: Store, deed: Deed, person: str) -> str:
    """Empty what somebody says about themselves in their profile."""
    async with store.database.writing() as connection:
        about = await connection.scalar(select(profiles.c.about).where(profiles.c.person == person))
        await connection.execute(update(profiles).where(profiles.c.person == person).values(about=""))
        return await _note(store, connection, deed, CLEAR, person, text=about or "")


async def remove(store: Store, deed: Deed, table: str, line: int) -> str:
    """Remove a line of a table's chat."""
    async with store.database.writing() as connection:
        here = (chat.c.table == table) & (chat.c.number == line) & (chat.c.text != "")
        found = (await connection.execute(select(chat.c.person, chat.c.text).where(here))).first()
        if found is None:
            raise ProtocolError("no_line", status=404)
        await connection.execute(update(chat).where(here).values(text=""))
        return await _note(store, connection, deed, REMOVE, found.person, table=table, line=line, text=found.text)


async def close(store: Store, deed: Deed, person: str) -> str:
    """Close an account, or send a guest away: all sessions end, bots take over in running games, and seats at waiting
    tables are free again."""
    async with store.database.writing() as connection:
        await connection.execute(update(people).where(people.c.id == person).values(closed=True, host=False))
        await connection.execute(delete(sessions).where(sessions.c.person == person))
        sitting = select(seats.c.table).where(seats.c.person == person)
        mine = or_(tables.c.owner == person, tables.c.id.in_(sitting))
        for status in (RUNNING, WAITING):
            query = select(tables.c.id, tables.c.owner).where(mine, tables.c.status == status)
            found = list(await connection.execute(query.order_by(tables.c.id).with_for_update()))
            await (_hand_over if status == RUNNING else _free)(connection, store, person, found)
            await _changed(store, connection, [row.id for row in found])
        return await _note(store, connection, deed, CLOSE, person)


async def reopen(store: Store, deed: Deed, person: str) -> str:
    async with store.database.writing() as connection:
        await connection.execute(update(people).where(people.c.id == person).values(closed=False))
        return await _note(store, connection, deed, REOPEN, person)


async def settle(store: Store, deed: Deed) -> str:
    """Nothing needs doing about a report."""
    async with store.database.writing() as connection:
        person = await connection.scalar(select(reports.c.person).where(reports.c.id == deed.report))
        if person is None:
            raise ProtocolError("no_report", status=404)
        return await _note(store, connection, deed, SETTLE, person)


async def set_host(store: Store, deed: Deed, person: str, on: bool) -> str:
    """Make an account a host's, or no longer."""
    async with store.database.writing() as connection:
        login = await connection.scalar(select(people.c.login).where(people.c.id == person))
        if on and login is None:
            raise ProtocolError("host_account", status=409)
        await connection.execute(update(people).where(people.c.id == person).values(host=on))
        return await _note(store, connection, deed, HOST if on else UNHOST, person)


async def find(database: Database, who: str) -> list[Row[Any]]:
    """The people whom a text may mean: by login, id or handle, else by name in whatever case."""
    query = select(people, profiles.c.handle).outerjoin(profiles, profiles.c.person == people.c.id)
    exactly = or_(people.c.login == who.strip().casefold(), people.c.id == who, profiles.c.handle == who)
    found = await database.ask(query.where(exactly).limit(_FOUND))
    called = func.lower(people.c.nickname) == who.strip().lower()
    return found or await database.ask(query.where(called).order_by(people.c.created).limit(_FOUND))


async def _hand_over(connection: AsyncConnection, store: Store, person: str, found: list[Any]) -> None:
    ids = [row.id for row in found]
    own = (seats.c.person == person) & seats.c.table.in_(ids) & (seats.c.bot == "")
    await connection.execute(update(seats).where(own).values(bot=STAND_IN))
    due = update(tables).where(tables.c.id.in_(ids), tables.c.due.is_not(None))
    await connection.execute(due.values(due=store.moment()))


async def _free(connection: AsyncConnection, _store: Store, person: str, found: list[Any]) -> None:
    for row in found:
        own = (seats.c.table == row.id) & (seats.c.person == person)
        empty = {"kind": OPEN, "person": None, "name": "", "bot": "", "contribution": ""}
        await connection.execute(update(seats).where(own).values(empty))
        others = (seats.c.table == row.id) & seats.c.person.is_not(None)
        heir = await connection.scalar(select(seats.c.person).where(others).order_by(seats.c.seat).limit(1))
        if heir is None:
            await connection.execute(delete(tables).where(tables.c.id == row.id))
        elif row.owner == person:
            await connection.execute(update(tables).where(tables.c.id == row.id).values(owner=heir))


async def _changed(store: Store, connection: AsyncConnection, ids: list[str]) -> None:
    newer = {"version": tables.c.version + 1, "changed": store.moment()}
    await connection.execute(update(tables).where(tables.c.id.in_(ids)).values(newer))
    for table in ids:
        await store.tell(connection, CHANGED, table)


async def _note(store: Store, connection: AsyncConnection, deed: Deed, kind: str, person: str, **more: Any) -> str:
    """Write the act into the log, settle the report, and notify the servers."""
    if not deed.reason.strip():
        raise ProtocolError("text_empty", field="reason")
    name = await connection.scalar(select(people.c.nickname).where(people.c.id == person))
    if name is None:
        raise ProtocolError("no_person", status=404)
    act, now = token_hex(8), store.moment()
    about = {"table": "", "line": None, "until": None, "text": "", **more}
    values = {"id": act, "at": now, "host": deed.host, "kind": kind, "person": person, "name": name, **about}
    await connection.execute(insert(acts).values(reason=deed.reason.strip(), **values))
    if deed.report:
        answered = (reports.c.id == deed.report) & reports.c.settled.is_(None)
        await connection.execute(update(reports).where(answered).values(settled=now))
    await store.tell(connection, ACTED, act)
    return act
