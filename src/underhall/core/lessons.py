"""Lessons: a game taught by small tasks on prepared positions. All of it is data: `lessons.toml` in a game's package.

A task has a position, and what counts as done: moves, points on the learner's sheet, or hearing why something cannot be
done. What it says are messages: `<game>-lesson-<id>`, and `<game>-lesson-<id>-done` afterwards. docs/tutorials.md shows
how to write one.
"""

from __future__ import annotations

import inspect
import tomllib
from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from underhall.core import loading
from underhall.core.agenda import Seat
from underhall.core.game import Game
from underhall.core.match import Match

LEARNER: Seat = 0
"""The seat of the person who learns; bots have the others."""
NOTHING = "-"
"""What TOML has no word for: `claimed = "-"` takes a tile away."""

Progress = Literal["open", "done", "missed"]


class Changes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What differs from a base."""

    base: str = ""
    agenda: tuple[str, ...] = ()
    """What is still to happen, instead of the base's."""
    state: dict[str, Any] = {}
    """What differs from the base's state."""


class Base(Changes, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position that tasks begin at: a new game after some moves, or another base; then changed."""

    players: int = 2
    options: dict[str, str | int | bool] = msgspec.field(default_factory=dict)
    seed: str = "lesson"
    moves: tuple[str, ...] = ()


class Task(Changes, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One task. If it asks for no moves, no points and no ruling, it is only read."""

    id: str
    moves: tuple[str, ...] = ()
    """The learner's moves, in order, as patterns of their notation; ` | ` separates alternatives: `take * | reveal`."""
    points: dict[str, int] = msgspec.field(default_factory=dict)
    """The least points by category that the learner must have after those moves, or after any one move."""
    touch: tuple[str, ...] = ()
    """What to pick, in order, to be told why not."""
    ruling: str = ""
    """The ruling that the reason must name."""
    answer: tuple[str, ...] = ()
    """Moves that do it, where the patterns do not say so themselves."""

    @property
    def is_read(self) -> bool:
        return not (self.moves or self.points or self.ruling)

    @property
    def solution(self) -> tuple[str, ...]:
        return self.answer or self.moves


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    beside: tuple[str, ...] = ()
    """Moves that do not matter unless a task asks for them: those that end a turn, or that the page makes by itself."""
    base: dict[str, Base] = {}
    task: tuple[Task, ...] = ()


def parse(text: str) -> Lesson:
    """A lesson as it is written in a `lessons.toml`; a ValueError names what is wrong."""
    return msgspec.convert(tomllib.loads(text), Lesson)


@cache
def _read(file: Path) -> Lesson:
    return parse(file.read_text(encoding="utf-8")) if file.is_file() else Lesson()


def of(game: Game[Any]) -> Lesson:
    """The lesson of a game; empty if it has none."""
    try:
        return _read(Path(inspect.getfile(type(game))).parent / "lessons.toml")
    except (OSError, TypeError):  # a game typed into an interpreter has no files
        return Lesson()


def position(game: Game[Any], lesson: Lesson, task: Task) -> dict[str, Any]:
    """The position that a task begins at, for `loading.position`."""
    return prepared(game, lesson.base, task)


def prepared(game: Game[Any], bases: Mapping[str, Base], wish: Changes) -> dict[str, Any]:
    """A base with what is wished changed in it, for `loading.position`."""
    return _changed(_base(game, bases, wish.base), wish)


def _base(game: Game[Any], bases: Mapping[str, Base], name: str) -> dict[str, Any]:
    base = bases[name]
    if base.base and not base.moves:
        return _changed(_base(game, bases, base.base), base)
    if base.base:
        match = loading.position(game, _base(game, bases, base.base), base.seed)
    else:
        match = loading.new(game, game.setup(base.players, base.options), base.seed)
    for move in base.moves:
        match.play(move)
    return _changed(match.dump(), base)


def _changed(data: dict[str, Any], wish: Changes) -> dict[str, Any]:
    return {**data, "agenda": list(wish.agenda) or data["agenda"], "state": _merged(data["state"], wish.state)}


def _merged(data: Any, change: Any) -> Any:
    """Data with some entries replaced; those of a list are named by their number."""
    if change == NOTHING:
        return None
    if not isinstance(change, Mapping):
        return change
    if isinstance(data, list):
        return [_merged(item, change[str(at)]) if str(at) in change else item for at, item in enumerate(data)]
    fresh = dict(data) if isinstance(data, Mapping) else {}
    for key, value in change.items():
        fresh[key] = _merged(fresh.get(key), value)
    return fresh


def progress(lesson: Lesson, task: Task, match: Match) -> Progress:
    """How far the learner is. The match does not know of a reason that was heard, nor of a text that was read."""
    wanted = task.moves or ("*",)
    moves = [str(ply.move) for ply in match.plies if ply.seat == LEARNER]
    made = [move for move in moves if _fits(move, *wanted) or not _fits(move, *lesson.beside)]
    if task.is_read or task.ruling or not made:
        return "open"
    if not all(map(_fits, made, wanted)):
        return "missed"
    if len(made) < len(wanted):
        return "open"
    have = match.scores()[LEARNER]
    if all(have[category] >= least for category, least in task.points.items()):
        return "done"
    # Where all answer at the same time, nothing has happened before the last of them.
    waits = match.decision is not None and LEARNER not in match.decision.seats
    return "open" if waits and len(made) == len(wanted) else "missed"


def _fits(move: str, *patterns: str) -> bool:
    return any(fnmatchcase(move, one) for pattern in patterns for one in pattern.split(" | "))
