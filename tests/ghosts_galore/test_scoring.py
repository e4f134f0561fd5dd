"""Scoring: the thirteen categories, the majority, the end of the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.ghosts_galore import oracle
from tests.ghosts_galore.table import EXAMPLES, example, laid, new, scored
from underhall.core import Score, standings
from underhall.games.ghosts_galore import GAME, GhostsGaloreState
from underhall.games.ghosts_galore.board.boards import BOARD_INDEX, NEIGHBOURS, SIDE_IDS
from underhall.games.ghosts_galore.board.scoring import bonuses
from underhall.games.ghosts_galore.board.tiles import FACES, NONE, TILE_IDS, TILE_INDEX
from underhall.games.ghosts_galore.box.components import CATEGORIES, CELLS
from underhall.games.ghosts_galore.box.content import CONTENT


def finished(*names: str) -> GhostsGaloreState:
    """A game that has ended with the boards of these examples."""
    state = new(len(names))
    state.agenda = []
    for seat, name in enumerate(names):
        entry = example("board_example", name)
        state.board[seat] = BOARD_INDEX[entry["side"][:-2]]
        state.side[seat] = "ab".index(entry["side"][-1])
        state.grid[9 * seat : 9 * seat + 9] = laid(*entry["place"])
    return state


@pytest.mark.parametrize("entry", EXAMPLES["board_example"], ids=lambda entry: entry["id"])
@pytest.mark.rule("ghosts_galore:E-05", "ghosts_galore:E-06", "ghosts_galore:E-08", "ghosts_galore:E-09")
@pytest.mark.rule("ghosts_galore:E-10", "ghosts_galore:E-11", "ghosts_galore:E-12", "ghosts_galore:E-13")
@pytest.mark.rule("ghosts_galore:E-14", "ghosts_galore:E-15", "ghosts_galore:E-16", "ghosts_galore:E-18")
@pytest.mark.rule("ghosts_galore:E-19", "ghosts_galore:E-20", "ghosts_galore:E-21", "ghosts_galore:E-22")
@pytest.mark.rule("ghosts_galore:E-26", "ghosts_galore:E-27", "ghosts_galore:E-28", "ghosts_galore:E-29")
def test_every_example_board_scores_as_the_spec_says(entry: dict[str, Any]) -> None:
    points = scored(entry["side"], *entry["place"])
    assert {name: points[name] for name in entry["expect"]} == entry["expect"]
    board = {cell: (tile, rotation) for cell, tile, rotation in entry["place"]}
    plain = oracle.score(board, entry["side"])
    assert {name: points[name] for name in plain} == plain


@pytest.mark.rule("ghosts_galore:E-05", "ghosts_galore:E-06", "ghosts_galore:E-07")
def test_the_rulebooks_two_boards_score_97_and_102_category_by_category() -> None:
    state = finished("E-05", "E-06")
    scores = GAME.scores(state)
    for score, name in zip(scores, ("gonzalo", "maria"), strict=True):
        sheet = oracle.SCORING["rulebook_example"][name]
        assert score.points == {category: sheet[category] for category in CATEGORIES}
        assert score.total == sheet["total"]
    assert [score.total for score in scores] == [97, 102]
    assert standings(scores)[0] == (1, (1,))
    assert [score.tie for score in scores] == [(0,), (-1,)]


@pytest.mark.parametrize("entry", EXAMPLES["game_example"], ids=lambda entry: entry["id"])
@pytest.mark.rule("ghosts_galore:E-07", "ghosts_galore:E-28", "ghosts_galore:E-29")
def test_example_games_have_the_totals_cut_routes_and_winners_of_the_spec(entry: dict[str, Any]) -> None:
    scores = GAME.scores(finished(*entry["boards"]))
    assert [score.total for score in scores] == entry["totals"]
    assert [-score.tie[0] for score in scores] == entry["cuts"]
    assert list(standings(scores)[0][1]) == entry["winners"]


def test_the_fast_scorer_agrees_with_the_plain_one_on_random_boards() -> None:
    rng = random.Random(8)
    for number in range(1200):
        side = rng.choice(SIDE_IDS)
        full = 1.0 if number % 2 else rng.random()
        places = [
            (cell, tile, rng.randrange(4))
            for cell, tile in zip(CELLS, rng.sample(TILE_IDS, 9), strict=True)
            if rng.random() < full
        ]
        plain = oracle.score({cell: (tile, rotation) for cell, tile, rotation in places}, side)
        points = scored(side, *places)
        assert {name: points[name] for name in plain} == plain
        assert points["total_without_bonus"] >= -5


def test_cells_that_touch_share_an_edge_and_diagonals_do_not() -> None:
    assert [cell for cell in range(9) if NEIGHBOURS[1 << 4] >> cell & 1] == [1, 3, 5, 7]
    assert [cell for cell in range(9) if NEIGHBOURS[1] >> cell & 1] == [1, 3]


# Monsters ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ghosts_galore:R-47", "ghosts_galore:E-21")
def test_dragons_are_counted_over_the_whole_board_and_none_costs_five() -> None:
    with_dragon = [face.id for face in FACES if any(0 in section for section in face.monsters)]
    assert len(with_dragon) == 8
    table = [-5, 1, 4, 9, 16, 25, 36, 49, 64]
    for count in range(9):
        places = [(cell, tile, 0) for cell, tile in zip(CELLS, with_dragon[:count], strict=False)]
        assert scored("board_1_a", *places)["dragons"] == table[count]


@pytest.mark.rule("ghosts_galore:R-48", "ghosts_galore:E-13")
def test_ghosts_are_grouped_by_route_and_a_group_makes_all_of_them_six() -> None:
    left = (("r0c0", "straight_06", 0), ("r1c0", "straight_09", 0))
    right = (("r0c2", "straight_15", 0), ("r1c2", "straight_11", 0))
    assert scored("board_5_a", *left)["ghosts"] == 18
    assert scored("board_5_a", *right)["ghosts"] == 6
    assert scored("board_5_a", *left, *right)["ghosts"] == 24


@pytest.mark.rule("ghosts_galore:R-49", "ghosts_galore:E-16")
def test_golems_that_touch_spoil_each_other_and_a_diagonal_is_harmless() -> None:
    pair = (("r0c0", "curve_04", 0), ("r0c1", "curve_18", 0))
    assert scored("board_1_a", *pair)["golems"] == 0
    assert scored("board_1_a", *pair, ("r1c1", "bridge_13", 0))["golems"] == 0
    assert scored("board_1_a", ("r0c0", "curve_04", 0), ("r1c1", "bridge_13", 0))["golems"] == 10


@pytest.mark.rule("ghosts_galore:R-50")
def test_no_tile_holds_two_golems_and_two_on_one_would_not_spoil_each_other() -> None:
    from underhall.games.ghosts_galore.board import scoring

    assert max(sum(section.count(2) for section in face.monsters) for face in FACES) == 1
    golem = scoring.contents(laid(("r0c0", "curve_04", 0)), 0)
    one_more = 1 << scoring._GOLEM | 1 << scoring._TWIN_GOLEMS
    assert scoring._golem_points(golem) == 4
    assert scoring._golem_points(golem + one_more) == 10


@pytest.mark.rule("ghosts_galore:R-51", "ghosts_galore:E-14")
def test_each_satyr_scores_the_kinds_on_its_route_once_its_own_included() -> None:
    assert scored("board_1_a", ("r0c0", "curve_09", 1), ("r1c0", "curve_14", 0))["satyrs"] == 6
    doubled = scored("board_1_a", ("r0c0", "curve_09", 1), ("r1c0", "curve_07", 0))  # two more ghosts, a wisp
    assert doubled["satyrs"] == 3


@pytest.mark.rule("ghosts_galore:R-52")
def test_a_satyr_alone_on_its_route_scores_one() -> None:
    lonely = [face for face in FACES if any(section == (3,) for section in face.monsters)]
    assert lonely
    for face in lonely:
        assert scored("board_1_a", ("r1c1", face.id, 0))["satyrs"] == 1


@pytest.mark.rule("ghosts_galore:R-53", "ghosts_galore:R-60", "ghosts_galore:E-19")
def test_skeletons_count_diamond_symbols_and_diamonds_score_their_value_besides() -> None:
    tiles = (("r0c0", "curve_12", 0), ("r1c1", "curve_06", 0), ("r2c2", "straight_02", 0))
    points = scored("board_1_a", *tiles)
    assert (points["skeletons"], points["diamonds"]) == (9, 5)
    assert scored("board_1_a", ("r0c0", "curve_04", 0))["skeletons"] == 0  # a skeleton and no diamond
    assert scored("board_1_a", ("r1c1", "curve_06", 0))["diamonds"] == 3  # no skeleton


@pytest.mark.rule("ghosts_galore:R-54", "ghosts_galore:E-20")
def test_slimes_count_curves_joined_or_not_and_a_double_curve_is_two() -> None:
    slime = ("r0c0", "bridge_09", 0)
    assert scored("board_1_a", slime)["slimes"] == 0
    assert scored("board_1_a", slime, ("r2c2", "curve_04", 0))["slimes"] == 1
    assert scored("board_1_a", slime, ("r2c2", "double_curve_01", 0))["slimes"] == 2
    assert scored("board_1_a", slime, ("r2c2", "straight_04", 0), ("r0c2", "bridge_04", 0))["slimes"] == 0


@pytest.mark.rule("ghosts_galore:R-55", "ghosts_galore:E-15")
def test_bats_need_a_bat_on_a_neighbouring_tile_and_score_five_at_most() -> None:
    pair = ("r1c1", "straight_04", 0)
    assert scored("board_1_a", pair)["bats"] == 0
    assert scored("board_1_a", pair, ("r2c2", "curve_05", 0))["bats"] == 0
    assert scored("board_1_a", pair, ("r0c1", "curve_05", 0))["bats"] == 15
    around = (("r0c1", "curve_05", 0), ("r1c0", "curve_06", 0), ("r1c2", "curve_08", 0))
    assert scored("board_1_a", pair, *around)["bats"] == 25


@pytest.mark.parametrize("entry", EXAMPLES["werewolf_example"], ids=lambda entry: str(entry["counts"]))
@pytest.mark.rule("ghosts_galore:R-56", "ghosts_galore:R-57", "ghosts_galore:R-58", "ghosts_galore:E-17")
def test_the_werewolf_majority_goes_in_full_to_all_who_share_it(entry: dict[str, Any]) -> None:
    bonus = bonuses(entry["counts"])
    assert bonus == entry["bonus"]
    points = [4 * count + more for count, more in zip(entry["counts"], bonus, strict=True)]
    assert points == entry["points"]


@pytest.mark.rule("ghosts_galore:R-59", "ghosts_galore:E-18")
def test_the_rate_of_the_step_reached_applies_to_every_wisp() -> None:
    wisps = [("curve_11", 6), ("curve_22", 9), ("curve_18", 16), ("straight_03", 24), ("curve_03", 35)]
    places: list[tuple[str, str, int]] = []
    for cell, (tile, points) in zip(CELLS, wisps, strict=False):
        places.append((cell, tile, 0))
        assert scored("board_1_a", *places)["will_o_wisps"] == points


# Routes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ghosts_galore:R-61", "ghosts_galore:R-62", "ghosts_galore:R-63", "ghosts_galore:E-11")
@pytest.mark.rule("ghosts_galore:E-22")
def test_a_special_pair_scores_double_mixed_ends_single_and_one_door_nothing() -> None:
    straight = [("r0c1", "straight_10", 0), ("r1c1", "straight_13", 0), ("r2c1", "straight_16", 0)]
    bone = scored("board_4_a", *straight)  # n1 and s1 are the bone doors
    assert (bone["bone_doors"], bone["tooth_doors"], bone["other_routes"]) == (6, 0, 0)
    across = [("r1c0", "straight_10", 1), ("r1c1", "straight_13", 1), ("r1c2", "straight_16", 1)]
    tooth = scored("board_4_a", *across)
    assert (tooth["bone_doors"], tooth["tooth_doors"], tooth["other_routes"]) == (0, 6, 0)
    mixed = scored("board_4_a", ("r0c1", "straight_10", 0), ("r1c1", "curve_25", 0), ("r1c2", "straight_13", 1))
    assert (mixed["bone_doors"], mixed["tooth_doors"], mixed["other_routes"]) == (0, 0, 3)
    dead = scored("board_4_a", *straight[:2])
    assert (dead["bone_doors"], dead["other_routes"]) == (0, 0)


@pytest.mark.rule("ghosts_galore:R-64", "ghosts_galore:R-5")
def test_route_points_count_sections_not_tiles() -> None:
    entry = example("board_example", "E-05")
    assert scored(entry["side"], *entry["place"])["tooth_doors"] == 16  # seven tiles, eight sections


@pytest.mark.rule("ghosts_galore:R-65")
def test_a_total_may_be_negative() -> None:
    assert scored("board_1_a")["total_without_bonus"] == -5
    state = new(2)
    assert [score.total for score in GAME.scores(state)] == [-5, -5]


# The end ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ghosts_galore:R-66", "ghosts_galore:R-67", "ghosts_galore:E-12")
def test_every_loose_end_is_a_cut_route_blank_edge_and_wall_alike() -> None:
    both = (("r0c0", "straight_13", 1), ("r0c1", "straight_10", 0))
    assert scored("board_1_a", *both)["cuts"] == 2
    assert scored("board_1_a", ("r0c0", "straight_13", 1))["cuts"] == 1  # the end to an empty cell is open
    assert CONTENT.scoring.cut_routes.counted_ends == ("blank_edge", "wall")


@pytest.mark.rule("ghosts_galore:R-66", "ghosts_galore:R-9")
def test_on_a_full_board_every_end_is_a_joint_a_door_or_a_cut_route() -> None:
    rng = random.Random(9)
    for _ in range(200):
        side = rng.choice(SIDE_IDS)
        board = {cell: (tile, rng.randrange(4)) for cell, tile in zip(CELLS, rng.sample(TILE_IDS, 9), strict=True)}
        ways = oracle.routes(board, side)
        ends = 2 * len(oracle.sections(board))
        joints = ends - sum(len(loose) for _, loose in ways)
        doors = sum(kind == "door" for _, loose in ways for kind, _ in loose)
        points = scored(side, *((cell, tile, turn) for cell, (tile, turn) in board.items()))
        assert points["cuts"] == ends - joints - doors


@pytest.mark.parametrize("entry", EXAMPLES["winner_example"], ids=lambda entry: str(entry["totals"]))
@pytest.mark.rule("ghosts_galore:R-68", "ghosts_galore:R-69", "ghosts_galore:E-23")
def test_cut_routes_are_compared_only_among_equal_totals(entry: dict[str, Any]) -> None:
    scores = [Score({}, total, (-cuts,)) for total, cuts in zip(entry["totals"], entry["cuts"], strict=True)]
    assert list(standings(scores)[0][1]) == entry["winners"]


@pytest.mark.rule("ghosts_galore:R-46")
def test_the_secret_tile_counts_in_every_category_the_majority_included() -> None:
    state = finished("E-05", "E-06")
    place = state.grid.index(TILE_INDEX["double_curve_02"] * 4)
    without = state.copy()
    without.grid[place] = NONE
    before, after = GAME.scores(without), GAME.scores(state)
    assert before[0].points["werewolves"] == 8 + 5  # two each: the majority is shared
    assert before[1].points["werewolves"] == 8 + 5
    assert after[0].points["werewolves"] == 12 + 5
    assert after[1].points["werewolves"] == 8
