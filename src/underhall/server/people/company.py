"""Who knows whom: friends, people who ask to be, and blocked people.

A bond goes one way: what one person wants of another. Two who want each other as friends are friends. Somebody who is
blocked is not told: they may ask, and are not heard. Friends and blocks belong to accounts; anybody can be blocked.
"""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b
from typing import Any

from sqlalchemy import delete, exists, func, or_, select

from underhall.protocol.company import Company, Someone, Whom
from underhall.protocol.errors import ProtocolError
from underhall.server.database import Database, put
from underhall.server.people.profiles import settle_handle
from underhall.server.rows import BLOCKED, FRIEND, Person
from underhall.server.schema import bonds, people, profiles, seats
from underhall.server.store import Store
from underhall.server.texts import is_id

MOST = 500
"""So many bonds a person may have."""

_FOUND = 10


async def company(database: Database, person: str) -> Company:
    """Everybody a person has a bond with, by name."""
    async with database.reading() as connection:
        mine = {row.id: row for row in await connection.execute(_known(bonds.c.person == person, bonds.c.other))}
        theirs = {row.id: row for row in await connection.execute(_known(bonds.c.other == person, bonds.c.person))}
    wanted = {id for id, row in mine.items() if row.kind == FRIEND}
    asking = {id for id, row in theirs.items() if row.kind == FRIEND}
    blocked = mine.keys() - wanted
    rows = theirs | mine

    def listed(ids: Collection[str]) -> list[Someone]:
        return [_someone(person, rows[id]) for id in sorted(ids, key=lambda id: (rows[id].nickname.casefold(), id))]

    return Company(listed(wanted & asking), listed(asking - wanted - blocked), listed(wanted - asking), listed(blocked))


async def asking(database: Database, person: str) -> int:
    """How many ask to be this person's friend and wait for an answer."""
    mine = bonds.alias()
    answered = exists().where(mine.c.person == person, mine.c.other == bonds.c.person)
    query = select(func.count()).where(bonds.c.other == person, bonds.c.kind == FRIEND, ~answered)
    async with database.reading() as connection:
        return int(await connection.scalar(query) or 0)


async def find(database: Database, name: str, person: str) -> list[Someone]:
    """Accounts that go by a name, in whatever case."""
    is_called = (func.lower(people.c.nickname) == name.lower()) & people.c.login.is_not(None)
    query = select(people.c.id).where(is_called, people.c.id != person).order_by(people.c.created).limit(_FOUND)
    async with database.writing() as connection:
        found = [str(id) for id in await connection.scalars(query)]
        for id in found:
            await settle_handle(connection, id)
        known = select(people.c.id, people.c.nickname, profiles.c.handle).outerjoin(profiles)
        rows = list(await connection.execute(known.where(people.c.id.in_(found)).order_by(people.c.created)))
    return [_someone(person, row) for row in rows]


async def resolve(database: Database, whom: Whom, person: str) -> str:
    """The id of the person who is meant; never the one who asks. A table must have been found visible before."""
    found: str | None = None
    async with database.reading() as connection:
        if whom.table and whom.seat is not None and is_id(whom.table):
            place = (seats.c.table == whom.table) & (seats.c.seat == whom.seat)
            found = await connection.scalar(select(seats.c.person).where(place))
        elif is_id(whom.handle):
            found = await connection.scalar(select(profiles.c.person).where(profiles.c.handle == whom.handle))
    if found is None:
        raise ProtocolError("no_person", status=404)
    if found == person:
        raise ProtocolError("yourself")
    return found


async def bind(store: Store, person: Person, other: str, kind: str) -> None:
    """Want somebody as a friend, or block them: then they are no friend any more."""
    if person.login is None:
        raise ProtocolError("friends_account", status=403)
    mine = bonds.c.person == person.id
    async with store.database.writing() as connection:
        login = await connection.scalar(select(people.c.login).where(people.c.id == other))
        if kind == FRIEND and login is None:
            raise ProtocolError("friends_guest", status=409)
        if (await connection.scalar(select(func.count()).where(mine, bonds.c.other != other)) or 0) >= MOST:
            raise ProtocolError("too_many_friends", status=409, most=MOST)
        values = {"kind": kind, "at": store.moment()}
        await put(connection, bonds, {"person": person.id, "other": other, **values}, values)
        if kind == BLOCKED:
            back = (bonds.c.person == other) & (bonds.c.other == person.id) & (bonds.c.kind == FRIEND)
            await connection.execute(delete(bonds).where(back))
        await settle_handle(connection, person.id)


async def release(database: Database, person: str, id: str, kind: str) -> None:
    """End a bond of this kind; a friendship, or what was asked, on both sides."""
    mine, theirs = bonds.c.person == person, bonds.c.other == person
    async with database.writing() as connection:
        pairs = select(bonds.c.person, bonds.c.other).where(bonds.c.kind == kind, mine | theirs)
        others = {row.other if row.person == person else row.person for row in await connection.execute(pairs)}
        other = next((other for other in sorted(others) if sign(person, other) == id), None)
        if other is None:
            raise ProtocolError("no_person", status=404)
        between = (mine & (bonds.c.other == other)) | (theirs & (bonds.c.person == other) & (kind == FRIEND))
        await connection.execute(delete(bonds).where(bonds.c.kind == kind, between))


async def has_blocked(database: Database, person: str, others: Collection[str]) -> bool:
    """Whether one of the others has blocked this person, or is blocked by them."""
    theirs = bonds.c.person.in_(others) & (bonds.c.other == person)
    mine = bonds.c.other.in_(others) & (bonds.c.person == person)
    async with database.reading() as connection:
        found = await connection.scalar(select(bonds.c.person).where(bonds.c.kind == BLOCKED, or_(mine, theirs)))
    return found is not None


def sign(person: str, other: str) -> str:
    """Names somebody in one person's lists, and says nothing about them elsewhere."""
    return blake2b(f"{person}:{other}".encode(), digest_size=8).hexdigest()


def _known(condition: Any, other: Any) -> Any:
    query = select(people.c.id, people.c.nickname, profiles.c.handle, bonds.c.kind).select_from(bonds)
    query = query.join(people, people.c.id == other).outerjoin(profiles, profiles.c.person == people.c.id)
    return query.where(condition).limit(2 * MOST)


def _someone(person: str, row: Any) -> Someone:
    return Someone(sign(person, row.id), row.nickname, row.handle or "")
