"""Finished games over HTTP: your history and statistics, ratings, profiles; taking everything along, and leaving."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

import underhall
from underhall.protocol.records import (
    Farewell,
    Leaderboard,
    OwnProfile,
    PlayedGame,
    PlayedGames,
    Profile,
    ProfileWish,
    Statistics,
)
from underhall.server import texts
from underhall.server.http.callers import address_of
from underhall.server.http.parts import (
    TheCaller,
    TheHub,
    TheIdentity,
    TheLobby,
    TheSettings,
    TheSockets,
    TheStore,
)
from underhall.server.http.people import check_browser, cookie
from underhall.server.http.tables import Link
from underhall.server.limits import Limiter
from underhall.server.people import history, leaving, profiles
from underhall.server.people.archive import archive
from underhall.server.rows import RUNNING, WAITING

GameQuery = Annotated[str, QueryParameter(name="game", required=False, max_length=40)]
OpponentQuery = Annotated[str, QueryParameter(name="opponent", required=False, max_length=40)]
ResultQuery = Annotated[Literal["", "won", "lost"], QueryParameter(name="result", required=False)]
SinceQuery = Annotated[date | None, QueryParameter(name="since", required=False)]
UntilQuery = Annotated[date | None, QueryParameter(name="until", required=False)]
RatedQuery = Annotated[bool, QueryParameter(name="rated", required=False)]
SkipQuery = Annotated[int, QueryParameter(name="skip", required=False, ge=0, le=100_000)]

_ABOUT_LIMIT = 400
# Every game is replayed for an archive.
_archives = Limiter(3, 3 / 3600)


@get("/api/me/games", tags=["records"])
async def list_my_games(
    caller: TheCaller,
    store: TheStore,
    game: GameQuery = "",
    opponent: OpponentQuery = "",
    result: ResultQuery = "",
    since: SinceQuery = None,
    until: UntilQuery = None,
    rated: RatedQuery = False,
    skip: SkipQuery = 0,
) -> PlayedGames:
    """Your finished games, newest first: of one game, against somebody, won or lost, between two days."""
    played = underhall.game(game).id if game else ""
    opponent = texts.clean(opponent, texts.NAME_LIMIT)
    wish = history.Wish(played, opponent, result, since, until, rated, skip)
    return await history.games(store.database, caller.person.id, wish)


@get("/api/me/statistics/{game:str}", tags=["records"])
async def my_statistics(game: FromPath[str], caller: TheCaller, store: TheStore) -> Statistics:
    """How you do at a game: points by category over time, best games, what you ended up with most often."""
    return await history.statistics(store.database, caller.person.id, underhall.game(game).id)


@get("/api/me/archive", tags=["records"], responses={200: ResponseSpec(bytes, media_type="application/zip")})
async def download_archive(caller: TheCaller, store: TheStore, hub: TheHub) -> Stream:
    """Everything that is yours as one zip file: what we know of you, and the record of every game. Not for tokens."""
    check_browser(caller)
    _archives.check(caller.person.id, "too_many_archives")
    return Stream(
        archive(store, hub.journal, caller.person.id),
        media_type="application/zip",
        headers={"content-disposition": 'attachment; filename="underhall.zip"'},
    )


@post("/api/me/delete", status_code=204, tags=["records"])
async def delete_me(
    request: Request[Any, Any, Any],
    data: JSONBody[Farewell],
    caller: TheCaller,
    store: TheStore,
    hub: TheHub,
    lobby: TheLobby,
    sockets: TheSockets,
    identity: TheIdentity,
    settings: TheSettings,
) -> Response[None]:
    """Delete yourself and everything that is yours. Games of others stay, without your name. Not for tokens."""
    check_browser(caller)
    person = caller.person
    await identity.check_password(person, data.password, address_of(request))
    for row in await store.tables_of(person.id):
        if row.status in (WAITING, RUNNING) and any(place.person == person.id for place in row.seats):
            await lobby.leave(row.id, person, None)
    left = await leaving.delete_person(store, person.id)
    for table in left.gone:
        await hub.forget(table)
    for table in left.changed:
        await hub.heard_changed(table)
    for session in left.sessions:
        sockets.revoked(session)
    return Response(None, status_code=204, cookies=[cookie("", settings, age=0)])


@get("/api/me/profile", tags=["records"])
async def my_profile(caller: TheCaller, store: TheStore) -> OwnProfile:
    """What you show to others. Only for accounts."""
    return await profiles.own(store.database, caller.person)


@put("/api/me/profile", tags=["records"])
async def change_profile(data: JSONBody[ProfileWish], caller: TheCaller, store: TheStore) -> OwnProfile:
    """Choose what you show to others. Not for tokens."""
    check_browser(caller)
    about = texts.chat(data.about, _ABOUT_LIMIT) if data.about.strip() else ""
    return await profiles.change(store, caller.person, data, about)


@get("/api/people/{handle:str}", tags=["records"])
async def read_profile(handle: FromPath[str], caller: TheCaller, store: TheStore) -> Profile:
    """Somebody as they show themselves."""
    return await profiles.profile(store.database, handle, caller.person.id)


@get("/api/leaderboards/{game:str}", tags=["records"])
async def read_leaderboard(game: FromPath[str], caller: TheCaller, store: TheStore) -> Leaderboard:
    """Who is strongest at a game, people and bots on one scale; your own rating; and the bot closest to it."""
    return await profiles.leaderboard(store.database, underhall.game(game).id, caller.person.id)


@get("/api/tables/{table:str}/result", tags=["records"])
async def read_result(
    table: FromPath[str], caller: TheCaller, store: TheStore, lobby: TheLobby, link: Link = ""
) -> PlayedGame | None:
    """How a table ended: places, totals, ratings before and after. Null until it has been booked."""
    await lobby.visible(table, caller.person.id, link)
    return await history.game_of(store.database, table, caller.person.id)


HANDLERS = [
    list_my_games,
    my_statistics,
    download_archive,
    delete_me,
    my_profile,
    change_profile,
    read_profile,
    read_leaderboard,
    read_result,
]
