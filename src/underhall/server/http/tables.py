"""Tables over HTTP: to make, join, leave, start, repeat, download and branch off."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from underhall.core.agenda import Seat
from underhall.protocol.bodies import (
    BotChoice,
    Branch,
    ChatSwitch,
    ChooseSeat,
    Contribution,
    History,
    Join,
    JoinByLink,
    NewTable,
    Replayed,
    Silence,
    TableCard,
    Tables,
)
from underhall.protocol.company import Whom
from underhall.protocol.errors import ProtocolError
from underhall.server.branches import MomentAt, TotalsOf, past_of
from underhall.server.http.callers import address_of
from underhall.server.http.parts import AnyRequest, TheCaller, TheHub, TheKey, TheLang, TheLobby, TheStore
from underhall.server.hub import Hub
from underhall.server.identity import Caller
from underhall.server.people import company
from underhall.server.rows import RUNNING, WAITING, TableRow, table_info

Link = Annotated[str, QueryParameter(name="link", required=False, max_length=64)]
SeatQuery = Annotated[int | None, QueryParameter(name="seat", required=False, ge=0, le=15)]

_TURNS_SHOWN = 50


@get("/api/tables/open", tags=["tables"])
async def list_open_tables(caller: TheCaller, store: TheStore, hub: TheHub) -> Tables:
    """Tables that can be joined, newest first."""
    return Tables([await card_of(row, caller, hub, load=False) for row in await store.open_tables(caller.person.id)])


@get("/api/tables/running", tags=["tables"])
async def list_running_tables(caller: TheCaller, store: TheStore, hub: TheHub) -> Tables:
    """Tables that can be watched: those of people whom you follow, then the newest."""
    known = await company.followed(store.database, caller.person.id)
    rows = await store.watchable_tables(caller.person.id, known)
    return Tables([await card_of(row, caller, hub, load=False, followed=known) for row in rows])


@get("/api/tables/mine", tags=["tables"])
async def list_my_tables(caller: TheCaller, store: TheStore, hub: TheHub) -> Tables:
    """Your own tables, with whose turn it is; finished ones come last."""
    cards = []
    for number, row in enumerate(await store.tables_of(caller.person.id)):
        cards.append(await card_of(row, caller, hub, load=row.status == RUNNING and number < _TURNS_SHOWN))
    return Tables(cards)


@post("/api/tables", status_code=201, tags=["tables"])
async def create_table(
    request: AnyRequest, data: JSONBody[NewTable], caller: TheCaller, lobby: TheLobby, key: TheKey, hub: TheHub
) -> TableCard:
    """Make a table. It starts at once if nobody is missing."""
    lobby.may_make(caller.person, address_of(request))
    row = await lobby.create(caller.person, data, key)
    return await card_of(row, caller, hub)


@get("/api/tables/{table:str}", tags=["tables"])
async def get_table(
    table: FromPath[str],
    caller: TheCaller,
    lobby: TheLobby,
    hub: TheHub,
    store: TheStore,
    link: Link = "",
) -> TableCard:
    """One table, if you may know of it: an open one, your own, or one you have the link to."""
    row = await lobby.visible(table, caller.person.id, link)
    return await card_of(row, caller, hub, followed=await company.followed(store.database, caller.person.id))


@get("/api/links/{link:str}", tags=["tables"])
async def follow_link(link: FromPath[str], caller: TheCaller, lobby: TheLobby, hub: TheHub) -> TableCard:
    """The table that a link invites to."""
    row, _ = await lobby.linked(link)
    return await card_of(row, caller, hub)


@post("/api/join", status_code=200, tags=["tables"])
async def join_by_link(data: JSONBody[JoinByLink], caller: TheCaller, lobby: TheLobby, hub: TheHub) -> TableCard:
    """Take the seat that a link is for, or an open seat at its table."""
    row, seat = await lobby.linked(data.link)
    wish = Join(data.seat if seat is None else seat, data.link, data.contribution)
    return await card_of(await lobby.join(row.id, caller.person, wish), caller, hub)


@post("/api/tables/{table:str}/join", status_code=200, tags=["tables"])
async def join_table(
    table: FromPath[str],
    data: JSONBody[Join],
    caller: TheCaller,
    lobby: TheLobby,
    hub: TheHub,
) -> TableCard:
    """Take a seat. The game starts when the last one is taken."""
    return await card_of(await lobby.join(table, caller.person, data), caller, hub)


@post("/api/tables/{table:str}/contribution", status_code=200, tags=["tables"])
async def contribute(
    table: FromPath[str],
    data: JSONBody[Contribution],
    caller: TheCaller,
    lobby: TheLobby,
    key: TheKey,
    hub: TheHub,
) -> TableCard:
    """Add your own text to the seed before the game starts, so that nobody alone has chosen it."""
    return await card_of(await lobby.contribute(table, caller.person, data.seat, data.contribution, key), caller, hub)


@post("/api/tables/{table:str}/leave", status_code=200, tags=["tables"])
async def leave_table(
    table: FromPath[str],
    data: JSONBody[ChooseSeat],
    caller: TheCaller,
    lobby: TheLobby,
    key: TheKey,
    hub: TheHub,
) -> TableCard | None:
    """Give up your seats. In a running game a bot takes them; a waiting table without people is gone (null)."""
    row = await lobby.leave(table, caller.person, data.seat, key)
    return None if row is None else await card_of(row, caller, hub)


@post("/api/tables/{table:str}/return", status_code=200, tags=["tables"])
async def come_back(
    table: FromPath[str],
    data: JSONBody[ChooseSeat],
    caller: TheCaller,
    lobby: TheLobby,
    hub: TheHub,
) -> TableCard:
    """Take your seats back from the bot."""
    return await card_of(await lobby.come_back(table, caller.person, data.seat), caller, hub)


@post("/api/tables/{table:str}/start", status_code=200, tags=["tables"])
async def start_table(table: FromPath[str], caller: TheCaller, lobby: TheLobby, hub: TheHub) -> TableCard:
    """Begin; bots take the seats that are still open. Only for the table's maker."""
    return await card_of(await lobby.start(table, caller.person), caller, hub)


@post("/api/tables/{table:str}/rematch", status_code=200, tags=["tables"])
async def rematch(
    request: AnyRequest, table: FromPath[str], caller: TheCaller, lobby: TheLobby, hub: TheHub
) -> TableCard:
    """The same game again: the first to ask makes the table, and the others take their seats at it."""
    lobby.may_make(caller.person, address_of(request))
    return await card_of(await lobby.rematch(table, caller.person), caller, hub)


@post("/api/tables/{table:str}/chat", status_code=200, tags=["tables"])
async def switch_chat(
    table: FromPath[str], data: JSONBody[ChatSwitch], caller: TheCaller, lobby: TheLobby, hub: TheHub
) -> TableCard:
    """Let people talk at the table, or not. Only for its maker."""
    return await card_of(await lobby.set_chat(table, caller.person, data.on), caller, hub)


@post("/api/tables/{table:str}/silence", status_code=200, tags=["tables"])
async def silence(
    table: FromPath[str], data: JSONBody[Silence], caller: TheCaller, store: TheStore, lobby: TheLobby, hub: TheHub
) -> TableCard:
    """Let somebody talk at the table no more, or again. Only for its maker."""
    whom = Whom(table=table, speaker=data.speaker)
    await lobby.visible(table, caller.person.id)
    other = await company.resolve(store.database, whom, caller.person.id)
    return await card_of(await lobby.silence(table, caller.person, other, data.on), caller, hub)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200, tags=["tables"])
async def hand_to_bot(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[BotChoice],
    caller: TheCaller,
    lobby: TheLobby,
    key: TheKey,
    hub: TheHub,
) -> TableCard:
    """Let a bot play one of your seats, or one that is still open at a table you made."""
    return await card_of(await lobby.hand_to_bot(table, caller.person, _seat(seat), data.bot, key), caller, hub)


@post("/api/tables/{table:str}/branch", status_code=201, tags=["tables"])
async def branch(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Branch],
    caller: TheCaller,
    lobby: TheLobby,
    key: TheKey,
    hub: TheHub,
    link: Link = "",
) -> TableCard:
    """What if: a private table against bots from a ply of this one. While the game runs, hidden things are redrawn."""
    lobby.may_make(caller.person, address_of(request))
    return await card_of(await lobby.branch(table, caller.person, data, link, key), caller, hub)


@get("/api/tables/{table:str}/record", tags=["tables"], media_type="text/plain")
async def download_record(
    table: FromPath[str],
    caller: TheCaller,
    lobby: TheLobby,
    hub: TheHub,
    seat: SeatQuery = None,
    link: Link = "",
) -> Response[str]:
    """The record: whole, with the seed, when the game is over; until then, as your own seat or a spectator may know
    it."""
    row = await lobby.visible(table, caller.person.id, link)
    place = point_of_view(row, caller, seat)
    live = await hub.table(table)

    async def write() -> str:
        match = await live.audience.seen_from(place)
        if match is None:
            raise ProtocolError("not_started", status=409)
        return match.record(place, public=place is None)

    name = f'attachment; filename="{row.game}-{row.id}.txt"'
    return Response(await live.do(write), headers={"content-disposition": name}, media_type="text/plain; charset=utf-8")


@get("/api/tables/{table:str}/history", tags=["tables"])
async def history(
    table: FromPath[str],
    caller: TheCaller,
    lobby: TheLobby,
    hub: TheHub,
    link: Link = "",
) -> History:
    """How long the record is and, when the game is over, how the totals went."""
    place = point_of_view(await lobby.visible(table, caller.person.id, link), caller, None)
    past = await past_of(await hub.table(table), place)
    return History(len(past.lines), await hub.lookback.totals(caller.person.id, TotalsOf(past)) if past.over else [])


@get("/api/tables/{table:str}/replay/{ply:int}", tags=["tables"])
async def replay(
    table: FromPath[str],
    ply: FromPath[int],
    caller: TheCaller,
    lobby: TheLobby,
    hub: TheHub,
    lang: TheLang,
    seat: SeatQuery = None,
    link: Link = "",
) -> Replayed:
    """The position at a ply of the record, as your own seat or a spectator saw it."""
    row = await lobby.visible(table, caller.person.id, link)
    place = point_of_view(row, caller, seat)
    past = await past_of(await hub.table(table), place)
    if not 0 <= ply <= len(past.lines):
        raise ProtocolError("no_ply", status=404, ply=str(ply), last=len(past.lines))
    moment = await hub.lookback.moment(caller.person.id, MomentAt(past, place, ply, lang))
    text = " ".join(event.text for event in moment.events)
    return Replayed(ply, moment.view, text, moment.decision, moment.events)


async def card_of(
    row: TableRow, caller: Caller, hub: Hub, *, load: bool = True, followed: Collection[str] = ()
) -> TableCard:
    """A table as one person, who has `followed` others, may know it; `load` also looks at the game itself."""
    mine = [place.seat for place in row.seats if place.person == caller.person.id]
    owner = row.owner == caller.person.id
    ply, deciding, here = None, [], hub.elsewhere.at(row.id)
    if load and row.status != WAITING:
        live = await hub.table(row.id)
        here = live.audience.present()
        if mine or not row.is_delayed:
            ply = live.ply
            decision = live.match.decision if live.match is not None else None
            deciding = list(decision.seats) if decision is not None else []
    return TableCard(
        table=table_info(row, hub.commitment(row), here, hub.clock()),
        mine=mine,
        owner=owner,
        ply=ply,
        deciding=deciding,
        my_turn=any(seat in mine and not row.seats[seat].bot for seat in deciding),
        link=row.link if mine or owner else "",
        seat_links=[place.link for place in row.seats] if owner and row.status == WAITING else [],
        followed=[place.seat for place in row.seats if place.person in followed],
    )


def point_of_view(row: TableRow, caller: Caller, seat: Seat | None) -> Seat | None:
    """The seat to look from: the one asked for, if it is the person's own, else their first, else none."""
    own = [place.seat for place in row.seats if place.person == caller.person.id]
    if seat is None:
        return own[0] if own else None
    if seat not in own:
        raise ProtocolError("not_your_seat", status=403, seat=seat + 1)
    return seat


def _seat(seat: int) -> Seat:
    if not 0 <= seat <= 15:
        raise ProtocolError("no_seat", status=404, seat=seat + 1)
    return seat


HANDLERS = [
    list_open_tables,
    list_running_tables,
    list_my_tables,
    create_table,
    get_table,
    follow_link,
    join_by_link,
    join_table,
    contribute,
    leave_table,
    come_back,
    start_table,
    rematch,
    switch_chat,
    silence,
    hand_to_bot,
    branch,
    download_record,
    history,
    replay,
]
