"""Imitation (RULES section 11)."""

from __future__ import annotations

import pytest

from tests.caverna.home.farms import farm
from tests.caverna.scenes import scene


@pytest.mark.rule("caverna:R-104")
def test_only_spaces_with_an_opponents_dwarf_can_be_imitated() -> None:
    found = scene(4, farm(food=2), taken={"clearing": 1, "housework": 0}, seat=0)
    found.play("place 0 imitation", "pay")
    assert found.moves("imitate") == ["imitate clearing"]
    assert found.no("imitate housework") == "R-104"  # the seat's own
    assert found.no("imitate drift_mining") == "R-104"  # nobody's
    assert found.no("imitate no_such_space") == "R-104"


@pytest.mark.rule("caverna:R-105", "caverna:R-106")
def test_imitation_spaces_and_the_starting_player_space_cannot_be_imitated() -> None:
    taken = {"clearing": 1, "imitation_6_7p": 2, "starting_player": 3}
    found = scene(7, farm(food=2), taken=taken)
    found.play("place 0 imitation", "pay")
    assert found.moves("imitate") == ["imitate clearing"]
    assert found.no("imitate imitation_6_7p") == "R-105"
    assert found.no("imitate starting_player") == "R-106"


@pytest.mark.rule("caverna:R-107")
def test_goods_are_there_only_if_the_occupant_left_them() -> None:
    mine = {"c5r3": "ore_mine", "c5r2": "deep_tunnel"}
    found = scene(3, farm(mine, food=8), taken={"strip_mining": 1, "ore_mining": 2})
    found.play("place 0 imitation_3p", "pay", "imitate strip_mining")
    assert found.moves(side=False) == ["gain"]  # the two wood
    found.play("gain", "end_turn")
    assert found.has(wood=2, food=4)
    found = scene(3, farm(mine, food=4), taken={"ore_mining": 2})
    found.play("place 0 imitation_3p", "pay", "imitate ore_mining", "gain")
    assert found.has(ore=2)
    found = scene(4, farm(food=2), taken={"clearing": 1}, stock={"clearing": {"wood": 2}})
    found.play("place 0 imitation", "pay", "imitate clearing", "take")
    assert found.has(wood=2)
    assert found.stock("clearing") == {}


@pytest.mark.rule("caverna:E-32", "caverna:R-104", "caverna:R-105", "caverna:R-106", "caverna:R-107", "caverna:R-108")
def test_a_free_imitation_needs_a_target_that_can_be_begun() -> None:
    found = scene(7, taken={"clearing": 1})
    found.play("place 0 imitation_7p")
    assert found.moves(side=False) == ["imitate clearing"]
    found.play("imitate clearing")
    assert found.no("take") == "R-21"
    found.play("twin meadow_field c3r4,c3r3", "end_turn")
    full = farm()
    full.remove(0, full.lay[0])
    assert scene(7, full, taken={"clearing": 1}).no("place 0 imitation_7p") == "R-20"
    assert scene(7, taken={"clearing": 0}).no("place 0 imitation_7p") == "R-20"


@pytest.mark.rule("caverna:R-108")
def test_the_food_is_paid_first_and_free_actions_may_provide_it() -> None:
    found = scene(4, farm(food=1, grain=1), taken={"clearing": 1})
    assert found.no("place 0 imitation") == "R-20"
    found.play("convert food_from_grain", "place 0 imitation")
    assert found.no("imitate clearing") == "R-108"
    found.play("pay")
    assert found.has(food=0)
    assert found.no("end_turn") == "R-108"


@pytest.mark.rule("caverna:R-108")
def test_what_can_be_begun_is_tested_after_the_food_is_paid() -> None:
    """Supplies storage costs 3 food: with 4 food and 2 to pay it is out of reach."""
    home = farm(food=4, wood=1)
    found = scene(4, home, taken={"housework": 1})
    found.play("place 0 imitation", "pay", "imitate housework")
    assert found.no("choose supplies_storage") == "R-27"


@pytest.mark.rule("caverna:E-42", "caverna:R-108", "caverna:R-126")
def test_imitation_and_the_last_wood() -> None:
    home = farm({"c4r2": "spare_part_storage", "c4r3": "cavern"}, wood=4, stone=3, ore=1, food=2)
    found = scene(4, home, number=4, cards=["wish_for_children"], taken={"wish_for_children": 1})
    found.play("place 0 imitation")
    assert found.no("convert spare_part_set") == "R-126"
    found.play("pay")
    assert found.no("convert spare_part_set") == "R-126"
    found.play("imitate wish_for_children")
    assert found.no("convert spare_part_set") == "R-126"
    found.play("choose dwelling", "furnish dwelling c4r3 4wood+3stone")
    assert found.has(wood=0, stone=0, ore=1, food=0)
    assert found.no("convert spare_part_set") == "R-66"  # nothing left to trade, but no longer R-126


@pytest.mark.rule("caverna:R-122")
def test_the_weapon_of_the_imitating_dwarf_counts() -> None:
    taken = {"logging": 1}
    assert scene(4, farm(food=2), taken=taken).no("place 0 imitation") == "R-20"
    found = scene(4, farm(food=2, weapons=(3, 3)), taken=taken)
    found.play("place 3 imitation", "pay", "imitate logging", "expedition", "loot loot_dog")
    assert found.home().dwarfs[0] == 4


def test_a_newborn_of_an_imitating_dwarf_needs_no_other_space() -> None:
    home = farm({"c4r3": "dwelling"}, food=2)
    found = scene(4, home, number=4, cards=["wish_for_children"], taken={"wish_for_children": 1})
    found.play("place 0 imitation", "pay", "imitate wish_for_children", "grow", "end_turn")
    assert home.newborn == 0b100
