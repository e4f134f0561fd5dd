"""Safety over HTTP: reporting people, and the desk of those who look after them."""

from __future__ import annotations

from datetime import timedelta

from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import select

from underhall.protocol.company import Whom
from underhall.protocol.errors import ProtocolError
from underhall.protocol.safety import ActWish, HostDesk, Report
from underhall.server import texts
from underhall.server.http.parts import TheCaller, TheLang, TheLobby, TheStore, TheWarden
from underhall.server.http.people import check_browser
from underhall.server.identity import Caller
from underhall.server.limits import Limiter
from underhall.server.people import acts, company, reports
from underhall.server.schema import people
from underhall.server.schema import reports as kept
from underhall.server.store import Store

_HOUR = 3600
_NOTE_LIMIT = 300
_reports = Limiter(20, 20 / _HOUR)
_acts = Limiter(600, 600 / _HOUR)


@post("/api/reports", status_code=204, tags=["safety"])
async def report(data: JSONBody[Report], caller: TheCaller, store: TheStore, lobby: TheLobby) -> None:
    """Tell the hosts about somebody's name, profile or line of chat. They are not told who did."""
    _reports.check(caller.person.id, "too_many_reports")
    if data.table:
        await lobby.visible(data.table, caller.person.id, data.link)
    note = texts.chat(data.note, _NOTE_LIMIT) if data.note.strip() else ""
    await reports.report(store, caller.person, data, note)


@get("/api/host", tags=["safety"])
async def read_desk(caller: TheCaller, store: TheStore, lang: TheLang) -> HostDesk:
    """What people have reported, and the audit log. For hosts, and not for tokens."""
    _check_host(caller)
    return await _desk(store, lang)


@post("/api/host/acts", status_code=200, tags=["safety"])
async def act(
    data: JSONBody[ActWish], caller: TheCaller, store: TheStore, warden: TheWarden, lang: TheLang
) -> HostDesk:
    """Do something about a report, or about somebody. For hosts, and not for tokens."""
    _check_host(caller)
    _acts.check(caller.person.id, "too_many_requests")
    reason = texts.chat(data.reason, _NOTE_LIMIT)
    deed = acts.Deed(caller.person.login or "", reason, data.report)
    await warden.heard(await _act(store, deed, data, caller))
    return await _desk(store, lang)


async def _desk(store: Store, lang: str) -> HostDesk:
    waiting = await reports.waiting(store.database, store.moment(), lang)
    return HostDesk(waiting, await reports.log(store.database, lang))


async def _act(store: Store, deed: acts.Deed, wish: ActWish, caller: Caller) -> str:
    if wish.kind == acts.SETTLE:
        return await acts.settle(store, deed)
    if wish.kind == acts.REMOVE:
        table, line = await _place(store, wish.report)
        return await acts.remove(store, deed, table, line)
    person = await _person(store, wish, caller)
    match wish.kind:
        case acts.MUTE:
            return await acts.mute(store, deed, person, store.moment() + timedelta(hours=wish.hours))
        case acts.UNMUTE:
            return await acts.unmute(store, deed, person)
        case acts.RENAME:
            return await acts.rename(store, deed, person, wish.name)
        case acts.CLEAR:
            return await acts.clear(store, deed, person)
        case acts.CLOSE:
            return await acts.close(store, deed, person)
        case _:
            return await acts.reopen(store, deed, person)


async def _person(store: Store, wish: ActWish, caller: Caller) -> str:
    """Whom an act concerns. Hosts are looked after in the terminal."""
    if wish.report:
        rows = await store.database.ask(select(kept.c.person).where(kept.c.id == wish.report))
        if not rows:
            raise ProtocolError("no_report", status=404)
        person = str(rows[0].person)
    else:
        person = await company.resolve(store.database, Whom(wish.handle), caller.person.id)
    rows = await store.database.ask(select(people.c.host).where(people.c.id == person))
    if rows and rows[0].host:
        raise ProtocolError("is_host", status=409)
    return person


async def _place(store: Store, report: str) -> tuple[str, int]:
    for row in await store.database.ask(select(kept.c.table, kept.c.line).where(kept.c.id == report)):
        if row.line is None:
            raise ProtocolError("no_line", status=404)
        return str(row.table), int(row.line)
    raise ProtocolError("no_report", status=404)


def _check_host(caller: Caller) -> None:
    check_browser(caller)
    if not caller.person.host:
        raise ProtocolError("hosts_only", status=403)


HANDLERS = [report, read_desk, act]
