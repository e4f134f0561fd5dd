"""What a plan looks at: part of the legal moves, never none, and turns that are told apart."""

from __future__ import annotations

from random import Random

import pytest

import underhall
from underhall.games.caverna import GAME
from underhall.games.caverna.border.estimate import FITTED
from underhall.games.caverna.box.goods import FOOD, GOLD, RUBY, SHEEP
from underhall.games.caverna.harvest import EVENTS, Feeding


@pytest.mark.parametrize("players", [1, 2])
def test_sensible_moves_are_legal_and_turns_go_up(players: int) -> None:
    rng = Random(f"plans {players}")
    match = underhall.new("caverna", players=players, seed="plans")
    turn = 0
    while match.decision is not None:
        seat = match.decision.seats[0]
        sensible = GAME.sensible(match.state, seat)
        assert sensible
        assert set(sensible) <= set(match.moves(seat))
        now = GAME.turn(match.state)
        assert now is not None
        assert now >= turn
        turn = now
        match.play(rng.choice(sensible), seat)
    assert GAME.turn(match.state) is None


def test_hungry_dwarfs_find_all_their_food_and_eat_no_more_gold_than_they_need() -> None:
    state = GAME.start(GAME.setup(2, {"first_player": 0}))
    state.event = next(number for number, event in enumerate(EVENTS) if event.id == "harvest")
    state.agenda.append(Feeding(0))
    goods = state.homes[0].goods
    goods[FOOD], goods[GOLD], goods[SHEEP], goods[RUBY] = 0, 30, 1, 1
    found = [str(move) for move in GAME.sensible(state, 0)]
    due = EVENTS[state.event].food_per_adult * len(state.homes[0].dwarfs)
    assert {"convert food_from_sheep", "convert food_from_ruby"} <= set(found)
    assert [text for text in found if text.startswith("eat_gold")] == [f"eat_gold {gold}" for gold in range(2, due + 2)]


def test_passing_costs_a_seat_the_time_it_gives_up() -> None:
    match = underhall.new("caverna", players=2, seed="pass", first_player=0)
    before = GAME.expected(match.state)
    match.play("pass")
    after = GAME.expected(match.state)
    assert after[0] < before[0]
    assert after[1] == before[1]


def test_weights_are_kept_as_text_that_reads_back_the_same() -> None:
    assert FITTED.text(2, FITTED.table(2)) == FITTED.file.read_text(encoding="utf-8")
