"""Worked examples of the rule book as the table plays them; their figures alone are tested beside each chapter."""

from __future__ import annotations

import pytest

from tests.caverna.home.farms import farm
from tests.caverna.scenes import scene
from underhall.core import replaced
from underhall.games.caverna.rounds import Income, LastWindow, Replenish


@pytest.mark.rule("caverna:E-5", "caverna:R-29", "caverna:R-38", "caverna:R-39")
def test_an_ore_mine_and_later_a_ruby_mine() -> None:
    home = farm({"c5r3": "tunnel", "c5r2": "tunnel", "c6r4": "tunnel"})
    found = scene(2, home, number=6, cards=["ore_mine_construction", "ruby_mine_construction"])
    found.play("place 0 ore_mine_construction")
    assert found.moves(side=False) == [f"twin ore_mine_deep_tunnel {pair}" for pair in ("c5r2,c5r3", "c5r3,c5r2")]
    found.play("twin ore_mine_deep_tunnel c5r2,c5r3", "gain")
    assert found.has(ore=3)
    assert found.moves(side=False) == ["end_turn"]
    found.play("end_turn", "pass", "place 0 ruby_mine_construction")
    assert sorted(found.moves(side=False)) == ["ruby_mine c5r3", "ruby_mine c6r4"]
    found.play("ruby_mine c5r3", "gain", "end_turn")
    assert found.has(ruby=1)
    assert found.score()["furnishings_pastures_mines"] == 7


@pytest.mark.rule("caverna:E-14", "caverna:R-59")
def test_the_blacksmith_forges_cheaper_and_trades_ore_at_the_full_price() -> None:
    for ore, most in ((0, 2), (5, 7), (20, 8)):
        found = scene(2, farm({"c4r3": "blacksmith"}, ore=ore), cards=["blacksmithing"]).play("place 0 blacksmithing")
        assert found.moves("forge") == [f"forge {strength}" for strength in range(1, most + 1)]
    assert found.play("forge 8").has(ore=14)
    found = scene(2, farm({"c4r3": "blacksmith"}, ore=3), number=11, cards=["ore_trading"])
    assert found.play("place 0 ore_trading", "trade").has(ore=1)
    assert found.no("trade") == "R-27"


@pytest.mark.rule("caverna:E-21", "caverna:R-87", "caverna:R-90", "caverna:R-91")
@pytest.mark.parametrize(
    ("animals", "then", "food"),
    [
        (["donkey"], "act", 1),
        (["wild_boar"], "act", 2),
        (["cattle"], "settle", 3),  # the dwelling holds a single species
        (["cattle", "cattle"], "act", 6),
    ],
)
def test_sowing_a_stubble_field_drives_its_animal_out(animals: list[str], then: str, food: int) -> None:
    squares = {"c3r4": "field", "c3r3": "field", "c4r3": "stubble_room"}
    found = scene(2, farm(squares, cattle=2, donkey=1, wild_boar=1, grain=1))
    found.play("place 0 slash_and_burn", "sow 1 0")
    assert found.deciding == "settle"
    found.play(*(f"make_room food_from_{animal}" for animal in animals))
    assert found.deciding == then
    assert found.has(food=food)


@pytest.mark.rule("caverna:E-39", "caverna:R-87", "caverna:R-88", "caverna:R-90", "caverna:R-91")
@pytest.mark.parametrize(
    ("way", "food"), [("food_from_sheep", 1), ("food_from_cattle", 3), ("food_from_donkey_pair", 3)]
)
def test_fencing_can_cost_room(way: str, food: int) -> None:
    home = farm({"c3r4": "meadow", "c3r3": "meadow"}, stables=["c3r4", "c3r3"], sheep=1, cattle=1, donkey=2, wood=4)
    found = scene(2, home, number=2, cards=["sheep_farming"], stock={"sheep_farming": {"sheep": 1}})
    found.play("place 0 sheep_farming", "large_pasture c3r3,c3r4")
    assert found.deciding == "settle"
    found.play(f"make_room {way}")
    assert found.deciding == "act"
    assert found.has(food=food)


@pytest.mark.rule("caverna:E-30", "caverna:R-55", "caverna:R-112")
def test_the_spare_part_storage_ends_the_trader_for_everybody() -> None:
    squares = {"c5r3": "trader", "c4r3": "main_storage"}
    found = scene(2, farm(squares, wood=2, gold=2), farm(wood=5)).play("place 0 housework")
    assert found.offers("convert trader_set")
    before = found.score()
    found.play("choose spare_part_storage", "furnish spare_part_storage c5r3 2wood")
    assert found.no("convert trader_set") == "R-66"
    assert found.score()["furnishings_pastures_mines"] == before["furnishings_pastures_mines"] - 2
    assert found.score()["bonus_points"] == before["bonus_points"] + 2  # one more active yellow tile
    found.play("end_turn")
    found.state.occupied = [-1] * len(found.state.occupied)
    assert found.seat == 1
    assert found.play("place 0 housework").no("choose trader") == "R-1"


@pytest.mark.rule("caverna:E-40", "caverna:R-63", "caverna:R-61")
def test_every_stone_received_brings_an_ore_with_the_seam_and_none_that_is_saved() -> None:
    home = farm({"c5r3": "seam", "c3r4": "meadow", "c4r2": "cavern"}, wood=2, ruby=1)
    found = scene(2, home, number=2, cards=["sheep_farming"]).play("place 0 housework")
    assert found.no("choose writing_chamber") == "R-27"
    found.play("choose stone_carver", "furnish stone_carver c4r3 1wood")
    assert found.has(wood=1, stone=2, ore=2)
    found.play("convert ruby_to_stone", "end_turn", "pass")
    assert found.has(stone=3, ore=3)
    found.play("place 0 sheep_farming", "stable c3r4")  # for nothing
    assert found.has(stone=3, ore=3)
    home.due = replaced(home.due, 3, 1 << 8)
    later = scene(2, home, number=3, agenda=[Replenish(), Income()])
    assert later.has(stone=4, ore=4)


@pytest.mark.rule("caverna:R-61", "caverna:R-60")
def test_what_a_tile_brings_cannot_pay_for_it() -> None:
    """With the builder, the two ore of the blacksmith would do for a wood and a stone."""
    found = scene(2, farm({"c5r3": "builder"}, stone=2)).play("place 0 housework")
    assert found.no("choose blacksmith") == "R-27"


@pytest.mark.rule("caverna:R-84", "caverna:R-95")
def test_quarry_and_breeding_cave_react_to_newborns_from_loot() -> None:
    squares = {"c3r4": "small_pasture", "c3r3": "small_pasture", "c4r3": "quarry", "c4r2": "breeding_cave"}
    found = scene(2, farm(squares, stables=["c3r4", "c3r3"], weapons=(14, 14), sheep=2, donkey=2))
    found.play("place 14 logging", "expedition", "loot loot_breed", "breed sheep,donkey")
    assert found.has(sheep=3, donkey=3, stone=1, food=2)


@pytest.mark.rule("caverna:S-6", "caverna:R-75", "caverna:R-116")
def test_brewing_in_the_last_window_counts_at_scoring() -> None:
    found = scene(1, farm({"c4r1": "beer_parlor"}, grain=5, gold=2), agenda=[LastWindow(0)])
    before = found.score()["total"]
    found.play("convert beer_parlor_gold", "convert beer_parlor_gold", "done")
    assert found.has(grain=1, gold=8)
    assert found.score()["total"] == before + 4
