"""The team game (13): shared storage and marker, networks that join, the order of play, one score a team."""

from __future__ import annotations

import pytest

from tests.mountain_king.mountain.scenes import Tile
from tests.mountain_king.table import Table
from underhall.core import standings
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.payments import holdings
from underhall.games.mountain_king.state import TEAMS


def teams() -> Table:
    """Seats 0 and 3 with gates `winter_4_a` and `winter_4_d`, as in E-32."""
    table = Table(4, teams=True)
    table.mountain((1, 13), (13, 19), (19, 7), (7, 1))
    return table.at(2)


def test_a_round_runs_by_teams_1_2_2_1() -> None:
    table = Table(4, teams=True)
    table.events.clear()
    for _ in range(400):
        if len([event for event in table.events if event.kind == "turn"]) == 4:
            break
        table.play((table.moves("end_step") or table.moves())[0])
    seats = [event.seat for event in table.events if event.kind == "turn"]
    assert seats == [1, 2, 3, 0]
    assert [TEAMS[seat] for seat in (0, 1, 2, 3)] == [0, 1, 1, 0]


@pytest.mark.rule("mountain_king:E-32")
def test_team_storage_is_shared_and_trolls_are_not() -> None:
    table = teams().give(0, stone=1).give(3, stone=2)
    table.troll("1.0", "mud_1_clay_breaker", ["stone"], seat=3)
    assert table.owned(0) == {"stone": 3}
    assert table.owned(3) == {"stone": 4}
    assert holdings(table.state, 0)[:100] == [0] * 100
    assert table.owned(1) == {}


@pytest.mark.rule("mountain_king:E-32", "mountain_king:R-96")
def test_networks_of_teammates_may_touch_and_then_are_one() -> None:
    table = teams()
    mountain = table.state.mountain
    grid = mountain.board.grid
    # Tunnels of seat 3 come near the gate of seat 0, without touching it.
    mountain.networks[3] |= grid.mask([(3, 13), (4, 13)])
    mountain.dug |= grid.mask([(3, 13), (4, 13)])
    table.give(stone=2)
    apart: Tile = ("i2", [(5, 13), (5, 14)], (5, 13))
    assert table.refused(table.dig(apart)) == "not_connected"  # the partner's network is not one's own yet
    table.play(next(move for move in table.digs() if move.split(" ")[1].split(":")[2] == "r2c13"))
    assert mountain.networks[0] & mountain.networks[3]


def test_both_members_have_their_teams_score() -> None:
    table = teams().give(0, stone=3).give(1, coin=6)
    table.state.honour = [10, 4]
    scores = GAME.scores(table.state)
    assert [score.total for score in scores] == [11, 6, 6, 11]
    assert scores[0] == scores[3]


@pytest.mark.rule("mountain_king:R-79")
def test_a_tie_after_levels_goes_to_the_team_that_did_not_start() -> None:
    table = teams()
    table.state.honour = [20, 20]
    assert standings(GAME.scores(table.state))[0] == (1, (1, 2))
    table.state.first = 2
    assert standings(GAME.scores(table.state))[0] == (1, (0, 3))
    table.troll("1.0", "mud_3_dam_lord", seat=0)
    assert standings(GAME.scores(table.state))[0] == (1, (1, 2))


def test_both_coronation_tokens_may_go_to_one_team() -> None:
    table = teams().fill(0, 9)
    table.play("recruit b0", "place 3.0")
    table.fill(3, 9).at(2, seat=3).play("recruit b1", "place 3.0")
    assert table.state.crown_owner == [0, 0]
    assert GAME.scores(table.state)[3].points["coronation"] == 8


def test_leftovers_of_both_trollsmoots_and_the_storage_are_pooled() -> None:
    table = teams().give(0, iron=1)
    table.troll("1.0", "mud_1_bog_prospector", ["iron"], seat=0)
    table.troll("1.0", "fire_1_slag_picker", ["iron"], seat=3)
    assert GAME.scores(table.state)[0].points["leftovers"] == 1
