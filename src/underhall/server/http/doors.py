"""The doors: what every HTTP request and answer passes before and after everything else.

A request must be sent to one of our names. An address that asks too often, or for too much, is told to wait before
anything is done for it; so is one that opens sockets too often.
Requests that change something must come from one of our pages or from a program: a browser says where it comes
from (Origin, Sec-Fetch-Site), and anything else must show a token or a header that a foreign form cannot send.
Answers carry headers that keep our pages from loading anything foreign. Requests are logged by route, without the
query.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any
from urllib.parse import parse_qs

import msgspec

from underhall.protocol.bodies import Problem
from underhall.protocol.errors import ProtocolError
from underhall.server import costs
from underhall.server.http.callers import address_in, header, is_own_origin, language_of
from underhall.server.http.names import Names
from underhall.server.http.packing import squeeze, takes
from underhall.server.limits import Limiter, TooMany
from underhall.server.metrics import Metrics
from underhall.server.settings import Settings
from underhall.server.transport import CROWDED

OWN_HEADER = b"x-underhall"
UNSUBSCRIBE = "/api/unsubscribe/"

_SAFE = {"GET", "HEAD", "OPTIONS"}
_BURST_SECONDS = 10
# Processor time a request may take before it counts as more than one.
_ORDINARY_SECONDS = 0.005
_QUIET = {"/health", "/metrics"}
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_FILE_HEADERS = [(b"x-content-type-options", b"nosniff"), (b"cross-origin-resource-policy", b"same-origin")]
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    *_FILE_HEADERS,
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# What can be opened as a page of its own carries all headers. For the scripts, styles, fonts and pictures of a page
# they mean nothing, and there are dozens of those.
_FILES = "/assets/"
_DOCUMENTS = (b"text/html", b"image/svg+xml")


class Doors:
    """An ASGI application around another."""

    def __init__(self, inner: Any, settings: Settings, metrics: Metrics, log: Callable[..., None]) -> None:
        self._inner = inner
        self._origins = settings.origins
        self._names = Names(settings)
        self._requests = Limiter(_BURST_SECONDS * settings.requests_per_second, settings.requests_per_second)
        self._metrics = metrics
        self._log = log

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._inner(scope, receive, send)
            return
        address = address_in(scope)
        wait = self._requests.wait(address)
        refused: ProtocolError | None = TooMany("too_many_requests", wait) if wait else self._why_not(scope)
        crowded = CROWDED in scope.get("state", {})
        if crowded:
            refused = ProtocolError("crowded", status=503)
        if scope["type"] == "websocket":
            if refused is not None:
                await self._answer(refused, scope, send, "websocket.http.response")
            else:
                await self._inner(scope, receive, send)
            return
        began, status = perf_counter(), 500
        start: Any = None
        squeezes = takes(header(dict(scope["headers"]), b"accept-encoding"), "gzip")

        async def send_with_headers(message: Any) -> None:
            nonlocal status, start
            if message["type"] == "http.response.start":
                status = message["status"]
                given = {name.lower(): value for name, value in message["headers"]}
                is_file = scope["path"].startswith(_FILES) and not given.get(b"content-type", b"").startswith(
                    _DOCUMENTS
                )
                more = [pair for pair in (_FILE_HEADERS if is_file else _HEADERS) if pair[0] not in given]
                if scope["path"].startswith("/api/") and b"cache-control" not in given:
                    more.append((b"cache-control", b"no-store"))
                start = {**message, "headers": [*message["headers"], *more]}
                return  # until it is known how long the body is
            if start is not None:
                if squeezes and not message.get("more_body", False):
                    headers, body = squeeze(start["headers"], message.get("body", b""))
                    start, message = {**start, "headers": headers}, {**message, "body": body}
                await send(start)
                start = None
            await send(message)

        if refused is not None:
            await self._answer(refused, scope, send_with_headers)
            if wait or crowded:
                return  # not logged: a flood must not fill the disk as well
        else:
            meter = costs.Meter()
            try:
                await costs.measured(self._inner(scope, receive, send_with_headers), meter)
            finally:
                self._requests.spend(address, meter.beyond_one(_ORDINARY_SECONDS))
        route = scope.get("path_template") or "-"
        self._metrics.requests.labels(route, str(status)).inc()
        if route not in _QUIET:
            milliseconds = round((perf_counter() - began) * 1000, 1)
            self._log("request", method=scope["method"], route=route, status=status, milliseconds=milliseconds)

    def _why_not(self, scope: Any) -> ProtocolError | None:
        """Why a request may not come in; None if it may. The socket's route checks the origin itself."""
        headers = dict(scope["headers"])
        foreign = self._names.why_not(header(headers, b"host"))
        if foreign is not None or scope["type"] == "websocket" or scope["method"] in _SAFE:
            return foreign
        if b"authorization" in headers:
            return None  # a foreign page cannot make a browser send this
        if scope["path"].startswith(UNSUBSCRIBE):
            return None  # mail programs ask for it on their own; the token in the address is all that counts
        origin = header(headers, b"origin")
        if origin:
            is_ours = is_own_origin(origin, header(headers, b"host"), self._origins)
        elif b"sec-fetch-site" in headers:
            is_ours = headers[b"sec-fetch-site"] in (b"same-origin", b"none")
        else:
            is_ours = OWN_HEADER in headers
        return None if is_ours else ProtocolError("foreign_origin", status=403)

    async def _answer(self, problem: ProtocolError, scope: Any, send: Any, kind: str = "http.response") -> None:
        self._metrics.refusals.labels(problem.code).inc()
        wish = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[0]
        lang = language_of(wish, header(dict(scope["headers"]), b"accept-language"))
        body = msgspec.json.encode(Problem(problem.code, problem.sentence(lang)))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if problem.status == 503:
            headers += [(b"connection", b"close"), (b"retry-after", b"5")]
        if isinstance(problem, TooMany):
            headers.append((b"retry-after", str(problem.seconds).encode()))
        await send({"type": f"{kind}.start", "status": problem.status, "headers": headers})
        await send({"type": f"{kind}.body", "body": body})
