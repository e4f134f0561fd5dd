"""What a plan looks at: part of the legal moves, never none, and turns that are told apart."""

from __future__ import annotations

from random import Random

import pytest

import underhall
from underhall.games.caverna import GAME
from underhall.games.caverna.border.estimate import FITTED


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


def test_passing_costs_a_seat_the_time_it_gives_up() -> None:
    match = underhall.new("caverna", players=2, seed="pass", first_player=0)
    before = GAME.expected(match.state)
    match.play("pass")
    after = GAME.expected(match.state)
    assert after[0] < before[0]
    assert after[1] == before[1]


def test_weights_are_kept_as_text_that_reads_back_the_same() -> None:
    assert FITTED.text(2, FITTED.table(2)) == FITTED.file.read_text(encoding="utf-8")
