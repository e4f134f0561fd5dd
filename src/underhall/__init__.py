"""Underhall: three board games under a mountain. The front door.

    match = underhall.new("ghosts_galore", players=3, seed="any text")
    while not match.over:
        match.play(match.moves()[0])
    print(match.standings())

`all_games` lists what can be played, `new` starts a match, `load` and `position` bring one back, `verify` checks a
record to the last draw. Whatever you pass, they raise nothing but an `Error`, which says what is wrong; each docstring
names the kind. The engines are under `underhall.games`, the interface they share in
`underhall.core`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from underhall import games
from underhall.core import content, plugins
from underhall.core import loading as _loading
from underhall.core import record as _record
from underhall.core.agenda import Event
from underhall.core.course import Ply
from underhall.core.game import Decision, Game, Option, OptionValue, Score, Setup
from underhall.core.match import Match
from underhall.core.messages import told
from underhall.core.notation import Move
from underhall.core.plugins import Broken, PluginWarning
from underhall.core.refusals import (
    AmbiguousMove,
    ArgumentError,
    ContentError,
    Error,
    IllegalMove,
    MalformedMove,
    MoveError,
    PositionError,
    RecordError,
    Refusal,
    SetupError,
    UndoRefused,
    nearest,
)

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = [
    "AmbiguousMove",
    "ArgumentError",
    "ContentError",
    "Decision",
    "Error",
    "Event",
    "Game",
    "IllegalMove",
    "MalformedMove",
    "Match",
    "Move",
    "MoveError",
    "Option",
    "PluginWarning",
    "Ply",
    "PositionError",
    "RecordError",
    "Refusal",
    "Score",
    "Setup",
    "SetupError",
    "UndoRefused",
    "all_games",
    "broken_games",
    "game",
    "games",
    "load",
    "new",
    "position",
    "verify",
]

__version__ = "0.1.0"

if os.environ.get("UNDERHALL_CONTENT"):
    content.pack = Path(os.environ["UNDERHALL_CONTENT"])


def all_games() -> dict[str, Game[Any]]:
    """All games by id, in alphabetical order: names, player counts and options are attributes of each.

    A plug-in that cannot be used is left out, with a PluginWarning that says why.
    """
    found = {}
    for name in _names():
        loaded = _loaded(name)
        if isinstance(loaded, Broken):
            loaded.warn()
        else:
            found[name] = loaded
    return found


def broken_games() -> dict[str, SetupError]:
    """The plug-ins that `all_games` leaves out, and why each cannot be used."""
    return {name: loaded.error for name in _names() if isinstance(loaded := _loaded(name), Broken)}


def game(name: str) -> Game[Any]:
    """The game with this id. SetupError names the nearest one if there is none, or says why it cannot be used."""
    given: object = name
    if not isinstance(given, str) or (name not in _ours() and name not in _plugged_in()):
        near = nearest(told(name), _names())
        raise SetupError("game_near" if near else "game", game=told(name), near=near, known=tuple(_names()))
    loaded = _loaded(name)
    if isinstance(loaded, Broken):
        raise loaded.error
    return loaded


def new(
    name: str, /, *, players: int, seed: str | None = None, seats: Sequence[str] = (), **options: OptionValue
) -> Match:
    """A new match. The same seed gives the same draws; without one, an unguessable seed is chosen.

    `seats` are the players' names for the record. Options are the game's own, by name: `variant="expert"`.
    Seeds and names have at most 1,000 characters. Raises SetupError.
    """
    played = game(name)
    setup = played.setup(players, options)
    given: object = seats
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise SetupError("names", names=told(given))
    if seats and len(seats) != players:
        raise SetupError("seats", players=players, have=len(seats))
    names = [_record.check_text(text) for text in seats]
    return _loading.new(played, setup, _seed(seed), seats=names)


def load(text: str) -> Match:
    """The match of a record, replayed and checked. `Match.start` tells whether it began at a given position.

    RecordError says what is wrong with a bad one; SetupError or PositionError if the trouble is its setup.
    """
    record = _record.read(text)
    return _loading.load(game(record.setup.game), record)


def verify(text: str) -> Match:
    """Like `load`, for records that show their seed: every draw and the commitment are derived again.

    Nothing proves the position that a match began from: see `Match.start`.
    """
    record = _record.read(text)
    return _loading.verify(game(record.setup.game), record)


def position(data: Mapping[str, Any], *, seed: str | None = None) -> Match:
    """A match that begins at a position made by `Match.dump`, edited or not.

    PositionError says what is wrong; SetupError if the trouble is the game, its players or options, or the seed.
    """
    given: object = data  # whatever a file held
    name = given.get("game") if isinstance(given, Mapping) else None
    if not isinstance(name, str):
        raise PositionError("foreign")
    return _loading.position(game(name), data, _seed(seed))


def _seed(given: str | None) -> str:
    return token_hex(16) if given is None else _record.check_text(given)


def _names() -> list[str]:
    return sorted({*_ours(), *_plugged_in()})


@cache
def _ours() -> frozenset[str]:
    return frozenset(module.name for module in iter_modules(games.__path__) if module.ispkg)


@cache
def _plugged_in() -> dict[str, EntryPoint]:
    """The games of other distributions. None of them takes the name of one of ours."""
    return {point.name: point for point in plugins.points("underhall.games")[::-1] if point.name not in _ours()}


@cache
def _loaded(name: str) -> Game[Any] | Broken:
    if name in _ours():
        own: Game[Any] = import_module(f"underhall.games.{name}").GAME
        return own
    point = _plugged_in()[name]
    loaded = plugins.load(point)
    if isinstance(loaded, Game) and loaded.id != name:
        return plugins.broken(point, "plugin_id", near=told(loaded.id))
    return loaded if isinstance(loaded, Game | Broken) else plugins.broken(point, "plugin_game")
