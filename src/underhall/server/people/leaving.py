"""Leaving for good: a person and everything that belongs to them is deleted, in one transaction.

Games that others took part in stay theirs: the seat loses its name, what the person said is gone, and a bot plays on in
a game that still runs. Games that nobody else took part in are deleted, with their journals.
"""

from __future__ import annotations

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from underhall.server.news import CHANGED, REVOKED
from underhall.server.rows import BOT, RUNNING
from underhall.server.schema import acts, chat, done, journal, people, results, seats, sessions, tables
from underhall.server.store import Store


class Left:
    """What the servers have to let go of: tables that changed or are gone, and sessions that ended."""

    def __init__(self) -> None:
        self.changed: list[str] = []
        self.gone: list[str] = []
        self.sessions: list[str] = []


async def delete_person(store: Store, person: str) -> Left:
    """Delete a person. Their seats in running games must have been given to bots before (`Lobby.leave`)."""
    left = Left()
    async with store.database.writing() as connection:
        sitting = select(seats.c.table).where(seats.c.person == person)
        mine = or_(tables.c.owner == person, tables.c.id.in_(sitting))
        for table, owner, status in list(
            await connection.execute(select(tables.c.id, tables.c.owner, tables.c.status).where(mine))
        ):
            here = (seats.c.table == table) & (seats.c.person.is_not(None)) & (seats.c.person != person)
            heir = await connection.scalar(select(seats.c.person).where(here).order_by(seats.c.seat).limit(1))
            if heir is None:
                await connection.execute(delete(journal).where(journal.c.table == table))
                await connection.execute(delete(tables).where(tables.c.id == table))
                left.gone.append(table)
            else:
                await _withdraw(
                    connection, table, person, heir if owner == person else owner, is_running=status == RUNNING
                )
                left.changed.append(table)
            await store.tell(connection, CHANGED, table)
        await connection.execute(update(results).where(results.c.person == person).values(person=None, name=""))
        await connection.execute(update(acts).where(acts.c.person == person).values(name="", text=""))
        await connection.execute(delete(chat).where(chat.c.person == person))
        await connection.execute(delete(done).where(done.c.key.startswith(f"{person}:", autoescape=True)))
        ended = await connection.scalars(select(sessions.c.id).where(sessions.c.person == person))
        left.sessions = [str(session) for session in ended]
        for session in left.sessions:
            await store.tell(connection, REVOKED, session)
        await connection.execute(delete(people).where(people.c.id == person))
    return left


async def _withdraw(connection: AsyncConnection, table: str, person: str, owner: str, *, is_running: bool) -> None:
    """Take a person out of a table that is also somebody else's."""
    own = (seats.c.table == table) & (seats.c.person == person)
    values: dict[str, str | None] = {"person": None, "name": ""}
    if is_running:
        values["kind"] = BOT
    await connection.execute(update(seats).where(own).values(values))
    newer = {"owner": owner, "version": tables.c.version + 1}
    await connection.execute(update(tables).where(tables.c.id == table).values(newer))
