"""Everything that belongs to a person, as one zip file: what we know of them, and the record of every game.

Games are replayed one by one and sent as they come, so that a long history neither fills the memory nor holds anyone
up.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from datetime import datetime
from time import thread_time
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec
from sqlalchemy import Row, Select, or_, select

from underhall.core.refusals import Error
from underhall.server import costs
from underhall.server.gallery import seen
from underhall.server.journal import Journal, StorageRefused
from underhall.server.replaying import replayed
from underhall.server.rows import BLOCKED, FOLLOWED, FRIEND, MUTED, WAITING, TableRow
from underhall.server.schema import (
    acts,
    attempts,
    bonds,
    chat,
    contacts,
    people,
    profiles,
    ratings,
    reports,
    results,
    seats,
    sessions,
    tables,
)
from underhall.server.store import Store


async def archive(store: Store, journal: Journal, person: str) -> AsyncIterator[bytes]:
    """The zip file, piece by piece: `about.json`, then `records/<game>-<table>.txt`."""
    stream = _Stream()
    with ZipFile(stream, "w", ZIP_DEFLATED) as file:
        known = await _known(store, person)
        _add(file, "about.json", msgspec.json.format(msgspec.json.encode(known)))
        yield stream.taken()
        for table in await _tables_of(store, person):
            row = await store.table(table)
            if row is None or row.status == WAITING or row.lesson:
                continue
            try:
                text = await _record(row, journal, person, store.moment())
            except StorageRefused:
                raise
            except Error:  # components that this server no longer has
                continue
            _add(file, f"records/{row.game}-{row.id}.txt", text.encode())
            yield stream.taken()
    yield stream.taken()


async def _record(row: TableRow, journal: Journal, person: str, now: datetime) -> str:
    """The whole record of a finished game; until then, as the person's own seat may know it."""
    seat = next((place.seat for place in row.seats if place.person == person), None)
    entries = await journal.read(row.id)
    told = await replayed(row, seen(row, entries, now) if seat is None and row.is_delayed else entries)
    began = thread_time()
    text = told.match.record(seat, public=seat is None)
    costs.add(thread_time() - began)
    await asyncio.sleep(0)
    return text


async def _tables_of(store: Store, person: str) -> list[str]:
    sitting = select(seats.c.table).where(seats.c.person == person)
    mine = or_(tables.c.owner == person, tables.c.id.in_(sitting))
    async with store.database.reading() as connection:
        return [
            str(table) for table in await connection.scalars(select(tables.c.id).where(mine).order_by(tables.c.created))
        ]


async def _known(store: Store, person: str) -> dict[str, Any]:
    """Everything that the database says of a person, in plain words; no digest of any secret."""
    parts = {
        "person": select(people.c.nickname, people.c.login, people.c.created).where(people.c.id == person),
        "profile": select(profiles).where(profiles.c.person == person),
        "sessions": select(sessions.c.kind, sessions.c.label, sessions.c.created, sessions.c.seen).where(
            sessions.c.person == person
        ),
        "ratings": select(ratings).where(ratings.c.person == person).order_by(ratings.c.game),
        "results": select(results).where(results.c.person == person).order_by(results.c.ended, results.c.table),
        "contact": select(contacts.c.email, contacts.c.verified, contacts.c.by_mail, contacts.c.by_push).where(
            contacts.c.person == person
        ),
        "reports": select(reports.c.about, reports.c.reason, reports.c.note, reports.c.text, reports.c.at).where(
            reports.c.reporter == person
        ),
        "acts": select(acts.c.kind, acts.c.until, acts.c.reason, acts.c.at).where(acts.c.person == person),
        "puzzles": select(attempts).where(attempts.c.person == person).order_by(attempts.c.at),
        "friends": _bonds(person, FRIEND),
        "blocked": _bonds(person, BLOCKED),
        "followed": _bonds(person, FOLLOWED),
        "muted": _bonds(person, MUTED),
        "chat": select(chat.c.table, chat.c.text, chat.c.phrase, chat.c.at)
        .where(chat.c.person == person)
        .order_by(chat.c.at),
    }
    known: dict[str, Any] = {}
    async with store.database.reading() as connection:
        for name, query in parts.items():
            known[name] = [_plain(row) for row in await connection.execute(query)]
    return known


def _bonds(person: str, kind: str) -> Select[Any]:
    query = select(people.c.nickname, bonds.c.at).join(bonds, bonds.c.other == people.c.id)
    return query.where(bonds.c.person == person, bonds.c.kind == kind).order_by(bonds.c.at)


def _plain(row: Row[Any]) -> dict[str, Any]:
    return {name: value for name, value in row._mapping.items() if name != "person"}


def _add(file: ZipFile, name: str, content: bytes) -> None:
    # A fixed moment: the same games give the same file.
    info = ZipInfo(name)
    info.compress_type = ZIP_DEFLATED
    file.writestr(info, content)


class _Stream(io.RawIOBase):
    """Where the zip file is written to; what has been written is taken out and sent."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._pieces.append(bytes(data))
        return len(data)

    def taken(self) -> bytes:
        pieces, self._pieces = self._pieces, []
        return b"".join(pieces)
