"""The hunting command: it plays, counts, and keeps the record of a game that fails."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import underhall
from bench import hunt
from underhall.core.record import read


def test_a_hunt_counts_what_it_saw(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status = hunt.main(["mountain_king", "--games", "1", "--players", "2", "--out", str(tmp_path)])
    told = capsys.readouterr().out
    assert status == 0
    assert "move recruit" in told
    assert "missing: " in told
    assert "failures: 0" in told
    assert not list(tmp_path.iterdir())


def test_options_and_greedy_play_are_understood(tmp_path: Path) -> None:
    arguments = ["--games", "1", "--players", "4", "--option", "teams=true", "--bot", "greedy", "--out", str(tmp_path)]
    assert hunt.main(["mountain_king", *arguments]) == 0


def test_a_game_that_fails_is_saved_as_a_record_that_replays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game: Any = underhall.game("mountain_king")
    honest = type(game).components

    def leaky(self: Any, state: Any) -> dict[str, int]:
        counts: dict[str, int] = honest(self, state)
        return {**counts, "stone": counts["stone"] - (state.round > 1)}

    monkeypatch.setattr(type(game), "components", leaky)
    status = hunt.main(["mountain_king", "--games", "1", "--players", "2", "--out", str(tmp_path)])
    assert status == 1
    assert "stone 35 -> 34" in capsys.readouterr().err
    (saved,) = tmp_path.iterdir()
    text = saved.read_text(encoding="utf-8")
    assert len(read(text).lines) > 40
    assert underhall.load(text).state.round == 2
