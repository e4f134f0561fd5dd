"""Standing still over HTTP: pauses at a table, and holidays."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from underhall.protocol.bodies import TableCard
from underhall.protocol.records import Holiday, HolidayWish
from underhall.server import pausing
from underhall.server.http.parts import TheCaller, TheHub, TheLobby, TheStore
from underhall.server.http.people import check_browser
from underhall.server.http.tables import card_of
from underhall.server.hub import Hub
from underhall.server.limits import Limiter
from underhall.server.people import holidays

_HOUR = 3600
_pauses = Limiter(60, 60 / _HOUR)
_holidays = Limiter(20, 20 / _HOUR)


@post("/api/tables/{table:str}/pause", status_code=200, tags=["tables"])
async def pause(table: FromPath[str], caller: TheCaller, store: TheStore, lobby: TheLobby, hub: TheHub) -> TableCard:
    """Ask for a pause, or agree to one: when all who play have, the clocks stand still."""
    await lobby.visible(table, caller.person.id)
    _pauses.check(caller.person.id, "too_many_requests")
    return await card_of(await pausing.ask(store, hub, table, caller.person.id), caller, hub)


@post("/api/tables/{table:str}/resume", status_code=200, tags=["tables"])
async def resume(table: FromPath[str], caller: TheCaller, store: TheStore, lobby: TheLobby, hub: TheHub) -> TableCard:
    """Go on after a pause, or say no to one. Anybody who plays may."""
    await lobby.visible(table, caller.person.id)
    _pauses.check(caller.person.id, "too_many_requests")
    return await card_of(await pausing.go_on(store, hub, table, caller.person.id), caller, hub)


@get("/api/me/holiday", tags=["records"])
async def my_holiday(caller: TheCaller, store: TheStore) -> Holiday:
    """The holiday you are on, or that comes next, and how many days you have left this year."""
    return await holidays.mine(store, caller.person.id)


@put("/api/me/holiday", tags=["records"])
async def take_holiday(data: JSONBody[HolidayWish], caller: TheCaller, store: TheStore, hub: TheHub) -> Holiday:
    """Be away for some days: your days-per-move clocks stand still. For accounts, and not for tokens."""
    check_browser(caller)
    _holidays.check(caller.person.id, "too_many_requests")
    return await _told(await holidays.take(store, caller.person, data), hub)


@delete("/api/me/holiday", status_code=200, tags=["records"])
async def end_holiday(caller: TheCaller, store: TheStore, hub: TheHub) -> Holiday:
    """Be back, or not go at all. Days that have begun are spent. Not for tokens."""
    check_browser(caller)
    _holidays.check(caller.person.id, "too_many_requests")
    return await _told(await holidays.end(store, caller.person.id), hub)


async def _told(done: tuple[Holiday, list[str]], hub: Hub) -> Holiday:
    holiday, changed = done
    for table in changed:
        await hub.heard_changed(table)
    return holiday


HANDLERS = [pause, resume, my_holiday, take_holiday, end_holiday]
