"""Every golden playthrough; to write them again: python -m tests.playthroughs, in the project's root."""

from __future__ import annotations

import pytest

from tests.playthroughs.telling import GAMES, golden, told


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_playthrough_is_played_as_it_was(game: str) -> None:
    assert told(game) == golden(game).read_text(encoding="utf-8")
