"""The analysis of a finished game, as it goes over HTTP."""

from __future__ import annotations

from typing import Literal

import msgspec

from underhall.protocol.live import EventInfo


class Told(msgspec.Struct, frozen=True):
    """Moves that belong together, and what they bring about for their seat, up to the first draw."""

    moves: list[str]
    events: list[EventInfo]


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision that mattered: what was played, what would have been better, and by how many points. `ply` is the
    length of the record before it: branch there to play on otherwise."""

    ply: int
    seat: int
    question: str
    """What was to be decided."""
    played: Told
    better: Told
    cost: float


class TableAnalysis(msgspec.Struct, frozen=True):
    """What was made of a finished game. While it is being made, `done` of so many `steps` have been taken."""

    state: Literal["none", "working", "ready"]
    done: int = 0
    steps: int = 0
    expected: list[list[float]] = []
    """The points that each seat could expect at the end, before the first ply and after each."""
    turnings: list[TurningPoint] = []
    """The decisions that mattered most, in the order of the game."""
