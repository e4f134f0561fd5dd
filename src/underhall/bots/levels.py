"""The five levels that people choose from, each a bot by name: `beginner`, `casual`, `able`, `strong`, `masterly`.

The first three judge like `greedy`, but like people who are still learning: they misjudge what moves are worth, and the
first two overlook some (`slips`). `strong` and `masterly` plan (see `search`); `masterly` also tries its best plans
further. docs/bots.md has the figures of each.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from underhall.bots.greedy import EVALUATIONS, Greedy
from underhall.bots.planning import Budget
from underhall.bots.search import Search
from underhall.bots.situation import Situation
from underhall.bots.slips import Slips
from underhall.core import Game, Move


class Level(msgspec.Struct, frozen=True):
    """What makes a level. `budget` is per decision; without `plans` it is what greedy may look at."""

    budget: Budget
    enough: dict[str, int] = {}
    """By game, the positions that are enough with others at the table: more of them brought nothing."""
    alone: dict[str, int] = {}
    """By game, the positions per decision for who is alone at the table."""
    overlooks: float = 0.0
    """The chance to overlook a move."""
    misjudges: float = 0.0
    """By how much a move is misjudged, as a share of how far moves are apart (see `Slips`),"""
    careful: bool = False
    """but not what somebody with some practice sees to (`Game.neglect`)."""
    plans: bool = False
    width: int = 3
    followed: int = 0
    """How many of its best turns are tried beyond the turn,"""
    ahead: int = 1
    """over how many more turns of its own,"""
    tried: int = 1
    """and, where there are no turns, how many of its best answers are tried further;"""
    trials: int = 0
    """how often each of them, at most."""


LEVELS: Final[dict[str, Level]] = {
    "beginner": Level(Budget(60), overlooks=0.3, misjudges=1.0),
    "casual": Level(Budget(120), overlooks=0.08, misjudges=0.65),
    "able": Level(Budget(EVALUATIONS), misjudges=0.4, careful=True),
    "strong": Level(Budget(1_500), misjudges=0.2, careful=True, plans=True),
    "masterly": Level(
        Budget(40_000),
        enough={"caverna": 5_000, "mountain_king": 20_000},
        alone={"caverna": 90_000},
        plans=True,
        width=4,
        followed=8,
        ahead=3,
        tried=8,
        trials=32,
    ),
}
"""From the friendliest to the strongest."""


class Learner:
    """Judges as greedy does, but overlooks some moves and misjudges the others."""

    def __init__(self, seed: str, level: Level) -> None:
        self._rng = Random(f"{seed} neglect")
        self._slips = _slips(seed, level)
        self._greedy = Greedy(seed, evaluations=level.budget.positions)

    def choose(self, situation: Situation) -> Move:
        if len(situation.moves) == 1 and not situation.side_moves:
            return situation.moves[0]
        return self._slips.answer(self._greedy.appraise(situation), self._neglect(situation))

    def _neglect(self, situation: Situation) -> Callable[[Move], float] | None:
        """What the seat neglects after each move, in one sample of what is hidden."""
        game, seat = situation.game, situation.seat
        if not self._slips.careful or type(game).neglect is Game.neglect:
            return None
        sample = situation.sample(self._rng)

        def after(move: Move) -> float:
            state = game.copy(sample)
            game.apply(state, seat, move)
            return game.neglect(state, seat)

        return after


def player(name: str, seed: str, *, budget: Budget | None = None, seconds: float = 0.0) -> Learner | Search:
    """A bot of that level. A `budget` replaces the level's own; `seconds` sets a time limit as well."""
    level = LEVELS[name]
    level = msgspec.structs.replace(level, budget=(budget or level.budget).within(seconds))
    if not level.plans:
        return Learner(seed, level)
    return Search(
        seed,
        budget=level.budget,
        enough=None if budget else level.enough,
        alone=None if budget else level.alone,
        width=level.width,
        followed=level.followed,
        ahead=level.ahead,
        tried=level.tried,
        trials=level.trials,
        slips=_slips(seed, level),
    )


def _slips(seed: str, level: Level) -> Slips:
    return Slips(seed, overlooks=level.overlooks, misjudges=level.misjudges, careful=level.careful)
