"""Playing on for searchers: `choices`, `sample`, `totals`, `playout` and `advance` agree with what `Game` lists."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import underhall
from tests.core.pebbles import GAME as PEBBLES
from underhall.core import DEALER, Game, Move, Seat, State, advance, playout

GAMES = [underhall.game(name) for name in underhall.all_games()] + [PEBBLES]
SETUPS = [(game, players) for game in GAMES for players in (game.players[0], game.players[-1])]
every_game = pytest.mark.parametrize(("game", "players"), SETUPS, ids=lambda value: getattr(value, "id", None))


@every_game
def test_one_call_lists_and_samples_what_several_do(game: Game[Any], players: int) -> None:
    state = game.start(game.setup(players, {}))
    random = Random("sample")
    while not game.is_over(state):
        seat, moves = game.choices(state)
        if seat == DEALER:
            draw = game.chance(state)
            assert draw is not None
            assert list(moves) == list(draw.outcomes)
        else:
            assert seat == game.actors(state)[0]
            assert moves == game.moves(state, seat)
        number = random.random()
        sampled = game.sample(state, lambda number=number: number)  # type: ignore[misc]
        assert sampled == (seat, moves[int(number * len(moves))])
        assert game.totals(state) == [score.total for score in game.scores(state)]
        game.apply(state, *sampled)
    assert game.choices(state) == (DEALER, ())
    assert game.totals(state) == [score.total for score in game.scores(state)]


@every_game
def test_a_playout_goes_to_the_end_or_to_its_limit(game: Game[Any], players: int) -> None:
    setup = game.setup(players, {})
    state: State = game.start(setup)
    made = playout(game, state, Random("playout"))
    assert made > 0
    assert game.is_over(state)
    assert playout(game, state, Random("playout")) == 0

    short: State = game.start(setup)
    assert playout(game, short, Random("playout"), limit=3) == 3
    assert not game.is_over(short)
    assert playout(game, short, Random("playout"), limit=0) == 0


def test_a_playout_follows_a_policy() -> None:
    asked: list[Seat] = []

    def last(state: State, seat: Seat, moves: Sequence[Move]) -> Move:
        asked.append(seat)
        return moves[-1]

    game = underhall.game("ghosts_galore")
    state = game.start(game.setup(3, {}))
    assert playout(game, state, Random("policy"), last) == len(asked)
    assert game.is_over(state)
    assert set(asked) == {0, 1, 2}


def test_advance_takes_what_is_forced_and_draws_only_with_an_rng() -> None:
    game = underhall.game("mountain_king")
    state = game.start(game.setup(3, {}))
    seat, outcomes = advance(game, state)
    assert seat == DEALER
    assert outcomes
    random = Random("advance")
    while not game.is_over(state):
        seat, moves = advance(game, state, random)
        if game.is_over(state):
            break
        assert seat in game.actors(state)
        assert len(moves) > 1
        assert moves == game.moves(state, seat)
        game.apply(state, seat, moves[int(random.random() * len(moves))])
    assert advance(game, state, random) == (DEALER, ())


def test_advance_leaves_hidden_answers_to_their_seats() -> None:
    game = underhall.game("ghosts_galore")
    state = game.start(game.setup(2, {}))
    seat, moves = advance(game, state, Random("hidden"))
    assert (seat, len(moves)) == (0, 2)
    game.apply(state, seat, moves[0])
    assert advance(game, state, Random("hidden"))[0] == 1
