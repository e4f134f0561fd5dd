"""Placing tracks: any free cell, any rotation, all at the same time, once."""

from __future__ import annotations

import random

import pytest

import underhall
from tests.ghosts_galore.table import decide, options, play_until, refused, seated
from underhall.core import IllegalMove, UndoRefused
from underhall.games.ghosts_galore import GAME
from underhall.games.ghosts_galore.board.routes import trace
from underhall.games.ghosts_galore.board.tiles import NONE, TILE_INDEX
from underhall.games.ghosts_galore.box.components import CELLS
from underhall.games.ghosts_galore.state import lantern


@pytest.mark.rule("ghosts_galore:R-38")
def test_placements_are_accepted_in_any_order_seen_at_once_and_final() -> None:
    state = seated(3, first=1)
    play_until(state, "place", random.Random(1))
    assert GAME.actors(state) == (1, 2, 0)  # clockwise from the lantern holder, where a sequence is needed
    tile = state.claimed[0]
    decide(state, 0, "place_tile r1c1 3")
    assert state.grid[4] == tile * 4 + 3
    assert GAME.actors(state) == (1, 2)
    assert GAME.view(state, 2).seats[0].grid["r1c1"].rotation == 3
    assert [seat.acted for seat in GAME.view(state, None).seats] == [True, False, False]
    assert refused(state, 0, "place_tile r0c0 0").code == "not_your_turn"
    others = options(state, 1)
    decide(state, 2, "place_tile r0c0 0")
    assert options(state, 1) == others


@pytest.mark.rule("ghosts_galore:R-38")
def test_a_placement_cannot_be_taken_back() -> None:
    match = underhall.new("ghosts_galore", players=3, seed="final", first_player=0)
    while match.decision is not None and match.decision.kind != "place":
        match.play(match.moves()[0])
    match.play("place_tile r0c0 0")
    with pytest.raises(UndoRefused):
        match.undo()


@pytest.mark.rule("ghosts_galore:R-39")
def test_any_free_cell_and_rotation_will_do_with_nothing_to_touch_or_match() -> None:
    state = seated(2)
    play_until(state, "place", random.Random(2))
    assert options(state, 0) == [f"place_tile {cell} {turn}" for cell in CELLS for turn in range(4)]
    assert refused(state, 0, "place_tile r3c1 0").ruling == "ghosts_galore:R-39"
    assert "r0c0 to r2c2" in refused(state, 0, "place_tile r1c11 0").sentence()
    assert refused(state, 0, "place_tile x 0").code == "no_such_cell"


@pytest.mark.rule("ghosts_galore:R-40")
def test_laid_is_laid() -> None:
    state = seated(2)
    rng = random.Random(3)
    play_until(state, "place", rng)
    decide(state, 0, "place_tile r0c0 0")
    decide(state, 1, "place_tile r1c1 2")
    play_until(state, "place", rng, round_number=2)
    refusal = refused(state, 0, "place_tile r0c0 1")
    assert refusal.ruling == "ghosts_galore:R-40"
    assert refusal.facts["cell"] == "r0c0"
    assert "place_tile r1c1 0" in options(state, 0)  # another seat's board is another board
    before = [code for code in state.grid if code != NONE]
    play_until(state, "claim_turn", rng, round_number=5)
    assert all(code in state.grid for code in before)


@pytest.mark.rule("ghosts_galore:R-41", "ghosts_galore:E-24")
def test_all_four_rotations_are_listed_in_every_round() -> None:
    state = seated(2)
    rng = random.Random(4)
    counts = []
    for number in range(1, 9):
        play_until(state, "place", rng, round_number=number)
        counts.append(len(options(state, 0)))
        assert refused(state, 0, "place_tile r0c0 4").ruling == "ghosts_galore:R-41"
    assert counts == [36, 32, 28, 24, 20, 16, 12, 8]
    play_until(state, "place_secret", rng)
    assert len(options(state, 0)) == 4
    assert refused(state, 0, "place_secret_tile 4").ruling == "ghosts_galore:R-41"


@pytest.mark.parametrize(
    ("tile", "different"),
    [("straight_04", 14), ("bridge_06", 7), ("bridge_04", 7), ("double_curve_04", 14), ("curve_01", 28)],
)
@pytest.mark.rule("ghosts_galore:E-24")
def test_placements_that_differ_in_effect_are_as_many_as_the_example_says(tile: str, different: int) -> None:
    free = [cell for cell in range(9) if cell not in (0, 4)]
    effects = set()
    for cell in free:
        for rotation in range(4):
            grid = [NONE] * 9
            grid[cell] = TILE_INDEX[tile] * 4 + rotation
            effects.add((cell, tuple(sorted(trace(grid, 0)))))
    assert len(free) * 4 == 28
    assert len(effects) == different


@pytest.mark.rule("ghosts_galore:R-42")
def test_the_claimed_tile_must_be_laid_and_nothing_else_can_be_done() -> None:
    state = seated(2)
    play_until(state, "place", random.Random(5))
    assert refused(state, 0, "reveal").ruling == "ghosts_galore:R-42"
    assert refused(state, 0, "take curve_01").ruling == "ghosts_galore:R-42"
    assert all(option.startswith("place_tile ") for option in options(state, 0))
    laid_tile = state.claimed[0]
    decide(state, 0, "place_tile r2c2 1")
    assert state.grid[8] >> 2 == laid_tile
    assert state.claimed[0] == NONE


@pytest.mark.rule("ghosts_galore:R-35", "ghosts_galore:R-36")
def test_clean_up_returns_the_row_and_passes_the_lantern() -> None:
    state = seated(3, first=2)
    rng = random.Random(6)
    play_until(state, "place", rng)
    row = state.row[:]
    assert len(row) == 4
    play_until(state, "claim_turn", rng, round_number=2)
    assert state.row == []
    assert state.discard == row
    assert lantern(state) == 0


def test_an_illegal_placement_changes_nothing() -> None:
    match = underhall.new("ghosts_galore", players=2, seed="unchanged")
    while match.decision is not None and match.decision.kind != "place":
        match.play(match.moves()[0])
    before = match.dump()
    with pytest.raises(IllegalMove, match="R-41"):
        match.play("place_tile r0c0 7")
    assert match.dump() == before
