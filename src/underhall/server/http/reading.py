"""Reading over HTTP: a table's log, what a move would bring, whether a finished record holds, and a card."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, QueryParameter

from underhall.core.agenda import Event, Seat
from underhall.core.cards import Card
from underhall.core.game import Game
from underhall.core.refusals import IllegalMove
from underhall.protocol.bodies import Checked, Happened, Log, Preview
from underhall.protocol.errors import ProtocolError
from underhall.server import frames
from underhall.server.branches import Check
from underhall.server.http.parts import TheCaller, TheHub, TheLang, TheLobby
from underhall.server.http.tables import Link, SeatQuery, point_of_view

MoveQuery = Annotated[str, QueryParameter(name="move", min_length=1, max_length=400)]
PlyQuery = Annotated[int | None, QueryParameter(name="ply", ge=0)]


@get("/api/tables/{table:str}/log", tags=["tables"])
async def log(
    table: FromPath[str],
    caller: TheCaller,
    lobby: TheLobby,
    hub: TheHub,
    lang: TheLang,
    seat: SeatQuery = None,
    link: Link = "",
) -> Log:
    """Everything that happened, ply by ply, as your own seat or a spectator may know it."""
    place = point_of_view(await lobby.visible(table, caller.person.id, link), caller, seat)
    live = await hub.table(table)

    async def write() -> Log:
        match = await live.audience.seen_from(place)
        if match is None:
            return Log([])
        found = []
        for number, ply in enumerate(match.plies, 1):
            events = frames.told(match, place, lang, ply.events)
            if events:
                found.append(Happened(number, ply.seat if ply.seat >= 0 else None, events))
        return Log(found)

    return await live.do(write)


@get("/api/tables/{table:str}/preview", tags=["tables"])
async def preview(
    table: FromPath[str],
    move: MoveQuery,
    caller: TheCaller,
    lobby: TheLobby,
    hub: TheHub,
    lang: TheLang,
    seat: SeatQuery = None,
    ply: PlyQuery = None,
) -> Preview | None:
    """What a move would bring, up to the first draw. Hidden things are redrawn first, so nothing is given away.

    If the frame's ply is no longer the current one, the answer is null: there is nothing to show.
    """
    place = point_of_view(await lobby.visible(table, caller.person.id), caller, seat)
    live = await hub.table(table)

    async def look() -> Preview | None:
        match = live.match
        if place is not None and ply is not None and ply != live.ply:
            return None
        decision = match.decision if match is not None else None
        if match is None or place is None or decision is None or place not in decision.seats:
            raise ProtocolError("nothing_to_decide", status=409)
        meant = match.parse(move, place)
        refusal = match.why_not(meant, place)
        if refusal is not None:
            raise IllegalMove(move, refusal)
        state = match.game.determinize(match.state, place, hub.rng)
        events: list[Event] = []
        match.game.apply(state, place, meant, events)
        score = match.game.scores(state)[place]
        final = decision.hidden or _hands_over(match.game, state, place)
        return Preview(dict(score.points), score.total, frames.told(match, place, lang, events), final)

    return await live.do(look)


def _hands_over(game: Game[Any], state: Any, seat: Seat) -> bool:
    """Whether nothing is left to decide for the seat before something is drawn or another seat decides."""
    while seat in game.actors(state):
        offered = game.moves(state, seat, side=False)
        if len(offered) > 1:
            return False
        game.apply(state, seat, offered[0], None)
    return True


@get("/api/tables/{table:str}/check", tags=["tables"])
async def check(table: FromPath[str], caller: TheCaller, lobby: TheLobby, hub: TheHub, link: Link = "") -> Checked:
    """Derive a finished game again from its seed: every draw, every move, the commitment and the result; from the
    position it began at, if it was given one."""
    place = point_of_view(await lobby.visible(table, caller.person.id, link), caller, None)
    live = await hub.table(table)

    async def write() -> str:
        match = await live.audience.seen_from(place)
        if match is None or not match.over:
            raise ProtocolError("not_over", status=409)
        return match.record()

    return await hub.lookback.check(caller.person.id, Check(await live.do(write)))


@get("/api/tables/{table:str}/cards/{component:str}", tags=["tables"])
async def read_card(
    table: FromPath[str],
    component: FromPath[str],
    caller: TheCaller,
    lobby: TheLobby,
    hub: TheHub,
    lang: TheLang,
    seat: SeatQuery = None,
    link: Link = "",
) -> Card:
    """What a component is and does, and what it means now for your own seat or a spectator."""
    place = point_of_view(await lobby.visible(table, caller.person.id, link), caller, seat)
    live = await hub.table(table)

    async def write() -> Card:
        match = await live.audience.seen_from(place)
        if match is None or component not in match.game.explained():
            raise ProtocolError("no_card", status=404, card=component)
        names = [match.seat_name(other, lang) for other in range(match.setup.players)]
        return match.game.card(component, lang, state=match.state, seat=place, names=names)

    return await live.do(write)


HANDLERS = [log, preview, check, read_card]
