"""Furnishing (RULES section 12): costs, squares and what tiles bring at once; the family (section 7.1)."""

from __future__ import annotations

import pytest

from tests.caverna.home.farms import NO_ROUNDS, farm, grown_homes, ruling
from underhall.games.caverna.board.furnishing import (
    beds,
    build_cost,
    can_furnish,
    can_grow,
    forge_cost,
    furnish,
    furnish_mask,
    furnish_options,
    grow,
    payment_variants,
    payments,
    round_start_income,
    why_not_furnish,
    why_not_furnish_square,
    why_not_grow,
    why_not_payment,
)
from underhall.games.caverna.board.homeboard import Home, gain, received
from underhall.games.caverna.board.squares import cell_of, cells_in, names_in
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.catalogue import (
    ALL,
    DWELLINGS,
    FURNISHINGS,
    IDS,
    INTRODUCTORY,
    TILE,
    UNLIMITED,
    YELLOW,
    bit,
    effects,
    ids_in,
    tiles_named,
)
from underhall.games.caverna.box.effect_kinds import Discount
from underhall.games.caverna.box.goods import bundle

LOOT_DWELLING = bundle({"wood": 2, "stone": 2})
SMALL, LARGE, STABLE = "build_small_pasture", "build_large_pasture", "build_stable"


def texts(variants: tuple[goods.Bundle, ...]) -> list[str]:
    return [goods.notation(variant) for variant in variants]


def furnished(home: Home, furnishing: str, square: str) -> goods.Bundle:
    """Build a tile for its first payment, and say what it brought."""
    tile = TILE[furnishing]
    assert why_not_furnish_square(home, tile, cell_of(square)) is None
    goods.pay(home.goods, payments(home, tile)[0])
    return furnish(home, tile, cell_of(square), NO_ROUNDS)


# Costs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("caverna:E-15", "caverna:R-57", "caverna:R-58", "caverna:R-60", "caverna:R-61")
def test_the_builder_replaces_a_wood_and_a_stone_by_ore() -> None:
    builder = bit("builder")
    blacksmith = TILE["blacksmith"]
    assert texts(payment_variants(builder, blacksmith)) == [
        "1wood+2stone",
        "2stone+1ore",
        "1wood+1stone+1ore",
        "1stone+2ore",
    ]
    everybody = builder | bit("carpenter") | bit("stone_carver")
    assert texts(payment_variants(everybody, blacksmith)) == ["1stone", "1ore"]
    home = farm({"c5r3": "builder"}, wood=1, stone=2)
    # The ore that the blacksmith brings cannot pay for it.
    assert texts(payments(home, blacksmith)) == ["1wood+2stone"]
    assert furnished(home, "blacksmith", "c4r3") == bundle({"ore": 2})
    assert home.goods[goods.ORE] == 2


@pytest.mark.rule("caverna:R-60")
def test_the_builder_leaves_ore_and_what_is_not_in_the_cost_alone() -> None:
    builder = bit("builder")
    assert texts(payment_variants(builder, TILE["stone_storage"])) == ["3wood+1ore", "2wood+2ore"]
    assert texts(payment_variants(builder, TILE["blacksmithing_parlor"])) == ["3ore"]
    assert texts(payment_variants(builder, TILE["breeding_cave"])) == ["1stone+1grain", "1ore+1grain"]
    assert texts(payment_variants(0, TILE["blacksmith"])) == ["1wood+2stone"]
    # It never works for pastures, stables or weapons.
    assert build_cost(builder, SMALL, bundle({"wood": 2})) == bundle({"wood": 2})


@pytest.mark.rule("caverna:E-16", "caverna:R-57", "caverna:R-58")
def test_discounts_also_lower_the_price_of_the_loot_dwelling() -> None:
    home = farm({"c4r2": "carpenter", "c4r1": "stone_carver"}, wood=1, stone=1)
    dwelling = TILE["dwelling"]
    assert texts(payments(home, dwelling, LOOT_DWELLING)) == ["1wood+1stone"]
    assert payments(home, dwelling) == ()
    assert tiles_named(("dwelling",)) == bit("dwelling")
    assert not tiles_named(("dwelling",)) & bit("simple_dwelling_4w2s")
    assert FURNISHINGS[dwelling].points == 3


@pytest.mark.rule("caverna:R-57")
def test_the_carpenter_saves_a_wood_on_every_tile_and_every_pasture() -> None:
    carpenter = bit("carpenter")
    prices = {SMALL: (2, 1), LARGE: (4, 3)}
    for primitive, (printed, less) in prices.items():
        assert build_cost(carpenter, primitive, bundle({"wood": printed})) == bundle({"wood": less})
        assert build_cost(0, primitive, bundle({"wood": printed})) == bundle({"wood": printed})
    # From loot: nothing for the small pasture, one wood for the large one.
    assert build_cost(carpenter, SMALL, bundle({"wood": 1})) == ()
    assert build_cost(carpenter, LARGE, bundle({"wood": 2})) == bundle({"wood": 1})
    for tile, furnishing in enumerate(FURNISHINGS):
        paid = dict(payment_variants(carpenter, tile)[0])
        expected = dict(furnishing.cost)
        expected[goods.WOOD] = max(0, expected.get(goods.WOOD, 0) - 1)
        assert paid == {good: amount for good, amount in expected.items() if amount}
    # E-17: two pastures in one action get the discount twice.
    assert (
        2 + 3 - sum(goods.count(build_cost(carpenter, one, bundle({"wood": prices[one][0]})), 0) for one in prices) == 1
    )


@pytest.mark.rule("caverna:R-58")
def test_the_stone_carver_saves_a_stone_on_every_tile_and_makes_stables_free() -> None:
    carver = bit("stone_carver")
    assert build_cost(carver, STABLE, bundle({"stone": 1})) == ()
    assert build_cost(carver, SMALL, bundle({"wood": 2})) == bundle({"wood": 2})
    for tile, furnishing in enumerate(FURNISHINGS):
        paid = dict(payment_variants(carver, tile)[0])
        expected = dict(furnishing.cost)
        expected[goods.STONE] = max(0, expected.get(goods.STONE, 0) - 1)
        assert paid == {good: amount for good, amount in expected.items() if amount}


@pytest.mark.rule("caverna:R-59", "caverna:E-14")
def test_the_blacksmith_saves_two_ore_on_a_weapon() -> None:
    smith = bit("blacksmith")
    assert [goods.count(forge_cost(smith, strength), goods.ORE) for strength in range(1, 9)] == [0, 0, 1, 2, 3, 4, 5, 6]
    assert [goods.count(forge_cost(0, strength), goods.ORE) for strength in range(1, 9)] == [*range(1, 9)]
    home = farm({"c5r3": "blacksmith"}, ore=5)
    affordable = [strength for strength in range(1, 9) if goods.can_pay(home.goods, forge_cost(home.active, strength))]
    assert max(affordable) == 7
    home.goods[goods.ORE] = 0
    assert [one for one in range(1, 9) if goods.can_pay(home.goods, forge_cost(home.active, one))] == [1, 2]
    # Nothing else is cheaper with it, ore trading least of all.
    assert [effect.on for tile, effect in effects(Discount) if 1 << tile == smith] == [("forge",)]


@pytest.mark.rule("caverna:R-57", "caverna:R-58")
def test_a_tile_never_reduces_its_own_cost() -> None:
    for furnishing in ("carpenter", "stone_carver", "builder"):
        tile = TILE[furnishing]
        assert payment_variants(0, tile) == (FURNISHINGS[tile].cost,)


def test_payments_are_those_not_refused_and_the_reason_names_what_is_short() -> None:
    home = farm({"c5r3": "builder"}, wood=1, stone=1, ore=1)
    tile = TILE["blacksmith"]
    for variant in payment_variants(home.active, tile):
        assert (why_not_payment(home, tile, variant) is None) == (variant in payments(home, tile))
    refusal = why_not_payment(home, tile, bundle({"wood": 1, "stone": 2}))
    assert refusal is not None
    assert (refusal.code, refusal.facts["lacking"]) == ("tile_too_dear", ("1stone",))
    poor = why_not_payment(farm(), tile, bundle({"wood": 1, "stone": 2}))
    assert poor is not None
    assert poor.facts["cost"] == poor.facts["lacking"] == ("1wood", "2stone")
    assert ruling(why_not_payment(home, tile, bundle({"ore": 3}))) == "R-60"


# Squares ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("caverna:E-30", "caverna:R-55", "caverna:R-112")
def test_trader_and_spare_part_storage_cover_each_other() -> None:
    home = farm({"c5r3": "trader", "c4r3": "main_storage"}, wood=2)
    storage, trader = TILE["spare_part_storage"], TILE["trader"]
    assert not home.lay[6]
    assert names_in(furnish_mask(home, storage)) == ["c5r3"]
    assert can_furnish(home, ALL & ~home.active & ~UNLIMITED)
    furnished(home, "spare_part_storage", "c5r3")
    assert not home.active >> trader & 1
    assert home.covered == 1 << trader
    assert (home.active & YELLOW).bit_count() == 2
    assert home.rooms == ((cell_of("c4r3"), TILE["main_storage"]), (cell_of("c5r3"), storage))


@pytest.mark.rule("caverna:R-55")
@pytest.mark.parametrize(("first", "then"), [("trader", "spare_part_storage"), ("spare_part_storage", "trader")])
def test_the_second_of_the_two_goes_nowhere_but_on_the_first(first: str, then: str) -> None:
    home = farm({"c5r3": first})
    assert names_in(furnish_mask(home, TILE[then])) == ["c5r3"]
    assert ruling(why_not_furnish_square(home, TILE[then], cell_of("c4r3"))) == "R-55"


@pytest.mark.rule("caverna:R-56")
def test_without_the_partner_each_of_the_two_needs_an_empty_cavern() -> None:
    home = farm({"c5r3": "dwelling"})
    for furnishing in ("trader", "spare_part_storage"):
        assert names_in(furnish_mask(home, TILE[furnishing])) == ["c4r3"]


@pytest.mark.parametrize("seed", range(8))
def test_furnish_options_are_the_choices_not_refused(seed: int) -> None:
    for number, home in enumerate(grown_homes(seed)):
        if number % 15:
            continue
        home.goods[: goods.DOG] = [number % 7] * goods.DOG
        offer = ALL & ~((home.active | home.covered) & ~UNLIMITED)
        listed = {
            (tile, cell, payment)
            for tile, squares, ways in furnish_options(home, offer)
            for cell in cells_in(squares)
            for payment in ways
        }
        legal = {
            (tile, cell, payment)
            for tile in range(len(IDS))
            if offer >> tile & 1
            for cell in range(48)
            for payment in payment_variants(home.active, tile)
            if why_not_furnish(home, tile, cell, payment) is None
        }
        assert listed == legal
        assert can_furnish(home, offer) == bool(legal)


# What tiles bring -------------------------------------------------------------------------------------------------


@pytest.mark.rule("caverna:E-38", "caverna:R-34", "caverna:R-115")
def test_the_state_parlor_feeds_for_adjacent_dwellings() -> None:
    home = farm({"c4r2": "dwelling", "c5r3": "cavern", "c3r3": "meadow"}, gold=5, stone=3)
    assert furnished(home, "state_parlor", "c4r3") == bundle({"food": 4})


def test_parlors_feed_for_the_animals_owned_when_built() -> None:
    home = farm(sheep=5, cattle=2, wood=4, stone=3)
    assert furnished(home.copy(), "weaving_parlor", "c4r3") == bundle({"food": 5})
    assert furnished(home, "milking_parlor", "c4r3") == bundle({"food": 2})


@pytest.mark.rule("caverna:E-40", "caverna:R-61", "caverna:R-63")
def test_the_seam_adds_an_ore_to_every_stone_received() -> None:
    home = farm({"c5r3": "seam"}, wood=1)
    assert furnished(home, "stone_carver", "c4r3") == bundle({"stone": 2, "ore": 2})
    assert home.goods[goods.WOOD] == 0
    before = home.goods[goods.ORE]
    build_cost(home.active, STABLE, bundle({"stone": 1}))  # a stone saved is not received
    assert home.goods[goods.ORE] == before
    assert gain(home, bundle({"stone": 1})) == bundle({"stone": 1, "ore": 1})


@pytest.mark.rule("caverna:R-63")
def test_the_dog_school_adds_a_wood_to_every_dog() -> None:
    school = bit("dog_school")
    assert received(school, bundle({"dog": 2, "food": 1})) == bundle({"dog": 2, "food": 1, "wood": 2})
    assert received(school | bit("seam"), bundle({"dog": 1, "stone": 3})) == bundle(
        {"dog": 1, "stone": 3, "wood": 1, "ore": 3}
    )
    assert gain(farm(), bundle({"dog": 1})) == bundle({"dog": 1})


@pytest.mark.rule("caverna:R-62")
@pytest.mark.parametrize(
    ("furnishing", "to_come", "expected"),
    [
        ("wood_supplier", (4, 5, 6, 7, 8, 10, 11, 12), [4, 5, 6, 7, 8, 10, 11]),
        ("wood_supplier", (8, 10, 11, 12), [8, 10, 11, 12]),
        ("ruby_supplier", (9, 10, 11, 12), [9, 10, 11, 12]),
        ("stone_supplier", (2, 3, 4, 5, 6, 7), [2, 3, 4, 5, 6]),
    ],
)
def test_suppliers_fill_the_next_rounds_that_are_played(
    furnishing: str, to_come: tuple[int, ...], expected: list[int]
) -> None:
    home = farm()
    furnish(home, TILE[furnishing], cell_of("c4r3"), to_come)
    good = furnishing.removesuffix("_supplier")
    assert [number for number, heap in enumerate(home.due) if heap] == expected
    assert all(goods.unpack(heap) == bundle({good: 1}) for heap in home.due if heap)


@pytest.mark.rule("caverna:R-64")
def test_the_miner_pays_for_donkeys_in_ore_mines_only() -> None:
    squares = {"c5r3": "miner", "c6r3": "ore_mine", "c6r2": "ore_mine", "c6r4": "ruby_mine"}
    for donkeys, ore in ((0, 0), (1, 1), (2, 2), (3, 2)):
        assert goods.count(round_start_income(farm(squares, donkey=donkeys)), goods.ORE) == ore
    assert round_start_income(farm({"c6r3": "ore_mine"}, donkey=1)) == ()


# The catalogue ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("caverna:R-1")
def test_the_catalogue_has_48_tiles_and_only_ordinary_dwellings_without_limit() -> None:
    assert len(FURNISHINGS) == 48
    assert ids_in(UNLIMITED) == ["dwelling"]
    assert INTRODUCTORY.bit_count() == 27
    assert DWELLINGS.bit_count() == 6
    assert YELLOW.bit_count() == 18
    assert tiles_named("dwellings") == DWELLINGS
    assert tiles_named("any") == ALL


# The family -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("caverna:E-25", "caverna:R-97")
@pytest.mark.parametrize(
    ("dwarfs", "dwellings", "grows"),
    [
        (4, ["dwelling", "dwelling", "additional_dwelling"], False),
        (5, ["dwelling", "dwelling", "dwelling", "additional_dwelling"], True),
        (5, ["couple_dwelling", "dwelling", "dwelling"], False),
        (2, [], False),
        (2, ["couple_dwelling"], True),
        (2, ["additional_dwelling"], False),
        (6, ["couple_dwelling", "dwelling", "dwelling", "additional_dwelling"], False),
    ],
)
def test_the_family_grows_while_there_is_a_bed(dwarfs: int, dwellings: list[str], grows: bool) -> None:
    squares = dict(zip(("c4r3", "c4r2", "c4r1", "c5r3"), dwellings, strict=False))
    home = farm(squares, weapons=[0] * dwarfs)
    assert can_grow(home) is grows
    assert (why_not_grow(home) is None) is grows
    if not grows:
        assert ruling(why_not_grow(home)) == "R-97"


@pytest.mark.rule("caverna:R-97")
def test_a_growth_adds_one_unarmed_newborn() -> None:
    home = farm({"c4r3": "couple_dwelling"}, weapons=[3, 5])
    assert beds(home) == 4
    assert grow(home) == 2
    assert home.dwarfs == (3, 5, 0)
    assert home.newborn == 0b100
