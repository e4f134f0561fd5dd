"""Advice: the best lines that a strong bot finds in a situation, and what each of them leads to.

A line is a whole turn where a game has turns, else a single move. It comes with the points that every seat may expect
after it, so that a hint can say why: how many points it leads to, and how many more than the next best. `story` is
what a line looks like at the table, for those who tell it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from underhall.bots.greedy import Greedy
from underhall.bots.planning import Budget, Chain, Effort, Turns, drawn
from underhall.bots.situation import Situation
from underhall.core import DEALER, Event, Match, Move, Seat, State

BUDGET = Budget(3_000)
_WIDTH = 3
_SAMPLES = 4  # of what is hidden, for the points after a single move


class Line(msgspec.Struct, frozen=True):
    """Moves that belong together, and what they lead to: expected points per seat, and the lead that a bot goes for."""

    moves: tuple[Move, ...]
    lead: float
    points: tuple[float, ...]


def advise(situation: Situation, seed: str, *, budget: Budget = BUDGET) -> list[Line]:
    """All answers to the decision, each with the best line that begins with it, best first."""
    rng = Random(seed)
    if situation.decision.hidden or situation.turn is None:
        appraised = Greedy(seed, evaluations=budget.positions).appraise(situation)
        states = [situation.sample(rng) for _ in range(_SAMPLES)]
        return [Line((one.move,), one.value, _points_after(situation, one.move, states, rng)) for one in appraised]
    game, seat = situation.game, situation.seat
    turns = Turns(game, seat, Effort(budget), luck=rng.getrandbits(32), width=_WIDTH)
    ends = turns.ends(Chain(0.0, situation.sample(rng), (), 0), 1)
    lines: dict[Move, Line] = {}
    for chain in ends:
        if chain.line[0] not in lines:
            drawn(game, chain.state, rng)
            lines[chain.line[0]] = Line(chain.line, chain.value, tuple(game.expected(chain.state)))
    return list(lines.values())


def story(match: Match, seat: Seat, moves: Sequence[Move]) -> tuple[Event, ...]:
    """What these moves bring about for their seat, up to the first draw. In a secret decision the others answer first:
    the game tells what was chosen when all have. A move that only ends a turn tells nothing: what follows is no longer
    its doing."""
    twin, game = match.copy(), match.game
    decision = twin.decision
    if decision is not None and decision.hidden:
        for other in decision.seats:
            if other != seat:
                twin.play(twin.moves(other, side=False)[0], other)
    told: list[Event] = []
    for move in moves:
        decision = twin.decision
        if decision is None or seat not in decision.seats or move not in twin.moves(seat):
            break
        turn, before = game.turn(twin.state), twin.ply
        twin.play(move, seat)
        if game.turn(twin.state) != turn and " " not in str(move):
            break
        for ply in twin.plies[before:]:
            if ply.seat == DEALER:
                return tuple(told)
            told += [event for event in ply.events if event.seat == seat and (event.only is None or seat in event.only)]
    return tuple(told)


def _points_after(situation: Situation, move: Move, states: list[State], rng: Random) -> tuple[float, ...]:
    game, seat = situation.game, situation.seat
    totals: list[float] = []
    for sample in states:
        state = game.copy(sample)
        for other in game.actors(state):
            if other != seat:
                game.apply(state, other, rng.choice(game.moves(state, other, side=False)))
        game.apply(state, seat, move)
        drawn(game, state, rng)
        points = game.expected(state)
        totals = [a + b for a, b in zip(totals, points, strict=True)] if totals else points
    return tuple(total / len(states) for total in totals)
