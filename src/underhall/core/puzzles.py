"""Puzzles: positions of real games in which one move is clearly best. They are data: `puzzles/<id>.json` in a game's
package, found by `underhall puzzles find` and checked by `underhall puzzles check`.

A puzzle asks for one decision. What counts is the first answer to it; moves that are allowed alongside every decision
may come before. docs/puzzles.md says how they are found.
"""

from __future__ import annotations

import inspect
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from underhall.core import loading
from underhall.core.agenda import Seat
from underhall.core.game import Game
from underhall.core.match import Match

FOLDER = "puzzles"

Theme = Literal["opening", "middle", "end", "deceptive"]
"""When in the game it is; `deceptive` where the move that looks best at first sight is another."""


class Candidate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer, the line that it begins, and what it is worth."""

    moves: tuple[str, ...]
    points: float
    """The points that its seat can expect to have at the end."""
    behind: float = 0.0
    """By how many points the best one was better, on average,"""
    error: float = 0.0
    """give or take this: the standard error of that average."""

    @property
    def move(self) -> str:
        return self.moves[0]


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: str
    edition: str
    """The content that it was found with."""
    seat: Seat
    theme: Theme
    candidates: tuple[Candidate, ...]
    """The best one first."""
    position: dict[str, Any]

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    def begun(self, game: Game[Any], seed: str) -> Match:
        """A match at its position."""
        return loading.position(game, self.position, seed)


def parse(data: bytes) -> Puzzle:
    """A puzzle as it is written in a file; a ValueError names what is wrong."""
    return msgspec.json.decode(data, type=Puzzle)


def written(puzzle: Puzzle) -> bytes:
    """The puzzle as a file: what people look at first, then the position."""
    return msgspec.json.format(msgspec.json.encode(puzzle), indent=1) + b"\n"


def folder(game: Game[Any]) -> Path:
    """Where the puzzles of a game are."""
    return Path(inspect.getfile(type(game))).parent / FOLDER


def of(game: Game[Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a game in order of their names; none of another content than it is played with."""
    try:
        return tuple(puzzle for puzzle in _read(folder(game)) if puzzle.edition == game.edition)
    except (OSError, TypeError):  # a game typed into an interpreter has no files
        return ()


@cache
def _read(folder: Path) -> tuple[Puzzle, ...]:
    return tuple(parse(file.read_bytes()) for file in sorted(folder.glob("*.json")))


def answer(puzzle: Puzzle, match: Match) -> str | None:
    """What the puzzle's seat has answered in a match that began there; None if it has not yet."""
    beside = match.game.beside.answers
    for ply in match.plies:
        if ply.seat == puzzle.seat and not (beside and isinstance(ply.move, beside)):
            return str(ply.move)
    return None
