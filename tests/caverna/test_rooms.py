"""Furnishing step by step: a tile is chosen, then its square and its payment (RULES section 12)."""

from __future__ import annotations

import pytest

import underhall
from tests.caverna.home.farms import farm
from tests.caverna.scenes import Scene, scene
from underhall.core import PositionError
from underhall.core.positions import describe
from underhall.games.caverna.game import GAME

CAVERNS = [f"c{column}r{row}" for column in (4, 5, 6) for row in (1, 2)]


def rich(**squares: str) -> Scene:
    """Housework with plenty of everything, six caverns and a builder."""
    stock = dict.fromkeys(("wood", "stone", "ore", "gold", "food", "grain", "vegetable"), 9)
    home = farm({"c4r3": "builder", **dict.fromkeys(CAVERNS, "cavern"), **squares}, stock=stock)
    return scene(2, home).play("place 0 housework")


def test_tiles_squares_and_payments_are_not_multiplied() -> None:
    found = rich()
    assert len(found.moves("choose")) == 47  # all but the builder
    found.play("choose guest_room")
    assert found.moves() == [
        f"furnish guest_room {square} {payment}"
        for square in sorted(CAVERNS, key=lambda name: name[::-1])
        for payment in ("1wood+1stone", "1stone+1ore", "1wood+1ore", "2ore")
    ]


@pytest.mark.rule("caverna:R-1")
def test_every_tile_but_the_ordinary_dwelling_can_be_built_once_in_the_game() -> None:
    found = rich().play("choose guest_room", "furnish guest_room c4r1 2ore", "end_turn")
    home = farm(wood=20, stone=20)
    found.state.homes[1] = home
    found.state.occupied = [-1] * len(found.state.occupied)
    found.play("place 0 housework")
    assert found.no("choose guest_room") == "R-1"
    assert found.no("choose builder") == "R-1"
    found = rich().play("choose dwelling", "furnish dwelling c4r1 4wood+3stone")
    assert found.state.offer & 1  # dwellings never run out


@pytest.mark.rule("caverna:R-65", "caverna:R-27", "caverna:R-60", "caverna:R-43")
def test_a_chosen_tile_is_built_at_once_and_the_reason_against_a_site_is_told() -> None:
    found = rich().play("choose guest_room")
    assert found.deciding == "site"
    assert found.no("convert food_from_grain") == "R-65"
    assert found.no("furnish office_room c4r1 1stone") == "R-27"  # another one was chosen
    assert found.no("furnish guest_room c5r3 2ore") == "R-43"  # rock
    assert found.no("furnish guest_room c4r1 3ore") == "R-60"
    assert found.no("furnish guest_room c4r1 ore") == "R-60"
    assert found.no("furnish guest_room nowhere 2ore") == "R-48"


@pytest.mark.rule("caverna:R-27", "caverna:R-43", "caverna:R-50", "caverna:R-55")
def test_a_tile_that_cannot_be_built_is_not_offered_and_the_reason_is_told() -> None:
    poor = scene(2, farm(wood=1)).play("place 0 housework")
    assert poor.no("choose dwelling") == "R-27"
    full = scene(2, farm({"c4r3": "writing_chamber"}, wood=9, stone=9)).play("place 0 housework")
    assert full.no("choose dwelling") == "R-43"
    tunnel = scene(2, farm({"c4r3": "writing_chamber", "c5r3": "tunnel"}, wood=9, stone=9)).play("place 0 housework")
    assert tunnel.no("choose dwelling") == "R-50"
    trader = scene(2, farm({"c4r3": "trader"}, wood=9)).play("place 0 housework")
    assert trader.moves("choose") == ["choose spare_part_storage"]
    assert trader.play("choose spare_part_storage").moves() == ["furnish spare_part_storage c4r3 2wood"]


def test_a_position_with_a_chosen_tile_comes_back_and_an_impossible_one_is_refused() -> None:
    found = rich().play("choose guest_room")
    data = describe(GAME, GAME.setup(2, {}), found.state)
    assert data["agenda"][-1] == "site 0 guest_room -"
    data["state"]["cards"] = {"1": "blacksmithing"}
    data["state"]["spaces"]["blacksmithing"] = {"goods": {}}
    again = underhall.position(data)
    assert [str(move) for move in again.moves()] == found.moves()
    for step in ("site 0 builder -", "site 0 guest_room 1wood", "site 0 no_tile -", "site 1 guest_room -"):
        data["agenda"][-1] = step
        with pytest.raises(PositionError):
            underhall.position(data)
