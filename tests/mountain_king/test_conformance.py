"""The laws that every game keeps, in a match of each kind. `check_game(GAME)` plays every setup, in many minutes."""

from __future__ import annotations

import pytest

from underhall.conformance import check_game
from underhall.games.mountain_king import GAME


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"board": "winter", "workshops": "no_duplicates"}),
        (3, {}),
        (4, {"teams": True, "first_player": 2}),
        (5, {}),
    ],
)
def test_mountain_king_conforms(players: int, options: dict[str, bool | str | int]) -> None:
    report = check_game(GAME, players=players, options=options, seeds=1)
    assert report.matches == 1
