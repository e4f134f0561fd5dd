"""Positions: a state as readable, JSON-able data, and back.

This module knows the data only. How a match begins at a position is in `loading`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from underhall.core import agenda as agenda_module
from underhall.core.agenda import DECIDE, State, Step
from underhall.core.game import Game, Setup
from underhall.core.refusals import MalformedMove, PositionError, nearest

T = TypeVar("T")


def describe(game: Game[Any], setup: Setup, state: State) -> dict[str, Any]:
    """A state as a position: readable, JSON-able, and loaded by `underhall.position`."""
    return {
        "underhall": "position 1",
        "game": setup.game,
        "rules": setup.rules,
        "edition": game.edition,
        "players": setup.players,
        "options": dict(setup.options),
        "agenda": [str(step) for step in state.agenda],
        "state": game.dump(state),
    }


def restore(game: Game[Any], setup: Setup, data: Mapping[str, Any]) -> State:
    """The state of a dumped position, with the checks that all games share."""
    known = {"underhall", "game", "rules", "edition", "players", "options", "agenda", "state"}
    for key in data:
        if key not in known:
            raise PositionError("unknown_key", path=key, near=nearest(key, known))
    for key in sorted(known - data.keys()):
        raise PositionError("missing", path=key)
    if data["underhall"] != "position 1":
        raise PositionError("foreign")
    if data["edition"] != game.edition:
        raise PositionError("edition", edition=str(data["edition"]), known=game.edition)
    texts, content = data["agenda"], data["state"]
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise PositionError("shape", path="agenda")
    if not isinstance(content, dict):
        raise PositionError("shape", path="state")
    steps: list[Step] = []
    for text in texts:
        try:
            steps.append(game.steps.parse(text))
        except MalformedMove as problem:
            raise PositionError("step", step=text, problem=str(problem)) from None
        seat = getattr(steps[-1], "seat", 0)
        if isinstance(seat, int) and not 0 <= seat < setup.players:
            raise PositionError("seat", step=text, players=setup.players)
    state: State = game.restore(setup, content, steps)
    agenda_module.check(state, game.steps.words.values())
    agenda_module.run(state, None)
    top = state.agenda[-1] if state.agenda else None
    if top is not None and top.kind == DECIDE:
        for seat in game.actors(state):
            if not game.moves(state, seat, side=False):
                raise PositionError("dead_end", step=str(top))
    return state


# The shape of a game's own data -------------------------------------------------------------------------------------

_PLACE: Final = re.compile(r" - at `\$([^`]*)`\Z")
_STEPS: Final = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
_FIELD: Final = re.compile(r"Object (missing required|contains unknown) field `([^`]*)`")


def read(data: object, shape: type[T], path: str = "") -> T:
    """The data as a structure; `path` is where it stands in the position. PositionError names the wrong entry."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as problem:
        text = str(problem)
    place = _PLACE.search(text)
    trail = [path] if path else []
    trail += [str(step) for step in _trail(data, shape, text, place[1])] if place else []
    field = _FIELD.match(text)
    if field is None:
        path = ".".join(trail) or "state"
        if ", got " in text:
            raise PositionError("shape", path=path)
        raise PositionError("value", path=path, problem=text.removesuffix(place[0] if place else ""))
    code = "missing" if field[1].startswith("missing") else "unknown_key"
    raise PositionError(code, path=".".join([*trail, field[2]]))


def _trail(data: object, shape: type[T], problem: str, place: str) -> list[str | int]:
    """The way to the wrong entry. `[...]` stands for a key of a mapping: the one that is wrong on its own, too."""
    trail: list[str | int] = []
    here: Any = data
    for name, index in _STEPS.findall(place):
        if index == "...":
            step = next(key for key in here if _problem(_with(data, trail, {key: here[key]}), shape) == problem)
        else:
            step = name or int(index)
        trail.append(step)
        here = here[step]
    return trail


def _problem(data: object, shape: type[T]) -> str | None:
    try:
        msgspec.convert(data, shape)
    except msgspec.ValidationError as problem:
        return str(problem)
    return None


def _with(data: Any, trail: Sequence[str | int], value: object) -> object:
    """A copy of the data with another value at the end of the trail."""
    if not trail:
        return value
    step, *rest = trail
    twin = data.copy()
    twin[step] = _with(data[step], rest, value)
    return twin
