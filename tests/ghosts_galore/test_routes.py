"""Routes: what joins up on a board, by the rulings on routes and on monsters and sections."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.ghosts_galore import oracle
from tests.ghosts_galore.table import EXAMPLES, laid, scored
from underhall.games.ghosts_galore.board.boards import RIM_KINDS, RIMS, SIDE_IDS
from underhall.games.ghosts_galore.board.routes import SECTIONS, trace
from underhall.games.ghosts_galore.board.tiles import FACES, TILE_IDS, TILE_INDEX
from underhall.games.ghosts_galore.border.routes import Route, routes
from underhall.games.ghosts_galore.box.components import CELLS


def found(side: str, *places: tuple[str, str, int] | list[Any]) -> list[Route]:
    return routes(laid(*places), 0, SIDE_IDS.index(side))


def through(section: str, ways: list[Route]) -> Route:
    return next(route for route in ways if section in route.sections)


@pytest.mark.parametrize("entry", [e for e in EXAMPLES["board_example"] if "routes" in e], ids=lambda e: e["id"])
@pytest.mark.rule("ghosts_galore:E-05", "ghosts_galore:E-06", "ghosts_galore:E-08", "ghosts_galore:E-09")
@pytest.mark.rule("ghosts_galore:E-10", "ghosts_galore:E-12", "ghosts_galore:E-22", "ghosts_galore:E-27")
def test_the_routes_of_every_example_are_found_with_their_ends(
    entry: dict[str, Any],
) -> None:
    ways = found(str(entry["side"]), *entry["place"])
    have: set[Any] = {(route.sections, route.ends) for route in ways}
    want = {
        (tuple(route["sections"]), tuple(sorted((kind, where) for kind, where in route["ends"])))
        for route in entry["routes"]
    }
    assert have == want


@pytest.mark.rule("ghosts_galore:R-1", "ghosts_galore:R-64")
def test_straights_and_curves_have_one_section_bridges_and_double_curves_two() -> None:
    assert {face.track: len(face.ends) for face in FACES} == {
        "straight": 1,
        "curve": 1,
        "bridge": 2,
        "double_curve": 2,
    }
    (route, *_) = found("board_1_a", ("r2c0", "bridge_01", 0), ("r2c1", "bridge_02", 0), ("r2c2", "curve_05", 2))
    assert through("r2c1.1", [route, *_]).length == 3


@pytest.mark.rule("ghosts_galore:R-2")
def test_nothing_passes_between_the_two_sections_of_a_tile() -> None:
    for tile in ("bridge_06", "double_curve_08"):
        ways = found("board_4_a", ("r1c1", tile, 0))
        assert [route.sections for route in ways] == [("r1c1.0",), ("r1c1.1",)]


@pytest.mark.rule("ghosts_galore:R-3")
def test_track_against_a_blank_edge_is_no_joint() -> None:
    ways = found("board_1_a", ("r1c1", "straight_13", 1), ("r1c2", "straight_10", 0))
    assert len(ways) == 2
    assert ("blank_edge", "r1c2") in through("r1c1.0", ways).ends


@pytest.mark.rule("ghosts_galore:R-4", "ghosts_galore:R-7", "ghosts_galore:R-10")
def test_on_random_boards_every_section_is_on_one_route_with_two_ends_or_none() -> None:
    rng = random.Random(4)
    for _ in range(150):
        side = rng.randrange(len(SIDE_IDS))
        grid = [tile * 4 + rng.randrange(4) for tile in rng.sample(range(len(TILE_IDS)), 9)]
        ways = routes(grid, 0, side)
        members = [section for route in ways for section in route.sections]
        assert sorted(members) == sorted(
            f"{CELLS[cell]}.{number}" for cell, code in enumerate(grid) for number in range(len(FACES[code >> 2].ends))
        )
        assert all(len(route.ends) in (0, 2) and len(route.doors) <= 2 for route in ways)
        assert not any(kind == "open" for route in ways for kind, _ in route.ends)


def test_the_fast_trace_and_the_oracle_agree_with_the_routes_on_random_boards() -> None:
    rng = random.Random(5)
    for _ in range(300):
        side = rng.randrange(len(SIDE_IDS))
        grid = [
            tile * 4 + rng.randrange(4) if rng.random() < 0.8 else -1 for tile in rng.sample(range(len(TILE_IDS)), 9)
        ]
        ways = routes(grid, 0, side)
        assert sorted(load >> SECTIONS for _, _, load in trace(grid, 0)) == sorted(route.length for route in ways)
        board = {CELLS[c]: (TILE_IDS[code >> 2], code & 3) for c, code in enumerate(grid) if code >= 0}
        plain = {
            (tuple(f"{cell}.{index}" for cell, index in members), tuple(ends))
            for members, ends in oracle.routes(board, SIDE_IDS[side])
        }
        assert {(route.sections, route.ends) for route in ways} == plain


@pytest.mark.rule("ghosts_galore:R-5")
def test_a_route_may_use_both_sections_of_a_tile_and_counts_both() -> None:
    (entry,) = (e for e in EXAMPLES["board_example"] if e["id"] == "E-05")
    route = through("r1c1.0", found(entry["side"], *entry["place"]))
    assert "r1c1.1" in route.sections
    assert route.length == 8


@pytest.mark.rule("ghosts_galore:R-6", "ghosts_galore:E-08")
def test_a_loop_has_no_ends_and_counts_for_ghosts_and_satyrs() -> None:
    (entry,) = (e for e in EXAMPLES["board_example"] if e["id"] == "E-08")
    (loop,) = found(entry["side"], *entry["place"])
    assert loop.loop
    assert (loop.ends, loop.doors, loop.loose) == ((), (), 0)
    points = scored(entry["side"], *entry["place"])
    assert (points["ghosts"], points["satyrs"], points["other_routes"], points["cuts"]) == (24, 5, 0, 0)


@pytest.mark.rule("ghosts_galore:R-7", "ghosts_galore:R-11")
def test_two_doors_of_a_corner_are_two_ends_and_a_single_curve_can_join_them() -> None:
    (route,) = found("board_2_a", ("r0c2", "curve_06", 0))
    assert route.doors == ("e0", "n2")
    assert scored("board_2_a", ("r0c2", "curve_06", 0))["other_routes"] == 1
    points = scored("board_1_a", ("r2c0", "double_curve_14", 0))  # one arc of a double curve between w2 and s0
    assert points["other_routes"] == 1


@pytest.mark.rule("ghosts_galore:R-8")
def test_a_door_that_faces_a_blank_edge_costs_nothing() -> None:
    points = scored("board_1_a", ("r0c1", "straight_10", 1))  # its blank north edge faces the door n1
    assert points["cuts"] == 0
    assert points["other_routes"] == 0


@pytest.mark.rule("ghosts_galore:R-9", "ghosts_galore:R-67")
def test_a_track_end_on_a_wall_is_loose_and_no_door() -> None:
    (route,) = found("board_1_a", ("r0c0", "straight_13", 1))
    assert ("wall", "w0") in route.ends
    assert route.loose == 1
    assert scored("board_1_a", ("r0c0", "straight_13", 1))["cuts"] == 1
    assert RIM_KINDS[RIMS[SIDE_IDS.index("board_1_a")][11]] == "wall"


@pytest.mark.rule("ghosts_galore:R-12", "ghosts_galore:E-10")
def test_turning_a_tile_turns_its_sections_with_their_monsters() -> None:
    around = (("r0c1", "straight_11", 0), ("r1c0", "straight_03", 1))
    assert scored("board_4_a", *around, ("r1c1", "double_curve_08", 0))["satyrs"] == 4
    assert scored("board_4_a", *around, ("r1c1", "double_curve_08", 2))["satyrs"] == 2
    face = FACES[TILE_INDEX["double_curve_08"]]
    assert [face.ends_at(turn)[0] for turn in range(4)] == [(0, 1), (1, 2), (2, 3), (3, 0)]


@pytest.mark.rule("ghosts_galore:R-13", "ghosts_galore:R-14")
def test_every_monster_is_bound_to_one_section_as_the_file_says() -> None:
    for face in FACES:
        entry = oracle.TILE[face.id]
        assert sum(map(len, face.monsters)) == len(entry["monsters"])
        if face.track in ("straight", "curve"):
            assert len(face.monsters) == 1
            assert {monster["section"] for monster in entry["monsters"]} == {0}


@pytest.mark.rule("ghosts_galore:R-15", "ghosts_galore:E-09")
def test_two_ghosts_on_one_bridge_may_be_on_different_routes() -> None:
    places = (("r0c1", "straight_06", 0), ("r1c0", "straight_09", 1), ("r1c1", "bridge_06", 0))
    assert scored("board_4_a", *places)["ghosts"] == 3 * 6 + 2 * 3


@pytest.mark.rule("ghosts_galore:R-16", "ghosts_galore:R-17")
def test_only_ghosts_satyrs_and_routes_look_at_sections() -> None:
    rng = random.Random(6)
    blind = ("dragons", "golems", "skeletons", "slimes", "bats", "werewolves", "will_o_wisps", "diamonds")
    for _ in range(60):
        tiles = rng.sample(TILE_IDS, 9)
        boards = [
            scored("board_3_b", *((cell, tile, rng.randrange(4)) for cell, tile in zip(CELLS, tiles, strict=True)))
            for _ in range(2)
        ]
        assert [boards[0][name] for name in blind] == [boards[1][name] for name in blind]


@pytest.mark.rule("ghosts_galore:R-18")
def test_monsters_on_a_dead_end_score_as_usual() -> None:
    places = (("r1c0", "straight_13", 1), ("r1c1", "straight_09", 0), ("r0c1", "straight_06", 1))
    (entry,) = (e for e in EXAMPLES["board_example"] if e["id"] == "E-06")
    points = scored(entry["side"], *entry["place"])
    assert points["slimes"] == 7  # the slime stands on the straight that leads nowhere
    stranded = found("board_2_b", *places)
    assert any(not route.doors for route in stranded)
    assert scored("board_2_b", *places)["ghosts"] == 9


def test_turning_straights_and_bridges_by_half_changes_no_score() -> None:
    rng = random.Random(7)
    for _ in range(100):
        places = [(cell, tile, rng.randrange(4)) for cell, tile in zip(CELLS, rng.sample(TILE_IDS, 9), strict=True)]
        turned = [
            (cell, tile, (turn + 2) % 4 if FACES[TILE_INDEX[tile]].track in ("straight", "bridge") else turn)
            for cell, tile, turn in places
        ]
        assert scored("board_5_b", *places) == scored("board_5_b", *turned)
