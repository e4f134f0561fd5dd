"""Counts that pin the lists of moves of the first decisions."""

from __future__ import annotations

import pytest

from underhall.core import DEALER, Move
from underhall.games.caverna.game import GAME
from underhall.games.caverna.state import CavernaState


def ways(state: CavernaState, depth: int) -> int:
    """How many ways there are to play the next decisions, over all draws in between."""
    draw = GAME.chance(state)
    if draw is not None:
        return sum(_ways_after(state, DEALER, outcome, depth) for outcome in dict.fromkeys(draw.outcomes))
    seat = GAME.actors(state)[0]
    moves = GAME.moves(state, seat)
    return len(moves) if depth == 1 else sum(_ways_after(state, seat, move, depth - 1) for move in moves)


def _ways_after(state: CavernaState, seat: int, move: Move, depth: int) -> int:
    after = state.copy()
    GAME.apply(after, seat, move)
    return ways(after, depth)


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (1, [9, 44, 137]),
        (2, [37, 197, 619]),
        (3, [46, 215, 658]),
        (4, [40, 203, 655]),
        (5, [52, 260, 796]),
        (6, [55, 269, 883]),
        (7, [61, 326, 991]),
    ],
)
def test_the_first_decisions_can_be_played_in_as_many_ways_as_ever(players: int, counts: list[int]) -> None:
    start = GAME.start(GAME.setup(players, {"first_player": 0}))
    assert [ways(start, depth) for depth in (1, 2, 3)] == counts
