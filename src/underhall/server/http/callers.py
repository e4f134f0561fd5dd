"""Who asks, and in which language: read from a request or a socket's upgrade, the same for both."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from underhall.core.messages import LANGUAGES
from underhall.protocol.errors import ProtocolError
from underhall.protocol.live import Key
from underhall.server.identity import Caller, Identity
from underhall.server.limits import neighbourhood

COOKIE = "underhall"

Connection = ASGIConnection[Any, Any, Any, Any]


async def caller_of(connection: Connection, identity: Identity, *, query: bool = False) -> Caller | None:
    """The person who shows a Bearer token or a cookie; with `query`, also `?token=` (browsers' sockets have no
    headers)."""
    authorization = connection.headers.get("authorization", "")
    if authorization:
        scheme, _, token = authorization.partition(" ")
        return await identity.by_token(token.strip()) if scheme.lower() == "bearer" else None
    shown = connection.query_params.get("token") if query else None
    if shown:
        return await identity.by_token(str(shown))
    cookie = connection.cookies.get(COOKIE)
    return await identity.by_cookie(cookie) if cookie else None


async def provide_caller(request: Request[Any, Any, Any], identity: NamedDependency[Identity]) -> Caller:
    caller = await caller_of(request, identity)
    if caller is None:
        raise ProtocolError("not_known", status=401)
    return caller


def provide_key(request: Request[Any, Any, Any], caller: NamedDependency[Caller]) -> str:
    """The key that a client gave its request, so that it can ask again for a lost answer; empty if it gave none.
    People do not know each other's keys."""
    key = request.headers.get("idempotency-key", "")
    if not key:
        return ""
    try:
        return f"{caller.person.id}:{msgspec.convert(key, Key)}"
    except msgspec.ValidationError as problem:
        raise ProtocolError("bad_request", problem=f"Idempotency-Key: {problem}") from None


def address_of(connection: Connection) -> str:
    """Whom limits count this connection for."""
    return address_in(connection.scope)


def address_in(scope: Any) -> str:
    client = scope.get("client")
    return neighbourhood(client[0]) if client else "?"


def is_loopback(connection: Connection) -> bool:
    """Whether the request comes from this very computer, and not through a proxy for another."""
    client = connection.scope.get("client")
    try:
        return client is not None and ip_address(client[0]).is_loopback
    except ValueError:
        return False


def language_of(query: str, accept: str) -> str:
    """The reader's language: `?lang=`, else the best of Accept-Language that we have, else English."""
    if query in LANGUAGES:
        return query
    wishes: list[tuple[float, str]] = []
    for part in accept.split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        wishes.append((weight, tag.strip().lower().split("-")[0]))
    for weight, tag in sorted(wishes, key=lambda wish: -wish[0]):
        if weight > 0 and tag in LANGUAGES:
            return tag
    return "en"


def provide_lang(request: Request[Any, Any, Any]) -> str:
    return language(request)


def language(connection: Connection) -> str:
    query = connection.query_params.get("lang", "")
    return language_of(str(query), connection.headers.get("accept-language", ""))


def is_own_origin(origin: str, host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a page from `origin` is ours: served under the name the request was sent to, or on the list."""
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # half an address, such as http://[
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc.lower() == host.lower()


def header(headers: Mapping[bytes, bytes], name: bytes) -> str:
    return headers.get(name, b"").decode("latin-1")
