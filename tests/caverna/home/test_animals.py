"""Room for animals (RULES section 9): the exact decision against the procedure of section 9.4, and the examples."""

from __future__ import annotations

from random import Random

import pytest

from tests.caverna.home.farms import farm, grown_homes
from underhall.games.caverna.board import tiles
from underhall.games.caverna.board.animals import all_stalls, arrangement, fits, fits_with, room_for
from underhall.games.caverna.board.fields import sow
from underhall.games.caverna.board.furnishing import grow
from underhall.games.caverna.board.homeboard import Home, empty_fields, kind_at, new_home
from underhall.games.caverna.board.squares import CELLS, cell_of, cells_in, mask_of
from underhall.games.caverna.box.catalogue import bit
from underhall.games.caverna.box.goods import CATTLE, DOG, DONKEY, GOOD, SHEEP, SPECIES, WILD_BOAR

# The oracle: areas as section 9.2 lists them, states as section 9.4 keeps them ------------------------------------

Area = tuple[int, bool]
"""Capacity for any one species, and whether dogs may watch there."""
Need = tuple[int, int, int, int, int]


def areas_of(home: Home) -> tuple[list[int], list[Area]]:
    """Dedicated room per species, and the other areas, square by square from the table of section 9.2."""
    dedicated, areas = [0, 0, 0, 0], []
    for cell in CELLS.values():
        stable = home.stables >> cell & 1
        match kind_at(home, cell):
            case 0 if stable:
                dedicated[2] += 1
            case 1:
                areas.append((1 if stable else 0, True))
            case 3:
                areas.append((4 if stable else 2, True))
            case 9 | 10:
                dedicated[1] += 1
            case 12:
                areas.append((2, False))
    areas += [(4 << (pasture & home.stables).bit_count(), True) for pasture in home.pastures]
    if home.active & bit("mixed_dwelling"):
        areas.append((2, False))
    if home.active & bit("cuddle_room"):
        dedicated[0] += len(home.dwarfs)
    if home.active & bit("breakfast_room"):
        dedicated[3] += 3
    if home.active & bit("stubble_room"):
        areas += [(1, False)] * len(cells_in(empty_fields(home)))
    return dedicated, areas


def fits_by_the_book(home: Home) -> bool:
    dedicated, areas = areas_of(home)
    needs = [max(0, home.goods[species] - room) for species, room in zip(SPECIES, dedicated, strict=True)]
    states: set[Need] = {(needs[0], needs[1], needs[2], needs[3], home.goods[DOG])}
    for capacity, watchable in areas:
        wider = set(states)
        for state in states:
            for species in range(4):
                less = list(state)
                less[species] = max(0, less[species] - capacity)
                wider.add((less[0], less[1], less[2], less[3], less[4]))
            if watchable:
                for dogs in range(1, state[4] + 1):
                    wider.add((max(0, state[0] - dogs - 1), state[1], state[2], state[3], state[4] - dogs))
        states = best(wider)
        if any(not any(state[:4]) for state in states):
            return True
    return not any(needs)


def best(states: set[Need]) -> set[Need]:
    """Without states that are no better than another one in every component; sorted, a better one comes earlier."""
    kept: list[Need] = []
    for state in sorted(states, key=lambda one: (sum(one[:4]), -one[4])):
        a, b, c, d, dogs = state
        if not any(e <= a and f <= b and g <= c and h <= d and free >= dogs for e, f, g, h, free in kept):
            kept.append(state)
    return set(kept)


def fits_by_trying(home: Home) -> bool:
    """Every species in every area, every dog in every area: the condition of section 9.3 word for word."""
    dedicated, areas = areas_of(home)
    needs = [home.goods[species] - room for species, room in zip(SPECIES, dedicated, strict=True)]

    def attempt(number: int, left: tuple[int, ...], dogs: int) -> bool:
        if max(left) <= 0:
            return True
        if number == len(areas):
            return False
        capacity, watchable = areas[number]
        for watching in range(dogs + 1 if watchable else 1):
            for species in range(4):
                room = watching + 1 if watching else capacity
                if watching and species:
                    continue
                less = tuple(need - room if one == species else need for one, need in enumerate(left))
                if attempt(number + 1, less, dogs - watching):
                    return True
        return attempt(number + 1, left, dogs)

    return attempt(0, tuple(needs), home.goods[DOG])


def stocked(home: Home, rng: Random, most: int) -> None:
    """Animals in numbers around what could just fit."""
    for species in SPECIES:
        home.goods[species] = rng.choice((0, 0, 1, 2, 3, rng.randrange(most)))
    home.goods[DOG] = rng.choice((0, 0, 1, 2, 3, 5, 9))


@pytest.mark.rule("caverna:R-86", "caverna:R-87", "caverna:R-88", "caverna:R-89")
@pytest.mark.parametrize("seed", range(25))
def test_animals_fit_exactly_when_the_procedure_of_the_book_finds_a_place_for_each(seed: int) -> None:
    rng = Random(1000 + seed)
    for number, home in enumerate(grown_homes(seed)):
        if number % 6 == 5:
            for _ in range(4):
                stocked(home, rng, 14)
                assert fits(home) == fits_by_the_book(home), home.goods


@pytest.mark.rule("caverna:R-86", "caverna:R-89")
@pytest.mark.parametrize("seed", range(30))
def test_in_small_homes_animals_fit_exactly_when_some_way_of_trying_works(seed: int) -> None:
    rng = Random(seed)
    squares = rng.sample(["c3r4", "c3r3", "c2r4", "c2r3", "c3r2"], rng.randrange(1, 4))
    home = farm({square: rng.choice(("meadow", "small_pasture", "field")) for square in squares})
    if rng.random() < 0.4:
        both = mask_of(("c1r1", "c1r2"))
        home.remove(0, both)
        home.add(4, both)
        home.pastures = (both,)
    for cell in cells_in(tiles.stable_mask(home)):
        if rng.random() < 0.2 and tiles.why_not_stable(home, cell) is None:
            tiles.build_stable(home, cell)
    home.active = rng.choice(
        (0, bit("stubble_room"), bit("cuddle_room") | bit("mixed_dwelling"), bit("breakfast_room"))
    )
    for _ in range(12):
        stocked(home, rng, 7)
        home.goods[DOG] = min(home.goods[DOG], 4)
        assert fits(home) == fits_by_trying(home) == fits_by_the_book(home), home.goods


@pytest.mark.rule("caverna:R-88", "caverna:R-89")
@pytest.mark.parametrize("seed", range(60))
def test_without_bare_meadows_all_dogs_do_best_in_the_smallest_pasture_they_may_watch(seed: int) -> None:
    rng = Random(seed)
    pastures = rng.sample([("c3r4", "c3r3"), ("c2r4", "c2r3"), ("c1r4", "c1r3")], rng.randrange(4))
    small = rng.sample(["c3r1", "c2r1", "c1r1"], rng.randrange(3))
    squares = dict.fromkeys(small, "small_pasture") | ({"c2r2": "meadow"} if rng.random() < 0.3 else {})
    grass = [*small, *(square for pair in pastures for square in pair)]
    stables = rng.sample(grass, min(len(grass), rng.randrange(4)))
    if "c2r2" in squares:
        stables = [*stables[:2], "c2r2"]
    home = farm(squares, pastures=pastures, stables=stables)
    for _ in range(12):
        for species in SPECIES:
            home.goods[species] = rng.choice((0, 0, 0, 1, 2, rng.randrange(18)))
        home.goods[DOG] = rng.randrange(12)
        assert fits(home) == fits_by_the_book(home), home.goods
        # Sheep up to the very last place.
        home.goods[SHEEP] = 0
        if fits(home):
            home.goods[SHEEP] = room_for(home, SHEEP)
            assert fits_by_the_book(home), home.goods
            home.goods[SHEEP] += 1
            assert not fits_by_the_book(home), home.goods


@pytest.mark.parametrize("seed", range(25))
def test_the_shown_arrangement_keeps_every_rule_and_leaves_nobody_out_when_all_fit(seed: int) -> None:
    rng = Random(2000 + seed)
    for number, home in enumerate(grown_homes(seed)):
        if number % 4:
            continue
        stocked(home, rng, 12)
        shown = arrangement(home)
        assert (not shown.homeless) == fits(home)
        placed = dict.fromkeys(SPECIES, 0)
        for stall, empty in zip(shown.stalls, all_stalls(home), strict=True):
            assert (stall.area, stall.squares) == (empty.area, empty.squares)
            assert 0 <= stall.animals <= stall.capacity
            if stall.dogs:
                assert stall.species == "sheep"
                assert stall.area in ("meadow", "small_pasture", "large_pasture")
                assert stall.capacity == max(empty.capacity, stall.dogs + 1)
            else:
                assert stall.capacity == empty.capacity
            if stall.species:
                placed[GOOD[stall.species]] += stall.animals
            only = {"forest": "wild_boar", "ore_mine": "donkey", "ruby_mine": "donkey", "cuddle_room": "sheep"}
            assert stall.species in ("", only.get(stall.area, stall.species))
        assert sum(stall.dogs for stall in shown.stalls) <= home.goods[DOG]
        homeless = {GOOD[species]: count for species, count in shown.homeless.items()}
        assert all(placed[species] + homeless.get(species, 0) == home.goods[species] for species in SPECIES)


# Rulings and examples ---------------------------------------------------------------------------------------------


@pytest.mark.rule("caverna:R-87")
def test_an_area_holds_a_single_species() -> None:
    assert fits(farm(sheep=2))
    assert not fits(farm(sheep=1, cattle=1))
    assert fits(farm({"c5r3": "mixed_dwelling"}, sheep=2, cattle=2))
    assert not fits(farm({"c5r3": "mixed_dwelling"}, sheep=1, cattle=1, donkey=1))
    assert not fits(farm(sheep=3))


@pytest.mark.rule("caverna:R-88")
@pytest.mark.parametrize(
    ("what", "stables", "capacity"),
    [
        ("small_pasture", [], 2),
        ("small_pasture", ["c3r4"], 4),
        ("meadow", [], 0),
        ("meadow", ["c3r4"], 1),
        ("forest", [], 0),
    ],
)
def test_squares_hold_what_the_table_says(what: str, stables: list[str], capacity: int) -> None:
    home = farm({"c3r4": what}, stables=stables, sheep=2)
    assert room_for(home, CATTLE) == capacity


@pytest.mark.rule("caverna:R-88")
@pytest.mark.parametrize(("stables", "capacity"), [([], 4), (["c3r3"], 8), (["c3r3", "c3r4"], 16)])
def test_each_stable_doubles_a_large_pasture(stables: list[str], capacity: int) -> None:
    home = farm(pastures=[("c3r3", "c3r4")], stables=stables, sheep=2)
    assert room_for(home, CATTLE) == capacity


@pytest.mark.rule("caverna:R-88", "caverna:R-37")
def test_a_forest_stable_takes_one_wild_boar_and_a_meadow_stable_any_animal() -> None:
    forest = farm(stables=["c1r1"], sheep=2)
    assert [room_for(forest, species) for species in SPECIES] == [0, 0, 1, 0]
    meadow = farm({"c3r4": "meadow"}, stables=["c3r4"], sheep=2)
    assert [room_for(meadow, species) for species in SPECIES] == [1, 1, 1, 1]


@pytest.mark.rule("caverna:E-19", "caverna:R-86", "caverna:R-87", "caverna:R-88", "caverna:R-89")
def test_dogs_watch_sheep_on_a_bare_meadow() -> None:
    home = farm({"c3r4": "small_pasture", "c3r3": "meadow"}, stables=["c3r4"], wild_boar=4, sheep=5, dog=2)
    assert fits(home)
    home.goods[SHEEP] = 6
    assert not fits(home)


@pytest.mark.rule("caverna:E-20", "caverna:R-88", "caverna:R-89")
@pytest.mark.parametrize(("stables", "others"), [([], 2), (["c3r4"], 4)])
def test_dogs_in_a_pasture_count_instead_of_its_capacity(stables: list[str], others: int) -> None:
    home = farm({"c3r4": "small_pasture"}, stables=stables, dog=3, donkey=2)  # the donkeys keep the dwelling
    assert room_for(home, SHEEP) == 4
    assert room_for(home, CATTLE) == others
    assert room_for(home, WILD_BOAR) == others


@pytest.mark.rule("caverna:R-89", "caverna:R-72")
def test_dogs_need_no_room_and_help_nowhere_but_on_meadows_and_in_pastures() -> None:
    assert fits(farm(dog=50))
    home = farm({"c2r2": "field", "c5r3": "stubble_room"}, stables=["c1r1"], dog=9, sheep=3)
    assert fits(home)  # two in the dwelling, one on the field
    home.goods[SHEEP] = 4
    assert not fits(home)


@pytest.mark.rule("caverna:R-89")
def test_a_dog_watches_in_one_area_only() -> None:
    home = farm({"c3r4": "meadow", "c3r3": "meadow"}, dog=1, donkey=2)
    assert room_for(home, SHEEP) == 2
    home.goods[DOG] = 2
    assert room_for(home, SHEEP) == 4
    home.goods[DOG] = 3
    assert room_for(home, SHEEP) == 5


@pytest.mark.rule("caverna:R-89")
@pytest.mark.parametrize("stables", [["c2r4", "c2r3"], ["c3r4", "c3r3"]])
def test_dogs_leave_the_larger_pasture_to_the_sheep_that_fill_it(stables: list[str]) -> None:
    home = farm(pastures=[("c3r4", "c3r3"), ("c2r4", "c2r3")], stables=stables, dog=8)
    assert room_for(home, SHEEP) == 2 + 16 + (8 + 1)
    home.goods[DOG] = 4
    assert room_for(home, SHEEP) == 2 + 16 + (4 + 1)
    home.goods[DOG] = 3
    assert room_for(home, SHEEP) == 2 + 16 + 4


@pytest.mark.rule("caverna:R-92")
def test_the_cuddle_room_counts_newborn_dwarfs_at_once() -> None:
    home = farm({"c5r3": "cuddle_room", "c5r2": "dwelling"}, donkey=2)
    assert room_for(home, SHEEP) == 2
    grow(home)
    assert room_for(home, SHEEP) == 3
    assert room_for(home, CATTLE) == 0


def test_breakfast_room_and_mines_take_their_own_species() -> None:
    home = farm({"c5r3": "breakfast_room", "c6r3": "ore_mine", "c6r4": "ruby_mine"}, sheep=2)
    assert [room_for(home, species) for species in SPECIES] == [0, 2, 0, 3]


@pytest.mark.rule("caverna:E-21", "caverna:R-87", "caverna:R-91")
def test_sowing_a_stubble_field_takes_away_its_room() -> None:
    squares = {"c4r3": "stubble_room", "c3r4": "field", "c3r3": "field"}
    home = farm(squares, cattle=2, donkey=1, wild_boar=1, grain=1)
    assert fits(home)
    sow(home, 1, 0)
    assert not fits(home)
    for species, left in ((DONKEY, 0), (WILD_BOAR, 0), (CATTLE, 0)):
        fewer = home.copy()
        fewer.goods[species] = left
        assert fits(fewer)
    home.goods[CATTLE] = 1
    assert not fits(home)


@pytest.mark.rule("caverna:E-39", "caverna:R-87", "caverna:R-88", "caverna:R-91")
def test_fencing_two_stabled_meadows_can_cost_room() -> None:
    home = farm({"c3r3": "meadow", "c3r4": "meadow"}, stables=["c3r3", "c3r4"], sheep=1, cattle=1, donkey=2)
    assert fits(home)
    tiles.build_large_pasture(home, cell_of("c3r3"), cell_of("c3r4"))
    assert not fits(home)
    for species in (SHEEP, CATTLE, DONKEY):
        fewer = home.copy()
        fewer.goods[species] = 0
        assert fits(fewer)
    alone = farm(pastures=[("c3r3", "c3r4")], stables=["c3r3", "c3r4"], donkey=2)
    assert room_for(alone, SHEEP) == 16


def test_the_third_sheep_needs_the_dwelling() -> None:
    home = farm({"c3r4": "meadow"}, wood=2)
    tiles.build_small_pasture(home, cell_of("c3r4"))
    assert room_for(home, SHEEP) == 4
    home.goods[DONKEY] = 2
    assert fits_with(home, (SHEEP, SHEEP))
    assert not fits_with(home, (SHEEP, SHEEP, SHEEP))


def test_an_empty_home_takes_two_of_a_kind() -> None:
    assert [room_for(new_home(), species) for species in SPECIES] == [2, 2, 2, 2]
