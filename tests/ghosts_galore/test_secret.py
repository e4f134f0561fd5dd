"""The secret tile, and the expert variant in which it is chosen from two."""

from __future__ import annotations

import random

import pytest

import underhall
from tests.ghosts_galore.table import (
    before_the_secret,
    decide,
    draw,
    new,
    options,
    play_until,
    refused,
    seated,
)
from underhall.core import DEALER, Event
from underhall.games.ghosts_galore import GAME, GhostsGaloreState
from underhall.games.ghosts_galore.board.tiles import NONE, TILE_IDS, TILE_INDEX
from underhall.games.ghosts_galore.moves import Deal

PAIRS = ("curve_11", "bridge_05", "straight_09", "curve_16")


def choosing() -> GhostsGaloreState:
    """Two experts who have drawn the tiles of E-31 and have not chosen yet."""
    state = new(2, variant="expert", first=0)
    play_until(state, "deal_secret", random.Random(1))
    for number, tile in enumerate(PAIRS):
        draw(state, f"deal {number // 2} {tile}")
    return state


@pytest.mark.rule("ghosts_galore:R-43")
def test_the_secret_tile_is_laid_after_round_eight_and_not_before() -> None:
    state = seated(2, secrets=("curve_01", "curve_02"))
    rng = random.Random(1)
    for number in range(1, 9):
        play_until(state, "place", rng, round_number=number)
        assert refused(state, 0, "place_secret_tile 0").ruling == "ghosts_galore:R-43"
        assert state.secret == [TILE_INDEX["curve_01"], TILE_INDEX["curve_02"]]
        if number < 8:
            play_until(state, "claim_turn", rng, round_number=number + 1)
            assert refused(state, GAME.actors(state)[0], "take curve_01").code in ("row_empty", "not_face_up")
    play_until(state, "place_secret", rng)
    for seat in (0, 1):
        assert options(state, seat) == [f"place_secret_tile {turn}" for turn in range(4)]
    decide(state, 1, "place_secret_tile 2")
    decide(state, 0, "place_secret_tile 0")
    assert TILE_INDEX["curve_01"] * 4 in state.grid[:9]
    assert TILE_INDEX["curve_02"] * 4 + 2 in state.grid[9:]
    assert NONE not in state.grid
    assert GAME.is_over(state)


@pytest.mark.rule("ghosts_galore:R-44", "ghosts_galore:R-75")
def test_rotations_are_shown_only_when_all_have_chosen() -> None:
    state = before_the_secret()
    before = GAME.view(state, 0)
    events: list[Event] = []
    decide(state, 1, "place_secret_tile 2", events)
    after = GAME.view(state, 0)
    assert after.seats[1].grid == before.seats[1].grid
    assert [seat.acted for seat in after.seats] == [False, True]
    assert [(event.kind, event.facts) for event in events] == [("chosen", {})]
    assert refused(state, 1, "place_secret_tile 0").code == "not_your_turn"
    decide(state, 0, "place_secret_tile 0")
    assert GAME.view(state, 0).seats[1].grid["r2c1"].rotation == 2


@pytest.mark.parametrize(("rotation", "total", "cuts"), [(0, 102, 1), (1, 94, 3), (2, 94, 5), (3, 94, 3)])
@pytest.mark.rule("ghosts_galore:E-26", "ghosts_galore:R-46")
def test_marias_last_tile_is_worth_what_the_example_says(rotation: int, total: int, cuts: int) -> None:
    state = before_the_secret()
    decide(state, 1, f"place_secret_tile {rotation}")
    decide(state, 0, "place_secret_tile 0")
    gonzalo, maria = GAME.scores(state)
    assert gonzalo.total == 97
    assert (maria.total, -maria.tie[0]) == (total, cuts)


@pytest.mark.rule("ghosts_galore:R-45")
def test_a_secret_tile_is_seen_by_its_owner_and_by_nobody_else() -> None:
    state = seated(3, secrets=("curve_01", "curve_02", "curve_03"))
    for seat in range(3):
        own = GAME.view(state, seat).own
        assert own is not None
        assert own.secret == f"curve_0{seat + 1}"
    for watcher in (1, 2, None):
        shown = str(GAME.view(state, watcher)).replace("unseen=", "\n").split("\n")[0]
        assert "curve_01" not in shown
        assert "curve_01" in GAME.view(state, watcher).unseen
    assert "curve_01" not in GAME.view(state, 0).unseen


@pytest.mark.rule("ghosts_galore:R-45", "ghosts_galore:R-71")
def test_a_running_record_hides_secrets_from_the_others() -> None:
    match = underhall.new("ghosts_galore", players=2, seed="masks", variant="expert")
    while match.decision is not None and match.decision.kind in ("choose_side", "choose_secret"):
        match.play(match.moves()[0])
    hands = [ply for ply in match.plies if str(ply.move).startswith(("deal ", "keep_secret "))]
    assert len(hands) == 6
    for ply in hands:
        owner = ply.move.seat if isinstance(ply.move, Deal) else ply.seat
        assert ply.seen_by == (owner,)
        assert str(ply.move) in match.record(owner)
        assert str(ply.move) not in match.record(1 - owner)
        assert str(ply.move) not in match.record(public=True)


# Expert variant ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ghosts_galore:R-70", "ghosts_galore:R-76")
def test_both_drawn_tiles_are_held_until_the_last_seat_has_chosen() -> None:
    state = choosing()
    assert options(state, 0) == ["keep_secret curve_11", "keep_secret bridge_05"]
    assert options(state, 1) == ["keep_secret straight_09", "keep_secret curve_16"]
    assert refused(state, 0, "keep_secret straight_09").ruling == "ghosts_galore:R-76"
    assert refused(state, 0, "keep_secret nothing").ruling == "ghosts_galore:R-76"
    decide(state, 1, "keep_secret curve_16")
    assert len(state.stock) == 74  # nothing has gone back yet
    assert refused(state, 1, "keep_secret straight_09").code == "not_your_turn"
    for watcher in (0, None):
        assert set(PAIRS[2:]) <= set(GAME.view(state, watcher).unseen)
    decide(state, 0, "keep_secret curve_11")
    assert len(state.stock) == 76
    assert [TILE_IDS[tile] for tile in state.given_back] == ["bridge_05", "straight_09"]
    decide(state, 0, "reveal")
    draw(state, "turn_up straight_09")  # a returned tile may turn up in any pile


@pytest.mark.rule("ghosts_galore:R-71", "ghosts_galore:R-77")
def test_the_drawer_alone_remembers_what_went_back_and_may_claim_it_again() -> None:
    state = choosing()
    decide(state, 0, "keep_secret curve_11")
    decide(state, 1, "keep_secret straight_09")
    mine, theirs, spectator = (GAME.view(state, seat) for seat in (0, 1, None))
    assert mine.own is not None
    assert theirs.own is not None
    assert (mine.own.given_back, mine.own.given_back_turned_up) == ("bridge_05", False)
    assert theirs.own.given_back == "curve_16"
    assert "bridge_05" not in mine.unseen  # listed apart
    assert "bridge_05" in theirs.unseen
    assert "bridge_05" in spectator.unseen
    decide(state, 0, "reveal")
    draw(state, "turn_up bridge_05")
    turned_up = GAME.view(state, 0).own
    assert turned_up is not None
    assert turned_up.given_back_turned_up
    decide(state, 0, "keep_revealed")
    assert TILE_IDS[state.claimed[0]] == "bridge_05"


@pytest.mark.rule("ghosts_galore:E-30", "ghosts_galore:R-70", "ghosts_galore:R-71")
def test_five_experts_draw_ten_keep_five_and_leave_seventy_three() -> None:
    state = new(5, variant="expert", first=0)
    rng = random.Random(3)
    play_until(state, "choose_secret", rng)
    assert len(state.stock) == 78 - 10
    play_until(state, "claim_turn", rng)
    assert len(state.stock) == 73
    assert 73 == 8 * 9 + 1
    returned = state.given_back[3]
    for _ in range(40):
        assert GAME.determinize(state, 3, rng).secret[0] != returned
    assert any(returned in GAME.determinize(state, 0, rng).secret for _ in range(400))


@pytest.mark.rule("ghosts_galore:E-31", "ghosts_galore:R-75", "ghosts_galore:R-76", "ghosts_galore:R-77")
@pytest.mark.rule("ghosts_galore:R-78", "ghosts_galore:R-44", "ghosts_galore:R-73")
def test_what_is_hidden_and_for_how_long() -> None:
    state = choosing()
    for seat, pair in ((0, PAIRS[:2]), (1, PAIRS[2:])):
        own = GAME.view(state, seat).own
        assert own is not None
        assert own.drawn == pair
        assert not set(pair) & set(GAME.view(state, seat).unseen)
    assert len(GAME.view(state, None).unseen) == 78

    blank = [GAME.view(state, seat) for seat in (1, None)]
    decide(state, 0, "keep_secret curve_11")
    own = GAME.view(state, 0).own
    assert own is not None
    assert own.secret == "curve_11"
    for before, watcher in zip(blank, (1, None), strict=True):
        after = GAME.view(state, watcher)
        assert [other.acted for other in after.seats] == [True, False]
        assert (after.unseen, after.own, after.seats[0].holds_secret) == (before.unseen, before.own, True)

    decide(state, 1, "keep_secret straight_09")
    assert [len(GAME.view(state, seat).unseen) for seat in (0, 1, None)] == [76, 76, 78]

    rng = random.Random(4)
    while state.round < 2:
        drawn = GAME.chance(state)
        if drawn is None:
            seat = GAME.actors(state)[0]
            GAME.apply(state, seat, GAME.moves(state, seat)[0])
        else:
            rest = [move for move in drawn.outcomes if "bridge_05" not in str(move)]
            GAME.apply(state, DEALER, rng.choice(rest))
    decide(state, GAME.actors(state)[0], "reveal")
    draw(state, "turn_up bridge_05")
    for watcher in (0, 1, None):
        view = GAME.view(state, watcher)
        assert view.revealed == "bridge_05"
        assert "bridge_05" not in view.row
        assert "bridge_05" not in view.unseen

    play_until(state, "place_secret", rng)
    decide(state, 1, "place_secret_tile 3")
    for watcher in (0, None):
        view = GAME.view(state, watcher)
        assert [seat.acted for seat in view.seats] == [False, True]
        assert len(view.seats[1].grid) == 8
        assert view.own is None or view.own.rotation is None
    own = GAME.view(state, 1).own
    assert own is not None
    assert own.rotation == 3


@pytest.mark.rule("ghosts_galore:R-73", "ghosts_galore:E-31")
def test_unseen_tiles_are_counted_for_everybody() -> None:
    state = seated(2, secrets=("curve_01", "curve_02"))
    assert [len(GAME.view(state, seat).unseen) for seat in (0, 1, None)] == [77, 77, 78]
    decide(state, 0, "reveal")
    draw(state, "turn_up curve_07")
    assert [len(GAME.view(state, seat).unseen) for seat in (0, 1, None)] == [76, 76, 77]
