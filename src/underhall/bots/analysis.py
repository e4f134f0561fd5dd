"""Analysis of a finished game: what every seat could expect over time, and the decisions that mattered most.

Every decision is looked at with what its seat knew then. A quick look at all of them finds the ones that may have cost
something; those are looked at again with patience. What a decision cost is how much better the best line was than the
best line that began with the move that was played, in points of the lead that bots go for.

`analyse` does it all at once. A server does it in parts: `glances` over some plies at a time, `to_look_at`, `turning`
for each of those, `that_mattered`. It comes to the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

import msgspec

from underhall.bots.advice import BUDGET, Line, advise
from underhall.bots.greedy import Greedy
from underhall.bots.planning import Budget
from underhall.bots.situation import Situation
from underhall.core import ArgumentError, Match, Move, Seat
from underhall.core.match import check_match
from underhall.core.messages import told

MOST = 3
"""How many decisions are reported."""
_QUICK = 40  # positions of the first look
_LOOKED_AT = 8  # decisions that are looked at with patience
_LITTLE = 0.5  # points; smaller losses are not reported

SEED = "analysis"
Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""


class Glance(msgspec.Struct, frozen=True):
    """A quick look at one ply: what every seat could expect before it, and what it may have cost, if it was decided."""

    expected: tuple[float, ...]
    cost: float | None = None


class Turning(msgspec.Struct, frozen=True):
    """A decision that mattered. `ply` is the length of the record before it: branch there to play on otherwise."""

    ply: int
    seat: Seat
    played: Move
    better: tuple[Move, ...]
    """The best line; its first move is the one to make instead."""
    cost: float
    """How many points it cost."""


class _Costly(Protocol):
    @property
    def ply(self) -> int: ...
    @property
    def cost(self) -> float: ...


C = TypeVar("C", bound=_Costly)


class Analysis(msgspec.Struct, frozen=True):
    expected: tuple[tuple[float, ...], ...]
    """The points that each seat could expect, before the first ply and after each."""
    turnings: tuple[Turning, ...]
    """The decisions that mattered most, in the order of the game."""


def analyse(match: Match, *, budget: Budget = BUDGET, seed: str = SEED, progress: Progress | None = None) -> Analysis:
    """The analysis of a game that is over; ArgumentError for one that is not. The same seed finds the same."""
    check_match(match)
    done, of = 0, steps(match.ply)

    def step() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, of)

    seen: list[Glance] = []
    for glance in glances(match, seed=seed):
        seen.append(glance)
        step()
    found = []
    for ply in to_look_at(seen):
        found.append(turning(match, ply, budget=budget, seed=seed))
        step()
    if progress is not None:
        progress(of, of)
    return Analysis(tuple(glance.expected for glance in seen), tuple(that_mattered(found)))


def steps(plies: int) -> int:
    """How many steps the analysis of a record has: a glance before each ply and after the last, then patient looks."""
    return plies + 1 + _LOOKED_AT


def glances(match: Match, start: int = 0, *, seed: str = SEED) -> Iterator[Glance]:
    """A quick look at each ply from `start` on, and at the end."""
    check_match(match)
    if not match.over:
        raise ArgumentError("not_over")
    plies = match.plies
    for past in match.history(start):
        number = past.ply
        expected = tuple(past.game.expected(past.state))
        if number < len(plies) and plies[number].seat >= 0:
            ply = plies[number]
            yield Glance(expected, _quick_cost(past, ply.seat, ply.move, f"{seed} {number}"))
        else:
            yield Glance(expected)


def to_look_at(seen: Sequence[Glance]) -> list[int]:
    """The plies that deserve a patient look, the costliest first."""
    costs = [(-glance.cost, ply) for ply, glance in enumerate(seen) if glance.cost is not None]
    return [ply for _, ply in sorted(costs)[:_LOOKED_AT]]


def turning(match: Match, ply: int, *, budget: Budget = BUDGET, seed: str = SEED) -> Turning | None:
    """A patient look at one decision; None if it cost little."""
    past = match.at(ply)
    if ply == match.ply:
        raise ArgumentError("ply", ply=told(ply), last=match.ply - 1)
    made = match.plies[ply]
    lines = advise(Situation(past, made.seat), f"{seed} {ply}", budget=budget)
    mine: Line | None = next((line for line in lines if line.moves[:1] == (made.move,)), None)
    if mine is None or lines[0].lead - mine.lead < _LITTLE:
        return None
    return Turning(ply, made.seat, made.move, lines[0].moves, round(lines[0].lead - mine.lead, 2))


def that_mattered(found: Sequence[C | None]) -> list[C]:
    """Those of the decisions looked at with patience that cost most, in the order of the game."""
    costly = sorted((one for one in found if one is not None), key=lambda one: -one.cost)[:MOST]
    return sorted(costly, key=lambda one: one.ply)


def _quick_cost(past: Match, seat: Seat, played: Move, seed: str) -> float:
    situation = Situation(past, seat)
    if len(situation.moves) + len(situation.side_moves) < 2:
        return 0.0
    appraised = Greedy(seed, evaluations=_QUICK).appraise(situation)
    value = next((one.value for one in appraised if one.move == played), appraised[0].value)
    return appraised[0].value - value
