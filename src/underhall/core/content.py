"""Content: the data of a game's components, read from TOML, checked by type, and replaceable by its owner.

The package ships house data. Someone who owns a printed game may use the real data instead: a folder with one
subfolder per game, each with the same file names. The environment variable UNDERHALL_CONTENT names it before the
package is imported. Catalogues are built once, when a game is imported, so a pack is chosen per process.
"""

from __future__ import annotations

import json
import os
import tomllib
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, Protocol, TypeVar

import msgspec

from underhall.core.messages import LANGUAGES
from underhall.core.refusals import ContentError

T = TypeVar("T")

Names = dict[str, str]
"""What a component is called, by language."""


class Named(Protocol):
    """A component with an id and a name."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> Names: ...


FIRST: Final = "house-1"
"""The edition of a game whose components have never changed."""

pack: Path | None = None
"""The content pack in use; set by the front door from the environment before any game is imported."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything read from a file: a misspelt key is an error, not a default."""


def folder(game: str, house: Path) -> Path:
    """Where the content of a game is read from: the pack's folder if it has one for this game, else `house`."""
    if pack is not None and os.path.isdir(pack / game):  # unlike Path.is_dir, it also answers for what cannot be read
        return pack / game
    return house


def edition(game: str, house: Path, name: str = FIRST) -> str:
    """A short name for the content in use, written into records: one edition cannot replay another's. `name` is that
    of the content in `house`; a game that changes its components gives them a new one."""
    place = folder(game, house)
    if place == house:
        return name
    digest = blake2b(digest_size=8, person=b"underhall pack")
    for file in sorted(place.glob("*.toml")):
        digest.update(json.dumps(_parse(file), sort_keys=True, default=str).encode())
    return f"pack-{digest.hexdigest()}"


def read(place: Path, name: str, kind: type[T]) -> T:
    """The file `name` of a content folder as a value of type `kind`; ContentError says what does not fit, and where."""
    data = _parse(place / name)
    _check_names(data, name, "")
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        raise ContentError("type", file=name, problem=str(problem)) from None


def _check_names(data: object, file: str, thing: str) -> None:
    """A name has every language, wherever it is written: `name = { en = "Bat", es = "Murciélago", … }`."""
    if isinstance(data, list):
        for part in data:
            _check_names(part, file, thing)
    if not isinstance(data, dict):
        return
    thing = str(data.get("id", thing))
    name = data.get("name")
    if isinstance(name, dict):
        missing = tuple(lang for lang in LANGUAGES if not name.get(lang))
        if missing:
            raise ContentError("no_name", file=file, thing=thing, languages=missing)
    for part in data.values():
        _check_names(part, file, thing)


@cache
def catalogue(place: Path) -> dict[str, dict[str, object]]:
    """All files of a content folder as they are, by name: for pages that draw components from their data."""
    return {file.stem: _parse(file) for file in sorted(place.glob("*.toml"))}


def _parse(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ContentError("missing", file=file.name) from None
    except OSError as problem:
        raise ContentError("unreadable", file=file.name, problem=problem.strerror or str(problem)) from None
    except (ValueError, RecursionError) as problem:  # ValueError: also a number that is too long for Python
        raise ContentError("syntax", file=file.name, problem=str(problem)) from None
