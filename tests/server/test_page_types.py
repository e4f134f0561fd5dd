"""The page's types are those of the server's structures, to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest

from underhall.server.typescript import files

PAGE = Path(__file__).parents[2] / "web" / "src"
MADE = files(PAGE)


@pytest.mark.parametrize("place", MADE, ids=lambda place: str(place.relative_to(PAGE)))
def test_what_the_page_knows_of_the_server_is_what_the_generator_makes(place: Path) -> None:
    assert place.read_text(encoding="utf-8") == MADE[place], "run `python -m underhall.server.typescript`"


def test_every_game_of_the_page_has_its_view_made() -> None:
    folders = {entry.parent for entry in PAGE.glob("games/*/index.ts")}
    assert folders
    assert {place.parent for place in MADE if place.name == "wire.ts"} == folders
