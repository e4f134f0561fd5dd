"""Claiming tracks: turns, revealing, taking, the flush."""

from __future__ import annotations

import random
from typing import Any

import pytest

import underhall
from tests.ghosts_galore.table import EXAMPLES, any_step, decide, draw, options, play_until, refused, seated
from underhall.core import MalformedMove
from underhall.games.ghosts_galore import GAME, GhostsGaloreState
from underhall.games.ghosts_galore.board.tiles import NONE, TILE_IDS, TILE_INDEX

PILE = ("straight_12", "curve_09", "bridge_10", "curve_03", "double_curve_13", "straight_16", "curve_20")


def ids(tiles: list[int]) -> list[str | None]:
    return [None if tile == NONE else TILE_IDS[tile] for tile in tiles]


def reveal_and(state: GhostsGaloreState, seat: int, tile: str, what: str) -> None:
    decide(state, seat, "reveal")
    draw(state, f"turn_up {tile}")
    decide(state, seat, what)


@pytest.mark.parametrize("entry", EXAMPLES["claim_example"], ids=lambda entry: entry["id"])
@pytest.mark.rule("ghosts_galore:E-02", "ghosts_galore:E-03", "ghosts_galore:E-04", "ghosts_galore:R-23")
@pytest.mark.rule("ghosts_galore:R-24", "ghosts_galore:R-25", "ghosts_galore:R-28", "ghosts_galore:R-29")
def test_the_claim_examples_play_out_step_by_step(entry: dict[str, Any]) -> None:
    state = seated(entry["players"], first=entry["starter"], keep=entry["pile"])
    pile = list(entry["pile"])
    for step in entry["steps"]:
        seat = step["player"]
        assert GAME.actors(state) == (seat,)
        assert len(GAME.moves(state, seat)) == step["legal"]
        if step["action"] == "reveal":
            decide(state, seat, "reveal")
            draw(state, f"turn_up {pile.pop(0)}")
            assert TILE_IDS[state.revealed] == step["tile"]
        elif step["action"] == "take":
            before = state.pile
            decide(state, seat, f"take {step['tile']}")
            assert state.pile == before
        else:
            decide(state, seat, step["action"])
        while GAME.chance(state) is not None:  # the flush, top first
            draw(state, f"turn_up {pile.pop(0)}")
    assert ids(state.claimed) == entry["claimed"]
    assert ids(state.row) == entry["returned"]
    assert str(state.agenda[-1]) == "place"


@pytest.mark.rule("ghosts_galore:R-22")
def test_piles_are_used_in_order_and_any_unseen_tile_may_come_from_the_first() -> None:
    state = seated(2)
    decide(state, 0, "reveal")
    drawn = GAME.chance(state)
    assert drawn is not None
    assert len(drawn.outcomes) == 76
    assert len(set(drawn.outcomes)) == 76
    assert GAME.view(state, None).waiting_piles == 7


@pytest.mark.rule("ghosts_galore:R-23", "ghosts_galore:R-78")
def test_after_revealing_only_the_revealed_tile_may_be_kept() -> None:
    state = seated(3, keep=PILE)
    reveal_and(state, 0, PILE[0], "leave_revealed")
    decide(state, 1, "reveal")
    draw(state, f"turn_up {PILE[1]}")
    assert options(state, 1) == ["keep_revealed", "leave_revealed"]
    assert refused(state, 1, f"take {PILE[0]}").ruling == "ghosts_galore:R-23"
    assert refused(state, 1, f"take {PILE[1]}").ruling == "ghosts_galore:R-23"
    assert refused(state, 2, f"take {PILE[1]}").code == "not_your_turn"
    assert TILE_INDEX[PILE[1]] not in state.row
    assert TILE_INDEX[PILE[1]] not in state.claimed
    decide(state, 1, "leave_revealed")
    assert GAME.actors(state) == (2,)  # not keeping ends the turn


@pytest.mark.rule("ghosts_galore:R-24", "ghosts_galore:R-25")
def test_a_left_tile_may_be_taken_by_anybody_later_and_taking_turns_up_nothing() -> None:
    for taker in (1, 2, 0):
        state = seated(3, keep=PILE)
        reveal_and(state, 0, PILE[0], "leave_revealed")
        for seat, tile in ((1, PILE[1]), (2, PILE[2])):
            if seat == taker:
                break
            reveal_and(state, seat, tile, "leave_revealed")
        height = state.pile
        assert f"take {PILE[0]}" in options(state, taker)
        decide(state, taker, f"take {PILE[0]}")
        assert state.claimed[taker] == TILE_INDEX[PILE[0]]
        assert state.pile == height
    assert refused(state, 1, "take curve_28").ruling == "ghosts_galore:R-24"


@pytest.mark.rule("ghosts_galore:R-26")
def test_there_is_no_pass() -> None:
    match = underhall.new("ghosts_galore", players=2, seed="no pass")
    with pytest.raises(MalformedMove, match="pass"):
        match.play("pass")
    state = seated(2)
    assert all(option.split()[0] in ("take", "reveal") for option in options(state, 0))


@pytest.mark.rule("ghosts_galore:R-27")
def test_with_no_free_face_up_tile_revealing_is_the_only_move() -> None:
    state = seated(3, keep=PILE)
    assert options(state, 0) == ["reveal"]
    assert refused(state, 0, "take curve_09").ruling == "ghosts_galore:R-27"
    reveal_and(state, 0, PILE[0], "keep_revealed")
    assert options(state, 1) == ["reveal"]  # the only face-up tile is claimed
    assert refused(state, 1, f"take {PILE[0]}").ruling == "ghosts_galore:R-34"


@pytest.mark.rule("ghosts_galore:R-28", "ghosts_galore:R-29", "ghosts_galore:R-32", "ghosts_galore:E-04")
def test_with_the_pile_used_up_only_taking_is_legal_and_the_last_still_has_five() -> None:
    state = seated(2, keep=PILE)
    for number in range(6):
        reveal_and(state, number % 2, PILE[number], "leave_revealed")
    assert options(state, 0) == [f"take {tile}" for tile in PILE[:6]]
    assert refused(state, 0, "reveal").ruling == "ghosts_galore:R-28"
    decide(state, 0, f"take {PILE[2]}")
    assert GAME.chance(state) is None
    assert len(options(state, 1)) == 5


@pytest.mark.rule("ghosts_galore:R-30", "ghosts_galore:R-34", "ghosts_galore:R-79")
def test_seats_that_have_claimed_take_no_more_turns_and_their_claims_are_public_and_final() -> None:
    state = seated(4, keep=PILE)
    reveal_and(state, 0, PILE[0], "leave_revealed")
    reveal_and(state, 1, PILE[1], "keep_revealed")
    reveal_and(state, 2, PILE[2], "leave_revealed")
    reveal_and(state, 3, PILE[3], "leave_revealed")
    decide(state, 0, f"take {PILE[2]}")
    assert GAME.actors(state) == (2,)  # seat 1 is passed over
    assert refused(state, 1, f"take {PILE[0]}").code == "not_your_turn"
    assert refused(state, 2, f"take {PILE[1]}").ruling == "ghosts_galore:R-34"
    for seat in (None, 0, 3):
        assert [other.claimed for other in GAME.view(state, seat).seats] == [PILE[2], PILE[1], None, None]


@pytest.mark.rule("ghosts_galore:R-31", "ghosts_galore:R-33", "ghosts_galore:R-79")
def test_the_second_to_last_claim_turns_up_the_pile_before_the_last_seat_acts() -> None:
    state = seated(2, keep=PILE)
    reveal_and(state, 0, PILE[0], "keep_revealed")
    flushed: list[str] = []
    while GAME.chance(state) is not None:
        assert str(state.agenda[-1]) == "flush 1"
        assert GAME.actors(state) == ()
        tile = PILE[1 + len(flushed)]
        draw(state, f"turn_up {tile}")
        flushed.append(tile)
    assert len(flushed) == 5
    assert options(state, 1) == [f"take {tile}" for tile in flushed]
    assert refused(state, 1, "reveal").ruling == "ghosts_galore:R-31"
    decide(state, 1, f"take {flushed[3]}")
    assert str(state.agenda[-1]) == "place"


@pytest.mark.rule("ghosts_galore:R-79")
def test_the_flush_follows_a_claim_by_taking_too_and_ends_at_the_one_seat_left() -> None:
    state = seated(3, keep=PILE)
    reveal_and(state, 0, PILE[0], "leave_revealed")
    reveal_and(state, 1, PILE[1], "leave_revealed")
    reveal_and(state, 2, PILE[2], "keep_revealed")
    decide(state, 0, f"take {PILE[1]}")
    assert str(state.agenda[-1]) == "flush 1"
    while GAME.chance(state) is not None:
        any_step(state, random.Random(1))
    assert GAME.actors(state) == (1,)
    assert len(options(state, 1)) == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.rule("ghosts_galore:R-32", "ghosts_galore:E-01", "ghosts_galore:R-35")
def test_the_last_always_has_five_choices_and_four_tiles_go_back_seen_by_all(players: int) -> None:
    for seed in range(12):
        rng = random.Random(seed)
        state = seated(players, first="random")
        for number in range(1, 9):
            while str(state.agenda[-1]) != "place":
                claims = players - state.claimed.count(NONE)
                total = state.pile + len(state.row) + claims + (state.revealed != NONE)
                assert total == players + 4
                if claims == players - 1 and GAME.chance(state) is None:
                    assert (state.pile, len(GAME.moves(state, GAME.actors(state)[0]))) == (0, 5)
                any_step(state, rng)
            assert len(state.row) == 4
            left = ids(state.row)
            play_until(state, "claim_turn" if number < 8 else "place_secret", rng)
            assert ids(state.discard)[-4:] == left
            assert list(GAME.view(state, None).discard[-4:]) == left


def test_moves_are_listed_in_the_order_the_tiles_became_face_up_then_reveal() -> None:
    state = seated(3, keep=PILE)
    reveal_and(state, 0, PILE[3], "leave_revealed")
    reveal_and(state, 1, PILE[0], "leave_revealed")
    assert options(state, 2) == [f"take {PILE[3]}", f"take {PILE[0]}", "reveal"]
