"""Weights that change with the time left: given for a few moments, with straight lines between them.

Apart from `fitted`, which reads and writes them, because an estimate looks them up at every position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

_FINE: Final = 60  # the time left is rounded to this part of a unit


class Scale:
    """The weights for one number of players, ready to be looked up by the time left."""

    __slots__ = ("_at", "_knots", "_rows")

    def __init__(self, names: Sequence[str], knots: Sequence[float], table: Mapping[str, list[float]]) -> None:
        self._knots = knots
        self._rows = [table.get(name, [0.0] * len(knots)) for name in names]
        self._at: dict[int, list[float]] = {}

    def weights(self, time: float) -> list[float]:
        """The weights of all features, in the order of the names, with this much time left."""
        fine = int(time * _FINE + 0.5)
        found = self._at.get(fine)
        if found is None:
            around = shares(self._knots, fine / _FINE)
            found = self._at[fine] = [sum([share * row[knot] for knot, share in around]) for row in self._rows]
        return found


def shares(knots: Sequence[float], time: float) -> list[tuple[int, float]]:
    """How much each of the moments around a time counts."""
    if time >= knots[-1]:
        return [(len(knots) - 1, 1.0)]
    knot = next(number for number in range(1, len(knots)) if time < knots[number])
    part = (time - knots[knot - 1]) / (knots[knot] - knots[knot - 1])
    return [(knot - 1, 1.0 - part), (knot, part)]
