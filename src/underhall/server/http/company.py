"""People among themselves over HTTP: friends, people who are followed, muted or blocked, invitations, opponents."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from underhall.protocol.bodies import TableCard
from underhall.protocol.company import Company, Found, Invitation, Seek, Waiting, Whom
from underhall.protocol.errors import ProtocolError
from underhall.server import seeking, texts
from underhall.server.http.callers import address_of
from underhall.server.http.parts import AnyRequest, TheCaller, TheHub, TheLobby, TheSockets, TheStore
from underhall.server.http.people import check_browser
from underhall.server.http.tables import card_of
from underhall.server.identity import Caller
from underhall.server.limits import Limiter
from underhall.server.lobby import Lobby
from underhall.server.people import company, invitations
from underhall.server.rows import BLOCKED, FOLLOWED, FRIEND, MUTED
from underhall.server.store import Store

NameQuery = Annotated[str, QueryParameter(name="name", max_length=texts.NAME_LIMIT)]

_HOUR = 3600
_asks = Limiter(60, 60 / _HOUR)
_searches = Limiter(120, 120 / _HOUR)
_invites = Limiter(120, 120 / _HOUR)


@get("/api/friends", tags=["company"])
async def list_company(caller: TheCaller, store: TheStore) -> Company:
    """Your friends, those who want to be, those you have asked, and those you have blocked, follow or have muted."""
    return await company.company(store.database, caller.person.id)


@get("/api/people", tags=["company"])
async def find_people(caller: TheCaller, store: TheStore, name: NameQuery) -> Found:
    """Accounts that go by exactly this name, in whatever case. Not for tokens."""
    check_browser(caller)
    _searches.check(caller.person.id, "too_many_searches")
    return Found(await company.find(store.database, texts.name(name), caller.person.id))


@post("/api/friends", status_code=204, tags=["company"])
async def befriend(data: JSONBody[Whom], caller: TheCaller, store: TheStore, lobby: TheLobby) -> None:
    """Ask somebody to be your friend, or say yes to them. For accounts, and not for tokens."""
    await _bind(data, caller, store, lobby, FRIEND)


@delete("/api/friends/{person:str}", tags=["company"])
async def unfriend(person: FromPath[str], caller: TheCaller, store: TheStore) -> None:
    """End a friendship, take back what you asked, or say no. Not for tokens."""
    check_browser(caller)
    await company.release(store, caller.person.id, person, FRIEND)


@post("/api/blocks", status_code=204, tags=["company"])
async def block(data: JSONBody[Whom], caller: TheCaller, store: TheStore, lobby: TheLobby) -> None:
    """Have nothing to do with somebody: no invitations, no open tables of theirs, none of yours for them. They are not
    told. For accounts, and not for tokens."""
    await _bind(data, caller, store, lobby, BLOCKED)


@delete("/api/blocks/{person:str}", tags=["company"])
async def unblock(person: FromPath[str], caller: TheCaller, store: TheStore) -> None:
    """Let somebody near you again. Not for tokens."""
    check_browser(caller)
    await company.release(store, caller.person.id, person, BLOCKED)


@post("/api/follows", status_code=204, tags=["company"])
async def follow(data: JSONBody[Whom], caller: TheCaller, store: TheStore, lobby: TheLobby) -> None:
    """Find somebody's public games first among those to watch. They are not told. For accounts, and not for tokens."""
    await _bind(data, caller, store, lobby, FOLLOWED)


@delete("/api/follows/{person:str}", tags=["company"])
async def unfollow(person: FromPath[str], caller: TheCaller, store: TheStore) -> None:
    """Follow somebody no longer. Not for tokens."""
    check_browser(caller)
    await company.release(store, caller.person.id, person, FOLLOWED)


@post("/api/mutes", status_code=204, tags=["company"])
async def mute(data: JSONBody[Whom], caller: TheCaller, store: TheStore, lobby: TheLobby, sockets: TheSockets) -> None:
    """Read nothing more of what somebody says, at any table. They are not told. Not for tokens."""
    await _bind(data, caller, store, lobby, MUTED)
    await sockets.tell_muted(caller.person.id)


@delete("/api/mutes/{person:str}", tags=["company"])
async def unmute(person: FromPath[str], caller: TheCaller, store: TheStore, sockets: TheSockets) -> None:
    """Read again what somebody says. Not for tokens."""
    check_browser(caller)
    await company.release(store, caller.person.id, person, MUTED)
    await sockets.tell_muted(caller.person.id)


@get("/api/invitations", tags=["company"])
async def list_invitations(caller: TheCaller, store: TheStore, hub: TheHub) -> Waiting:
    """The tables where you are wanted, and how many ask to be your friend."""
    found = await invitations.invited(store, caller.person.id)
    cards = [Invitation(host, row.link, await card_of(row, caller, hub, load=False)) for row, host in found]
    return Waiting(cards, await company.asking(store.database, caller.person.id))


@post("/api/tables/{table:str}/invitations", status_code=204, tags=["company"])
async def invite(
    table: FromPath[str], data: JSONBody[Whom], caller: TheCaller, store: TheStore, lobby: TheLobby
) -> None:
    """Ask somebody to a waiting table where you sit: they find it in their lobby."""
    row = await lobby.visible(table, caller.person.id)
    if all(caller.person.id != person for person in (row.owner, *(place.person for place in row.seats))):
        raise ProtocolError("not_at_table", status=403)
    _invites.check(caller.person.id, "too_many_invitations")
    guest = await _resolve(data, caller, store, lobby)
    await lobby.invite(row, caller.person, [guest])


@delete("/api/invitations/{table:str}", tags=["company"])
async def decline(table: FromPath[str], caller: TheCaller, store: TheStore) -> None:
    """Say no to an invitation."""
    await invitations.decline(store, caller.person.id, table)


@post("/api/seeks", status_code=200, tags=["company"])
async def seek(
    request: AnyRequest, data: JSONBody[Seek], caller: TheCaller, store: TheStore, lobby: TheLobby, hub: TheHub
) -> TableCard:
    """Find opponents: a seat at the table of somebody who seeks the same, or a table of your own that the lobby shows
    to everybody whom it suits."""
    lobby.may_make(caller.person, address_of(request))
    return await card_of(await seeking.seek(store, lobby, caller.person, data), caller, hub)


async def _bind(data: Whom, caller: Caller, store: Store, lobby: Lobby, kind: str) -> None:
    check_browser(caller)
    _asks.check(caller.person.id, "too_many_asks")
    await company.bind(store, caller.person, await _resolve(data, caller, store, lobby), kind)


async def _resolve(data: Whom, caller: Caller, store: Store, lobby: Lobby) -> str:
    if data.table:
        await lobby.visible(data.table, caller.person.id, data.link)
    return await company.resolve(store.database, data, caller.person.id)


HANDLERS = [
    list_company,
    find_people,
    befriend,
    unfriend,
    block,
    unblock,
    follow,
    unfollow,
    mute,
    unmute,
    list_invitations,
    invite,
    decline,
    seek,
]
