"""The page: the built client from `server/page`, or a plain one of our own until that exists.

Files are read once, at start-up. Those under `assets/` have a hash in their name, and browsers keep them forever;
every other address that is not a file is a view of the client, which gets `index.html`, or a document that is the same
but names the files of its screen (web/plugins/hints.ts).
"""

from __future__ import annotations

import inspect
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

import underhall
from underhall.core import Game, messages
from underhall.protocol.errors import ProtocolError
from underhall.server.http.callers import language
from underhall.server.http.packing import ASK_AGAIN, FOR_EVER, Packed, answer, pack, packed_before

FOLDER = Path(__file__).parent.parent / "page"
_HOME = Path(underhall.__file__).parent
_PLUG_INS = "games"
_MODULE = "index.js"
# What Python's own table does not have, or has only on some systems.
_KINDS = {".avif": "image/avif", ".webp": "image/webp", ".woff2": "font/woff2"}
# The build compresses what it writes (web/plugins/packing.ts); what plug-ins bring is compressed here.
_CODINGS = {".br": "br", ".gz": "gzip"}


def handlers(folder: Path) -> list[HTTPRouteHandler]:
    """The routes of the page: one for its root and one for everything else that nobody claims."""
    files = read(folder) | _plug_ins()

    @get("/", include_in_schema=False)
    async def root(request: Request[Any, Any, Any]) -> Response[bytes]:
        return _serve(request, files, "")

    @get("/{path:path}", include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        return _serve(request, files, path.lstrip("/"))

    return [root, page]


def read(folder: Path) -> dict[str, Packed]:
    """All files of the built page by their path; empty if there is none."""
    if not (folder / "index.html").is_file():
        return {}
    return {file.relative_to(folder).as_posix(): _file(file, folder) for file in _files(folder)}


def module_of(game: Game[Any]) -> str:
    """The address of the module that a game from outside the package brings for the page; empty if it has none."""
    folder = _folder_of(game)
    return f"/{_PLUG_INS}/{game.id}/{_MODULE}" if folder is not None and (folder / _MODULE).is_file() else ""


def _plug_ins() -> dict[str, Packed]:
    """The page parts of games from outside the package, by their path."""
    found = {}
    for game in underhall.all_games().values():
        folder = _folder_of(game) if module_of(game) else None
        if folder is not None:
            for file in _files(folder):
                found[f"{_PLUG_INS}/{game.id}/{file.relative_to(folder).as_posix()}"] = _file(file, folder)
    return found


def _folder_of(game: Game[Any]) -> Path | None:
    """Where a game from outside the package has its page part: `page/` beside the module that defines it."""
    try:
        home = Path(inspect.getfile(type(game))).parent
    except (OSError, TypeError):  # typed into an interpreter
        return None
    return None if home.is_relative_to(_HOME) else home / "page"


def _files(folder: Path) -> list[Path]:
    """The files of a folder, without the compressed ones beside them."""
    return sorted(file for file in folder.rglob("*") if file.is_file() and file.suffix not in _CODINGS)


def _file(file: Path, folder: Path) -> Packed:
    content = file.read_bytes()
    kind = _KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "application/json"):
        kind += "; charset=utf-8"
    caching = FOR_EVER if file.relative_to(folder).parts[0] == "assets" else ASK_AGAIN
    beside = {coding: file.with_name(file.name + suffix) for suffix, coding in _CODINGS.items()}
    packed = [(coding, other.read_bytes()) for coding, other in beside.items() if other.is_file()]
    return packed_before(content, packed, kind, caching) if packed else pack(content, kind, caching)


def _serve(request: Request[Any, Any, Any], files: dict[str, Packed], path: str) -> Response[bytes]:
    if path.startswith(("api/", "assets/", f"{_PLUG_INS}/")) and path not in files:
        raise ProtocolError("no_page", status=404)
    file = files.get(path) or files.get(_document(path)) or files.get("index.html")
    if file is None:
        if path:
            raise ProtocolError("no_page", status=404)
        return Response(_plain(language(request)), headers={"content-type": "text/html; charset=utf-8"})
    return answer(request, file)


def _document(path: str) -> str:
    return "table.html" if path.startswith("table/") else "index.html" if path else "lobby.html"


def _plain(lang: str) -> bytes:
    """What `/` shows when the client has not been built: that the server is running, and where to read more."""
    title, text, api = (messages.sentence(f"server-page_{part}", {}, lang) for part in ("title", "text", "api"))
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width"></head>'
        f'<body><main><h1>{title}</h1><p>{text}</p><p><a href="/api/schema/openapi.json">{api}</a></p></main></body>'
        "</html>"
    ).encode()
