"""What somebody may not do for a while because a host said so: talk, or take another name."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from underhall.protocol.errors import ProtocolError
from underhall.server.rows import utc
from underhall.server.schema import people, reports


async def check(connection: AsyncConnection, person: str, now: datetime) -> None:
    """Refuse somebody who is muted anything that others would read."""
    muted = await connection.scalar(select(people.c.muted).where(people.c.id == person))
    if muted is not None and utc(muted) > now:
        raise ProtocolError("muted", status=403, until=moment(muted))


async def check_may_rename(connection: AsyncConnection, person: str, now: datetime) -> None:
    """Refuse another name to somebody who is muted, or who was given theirs by a host."""
    await check(connection, person, now)
    named = await connection.scalar(select(people.c.named).where(people.c.id == person))
    if named is not None and utc(named) > now:
        raise ProtocolError("name_fixed", status=403, until=moment(named))


async def merge(connection: AsyncConnection, guest: str, person: str) -> None:
    """What holds for a guest holds for the account that they log in to."""
    held = (await connection.execute(select(people.c.muted, people.c.named).where(people.c.id == guest))).one()
    own = (await connection.execute(select(people.c.muted, people.c.named).where(people.c.id == person))).one()
    longest = {"muted": _later(held.muted, own.muted), "named": _later(held.named, own.named)}
    await connection.execute(update(people).where(people.c.id == person).values(longest))
    await connection.execute(update(reports).where(reports.c.person == guest).values(person=person))
    await connection.execute(update(reports).where(reports.c.reporter == guest).values(reporter=person))


def moment(at: datetime) -> str:
    """A moment as people everywhere read it."""
    return f"{utc(at):%Y-%m-%d %H:%M} UTC"


def _later(one: datetime | None, other: datetime | None) -> datetime | None:
    return max((at for at in (one, other) if at is not None), default=None)
