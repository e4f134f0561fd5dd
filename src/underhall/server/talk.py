"""Chat: what people say at a table, who is heard, and what is left of it. A removed line keeps its number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from underhall.core.agenda import Seat
from underhall.protocol.errors import ProtocolError
from underhall.protocol.live import PHRASES, Muted, MutedSpeaker, Said
from underhall.server.journal import OutcomeUnknown, StorageRefused
from underhall.server.news import CHAT
from underhall.server.people import muting
from underhall.server.people.company import sign
from underhall.server.prepared import Prepared
from underhall.server.rows import MUTED, Person, speaker, utc
from underhall.server.schema import bonds, chat, people
from underhall.server.store import Store

_SHOWN, _KEPT = 100, 500
_SAID = Prepared(
    select(chat, people.c.nickname)
    .join(people, people.c.id == chat.c.person)
    .where(chat.c.table == bindparam("at"), chat.c.number > bindparam("after"), chat.c.text != "")
    .order_by(chat.c.number.desc())
    .limit(_SHOWN)
)
_MUTED = Prepared(
    select(bonds.c.other).where(bonds.c.person == bindparam("who"), bonds.c.kind == MUTED).order_by(bonds.c.at)
)


@dataclass(frozen=True, slots=True)
class Words:
    """What somebody says: their own words, or the id of a phrase."""

    text: str
    is_phrase: bool = False


def phrase(id: str) -> Words:
    """The phrase of that id. What nobody could read is refused."""
    if id not in PHRASES:
        raise ProtocolError("unknown_phrase", phrase=id, known=", ".join(PHRASES))
    return Words(id, is_phrase=True)


async def said(store: Store, table: str, after: int = 0) -> list[Said]:
    """The newest of what was said, oldest first."""
    return _said(table, await store.database.ask(_SAID, {"at": table, "after": after}))


async def muted(store: Store, table: str, person: str) -> Muted:
    """Whom a person has muted, as speakers of a table."""
    return _muted(table, person, await store.database.ask(_MUTED, {"who": person}))


async def said_and_muted(store: Store, table: str, person: str) -> tuple[list[Said], Muted]:
    """Both for somebody who arrives at a table."""
    chat, others = await store.database.ask_all((_SAID, {"at": table, "after": 0}), (_MUTED, {"who": person}))
    return _said(table, chat), _muted(table, person, others)


def _said(table: str, rows: list[Any]) -> list[Said]:
    return [
        Said(
            row.number,
            row.nickname,
            row.seat,
            "" if row.phrase else row.text,
            utc(row.at).isoformat(),
            speaker(table, row.person),
            row.text if row.phrase else None,
        )
        for row in rows[::-1]
    ]


def _muted(table: str, person: str, rows: list[Any]) -> Muted:
    return Muted([MutedSpeaker(speaker(table, row.other), sign(person, row.other)) for row in rows])


async def say(store: Store, table: str, person: Person, seat: Seat | None, words: Words, key: str) -> int:
    """Keep what someone said; the same key again finds the first. Returns its number."""
    key = f"{person.id}:{key}"  # people do not know each other's keys
    for _ in range(5):
        looked = False
        try:
            async with store.database.writing() as connection:
                number = await connection.scalar(select(chat.c.number).where(chat.c.table == table, chat.c.key == key))
                looked = True
                if number is None:
                    await muting.check(connection, person.id, store.moment())
                    last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table == table)
                    number = int(await connection.scalar(last) or 0) + 1
                    spoken = {"person": person.id, "seat": seat, "text": words.text, "phrase": words.is_phrase}
                    kept = {"table": table, "number": number, "key": key, "at": store.moment(), **spoken}
                    await connection.execute(insert(chat).values(kept))
                    old = chat.c.number <= number - _KEPT
                    await connection.execute(delete(chat).where(chat.c.table == table, old))
                    await store.tell(connection, CHAT, table, number)
        except IntegrityError:
            continue  # another process spoke first: the next number is free
        except StorageRefused as problem:
            if looked:
                raise
            raise OutcomeUnknown from problem
        return int(number)
    raise ProtocolError("try_again", status=503)
