"""Answers made small: compressed where that helps, and identified by a hash of their content, so that nobody loads
unchanged content twice."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
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
    """Content that is the same for everyone, also compressed if that makes it smaller: the smallest first."""

    content: bytes
    packed: tuple[tuple[str, bytes], ...]
    kind: str
    tag: str
    caching: str


@lru_cache(maxsize=1_000)
def pack(content: bytes, kind: str, caching: str) -> Packed:
    """Slow, so done once per process, however many servers run in it."""
    packed = gzip.compress(content, _THOROUGH, mtime=0) if kind.startswith(_TEXTS) else content
    return packed_before(content, (("gzip", packed),), kind, caching)


def packed_before(content: bytes, packed: Iterable[tuple[str, bytes]], kind: str, caching: str) -> Packed:
    """Content that somebody has compressed already."""
    tag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    smaller = sorted((one for one in packed if len(one[1]) < len(content)), key=lambda one: len(one[1]))
    return Packed(content, tuple(smaller), kind, tag, caching)


def pack_json(value: Any) -> Packed:
    return pack(msgspec.json.encode(value), "application/json", ASK_AGAIN)


def answer(request: Request[Any, Any, Any], what: Packed, *, by_language: bool = False) -> Response[bytes]:
    """The answer for this reader: nothing new, the compressed bytes or the bytes."""
    headers = {"content-type": what.kind, "etag": what.tag, "cache-control": what.caching}
    varies = [*(["accept-encoding"] if what.packed else []), *(["accept-language"] if by_language else [])]
    if varies:
        headers["vary"] = ", ".join(varies)
    known = request.headers.get("if-none-match", "")
    if what.tag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
        return Response(b"", status_code=304, headers=headers)
    accept = request.headers.get("accept-encoding", "") if what.packed else ""
    for coding, packed in what.packed:
        if takes(accept, coding):
            return Response(packed, headers={**headers, "content-encoding": coding})
    return Response(what.content, headers=headers)


def takes(accept: str, coding: str) -> bool:
    """Whether a reader who sends this Accept-Encoding understands a coding, such as gzip."""
    for part in accept.split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip().lower() in (coding, "*"):
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
