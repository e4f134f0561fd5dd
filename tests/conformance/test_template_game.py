"""The template game keeps every law, and what check_game reports about it."""

from tests.core.pebbles import GAME
from underhall.conformance import CHECKS, check_game


def test_pebbles_keeps_every_law() -> None:
    report = check_game(GAME)
    assert report.setups == 6
    assert report.matches == 18
    assert report.notes == ()


def test_every_check_was_run_on_pebbles() -> None:
    report = check_game(GAME, players=2, seeds=1)
    assert [name for name in CHECKS if not report.checks[name]] == []
