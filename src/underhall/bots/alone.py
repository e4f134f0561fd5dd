"""The plan of a solo game: a line to its end, made better for as long as the budget lasts.

The first line comes from ever wider beams. Then it is taken up again at one of its turns, by a player of another taste:
a few weights of the game's estimate are bent far, the same for all of a try, so that a try is a plan of its own and not
noise. What ends better replaces the rest of the line. There is no chance in a solo game: an end is what a line scores.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from math import exp
from random import Random
from typing import Any

import msgspec

from underhall.bots.planning import Chain, Effort, Turns
from underhall.core import Game, Move, Seat, State

_BEAMS = (1, 3, 9, 27)  # ends of turns that are followed side by side, plan after plan
_FIRST = 0.1  # the share of the effort that goes to them
_KEPT = 2  # ends kept per placement
_NARROW = 2  # ends of turns that are followed side by side in a try
_EARLY = 1.5  # tries begin early rather than late in the line: more than 1 is earlier
_BENT = 0.15  # the share of the weights that are bent in a try
_TASTE = 1.0  # how far, as the standard deviation of their logarithm

Line = tuple[Move, ...]


class Plan(msgspec.Struct, frozen=True):
    """A line, and the points it ends with: None if the effort did not last to the end."""

    line: Line = ()
    end: float | None = None


def plan(game: Game[Any], seat: Seat, root: State, effort: Effort, width: int) -> Plan:
    """A first line, by beams."""
    best, reserve = Plan(), int(effort.left * (1 - _FIRST))
    for beam in _BEAMS:
        found = _found(game, seat, Turns(game, seat, effort, width=min(beam, width)).line(game.copy(root), beam, _KEPT))
        if not best.line or _is_better(found, best):
            best = found
        if effort.left <= reserve:
            break
    return best


def improve(game: Game[Any], seat: Seat, root: State, best: Plan, effort: Effort, rng: Random) -> Plan:
    """A better plan, if there is one to be found before the effort is used up."""
    if best.end is None:
        return best
    stops = _stops(game, seat, root, best.line)
    while effort.left > 0:
        state, used = stops[int(len(stops) * rng.random() ** _EARLY)]
        with _taste(game, rng):
            found = _found(game, seat, Turns(game, seat, effort, width=1).line(game.copy(state), _NARROW, 1))
        if found.end == best.end or _is_better(found, best):  # as good is welcome too: it leads elsewhere
            best = Plan((*best.line[:used], *found.line), found.end)
            stops = _stops(game, seat, root, best.line)
    return best


def _found(game: Game[Any], seat: Seat, chain: Chain) -> Plan:
    return Plan(chain.line, float(game.totals(chain.state)[seat]) if game.is_over(chain.state) else None)


def _is_better(one: Plan, other: Plan) -> bool:
    return one.end is not None and (other.end is None or one.end > other.end)


def _stops(game: Game[Any], seat: Seat, root: State, line: Line) -> list[tuple[State, int]]:
    """The positions in which the turns of a line begin, each with how much of the line is behind it."""
    state, used, turn = game.copy(root), 0, None
    found: list[tuple[State, int]] = []
    while not game.is_over(state):
        if game.turn(state) != turn:
            turn = game.turn(state)
            found.append((game.copy(state), used))
        moves = game.moves(state, seat)
        if len(moves) > 1:  # others are not in a line: a match takes them by itself
            move, used = line[used], used + 1
        else:
            move = moves[0]
        game.apply(state, seat, move)
    return found


def _taste(game: Game[Any], rng: Random) -> AbstractContextManager[None]:
    """Lets a game with a fitted estimate judge to another taste for a while."""
    fitted = game.fitted
    if fitted is None:
        return nullcontext()
    bent = dict(fitted.table(1))
    for name, weights in bent.items():
        if rng.random() < _BENT:
            factor = exp(rng.gauss(0.0, _TASTE))
            bent[name] = [factor * weight for weight in weights]
    return fitted.using(1, bent)
