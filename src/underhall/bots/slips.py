"""The mistakes of the levels below the strongest: they overlook some answers and misjudge the others.

How far they misjudge is a share of how far the answers at hand are apart, so that a level is as much weaker than the
next in a game of small differences as in one of large ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from underhall.bots.greedy import Appraisal
from underhall.core import Move


class Slips:
    def __init__(self, seed: str, *, overlooks: float = 0.0, misjudges: float = 0.0) -> None:
        """`overlooks` is the chance to overlook an answer; `misjudges` the standard deviation of what a level gets
        wrong about the others, as a share of the distance from the best to the middling answer."""
        self._rng = Random(f"{seed} slips")
        self._overlooks = overlooks
        self._misjudges = misjudges

    def best_of(self, values: Sequence[float]) -> int:
        """The number of the answer that seems best. The values come with the best first."""
        if len(values) == 1 or not (self._overlooks or self._misjudges):
            return 0
        rng, wrong = self._rng, self._misjudges * (values[0] - sorted(values, reverse=True)[len(values) // 2])
        best, most = 0, None
        for number, value in enumerate(values):
            overlooked, seems = rng.random() < self._overlooks, value + rng.gauss(0.0, wrong)
            if not overlooked and (most is None or seems > most):
                best, most = number, seems
        return best

    def answer(self, appraised: Sequence[Appraisal]) -> Move:
        """The answer that seems best, of all that `greedy` has appraised. A side move that it found worthwhile is
        overlooked or made, never misjudged: whoever sees the food for hungry dwarfs does not let them beg. Other side
        moves are never made by mistake: they would never end."""
        best = appraised[0]
        if best.side and self._rng.random() >= self._overlooks:
            return best.move
        plain = [one for one in appraised if not one.side]
        return plain[self.best_of([one.value for one in plain])].move
