"""The evaluation for bots: exact at the end, sensible before, and enough to beat random play."""

from __future__ import annotations

import random

import pytest

import underhall
from tests.ghosts_galore.table import any_step, before_the_secret, decide, draw, new, seated
from underhall.bots.greedy import Greedy
from underhall.bots.situation import Situation
from underhall.games.ghosts_galore import GAME
from underhall.games.ghosts_galore.border.estimate import seat_value


def test_at_the_end_it_is_the_lead_in_points_and_cut_routes_decide_a_tie() -> None:
    state = before_the_secret()
    decide(state, 0, "place_secret_tile 0")
    decide(state, 1, "place_secret_tile 0")
    assert GAME.evaluate(state, 1) == pytest.approx(5 - 0.01)
    assert GAME.evaluate(state, 0) == pytest.approx(-5 + 0.01)


def test_the_better_turn_of_the_last_tile_is_valued_higher() -> None:
    values = []
    for rotation in range(4):
        state = before_the_secret()
        decide(state, 0, "place_secret_tile 0")
        decide(state, 1, f"place_secret_tile {rotation}")
        values.append(GAME.evaluate(state, 1))
    assert max(values) == values[0]


def test_a_rich_tile_is_valued_higher_than_a_poor_one() -> None:
    values = []
    for tile in ("curve_01", "double_curve_11"):  # three monsters; one
        state = seated(2, keep=("curve_01", "double_curve_11"))
        decide(state, 0, "reveal")
        draw(state, f"turn_up {tile}")
        decide(state, 0, "keep_revealed")
        values.append(GAME.evaluate(state, 0))
    assert values[0] > values[1]


def test_it_answers_in_every_position() -> None:
    rng = random.Random(1)
    for variant in ("standard", "expert"):
        state = new(3, variant=variant, first="random")
        while state.agenda:
            assert all(-200 < GAME.evaluate(state, seat) < 200 for seat in range(3))
            any_step(state, rng)


def test_greedy_play_beats_random_play() -> None:
    for seed in range(3):
        match = underhall.new("ghosts_galore", players=3, seed=f"greedy {seed}")
        bot, rng = Greedy("bot", evaluations=72), random.Random(seed)
        while (decision := match.decision) is not None:
            seat = decision.seats[0]
            match.play(bot.choose(Situation(match, seat)) if seat == seed else rng.choice(match.moves(seat)), seat)
        assert match.standings()[0][1] == (seed,)


def test_what_is_foreseen_is_the_score_of_a_filled_board() -> None:
    state = before_the_secret()
    ends = []
    for rotation in range(4):
        end = GAME.copy(state)
        decide(end, 0, "place_secret_tile 0")
        decide(end, 1, f"place_secret_tile {rotation}")
        ends.append(GAME.scores(end)[1].total)
    assert GAME.foreseen(end, 1, random.Random(1)) == GAME.totals(end)
    prize = GAME.expected(state)[1] - seat_value(state, 1)
    assert GAME.foreseen(state, 1, random.Random(1))[1] - prize == max(ends)  # it has no majority


def test_what_is_foreseen_differs_by_luck_and_changes_nothing() -> None:
    state = seated(2)
    before = GAME.dump(state)
    seen = [GAME.foreseen(state, 0, random.Random(seed)) for seed in (1, 1, 2, 3)]
    assert seen[0] == seen[1]
    assert len({points[0] for points in seen}) == 3
    assert {points[1] for points in seen} == {GAME.expected(state)[1]}
    assert GAME.dump(state) == before
