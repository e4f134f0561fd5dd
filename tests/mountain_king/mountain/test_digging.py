"""Digging: RULES 8, R-41 to R-55, and the examples about tiles."""

from __future__ import annotations

import random

import pytest

from tests.mountain_king.mountain.scenes import (
    K1,
    K2,
    K3,
    K4,
    K5,
    MAGENTA,
    PURPLE,
    around,
    cell,
    dedicate,
    dig,
    magenta,
    mask,
    places_of,
    random_mountains,
    statue,
    tunnel,
    tunnel_id,
    widen,
)
from underhall.core.agenda import replaced
from underhall.core.grids import NOWHERE, Mask
from underhall.games.mountain_king.board.boards import AUTUMN, WINTER
from underhall.games.mountain_king.board.digging import (
    EVERYWHERE,
    LARGEST,
    diggable_shapes,
    hammers_due,
    honour_for,
    honour_for_mix,
    largest_payable,
    legal_digs,
    payable_minerals,
    statues_under,
    why_no_dig,
    why_no_mineral,
)
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.board.networks import empty_sites_beside, isolated_mask, open_entrances
from underhall.games.mountain_king.board.statues import statues_of
from underhall.games.mountain_king.box.content import (
    COIN,
    FIRE,
    HAMMER,
    HEARTSTONE,
    IRON,
    MINERALS,
    STONE,
)

E8 = ("t4", [(7, 10), (8, 9), (8, 10), (8, 11)], (8, 10))


def code(mountain: Mountain, placement: str, *, seat: int = MAGENTA, hammers: int = 5, detached: int = 0) -> str:
    """The code of the refusal, or an empty string for a legal dig."""
    refusal = why_no_dig(mountain, seat, placement, hammers=hammers, detached=detached)
    return "" if refusal is None else refusal.code


# Where ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:E-7")
def test_a_cluster_is_dug_and_its_statue_unearthed() -> None:
    mountain = magenta(K1)
    statue(mountain, FIRE, (2, 8))
    placement = tunnel(K2[0], *K2[1], anchor=K2[2])
    owned = [4, 0, 0]
    assert code(mountain, WINTER.tunnels.ids[placement], hammers=0) == ""
    assert largest_payable(owned) == 4
    assert payable_minerals(4, owned) == [STONE]
    assert honour_for(4, STONE) == 4
    gained = WINTER.buried_under(WINTER.tunnels.cells[placement])
    assert gained[IRON] == 2
    assert gained[HAMMER] == 1
    assert sum(gained) == 3
    assert statues_under(mountain, placement) == [cell((2, 8))]
    mountain.lay_tile(placement)
    assert statues_of(mountain, MAGENTA) == [cell((2, 8))]


@pytest.mark.rule("mountain_king:E-8", "mountain_king:R-49")
def test_every_rubble_cell_costs_a_hammer_also_under_a_buried_resource() -> None:
    mountain = magenta(K1, K2, K3, K4, K5)
    placement = tunnel(E8[0], *E8[1], anchor=E8[2])
    text = WINTER.tunnels.ids[placement]
    assert hammers_due(WINTER, placement) == 3
    assert code(mountain, text, hammers=3) == ""
    assert code(mountain, text, hammers=2) == "hammers_short"
    assert honour_for(4, IRON) == 6
    assert WINTER.buried_under(WINTER.tunnels.cells[placement])[HEARTSTONE] == 1
    assert placement in legal_digs(mountain, MAGENTA, hammers=3)
    assert placement not in legal_digs(mountain, MAGENTA, hammers=2)


@pytest.mark.rule("mountain_king:R-49")
def test_rubble_under_a_statue_costs_its_hammer() -> None:
    placement = tunnel("i2", (5, 7), (6, 7))
    mountain = magenta(K1)
    statue(mountain, FIRE, (6, 7))
    assert hammers_due(WINTER, placement) == 1
    assert code(mountain, WINTER.tunnels.ids[placement], hammers=0, detached=3) == "hammers_short"


@pytest.mark.rule("mountain_king:E-29")
def test_the_chant_spares_hammers_and_the_mortar_mixes_minerals() -> None:
    mountain = magenta(K1, K2, K3, K4, K5)
    placement = tunnel(E8[0], *E8[1], anchor=E8[2])
    text = WINTER.tunnels.ids[placement]
    assert why_no_dig(mountain, MAGENTA, text, hammers=0, free_rubble=3) is None
    assert placement in legal_digs(mountain, MAGENTA, hammers=0, free_rubble=3)
    assert hammers_due(WINTER, placement, free_rubble=3) == 0
    assert largest_payable([0, 2, 2]) == 2
    assert largest_payable([0, 2, 2], mixed=True) == 4
    assert honour_for_mix([0, 2, 2]) == 6
    assert honour_for_mix([1, 0, 3]) == 4


@pytest.mark.rule("mountain_king:R-41")
def test_a_tile_must_touch_the_own_network_with_a_side() -> None:
    mountain = magenta(K1, K2)
    assert code(mountain, tunnel_id("i2", (4, 5), (4, 6))) == "not_connected"  # (4,6) meets (3,7) at a corner only
    assert code(mountain, tunnel_id("i2", (3, 5), (3, 6))) == ""


@pytest.mark.rule("mountain_king:R-41")
def test_touching_only_a_workshop_is_not_enough() -> None:
    mountain = magenta(K1, K2)
    mountain.lay_workshop(WINTER.sites.index(cell((2, 10))), 0)
    dig(mountain, ("i2", [(1, 9), (2, 9)], None))
    east = tunnel_id("i2", (2, 11), (2, 12))
    assert code(mountain, east) == "not_connected"


@pytest.mark.rule("mountain_king:E-25", "mountain_king:R-54")
def test_opponents_may_be_met_at_corners_only() -> None:
    mountain = magenta(("i2", [(4, 3), (5, 3)], None))
    widen(mountain, MAGENTA, mask([(4, 3), (5, 3)]))  # as if connected with the gate
    legal = tunnel("i2", (4, 2), (5, 2))
    assert code(mountain, WINTER.tunnels.ids[legal]) == ""
    assert WINTER.buried_under(WINTER.tunnels.cells[legal])[IRON] == 1
    refusal = why_no_dig(mountain, MAGENTA, tunnel_id("i2", (5, 1), (5, 2)), hammers=5)
    assert refusal is not None
    assert refusal.code == "touches_opponent"
    assert refusal.ruling == "mountain_king:R-54"
    assert refusal.facts == {"cell": "r5c1", "opponent": PURPLE + 1}


@pytest.mark.rule("mountain_king:R-54")
def test_tiles_extend_from_the_gate_itself() -> None:
    mountain = magenta()
    assert code(mountain, tunnel_id("i2", (0, 8), (0, 9))) == ""
    assert {tuple(WINTER.tunnels.names(n)) for n in legal_digs(mountain, MAGENTA, hammers=0, largest=2)} == {
        ("r0c8", "r0c9"),
        ("r1c6", "r1c7"),
        ("r1c7", "r2c7"),
    }  # not r1c7 with r1c8, which is rubble


@pytest.mark.parametrize(
    ("placement", "expected"),
    [
        ("i2:0:r0c5", "off_the_mountain"),
        ("i2:0:r0c20", "off_the_mountain"),  # runs over the edge of the grid
        ("i2:1:r20c10", "off_the_mountain"),
        ("i2:0:r99c99", "off_the_mountain"),
        ("i2:0:r9c8", "heart"),
        ("i2:0:r2c9", "workshop_site"),
        ("i2:1:r2c7", "overlaps"),
        ("i2:1:r0c7", "overlaps"),  # the gate
        ("i2:9:r2c7", "no_such_tunnel"),
        ("i2:-1:r2c7", "no_such_tunnel"),
        ("i2:0:7", "no_such_tunnel"),
        ("i2:0", "no_such_tunnel"),
        ("z9:0:r2c7", "no_such_tunnel"),
        ("i2:0:r2c7:1", "no_such_tunnel"),
    ],
)
def test_a_refusal_names_what_is_in_the_way(placement: str, expected: str) -> None:
    assert code(magenta(K1, K2, K3), placement) == expected


def test_a_hall_is_in_the_way_like_any_tunnel() -> None:
    mountain = dedicate(magenta(K1, K2, K3, K4), ("the_trove", [(r, c) for r in (3, 4, 5) for c in (7, 8, 9)], (4, 8)))
    assert code(mountain, tunnel_id("i2", (5, 9), (5, 10))) == "overlaps"


@pytest.mark.rule("mountain_king:R-3")
def test_an_unused_start_point_is_an_ordinary_cell() -> None:
    mountain = magenta()
    spot = WINTER.start("winter_4_a")
    assert spot is not None
    assert WINTER.diggable >> spot.cell & 1
    dig(mountain, ("l5", [(0, 8), (0, 9), (0, 10), (0, 11), (1, 11)], None))
    text = tunnel_id("i2", (1, 12), (1, 13))
    assert code(mountain, text) == ""
    mountain.lay_tile(WINTER.tunnels.number(text))
    assert mountain.networks[MAGENTA] >> spot.cell & 1


# Isolated tunnels -----------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:E-26", "mountain_king:R-45", "mountain_king:R-46")
def test_a_detached_tunnel_is_isolated_until_somebody_connects_it() -> None:
    mountain = magenta(K1)
    statue(mountain, FIRE, (6, 7))
    placement = tunnel("i2", (5, 7), (6, 7))
    text = WINTER.tunnels.ids[placement]
    assert code(mountain, text, hammers=1) == "not_connected"
    assert code(mountain, text, hammers=1, detached=3) == ""
    assert honour_for(2, STONE) == 0
    mountain.lay_tile(placement)
    assert isolated_mask(mountain) == mask([(5, 7), (6, 7)])
    assert statues_of(mountain, MAGENTA) == []

    by_purple = mountain.copy()
    widen(by_purple, PURPLE, mask([(6, 5)]))  # as if Purple had come near
    by_purple.dug |= mask([(6, 5)])
    by_purple.lay_tile(tunnel("i2", (6, 6), (7, 6)))
    assert statues_of(by_purple, PURPLE) == [cell((6, 7))]

    dig(mountain, ("i2", [(3, 7), (4, 7)], None))
    assert mountain.networks[MAGENTA] & mask([(5, 7), (6, 7)]) == mask([(5, 7), (6, 7)])
    assert statues_of(mountain, MAGENTA) == [cell((6, 7))]
    assert isolated_mask(mountain) == 0


@pytest.mark.rule("mountain_king:R-45")
def test_a_detached_tunnel_pays_out_but_opens_no_entrance() -> None:
    mountain = magenta(K1)
    placement = tunnel("v3", (2, 11), (3, 10), (3, 11), anchor=(3, 11))
    assert code(mountain, WINTER.tunnels.ids[placement], detached=3) == ""
    assert sum(WINTER.buried_under(WINTER.tunnels.cells[placement])) == 1
    assert honour_for(3, STONE) == 2
    assert WINTER.tunnels.marked[placement] == cell((3, 11))  # so that a pedestal may be set
    site = WINTER.sites.index(cell((2, 10)))
    assert empty_sites_beside(mountain, placement) == [site]
    mountain.lay_tile(placement)
    assert open_entrances(mountain, site) == 0


@pytest.mark.rule("mountain_king:R-44")
def test_with_a_blind_shaft_a_touching_tile_is_an_ordinary_dig() -> None:
    mountain = magenta(K1)
    for size in (2, 3, 4, 5):
        ordinary = [n for n in legal_digs(mountain, MAGENTA, hammers=5) if WINTER.tunnels.size(n) == size]
        assert set(ordinary) <= set(legal_digs(mountain, MAGENTA, hammers=5, detached=3))
    placement = tunnel("i3", (3, 7), (4, 7), (5, 7))
    assert code(mountain, WINTER.tunnels.ids[placement], detached=3) == ""
    mountain.lay_tile(placement)
    assert mountain.networks[MAGENTA] >> cell((5, 7)) & 1


def test_a_blind_shaft_does_not_waive_connection_for_bigger_tunnels_nor_distance_from_opponents() -> None:
    mountain = magenta(K1)
    assert code(mountain, tunnel_id("t4", (5, 8), (6, 7), (6, 8), (6, 9)), detached=3) == "not_connected"
    assert code(mountain, tunnel_id("i2", (5, 1), (5, 2)), detached=3) == "touches_opponent"


@pytest.mark.rule("mountain_king:R-43", "mountain_king:R-47")
def test_a_tile_takes_the_isolated_tunnels_it_touches_into_the_network() -> None:
    mountain = magenta(K1)
    far = [("i2", [(5, 7), (6, 7)], None), ("i3", [(5, 8), (5, 9), (5, 10)], None)]
    dig(mountain, *far)
    assert isolated_mask(mountain).bit_count() == 5
    joining = tunnel_id("i2", (3, 7), (4, 7))
    assert code(mountain, joining) == ""
    mountain.lay_tile(WINTER.tunnels.number(joining))
    assert isolated_mask(mountain) == 0
    for other in random_mountains(47):
        lonely = isolated_mask(other)
        assert not other.board.grid.beside(lonely) & other.dug & ~lonely


@pytest.mark.rule("mountain_king:R-43")
def test_touching_isolated_tunnels_alone_connects_nothing() -> None:
    mountain = dig(magenta(K1), ("i2", [(5, 7), (6, 7)], None))
    assert code(mountain, tunnel_id("i2", (4, 8), (5, 8))) == "not_connected"


@pytest.mark.rule("mountain_king:R-96")
def test_a_blind_shaft_beside_the_partner_joins_the_partner() -> None:
    mountain = Mountain(WINTER, (0, 1, 1, 0))
    for seat, id in enumerate(("winter_4_a", "winter_4_b", "winter_4_c", "winter_4_d")):
        point = WINTER.start(id)
        assert point is not None
        mountain.lay_gate(seat, point.cell)
    beside_partner = tunnel_id("i2", (7, 2), (7, 3))
    assert code(mountain, beside_partner, seat=0) == "not_connected"
    assert code(mountain, beside_partner, seat=0, detached=3) == ""
    mountain.lay_tile(WINTER.tunnels.number(beside_partner))
    assert mountain.networks[3] == mask([(7, 1), (7, 2), (7, 3)])
    assert mountain.networks[0] == mask([(1, 13)])


# Paying -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:R-52")
def test_one_kind_of_mineral_pays_for_a_tunnel() -> None:
    owned = [2, 1, 0]
    assert payable_minerals(3, owned) == []
    assert largest_payable(owned) == 2
    refusal = why_no_mineral(3, STONE, owned)
    assert refusal is not None
    assert (refusal.code, refusal.ruling) == ("mineral_short", "mountain_king:R-52")
    assert why_no_mineral(2, STONE, owned) is None
    assert largest_payable(owned, mixed=True) == 3
    mountain = magenta(K1)
    text = tunnel_id("v3", (3, 7), (4, 7), (4, 8))
    short = why_no_dig(mountain, MAGENTA, text, hammers=0, largest=2)
    assert short is not None
    assert short.code == "minerals_short"


@pytest.mark.rule("mountain_king:R-48")
def test_what_lies_under_a_tile_does_not_pay_for_it() -> None:
    # (5,14) hides a hammer under rubble: owning none, its digger is still one short.
    placement = tunnel("i2", (4, 14), (5, 14))
    assert WINTER.buried_under(WINTER.tunnels.cells[placement])[HAMMER] == 1
    mountain = magenta()
    assert code(mountain, WINTER.tunnels.ids[placement], hammers=0, detached=3) == "hammers_short"
    assert code(mountain, WINTER.tunnels.ids[placement], hammers=1, detached=3) == ""


@pytest.mark.rule("mountain_king:R-50")
def test_a_buried_resource_pays_exactly_once() -> None:
    mountain = magenta(K1, K2, K3, K4)
    under = [WINTER.buried_under(WINTER.tunnels.cells[placement]) for placement in mountain.tiles]
    assert [sum(counts) for counts in under] == [0, 3, 0, 1]
    covered = mountain.dug
    for placement in legal_digs(mountain, MAGENTA, hammers=5):
        assert not WINTER.tunnels.cells[placement] & covered


@pytest.mark.rule("mountain_king:R-51", "mountain_king:R-1")
def test_an_empty_pile_gives_no_tile() -> None:
    mountain = magenta(K1)
    shape = WINTER.tunnels.shapes.index("i2")
    mountain.piles = replaced(mountain.piles, shape, 0)
    assert code(mountain, tunnel_id("i2", (3, 7), (4, 7))) == "pile_empty"
    assert all(WINTER.tunnels.shape(placement) != shape for placement in legal_digs(mountain, MAGENTA, hammers=5))
    assert magenta(K1, K2).piles == (11, 10, 5, 5, 4, 5, 5, 5)


@pytest.mark.rule("mountain_king:R-55")
def test_a_walled_in_player_cannot_dig() -> None:
    mountain = magenta()
    widen(mountain, PURPLE, mask([(0, 9), (1, 8), (2, 7), (1, 6)]))
    mountain.dug |= mountain.networks[PURPLE]
    assert legal_digs(mountain, MAGENTA, hammers=5) == []
    assert diggable_shapes(mountain, MAGENTA, hammers=5) == []


def test_the_score_chart_is_the_printed_one() -> None:
    chart = [[honour_for(size, mineral) for mineral in MINERALS] for size in (2, 3, 4, 5)]
    assert chart == [[0, 0, 0], [2, 3, 4], [4, 6, 8], [6, 9, 12]]
    assert (MINERALS, COIN) == ((STONE, IRON, HEARTSTONE), 3)


# Anchors ----------------------------------------------------------------------------------------------------------


def test_of_two_anchors_that_can_get_no_pedestal_only_one_is_offered() -> None:
    mountain = magenta(K1)
    upper = tunnel("i2", (3, 7), (4, 7), anchor=(3, 7))
    lower = tunnel("i2", (3, 7), (4, 7), anchor=(4, 7))
    assert {upper, lower} <= set(legal_digs(mountain, MAGENTA, hammers=0))
    for ground, offered in [
        (0, {min(upper, lower)}),
        (WINTER.tier_masks[1], {upper}),  # (3,7) is gray
        (WINTER.tier_masks[2], {lower}),  # (4,7) is brown
        (WINTER.tier_masks[1] | WINTER.tier_masks[2], {upper, lower}),
    ]:
        digs = set(legal_digs(mountain, MAGENTA, hammers=0, pedestal_ground=ground))
        assert digs & {upper, lower} == offered
        for placement in (upper, lower):
            refusal = why_no_dig(mountain, MAGENTA, WINTER.tunnels.ids[placement], hammers=0, pedestal_ground=ground)
            assert (refusal is None) == (placement in offered)
            assert refusal is None or refusal.code == "same_dig"


# The fast list is the slow rule ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_the_list_of_digs_is_what_the_rule_lets_through(seed: int) -> None:
    rng = random.Random(seed)
    for mountain in random_mountains(seed, turns=(rng.randrange(1, 12), rng.randrange(12, 50))):
        for pile in range(len(mountain.piles)):
            mountain.piles = replaced(mountain.piles, pile, max(0, mountain.piles[pile] - rng.choice((0, 0, 0, 9))))
        seat = rng.randrange(len(mountain.sides))
        hammers, largest = rng.choice((0, 1, 2, 5, 9)), rng.choice((1, 2, 3, 4, LARGEST, LARGEST, 8))
        detached, free = rng.choice((0, 0, 3)), rng.choice((0, 0, 3))
        tiers = mountain.board.tier_masks
        ground = rng.choice((EVERYWHERE, 0, tiers[0] | tiers[2], tiers[1], tiers[2] | tiers[3] | tiers[4]))
        table = mountain.board.tunnels

        listed = legal_digs(
            mountain,
            seat,
            hammers=hammers,
            largest=largest,
            detached=detached,
            free_rubble=free,
            pedestal_ground=ground,
        )
        assert listed == sorted(set(listed))
        # Ids that can be legal, and a sample of the rest: asking for all 10,000 would take the suite's time.
        near = [n for n in table.all() if not table.cells[n] & mountain.dug and table.halo[n] & mountain.networks[seat]]
        asked = sorted({*near, *listed, *rng.sample(table.all(), 600)})
        allowed = [
            number
            for number in asked
            if why_no_dig(
                mountain,
                seat,
                table.ids[number],
                hammers=hammers,
                largest=largest,
                detached=detached,
                free_rubble=free,
                pedestal_ground=ground,
            )
            is None
        ]
        assert listed == allowed
        if ground == EVERYWHERE:
            assert listed == legal_by_the_book(mountain, seat, asked, hammers + free, largest, detached)
        by_shape = [
            number
            for shape in range(len(table.shapes))
            for number in legal_digs(
                mountain,
                seat,
                hammers=hammers,
                largest=largest,
                detached=detached,
                free_rubble=free,
                pedestal_ground=ground,
                shape=shape,
            )
        ]
        assert by_shape == listed
        shapes = diggable_shapes(mountain, seat, hammers=hammers, largest=largest, detached=detached, free_rubble=free)
        assert shapes == sorted({table.shape(number) for number in listed})


def legal_by_the_book(
    mountain: Mountain, seat: int, numbers: list[int], breakable: int, largest: int, detached: int
) -> list[int]:
    """`legal_dig` of RULES 14.2, on plain sets of places: those of `numbers` that it lets through."""
    board, table = mountain.board, mountain.board.tunnels
    networks = [flood(mountain, cell) for cell in mountain.gates]
    others = [networks[q] for q in range(len(networks)) if mountain.sides[q] != mountain.sides[seat]]
    free = places_of(board, board.diggable) - places_of(board, mountain.dug)
    rubble = places_of(board, board.rubble)

    def is_legal(number: int) -> bool:
        cells = places_of(board, table.cells[number])
        beside = {near for place in cells for near in around(place)} - cells
        return (
            mountain.piles[table.shape(number)] > 0
            and cells <= free
            and (bool(beside & networks[seat]) or len(cells) <= detached)
            and not any(beside & network for network in others)
            and len(cells) <= largest
            and len(cells & rubble) <= breakable
        )

    return [number for number in numbers if is_legal(number)]


def flood(mountain: Mountain, gate: int) -> set[tuple[int, int]]:
    assert gate != NOWHERE
    dug = places_of(mountain.board, mountain.dug)
    todo = list(places_of(mountain.board, 1 << gate))
    seen = set(todo)
    while todo:
        near = around(todo.pop()) & dug - seen
        seen |= near
        todo += near
    return seen


def test_ids_that_lie_on_no_ten_thousand_placements_are_all_refused() -> None:
    mountain = magenta(K1)
    table = WINTER.tunnels
    for shape, turned in zip(table.shapes, table.by_shape, strict=True):
        for orientation in turned:
            for row in (0, 4, 9, 20, 21):
                for col in (0, 6, 9, 19, 20, 21):
                    text = f"{shape}:{orientation.index}:r{row}c{col}"
                    if table.number(text) < 0:
                        assert code(mountain, text) in {"off_the_mountain", "heart", "workshop_site", "overlaps"}


def test_autumn_digs_start_at_its_gates() -> None:
    mountain = Mountain(AUTUMN, range(3))
    for seat, point in enumerate(AUTUMN.starts):
        mountain.lay_gate(seat, point.cell)
    reach: list[Mask] = []
    for seat in range(3):
        digs = legal_digs(mountain, seat, hammers=0)
        assert digs
        assert all(AUTUMN.tunnels.halo[n] & mountain.networks[seat] for n in digs)
        reach.append(len(digs))
    assert reach[1] == reach[2]  # mirror images
