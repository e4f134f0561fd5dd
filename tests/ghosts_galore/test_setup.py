"""Setting up: boards, sides, secret tiles, piles and the lantern."""

from __future__ import annotations

import random

import pytest

import underhall
from tests.ghosts_galore.table import EXAMPLES, decide, draw, new, options, play_until, refused, seated
from underhall.core import SetupError
from underhall.games.ghosts_galore import GAME
from underhall.games.ghosts_galore.board.boards import BOARD_IDS
from underhall.games.ghosts_galore.board.tiles import NONE
from underhall.games.ghosts_galore.box.content import CONTENT
from underhall.games.ghosts_galore.state import lantern


@pytest.mark.parametrize(("players", "pile", "unused"), [(2, 6, 28), (3, 7, 19), (4, 8, 10), (5, 9, 1)])
@pytest.mark.rule("ghosts_galore:R-19", "ghosts_galore:E-01")
def test_piles_hold_players_plus_four_and_the_rest_is_unused(players: int, pile: int, unused: int) -> None:
    state = seated(players)
    assert state.pile == pile
    assert len(state.stock) == 8 * pile + unused
    assert len(state.stock) + players == 78
    play_until(state, "place_secret", random.Random(players))
    assert len(state.stock) == unused
    assert len(state.discard) == 8 * 4
    (row,) = (row for row in CONTENT.setup.player_count if row.players == players)
    assert (row.pile_size, row.leftovers) == (pile, unused)


@pytest.mark.rule("ghosts_galore:R-20")
def test_sides_are_chosen_before_any_tile_is_dealt() -> None:
    for variant in ("standard", "expert"):
        state = new(3, variant=variant)
        play_until(state, "choose_side", random.Random(1))
        assert len(state.stock) == 78
        play_until(state, "deal_secret", random.Random(1))
        assert NONE not in state.side


@pytest.mark.rule("ghosts_galore:R-21")
def test_no_two_players_have_the_same_board_but_both_may_choose_side_a() -> None:
    state = new(5)
    for seat in range(5):
        outcomes = GAME.chance(state)
        assert outcomes is not None
        assert len(outcomes.outcomes) == 5 - seat
        draw(state, f"board {seat} {BOARD_IDS[4 - seat]}")
    assert sorted(state.board) == [0, 1, 2, 3, 4]
    assert refused(state, 0, "choose_side c").ruling == "ghosts_galore:R-21"
    for seat in range(5):
        assert options(state, seat) == ["choose_side a", "choose_side b"]
        decide(state, seat, "choose_side a")
    assert state.side == [0] * 5


@pytest.mark.rule("ghosts_galore:R-74")
def test_two_to_five_can_play() -> None:
    assert GAME.players == (2, 3, 4, 5)
    for players in (0, 1, 6):
        with pytest.raises(SetupError, match="2, 3, 4, 5"):
            underhall.new("ghosts_galore", players=players)


def test_the_first_player_is_drawn_unless_named_and_has_to_sit_at_the_table() -> None:
    state = new(3, first="random")
    play_until(state, "draw_first_player", random.Random(2))
    drawn = GAME.chance(state)
    assert drawn is not None
    assert [str(move) for move in drawn.outcomes] == ["first_player 0", "first_player 1", "first_player 2"]
    draw(state, "first_player 2")
    assert [str(step) for step in state.agenda[-1:]] == ["claim_turn 2"]
    assert str(seated(4, first=3).agenda[-1]) == "claim_turn 3"
    with pytest.raises(SetupError, match="random, 0, 1, 2"):
        underhall.new("ghosts_galore", players=3, first_player=3)


@pytest.mark.rule("ghosts_galore:R-36", "ghosts_galore:R-37", "ghosts_galore:E-25")
def test_the_lantern_moves_one_seat_left_after_every_round_whoever_claimed_when() -> None:
    entry = EXAMPLES["lantern_example"]
    for seed in range(5):
        state = seated(entry["players"], first=entry["first_player"])
        rng = random.Random(seed)
        starters = []
        for number in range(1, 9):
            play_until(state, "claim_turn", rng, round_number=number)
            assert str(state.agenda[-1]) == f"claim_turn {lantern(state)}"
            starters.append(lantern(state))
            play_until(state, "place", rng, round_number=number)
        assert starters == entry["starters"]
    tie = [score.tie for score in GAME.scores(state)]
    assert all(len(breaker) == 1 for breaker in tie)  # cut routes, and nothing about the lantern
