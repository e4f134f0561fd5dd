"""The random bot: every answer to a decision is as likely as every other.

It makes a side move now and then, when there are any, but usually answers: its turns stay short.
"""

from __future__ import annotations

from random import Random

from underhall.bots.situation import Situation
from underhall.core import Move

_SIDE_MOVE_CHANCE = 0.2


class Uniform:
    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)

    def choose(self, situation: Situation) -> Move:
        rng = self._rng
        if situation.side_moves and rng.random() < _SIDE_MOVE_CHANCE:
            return rng.choice(situation.side_moves)
        return rng.choice(situation.moves)
