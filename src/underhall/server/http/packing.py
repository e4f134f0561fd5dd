"""Answers made small: gzipped where that helps, and identified by a hash of their content, so that nobody loads
unchanged content twice."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec
from litestar import Request, Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

_TEXTS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
# Less than this fits into a packet or two anyway.
_SMALL = 1_000
_QUICK, _THOROUGH = 4, 9


class Packed(msgspec.Struct, frozen=True):
    """Content that is the same for everyone, also gzipped if that makes it smaller."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str


@lru_cache(maxsize=1_000)
def pack(content: bytes, kind: str, caching: str) -> Packed:
    """Slow, so done once per process, however many servers run in it."""
    tag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    packed = gzip.compress(content, _THOROUGH, mtime=0) if kind.startswith(_TEXTS) else None
    if packed is not None and len(packed) >= len(content):
        packed = None
    return Packed(content, packed, kind, tag, caching)


def pack_json(value: Any) -> Packed:
    return pack(msgspec.json.encode(value), "application/json", ASK_AGAIN)


def answer(request: Request[Any, Any, Any], what: Packed, *, by_language: bool = False) -> Response[bytes]:
    """The answer for this reader: nothing new, the gzipped bytes or the bytes."""
    headers = {"content-type": what.kind, "etag": what.tag, "cache-control": what.caching}
    varies = [*(["accept-encoding"] if what.packed else []), *(["accept-language"] if by_language else [])]
    if varies:
        headers["vary"] = ", ".join(varies)
    known = request.headers.get("if-none-match", "")
    if what.tag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
        return Response(b"", status_code=304, headers=headers)
    if what.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(what.packed, headers={**headers, "content-encoding": "gzip"})
    return Response(what.content, headers=headers)


def takes_gzip(accept: str) -> bool:
    """Whether a reader who sends this Accept-Encoding understands gzip."""
    for part in accept.split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def squeeze(headers: list[tuple[bytes, bytes]], body: bytes) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """An answer of JSON or text that is made for one reader, gzipped if it is worth it."""
    given = {name.lower(): value for name, value in headers}
    kind = given.get(b"content-type", b"").decode("latin-1")
    if len(body) < _SMALL or b"content-encoding" in given or not kind.startswith(_TEXTS):
        return headers, body
    small = gzip.compress(body, _QUICK, mtime=0)
    kept = [(name, value) for name, value in headers if name.lower() != b"content-length"]
    more = [
        (b"content-encoding", b"gzip"),
        (b"content-length", str(len(small)).encode()),
        (b"vary", b"accept-encoding"),
    ]
    return [*kept, *more], small
