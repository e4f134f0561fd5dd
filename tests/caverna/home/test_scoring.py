"""Scoring (RULES section 14): the six complete examples category by category, and the rulings about yellow tiles."""

from __future__ import annotations

import pytest

from tests.caverna.home.farms import farm
from underhall.core.game import Score, standings
from underhall.games.caverna.board.furnishing import furnish
from underhall.games.caverna.board.homeboard import Home, new_home
from underhall.games.caverna.board.scoring import CATEGORIES, bonus_points, points, total
from underhall.games.caverna.board.squares import cell_of
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.catalogue import FURNISHINGS, TILE
from underhall.games.caverna.box.content import CONTENT


def sheet(home: Home) -> list[int]:
    """The rows of the score sheet, with the total at the end."""
    assert tuple(points(home)) == CATEGORIES
    assert sum(points(home).values()) == total(home)
    return [*points(home).values(), total(home)]


@pytest.mark.rule("caverna:S-1", "caverna:R-110")
def test_nothing_done() -> None:
    assert sheet(new_home()) == [0, -8, 0, 0, 0, 2, -22, 0, 0, 0, 0, 0, -28]


@pytest.mark.rule("caverna:S-2", "caverna:R-109", "caverna:R-110", "caverna:R-111", "caverna:R-113", "caverna:R-120")
def test_a_mixed_farm() -> None:
    forest = {
        "c3r2": "small_pasture",
        "c1r3": "meadow",
        "c2r2": "field",
        "c2r3": "field+1vegetable",
        "c2r4": "field+2grain",
        "c1r4": "field",
    }
    mountain = {
        "c4r3": "dwelling",
        "c5r4": "simple_dwelling_4w2s",
        "c5r3": "writing_chamber",
        "c4r2": "weapon_storage",
        "c6r3": "ore_mine",
        "c6r4": "ruby_mine",
        "c5r2": "tunnel",
    }
    home = farm(
        forest | mountain,
        pastures=[("c3r3", "c3r4")],
        stables=["c3r3", "c1r3"],
        weapons=[9, 5, 0, 0],
        sheep=5,
        wild_boar=2,
        donkey=2,
        cattle=1,
        dog=2,
        grain=3,
        vegetable=1,
        ruby=3,
        gold=7,
        begging_marker=1,
        wood=4,
        stone=3,
        ore=2,
        food=5,
    )
    assert sheet(home) == [12, 0, 3, 2, 3, 4, -8, 16, 6, 7, -3, 7, 49]
    for worthless in ("wood", "stone", "ore", "food"):
        home.goods[goods.GOOD[worthless]] += 10
    home.stables = 0  # both stand on tiles: the squares stay used
    assert total(home) == 49


@pytest.mark.rule("caverna:S-3", "caverna:R-112", "caverna:R-113", "caverna:R-115")
def test_adventurers() -> None:
    mountain = {
        "c4r3": "state_parlor",
        "c4r2": "dwelling",
        "c5r3": "simple_dwelling_3w3s",
        "c5r4": "weapon_storage",
        "c6r4": "supplies_storage",
        "c5r2": "main_storage",
        "c6r3": "tunnel",
    }
    forest = {
        "c3r4": "small_pasture",
        "c3r3": "meadow",
        "c3r2": "meadow",
        "c2r4": "field",
        "c2r3": "field",
        "c2r2": "field",
    }
    home = farm(mountain | forest, weapons=[14, 11, 8], sheep=2, cattle=1, dog=3, grain=1, gold=14)
    assert sheet(home) == [6, -4, 1, 0, 0, 3, -10, 5, 37, 14, 0, 0, 52]


@pytest.mark.rule("caverna:S-4", "caverna:R-109", "caverna:R-113", "caverna:R-114", "caverna:R-118", "caverna:R-119")
def test_a_large_peaceful_family() -> None:
    mountain = {
        "c4r3": "couple_dwelling",
        "c4r2": "dwelling",
        "c4r1": "additional_dwelling",
        "c5r4": "broom_chamber",
        "c5r3": "prayer_chamber",
        "c5r2": "food_chamber",
        "c5r1": "fodder_chamber",
        "c6r4": "treasure_chamber",
        "c6r3": "tunnel",
    }
    forest = {
        "c3r2": "small_pasture",
        "c3r1": "small_pasture",
        "c2r4": "meadow",
        "c2r3": "meadow",
        "c2r2": "meadow",
        "c2r1": "field+2grain",
        "c1r4": "field+2vegetable",
        "c1r3": "field+1vegetable",
        "c1r2": "field",
    }
    home = farm(
        mountain | forest,
        pastures=[("c3r3", "c3r4")],
        stables=["c3r2"],
        weapons=[0] * 6,
        sheep=4,
        donkey=2,
        wild_boar=3,
        cattle=2,
        dog=1,
        grain=2,
        vegetable=2,
        ruby=4,
        gold=3,
        begging_marker=2,
    )
    assert sheet(home) == [12, 0, 2, 5, 4, 6, -3, 21, 33, 3, -6, 0, 77]


@pytest.mark.rule("caverna:S-5", "caverna:R-49", "caverna:R-55", "caverna:R-110", "caverna:R-112")
def test_an_overbuilt_tile_and_an_overhang() -> None:
    mountain = {
        "c4r3": "spare_part_storage",
        "c4r2": "stone_storage",
        "c4r1": "ore_storage",
        "c5r4": "main_storage",
        "c5r3": "office_room",
        "c5r2": "dwelling",
        "c6r4": "ore_mine",
        "c7r4": "deep_tunnel",  # the ring square
        "c6r3": "ore_mine",
        "c6r2": "ruby_mine",
    }
    forest = {f"c{column}r{row}": "meadow" for column in (2, 3) for row in (2, 3, 4)} | {
        "c1r4": "field",
        "c1r3": "field",
    }
    home = farm(
        mountain | forest,
        stables=["c1r1"],
        weapons=[6, 0, 0],
        sheep=1,
        donkey=1,
        wild_boar=1,
        vegetable=1,
        ruby=2,
        gold=9,
        stone=6,
        ore=5,
    )
    furnish(home, TILE["trader"], cell_of("c4r3"), ())
    assert sheet(home) == [3, -2, 0, 1, 2, 3, -5, 15, 14, 9, 0, 0, 40]


@pytest.mark.rule("caverna:S-6", "caverna:R-111", "caverna:R-119", "caverna:R-131")
def test_trading_before_scoring_and_a_writing_chamber_below_its_limit() -> None:
    mountain = {
        "c4r3": "weaving_parlor",
        "c4r2": "milking_parlor",
        "c4r1": "beer_parlor",
        "c5r4": "writing_chamber",
        "c5r3": "simple_dwelling_3w3s",
        "c5r2": "cuddle_room",
        "c5r1": "tunnel",
        "c6r1": "tunnel",
    }
    forest = {"c3r2": "small_pasture", "c3r1": "meadow", "c2r1": "meadow", "c2r2": "meadow"} | dict.fromkeys(
        ("c2r3", "c2r4", "c1r1", "c1r2", "c1r3", "c1r4"), "field"
    )
    home = farm(
        mountain | forest,
        pastures=[("c3r3", "c3r4")],
        stables=["c3r2"],
        weapons=[0, 0, 0],
        sheep=7,
        cattle=3,
        wild_boar=1,
        dog=1,
        grain=5,
        ruby=1,
        gold=2,
    )
    assert total(home) == 38
    home.goods[goods.GRAIN] -= 4  # two brews in the final window
    home.goods[goods.GOLD] += 6
    assert sheet(home) == [12, -2, 1, 0, 1, 3, -3, 11, 6, 8, 0, 5, 42]


# Single rulings ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("caverna:R-109")
@pytest.mark.parametrize(("supply", "on_fields", "expected"), [(0, 0, 0), (1, 0, 1), (1, 1, 1), (1, 2, 2), (3, 3, 3)])
def test_grain_is_halved_once_and_rounded_up(supply: int, on_fields: int, expected: int) -> None:
    squares = {"c3r4": f"field+{on_fields}grain"} if on_fields else {}
    assert points(farm(squares, grain=supply))["grain"] == expected


@pytest.mark.rule("caverna:R-110")
def test_tiles_printed_caves_and_stables_make_squares_used() -> None:
    home = farm({"c3r4": "field", "c5r3": "tunnel", "c5r4": "cavern"}, stables=["c1r1"])
    assert points(home)["unused_spaces"] == -(22 - 4)


@pytest.mark.rule("caverna:R-111", "caverna:R-131")
def test_the_writing_chamber_cancels_at_most_seven_and_never_more_than_there_is() -> None:
    every = {f"c{column}r{row}": "meadow" for column in (1, 2, 3) for row in (1, 2, 3, 4)}
    every |= {f"c{column}r{row}": "tunnel" for column in (5, 6) for row in (1, 2, 3, 4)}
    every |= {"c4r3": "writing_chamber", "c4r2": "tunnel", "c4r1": "tunnel"}
    species = {"sheep": 1, "donkey": 1, "wild_boar": 1, "cattle": 1}
    assert points(farm(every, stock=species))["writing_chamber"] == 0
    some = points(farm(every, stock=species, begging_marker=1))
    assert (some["begging_markers"], some["writing_chamber"]) == (-3, 3)
    assert points(farm(every, begging_marker=3))["writing_chamber"] == 7
    assert points(farm(every | {"c4r3": "dwelling"}, begging_marker=3))["writing_chamber"] == 0


@pytest.mark.rule("caverna:R-112")
def test_the_main_storage_counts_active_yellow_tiles_and_itself() -> None:
    assert bonus_points(farm({"c4r3": "main_storage"})) == 2
    assert bonus_points(farm({"c4r3": "main_storage", "c4r2": "beer_parlor", "c4r1": "dwelling"})) == 4


@pytest.mark.rule("caverna:R-113")
@pytest.mark.parametrize(
    ("weapons", "newborns", "weapon_storage", "supplies_storage", "prayer_chamber"),
    [
        ([0, 0], 0, 0, 0, 8),
        ([3, 0], 0, 3, 0, 0),
        ([3, 1], 0, 6, 8, 0),
        ([3, 1, 0], 1, 6, 0, 0),
    ],
)
def test_weapons_decide_over_three_tiles(
    weapons: list[int], newborns: int, weapon_storage: int, supplies_storage: int, prayer_chamber: int
) -> None:
    scores = [
        bonus_points(farm({"c4r3": furnishing}, weapons=weapons, newborns=newborns))
        for furnishing in ("weapon_storage", "supplies_storage", "prayer_chamber")
    ]
    assert scores == [weapon_storage, supplies_storage, prayer_chamber]


@pytest.mark.rule("caverna:R-114")
def test_the_broom_chamber_scores_five_and_six_dwarfs() -> None:
    scores = [bonus_points(farm({"c4r3": "broom_chamber"}, weapons=[0] * dwarfs)) for dwarfs in range(2, 7)]
    assert scores == [0, 0, 0, 5, 10]


@pytest.mark.rule("caverna:E-38", "caverna:R-115")
def test_the_state_parlor_scores_dwellings_beside_it_at_the_end() -> None:
    home = farm({"c4r3": "state_parlor", "c4r2": "dwelling", "c5r3": "cavern"})
    assert bonus_points(home) == 8
    furnish(home, TILE["simple_dwelling_3w3s"], cell_of("c5r3"), ())
    assert bonus_points(home) == 12
    # Couple and additional dwelling count once each; diagonal squares do not.
    around = farm(
        {"c5r3": "state_parlor", "c5r2": "couple_dwelling", "c5r4": "additional_dwelling", "c6r3": "dwelling"}
    )
    assert bonus_points(around) == 12
    furnish(around, TILE["mixed_dwelling"], cell_of("c4r3"), ())
    assert bonus_points(around) == 16


@pytest.mark.rule("caverna:R-118")
def test_the_food_chamber_counts_sets_fields_included() -> None:
    home = farm({"c4r3": "food_chamber", "c3r4": "field+3grain", "c3r3": "field+2vegetable"}, grain=1, vegetable=1)
    assert bonus_points(home) == 6
    assert (points(home)["grain"], points(home)["vegetables"]) == (2, 3)


@pytest.mark.rule("caverna:R-119")
@pytest.mark.parametrize(
    ("furnishing", "amounts", "expected"),
    [
        ("treasure_chamber", {"ruby": 5}, 5),
        ("weaving_parlor", {"sheep": 7}, 3),
        ("milking_parlor", {"cattle": 3}, 3),
        ("fodder_chamber", {"sheep": 4, "donkey": 2, "cattle": 2, "dog": 5}, 2),
        ("stone_storage", {"stone": 4}, 4),
        ("ore_storage", {"ore": 5}, 2),
    ],
)
def test_yellow_tiles_score_beside_the_ordinary_categories(
    furnishing: str, amounts: dict[str, int], expected: int
) -> None:
    assert bonus_points(farm({"c4r3": furnishing}, stock=amounts)) == expected
    assert points(farm({"c4r3": furnishing}, ruby=5))["rubies"] == 5


@pytest.mark.rule("caverna:R-120")
def test_materials_weapons_and_stables_are_worth_nothing() -> None:
    home = farm(weapons=[14, 8], wood=9, stone=9, ore=9, food=9)
    assert total(home) == total(new_home())
    assert CONTENT.scoring.worthless.goods == ("food", "wood", "stone", "ore")


def test_tiles_with_a_star_are_worth_nothing_in_print() -> None:
    assert all(furnishing.points == 0 for furnishing in FURNISHINGS if furnishing.star)


@pytest.mark.rule("caverna:R-117")
def test_equal_totals_share_the_rank() -> None:
    assert CONTENT.scoring.meta.tie == "shared_victory"
    homes = [farm(gold=3), farm(ruby=3), new_home()]
    assert standings([Score(points(home), total(home)) for home in homes]) == [(1, (0, 1)), (3, (2,))]
