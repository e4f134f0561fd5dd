"""What a family will have to beg for is foreseen, by the estimate and by the levels that are careful."""

from __future__ import annotations

import pytest

import underhall
from underhall.bots import bot, play_out
from underhall.bots.slips import Slips
from underhall.games.caverna import GAME
from underhall.games.caverna.border import hunger
from underhall.games.caverna.box.goods import BEGGING, FOOD, SHEEP
from underhall.games.caverna.harvest import EVENTS, Harvest
from underhall.games.caverna.state import CavernaState

HARVEST = next(event for event in EVENTS if event.id == "harvest")


def before_a_harvest(players: int = 4) -> CavernaState:
    """At the start of a round, before anybody has placed a dwarf; nobody has food, and nothing to eat lies anywhere."""
    state = GAME.start(GAME.setup(players, {"first_player": 0}))
    state.event = EVENTS.index(HARVEST)
    assert any(isinstance(step, Harvest) for step in state.agenda)
    state.stock = [0] * len(state.stock)
    for home in state.homes:
        home.goods[FOOD] = 0
    return state


def lay(state: CavernaState, *foods: int) -> None:
    for space, food in zip(state.spaces, foods, strict=False):
        state.stock[space] = food << 8 * FOOD


def place(state: CavernaState, seat: int) -> None:
    """All dwarfs of a seat but one are away."""
    state.homes[seat].placed = (1 << len(state.homes[seat].dwarfs) - 1) - 1


def test_a_meal_is_missing_when_no_space_has_it() -> None:
    state = before_a_harvest()
    assert hunger.neglect(state, 0) == 0  # two dwarfs have time to find some
    place(state, 0)
    assert hunger.neglect(state, 0) == 3 * 4
    state.homes[0].goods[SHEEP] = 3
    assert hunger.neglect(state, 0) == 3 * 1
    state.homes[0].goods[BEGGING] = 2
    assert hunger.neglect(state, 0) == 3 * 3


def test_others_come_first_and_help_themselves() -> None:
    state = before_a_harvest()
    place(state, 0)
    lay(state, 9, 8, 5, 3, 1)
    assert hunger.in_reach(state, 0, HARVEST, before=True) == 3
    assert hunger.in_reach(state, 0, HARVEST, before=False) == 0
    state.passed = 0b1100
    assert hunger.in_reach(state, 0, HARVEST, before=True) == 8
    state.passed = 0b1110
    assert hunger.in_reach(state, 0, HARVEST, before=True) == 9
    state.passed = 0b1111
    assert hunger.in_reach(state, 0, HARVEST, before=True) == 0


def test_with_others_the_estimate_misses_food_before_the_last_dwarf_is_placed() -> None:
    state = before_a_harvest()
    place(state, 0)
    hungry = GAME.expected(state)[0]
    lay(state, 9, 9, 9, 9, 9, 9)
    assert GAME.expected(state)[0] > hungry + 10


def test_four_players_with_some_practice_feed_their_families() -> None:
    """Two families begged in this game before it was foreseen."""
    match = underhall.new("caverna", players=4, seed="beg 18")
    names = ("strong", "able", "strong", "able")
    play_out(match, [bot(name, f"beg 18 {seat}") for seat, name in enumerate(names)])
    assert [home.goods[BEGGING] for home in match.state.homes] == [0, 0, 0, 0]


@pytest.mark.parametrize("careful", [True, False])
def test_a_careful_level_misjudges_everything_but_what_it_neglects(careful: bool) -> None:
    slips = Slips("x", misjudges=100.0, careful=careful)
    chosen = {slips.best_of([3.0, 2.0, 1.0, 0.0], [3.0, 0.0, 0.0, 3.1].__getitem__) for _ in range(50)}
    assert chosen == ({1, 2} if careful else {0, 1, 2, 3})
