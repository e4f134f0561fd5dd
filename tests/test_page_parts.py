"""The page knows no game: what names one is in that game's folder, or made from its name."""

from __future__ import annotations

import re
from pathlib import Path

import underhall

PAGE = Path(__file__).parents[1] / "web" / "src"
GAMES = tuple(underhall.all_games())
_COMMENT = re.compile(r"^\s*(//|\*|/\*).*$|<!--.*?-->", re.MULTILINE | re.DOTALL)


def _code(file: Path) -> str:
    return _COMMENT.sub("", file.read_text(encoding="utf-8"))


def test_no_module_outside_a_games_folder_names_a_game() -> None:
    files = [file for kind in ("ts", "svelte") for file in PAGE.rglob(f"*.{kind}")]
    shared = [file for file in files if file.relative_to(PAGE).parts[:2] not in {("games", game) for game in GAMES}]
    assert len(shared) > 40
    assert [file.name for file in shared if any(game in _code(file) for game in GAMES)] == []


def test_every_event_that_a_sound_table_names_is_in_its_own_games_folder_only() -> None:
    """Kinds of events are the games' own words: the page reads `transfers` and nothing else of them."""
    assert "kind" not in _code(PAGE / "lib" / "flights.ts")
    assert ".kind" not in _code(PAGE / "lib" / "motion.ts")
