"""For hosts: health, metrics, and the socket's door."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

from litestar import Request, Response, WebSocket, get, websocket

import underhall
from underhall.protocol.bodies import Health
from underhall.protocol.errors import ProtocolError
from underhall.protocol.live import Failed, encode
from underhall.server.http.callers import address_of, caller_of, is_loopback, is_own_origin, language
from underhall.server.http.parts import TheHub, TheMetrics, TheSettings, TheStore, part_of
from underhall.server.identity import Identity
from underhall.server.journal import StorageRefused
from underhall.server.metrics import CONTENT_TYPE
from underhall.server.settings import Settings
from underhall.server.sockets import TRY_LATER, Sockets

_HEALTH_SECONDS = 0.8


@get("/health", tags=["operations"])
async def health(store: TheStore, hub: TheHub) -> Health:
    """200 while the server takes requests and its database answers; otherwise 503 with what is wrong, within a
    second."""
    if hub.draining:
        raise ProtocolError("try_again", status=503)
    if not await store.database.answers_within(_HEALTH_SECONDS):
        raise ProtocolError("database_silent", status=503)
    return Health("ok", underhall.__version__)


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any], metrics: TheMetrics, settings: TheSettings) -> Response[bytes]:
    """For this computer itself, and for anyone who shows the host's token."""
    shown = request.headers.get("authorization", "")
    is_token = bool(settings.metrics_token) and compare_digest(
        shown.encode("latin-1", "replace"), f"Bearer {settings.metrics_token}".encode()
    )
    if not is_token and not is_loopback(request):
        raise ProtocolError("metrics_private", status=403)
    return Response(metrics.text(), headers={"content-type": CONTENT_TYPE})


@websocket("/ws")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """The live protocol. A page from elsewhere is turned away before the upgrade; if the database is not responding,
    the client is told so after the upgrade, because a refused upgrade would tell a page nothing.

    Its parts are not injected: that takes a task for each of them, and after a restart everybody comes at once."""
    settings: Settings = part_of(socket.scope, "settings")
    identity: Identity = part_of(socket.scope, "identity")
    sockets: Sockets = part_of(socket.scope, "sockets")
    origin = socket.headers.get("origin", "")
    if origin and not is_own_origin(origin, socket.headers.get("host", ""), settings.origins):
        await socket.close(code=4403)
        return
    try:
        caller = await caller_of(socket, identity, query=True)
    except StorageRefused as problem:
        await socket.accept()
        await socket.send_text(encode(Failed(problem.code, problem.sentence(language(socket)))).decode())
        await socket.close(code=TRY_LATER)
        return
    await sockets.serve(socket, caller, language(socket), address_of(socket))


HANDLERS = [health, show_metrics, live]
