"""Holidays: days on which somebody's days-per-move clocks stand still, so many a year. Opponents see it."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from math import ceil
from secrets import token_hex

from sqlalchemy import case, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from underhall.protocol.errors import ProtocolError
from underhall.protocol.records import Holiday, HolidayWish
from underhall.server.news import CHANGED
from underhall.server.rests import Rest
from underhall.server.rows import RUNNING, Person, utc
from underhall.server.schema import holidays, people, seats, tables
from underhall.server.store import Store

YEARLY = 30
"""Days per calendar year."""
AHEAD = timedelta(days=90)
_DAY = timedelta(days=1)


async def mine(store: Store, person: str) -> Holiday:
    """What is left of this year's days, and the holiday that somebody is on, or that comes next."""
    async with store.database.reading() as connection:
        return await _told(store, connection, person)


async def take(store: Store, person: Person, wish: HolidayWish) -> tuple[Holiday, list[str]]:
    """Be away for some days, from now or from a later day on. Also returns the tables at which that changes
    something."""
    if person.login is None:
        raise ProtocolError("holiday_account", status=403)
    now = store.moment()
    since = now if wish.first is None or wish.first <= now.date() else _midnight(wish.first)
    until = since + wish.days * _DAY
    if since > now + AHEAD:
        raise ProtocolError("holiday_far", days=AHEAD.days)
    async with store.database.writing() as connection:
        # One at a time for each person, so that nobody takes the same days twice.
        await connection.execute(select(people.c.id).where(people.c.id == person.id).with_for_update())
        taken = await _taken(connection, person.id)
        if any(rest.until is not None and rest.until > now for rest in taken):
            raise ProtocolError("holiday_one", status=409)
        left = _left(taken, since.year)
        if wish.days > left:
            raise ProtocolError("holiday_days", status=409, left=left)
        row = {"id": token_hex(8), "person": person.id, "since": since, "until": until}
        await connection.execute(insert(holidays).values(row))
        changed = await _tell(store, connection, person.id)
        return await _told(store, connection, person.id), changed


async def end(store: Store, person: str) -> tuple[Holiday, list[str]]:
    """Be back, or not go at all. Days that have begun are spent."""
    now = store.moment()
    async with store.database.writing() as connection:
        own = holidays.c.person == person
        await connection.execute(delete(holidays).where(own, holidays.c.since > now))
        await connection.execute(update(holidays).where(own, holidays.c.until > now).values(until=now))
        changed = await _tell(store, connection, person)
        return await _told(store, connection, person), changed


async def _told(store: Store, connection: AsyncConnection, person: str) -> Holiday:
    now, taken = store.moment(), await _taken(connection, person)
    rest = next((rest for rest in taken if rest.until is not None and rest.until > now), None)
    since = "" if rest is None else rest.since.isoformat(timespec="seconds")
    until = "" if rest is None or rest.until is None else rest.until.isoformat(timespec="seconds")
    return Holiday(_left(taken, now.year), since, until)


async def _taken(connection: AsyncConnection, person: str) -> list[Rest]:
    query = select(holidays).where(holidays.c.person == person).order_by(holidays.c.since)
    return [Rest(utc(row.since), utc(row.until)) for row in await connection.execute(query)]


async def _tell(store: Store, connection: AsyncConnection, person: str) -> list[str]:
    """The running tables whose clocks go by days know it at once, and a server looks when they are due."""
    sitting = select(seats.c.table).where(seats.c.person == person)
    query = select(tables.c.id).where(tables.c.id.in_(sitting), tables.c.status == RUNNING).order_by(tables.c.id)
    changed = [str(table) for table in await connection.scalars(query)]
    due = case((tables.c.due.is_(None), None), else_=store.moment())
    newer = update(tables).where(tables.c.id.in_(changed)).values(version=tables.c.version + 1, due=due)
    await connection.execute(newer)
    for table in changed:
        await store.tell(connection, CHANGED, table)
    return changed


def _left(taken: list[Rest], year: int) -> int:
    spent = [rest.until - rest.since for rest in taken if rest.until is not None and rest.since.year == year]
    return max(0, YEARLY - sum(ceil(length / _DAY) for length in spent))


def _midnight(day: date) -> datetime:
    return utc(datetime.combine(day, time()))
