"""Weapons and expeditions (RULES section 10)."""

from __future__ import annotations

import pytest

from tests.caverna.home.farms import farm
from tests.caverna.scenes import Scene, scene
from underhall.games.caverna.board.homeboard import Home
from underhall.games.caverna.box.components import Loot
from underhall.games.caverna.box.content import CONTENT

ROOMY = {"c3r4": "small_pasture", "c3r3": "small_pasture", "c3r2": "meadow", "c2r2": "field"}


def expedition(home: Home, *, space: str = "logging", players: int = 2) -> Scene:
    """The first dwarf of this home has just set out, from logging (level 1) or another space."""
    cards = [space] if space in ("blacksmithing", "exploration", "adventure", "ore_mine_construction") else []
    found = scene(players, home, number=9 if players > 2 else 8, cards=cards)
    return found.play(f"place {home.dwarfs[0]} {space}", "expedition")


def loot(found: Scene) -> set[str]:
    return {move.removeprefix("loot loot_") for move in found.moves("loot")}


@pytest.mark.rule("caverna:R-76")
def test_only_an_unarmed_dwarf_forges_and_at_most_strength_eight() -> None:
    found = scene(2, farm(ore=20), cards=["blacksmithing"]).play("place 0 blacksmithing")
    assert found.moves("forge") == [f"forge {strength}" for strength in range(1, 9)]
    assert found.no("forge 9") == "R-76"
    assert found.no("forge 0") == "R-76"
    found = scene(2, farm(ore=20, weapons=(1, 1)), cards=["blacksmithing"]).play("place 1 blacksmithing")
    assert found.no("forge 5") == "R-76"


@pytest.mark.rule("caverna:R-76")
def test_growth_ends_at_fourteen() -> None:
    home = farm(weapons=(14, 14))
    expedition(home).play("loot loot_dog")
    assert home.dwarfs[0] == 14


@pytest.mark.rule("caverna:E-10", "caverna:R-76", "caverna:R-77", "caverna:R-79", "caverna:R-80")
def test_the_weakest_weapon_on_a_level_three_expedition() -> None:
    home = farm(ore=1)
    found = scene(2, home, cards=["blacksmithing"])
    found.play("place 0 blacksmithing", "forge 1", "expedition")
    assert loot(found) == {"all_weapons", "dog", "wood"}
    found.play("loot loot_all_weapons", "loot loot_dog", "loot loot_wood")
    assert found.deciding == "act"
    assert found.has(ore=0, dog=1, wood=1)
    assert home.dwarfs[0] == 3


@pytest.mark.rule("caverna:R-77")
def test_an_expedition_needs_a_weapon_and_an_item_and_may_be_ended_early() -> None:
    assert scene(3, number=9, cards=["exploration"]).no("place 0 exploration") == "R-20"
    found = expedition(farm(weapons=(3, 3)), space="exploration", players=3)
    assert found.no("end_expedition") == "R-77"
    found.play("loot loot_dog")
    assert found.no("loot loot_dog") == "R-77"
    found.play("end_expedition")
    assert found.deciding == "act"
    assert found.home().dwarfs[0] == 4


@pytest.mark.rule("caverna:R-78", "caverna:E-13", "caverna:R-79", "caverna:R-82")
def test_loot_feeds_loot() -> None:
    home = farm({"c4r3": "writing_chamber"}, wood=4, stone=3, weapons=(14, 13))
    home.placed = 0b10  # the other one is at work
    found = expedition(home, space="exploration", players=3)
    assert found.no("loot loot_furnish") == "R-82"  # no empty cavern yet
    found.play("loot loot_cavern", "single cavern c5r3")
    found.play("loot loot_furnish", "choose dwelling", "furnish dwelling c5r3 4wood+3stone")
    found.play("loot loot_all_weapons", "loot loot_dog")
    assert home.dwarfs == (14, 14)
    assert found.has(wood=0, stone=0, dog=1)


@pytest.mark.rule("caverna:R-78")
def test_wood_of_one_item_pays_for_the_next_and_grain_can_be_sown() -> None:
    home = farm({"c3r4": "meadow", "c3r3": "field"}, weapons=(12, 12))
    found = expedition(home, space="exploration", players=3)
    found.play("loot loot_wood", "loot loot_small_pasture", "small_pasture c3r4", "loot loot_grain", "loot loot_sow")
    found.play("sow 1 0")
    assert found.has(wood=0, grain=0)


@pytest.mark.rule("caverna:E-11", "caverna:R-79", "caverna:R-80")
def test_strength_is_read_at_the_start_of_the_expedition() -> None:
    home = farm({"c3r4": "small_pasture"}, weapons=(3, 3))
    found = expedition(home, space="ore_mine_construction")
    found.play("loot loot_all_weapons")
    assert found.no("loot loot_vegetable") == "R-79"
    assert loot(found) == {"dog", "wood", "sheep", "grain", "donkey", "stone"}
    found.play("loot loot_dog")
    assert home.dwarfs == (5, 4)


@pytest.mark.rule("caverna:R-79")
def test_all_weapons_never_arms_a_dwarf() -> None:
    home = farm(weapons=(2, 0, 14))
    home.placed = 0b010
    found = scene(2, home)
    found.play("place 2 logging", "expedition", "loot loot_all_weapons")
    assert home.dwarfs == (4, 0, 14)


@pytest.mark.rule("caverna:R-80")
def test_the_weapon_grows_after_the_last_item() -> None:
    home = farm(weapons=(5, 5))
    found = expedition(home, space="exploration", players=3)
    found.play("loot loot_dog")
    assert home.dwarfs[0] == 5
    found.play("end_expedition")
    assert home.dwarfs[0] == 6


@pytest.mark.rule("caverna:E-12", "caverna:R-23", "caverna:R-81")
def test_two_level_one_expeditions() -> None:
    home = farm(weapons=(8, 8))
    found = scene(2, home, number=10, cards=["adventure"])
    found.play("place 8 adventure", "expedition", "loot loot_stable", "stable c3r4")
    assert home.dwarfs[0] == 9
    found.play("expedition")
    assert found.offers("loot loot_stable")
    assert found.offers("loot loot_tunnel")
    found.play("loot loot_tunnel", "single tunnel c4r2", "end_turn")
    assert home.dwarfs[0] == 10
    one = expedition(farm(weapons=(8, 8)), space="ore_mine_construction")
    one.play("loot loot_stable", "stable c3r4")
    assert one.no("loot loot_stable") == "R-77"
    assert one.no("loot loot_tunnel") == "R-79"


@pytest.mark.rule("caverna:R-81")
def test_the_second_expedition_needs_the_first_and_is_optional() -> None:
    found = scene(2, farm(weapons=(8, 8)), number=10, cards=["adventure"])
    found.play("place 8 adventure", "expedition", "loot loot_dog")
    assert found.moves(side=False) == ["expedition", "end_turn"]


@pytest.mark.rule("caverna:R-82")
def test_items_without_effect_are_not_offered() -> None:
    home = farm(weapons=(14, 14))
    for kind in (0, 5, 6):  # no bare land and no cavern
        home.remove(kind, home.lay[kind])
    found = expedition(home, space="exploration", players=3)
    useless = ["all_weapons", "furnish", "stable", "tunnel", "small_pasture", "large_pasture", "meadow", "dwelling"]
    for item in [*useless, "field", "sow", "cavern", "breed"]:
        assert found.no(f"loot loot_{item}") == "R-82", item
    assert found.no("loot loot_nothing") == "R-77"


@pytest.mark.rule("caverna:R-82", "caverna:R-84")
def test_the_breed_item_needs_a_newborn_with_room_and_takes_two_species_at_most() -> None:
    home = farm({**ROOMY, "c4r3": "quarry"}, weapons=(14, 14), sheep=2, donkey=2, wild_boar=2)
    home.pastures = ()
    found = expedition(farm({"c4r3": "quarry"}, weapons=(14, 14), sheep=2))
    assert found.no("loot loot_breed") == "R-82"  # the dwelling is full
    home = farm(
        {"c3r4": "small_pasture", "c3r3": "small_pasture", "c3r2": "small_pasture", "c4r3": "quarry"},
        stables=["c3r4", "c3r3", "c3r2"],
        weapons=(14, 14),
        sheep=2,
        donkey=2,
        wild_boar=2,
        cattle=2,
    )
    found = expedition(home)
    found.play("loot loot_breed")
    assert all(1 <= len(move.split(" ")[1].split(",")) <= 2 for move in found.moves())
    assert found.no("breed -") == "R-82"
    assert found.no("breed sheep,donkey,wild_boar") == "R-84"
    found.play("breed sheep,donkey")
    assert found.has(sheep=3, donkey=3, stone=1)


@pytest.mark.rule("caverna:R-83")
def test_the_dwelling_item_builds_an_ordinary_dwelling_only() -> None:
    found = expedition(farm(weapons=(11, 11), wood=9, stone=9))
    found.play("loot loot_dwelling")
    assert found.moves() == ["choose dwelling"]
    assert found.no("choose simple_dwelling_4w2s") == "R-83"
    assert found.play("choose dwelling").moves() == ["furnish dwelling c4r3 2wood+2stone"]


@pytest.mark.rule("caverna:R-83", "caverna:R-57", "caverna:R-58")
def test_discounts_apply_to_the_dwelling_item_and_both_items_may_be_used() -> None:
    squares = {"c4r3": "carpenter", "c4r2": "stone_carver", "c5r3": "cavern", "c5r2": "cavern"}
    home = farm(squares, weapons=(11, 11), wood=4, stone=3)
    found = expedition(home, space="exploration", players=3)
    found.play("loot loot_dwelling", "choose dwelling", "furnish dwelling c5r3 1wood+1stone")
    found.play("loot loot_furnish", "choose dwelling", "furnish dwelling c5r2 3wood+2stone")
    assert found.goods() == {}


@pytest.mark.rule("caverna:R-85")
def test_two_ore_and_two_gold_are_one_item_each() -> None:
    found = expedition(farm(weapons=(6, 6)), space="ore_mine_construction")
    found.play("loot loot_ore", "loot loot_gold")
    assert found.has(ore=2, gold=2)


def test_an_animal_from_loot_is_settled_before_the_next_item() -> None:
    home = farm(weapons=(5, 5), sheep=2)
    found = expedition(home, space="exploration", players=3)
    found.play("loot loot_wild_boar")
    assert found.deciding == "settle"
    found.play("make_room food_from_wild_boar")
    assert found.deciding == "choose_loot"


@pytest.mark.parametrize("item", CONTENT.loot.loot, ids=lambda item: item.id)
def test_every_item_can_be_taken_at_its_strength_and_not_below(item: Loot) -> None:
    squares = {"c3r4": "small_pasture", "c3r3": "meadow", "c2r3": "meadow", "c2r4": "field", "c4r3": "cavern"}
    goods = {"wood": 9, "stone": 9, "grain": 2, "sheep": 2}
    for strength in (item.min_strength, item.min_strength - 1):
        if not strength:
            continue
        home = farm(squares, stables=["c3r4"], weapons=(strength, strength), stock=goods)
        found = expedition(home)
        assert found.offers(f"loot {item.id}") == (strength == item.min_strength)


@pytest.mark.rule("caverna:R-74")
def test_the_weapon_stays_on_its_expedition_while_the_animals_of_the_last_item_are_settled() -> None:
    home = farm({"c4r3": "peaceful_cave"}, weapons=(5, 5), sheep=2)
    found = expedition(home).play("loot loot_wild_boar")
    assert found.deciding == "settle"
    assert found.moves("give_weapon") == ["give_weapon 5 home"]
    assert found.no("give_weapon 5 acting") == "R-74"
    found.play("make_room food_from_wild_boar")
    assert home.dwarfs == (6, 5)
    assert found.offers("give_weapon 6 acting")
