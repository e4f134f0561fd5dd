"""Every component of every game has its picture: the catalogue, the page's pictures.json and the sheets agree."""

from __future__ import annotations

import json
import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import underhall
from underhall.core import rulebook

WEB = Path(__file__).parents[1] / "web"
GAMES = list(underhall.all_games())
SHEETS = sorted((WEB / "art").glob("*/*.svg"))


def _pictures(game: str) -> dict[str, Any]:
    table: dict[str, Any] = json.loads((WEB / "src" / "games" / game / "pictures.json").read_text(encoding="utf-8"))
    return table


def _sections(game: str) -> dict[str, list[dict[str, Any]]]:
    """What has an id in the catalogue, by `file.section`: a list of things, or one thing alone."""
    found = {}
    for file, sections in underhall.game(game).catalogue().items():
        for name, entries in sections.items():
            things = entries if isinstance(entries, list) else [entries]
            if all(isinstance(thing, dict) and isinstance(thing.get("id"), str | int) for thing in things) and things:
                found[f"{file}.{name}"] = things
    return found


def _symbols(sheet: Path) -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', sheet.read_text(encoding="utf-8")))


def _wanted(game: str) -> Iterator[tuple[str, str]]:
    """Every component of a game that is drawn, as `kind:id`, and its `sheet#symbol`."""
    sections = _sections(game)
    for kind, drawn in _pictures(game)["drawn"].items():
        for section in drawn["of"].split():
            for thing in sections[section]:
                if thing["id"] not in drawn.get("without", ()):
                    yield (
                        f"{kind}:{thing['id']}",
                        drawn.get("but", {}).get(thing["id"], drawn["as"].replace("*", thing["id"])),
                    )


@pytest.mark.parametrize("game", GAMES)
def test_every_component_of_a_game_has_its_picture(game: str) -> None:
    sheets = {sheet.stem: _symbols(sheet) for sheet in SHEETS if sheet.parent.name == game}
    missing = [
        (component, place)
        for component, place in _wanted(game)
        if f"{game}-{place.split('#')[1]}" not in sheets.get(place.split("#")[0], set())
    ]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_catalogue_lists_is_drawn_or_said_to_be_no_thing(game: str) -> None:
    pictures = _pictures(game)
    drawn = {section for kind in pictures["drawn"].values() for section in kind["of"].split()}
    assert drawn | set(pictures["words"]) == set(_sections(game))
    assert drawn.isdisjoint(pictures["words"])


@pytest.mark.parametrize("game", GAMES)
def test_exceptions_of_a_picture_table_name_what_exists(game: str) -> None:
    sections = _sections(game)
    for kind, drawn in _pictures(game)["drawn"].items():
        ids = {thing["id"] for section in drawn["of"].split() for thing in sections[section]}
        assert set(drawn.get("but", ())) | set(drawn.get("without", ())) <= ids, kind


def test_each_track_tile_is_laid_together_from_pieces_that_are_drawn() -> None:
    drawn = {component for component, _ in _wanted("ghosts_galore")}
    for tile in underhall.game("ghosts_galore").catalogue()["tiles"]["tile"]:
        assert f"track:{tile['track']}" in drawn, tile["id"]
        assert {f"monster:{monster['type']}" for monster in tile["monsters"]} <= drawn, tile["id"]
        for value in tile["diamonds"]:
            assert f"ghosts_galore-diamond-{value}" in _symbols(WEB / "art" / "ghosts_galore" / "pieces.svg")


def test_ids_are_unique_over_all_sheets_and_refer_to_what_is_there() -> None:
    owner: dict[str, str] = {}
    for sheet in SHEETS:
        if sheet.parent.name == "icons":
            continue
        text = sheet.read_text(encoding="utf-8")
        ElementTree.fromstring(text)
        name = f"{sheet.parent.name}/{sheet.name}"
        for found in re.findall(r'\sid="([^"]+)"', text):
            assert found.startswith(f"{sheet.parent.name}-"), f"{name}: {found} lacks the game's name"
            assert found not in owner, f"{found} is in {owner[found]} and in {name}"
            owner[found] = name
    for sheet in SHEETS:
        if sheet.parent.name == "icons":
            continue
        text = sheet.read_text(encoding="utf-8")
        lost = set(re.findall(r'(?:href="#|url\(#)([^")]+)', text)) - set(owner)
        assert lost == set(), sheet


def test_each_symbol_and_part_of_a_sheet_is_a_line_of_its_own() -> None:
    """The page reads sheets line by line and puts those lines into the document that are shown (art/sheets.ts)."""
    for sheet in SHEETS:
        if sheet.parent.name == "icons":
            continue
        lines = sheet.read_text(encoding="utf-8").splitlines()
        parts = [line for line in lines if line.startswith(("<symbol ", "<g "))]
        for part in parts:
            ElementTree.fromstring(part)
            assert re.match(r'<(symbol|g) id="', part), (sheet.name, part[:60])
        others = "".join(line for line in lines if line not in parts)
        assert not re.search(r"<(symbol|g) id=", others), sheet.name
        ElementTree.fromstring(others)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_begins_with_sheets_that_exist(game: str) -> None:
    assert set(_pictures(game)["first"]) <= {sheet.stem for sheet in SHEETS if sheet.parent.name == game}


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_sent_what_the_rules_list_as_cards(game: str) -> None:
    played = underhall.game(game)
    shape = played.catalogue_shape()
    assert shape is not None
    sent = msgspec.to_builtins(msgspec.convert(played.catalogue(), shape))
    for listed in re.findall(r"```cards ([^\n]+)", rulebook.text(game, "en")):
        wishes = dict(word.split("=") for word in listed.split() if "=" in word)
        for kind in (word for word in listed.split() if not set(word) & set("=:")):
            for section in _pictures(game)["drawn"][kind]["of"].split():
                file, name = section.split(".")
                things = sent[file][name]
                assert [thing for thing in things if all(str(thing[key]) == wishes[key] for key in wishes)], listed


def test_sheets_hold_nothing_that_costs_time_or_comes_from_elsewhere() -> None:
    for sheet in SHEETS:
        text = sheet.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        for forbidden in ("<filter", "<script", "<style", "<image", "<text", "http", "data:"):
            assert forbidden not in text, (sheet.name, forbidden)


def test_what_is_baked_is_not_edited_by_hand_and_baking_does_not_overwrite_what_is(tmp_path: Path) -> None:
    bake = runpy.run_path(str(WEB / "art" / "bake.py"))
    written = json.loads((WEB / "art" / "baked" / "written.json").read_text(encoding="utf-8"))
    for name, digest in written.items():
        assert bake["digest"]((WEB / name).read_bytes()) == digest, f"{name} is baked: change its source"

    target, book = tmp_path / "icon.svg", tmp_path / "written.json"
    bake["keep"](target, b"baked", book=book)
    bake["keep"](target, b"baked again", book=book)
    target.write_bytes(b"drawn by hand")
    with pytest.raises(SystemExit, match="changed by hand"):
        bake["keep"](target, b"baked a third time", book=book)
    assert target.read_bytes() == b"drawn by hand"


def test_every_bitmap_and_sound_has_what_makes_it() -> None:
    bake = runpy.run_path(str(WEB / "art" / "bake.py"))
    written = set(json.loads((WEB / "art" / "baked" / "written.json").read_text(encoding="utf-8")))
    kinds = {".avif", ".webp", ".png", ".jpg", ".gif"}
    bitmaps = {
        file.relative_to(WEB).as_posix()
        for place in ("art", "public", "src")
        for file in (WEB / place).rglob("*")
        if file.suffix in kinds
    }
    assert bitmaps == {name for name in written if Path(name).suffix in kinds}
    assert {f"art/{name}" for name in bake["SURFACES"]} <= written
    assert {file.stem for file in SHEETS if file.parent.name == "icons"} >= {"icon", "icon-maskable", "favicon"}

    sounds = WEB / "art" / "sound"
    listed = set(re.findall(r'Sound\(\s*"([^"]+)"', (sounds / "catalogue.py").read_text(encoding="utf-8")))
    assert {file.stem for file in (sounds / "baked").glob("*.mp3")} == listed


def test_bitmaps_that_styles_name_exist() -> None:
    missing = [
        (source.name, address)
        for pattern in ("*.svelte", "*.css")
        for source in (WEB / "src").rglob(pattern)
        for address in re.findall(r'url\("(\.[^"]+)"\)', source.read_text(encoding="utf-8"))
        if not (source.parent / address).exists()
    ]
    assert missing == []
