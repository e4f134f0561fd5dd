"""Figures: the positions that a rulebook shows, and the places in it that the log leads to.

All of it is data, `rulebook.toml` in a game's package. `[base.*]` are positions as in `lessons.toml`; `[figure.*]` is
one of them with something changed in it, and which part of the table is drawn. `[event]` names, for each kind of event,
the section or ruling that tells of it. docs/rulebooks.md shows how the text uses it.
"""

from __future__ import annotations

import inspect
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from underhall.core import lessons, loading
from underhall.core.agenda import Seat
from underhall.core.game import Game
from underhall.core.match import Match


class Figure(lessons.Changes, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, and what of it is drawn."""

    part: str
    """Which part of the table: the game's `Figure.svelte` knows them."""
    seat: Seat = 0
    """Whose home, and who looks."""
    around: tuple[str, ...] = ()
    """Draw only the surroundings of these places."""
    points: dict[str, int] = msgspec.field(default_factory=dict)
    """What the caption says the seat scores there, by category; a test counts."""


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    base: dict[str, lessons.Base] = {}
    figure: dict[str, Figure] = {}
    event: dict[str, str] = {}


@cache
def _read(file: Path) -> Book:
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Book) if file.is_file() else Book()


def of(game: Game[Any]) -> Book:
    """What the rulebook of a game shows; nothing if it has no such file."""
    try:
        return _read(Path(inspect.getfile(type(game))).parent / "rulebook.toml")
    except (OSError, TypeError):  # a game typed into an interpreter has no files
        return Book()


def match(game: Game[Any], name: str) -> Match:
    """The position of a figure."""
    book = of(game)
    return loading.position(game, lessons.prepared(game, book.base, book.figure[name]), seed="figure")


def view(game: Game[Any], name: str) -> Any:
    """What the seat of a figure sees in its position."""
    return match(game, name).view(of(game).figure[name].seat)
