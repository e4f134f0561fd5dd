"""Fitting a game's estimate on self-play, and measuring it."""

from __future__ import annotations

from pathlib import Path

import pytest

import underhall
from tests.core.pebbles import GAME as PEBBLES
from underhall.arena import ArenaError
from underhall.arena.fitting import Fitter, calibrate
from underhall.core.fitted import Fitted
from underhall.core.scales import Scale, shares


def test_a_round_of_fitting_moves_the_weights_and_they_can_be_kept(tmp_path: Path) -> None:
    game = underhall.game("caverna")
    fitter = Fitter(game, 1, "test")
    [done] = fitter.rounds(1, 1)
    assert done.games == 1
    assert done.best == done.mean
    fitted = fitter.fitted
    assert fitter.table != fitted.table(1)
    file = tmp_path / "weights.json"
    file.write_text(fitted.text(1, fitter.table), encoding="utf-8")
    again = Fitted(file, fitted.names, fitted.knots, fitted.evidence)
    assert again.table(1)["always"] == pytest.approx(fitter.table["always"], abs=0.006)
    assert fitted.scales[1] is not again.scales[1]


def test_a_game_without_weights_cannot_be_fitted() -> None:
    with pytest.raises(ArenaError, match="no weights to fit"):
        Fitter(PEBBLES, 2, "x")


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text('{"time_left": [0, 1], "tables": {"1": {"luck": [1, 2]}}}', encoding="utf-8")
    with pytest.raises(ValueError, match="luck"):
        Fitted(file, ["skill"], [0.0, 1.0], lambda state, seat: (0.0, [0.0], 0.0))


def test_weights_lie_on_lines_between_the_moments() -> None:
    scale = Scale(["a", "b"], [0.0, 1.0, 3.0], {"a": [0.0, 2.0, 6.0]})
    assert [scale.weights(time)[0] for time in (0.0, 0.5, 1.0, 2.0, 3.0, 9.0)] == [0.0, 1.0, 2.0, 4.0, 6.0, 6.0]
    assert scale.weights(2.0)[1] == 0.0
    assert shares([0.0, 1.0], 0.25) == [(0, 0.75), (1, 0.25)]


def test_what_was_expected_is_compared_with_how_it_ended() -> None:
    parts = calibrate("ghosts_galore", players=2, games=1, name="random", parts=3)
    assert [one.part for one in parts] == [1, 2, 3]
    assert all(one.count > 0 for one in parts)
    assert abs(parts[2].mean) < 30
