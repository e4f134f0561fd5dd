"""The plan of a solo game: a course of turns to its end, made better for as long as the budget lasts.

There is no chance in a solo game: an end is what a course scores, so courses are compared by their ends alone.

- The first course comes from beams over whole turns (`planning`).
- A course grows: from one of its turns on, it is made again by a beam that is the wider, the fewer turns are left, and
  by a taste: the weights of the game's estimate, bent a little further each time. One weight changed is a coherent
  plan, such as a larger family.
- Then it is changed turn by turn (`annealing`), which finds what no estimate knows of.

Both accept a worse end now and then, the longer the less. A large budget does this several times from the beginning and
goes on with the best.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Any

import msgspec

from underhall.bots.annealing import Annealing, Heat, Plan
from underhall.bots.planning import Budget, Effort, Turns
from underhall.core import Game, Seat, State
from underhall.core.fitted import Fitted, Table

PER_TURN = 3
"""Decisions whose budget goes into changing the plan when a turn begins: the others only follow it."""
WORTHWHILE = 100_000
"""Positions that a small budget is saved up to before the plan is changed: shorter changes get nowhere."""
_AT_ONCE = 20  # decisions whose budget may be used up at one of them,
_PATIENCE = 1_200_000  # but hardly more positions than people wait for
_FIRST = 80  # decisions whose budget may go into plans from the beginning, at the first few decisions,
_OF_ALL = 0.5  # but only this share of those in sight
_OF_BEAMS = 0.4  # the share of the effort for a first course that goes to beams,
_BEAMS = (0.25, 0.75)  # one narrower and one wider
_STARTS = 3  # courses that are begun at most,
_FOR_START = 200_000  # positions that are enough for one
_FRESH = 600_000  # positions with which it is worth while to begin another one later
_OF_GROWTH = 0.25  # the share of the effort for each of them in which it grows
_OF_BEST = 0.4  # the share of the whole that goes to the best of them,
_CYCLES = 2  # which is heated up again so often

_PER_END = 180  # positions that a beam looks at for each end and turn, until one has shown it
_BEAMS_TO_GROW = 5  # beams that there is effort for while a course grows, at least,
_FEWEST = 2  # ends of turns in one of them at least,
_WIDEST = 100  # and at most
_ENOUGH = 10  # an effort for so many of the narrowest beams can be spared one of them
_KEPT = 2  # ends kept per placement,
_WIDTH = 2  # chains followed to find them
_EARLY = 1.5  # beams begin early rather than late in the course: more than 1 is earlier
_COMMON = 0.5  # the share of the beams whose taste is near the common one, not near the last

_BENT = 0.03  # the share of the weights that are bent for the next taste
_ALL = 0.15  # the chance that what counts together is bent together
_FAR = 0.6  # how far, as the standard deviation of their logarithm
_MORE = 0.5  # how much is added to a weight that is bent alone, as a standard deviation


class Grown(msgspec.Struct, frozen=True):
    """A plan, and the taste that led to it."""

    plan: Plan
    taste: Table | None = None

    @property
    def end(self) -> float:
        return _end(self.plan)


_NEW = Heat(1.5, 0.3, turn=0.7)
_AGAIN = Heat(1.0, 0.25, turn=0.3)
_LATER = Heat(0.8, 0.25)


def plan(game: Game[Any], seat: Seat, root: State, budget: Budget, width: int, rng: Random) -> Plan:
    """A first plan: the best of a few courses, each grown to tastes of its own and then changed, is changed further."""
    effort = Effort(Budget(at_once(budget), budget.seconds))
    solo = Solo(game, seat, root, effort, rng, width)
    first = solo.beam(root, 1)
    if first.end is None:
        return first
    effort.left = min(effort.left, budget.positions * ahead(first))
    effort.pace()
    return solo.best_of_starts(solo.by_beams(first))


def at_once(budget: Budget) -> int:
    """The positions that may be used up at one decision."""
    return min(_AT_ONCE * budget.positions, max(_PATIENCE, budget.positions))


def ahead(first: Plan) -> int:
    """Decisions whose budget goes into plans from the beginning: most of those to come only follow them."""
    return max(1, min(_FIRST, int(len(first.line) * _OF_ALL)))


def improve(game: Game[Any], seat: Seat, root: State, best: Plan, effort: Effort, rng: Random) -> Plan:
    """A better plan, if there is one to be found before the effort is used up."""
    if best.end is None:
        return best
    solo = Solo(game, seat, root, effort, rng, _WIDTH)
    known, turns = Grown(best), len(solo.annealing().course(root, best.line))
    if effort.left > _ENOUGH * _PER_END * turns:
        solo.beam(root, 1)  # shows how many positions there is time for
        effort.pace()
    if effort.left >= _FRESH:
        half = effort.left // 2
        fresh = solo.regrown(root, solo.ends(int(half * _OF_BEAMS), turns), None)
        if fresh is not None:
            known = max(known, solo.changed(fresh, _NEW, half), key=_end)
    known = solo.grown(known, _LATER, int(effort.left * (1 - _OF_GROWTH)))
    return solo.changed(known, _LATER, 0).plan


class Solo:
    """What is known of one position: the game from here on, and the effort that is left for it."""

    def __init__(self, game: Game[Any], seat: Seat, root: State, effort: Effort, rng: Random, width: int) -> None:
        self.game = game
        self.seat = seat
        self.root = root
        self.effort = effort
        self.rng = rng
        self.width = min(width, _WIDTH)
        self.per_end = _PER_END

    def ends(self, positions: int, turns: int) -> int:
        """How many ends of turns a beam over so many turns may follow."""
        return min(_WIDEST, positions // (self.per_end * turns))

    def annealing(self, taste: Table | None = None) -> Annealing:
        return Annealing(self.game, self.seat, self.effort, self.rng, taste)

    def by_beams(self, first: Plan) -> list[Plan]:
        """What wide beams make of the game, the best plan first."""
        found, turns = [first], len(self.annealing().course(self.root, first.line))
        whole = self.effort.left * _OF_BEAMS
        for share in _BEAMS:
            ends, before = self.ends(int(whole * share), turns), self.effort.left
            if ends > 1:
                plan = self.beam(self.root, ends)
                if plan.end is not None:
                    found.append(plan)
                self.per_end = max(1, (before - self.effort.left) // (ends * turns))
        return sorted(found, key=_end, reverse=True)

    def best_of_starts(self, plans: Sequence[Plan]) -> Plan:
        left = self.effort.left
        after = int(left * _OF_BEST)
        starts = max(1, min(_STARTS, (left - after) // _FOR_START))
        share = (left - after) / starts
        best = Grown(plans[0])
        for start in range(starts):
            reserve = after + int(share * (starts - 1 - start))
            found = self.grown(Grown(plans[start % len(plans)]), _NEW, reserve + int(share * (1 - _OF_GROWTH)))
            found = self.changed(found, _NEW, reserve)
            best = max(best, found, key=_end)
        for cycle in range(_CYCLES, 0, -1):
            reserve = after * (cycle - 1) // _CYCLES
            best = self.grown(best, _AGAIN, reserve + int(after / _CYCLES * (1 - _OF_GROWTH)))
            best = self.changed(best, _AGAIN, reserve)
        return best.plan

    def grown(self, known: Grown, heat: Heat, reserve: int) -> Grown:
        """The best course that comes of beams from one turn or another of the last, until only the reserve is left."""
        effort, annealing = self.effort, self.annealing()
        course, last, best = annealing.course(self.root, known.plan.line), known, known
        whole = max(1, effort.left - reserve)
        each = whole // (_BEAMS_TO_GROW * self.per_end)
        while effort.left > reserve and each >= _FEWEST:
            effort.spend()
            number = max(int(len(course) * self.rng.random() ** _EARLY), len(course) - each // _FEWEST)
            ends = min(_WIDEST, each // (len(course) - number))
            found = self.regrown(course[number].start, ends, last.taste)
            if found is None:
                break
            gain = found.end - last.end
            if gain >= 0 or self.rng.random() < exp(gain / heat.at(1 - (effort.left - reserve) / whole)):
                line = (*annealing.line_of(self.root, course[:number]), *found.plan.line)
                last = Grown(Plan(line, found.plan.end), found.taste)
                course = annealing.course(self.root, line)
                if last.end > best.end:
                    best = last
        return best

    def regrown(self, start: State, ends: int, taste: Table | None) -> Grown | None:
        """The rest, as a beam makes it to a taste near this one."""
        fitted = self.game.fitted
        if fitted is None:
            found = self.beam(start, ends)
            return None if found.end is None else Grown(found)
        near = fitted.table(1) if taste is None or self.rng.random() < _COMMON else taste
        table = bent(near, fitted, self.rng)
        with fitted.using(1, table):
            found = self.beam(start, ends)
        return None if found.end is None else Grown(found, table)

    def changed(self, known: Grown, heat: Heat, reserve: int) -> Grown:
        """The course changed turn by turn, to its taste, until only the reserve is left."""
        fitted, table = self.game.fitted, known.taste
        annealing = self.annealing(table)
        if fitted is None or table is None:
            return Grown(annealing.improve(self.root, known.plan, heat, reserve), table)
        with fitted.using(1, table):
            return Grown(annealing.improve(self.root, known.plan, heat, reserve), table)

    def beam(self, state: State, ends: int) -> Plan:
        """What a beam of so many ends of turns makes of the rest."""
        turns = Turns(self.game, self.seat, self.effort, width=min(ends, self.width))
        chain = turns.line(self.game.copy(state), ends, _KEPT)
        over = self.game.is_over(chain.state)
        return Plan(chain.line, float(self.game.totals(chain.state)[self.seat]) if over else None)


def _end(one: Plan | Grown) -> float:
    assert one.end is not None
    return one.end


def bent(table: Mapping[str, Sequence[float]], fitted: Fitted, rng: Random) -> Table:
    """A taste near this one: a few weights are bent, more so early in the game or late, or begin to count."""
    found = {name: list(weights) for name, weights in table.items()}
    for name in fitted.names:
        if rng.random() < _BENT and name in found:
            _bend(found, name, rng.gauss(0.0, _FAR), rng.random(), rng.gauss(0.0, _MORE))
    for names in fitted.together:
        if rng.random() < _ALL:
            far, late = rng.gauss(0.0, _FAR), rng.random()
            for name in names:
                if name in found:
                    _bend(found, name, far, late, 0.0)
    return found


def _bend(table: Table, name: str, early: float, share: float, more: float) -> None:
    weights = table[name]
    late, last = early * share, len(weights) - 1
    table[name] = [
        weight * exp(late + (early - late) * knot / last) + more * (knot > 0) for knot, weight in enumerate(weights)
    ]
