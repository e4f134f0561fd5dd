"""Who knows whom: friends, people who ask to be, and those who are followed, muted or blocked.

A bond goes one way: what one person wants of another. Two who want each other as friends are friends. Somebody who is
blocked is not told: they may ask or follow, and nothing comes of it. Nobody is told who follows or mutes them. Friends,
follows and blocks belong to accounts; anybody can mute, and anybody can be muted or blocked.
"""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b
from typing import Any

from sqlalchemy import delete, exists, func, or_, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from underhall.protocol.company import Company, Someone, Whom
from underhall.protocol.errors import ProtocolError
from underhall.server.database import Database, put
from underhall.server.news import MUTES
from underhall.server.people.profiles import settle_handle
from underhall.server.rows import BLOCKED, FOLLOWED, FRIEND, MUTED, Person, speaker
from underhall.server.schema import bonds, chat, people, profiles, seats
from underhall.server.store import Store
from underhall.server.texts import is_id

MOST = 500
"""So many bonds of a kind a person may have."""
_ENDS = {FRIEND: (BLOCKED,), FOLLOWED: (BLOCKED,), BLOCKED: (FRIEND, FOLLOWED), MUTED: ()}
"""The bonds that a new one puts an end to."""

_FOUND = 10


async def company(database: Database, person: str) -> Company:
    """Everybody a person has a bond with, by name."""
    async with database.reading() as connection:
        mine = list(await connection.execute(_known(bonds.c.person == person, bonds.c.other)))
        want_me = (bonds.c.other == person) & (bonds.c.kind == FRIEND)
        theirs = list(await connection.execute(_known(want_me, bonds.c.person).limit(2 * MOST)))
    rows = {row.id: row for row in (*theirs, *mine)}
    wanted, blocked, followed, muted = (
        {row.id for row in mine if row.kind == kind} for kind in (FRIEND, BLOCKED, FOLLOWED, MUTED)
    )
    asking = {row.id for row in theirs}

    def listed(ids: Collection[str]) -> list[Someone]:
        return [_someone(person, rows[id]) for id in sorted(ids, key=lambda id: (rows[id].nickname.casefold(), id))]

    return Company(
        listed(wanted & asking),
        listed(asking - wanted - blocked),
        listed(wanted - asking),
        listed(blocked),
        listed(followed),
        listed(muted),
    )


async def asking(database: Database, person: str) -> int:
    """How many ask to be this person's friend and wait for an answer."""
    mine = bonds.alias()
    answers = mine.c.kind.in_((FRIEND, BLOCKED))
    answered = exists().where(mine.c.person == person, mine.c.other == bonds.c.person, answers)
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
        elif whom.table and whom.speaker and is_id(whom.table):
            here = union(
                select(chat.c.person).where(chat.c.table == whom.table),
                select(seats.c.person).where(seats.c.table == whom.table, seats.c.person.is_not(None)),
            )
            known = [str(one) for one in await connection.scalars(here)]
            found = next((one for one in known if speaker(whom.table, one) == whom.speaker), None)
        elif is_id(whom.handle):
            found = await connection.scalar(select(profiles.c.person).where(profiles.c.handle == whom.handle))
    if found is None:
        raise ProtocolError("no_person", status=404)
    if found == person:
        raise ProtocolError("yourself")
    return found


async def bind(store: Store, person: Person, other: str, kind: str) -> None:
    """Want somebody as a friend, follow, mute or block them. Whoever is blocked is no friend and not followed any more,
    and neither is the one who blocks."""
    if kind != MUTED and person.login is None:
        raise ProtocolError("friends_account", status=403)
    mine = bonds.c.person == person.id
    async with store.database.writing() as connection:
        # One wish of a person at a time, so that none contradicts another.
        await connection.execute(select(people.c.id).where(people.c.id == person.id).with_for_update())
        login = await connection.scalar(select(people.c.login).where(people.c.id == other))
        if kind in (FRIEND, FOLLOWED) and login is None:
            raise ProtocolError("friends_guest" if kind == FRIEND else "follow_guest", status=409)
        alike = select(func.count()).where(mine, bonds.c.other != other, bonds.c.kind == kind)
        if (await connection.scalar(alike) or 0) >= MOST:
            raise ProtocolError("too_many_friends", status=409, most=MOST)
        await put(connection, bonds, {"person": person.id, "other": other, "kind": kind, "at": store.moment()})
        ended = mine & (bonds.c.other == other)
        if kind == BLOCKED:
            ended |= (bonds.c.person == other) & (bonds.c.other == person.id)
        await connection.execute(delete(bonds).where(ended, bonds.c.kind.in_(_ENDS[kind])))
        if kind == MUTED:
            await store.tell(connection, MUTES, person.id)
        else:
            await settle_handle(connection, person.id)


async def release(store: Store, person: str, id: str, kind: str) -> None:
    """End a bond of this kind; a friendship, or what was asked, on both sides."""
    mine, theirs = bonds.c.person == person, bonds.c.other == person
    async with store.database.writing() as connection:
        # Only friends may be told that there is something on the other side.
        between = mine | theirs if kind == FRIEND else mine
        pairs = select(bonds.c.person, bonds.c.other).where(bonds.c.kind == kind, between)
        others = {row.other if row.person == person else row.person for row in await connection.execute(pairs)}
        other = next((other for other in sorted(others) if sign(person, other) == id), None)
        if other is None:
            raise ProtocolError("no_person", status=404)
        pair = or_(bonds.c.person == other, bonds.c.other == other)
        await connection.execute(delete(bonds).where(bonds.c.kind == kind, between, pair))
        if kind == MUTED:
            await store.tell(connection, MUTES, person)


async def followed(database: Database, person: str) -> set[str]:
    """The people whom a person follows, without those who have blocked them."""
    back = bonds.alias()
    blocks = exists().where(back.c.person == bonds.c.other, back.c.other == person, back.c.kind == BLOCKED)
    query = select(bonds.c.other).where(bonds.c.person == person, bonds.c.kind == FOLLOWED, ~blocks)
    return {str(row.other) for row in await database.ask(query)}


async def merge(connection: AsyncConnection, guest: str, person: str) -> None:
    """A guest's bonds, and others' with them, are those of the account that they log in to, unless it has others that
    contradict them."""
    for own, other in ((bonds.c.person, bonds.c.other), (bonds.c.other, bonds.c.person)):
        for row in list(await connection.execute(select(bonds).where(own == guest, other != person))):
            moved = {**row._mapping, own.name: person}
            same = (bonds.c.person == moved["person"]) & (bonds.c.other == moved["other"])
            known = await connection.scalar(select(bonds.c.at).where(same, bonds.c.kind.in_(_ENDS[row.kind])))
            if known is None:
                await put(connection, bonds, moved)
    await connection.execute(delete(bonds).where(or_(bonds.c.person == guest, bonds.c.other == guest)))


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
    return query.where(condition)


def _someone(person: str, row: Any) -> Someone:
    return Someone(sign(person, row.id), row.nickname, row.handle or "")
