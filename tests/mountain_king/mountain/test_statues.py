"""Statues: RULES 10, the spells that touch statues, R-72, R-74, R-97."""

from __future__ import annotations

import pytest

from tests.mountain_king.mountain.scenes import (
    GATE,
    K1,
    K2,
    K3,
    K4,
    K5,
    K6,
    K7,
    MAGENTA,
    PURPLE,
    TROVE,
    cell,
    dedicate,
    dig,
    magenta,
    mask,
    name,
    pedestal,
    places_of,
    random_mountains,
    statue,
    tunnel,
    widen,
)
from underhall.core.grids import cells_of
from underhall.games.mountain_king.board.boards import AUTUMN, WINTER
from underhall.games.mountain_king.board.digging import hammers_due
from underhall.games.mountain_king.board.mountain import NO_CLAN, Mountain
from underhall.games.mountain_king.board.networks import tunnel_of, tunnels
from underhall.games.mountain_king.board.scoring import hall_honour
from underhall.games.mountain_king.board.statues import (
    can_move_statue,
    legal_swaps,
    statue_targets,
    statue_targets_mask,
    statues_of,
    unearthable,
    unearthing_targets,
    unearthing_targets_mask,
    why_no_statue,
    why_no_statue_move,
    why_no_swap,
    why_no_unearthing,
)
from underhall.games.mountain_king.box.content import FIRE, ICE, MOON

Place = tuple[int, int]


def code(mountain: Mountain, start: Place, end: Place, seat: int = MAGENTA) -> str:
    refusal = why_no_statue_move(mountain, seat, name(start), name(end))
    return "" if refusal is None else refusal.code


def ancestors() -> Mountain:
    """E-12 and what E-13 adds to it."""
    mountain = magenta(K1, K2, K3, K4, K5, K6, K7)
    statue(mountain, MOON, (4, 9))
    statue(mountain, FIRE, (2, 8))
    statue(mountain, ICE, (6, 7))
    pedestal(mountain, FIRE, (8, 10))
    return dedicate(mountain, TROVE)


@pytest.mark.rule("mountain_king:E-13")
def test_five_moves_bring_the_fire_statue_to_its_pedestal() -> None:
    mountain = ancestors()
    moves = [((4, 9), (4, 8)), ((2, 8), (5, 9)), ((5, 9), (6, 10)), ((6, 10), (7, 10)), ((7, 10), (8, 10))]
    for start, end in moves:
        assert code(mountain, start, end) == ""
        assert cell(end) in statue_targets(mountain, cell(start))
        mountain.move_statue(cell(start), cell(end))
    assert mountain.statue_on(cell((8, 10))) == mountain.pedestal_on(cell((8, 10))) == FIRE
    assert hall_honour(mountain, mountain.networks[MAGENTA]) == 15
    buried = why_no_statue(mountain, MAGENTA, "r6c7")
    assert buried is not None
    assert buried.code == "statue_buried"
    assert cell((6, 7)) not in statues_of(mountain, MAGENTA)


@pytest.mark.rule("mountain_king:R-70")
def test_fragment_and_hall_are_different_tunnels() -> None:
    mountain = ancestors()
    assert statue_targets_mask(mountain, cell((2, 8))) == mask([*K1[1], *TROVE[1]]) & ~mask([(4, 9)])
    assert not statue_targets_mask(mountain, cell((2, 8))) & mask(K5[1])


@pytest.mark.rule("mountain_king:R-72")
def test_a_second_statue_cannot_enter_an_occupied_altar() -> None:
    mountain = ancestors()
    mountain.move_statue(cell((4, 9)), cell((4, 8)))
    assert code(mountain, (2, 8), (4, 8)) == "target_occupied"
    mountain.move_statue(cell((4, 8)), cell((3, 7)))
    assert code(mountain, (2, 8), (4, 8)) == ""


@pytest.mark.rule("mountain_king:R-74")
def test_statues_of_other_networks_are_out_of_reach() -> None:
    mountain = ancestors()
    statue(mountain, ICE, (6, 1))  # in Purple's gate
    refusal = why_no_statue(mountain, MAGENTA, "r6c1")
    assert refusal is not None
    assert (refusal.code, refusal.ruling) == ("statue_of_another", "mountain_king:R-74")
    assert statues_of(mountain, PURPLE) == [cell((6, 1))]
    assert code(mountain, (4, 9), (6, 1)) == "target_outside_network"
    assert not can_move_statue(mountain, PURPLE)
    assert can_move_statue(mountain, MAGENTA)


@pytest.mark.parametrize(
    ("start", "end", "expected"),
    [
        ((4, 9), (9, 3), "target_undug"),
        ((4, 9), (2, 10), "target_undug"),  # a workshop site
        ((4, 9), (20, 20), "target_undug"),
        ((4, 9), (8, 10), "target_too_far"),
        ((4, 9), (4, 9), "target_occupied"),
        ((4, 8), (4, 9), "no_statue"),
        ((6, 7), (6, 10), "statue_buried"),
        ((2, 8), (2, 7), ""),
        ((2, 8), (0, 7), "target_too_far"),
    ],
)
def test_a_refusal_names_what_is_wrong_with_the_way(start: Place, end: Place, expected: str) -> None:
    assert code(ancestors(), start, end) == expected


def test_a_statue_may_stand_in_the_gate() -> None:
    mountain = magenta(K1)
    statue(mountain, MOON, (1, 7))
    assert code(mountain, (1, 7), GATE) == ""


@pytest.mark.parametrize("seed", range(2))
def test_targets_are_the_own_tunnel_and_those_beside_it(seed: int) -> None:
    seen = 0
    for mountain in random_mountains(seed, turns=(15, 40)):
        grid = mountain.board.grid
        occupied = places_of(mountain.board, mountain.occupied_mask())
        for seat in range(len(mountain.sides)):
            for standing in statues_of(mountain, seat):
                seen += 1
                home = tunnel_of(mountain, standing)
                near = [other for other in tunnels(mountain) if grid.beside(home) & other] + [home]
                plain = {place for other in near for place in places_of(mountain.board, other)} - occupied
                assert places_of(mountain.board, statue_targets_mask(mountain, standing)) == plain
                text = grid.name(standing)
                listed = statue_targets(mountain, standing)
                for target in cells_of(grid.area):
                    refusal = why_no_statue_move(mountain, seat, text, grid.name(target))
                    assert (refusal is None) == (target in listed)
    assert seen > 20


# Setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:E-18", "mountain_king:R-8")
def test_statues_fill_the_ring_clockwise_from_a_random_spot() -> None:
    mountain = Mountain(WINTER, range(5))
    mountain.set_up_statues(18, (MOON, FIRE, ICE))
    at = [mountain.statue_on(spot) for spot in WINTER.statue_spots]
    assert (at[18], at[19], at[0], at[1], at[2], at[17]) == (MOON, FIRE, ICE, MOON, FIRE, FIRE)
    assert [clan.bit_count() for clan in mountain.statues] == [7, 6, 7]
    assert WINTER.statue_spots[19] == cell((2, 8))
    assert mountain.statue_on(cell((2, 8))) == FIRE


@pytest.mark.rule("mountain_king:R-8")
def test_autumn_takes_four_statues_of_each_clan() -> None:
    mountain = Mountain(AUTUMN, range(3))
    mountain.set_up_statues(7, (ICE, MOON, FIRE))
    assert [clan.bit_count() for clan in mountain.statues] == [4, 4, 4]
    assert all(mountain.statue_on(spot) != NO_CLAN for spot in AUTUMN.statue_spots)


# Exchange of Ancestors ----------------------------------------------------------------------------------------------


def test_two_statues_of_the_network_trade_places() -> None:
    mountain = ancestors()
    assert legal_swaps(mountain, MAGENTA) == [(cell((2, 8)), cell((4, 9)))]
    mountain.swap_statues(cell((2, 8)), cell((4, 9)))
    assert mountain.statue_on(cell((2, 8))) == MOON
    assert mountain.statue_on(cell((4, 9))) == FIRE
    for pair, expected in [
        (("r2c8", "r2c8"), "swap_with_itself"),
        (("r4c9", "r2c8"), "swap_order"),
        (("r2c8", "r6c7"), "statue_buried"),
        (("r2c8", "r4c8"), "no_statue"),
    ]:
        refusal = why_no_swap(mountain, MAGENTA, *pair)
        assert refusal is not None
        assert refusal.code == expected


def test_pairs_of_one_clan_come_to_the_same_and_are_offered_once() -> None:
    mountain = magenta(K1, K2, K3)
    for place in ((1, 7), (3, 7), (4, 7)):
        statue(mountain, FIRE, place)
    assert legal_swaps(mountain, MAGENTA) == [(cell((1, 7)), cell((3, 7)))]
    refusal = why_no_swap(mountain, MAGENTA, "r1c7", "r4c7")
    assert refusal is not None
    assert refusal.code == "same_swap"
    before = mountain.statues[:]
    mountain.swap_statues(cell((1, 7)), cell((3, 7)))
    assert mountain.statues == before


@pytest.mark.parametrize("seed", range(2))
def test_the_list_of_swaps_is_what_the_rule_lets_through(seed: int) -> None:
    for mountain in random_mountains(seed, turns=(15, 40)):
        grid = mountain.board.grid
        standing = cells_of(mountain.occupied_mask())
        for seat in range(len(mountain.sides)):
            pairs = [(one, other) for one in standing for other in standing]
            named = [(pair, why_no_swap(mountain, seat, grid.name(pair[0]), grid.name(pair[1]))) for pair in pairs]
            assert legal_swaps(mountain, seat) == [pair for pair, refusal in named if refusal is None]


# Call of the Ancestor ---------------------------------------------------------------------------------------------


def test_a_buried_statue_beside_the_network_is_pulled_into_a_touching_tunnel() -> None:
    mountain = magenta(K1)
    statue(mountain, FIRE, (2, 8))  # next to (2,7)
    statue(mountain, ICE, (6, 7))
    assert unearthable(mountain, MAGENTA) == [cell((2, 8))]
    assert unearthing_targets(mountain, MAGENTA, cell((2, 8))) == [cell((1, 7)), cell((2, 7))]
    for statue_name, target, expected in [
        ("r2c8", "r1c7", ""),
        ("r2c8", "r0c7", "target_tunnel_apart"),  # the gate does not touch the statue's cell
        ("r2c8", "r2c9", "target_outside_network"),
        ("r6c7", "r1c7", "statue_not_adjacent"),
        ("r1c7", "r2c7", "no_statue"),
    ]:
        refusal = why_no_unearthing(mountain, MAGENTA, statue_name, target)
        assert ("" if refusal is None else refusal.code) == expected
    mountain.move_statue(cell((2, 8)), cell((1, 7)))
    assert statues_of(mountain, MAGENTA) == [cell((1, 7))]
    assert unearthable(mountain, MAGENTA) == []
    covered = why_no_unearthing(mountain, MAGENTA, "r1c7", "r2c7")
    assert covered is not None
    assert covered.code == "statue_covered"


@pytest.mark.rule("mountain_king:R-97")
def test_a_called_statue_leaves_its_spot_for_good_and_its_rubble_behind() -> None:
    mountain = dig(magenta(K1), ("i2", [(3, 7), (4, 7)], None))
    dig(mountain, ("i2", [(5, 7), (5, 8)], None))
    statue(mountain, ICE, (6, 7))
    assert WINTER.rubble >> cell((6, 7)) & 1
    assert unearthable(mountain, MAGENTA) == [cell((6, 7))]  # without a hammer
    mountain.move_statue(cell((6, 7)), cell((5, 8)))
    later = tunnel("i2", (6, 7), (6, 8))
    assert hammers_due(WINTER, later) == 2
    mountain.lay_tile(later)
    assert statues_of(mountain, MAGENTA) == [cell((5, 8))]


@pytest.mark.rule("mountain_king:R-97")
def test_a_statue_next_to_an_opponent_may_be_called() -> None:
    mountain = magenta(K1)
    statue(mountain, FIRE, (2, 8))
    widen(mountain, PURPLE, mask([(2, 9)]))
    mountain.dug |= mask([(2, 9)])
    assert why_no_unearthing(mountain, MAGENTA, "r2c8", "r2c7") is None


@pytest.mark.parametrize("seed", range(3))
def test_the_statues_that_can_be_called_are_what_the_rule_lets_through(seed: int) -> None:
    seen = 0
    for mountain in random_mountains(seed, turns=(6, 14, 25)):
        grid = mountain.board.grid
        for seat in range(len(mountain.sides)):
            listed = {
                (one, end) for one in unearthable(mountain, seat) for end in unearthing_targets(mountain, seat, one)
            }
            seen += len(listed)
            for standing in cells_of(mountain.occupied_mask()):
                for target in cells_of(mountain.dug):
                    refusal = why_no_unearthing(mountain, seat, grid.name(standing), grid.name(target))
                    assert (refusal is None) == ((standing, target) in listed)
                    if refusal is None:
                        assert unearthing_targets_mask(mountain, seat, standing) >> target & 1
    assert seen > 10
