"""What HTTP says about puzzles and the challenge of a day."""

from __future__ import annotations

from typing import Literal

import msgspec

from underhall.core.puzzles import Theme
from underhall.protocol.bodies import Body

# Puzzles --------------------------------------------------------------------------------------------------------------


class Streak(msgspec.Struct, frozen=True):
    """How many puzzles were found in a row up to the last one tried, and on how many days in a row, up to today or
    yesterday, one was tried."""

    found: int
    days: int


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle without its answer."""

    id: str
    theme: Theme
    tried: Literal["", "found", "missed"]
    """What came of your first try."""


class Puzzles(msgspec.Struct, frozen=True):
    puzzles: list[PuzzleInfo]
    streak: Streak


class PuzzleTry(Body, frozen=True):
    """Whether the answer is to be shown even if none was given: that counts as missed."""

    give_up: bool = False


class PuzzleLine(msgspec.Struct, frozen=True):
    """An answer with the line that it begins: the points that its seat can expect at the end, by how many the best one
    is better, and the standard error of that."""

    moves: list[str]
    points: float
    behind: float
    error: float


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """The answer to a puzzle, once it has been tried. `played` is what you did, empty if you gave up; `found` says
    whether your first try was right. `tries` and `right` are everybody's first tries."""

    lines: list[PuzzleLine]
    """The best one first."""
    played: str
    right_now: bool
    found: bool
    tries: int
    right: int
    streak: Streak


# The challenge of a day -----------------------------------------------------------------------------------------------


class DailyLine(msgspec.Struct, frozen=True):
    """A result: how it ranks among all, the place at the person's own table, and the points."""

    rank: int
    name: str
    handle: str
    place: int
    total: int
    mine: bool


class DailyBoard(msgspec.Struct, frozen=True):
    """The results of a day, the best first. `mine` is yours even if it is not among the first."""

    day: str
    count: int
    lines: list[DailyLine]
    mine: DailyLine | None


class Daily(msgspec.Struct, frozen=True):
    """The challenge of a game today. `table` is where you play it, if you have begun; `state` is how far you are."""

    day: str
    ends: str
    bots: list[str]
    table: str
    state: Literal["new", "running", "over", "left"]
    today: DailyBoard
    yesterday: DailyBoard
