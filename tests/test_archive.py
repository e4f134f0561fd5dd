"""A record replays forever: every record of the archive still loads, draw for draw and to its result.

If a change of rules makes one of these fail, the change needs a new `rules` version that keeps the old behaviour for
old records; the archive is added to, never regenerated. Only a new edition of a game's components replaces its records.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import underhall

ARCHIVE = sorted((Path(__file__).parent / "archive").glob("*.txt"))


@pytest.mark.parametrize("file", ARCHIVE, ids=lambda file: file.stem)
def test_an_archived_record_replays_to_the_same_text(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = underhall.verify(text)
    assert match.over
    written = match.record().splitlines()
    added = [line for line in written if line.startswith("option ") and line.split(":")[0] not in text]
    if not added:
        assert match.record() == text
    else:  # options since then have their defaults, which is how the game was played; the digest covers them
        assert [line for line in written if line not in added][:-1] == text.splitlines()[:-1]


def test_the_archive_has_every_game() -> None:
    assert {name for name in underhall.all_games() if any(file.stem.startswith(name) for file in ARCHIVE)} == set(
        underhall.all_games()
    )
