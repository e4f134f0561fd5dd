"""Setting up: unknown player counts, options and values are refused by name, with the nearest valid one."""

from __future__ import annotations

import pytest

from tests.core.pebbles import GAME, Pebbles
from underhall.core import Option, Score, Setup, SetupError, standings


def test_options_that_are_not_given_have_their_default() -> None:
    assert GAME.setup(3, {}) == Setup("pebbles", 3, {"heap": 7}, 1)
    assert GAME.setup(2, {"heap": 9}).options == {"heap": 9}


@pytest.mark.parametrize(
    ("players", "options", "code", "part"),
    [
        (1, {}, "players", "2, 3"),
        (4, {}, "players", "4"),
        (True, {}, "players", "True"),
        (2, {"haep": 7}, "option_near", '"heap"'),
        (2, {"weather": 1}, "option", '"weather"'),
        (2, {"heap": 6}, "option_value", "5, 7, 9"),
        (2, {"heap": "7"}, "option_value", '"7"'),
        (2, {"heap": True}, "option_value", '"true"'),
    ],
)
def test_an_unknown_setup_is_refused_by_name(players: int, options: dict[str, int], code: str, part: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.setup(players, options)
    assert refused.value.code == code
    assert part in str(refused.value)
    assert all(refused.value.sentence(lang) for lang in ("en", "es", "pl"))


class Switched(Pebbles):
    options = (*Pebbles.options, Option("rain", (False, True), False), Option("motto", (), ""))

    def check_setup(self, setup: Setup) -> None:
        if setup.options["rain"] and setup.players == 3:
            raise SetupError("option", game=self.id, option="rain", known=())


def test_truth_values_are_not_numbers() -> None:
    with pytest.raises(SetupError):
        Switched().setup(2, {"rain": 1})
    with pytest.raises(SetupError):
        Switched().setup(2, {"heap": True})


def test_an_option_without_values_takes_any_text() -> None:
    assert Switched().setup(2, {"motto": "Ore!"}).options["motto"] == "Ore!"


def test_a_game_may_refuse_combinations() -> None:
    assert Switched().setup(2, {"rain": True}).players == 2
    with pytest.raises(SetupError):
        Switched().setup(3, {"rain": True})


def test_equal_totals_are_parted_by_the_tie_breaker_or_share_a_place() -> None:
    scores = [Score({}, 5, (1,)), Score({}, 7, (0,)), Score({}, 5, (2,)), Score({}, 5, (1,))]
    assert standings(scores) == [(1, (1,)), (2, (2,)), (3, (0, 3))]
    assert standings([Score({}, 3), Score({}, 3)]) == [(1, (0, 1))]
