"""The points that each seat may expect to have at the end: what the yardstick makes of its home, and what the rounds to
come usually bring on top."""

from __future__ import annotations

from typing import Final

from underhall.games.caverna.border import yardstick
from underhall.games.caverna.state import CavernaState

_ROUND: Final = 3.0
"""What a round to come brings beside what is there already."""


def expected(state: CavernaState) -> list[float]:
    """A seat in the middle of its own action is given its best way to finish it."""
    return [
        yardstick.evaluate(state, seat) + (_ROUND * yardstick.turns_left(state, home) if state.agenda else 0.0)
        for seat, home in enumerate(state.homes)
    ]
