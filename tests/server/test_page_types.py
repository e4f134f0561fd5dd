"""The page's types are those of the server's structures, to the letter."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import underhall
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


@pytest.mark.parametrize("game", sorted(entry.parent.name for entry in PAGE.glob("games/*/index.ts")))
def test_the_content_files_have_all_that_the_page_reads_of_them(game: str) -> None:
    played = underhall.all_games()[game]
    shape = played.catalogue_shape()
    assert shape is not None
    read = list(_structures(msgspec.convert(played.catalogue(), shape)))
    described = {(type(one), field) for one in read for field in one.__struct_fields__}
    found = {(type(one), field) for one in read for field in one.__struct_fields__ if _is_there(one, field)}
    assert described - found == set(), "no content file has these, so the page waits for them in vain"


def _structures(value: Any) -> Iterator[msgspec.Struct]:
    """All structures in a value, itself among them."""
    if isinstance(value, msgspec.Struct):
        yield value
        value = [getattr(value, field) for field in value.__struct_fields__]
    if isinstance(value, list | tuple):
        for part in value:
            yield from _structures(part)


def _is_there(one: msgspec.Struct, field: str) -> bool:
    return getattr(one, field) not in (msgspec.UNSET, ())
