"""Playing on from a state, for searchers: to the end, or to where a seat has a choice.

Everything here plays on in the state it is given; copy it first. Luck is the searcher's own generator, never the
dealer, and nobody's secrets are kept: begin with a sample (`Game.determinize`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from underhall.core.agenda import DEALER, Decide, Seat, State
from underhall.core.game import Game
from underhall.core.notation import Move

Policy = Callable[[Any, Seat, Sequence[Move]], Move]
"""Chooses one of the moves of a seat in a state."""


class Numbers(Protocol):
    """The part of `random.Random` that playouts use."""

    def random(self) -> float: ...


def playout(
    game: Game[Any], state: State, rng: Numbers, policy: Policy | None = None, *, limit: int | None = None
) -> int:
    """Play on until the game is over, or for `limit` decisions. Returns how many were made, forced ones included.

    Seats move by `policy`; without one, uniformly at random among all their moves, side moves included. Where several
    seats decide at the same time, the first that is left goes next.
    """
    luck = rng.random
    made = 0
    while state.agenda and made != limit:
        if policy is None:
            seat, move = game.sample(state, luck)
        else:
            seat, moves = game.choices(state)
            move = moves[int(luck() * len(moves))] if seat == DEALER else policy(state, seat, moves)
        game.apply(state, seat, move)
        made += seat != DEALER
    return made


def advance(game: Game[Any], state: State, rng: Numbers | None = None) -> tuple[Seat, Sequence[Move]]:
    """Take decisions that have a single answer, and with an `rng` also draw, until a seat has a choice or the game is
    over. Returns `Game.choices` there. Where answers are hidden, one that is forced is not taken, as in a match."""
    while True:
        seat, moves = game.choices(state)
        if seat == DEALER:
            if not moves or rng is None:
                return seat, moves
            game.apply(state, seat, moves[int(rng.random() * len(moves))])
        else:
            step = state.agenda[-1]
            assert isinstance(step, Decide)
            if len(moves) != 1 or step.hidden or len(step.actors(state)) != 1:
                return seat, moves
            game.apply(state, seat, moves[0])
