"""What a game has to write, and that everything else works without it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from tests.core.pebbles import GAME, Pebbles, PebblesState, PebblesView
from underhall.core import Game, Move, Score, Seat, Setup, State, Step
from underhall.core.loading import new


class Needed(Game[PebblesState]):
    """Pebbles with the six methods that every game writes, and none of the others."""

    id = "pebbles"
    players = Pebbles.players
    options = Pebbles.options
    notation = Pebbles.notation
    steps = Pebbles.steps
    categories = Pebbles.categories

    def start(self, setup: Setup) -> PebblesState:
        return GAME.start(setup)

    def scores(self, state: PebblesState) -> list[Score]:
        return GAME.scores(state)

    def view(self, state: PebblesState, seat: Seat | None) -> PebblesView:
        return GAME.view(state, seat)

    def dump(self, state: PebblesState) -> dict[str, Any]:
        return GAME.dump(state)

    def restore(self, setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> PebblesState:
        return GAME.restore(setup, data, steps)

    def components(self, state: PebblesState) -> dict[str, int]:
        return GAME.components(state)


def test_a_game_of_six_methods_can_be_played_drawn_and_searched() -> None:
    game = Needed()
    match = new(game, game.setup(2, {}), "six")
    while not match.over:
        state: PebblesState = match.state
        assert game.views(state, [None, 0]) == [game.view(state, None), game.view(state, 0)]
        assert game.determinize(state, 0, Random(1)).heap == state.heap
        assert game.expected(state) == [float(score.total) for score in game.scores(state)]
        assert game.allies(state, 1) == (1,)
        assert "heap" in match.picture(0)
        moves: list[Move] = match.moves()
        match.play(moves[-1])
    assert (game.explained(), game.names("pl"), game.beside.answers) == ((), {}, ())
    assert str(match) == match.picture()


def test_what_a_game_has_to_write_is_missed_at_once() -> None:
    class Empty(Game[State]):
        pass

    game, state, setup = Empty(), State(), GAME.setup(2, {})
    questions = (
        lambda: game.start(setup),
        lambda: game.scores(state),
        lambda: game.view(state, 0),
        lambda: game.dump(state),
        lambda: game.restore(setup, {}, []),
        lambda: game.components(state),
    )
    for question in questions:
        with pytest.raises(NotImplementedError):
            question()
