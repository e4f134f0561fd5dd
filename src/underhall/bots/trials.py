"""Trials: some answers to a decision, each followed further in the same samples and with the same luck.

A bot that looks a decision or a turn ahead has an opinion of every answer. Trials correct it: everybody plays on for a
while as such a bot would, and `Game.expected` judges what came of it. Few trials prove little, so the first opinion
counts as much as some trials do. Answers that fall behind are dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

from underhall.bots.planning import LONGEST, Effort, drawn, lead
from underhall.core import Game, Seat, State, Step

PRIOR = 6.0
"""How many trials the first opinion of a single answer counts as. What follows it is largely luck."""
PRIOR_OF_TURNS = 1.0
"""The same for a whole turn. What follows it is mostly what the others can do about it."""
_LEAST = 6  # trials before an answer may be dropped
_BEHIND = 2.0  # standard errors by which it has to be behind


def best_of(
    opinions: list[float],
    trial: Callable[[list[int]], list[float]],
    effort: Effort,
    most: int,
    prior: float = PRIOR,
) -> int:
    """The number of the best answer, after `most` trials at most. `trial` makes one more of the answers that it is
    given, the most promising first, and returns what each came to; fewer values when the effort was used up
    meanwhile."""
    alive = list(range(len(opinions)))
    seen: list[list[float]] = [[] for _ in opinions]

    def worth(answer: int) -> float:
        return (prior * opinions[answer] + sum(seen[answer])) / (prior + len(seen[answer]))

    cost = 1
    for number in range(most):
        if len(alive) == 1 or effort.left < cost:  # what could not be finished need not be begun
            break
        before = effort.left
        values = trial(alive)
        cost = max(1, before - effort.left)
        if len(values) < len(alive):
            if number or len(values) < 2:
                break
            del alive[len(values) :]  # those that looked best are tried first; the others are out of the running
        for answer, value in zip(alive, values, strict=True):
            seen[answer].append(value)
        if number + 1 >= _LEAST:
            first = max(alive, key=worth)
            alive = [one for one in alive if one == first or not _is_behind(seen[one], seen[first])]
    return max(alive, key=worth)


def _is_behind(one: list[float], first: list[float]) -> bool:
    """Whether an answer did worse than another by more than luck explains; both were tried in the same trials."""
    gaps = [theirs - mine for mine, theirs in zip(one, first, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1))
    return mean > _BEHIND * spread / sqrt(len(gaps))


def follow(game: Game[Any], state: State, luck: Random, effort: Effort, beneath: list[Step]) -> None:
    """Play on, each decision by a first look, until all decide at once, what lay `beneath` the first decision on the
    agenda has its turn, or the game is over."""
    for _ in range(LONGEST):
        drawn(game, state, luck)
        if len(state.agenda) <= len(beneath) or state.agenda[: len(beneath)] != beneath:
            break
        decision = game.decision(state)
        if decision is None or decision.hidden or len(decision.seats) != 1:
            break
        seat = decision.seats[0]
        moves = game.moves(state, seat, side=False)
        best = moves[0]
        if len(moves) > 1:
            most = None
            for move in moves:
                after = game.copy(state)
                game.apply(after, seat, move)
                value = lead(game.expected(after), seat, game, after)
                if most is None or value > most:
                    best, most = move, value
            effort.spend(len(moves))
        game.apply(state, seat, best)


def answered(game: Game[Any], state: State, seat: Seat, rng: Random) -> None:
    """Let the others answer a simultaneous decision at random: their answers are unknown."""
    for other in game.actors(state):
        if other != seat:
            game.apply(state, other, rng.choice(game.moves(state, other, side=False)))
