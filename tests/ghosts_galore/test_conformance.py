"""The laws that every game keeps, one match for each player count. `check_game(GAME)` plays them all, in minutes."""

from __future__ import annotations

import pytest

from underhall.conformance import check_game
from underhall.games.ghosts_galore import GAME


@pytest.mark.parametrize(("players", "variant"), [(2, "expert"), (3, "standard"), (4, "expert"), (5, "standard")])
def test_ghosts_galore_conforms(players: int, variant: str) -> None:
    report = check_game(GAME, players=players, options={"variant": variant}, seeds=1)
    assert report.matches == 1
