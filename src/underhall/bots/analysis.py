"""Analysis of a finished game: what every seat could expect over time, and the decisions that mattered most.

Every decision is looked at with what its seat knew then. A quick look at all of them finds the ones that may have cost
something; those are looked at again with patience. What a decision cost is how much better the best line was than the
best line that began with the move that was played, in points of the lead that bots go for.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from underhall.bots.advice import BUDGET, Line, advise
from underhall.bots.greedy import Greedy
from underhall.bots.planning import Budget
from underhall.bots.situation import Situation
from underhall.core import ArgumentError, Match, Move, Seat

MOST = 3
"""How many decisions are reported."""
_QUICK = 40  # positions of the first look
_LOOKED_AT = 8  # decisions that are looked at with patience
_LITTLE = 0.5  # points; smaller losses are not reported

Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""


class Turning(msgspec.Struct, frozen=True):
    """A decision that mattered. `ply` is the length of the record before it: branch there to play on otherwise."""

    ply: int
    seat: Seat
    played: Move
    better: tuple[Move, ...]
    """The best line; its first move is the one to make instead."""
    cost: float
    """How many points it cost."""


class Analysis(msgspec.Struct, frozen=True):
    expected: tuple[tuple[float, ...], ...]
    """The points that each seat could expect, before the first ply and after each."""
    turnings: tuple[Turning, ...]
    """The decisions that mattered most, in the order of the game."""


def analyse(
    match: Match, *, budget: Budget = BUDGET, seed: str = "analysis", progress: Progress | None = None
) -> Analysis:
    """The analysis of a game that is over; ArgumentError for one that is not. The same seed finds the same."""
    if not match.over:
        raise ArgumentError("not_over")
    plies = list(match.plies)
    steps = len(plies) + 1 + _LOOKED_AT
    expected: list[tuple[float, ...]] = []
    costs: list[tuple[float, int]] = []
    kept: dict[int, Match] = {}
    for number, past in enumerate(match.history()):
        expected.append(tuple(past.game.expected(past.state)))
        if number < len(plies) and plies[number].seat >= 0:
            cost = _quick_cost(past, plies[number].seat, plies[number].move, f"{seed} {number}")
            costs.append((cost, number))
            kept[number] = past
            if len(costs) > _LOOKED_AT:
                costs.sort(key=lambda one: (-one[0], one[1]))
                del kept[costs.pop()[1]]
        if progress is not None:
            progress(number + 1, steps)
    turnings = []
    for done, (_, number) in enumerate(costs, start=1):
        found = _turning(kept[number], number, plies[number].seat, plies[number].move, budget, f"{seed} {number}")
        if found is not None:
            turnings.append(found)
        if progress is not None:
            progress(len(plies) + 1 + done, steps)
    if progress is not None:
        progress(steps, steps)
    turnings.sort(key=lambda one: -one.cost)
    return Analysis(tuple(expected), tuple(sorted(turnings[:MOST], key=lambda one: one.ply)))


def _quick_cost(past: Match, seat: Seat, played: Move, seed: str) -> float:
    situation = Situation(past, seat)
    if len(situation.moves) + len(situation.side_moves) < 2:
        return 0.0
    appraised = Greedy(seed, evaluations=_QUICK).appraise(situation)
    value = next((one.value for one in appraised if one.move == played), appraised[0].value)
    return appraised[0].value - value


def _turning(past: Match, ply: int, seat: Seat, played: Move, budget: Budget, seed: str) -> Turning | None:
    lines = advise(Situation(past, seat), seed, budget=budget)
    mine: Line | None = next((line for line in lines if line.moves[:1] == (played,)), None)
    if mine is None or lines[0].lead - mine.lead < _LITTLE:
        return None
    return Turning(ply, seat, played, lines[0].moves, round(lines[0].lead - mine.lead, 2))
