"""Choosing the tunnel in parts (8.1, 14), shape, turn and place: no option is lost, and none is a dead end."""

from __future__ import annotations

import pytest

from tests.mountain_king.mountain.scenes import GATE, K1, K2, K3, K4, Tile, widen
from tests.mountain_king.table import Table, random_table
from underhall.core.agenda import replaced
from underhall.games.mountain_king.board.digging import legal_digs
from underhall.games.mountain_king.board.pedestals import pedestal_ground
from underhall.games.mountain_king.moves import LAY
from underhall.games.mountain_king.state import DETACHED

FAR = ((7, 20), (16, 17), (18, 5), (6, 1))
MANY = 400


def magenta(*tiles: Tile, **goods: int) -> Table:
    table = Table(5)
    table.mountain(GATE, *FAR)
    return table.dug(*tiles).at(2).give(**goods)


def every_dig(table: Table) -> list[str]:
    """All places that the parts of the choice lead to, in the order in which they come up."""
    found: list[str] = []
    for shape in table.moves("dig"):
        laying = table.branch().play(shape)
        assert 0 < len(laying.moves()) < MANY
        found += laying.moves("lay")
        for way in laying.moves("apart"):
            apart = laying.branch().play(way)
            assert 0 < len(apart.moves()) < MANY
            found += apart.moves()
    return found


def midgame(players: int, plies: int, **options: str | bool) -> Table:
    """Seat 0, which is rich, in step 2 of a random game."""
    table = Table(players, **options)
    table.state = random_table(players, f"parts {plies}", plies, **options)
    table.at(2).strip(0)
    return table.give(stone=3, iron=4, heartstone=5, hammer=2).pedestals(fire=1, moon=1)


@pytest.mark.rule("mountain_king:R-44", "mountain_king:R-55")
@pytest.mark.parametrize("detached", [0, 3])
@pytest.mark.parametrize("plies", [100, 250, 450])
def test_shapes_turns_and_places_lead_to_every_legal_dig_once(plies: int, detached: int) -> None:
    seen = 0
    for table in (midgame(2, plies, board="winter"), midgame(3, plies), midgame(4, plies, teams=True)):
        state = table.state
        state.turn[DETACHED] = detached
        ground = pedestal_ground(state.mountain.board, state.pedestals[:3], state.track)
        listed = legal_digs(state.mountain, 0, hammers=2, detached=detached, pedestal_ground=ground)
        found = every_dig(table)
        assert len(found) == len(set(found))
        assert set(found) == {str(LAY[state.mountain.board.index][number]) for number in listed}
        seen += len(found)
    assert seen > 100


def test_no_decision_is_larger_than_a_few_hundred_moves_even_on_an_empty_mountain() -> None:
    table = magenta(K1, K2, K3, K4, stone=9, hammer=9).pedestals(fire=1, ice=1, moon=1)
    table.state.turn[DETACHED] = 3
    assert len(table.moves(side=True)) < 30
    assert len(every_dig(table)) > 1500


@pytest.mark.rule("mountain_king:R-51", "mountain_king:R-52", "mountain_king:R-49", "mountain_king:R-55")
def test_a_shape_that_cannot_be_dug_says_why() -> None:
    table = magenta(K1, stone=2)
    assert table.moves("dig") == ["dig i2"]
    assert table.refused("dig t4") == "minerals_short"
    assert table.refused("dig o4") == "no_such_tunnel"
    mountain = table.state.mountain
    mountain.piles = replaced(mountain.piles, mountain.board.tunnels.shapes.index("i2"), 0)
    assert table.refused("dig i2") == "pile_empty"
    assert table.moves("dig") == []

    walled = magenta(stone=5)
    wall = mountain.board.grid.mask([(0, 9), (1, 8), (2, 7), (1, 6)])
    widen(walled.state.mountain, 1, wall)
    walled.state.mountain.dug |= wall
    assert walled.refused("dig i2") == "no_room"


@pytest.mark.rule("mountain_king:R-49")
def test_a_shape_that_only_hammers_make_room_for_says_so() -> None:
    table = magenta(stone=2)
    mountain = table.state.mountain
    grid = mountain.board.grid
    blocked = mountain.board.diggable & ~grid.mask([(0, 7), (1, 7), (1, 8)])
    mountain.dug |= blocked  # only (1,7) and the rubble at (1,8) are left
    assert table.refused("dig i2") == "no_room_without_hammers"
    table.give(hammer=1)
    assert table.digs() == ["lay i2:0:r1c7"]


def test_a_place_must_be_of_the_chosen_shape() -> None:
    table = magenta(K1, stone=4).play("dig i2")
    assert table.decision == "lay_tunnel"
    assert table.refused(table.dig(K2)) == "other_shape"
    assert table.refused("lay z9:0:r1c1") == "no_such_tunnel"
    assert table.refused("apart i2:0") == "no_blind_shaft"
    assert table.refused("trade") == "no_trade_now"
