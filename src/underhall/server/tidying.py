"""Clearing away what nobody came back to: sessions, tables that wait for players, guests who left no trace.

Games that have begun are never touched, nor is anyone who sits at one, said something, or has an account.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

from sqlalchemy import delete, exists, or_, select

from underhall.server.database import Database
from underhall.server.identity import SESSION_LONGEST, SESSION_UNUSED
from underhall.server.rows import WAITING
from underhall.server.schema import chat, journal, people, seats, sessions, tables

FORGOTTEN = timedelta(days=7)
LESSON_KEPT = timedelta(days=1)

_AT_ONCE = 500


async def end_sessions(database: Database, now: datetime) -> list[str]:
    """Remove sessions and tokens that have ended; returns them."""
    is_over = or_(sessions.c.seen < now - SESSION_UNUSED, sessions.c.created < now - SESSION_LONGEST)
    async with database.writing() as connection:
        ended = list(await connection.scalars(select(sessions.c.id).where(is_over).limit(_AT_ONCE)))
        await connection.execute(delete(sessions).where(sessions.c.id.in_(ended)))
    return [str(session) for session in ended]


async def forget_waiting_tables(database: Database, now: datetime, in_use: Collection[str]) -> list[str]:
    """Remove tables where nothing has happened for days and no game began, except those in use; returns
    them."""
    is_old = (tables.c.status == WAITING) & (tables.c.changed < now - FORGOTTEN)
    async with database.writing() as connection:
        found = await connection.scalars(select(tables.c.id).where(is_old).limit(_AT_ONCE))
        gone = [str(table) for table in found if table not in in_use]
        # Check again: someone at another process may just have started one.
        await connection.execute(delete(tables).where(is_old, tables.c.id.in_(gone)))
    return gone


async def forget_lessons(database: Database, now: datetime) -> list[str]:
    """Remove the tables of lessons that were begun more than a day ago; returns them."""
    is_old = (tables.c.lesson != "") & (tables.c.created < now - LESSON_KEPT)
    async with database.writing() as connection:
        gone = [str(table) for table in await connection.scalars(select(tables.c.id).where(is_old).limit(_AT_ONCE))]
        await connection.execute(delete(journal).where(journal.c.table.in_(gone)))
        await connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    return gone


async def forget_guests(database: Database, now: datetime) -> int:
    """Remove guests who have been away for days and left nothing behind, with their sessions; returns how many."""
    before = now - FORGOTTEN
    traces = (
        exists().where(sessions.c.person == people.c.id, sessions.c.seen >= before),
        exists().where(seats.c.person == people.c.id),
        exists().where(tables.c.owner == people.c.id),
        exists().where(chat.c.person == people.c.id),
    )
    nobody = select(people.c.id).where(people.c.login.is_(None), people.c.created < before, ~or_(*traces))
    async with database.writing() as connection:
        guests = list(await connection.scalars(nobody.limit(_AT_ONCE)))
        gone = await connection.execute(delete(people).where(people.c.id.in_(guests)))
    return int(gone.rowcount)
