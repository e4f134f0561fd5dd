"""Analyses of finished games over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath

from underhall.core.match import Match
from underhall.protocol.analysis import TableAnalysis
from underhall.protocol.errors import ProtocolError
from underhall.server.http.callers import address_of
from underhall.server.http.parts import AnyRequest, TheAnalyses, TheCaller, TheHub, TheLang, TheLobby
from underhall.server.http.tables import Link
from underhall.server.hub import Hub


@get("/api/tables/{table:str}/analysis", tags=["tables"])
async def read_analysis(
    table: FromPath[str],
    caller: TheCaller,
    lobby: TheLobby,
    hub: TheHub,
    analyses: TheAnalyses,
    lang: TheLang,
    link: Link = "",
) -> TableAnalysis:
    """The analysis of a finished game, or how far it is."""
    await lobby.visible(table, caller.person.id, link)
    return await analyses.read(await _finished(hub, table), table, lang)


@post("/api/tables/{table:str}/analysis", status_code=200, tags=["tables"])
async def begin_analysis(
    request: AnyRequest,
    table: FromPath[str],
    caller: TheCaller,
    lobby: TheLobby,
    hub: TheHub,
    analyses: TheAnalyses,
    lang: TheLang,
    link: Link = "",
) -> TableAnalysis:
    """Have a finished game analysed, if nobody has yet: then read it until it is ready."""
    await lobby.visible(table, caller.person.id, link)
    match = await _finished(hub, table)
    return await analyses.begin(match, table, lang, caller.person.id, address_of(request))


async def _finished(hub: Hub, table: str) -> Match:
    live = await hub.table(table)

    async def look() -> Match:
        if live.match is None or not live.match.over:
            raise ProtocolError("not_over", status=409)
        return live.match

    return await live.do(look)


HANDLERS = [read_analysis, begin_analysis]
