"""Free actions: conversions, rubies, the weapon trade, their windows, and what they may not spoil (RULES section 8)."""

from __future__ import annotations

import pytest

from tests.caverna.home.farms import farm
from tests.caverna.scenes import harvest, scene
from underhall.core import Move
from underhall.games.caverna.game import GAME
from underhall.games.caverna.rounds import LastWindow


@pytest.mark.rule("caverna:R-65")
def test_free_actions_belong_to_ones_own_windows() -> None:
    found = scene(2, farm(grain=1), farm(grain=1))
    assert found.offers("convert food_from_grain")
    other: Move = GAME.notation.parse("convert food_from_grain")
    refusal = GAME.why_not(found.state, 1, other)
    assert refusal is not None
    assert refusal.code == "not_your_turn"


@pytest.mark.rule("caverna:R-65")
@pytest.mark.parametrize("window", ["turn", "act", "choose_loot", "settle", "feeding", "before_breeding", "final"])
def test_every_window_of_the_rules_is_open(window: str) -> None:
    home = farm(grain=1, weapons=(1, 1), food=20)
    if window in ("feeding", "before_breeding"):
        found = harvest(1, home)
        if window == "before_breeding":
            found.play("feed 0")
    elif window == "final":
        found = scene(1, home, agenda=[LastWindow(0)])
    elif window == "settle":
        home.goods[8] = 2
        found = scene(1, home, cards=["donkey_farming"], stock={"donkey_farming": {"donkey": 1}})
        found.play("place 1 donkey_farming", "take")
    else:
        found = scene(1, home, stock={"logging": {"wood": 3}})
        if window != "turn":
            found.play("place 1 logging")
        if window == "choose_loot":
            found.play("expedition")
    assert found.deciding == window
    assert found.offers("convert food_from_grain")


@pytest.mark.rule("caverna:R-65")
def test_between_naming_a_loot_item_and_using_it_no_window_is_open() -> None:
    found = scene(2, farm(grain=1, weapons=(8, 8)), stock={"logging": {"wood": 3}})
    found.play("place 8 logging", "expedition", "loot loot_stable")
    assert found.deciding == "resolve"
    assert found.no("convert food_from_grain") == "R-65"


@pytest.mark.rule("caverna:R-66")
def test_conversions_exchange_whole_bundles_as_often_as_wanted() -> None:
    found = scene(2, farm({"c4r3": "beer_parlor"}, grain=5))
    found.play("convert beer_parlor_gold", "convert beer_parlor_food")
    assert found.has(grain=1, gold=3, food=4)
    assert found.no("convert beer_parlor_gold") == "R-66"
    assert scene(2, farm(grain=5)).no("convert beer_parlor_gold") == "R-66"
    assert scene(2).no("convert no_such_thing") == "R-66"


@pytest.mark.rule("caverna:R-67")
def test_a_ruby_becomes_gold_unless_the_table_agreed_otherwise() -> None:
    assert scene(2, farm(ruby=1)).play("convert ruby_to_gold").has(gold=1, ruby=0)
    assert scene(2, farm(ruby=1), ruby_to_gold=False).no("convert ruby_to_gold") == "R-67"


@pytest.mark.rule("caverna:R-68", "caverna:E-29")
def test_gold_becomes_one_food_less_in_one_conversion() -> None:
    assert scene(2, farm(gold=5)).play("eat_gold 5").has(gold=0, food=4)
    assert scene(2, farm(gold=5)).play("eat_gold 2", "eat_gold 3").has(gold=0, food=3)
    found = scene(2, farm(gold=5))
    assert found.moves("eat_gold") == [f"eat_gold {gold}" for gold in (2, 3, 4, 5)]
    assert found.no("eat_gold 1") == "R-68"
    assert scene(2, farm(gold=250)).moves("eat_gold") == [f"eat_gold {gold}" for gold in range(2, 251)]
    assert found.no("eat_gold 6") == "R-68"


@pytest.mark.rule("caverna:R-69", "caverna:R-70", "caverna:E-29")
def test_donkeys_are_worth_more_in_pairs_and_the_slaughtering_cave_adds_to_each() -> None:
    found = scene(2, farm({"c3r4": "small_pasture", "c4r3": "writing_chamber"}, donkey=3))
    assert found.play("convert food_from_donkey_pair", "convert food_from_donkey").has(food=4)
    found = scene(2, farm({"c3r4": "small_pasture", "c4r3": "slaughtering_cave"}, donkey=3))
    assert found.play("convert food_from_donkey_pair", "convert food_from_donkey").has(food=7)


@pytest.mark.rule("caverna:R-70", "caverna:E-29")
@pytest.mark.parametrize(("animal", "food"), [("sheep", 2), ("donkey", 2), ("wild_boar", 3), ("cattle", 4)])
def test_the_slaughtering_cave_adds_one_food_per_animal(animal: str, food: int) -> None:
    found = scene(2, farm({"c4r3": "slaughtering_cave"}, stock={animal: 1}))
    assert found.play(f"convert food_from_{animal}").has(food=food)


@pytest.mark.rule("caverna:R-70", "caverna:E-29")
def test_the_hunting_parlor_is_not_combined_with_the_slaughtering_cave() -> None:
    squares = {"c4r3": "slaughtering_cave", "c4r2": "hunting_parlor"}
    found = scene(2, farm(squares, wild_boar=2))
    assert found.play("convert hunting_parlor_trade").has(gold=2, food=2, wild_boar=0)
    found = scene(2, farm(squares, wild_boar=2))
    assert found.play("convert food_from_wild_boar", "convert food_from_wild_boar").has(food=6)


@pytest.mark.rule("caverna:E-29", "caverna:R-66")
def test_further_conversions_of_the_examples() -> None:
    found = scene(2, farm({"c4r3": "cooking_cave"}, grain=2, vegetable=2))
    assert found.play("convert cooking_cave_meal", "convert cooking_cave_meal").has(food=10)
    found = scene(2, farm(grain=2, vegetable=2))
    found.play(*["convert food_from_grain"] * 2, *["convert food_from_vegetable"] * 2)
    assert found.has(food=6)
    found = scene(2, farm({"c4r3": "beer_parlor"}, grain=3)).play("convert beer_parlor_gold")
    assert found.has(grain=1)
    assert not found.offers("convert beer_parlor_gold")
    found = scene(2, farm({"c4r3": "blacksmithing_parlor"}, ruby=2, ore=1)).play("convert blacksmithing_parlor_trade")
    assert found.has(gold=2, food=1, ruby=1, ore=0)
    assert found.no("convert blacksmithing_parlor_trade") == "R-66"


@pytest.mark.rule("caverna:R-72")
def test_dogs_cannot_be_converted() -> None:
    assert not [move for move in scene(2, farm(dog=3)).moves() if "dog" in move]


@pytest.mark.rule("caverna:R-73")
def test_tiles_for_rubies_follow_the_rules_of_tiles_in_every_window() -> None:
    found = scene(2, farm(ruby=3))
    assert found.moves("buy_tile") == [
        "buy_tile meadow c3r4",
        "buy_tile field c3r4",
        *(f"buy_tile tunnel {square}" for square in ("c4r2", "c5r3", "c5r4")),
        *(f"buy_tile cavern {square}" for square in ("c4r2", "c5r3", "c5r4")),
    ]
    assert found.no("buy_tile meadow c1r1").startswith("R-3")
    found.play("buy_tile cavern c5r4")
    assert found.has(ruby=1, food=1)
    assert found.no("buy_tile cavern c4r2") == "R-73"
    assert found.no("buy_tile ore_mine c4r2") == "R-73"
    assert found.no("buy_tile tunnel nowhere") == "R-73"
    last = scene(1, farm(ruby=1), agenda=[LastWindow(0)])
    last.play("buy_tile field c3r4")
    assert last.score()["unused_spaces"] == -21


@pytest.mark.rule("caverna:R-73", "caverna:R-36")
def test_a_boar_from_a_ruby_tile_has_to_be_settled() -> None:
    home = farm({"c3r4": "meadow", "c3r3": "meadow", "c3r2": "meadow"}, ruby=1, sheep=2)
    found = scene(2, home).play("buy_tile meadow c3r1")
    assert found.deciding == "settle"
    found.play("make_room food_from_wild_boar")
    assert found.deciding == "turn"
    assert found.has(food=2, sheep=2)


@pytest.mark.rule("caverna:R-74", "caverna:E-37", "caverna:R-76")
def test_peaceful_cave_before_forging() -> None:
    home = farm({"c4r3": "peaceful_cave"}, ore=5, weapons=(9, 9))
    found = scene(2, home, cards=["blacksmithing"])
    found.play("place 9 blacksmithing")
    assert found.no("forge 5") == "R-76"
    found.play("give_weapon 9 acting", "forge 5", "expedition")
    assert found.has(food=9, ore=0)
    assert found.no("give_weapon 5 acting") == "R-74"
    assert found.offers("give_weapon 9 home")
    found.play("loot loot_dog", "loot loot_wood", "end_expedition")
    assert home.dwarfs[0] == 6
    found.play("give_weapon 6 acting")
    assert found.has(food=15)


@pytest.mark.rule("caverna:R-74")
def test_without_the_peaceful_cave_no_weapon_is_given_up() -> None:
    assert scene(2, farm(weapons=(9, 9))).no("give_weapon 9 home") == "R-74"
    found = scene(2, farm({"c4r3": "peaceful_cave"}, weapons=(9, 4)))
    assert found.moves("give_weapon") == ["give_weapon 4 home", "give_weapon 9 home"]
    assert found.no("give_weapon 5 home") == "R-74"


@pytest.mark.rule("caverna:R-75", "caverna:R-116", "caverna:R-125")
def test_everything_can_be_converted_in_the_last_window_before_scoring() -> None:
    home = farm({"c4r3": "beer_parlor"}, grain=5, ruby=1, sheep=1)
    found = scene(2, home, farm(grain=1), agenda=[LastWindow(1), LastWindow(0)])
    found.play("convert beer_parlor_gold", "convert beer_parlor_gold", "convert ruby_to_gold", "done")
    assert found.has(grain=1, gold=7)
    assert found.seat == 1  # open to everybody, one after the other
    found.play("done")
    assert GAME.is_over(found.state)
    assert found.score()["gold"] == 7


@pytest.mark.rule("caverna:R-116")
def test_after_the_last_window_nothing_can_be_traded_any_more() -> None:
    found = scene(1, farm(grain=2), agenda=[LastWindow(0)]).play("done")
    move = GAME.notation.parse("convert food_from_grain")
    refusal = GAME.why_not(found.state, 0, move)
    assert refusal is not None
    assert refusal.code == "game_over"


NO_TWIN_TILE = {f"c{column}r{row}": "meadow" for column in (1, 2, 3) for row in (1, 2, 3, 4)} | {"c3r4": "field"}


@pytest.mark.rule("caverna:E-41", "caverna:R-25", "caverna:R-126")
def test_a_free_action_that_would_leave_nothing_to_do_is_not_offered() -> None:
    found = scene(2, farm(NO_TWIN_TILE, grain=1, ruby=1)).play("place 0 slash_and_burn")
    assert found.no("convert food_from_grain") == "R-126"
    found.play("convert ruby_to_grain", "convert food_from_grain")
    assert found.no("convert food_from_grain") == "R-126"
    found.play("sow 1 0")
    assert found.has(food=1, grain=0)
    found = scene(2, farm(NO_TWIN_TILE, grain=1, ruby=1)).play("place 0 slash_and_burn", "sow 1 0")
    found.play("convert food_from_ruby")
    assert found.has(food=2)


@pytest.mark.rule("caverna:R-126")
def test_the_last_pair_of_bare_squares_may_not_be_filled_after_placing() -> None:
    home = farm({f"c{column}r{row}": "cavern" for column in (4, 5, 6) for row in (1, 2, 3)}, ruby=2)
    home.remove(5, ~(1 << 37 | 1 << 38))  # c5r4 and c6r4 are rock
    found = scene(5, home).play("place 0 small_scale_drift_mining")
    assert found.no("buy_tile tunnel c5r4") == "R-126"
    assert found.offers("convert ruby_to_wood")
    found.play("twin cavern_tunnel c5r4,c6r4")
    assert found.moves("convert")


@pytest.mark.rule("caverna:R-126", "caverna:R-74")
def test_the_acting_dwarf_keeps_its_weapon_on_exploration() -> None:
    home = farm({"c4r3": "peaceful_cave"}, weapons=(9, 9))
    found = scene(3, home, number=9, cards=["exploration"]).play("place 9 exploration")
    assert found.no("give_weapon 9 acting") == "R-126"
    assert found.offers("give_weapon 9 home")


@pytest.mark.rule("caverna:R-126")
def test_a_settle_window_before_the_first_step_is_under_the_same_restriction() -> None:
    home = farm(NO_TWIN_TILE, grain=1, ruby=1, cattle=2)
    found = scene(2, home).play("place 0 slash_and_burn", "convert ruby_to_sheep")
    assert found.deciding == "settle"
    assert found.no("convert food_from_grain") == "R-126"
    found.play("make_room food_from_sheep", "sow 1 0")
    assert found.has(food=1, grain=0, cattle=2)


@pytest.mark.rule("caverna:R-126")
def test_an_expedition_that_has_begun_cannot_get_stuck() -> None:
    found = scene(2, farm(weapons=(1, 1), grain=1), stock={"logging": {}})
    found.play("place 1 logging", "expedition", "convert food_from_grain")
    assert found.offers("loot loot_dog")
    assert found.offers("loot loot_wood")


def test_free_actions_always_come_to_an_end() -> None:
    """Whatever is converted first, nobody can convert forever (section 8)."""
    squares = {"c4r3": "trader", "c4r2": "beer_parlor", "c5r3": "cooking_cave", "c3r4": "small_pasture"}
    found = scene(2, farm(squares, gold=9, ruby=5, grain=4, vegetable=3, donkey=2, wood=3, stone=2))
    for number in range(300):
        offered = found.moves()[len(found.moves(side=False)) :] if found.deciding != "settle" else found.moves()
        if not offered:
            break
        found.play(offered[number % len(offered)])
    assert not found.moves("convert")
