"""Breeding (RULES sections 9.6 and 9.7), fields (7.2, 13.1) and feeding (13.2) as arithmetic on one home."""

from __future__ import annotations

from itertools import chain, combinations
from random import Random

import pytest

from tests.caverna.home.farms import HARVEST, SMALL_EVENT, farm, grown_homes, ruling
from underhall.games.caverna.board.animals import fits
from underhall.games.caverna.board.breeding import breed, breeding_species, breedings, can_breed, why_not_breed
from underhall.games.caverna.board.feeding import SPARES, feed, food_due, spares, why_not_spare
from underhall.games.caverna.board.fields import can_sow, harvest_fields, sow, sowings, why_not_sow
from underhall.games.caverna.board.homeboard import (
    Home,
    donkeys_in_mines,
    donkeys_in_ore_mines,
    empty_fields,
    grain_on_fields,
    vegetables_on_fields,
)
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.goods import BEGGING, CATTLE, DONKEY, FOOD, GOODS, GRAIN, SHEEP, SPECIES, bundle

WOOD = bundle({"wood": 1})
STONE = bundle({"stone": 1})

# Breeding ---------------------------------------------------------------------------------------------------------


def roomy() -> dict[str, str]:
    """Small pastures for all species."""
    return {"c3r4": "small_pasture", "c3r3": "small_pasture", "c2r4": "small_pasture", "c2r3": "small_pasture"}


def names(newborns: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(GOODS[species] for species in newborns)


@pytest.mark.rule("caverna:E-22", "caverna:R-94", "caverna:R-95", "caverna:R-96")
def test_only_newborns_with_room_are_received() -> None:
    squares = {"c3r4": "meadow", "c5r3": "ore_mine", "c5r4": "ruby_mine", "c4r3": "breeding_cave"}
    home = farm(
        squares, pastures=[("c3r2", "c3r3")], stables=["c3r4"], sheep=3, donkey=2, wild_boar=1, cattle=2, food=0
    )
    assert breeding_species(home) == (SHEEP, DONKEY, CATTLE)
    assert breedings(home) == [(), (SHEEP,)]
    assert ruling(why_not_breed(home, ("donkey",))) == "R-96"
    assert ruling(why_not_breed(home, ("sheep", "cattle"))) == "R-96"
    assert ruling(why_not_breed(home, ("wild_boar",))) == "R-94"
    assert breed(home, (SHEEP,)) == bundle({"sheep": 1, "food": 1})
    assert home.goods[SHEEP] == 4
    assert home.goods[FOOD] == 1


@pytest.mark.rule("caverna:E-23", "caverna:R-63", "caverna:R-94", "caverna:R-95")
def test_four_newborns_feed_the_breeding_cave_the_quarry_and_the_seam() -> None:
    squares = roomy() | {"c4r3": "breeding_cave", "c4r2": "quarry", "c4r1": "seam"}
    home = farm(squares, stables=["c3r4", "c3r3", "c2r4"], sheep=2, donkey=2, wild_boar=2, cattle=2)
    assert SPECIES in breedings(home)
    assert breed(home, SPECIES) == bundle(
        {"sheep": 1, "donkey": 1, "wild_boar": 1, "cattle": 1, "food": 5, "stone": 1, "ore": 1}
    )


@pytest.mark.rule("caverna:R-95", "caverna:R-96", "caverna:R-129")
def test_the_breeding_cave_pays_by_newborns_received_and_nothing_for_none() -> None:
    squares = roomy() | {"c4r3": "breeding_cave", "c4r2": "quarry"}
    for newborns, food in (((), 0), ((SHEEP,), 1), ((SHEEP, CATTLE), 2), ((SHEEP, DONKEY, CATTLE), 3)):
        home = farm(squares, sheep=2, donkey=2, wild_boar=2, cattle=2)
        received = dict(breed(home, newborns))
        assert received.get(FOOD, 0) == food
        assert received.get(goods.STONE, 0) == (DONKEY in newborns)


@pytest.mark.rule("caverna:E-24", "caverna:R-94")
def test_eating_before_breeding_makes_room() -> None:
    home = farm({"c3r4": "small_pasture", "c3r3": "small_pasture"}, sheep=4, donkey=2)
    assert breedings(home) == [()]
    home.goods[SHEEP] = 3
    assert breedings(home) == [(), (SHEEP,)]
    home.goods[SHEEP] = 1  # converting may drop a species below two
    assert breeding_species(home) == (DONKEY,)


@pytest.mark.rule("caverna:E-44", "caverna:R-129", "caverna:R-94")
def test_newborns_may_be_declined_even_with_room() -> None:
    home = farm(roomy(), sheep=2, cattle=2)
    assert breedings(home) == [(), (SHEEP,), (CATTLE,), (SHEEP, CATTLE)]
    before = home.copy()
    assert breed(home, ()) == ()
    assert home == before


@pytest.mark.rule("caverna:R-84")
def test_the_loot_item_breeds_at_most_two_species() -> None:
    home = farm(roomy(), stables=["c3r4", "c3r3", "c2r4"], sheep=2, donkey=2, wild_boar=2, cattle=2)
    assert max(map(len, breedings(home, 2))) == 2
    assert len(breedings(home, 2)) == 1 + 4 + 6
    assert ruling(why_not_breed(home, ("sheep", "donkey", "cattle"), 2)) == "R-84"


@pytest.mark.rule("caverna:R-94")
def test_one_newborn_of_a_species_at_most_and_no_unknown_beasts() -> None:
    home = farm(roomy(), sheep=4)
    for strange in (("sheep", "sheep"), ("dog",), ("cattle", "sheep"), ("troll",)):
        assert ruling(why_not_breed(home, strange)) == "R-94"


@pytest.mark.parametrize("seed", range(20))
def test_breedings_are_the_sets_that_are_not_refused(seed: int) -> None:
    rng = Random(seed)
    every = [*chain.from_iterable(combinations(SPECIES, size) for size in range(5))]
    for number, home in enumerate(grown_homes(seed)):
        if number % 10:
            continue
        for species in SPECIES:
            home.goods[species] = rng.randrange(5)
        while not fits(home):
            species = rng.choice([one for one in SPECIES if home.goods[one]])
            home.goods[species] -= 1
        for most in (2, 4):
            legal = [newborns for newborns in every if why_not_breed(home, names(newborns), most) is None]
            assert breedings(home, most) == legal
        assert can_breed(home) == (len(breedings(home)) > 1)


# Fields -----------------------------------------------------------------------------------------------------------


def test_sowing_puts_three_grain_or_two_vegetables_on_a_field() -> None:
    home = farm({"c3r4": "field", "c3r3": "field", "c2r4": "field"}, grain=2, vegetable=1)
    sow(home, 1, 1)
    assert (grain_on_fields(home), vegetables_on_fields(home)) == (3, 2)
    assert home.goods[GRAIN] == 1
    assert empty_fields(home).bit_count() == 1


@pytest.mark.rule("caverna:R-103")
def test_the_field_phase_takes_one_token_from_every_sown_field() -> None:
    home = farm({"c3r4": "field+3grain", "c3r3": "field+1grain", "c2r4": "field+2vegetable", "c2r3": "field"})
    assert harvest_fields(home) == bundle({"grain": 2, "vegetable": 1})
    assert (grain_on_fields(home), vegetables_on_fields(home)) == (2, 1)
    assert empty_fields(home).bit_count() == 2
    harvest_fields(home)
    harvest_fields(home)
    assert harvest_fields(home) == ()
    assert home.goods[GRAIN] == 4


@pytest.mark.rule("caverna:R-44", "caverna:R-71")
def test_crops_protect_their_field_and_cannot_be_sown_again() -> None:
    home = farm({"c3r4": "field+1grain"}, grain=1)
    assert not can_sow(home)
    assert ruling(why_not_sow(home, 1, 0, 2, 2)) == "R-44"
    bare = farm({"c3r4": "field", "c3r3": "field+3grain"})
    assert not can_sow(bare)
    assert ruling(why_not_sow(bare, 1, 0, 2, 2)) == "R-71"
    assert ruling(why_not_sow(bare, 0, 0, 2, 2)) == "R-20"


@pytest.mark.parametrize("seed", range(10))
def test_sowings_are_those_not_refused(seed: int) -> None:
    rng = Random(seed)
    for home in grown_homes(seed):
        home.goods[GRAIN], home.goods[goods.VEGETABLE] = rng.randrange(4), rng.randrange(4)
        every = [(grain, vegetables) for grain in range(5) for vegetables in range(5)]
        legal = [counts for counts in every if why_not_sow(home, *counts, 2, 2) is None]
        assert sowings(home, 2, 2) == legal
        assert can_sow(home) == bool(legal)


# Feeding ----------------------------------------------------------------------------------------------------------


def family(**amounts: int) -> Home:
    """Three adults and a newborn, with both caves that help at feeding."""
    squares = {
        "c5r3": "working_cave",
        "c5r2": "mining_cave",
        "c6r3": "ore_mine",
        "c6r4": "ruby_mine",
        "c6r2": "ruby_mine",
    }
    return farm(squares, weapons=(0, 0, 0, 0), newborns=1, stock=amounts)


@pytest.mark.rule("caverna:E-27", "caverna:R-64", "caverna:R-99", "caverna:R-100")
def test_what_a_family_eats() -> None:
    plain = farm(weapons=(0, 0, 0, 0), newborns=1)
    assert food_due(plain, *HARVEST) == 7
    assert food_due(plain, *SMALL_EVENT) == 4
    assert spares(plain) == [()]
    home = family(wood=1)
    assert food_due(home, *HARVEST, WOOD) == 5
    assert food_due(home, *SMALL_EVENT, WOOD) == 3
    home.goods[DONKEY] = 2
    assert food_due(home, *HARVEST, WOOD) == 3
    big = {f"c{column}r{row}": "ruby_mine" for column in (5, 6) for row in (1, 2)} | {"c6r3": "ore_mine"}
    couple = farm(big | {"c5r3": "mining_cave"}, donkey=5)
    assert food_due(couple, *HARVEST) == 0
    assert feed(couple, *HARVEST) == 0
    assert couple.goods[FOOD] == 0


@pytest.mark.rule("caverna:R-64")
def test_donkeys_stand_in_mines_as_far_as_possible() -> None:
    home = farm({"c6r3": "ore_mine", "c6r4": "ruby_mine"})
    counts = []
    for donkeys in range(4):
        home.goods[DONKEY] = donkeys
        counts.append((donkeys_in_ore_mines(home), donkeys_in_mines(home)))
    assert counts == [(0, 0), (1, 1), (1, 2), (1, 2)]


@pytest.mark.rule("caverna:E-44", "caverna:R-100", "caverna:R-130")
def test_the_working_cave_spares_the_dwarf_that_eats_most() -> None:
    home = farm({"c5r3": "working_cave"}, weapons=(0, 0, 0), newborns=1, stone=1)
    assert spares(home) == [(), STONE]
    assert [food_due(home, *SMALL_EVENT, spare) for spare in spares(home)] == [3, 2]
    assert [food_due(home, *HARVEST, spare) for spare in spares(home)] == [5, 3]
    rich = farm({"c5r3": "working_cave"}, wood=9, stone=9, ore=9, food=99)
    assert spares(rich) == [(), *SPARES]


@pytest.mark.rule("caverna:R-100")
def test_the_working_cave_takes_a_wood_a_stone_or_two_ore() -> None:
    home = farm({"c5r3": "working_cave"}, ore=1, wood=1)
    assert why_not_spare(home, ()) is None
    assert why_not_spare(home, WOOD) is None
    for spare in (STONE, bundle({"ore": 2}), bundle({"ore": 1}), bundle({"wood": 2})):
        assert ruling(why_not_spare(home, spare)) == "R-100"
    assert ruling(why_not_spare(farm(wood=1), WOOD)) == "R-100"
    legal = [spare for spare in ((), *SPARES) if why_not_spare(home, spare) is None]
    assert spares(home) == legal


@pytest.mark.rule("caverna:E-28", "caverna:R-101")
def test_food_goes_as_far_as_it_goes_and_the_rest_is_begged() -> None:
    home = farm(food=1, grain=2, sheep=1)
    assert feed(home, *HARVEST) == 3
    assert (home.goods[FOOD], home.goods[BEGGING], home.goods[GRAIN]) == (0, 3, 2)
    fed = farm(food=4)
    assert feed(fed, *HARVEST) == 0
    assert fed.goods[BEGGING] == 0


@pytest.mark.rule("caverna:R-124")
def test_the_food_due_follows_every_donkey() -> None:
    home = family(donkey=3)
    assert food_due(home, *HARVEST) == 4
    home.goods[DONKEY] = 1
    assert food_due(home, *HARVEST) == 6


def test_feeding_with_a_spare_pays_it() -> None:
    home = farm({"c5r3": "working_cave"}, wood=1, food=5)
    assert feed(home, *HARVEST, WOOD) == 0
    assert (home.goods[goods.WOOD], home.goods[FOOD]) == (0, 3)
