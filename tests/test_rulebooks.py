"""Rulebooks: every language has the same places and pictures, what is shown exists, no text speaks like a program."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

import underhall
from underhall.core import figures, messages, rulebook
from underhall.core.messages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("caverna", "ghosts_galore", "mountain_king")
FENCE = re.compile(r"^```(\w+) ?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"!\[[^\]]*\]\(piece:([^)]*)\)")
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)]*)\)")
HEADING = re.compile(r"^(#+) ([0-9.]*)", re.MULTILINE)


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    """What puts the pictures into the site for readers; it knows all of them."""
    spec = importlib.util.spec_from_file_location("rules_hook", ROOT / "docs" / "hooks" / "rules.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def shown(game: str, lang: str) -> list[tuple[str, str]]:
    """Fences with what they show, in the order of the text."""
    return [(fence[1], fence[2]) for fence in FENCE.finditer(rulebook.text(game, lang))]


def prose(game: str, lang: str) -> str:
    """What people read: captions too, but no fences, pictures or addresses."""
    text = FENCE.sub(lambda fence: fence[3], rulebook.text(game, lang))
    return LINK.sub(lambda link: link[0][: link[0].index("](")], PICTURE.sub("", text))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_chapters_and_pictures_are_the_same_in_every_language(game: str, lang: str) -> None:
    text, english = rulebook.text(game, lang), rulebook.text(game)
    assert HEADING.findall(text) == HEADING.findall(english)
    assert shown(game, lang) == shown(game, "en")
    assert sorted(PICTURE.findall(text)) == sorted(PICTURE.findall(english))
    assert LINK.findall(text) == LINK.findall(english)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_chapter_has_the_rulings_and_nothing_before_it_names_one(game: str) -> None:
    for lang in LANGUAGES:
        text = rulebook.text(game, lang)
        before, after = text[: text.rindex("\n## ")], text[text.rindex("\n## ") :]
        assert re.findall(r"\bR-[0-9]+", before) == []
        stated = re.findall(r"^- \*\*(R-[0-9]+)\.\*\* \S", after, re.MULTILINE)
        assert sorted(stated) == sorted(name for name in rulebook.places(game, lang) if name.startswith("R-"))


@pytest.mark.parametrize("game", GAMES)
def test_every_link_in_the_text_leads_to_a_place(game: str) -> None:
    places = {f"#rule-{name}" for name in rulebook.places(game)}
    found = LINK.findall(rulebook.text(game))
    assert len(found) > 5
    assert [link for link in found if link not in places] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_on_its_sheet(game: str, hook: ModuleType) -> None:
    pieces = PICTURE.findall(rulebook.text(game))
    for kind, told in shown(game, "en"):
        pieces += hook.pieces(game, told.split()) if kind == "cards" else told.split() if kind == "pieces" else []
    assert len(pieces) > 20
    for piece in pieces:
        sheet, symbol = hook.place(game, piece)
        assert symbol in hook.sheet_of(game, sheet), piece


@pytest.mark.parametrize("game", GAMES)
def test_every_list_of_cards_has_cards(game: str, hook: ModuleType) -> None:
    explained = set(underhall.game(game).explained())
    lists = [hook.pieces(game, told.split()) for kind, told in shown(game, "en") if kind == "cards"]
    assert lists
    for listed in lists:
        assert listed
        assert {piece.partition(":")[2] for piece in listed} <= explained


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_a_position_and_scores_what_its_caption_says(game: str) -> None:
    rules = underhall.game(game)
    named = [told for kind, told in shown(game, "en") if kind == "figure"]
    book = figures.of(rules)
    assert sorted(named) == sorted(book.figure)
    for name, figure in book.figure.items():
        assert figures.view(rules, name) is not None
        scores = figures.match(rules, name).scores()[figure.seat]
        assert {category: scores[category] for category in figure.points} == figure.points, name


@pytest.mark.parametrize("game", GAMES)
def test_every_event_leads_to_a_place(game: str) -> None:
    places = rulebook.places(game)
    kinds = {
        key.partition("-event-")[2].partition("-")[0] for key in messages.keys("en") if key.startswith(f"{game}-event-")
    }
    cited = figures.of(underhall.game(game)).event
    assert set(cited) == kinds
    assert [place for place in cited.values() if place not in places] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_speaks_like_a_program(game: str, lang: str) -> None:
    text = prose(game, lang)
    assert re.findall(r"`[^`]*`", text) == []
    assert re.findall(r"\b\w+_\w+\b", text) == []
    assert re.findall(r"\b[rc][0-9]+[rc][0-9]+\b|\b[nesw][0-9]\b", text) == []
    assert re.findall(r"\w+ ?= ?\w+", text) == []
    assert [option.name for option in underhall.game(game).options if "_" in option.name and option.name in text] == []
