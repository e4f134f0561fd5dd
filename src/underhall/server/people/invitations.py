"""Invitations: who is wanted at a table that waits for people. The lobby shows them; its link lets the person in."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, func, select

from underhall.protocol.errors import ProtocolError
from underhall.server.database import put
from underhall.server.people import company
from underhall.server.rows import OPEN, WAITING, Person, TableRow
from underhall.server.schema import invitations, people, tables
from underhall.server.store import Store
from underhall.server.texts import is_id

_MOST_AT_A_TABLE = 20
_LISTED = 20


async def invite(store: Store, row: TableRow, host: Person, guests: Collection[str]) -> list[str]:
    """Ask people to a table. Those who sit there, or have been asked before, are not asked again; those who have
    blocked the host are not told. Returns whom to tell."""
    if row.status != WAITING:
        raise ProtocolError("has_started", status=409)
    asked = []
    sitting = {place.person for place in row.seats}
    for guest in sorted(set(guests) - sitting - {host.id}):
        if await company.has_blocked(store.database, host.id, [guest]):
            continue
        async with store.database.writing() as connection:
            here = invitations.c.table == row.id
            if await connection.scalar(select(invitations.c.host).where(here, invitations.c.person == guest)):
                continue
            if (await connection.scalar(select(func.count()).where(here)) or 0) >= _MOST_AT_A_TABLE:
                raise ProtocolError("too_many_invited", status=409, most=_MOST_AT_A_TABLE)
            values = {"table": row.id, "person": guest, "host": host.id, "at": store.moment()}
            await put(connection, invitations, values)
        asked.append(guest)
    return asked


async def invited(store: Store, person: str) -> list[tuple[TableRow, str]]:
    """The tables where a person is wanted and could still sit down, the newest invitation first, and who asks."""
    query = (
        select(invitations.c.table, people.c.nickname)
        .join(people, people.c.id == invitations.c.host)
        .join(tables, tables.c.id == invitations.c.table)
        .where(invitations.c.person == person, tables.c.status == WAITING)
        .order_by(invitations.c.at.desc(), invitations.c.table)
        .limit(_LISTED)
    )
    async with store.database.reading() as connection:
        found = [(str(table), str(host)) for table, host in await connection.execute(query)]
    rows = [(await store.table(table), host) for table, host in found]
    return [
        (row, host)
        for row, host in rows
        if row is not None
        and any(place.kind == OPEN for place in row.seats)
        and all(place.person != person for place in row.seats)
    ]


async def decline(store: Store, person: str, table: str) -> None:
    """Say no; or it is done with, because they have come."""
    if not is_id(table):
        return
    async with store.database.writing() as connection:
        mine = (invitations.c.table == table) & (invitations.c.person == person)
        await connection.execute(delete(invitations).where(mine))
