"""The mistakes of the levels below the strongest: they overlook some answers and misjudge the others.

How far they misjudge is a share of how far the answers at hand are apart, so that a level is as much weaker than the
next in a game of small differences as in one of large ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from underhall.bots.greedy import Appraisal
from underhall.core import Move


class Slips:
    def __init__(self, seed: str, *, overlooks: float = 0.0, misjudges: float = 0.0, careful: bool = False) -> None:
        """`overlooks` is the chance to overlook an answer; `misjudges` the standard deviation of what a level gets
        wrong about the others, as a share of the distance from the best to the middling answer. A `careful` level
        neglects nothing by mistake (`Game.neglect`)."""
        self._rng = Random(f"{seed} slips")
        self._overlooks = overlooks
        self._misjudges = misjudges
        self.careful = careful

    def best_of(self, values: Sequence[float], neglect: Callable[[int], float] | None = None) -> int:
        """The number of the answer that seems best. The values come with the best first. A careful level leaves out
        those that neglect more than they need to."""
        if len(values) == 1 or not (self._overlooks or self._misjudges):
            return 0
        rng, wrong = self._rng, self._misjudges * (values[0] - sorted(values, reverse=True)[len(values) // 2])
        seems: list[tuple[float, int]] = []
        for number, value in enumerate(values):
            overlooked, seeming = rng.random() < self._overlooks, value + rng.gauss(0.0, wrong)
            if not overlooked:
                seems.append((-seeming, number))
        if not seems:
            return 0
        if neglect is None or not self.careful:
            return min(seems)[1]
        return min((neglect(number), seeming, number) for seeming, number in seems)[2]

    def answer(self, appraised: Sequence[Appraisal], neglect: Callable[[Move], float] | None = None) -> Move:
        """The answer that seems best, of all that `greedy` has appraised. A side move that it found worthwhile is
        overlooked or made, never misjudged: whoever sees the food for hungry dwarfs does not let them beg. Other side
        moves are never made by mistake: they would never end."""
        best = appraised[0]
        if best.side and self._rng.random() >= self._overlooks:
            return best.move
        plain = [one for one in appraised if not one.side]
        values = [one.value for one in plain]
        return plain[self.best_of(values, neglect and (lambda number: neglect(plain[number].move)))].move
