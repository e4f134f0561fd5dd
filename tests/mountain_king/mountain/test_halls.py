"""Great halls: RULES 9, R-67 to R-73."""

from __future__ import annotations

import pytest

from tests.mountain_king.mountain.scenes import (
    GATE,
    K1,
    K2,
    K3,
    K4,
    MAGENTA,
    PURPLE,
    TROVE,
    cell,
    dedicate,
    dig,
    hall_id,
    magenta,
    mask,
    pedestal,
    placed,
    places_of,
    random_mountains,
    statue,
    widen,
)
from underhall.core.agenda import replaced
from underhall.games.mountain_king.board.boards import WINTER
from underhall.games.mountain_king.board.halls import hall_ground, legal_halls, why_no_hall
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.board.networks import (
    adjacent_tunnels,
    isolated_mask,
    networks_mask,
    tunnel_of,
    tunnels,
)
from underhall.games.mountain_king.board.placements import NO_PLACEMENT
from underhall.games.mountain_king.board.scoring import hall_honour
from underhall.games.mountain_king.board.statues import statue_targets_mask, statues_of
from underhall.games.mountain_king.box.content import FIRE, ICE, MOON

SEAT_CELLS = [(4, 7), (4, 8), (5, 7), (5, 8), (6, 7), (6, 8)]
SEAT = ("shamans_seat", SEAT_CELLS, (5, 8))


def code(mountain: Mountain, placement: str, seat: int = MAGENTA) -> str:
    refusal = why_no_hall(mountain, seat, placement)
    return "" if refusal is None else refusal.code


def split_scene() -> Mountain:
    """E-27: a long L whose middle will be covered, reached from the gate over K1."""
    mountain = magenta(K1)
    dig(
        mountain,
        ("i2", [(2, 6), (1, 6)], None),
        ("l5", [(3, 6), (4, 6), (4, 7), (4, 8), (4, 9)], None),
        ("i2", [(5, 7), (5, 8)], None),
        ("i2", [(6, 7), (6, 8)], None),
    )
    statue(mountain, MOON, (6, 7))
    return mountain


@pytest.mark.rule("mountain_king:E-12", "mountain_king:R-67")
def test_the_trove_covers_a_pedestal_and_leaves_a_statue_standing() -> None:
    mountain = magenta(K1, K2, K3, K4)
    pedestal(mountain, ICE, (3, 8))
    statue(mountain, MOON, (4, 9))
    statue(mountain, FIRE, (2, 8))
    assert code(mountain, hall_id(TROVE)) == ""
    dedicate(mountain, TROVE)
    assert mountain.pedestals == (0, 0, 0)
    assert mountain.statue_on(cell((4, 9))) == MOON
    assert tunnel_of(mountain, cell((2, 8))) == mask([(2, 8)])
    assert tunnel_of(mountain, cell((4, 9))) == mask(TROVE[1])
    assert mountain.tunnels == (mask(K1[1]), mask([(2, 8)]))
    assert mountain.altar(WINTER.halls.shapes.index("the_trove")) == cell((4, 8))
    assert hall_honour(mountain, mountain.networks[MAGENTA]) == 6
    mountain.move_statue(cell((4, 9)), cell((4, 8)))
    assert hall_honour(mountain, mountain.networks[MAGENTA]) == 15
    assert mountain.networks[MAGENTA] == mask([GATE, *K1[1], *K2[1], *K3[1], *K4[1]])


def test_a_pedestal_on_a_visible_cell_stays() -> None:
    mountain = magenta(K1, K2, K3, K4)
    pedestal(mountain, FIRE, (2, 7))
    pedestal(mountain, ICE, (3, 8))
    dedicate(mountain, TROVE)
    assert mountain.pedestals == (mask([(2, 7)]), 0, 0)


@pytest.mark.rule("mountain_king:E-27", "mountain_king:R-69", "mountain_king:R-70")
def test_a_tile_covered_in_its_middle_leaves_two_fragments() -> None:
    mountain = split_scene()
    halls = [number for number in legal_halls(mountain, MAGENTA) if WINTER.halls.cells[number] == mask(SEAT_CELLS)]
    altars = [WINTER.halls.marked[number] for number in halls]
    assert sorted(altars) == [cell((5, 7)), cell((5, 8))]
    dedicate(mountain, SEAT)
    hall, west, east = mask(SEAT_CELLS), mask([(3, 6), (4, 6)]), mask([(4, 9)])
    assert {hall, west, east} <= set(tunnels(mountain))
    assert adjacent_tunnels(mountain, east) == [hall]
    assert west not in adjacent_tunnels(mountain, east)

    mountain.move_statue(cell((6, 7)), cell((4, 9)))
    reach = statue_targets_mask(mountain, cell((4, 9)))
    assert reach == hall  # a cart to the hall, another from there: they are different tunnels
    mountain.move_statue(cell((4, 9)), cell((5, 7)))
    assert statue_targets_mask(mountain, cell((5, 7))) & (west | east) == west | east


@pytest.mark.rule("mountain_king:R-68")
def test_the_cells_inside_the_crucible_need_not_be_dug() -> None:
    crucible = ("the_crucible", [(4, 7), (5, 7), (6, 7), (6, 8), (6, 9), (5, 9), (4, 9)], (6, 8))
    mountain = magenta(K1)
    dig(
        mountain,
        ("i2", [(3, 7), (4, 7)], None),
        ("i2", [(5, 7), (6, 7)], None),
        ("i2", [(6, 8), (6, 9)], None),
        ("i2", [(4, 9), (5, 9)], None),
    )
    assert not mountain.dug & mask([(4, 8), (5, 8)])
    assert code(mountain, hall_id(crucible)) == ""
    dedicate(mountain, crucible)
    assert not mountain.dug & mask([(4, 8), (5, 8)])


@pytest.mark.rule("mountain_king:R-71")
def test_an_altar_laid_under_a_standing_statue_is_occupied() -> None:
    mountain = magenta(K1, K2, K3, K4)
    statue(mountain, ICE, (4, 8))
    dedicate(mountain, TROVE)
    assert hall_honour(mountain, mountain.networks[MAGENTA]) == 15


@pytest.mark.rule("mountain_king:R-73")
def test_halls_do_not_overlap_but_cover_fragments_of_others() -> None:
    mountain = split_scene()
    dedicate(mountain, SEAT)
    overlapping = hall_id(("the_trove", [(r, c) for r in (4, 5, 6) for c in (7, 8, 9)], (5, 8)))
    assert code(mountain, overlapping) == "hall_over_hall"
    # The fragment (3,6) (4,6) with new tiles around it makes room for another hall.
    dig(mountain, ("i2", [(3, 4), (3, 5)], None), ("v3", [(4, 4), (4, 5), (5, 5)], None))
    house = ("masons_house", [(3, 4), (3, 5), (3, 6), (4, 4), (4, 5), (4, 6), (5, 5)], (4, 5))
    assert code(mountain, hall_id(house)) == ""
    dedicate(mountain, house)
    assert mask([(3, 6), (4, 6)]) not in mountain.tunnels


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([(0, 7), (1, 7), (2, 7), (0, 8), (1, 8), (2, 8)], "hall_over_gate"),
        ([(1, 7), (2, 7), (3, 7), (1, 8), (2, 8), (3, 8)], "hall_over_undug"),
    ],
)
def test_gates_and_undug_cells_cannot_be_covered(places: list[tuple[int, int]], expected: str) -> None:
    mountain = magenta(K1, K2)
    assert code(mountain, hall_id(("shamans_seat", places, None))) == expected


def test_isolated_tunnels_and_those_of_others_cannot_be_covered() -> None:
    mountain = magenta(K1)
    dig(mountain, ("i3", [(5, 7), (5, 8), (5, 9)], None), ("i3", [(4, 7), (4, 8), (4, 9)], None))
    lonely = hall_id(("shamans_seat", [(4, 7), (4, 8), (4, 9), (5, 7), (5, 8), (5, 9)], (4, 8)))
    assert code(mountain, lonely) == "hall_over_isolated"
    widen(mountain, PURPLE, isolated_mask(mountain))
    assert code(mountain, lonely) == "hall_outside_network"
    assert code(mountain, lonely, seat=PURPLE) == ""


@pytest.mark.parametrize(
    "text", ["the_trove", "the_trove:1:r3c7", "the_palace:0:r3c7", "the_trove:0:here", "t4:0:r3c7"]
)
def test_other_text_is_no_hall(text: str) -> None:
    assert code(magenta(K1, K2, K3, K4), text) == "no_such_hall"


def test_a_hall_beyond_the_edge_is_refused() -> None:
    mountain = magenta(K1, K2, K3, K4)
    for text in ("the_trove:0:r19c19", "the_trove:0:r0c0", "the_trove:0:r9c9", "the_trove:0:r99c3"):
        assert code(mountain, text) == "hall_over_undug"


@pytest.mark.rule("mountain_king:R-1")
def test_each_hall_is_dedicated_once() -> None:
    mountain = magenta(K1, K2, K3, K4)
    assert placed(WINTER.halls, TROVE) in legal_halls(mountain, MAGENTA)
    dedicate(mountain, TROVE)
    trove = WINTER.halls.shapes.index("the_trove")
    assert all(WINTER.halls.shape(number) != trove for number in legal_halls(mountain, MAGENTA))
    assert code(mountain, hall_id(TROVE)) == "hall_taken"


@pytest.mark.parametrize("seed", range(3))
def test_the_list_of_halls_is_what_the_rule_lets_through(seed: int) -> None:
    seen = 0
    for mountain in random_mountains(seed, turns=(10, 25, 45)):
        table = mountain.board.halls
        mountain.halls = replaced(mountain.halls, seed, NO_PLACEMENT)  # more to choose from
        mountain = mountain.rebuilt()
        for seat in range(len(mountain.sides)):
            listed = legal_halls(mountain, seat)
            seen += len(listed)
            near = [n for n in table.all() if table.cells[n] & mountain.networks[seat]]
            assert listed == [n for n in near if why_no_hall(mountain, seat, table.ids[n]) is None]
            ground = places_of(mountain.board, mountain.networks[seat] & ~mountain.gate_mask())
            for hall in mountain.hall_masks():
                ground -= places_of(mountain.board, hall)
            assert places_of(mountain.board, hall_ground(mountain, seat)) == ground
            left = [n for n in near if mountain.halls[table.shape(n)] == NO_PLACEMENT]
            assert listed == [n for n in left if places_of(mountain.board, table.cells[n]) <= ground]
    assert seen > 20


@pytest.mark.parametrize("seed", range(2))
def test_laying_a_hall_changes_tunnels_and_pedestals_and_nothing_else(seed: int) -> None:
    for mountain in random_mountains(seed, turns=(20, 40)):
        for seat in range(len(mountain.sides)):
            for number in legal_halls(mountain, seat)[:2]:
                after = mountain.copy()
                after.lay_hall(number)
                cells = mountain.board.halls.cells[number]
                assert (after.dug, after.networks, after.statues) == (mountain.dug, mountain.networks, mountain.statues)
                assert after.pedestals == tuple(mask & ~cells for mask in mountain.pedestals)
                assert after == after.rebuilt()
                assert networks_mask(after) & cells == cells
                assert statues_of(after, seat) == statues_of(mountain, seat)
