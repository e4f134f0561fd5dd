"""People and their sessions in the database. `identity` decides who may do what with them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, delete, func, insert, select, union, update
from sqlalchemy.exc import IntegrityError

from underhall.protocol.errors import ProtocolError
from underhall.server.news import CHANGED, REVOKED
from underhall.server.people import company, muting
from underhall.server.prepared import Prepared
from underhall.server.rows import Person, Session, utc
from underhall.server.schema import chat, invitations, people, pushes, results, seats, sessions, tables
from underhall.server.store import Store

_SESSION = Prepared(
    select(sessions, people.c.nickname, people.c.login, people.c.host)
    .join(people)
    .where(sessions.c.digest == bindparam("shown"))
)


class Accounts:
    """Guests and people with a login, and the sessions by which they come in."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.moment = store.moment

    # People ---------------------------------------------------------------------------------------------------------

    async def add_person(self, person: Person) -> None:
        async with self._store.database.writing() as connection:
            await connection.execute(
                insert(people).values(id=person.id, nickname=person.nickname, login=person.login, created=self.moment())
            )

    async def rename(self, person: str, nickname: str) -> None:
        async with self._store.database.writing() as connection:
            await muting.check_may_rename(connection, person, self.moment())
            await connection.execute(update(people).where(people.c.id == person).values(nickname=nickname))

    async def set_account(self, person: str, login: str, password: str) -> None:
        """Give a guest a login. A person who has one keeps it; a login that someone else has is refused."""
        try:
            async with self._store.database.writing() as connection:
                done = await connection.execute(
                    update(people)
                    .where(people.c.id == person, people.c.login.is_(None))
                    .values(login=login, password=password)
                )
        except IntegrityError:
            raise ProtocolError("login_taken", status=409, login=login) from None
        if done.rowcount == 0:
            raise ProtocolError("has_account", status=409)

    async def set_password(self, person: str, password: str) -> None:
        async with self._store.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(password=password))

    async def change_password(self, person: str, password: str, *, keep: str) -> list[str]:
        """Set a new password and end all sessions and tokens but one; returns those that ended."""
        async with self._store.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(password=password))
            others = (sessions.c.person == person) & (sessions.c.id != keep)
            ended = [str(session) for session in await connection.scalars(select(sessions.c.id).where(others))]
            await connection.execute(delete(sessions).where(others))
            for session in ended:
                await self._store.tell(connection, REVOKED, session)
        return ended

    async def account(self, login: str) -> tuple[Person, str] | None:
        """The person with this login, and the hash of the password."""
        async with self._store.database.reading() as connection:
            row = (await connection.execute(select(people).where(people.c.login == login))).first()
        return None if row is None else (_person(row), str(row.password))

    async def merge(self, guest: str, person: str) -> list[str]:
        """Give a guest's seats, tables and chat to an account. Returns the tables that changed."""
        async with self._store.database.writing() as connection:
            silenced = tables.c.silenced.contains(guest)
            moved = union(select(seats.c.table).where(seats.c.person == guest), select(tables.c.id).where(silenced))
            changed = [str(table) for table in await connection.scalars(moved)]
            await connection.execute(update(seats).where(seats.c.person == guest).values(person=person))
            await connection.execute(update(tables).where(tables.c.owner == guest).values(owner=person))
            newer = update(tables).where(tables.c.id.in_(changed)).values(version=tables.c.version + 1)
            await connection.execute(newer)
            for table in changed:
                await self._store.tell(connection, CHANGED, table)
            await connection.execute(update(chat).where(chat.c.person == guest).values(person=person))
            await connection.execute(update(results).where(results.c.person == guest).values(person=person))
            asked = select(invitations.c.table).where(invitations.c.person == person).scalar_subquery()
            moved_on = update(invitations).where(invitations.c.person == guest, invitations.c.table.not_in(asked))
            await connection.execute(moved_on.values(person=person))
            await company.merge(connection, guest, person)
            await connection.execute(update(pushes).where(pushes.c.person == guest).values(person=person))
            await connection.execute(update(invitations).where(invitations.c.host == guest).values(host=person))
            replaced = func.replace(tables.c.silenced, guest, person)
            await connection.execute(update(tables).where(silenced).values(silenced=replaced))
            await muting.merge(connection, guest, person)
            await connection.execute(delete(sessions).where(sessions.c.person == guest))
            await connection.execute(delete(people).where(people.c.id == guest))
        return changed

    # Sessions -------------------------------------------------------------------------------------------------------

    async def add_session(self, session: Session, digest: str) -> None:
        async with self._store.database.writing() as connection:
            await connection.execute(insert(sessions).values(digest=digest, **msgspec.structs.asdict(session)))

    async def session(self, digest: str) -> tuple[Session, Person] | None:
        for row in await self._store.database.ask(_SESSION, {"shown": digest}):
            return _session(row), Person(row.person, row.nickname, row.login, row.host)
        return None

    async def touch(self, session: str) -> None:
        async with self._store.database.writing() as connection:
            await connection.execute(update(sessions).where(sessions.c.id == session).values(seen=self.moment()))

    async def sessions(self, person: str) -> list[Session]:
        async with self._store.database.reading() as connection:
            query = select(sessions).where(sessions.c.person == person).order_by(sessions.c.created, sessions.c.id)
            return [_session(row) for row in await connection.execute(query)]

    async def revoke(self, person: str, session: str) -> bool:
        """End a session of this person's; False if there is none of that id."""
        async with self._store.database.writing() as connection:
            gone = await connection.execute(
                delete(sessions).where(sessions.c.person == person, sessions.c.id == session)
            )
            await self._store.tell(connection, REVOKED, session)
        return bool(gone.rowcount)


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.nickname, row.login, row.host, row.closed)


def _session(row: Row[Any]) -> Session:
    return Session(row.id, row.person, row.kind, row.label, utc(row.created), utc(row.seen))
