"""Touching squares, spaces and tiles that are not offered: the answer is about what was touched."""

from __future__ import annotations

import underhall
from underhall.core import Match
from underhall.core.messages import LANGUAGES


def at_slash_and_burn() -> Match:
    """Seat 0 is to lay a meadow and field tile."""
    match = underhall.new("caverna", players=2, seed="touch", first_player=0)
    match.play("place 0 slash_and_burn")
    return match


def said(match: Match, *picked: str) -> tuple[str, str]:
    refusal = match.why_not_touch(picked, 0)
    assert refusal is not None, picked
    assert all(refusal.sentence(lang) for lang in LANGUAGES)
    return refusal.code, refusal.ruling.removeprefix("caverna:")


def test_a_square_says_what_is_wrong_with_it_and_not_with_squares_far_away() -> None:
    match = at_slash_and_burn()
    tile = "tile:meadow_field"
    assert said(match, tile, "square:c5r1") == ("wrong_ground", "R-43")
    assert said(match, tile, "square:c1r1") == ("first_outdoor_tile", "R-33")


def test_the_second_square_of_a_tile_has_to_lie_beside_the_first() -> None:
    match = at_slash_and_burn()
    first = next(move for move in match.moves(0) if str(move).startswith("twin")).picks(match.state, 0)[:2]
    assert said(match, *first, "square:c1r1") == ("not_adjacent", "R-34")


def test_a_space_is_touched_to_place_a_dwarf_and_has_to_wait_while_one_acts() -> None:
    match = at_slash_and_burn()
    assert said(match, "space:logging") == ("dwarf_acts", "5")
