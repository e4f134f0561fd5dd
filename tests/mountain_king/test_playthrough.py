"""The golden playthrough; to write it anew: python -m tests.mountain_king.playthrough, in the project's root."""

from __future__ import annotations

from tests.mountain_king.playthrough import GOLDEN, told


def test_the_golden_playthrough_is_played_as_it_was() -> None:
    assert told() == GOLDEN.read_text(encoding="utf-8")
