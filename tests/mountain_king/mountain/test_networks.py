"""Tunnels, networks and workshop sites: RULES 2.3, 6.3, 8.4."""

from __future__ import annotations

import random

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
    around,
    cell,
    dedicate,
    dig,
    magenta,
    mask,
    placed,
    places_of,
    random_mountains,
    statue,
    tunnel,
    wander,
    widen,
)
from underhall.conformance.anatomy import slots_of
from underhall.core.agenda import replaced
from underhall.core.grids import cells_of
from underhall.games.mountain_king.board.boards import WINTER
from underhall.games.mountain_king.board.digging import why_no_dig
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.board.networks import (
    adjacent_tunnels,
    buried_statues_mask,
    empty_sites_beside,
    isolated_mask,
    network_mask,
    networks_mask,
    open_entrances,
    open_entrances_mask,
    opponents_mask,
    side_mask,
    touches_site,
    tunnel_of,
    tunnels,
    workshops_in_reach,
)
from underhall.games.mountain_king.box.content import ICE

TOOLFORGE = 9
SITE = WINTER.sites.index(cell((2, 10)))


def teams(*ids: str) -> Mountain:
    mountain = Mountain(WINTER, (0, 1, 1, 0))
    for seat, id in enumerate(ids):
        point = WINTER.start(id)
        assert point is not None
        mountain.lay_gate(seat, point.cell)
    return mountain


def test_a_network_is_the_gate_and_all_that_hangs_on_it() -> None:
    mountain = magenta(K1, K2)
    assert network_mask(mountain, MAGENTA) == mask([GATE, *K1[1], *K2[1]])
    assert network_mask(mountain, PURPLE) == mask([(6, 1)])
    assert tunnels(mountain)[:2] == [mask([GATE]), mask([(6, 1)])]
    assert tunnel_of(mountain, cell((3, 9))) == mask(K2[1])
    assert tunnel_of(mountain, cell(GATE)) == mask([GATE])
    assert tunnel_of(mountain, cell((9, 3))) == 0
    assert adjacent_tunnels(mountain, mask(K1[1])) == [mask([GATE]), mask(K2[1])]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_kept_in_step_is_what_follows_from_the_tiles(seed: int) -> None:
    for mountain in random_mountains(seed, turns=(3, 12, 24, 45)):
        assert mountain.rebuilt() == mountain


@pytest.mark.parametrize("seed", range(2))
def test_networks_are_what_a_plain_search_from_the_gates_finds(seed: int) -> None:
    for mountain in random_mountains(seed, turns=(8, 40)):
        board = mountain.board
        dug = places_of(board, mountain.dug)
        for seat, gate in enumerate(mountain.gates):
            todo = list(places_of(board, 1 << gate))
            seen = set(todo)
            while todo:
                near = around(todo.pop()) & dug - seen
                seen |= near
                todo += near
            assert places_of(board, mountain.networks[seat]) == seen
        for seat in range(len(mountain.sides)):
            theirs = opponents_mask(mountain, seat)
            assert not (theirs | board.grid.beside(theirs)) & mountain.networks[seat]


@pytest.mark.parametrize("seed", range(2))
def test_every_dug_cell_is_in_exactly_one_tunnel_and_every_tunnel_in_one_piece(seed: int) -> None:
    for mountain in random_mountains(seed, turns=(10, 45)):
        every = tunnels(mountain)
        assert sum(one.bit_count() for one in every) == mountain.dug.bit_count()
        covered = 0
        for one in every:
            covered |= one
            assert mountain.board.grid.parts(one) == [one]
            assert all(tunnel_of(mountain, cell) == one for cell in cells_of(one))
        assert covered == mountain.dug


def test_a_statue_is_buried_until_its_cell_is_in_a_network() -> None:
    mountain = magenta(K1)
    statue(mountain, ICE, (2, 8))
    statue(mountain, ICE, (6, 7))
    dig(mountain, ("i2", [(5, 7), (6, 7)], None))
    assert buried_statues_mask(mountain) == mask([(2, 8), (6, 7)])
    assert isolated_mask(mountain) == mask([(5, 7), (6, 7)])
    dig(mountain, K2)
    assert buried_statues_mask(mountain) == mask([(6, 7)])


def test_a_copy_is_equal_and_independent_field_by_field() -> None:
    mountain = wander(magenta(K1, K2, K3, K4), random.Random(5), 20)
    for field in slots_of(mountain):
        twin = mountain.copy()
        assert twin == mountain
        value = getattr(twin, field)
        setattr(twin, field, (*value, 7) if isinstance(value, tuple) else value + 1)
        assert twin != mountain
    assert mountain.rebuilt() == mountain
    assert mountain != "mountain"


def test_the_picture_shows_gates_tiles_and_halls() -> None:
    rows = dedicate(magenta(K1, K2, K3, K4), TROVE).picture().split("\n")
    assert rows[0][7] == "0"
    assert rows[4][7:10] == "DDD"
    assert rows[10][9:12] == "***"
    assert rows[2][10] == "w"


# Workshops ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:E-4", "mountain_king:R-42")
def test_entrances_opened_by_anybody_count() -> None:
    mountain = magenta(K1, ("i2", [(2, 8), (2, 9)], None), purple="winter_5_a")
    dig(mountain, ("v3", [(2, 11), (3, 10), (3, 11)], None))
    widen(mountain, PURPLE, mask([(2, 11), (3, 10), (3, 11)]))  # as if connected with Purple's gate
    mountain.lay_workshop(SITE, TOOLFORGE)
    assert open_entrances_mask(mountain, SITE) == mask([(2, 9), (2, 11), (3, 10)])
    assert open_entrances(mountain, SITE) == 3
    assert workshops_in_reach(mountain, MAGENTA) == [SITE]
    assert workshops_in_reach(mountain, PURPLE) == [SITE]
    assert touches_site(mountain, PURPLE, SITE)
    assert not touches_site(mountain, 2, SITE)
    assert networks_mask(mountain) & side_mask(mountain, 0) == mountain.networks[MAGENTA]


@pytest.mark.rule("mountain_king:R-42")
def test_a_workshop_between_two_networks_does_not_join_them() -> None:
    mountain = magenta(K1, ("i2", [(2, 8), (2, 9)], None))
    dig(mountain, ("i2", [(2, 11), (2, 12)], None))
    mountain.lay_workshop(SITE, TOOLFORGE)
    assert not mountain.rebuilt().networks[MAGENTA] & mask([(2, 11), (2, 12)])


@pytest.mark.rule("mountain_king:R-63")
def test_a_gate_and_a_hall_open_entrances_too() -> None:
    mountain = magenta()
    # Site (18,15) has no gate beside it, so one is put there; the cell's kind does not matter to an entrance.
    mountain.gates = replaced(mountain.gates, 2, cell((17, 15)))
    mountain.dug |= mask([(17, 15)])
    mountain.networks = replaced(mountain.networks, 2, mask([(17, 15)]))
    assert open_entrances(mountain, WINTER.sites.index(cell((18, 15)))) == 1

    mountain = dedicate(magenta(K1, K2, K3, K4), TROVE)
    dig(mountain, ("i2", [(4, 5), (4, 6)], None))
    site = WINTER.sites.index(cell((5, 6)))
    assert open_entrances_mask(mountain, site) == mask([(4, 6), (5, 7)])  # (5,7) is The Trove's
    mountain.lay_workshop(site, TOOLFORGE)
    assert workshops_in_reach(mountain, MAGENTA) == [site]


@pytest.mark.rule("mountain_king:R-64")
def test_two_sides_touched_are_two_open_entrances() -> None:
    mountain = magenta(K1, K2, ("i2", [(1, 9), (2, 9)], None), ("i2", [(1, 10), (1, 11)], None))
    assert open_entrances(mountain, SITE) == 2


def test_isolated_tunnels_open_no_entrance_and_reach_no_workshop() -> None:
    mountain = magenta(K1)
    mountain.lay_workshop(SITE, TOOLFORGE)
    dig(mountain, ("i2", [(1, 10), (1, 11)], None))
    assert open_entrances(mountain, SITE) == 0
    assert workshops_in_reach(mountain, MAGENTA) == []


@pytest.mark.rule("mountain_king:E-11", "mountain_king:R-60", "mountain_king:R-61")
def test_the_tile_just_dug_gives_the_right_to_each_empty_site_beside_it() -> None:
    mountain = magenta(K1, K2)
    tile = placed(WINTER.tunnels, ("i2", [(1, 9), (2, 9)], None))
    assert empty_sites_beside(mountain, tile) == [SITE]
    mountain.lay_tile(tile)
    assert mountain.workshops[SITE] == -1  # declined: the site stays open for a later tile
    later = placed(WINTER.tunnels, ("i2", [(1, 10), (1, 11)], None))
    assert empty_sites_beside(mountain, later) == [SITE]
    mountain.lay_workshop(SITE, 1)
    assert empty_sites_beside(mountain, later) == []  # one site takes one workshop
    assert open_entrances_mask(mountain, SITE) == mask([(2, 9)])
    assert empty_sites_beside(mountain, placed(WINTER.tunnels, K1)) == []
    other = WINTER.sites.index(cell((2, 5)))
    mountain.lay_workshop(other, 1)  # a second copy of the same kind
    assert mountain.workshops.count(1) == 2


# Teams ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mountain_king:E-32")
def test_networks_of_teammates_that_meet_are_one_for_both() -> None:
    mountain = teams("winter_4_a", "winter_4_b", "winter_4_c", "winter_4_d")
    assert opponents_mask(mountain, 0) == mountain.networks[1] | mountain.networks[2]
    east = [("i3", [(1, 10), (1, 11), (1, 12)], None), ("i3", [(1, 7), (1, 8), (1, 9)], None)]
    west = [("i2", [(5, 1), (6, 1)], None), ("i2", [(4, 2), (5, 2)], None), ("i2", [(3, 3), (4, 3)], None)]
    dig(mountain, *east, *west, ("i2", [(3, 4), (3, 5)], None))
    mine, mates = mountain.networks[0], mountain.networks[3]
    assert not mine & mates

    beside_mate = placed(WINTER.tunnels, ("i2", [(2, 6), (3, 6)], None))
    refusal = why_no_dig(mountain, 0, WINTER.tunnels.ids[beside_mate], hammers=0)
    assert refusal is not None
    assert refusal.code == "not_connected"  # the partner's network is not yours while they are apart
    joining = placed(WINTER.tunnels, ("i3", [(1, 6), (2, 6), (3, 6)], None))
    assert why_no_dig(mountain, 0, WINTER.tunnels.ids[joining], hammers=0) is None
    mountain.lay_tile(joining)
    both = mine | mates | WINTER.tunnels.cells[joining]
    assert mountain.networks[0] == mountain.networks[3] == side_mask(mountain, 0) == both
    assert mountain.networks[1].bit_count() == mountain.networks[2].bit_count() == 1
    from_then_on = why_no_dig(mountain, 0, WINTER.tunnels.ids[tunnel("i2", (6, 2), (7, 2))], hammers=0)
    assert from_then_on is None
