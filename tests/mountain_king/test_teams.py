"""The team game (13): shared storage and marker, networks that join, the order of play, one score per team."""

from __future__ import annotations

import pytest

from tests.mountain_king.mountain.scenes import Tile, statue
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


@pytest.mark.rule("mountain_king:E-32")
def test_networks_of_teammates_may_touch_and_then_are_one() -> None:
    east: list[Tile] = [("i3", [(1, 10), (1, 11), (1, 12)], None), ("i3", [(1, 7), (1, 8), (1, 9)], None)]
    west: list[Tile] = [("i2", [(5, 1), (6, 1)], None), ("i2", [(4, 2), (5, 2)], None), ("i2", [(3, 3), (4, 3)], None)]
    table = teams().dug(*east, *west, ("i2", [(3, 4), (3, 5)], None)).give(stone=3, cart=1)
    mountain = table.state.mountain
    statue(mountain, 0, (3, 5))
    assert not mountain.networks[0] & mountain.networks[3]
    # The partner's network does not block, but it is not yet the seat's own.
    assert table.refused(table.dig(("i2", [(2, 6), (3, 6)], None))) == "not_connected"
    assert table.branch().at(4).refused("move r3c5 r3c4") == "statue_of_another"
    table.play(table.dig(("i3", [(1, 6), (2, 6), (3, 6)], None)))
    assert mountain.networks[0] == mountain.networks[3]
    while table.decision != "step_4":
        table.play(table.moves()[-1])  # no workshop, no hall
    assert {"move r3c5 r3c4", "move r3c5 r2c6"} <= set(table.moves("move"))
    partner = table.branch().at(2, seat=3).give(3, stone=2)
    partner.play(partner.dig(("i2", [(0, 8), (0, 9)], None)))  # beside what seat 0 dug
    assert partner.state.mountain.networks[0] == partner.state.mountain.networks[3] != mountain.networks[0]


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
    assert table.state.crown_owner == (0, 0)
    assert GAME.scores(table.state)[3].points["coronation"] == 8


def test_leftovers_of_both_trollsmoots_and_the_storage_are_pooled() -> None:
    table = teams().give(0, iron=1)
    table.troll("1.0", "mud_1_bog_prospector", ["iron"], seat=0)
    table.troll("1.0", "fire_1_slag_picker", ["iron"], seat=3)
    assert GAME.scores(table.state)[0].points["leftovers"] == 1
