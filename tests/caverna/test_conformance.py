"""The laws that every game keeps, in a match of each kind. `check_game(GAME)` plays every setup, in many minutes."""

from __future__ import annotations

import pytest

from underhall.conformance import check_game
from underhall.games.caverna import GAME


@pytest.mark.parametrize(("players", "mode"), [(1, "full"), (2, "intro"), (3, "full")])
def test_caverna_conforms(players: int, mode: str) -> None:
    report = check_game(GAME, players=players, options={"mode": mode}, seeds=1)
    assert report.matches == 1
