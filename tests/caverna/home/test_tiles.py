"""Tiles, mines, pastures and stables: where they may be laid (RULES sections 3.2 to 3.10)."""

from __future__ import annotations

import pytest

from tests.caverna.home.farms import farm, pairs, ruling, single, twin
from underhall.games.caverna.board import tiles
from underhall.games.caverna.board.animals import fits
from underhall.games.caverna.board.furnishing import furnish, furnish_mask, why_not_furnish_square
from underhall.games.caverna.board.homeboard import (
    DEEP_TUNNEL,
    LARGE_PASTURE,
    MEADOW,
    ORE_MINE,
    ROOM,
    RUBY_MINE,
    SMALL_PASTURE,
    TUNNEL,
    kind_at,
    new_home,
    unused_squares,
    used,
)
from underhall.games.caverna.board.squares import RING, are_adjacent, cell_of, names_in, spread
from underhall.games.caverna.box.catalogue import TILE
from underhall.games.caverna.box.goods import FOOD, GOLD, WILD_BOAR, bundle


@pytest.mark.rule("caverna:E-1", "caverna:R-32", "caverna:R-33", "caverna:R-35")
def test_the_first_outdoor_tile_covers_the_square_at_the_entrance() -> None:
    home = new_home()
    assert pairs(home, "meadow_field") == {("c3r4", "c2r4"), ("c2r4", "c3r4"), ("c3r4", "c3r3"), ("c3r3", "c3r4")}
    assert names_in(tiles.single_mask(home, "meadow")) == ["c3r4"]
    assert ruling(tiles.why_not_single(home, "field", cell_of("c2r4"))) == "R-33"
    assert twin(home, "meadow_field", "c3r4", "c2r4") == bundle({"food": 1})
    assert home.goods[FOOD] == 1
    # After that the entrance has no special role: tiles connect with tiles.
    assert ("c1r1", "c1r2") not in pairs(home, "meadow_field")
    assert ruling(tiles.why_not_twin(home, "meadow_field", cell_of("c1r1"), cell_of("c1r2"))) == "R-32"


@pytest.mark.rule("caverna:E-2", "caverna:R-32", "caverna:R-34", "caverna:R-35")
def test_the_first_mountain_tile_touches_a_printed_cave() -> None:
    home = new_home()
    squares = {
        ("c4r1", "c4r2"),
        ("c4r2", "c5r2"),
        ("c5r2", "c5r3"),
        ("c5r3", "c6r3"),
        ("c5r3", "c5r4"),
        ("c5r4", "c6r4"),
    }
    assert pairs(home, "cavern_cavern") == squares
    assert pairs(home, "cavern_tunnel") == squares | {(second, first) for first, second in squares}
    with_food = {pair for pair in squares if twin(home.copy(), "cavern_cavern", *pair) == bundle({"food": 1})}
    assert with_food == {("c5r3", "c5r4"), ("c5r4", "c6r4")}


@pytest.mark.rule("caverna:R-32")
def test_one_half_of_a_tile_needs_no_neighbour_but_the_other_half() -> None:
    home = farm({"c3r4": "meadow"})
    assert ("c3r3", "c3r2") in pairs(home, "meadow_field")
    assert not spread(1 << cell_of("c3r2")) & 1 << cell_of("c3r4")


@pytest.mark.rule("caverna:R-31")
def test_a_twin_tile_without_a_legal_position_cannot_be_taken() -> None:
    bare = {"c1r1"}
    filled = {f"c{column}r{row}": "meadow" for column in (1, 2, 3) for row in (1, 2, 3, 4)}
    home = farm({name: what for name, what in filled.items() if name not in bare})
    assert not tiles.can_place_twin(home, "meadow_field")
    assert names_in(tiles.single_mask(home, "field")) == ["c1r1"]
    with_office = farm({name: what for name, what in filled.items() if name not in bare} | {"c4r3": "office_room"})
    assert pairs(with_office, "meadow_field") == {
        ("c1r1", "c0r1"),
        ("c0r1", "c1r1"),
        ("c1r1", "c1r0"),
        ("c1r0", "c1r1"),
    }


@pytest.mark.rule("caverna:R-34")
def test_forest_and_mountain_are_never_adjacent() -> None:
    assert not are_adjacent(cell_of("c3r4"), cell_of("c4r4"))
    assert not are_adjacent(cell_of("c3r0"), cell_of("c4r0"))
    assert not are_adjacent(cell_of("c3r5"), cell_of("c4r5"))
    assert ruling(tiles.why_not_twin(new_home(), "meadow_field", cell_of("c3r4"), cell_of("c4r4"))) == "R-34"
    # A cave beside the entrance connects nothing outside, and vice versa.
    home = farm({"c4r2": "cavern", "c4r1": "cavern"})
    assert names_in(tiles.single_mask(home, "meadow")) == ["c3r4"]


@pytest.mark.rule("caverna:R-34", "caverna:R-123")
def test_ring_squares_of_one_region_that_share_an_edge_are_adjacent() -> None:
    assert are_adjacent(cell_of("c0r1"), cell_of("c0r2"))
    assert are_adjacent(cell_of("c5r0"), cell_of("c6r0"))
    assert not are_adjacent(cell_of("c0r1"), cell_of("c1r0"))
    assert not are_adjacent(cell_of("c6r0"), cell_of("c7r1"))
    with pytest.raises(KeyError):
        cell_of("c0r0")


@pytest.mark.rule("caverna:R-35", "caverna:R-36", "caverna:R-37", "caverna:E-4")
def test_a_meadow_slides_under_a_stable_and_a_field_does_not() -> None:
    home = farm({"c3r2": "meadow", "c2r2": "field"}, stables=["c3r1"], wild_boar=1)
    here = {pair for pair in pairs(home, "meadow_field") if set(pair) == {"c3r1", "c2r1"}}
    assert here == {("c3r1", "c2r1")}
    assert ruling(tiles.why_not_twin(home, "meadow_field", cell_of("c2r1"), cell_of("c3r1"))) == "R-37"
    assert ruling(tiles.why_not_single(home, "field", cell_of("c3r1"))) == "R-37"
    assert twin(home, "meadow_field", "c3r1", "c2r1") == bundle({"wild_boar": 1})
    assert home.goods[WILD_BOAR] == 2
    assert home.stables == 1 << cell_of("c3r1")
    assert fits(home)  # one boar in the meadow stable, one in the entry-level dwelling
    home.goods[WILD_BOAR] = 4
    assert not fits(home)


@pytest.mark.rule("caverna:R-35")
def test_a_stable_covers_no_bonus_square_and_single_tiles_do() -> None:
    home = farm({"c3r2": "meadow"})
    tiles.build_stable(home, cell_of("c3r1"))
    assert home.goods[WILD_BOAR] == 0
    assert single(home, "meadow", "c3r1") == bundle({"wild_boar": 1})
    deep = farm({"c6r2": "tunnel"})
    assert single(deep, "cavern", "c6r1") == bundle({"food": 2})


@pytest.mark.rule("caverna:E-5", "caverna:R-38")
def test_an_ore_mine_needs_two_adjacent_ordinary_tunnels() -> None:
    home = farm({"c5r3": "tunnel", "c5r2": "tunnel", "c6r4": "tunnel"})
    assert pairs(home, "ore_mine_deep_tunnel") == {("c5r3", "c5r2"), ("c5r2", "c5r3")}
    assert twin(home, "ore_mine_deep_tunnel", "c5r2", "c5r3") == ()
    assert kind_at(home, cell_of("c5r2")) == ORE_MINE
    assert kind_at(home, cell_of("c5r3")) == DEEP_TUNNEL
    # Neither the deep tunnel nor the mine serves again.
    home.add(TUNNEL, 1 << cell_of("c6r3"))
    assert pairs(home, "ore_mine_deep_tunnel") == {("c6r3", "c6r4"), ("c6r4", "c6r3")}
    refusal = tiles.why_not_twin(home, "ore_mine_deep_tunnel", cell_of("c6r3"), cell_of("c5r3"))
    assert ruling(refusal) == "R-38"


@pytest.mark.rule("caverna:E-5", "caverna:R-39")
def test_a_ruby_mine_uses_up_a_tunnel_or_a_deep_tunnel() -> None:
    home = farm({"c5r3": "deep_tunnel", "c5r2": "ore_mine", "c6r4": "tunnel"})
    assert names_in(tiles.ruby_mine_mask(home, "tunnel")) == ["c6r4"]
    assert names_in(tiles.ruby_mine_mask(home, "deep_tunnel")) == ["c5r3"]
    assert ruling(tiles.why_not_ruby_mine(home, "tunnel", cell_of("c5r3"))) == "R-39"
    tiles.place_ruby_mine(home, cell_of("c5r3"))
    tiles.place_ruby_mine(home, cell_of("c6r4"))
    assert names_in(home.lay[RUBY_MINE]) == ["c5r3", "c6r4"]
    assert names_in(home.lay[ORE_MINE]) == ["c5r2"]
    assert not home.lay[DEEP_TUNNEL]
    assert not home.lay[TUNNEL]


@pytest.mark.rule("caverna:R-40")
def test_a_large_pasture_needs_two_adjacent_meadows() -> None:
    home = farm({"c3r4": "meadow", "c3r3": "meadow", "c2r3": "small_pasture", "c1r1": "meadow"})
    assert pairs(home, "large_pasture") == {("c3r3", "c3r4")}
    assert ruling(tiles.why_not_large_pasture(home, cell_of("c2r3"), cell_of("c3r3"))) == "R-40"
    assert ruling(tiles.why_not_large_pasture(home, cell_of("c1r1"), cell_of("c3r3"))) == "R-34"
    tiles.build_large_pasture(home, cell_of("c3r3"), cell_of("c3r4"))
    assert names_in(home.lay[LARGE_PASTURE]) == ["c3r3", "c3r4"]
    assert not tiles.can_build_large_pasture(home)
    assert ruling(tiles.why_not_small_pasture(home, cell_of("c3r3"))) == "R-40"


@pytest.mark.rule("caverna:R-37", "caverna:R-43")
def test_stables_stay_when_their_meadow_is_fenced() -> None:
    home = farm({"c3r4": "meadow", "c3r3": "meadow"}, stables=["c3r4"])
    tiles.build_large_pasture(home, cell_of("c3r3"), cell_of("c3r4"))
    assert names_in(home.stables) == ["c3r4"]
    other = farm({"c3r4": "meadow"}, stables=["c3r4"])
    tiles.build_small_pasture(other, cell_of("c3r4"))
    assert names_in(other.stables) == ["c3r4"]
    assert names_in(other.lay[SMALL_PASTURE]) == ["c3r4"]


@pytest.mark.rule("caverna:R-42")
def test_three_stables_stand_anywhere_in_the_forest_but_on_fields() -> None:
    home = farm({"c3r4": "meadow", "c2r4": "field", "c2r3": "small_pasture"}, pastures=[("c3r2", "c3r3")])
    assert "c2r4" not in names_in(tiles.stable_mask(home))
    assert len(names_in(tiles.stable_mask(home))) == 11
    for square in ("c2r4", "c4r3", "c4r4", "c0r1"):
        assert ruling(tiles.why_not_stable(home, cell_of(square))) == "R-42"
    for square in ("c1r1", "c3r2", "c3r3"):
        assert tiles.why_not_stable(home, cell_of(square)) is None
        tiles.build_stable(home, cell_of(square))
        assert tiles.why_not_stable(home, cell_of(square)) is not None
    refusal = tiles.why_not_stable(home, cell_of("c3r4"))
    assert refusal is not None
    assert refusal.code == "no_stable_left"
    assert not tiles.stable_mask(home)


@pytest.mark.rule("caverna:R-43", "caverna:R-44")
def test_nothing_is_laid_on_what_lies_there_already() -> None:
    home = farm({"c3r4": "meadow", "c2r4": "field+2grain", "c5r3": "tunnel", "c5r2": "cavern"})
    for tile in ("meadow", "field"):
        for square in ("c3r4", "c2r4"):
            assert ruling(tiles.why_not_single(home, tile, cell_of(square))) == "R-43"
    for tile in ("cavern", "tunnel"):
        for square in ("c5r3", "c5r2", "c4r4"):
            assert ruling(tiles.why_not_single(home, tile, cell_of(square))) == "R-43"
    assert ruling(tiles.why_not_twin(home, "meadow_field", cell_of("c3r3"), cell_of("c3r4"))) == "R-43"
    assert ruling(tiles.why_not_small_pasture(home, cell_of("c2r4"))) == "R-40"


# The office room --------------------------------------------------------------------------------------------------


@pytest.mark.rule("caverna:E-3", "caverna:R-45", "caverna:R-46", "caverna:R-48", "caverna:R-49")
def test_the_office_room_lets_half_a_tile_hang_over_the_edge() -> None:
    home = farm({"c4r3": "office_room"})
    over = {pair for pair in pairs(home, "cavern_tunnel") if any(1 << cell_of(name) & RING for name in pair)}
    assert over == {("c5r4", "c5r5"), ("c5r5", "c5r4")}
    before = unused_squares(home)
    assert twin(home, "cavern_tunnel", "c5r4", "c5r5") == bundle({"gold": 2, "food": 1})
    assert home.goods[GOLD] == 2
    assert unused_squares(home) == before - 1
    assert used(home) >> cell_of("c5r4") & 1
    assert not used(home) >> cell_of("c5r5") & 1
    # The half on the ring is a full square: it connects, and what lies on it can be upgraded.
    assert ("c6r4", "c6r5") in pairs(home, "cavern_tunnel")
    assert names_in(tiles.ruby_mine_mask(home, "tunnel")) == ["c5r5"]


@pytest.mark.rule("caverna:R-45")
def test_without_the_office_room_and_with_both_halves_outside_nothing_overhangs() -> None:
    plain, office = new_home(), farm({"c4r3": "office_room"})
    ring = cell_of("c5r5")
    assert ruling(tiles.why_not_twin(plain, "cavern_tunnel", cell_of("c5r4"), ring)) == "R-45"
    assert ruling(tiles.why_not_twin(office, "cavern_tunnel", ring, cell_of("c6r5"))) == "R-45"
    # The inner border is no edge: c3r4 has no neighbour in the mountain.
    assert ruling(tiles.why_not_twin(office, "meadow_field", cell_of("c3r4"), cell_of("c4r4"))) == "R-34"


@pytest.mark.rule("caverna:R-46", "caverna:R-47", "caverna:R-123")
def test_mines_and_large_pastures_need_tiles_underneath_also_on_the_ring() -> None:
    home = farm({"c4r3": "office_room", "c5r4": "tunnel", "c5r5": "tunnel", "c6r5": "tunnel", "c3r4": "meadow"})
    # Existing tunnels, both on the ring or one of them, may become a mine; that gives no gold.
    assert ("c5r5", "c6r5") in pairs(home, "ore_mine_deep_tunnel")
    assert ("c5r4", "c5r5") in pairs(home, "ore_mine_deep_tunnel")
    assert twin(home, "ore_mine_deep_tunnel", "c5r5", "c6r5") == ()
    assert home.goods[GOLD] == 0
    # A bare ring square serves neither.
    assert ruling(tiles.why_not_twin(home, "large_pasture", cell_of("c3r4"), cell_of("c3r5"))) == "R-47"
    assert ruling(tiles.why_not_twin(home, "ore_mine_deep_tunnel", cell_of("c5r4"), cell_of("c4r5"))) == "R-34"
    home.add(MEADOW, 1 << cell_of("c3r5") | 1 << cell_of("c2r5"))
    assert ("c2r5", "c3r5") in pairs(home, "large_pasture")


@pytest.mark.rule("caverna:R-48")
def test_a_ring_square_is_full_when_it_carries_a_half_and_nothing_before() -> None:
    home = farm({"c4r3": "office_room", "c3r4": "meadow"})
    assert ruling(tiles.why_not_single(home, "meadow", cell_of("c3r5"))) == "R-48"
    assert ruling(tiles.why_not_stable(home, cell_of("c3r5"))) == "R-42"
    twin(home, "meadow_field", "c2r5", "c2r4")
    assert tiles.why_not_stable(home, cell_of("c2r5")) is None
    assert tiles.why_not_small_pasture(home, cell_of("c2r5")) is None
    assert ("c3r5", "c3r4") not in pairs(home, "meadow_field")  # c3r4 is taken, and two ring halves are not allowed
    twin(home, "cavern_cavern", "c5r4", "c5r5")
    assert furnish_mask(home, TILE["dwelling"]) >> cell_of("c5r5") & 1
    furnish(home, TILE["dwelling"], cell_of("c5r5"), ())
    assert kind_at(home, cell_of("c5r5")) == ROOM


@pytest.mark.rule("caverna:R-49")
def test_ring_squares_have_no_bonus_and_are_never_unused() -> None:
    home = farm({"c4r3": "office_room", "c3r4": "meadow"})
    assert twin(home, "meadow_field", "c2r4", "c2r5") == bundle({"gold": 2, "food": 1})
    assert all(not tiles.BONUS[cell_of(name)] for name in names_in(RING))
    assert unused_squares(new_home()) == 22


# Tunnels and the work room ----------------------------------------------------------------------------------------


@pytest.mark.rule("caverna:E-31", "caverna:R-50", "caverna:R-51")
def test_the_work_room_opens_tunnels_to_furnishing_but_not_to_itself() -> None:
    squares = {"c6r3": "tunnel", "c6r4": "deep_tunnel"}
    home = farm(squares | {"c4r3": "work_room"})
    assert names_in(furnish_mask(home, TILE["dwelling"])) == ["c6r3", "c6r4"]
    assert why_not_furnish_square(home, TILE["dwelling"], cell_of("c6r3")) is None
    furnish(home, TILE["dwelling"], cell_of("c6r3"), ())
    assert not home.lay[TUNNEL]
    assert ruling(tiles.why_not_ruby_mine(home, "tunnel", cell_of("c6r3"))) == "R-39"
    assert not tiles.can_place_twin(home, "ore_mine_deep_tunnel")
    without = farm(squares)
    without.remove(6, without.lay[6])
    assert not furnish_mask(without, TILE["dwelling"])
    assert ruling(why_not_furnish_square(without, TILE["dwelling"], cell_of("c6r3"))) == "R-50"
    assert ruling(why_not_furnish_square(without, TILE["work_room"], cell_of("c6r4"))) == "R-50"
    assert ruling(why_not_furnish_square(home, TILE["work_room"], cell_of("c6r4"))) == "R-50"


@pytest.mark.rule("caverna:R-50", "caverna:R-43")
def test_mines_are_never_furnished() -> None:
    home = farm({"c4r3": "work_room", "c5r3": "ore_mine", "c5r4": "ruby_mine"})
    for square in ("c5r3", "c5r4", "c4r4", "c4r3", "c3r4", "c6r1"):
        assert ruling(why_not_furnish_square(home, TILE["dwelling"], cell_of(square))) == "R-43"
