"""A few of the golden digests; `python -m tests.digests` compares all of them."""

from __future__ import annotations

import pytest

from tests.digests.digesting import GAMES, MATCHES, digest, golden


@pytest.mark.parametrize("number", [0, 77, 154])
@pytest.mark.parametrize("game", GAMES)
def test_a_random_match_is_played_as_it_was(game: str, number: int) -> None:
    lines = golden(game).read_text(encoding="utf-8").splitlines()
    assert len(lines) == MATCHES
    assert digest(game, number) == lines[number]
