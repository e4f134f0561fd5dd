"""Reports: what people tell the hosts about others. The same report on the same day counts once."""

from __future__ import annotations

from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Any

from sqlalchemy import Row, and_, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from underhall.core import messages
from underhall.protocol.company import Whom
from underhall.protocol.errors import ProtocolError
from underhall.protocol.live import PHRASES
from underhall.protocol.safety import Act, Line, Report, Reported
from underhall.server.database import Database, put
from underhall.server.people import company
from underhall.server.rows import Person, utc
from underhall.server.schema import acts, chat, people, profiles, reports, seats
from underhall.server.store import Store

SETTLED_KEPT, OPEN_KEPT, ACTS_KEPT = timedelta(days=90), timedelta(days=180), timedelta(days=365)

_LISTED = 50
_AROUND = 4


async def report(store: Store, reporter: Person, wish: Report, note: str) -> None:
    """Keep a report. The table, if there is one, must have been found visible before."""
    text: str | None = None
    if wish.about == "chat":
        person, text = await _line(store.database, wish)
        if person == reporter.id:
            raise ProtocolError("yourself")
    else:
        person = await company.resolve(store.database, Whom(wish.handle, wish.table, wish.seat), reporter.id)
    now = store.moment()
    table = wish.table or None
    async with store.database.writing() as connection:
        if text is None:
            text = await _text(connection, person, wish)
        mark = f"{now.date()}:{reporter.id}:{person}:{wish.about}:{table}:{wish.line}:{text}"
        row = {
            "id": blake2b(mark.encode(), digest_size=8).hexdigest(),
            "at": now,
            "reporter": reporter.id,
            "person": person,
            "about": wish.about,
            "reason": wish.reason,
            "note": note,
            "table": table,
            "line": wish.line if wish.about == "chat" else None,
            "text": text,
        }
        await put(connection, reports, row, {})


async def waiting(database: Database, now: datetime, lang: str) -> list[Reported]:
    """The reports that no host has settled, the oldest first, with phrases in the host's language."""
    reporter, others = people.alias(), reports.alias()
    more = select(func.count()).where(
        others.c.person == reports.c.person, others.c.settled.is_(None), others.c.id != reports.c.id
    )
    query = (
        select(
            reports,
            reporter.c.nickname.label("reporter_name"),
            people.c.nickname,
            people.c.login,
            people.c.muted,
            people.c.closed,
            profiles.c.handle,
            chat.c.phrase,
            more.scalar_subquery().label("others"),
        )
        .join(people, people.c.id == reports.c.person)
        .join(reporter, reporter.c.id == reports.c.reporter)
        .outerjoin(profiles, profiles.c.person == reports.c.person)
        .outerjoin(chat, and_(chat.c.table == reports.c.table, chat.c.number == reports.c.line))
        .where(reports.c.settled.is_(None))
        .order_by(reports.c.at, reports.c.id)
        .limit(_LISTED)
    )
    async with database.reading() as connection:
        return [await _reported(connection, row, now, lang) for row in list(await connection.execute(query))]


async def log(database: Database, lang: str, limit: int = _LISTED, person: str = "") -> list[Act]:
    """What hosts did, the newest first; all of it, or to one person."""
    lines = and_(chat.c.table == acts.c.table, chat.c.number == acts.c.line)
    query = select(acts, chat.c.phrase).outerjoin(chat, lines).order_by(acts.c.at.desc(), acts.c.id).limit(limit)
    rows = await database.ask(query.where(acts.c.person == person) if person else query)
    return [
        Act(
            utc(row.at).isoformat(timespec="seconds"),
            row.host,
            row.kind,
            row.name,
            row.table,
            row.line,
            "" if row.until is None else utc(row.until).isoformat(timespec="seconds"),
            _said(row.text, row.phrase, lang),
            row.reason,
        )
        for row in rows
    ]


async def forget(database: Database, now: datetime) -> None:
    """Remove what has been kept long enough."""
    is_old = or_(reports.c.settled < now - SETTLED_KEPT, reports.c.at < now - OPEN_KEPT)
    async with database.writing() as connection:
        await connection.execute(delete(reports).where(is_old))
        await connection.execute(delete(acts).where(acts.c.at < now - ACTS_KEPT))


async def _line(database: Database, wish: Report) -> tuple[str, str]:
    here = and_(chat.c.table == wish.table, chat.c.number == wish.line, chat.c.text != "")
    for row in await database.ask(select(chat.c.person, chat.c.text).where(here)):
        return str(row.person), str(row.text)
    raise ProtocolError("no_line", status=404)


async def _text(connection: AsyncConnection, person: str, wish: Report) -> str:
    """What the report is about, as it stands now."""
    if wish.about == "profile":
        query = select(profiles.c.about).where(profiles.c.person == person)
    elif wish.table:
        query = select(seats.c.name).where(seats.c.table == wish.table, seats.c.seat == wish.seat)
    else:
        query = select(people.c.nickname).where(people.c.id == person)
    return str(await connection.scalar(query) or "")


def _said(text: str, is_phrase: bool | None, lang: str) -> str:
    """A line of chat as people read it."""
    return messages.sentence(f"page-phrase-{text}", {}, lang) if is_phrase and text in PHRASES else text


async def _reported(connection: AsyncConnection, row: Row[Any], now: datetime, lang: str) -> Reported:
    around = []
    if row.line is not None:
        near = chat.c.number.between(row.line - _AROUND, row.line + _AROUND)
        query = select(chat.c.number, people.c.nickname, chat.c.text, chat.c.phrase)
        query = query.join(people, people.c.id == chat.c.person)
        query = query.where(chat.c.table == row.table, near, chat.c.text != "").order_by(chat.c.number)
        lines = await connection.execute(query)
        around = [Line(number, name, _said(text, phrase, lang)) for number, name, text, phrase in lines]
    is_muted = row.muted is not None and utc(row.muted) > now
    return Reported(
        id=row.id,
        at=utc(row.at).isoformat(timespec="seconds"),
        reporter=row.reporter_name,
        name=row.nickname,
        login=row.login or "",
        handle=row.handle or "",
        about=row.about,
        reason=row.reason,
        note=row.note,
        table=row.table or "",
        line=row.line,
        text=_said(row.text, row.phrase, lang),
        around=around,
        muted=utc(row.muted).isoformat(timespec="seconds") if is_muted else "",
        closed=row.closed,
        others=row.others,
    )
