"""The five levels that people choose from, each a bot by name: `beginner`, `casual`, `able`, `strong`, `masterly`.

The first two judge like `greedy`, but like people who are still learning: they overlook some moves and misjudge what
the others are worth. `able` notices everything and looks one decision ahead; `strong` and `masterly` plan (see
`search`), with less and with more patience. docs/bots.md has the figures of each.
"""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from underhall.bots.greedy import EVALUATIONS, Greedy
from underhall.bots.planning import Budget
from underhall.bots.search import Search
from underhall.bots.situation import Situation
from underhall.core import Move


class Level(msgspec.Struct, frozen=True):
    """What makes a level. `budget` is per decision; without `plans` it is what greedy may look at."""

    budget: Budget
    overlooks: float = 0.0
    """The chance to overlook a move."""
    misjudges: float = 0.0
    """By how many points a move is misjudged, as a standard deviation."""
    plans: bool = False
    width: int = 3
    followed: int = 0
    """How many of its best turns are tried beyond the turn,"""
    tried: int = 1
    """and, where there are no turns, how many of its best answers are tried further;"""
    trials: int = 0
    """how often each of them, at most."""


LEVELS: Final[dict[str, Level]] = {
    "beginner": Level(Budget(60), overlooks=0.4, misjudges=3.0),
    "casual": Level(Budget(120), overlooks=0.15, misjudges=1.2),
    "able": Level(Budget(EVALUATIONS)),
    "strong": Level(Budget(1_500), plans=True, tried=4, trials=8),
    "masterly": Level(Budget(6_000), plans=True, width=4, followed=8, tried=8, trials=32),
}
"""From the friendliest to the strongest."""


class Learner:
    """Judges as greedy does, but overlooks some moves and misjudges the others."""

    def __init__(self, seed: str, level: Level) -> None:
        self._rng = Random(f"{seed} slips")
        self._greedy = Greedy(seed, evaluations=level.budget.positions)
        self._level = level

    def choose(self, situation: Situation) -> Move:
        if len(situation.moves) == 1 and not situation.side_moves:
            return situation.moves[0]
        rng, level = self._rng, self._level
        best, most = None, 0.0
        appraised = self._greedy.appraise(situation)
        for one in appraised:
            if rng.random() < level.overlooks:
                continue
            seems = one.value + rng.gauss(0.0, level.misjudges)
            # Side moves are made only for a reason that greedy saw, never by mistake: otherwise they would never end.
            if one.side and one is not appraised[0]:
                continue
            if best is None or seems > most:
                best, most = one.move, seems
        return best if best is not None else appraised[0].move


def player(name: str, seed: str, *, budget: Budget | None = None, seconds: float = 0.0) -> Learner | Greedy | Search:
    """A bot of that level. A `budget` replaces the level's own; `seconds` sets a time limit as well."""
    level = LEVELS[name]
    level = msgspec.structs.replace(level, budget=(budget or level.budget).within(seconds))
    if level.plans:
        return Search(
            seed,
            budget=level.budget,
            width=level.width,
            followed=level.followed,
            tried=level.tried,
            trials=level.trials,
        )
    if level.overlooks or level.misjudges:
        return Learner(seed, level)
    return Greedy(seed, evaluations=level.budget.positions)
