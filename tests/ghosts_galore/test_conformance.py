"""The laws that every game keeps, in a few matches. `check_game(GAME)` plays every setup, in minutes."""

from __future__ import annotations

import pytest

from underhall.conformance import check_game
from underhall.games.ghosts_galore import GAME


@pytest.mark.parametrize(("players", "variant"), [(2, "expert"), (3, "standard"), (5, "expert")])
def test_ghosts_galore_conforms(players: int, variant: str) -> None:
    report = check_game(GAME, players=players, options={"variant": variant}, seeds=1)
    assert report.matches == 1
