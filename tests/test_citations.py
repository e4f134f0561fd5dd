"""Every citation that a refusal can make leads to a paragraph: collected from the source, not only from play."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from underhall import games
from underhall.core import messages, rulebook
from underhall.core.messages import LANGUAGES

GAMES = ("caverna", "ghosts_galore", "mountain_king")
_HOME = Path(games.__path__[0])
_RULING = re.compile(r"R-[0-9]+\Z")
_SECTION = re.compile(r"[0-9]+(\.[0-9]+)?\Z")


def _citations(game: str) -> Iterator[tuple[str, str]]:
    """Every citation in the source of a game, with its place: all texts that are a ruling's name, and the sections in
    the first argument of `refuse` or paired with the code of a refusal."""
    for file in sorted((_HOME / game).glob("**/*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            texts: list[ast.AST] = []
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                texts = [node.args[0]]
            elif isinstance(node, ast.Tuple) and any(_is_code(game, part) for part in node.elts):
                texts = list(node.elts)
            found = [part for text in texts for part in ast.walk(text)]
            for part in (node, *found):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    is_section = part is not node and _SECTION.match(part.value)
                    if _RULING.match(part.value) or is_section:
                        yield part.value, f"{file.name}:{part.lineno}"


def _is_code(game: str, part: ast.AST) -> bool:
    return (
        isinstance(part, ast.Constant) and isinstance(part.value, str) and messages.has(f"{game}-refusal-{part.value}")
    )


def _codes(game: str) -> set[str]:
    """Every text of the source that is, or could be, the code of a refusal."""
    found: set[str] = set()
    for file in (_HOME / game).glob("**/*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_citation_in_the_source_leads_to_a_paragraph(game: str) -> None:
    cited = list(_citations(game))
    assert len({name for name, _ in cited}) > 10
    for lang in LANGUAGES:
        places = set(rulebook.places(game, lang))
        assert [f"{name} at {place}" for name, place in cited if name not in places] == []


@pytest.mark.parametrize("game", GAMES)
def test_refusals_are_made_in_one_way(game: str) -> None:
    """`refuse` is the only maker of the game's refusals, so that the test above sees all of them."""
    for file in sorted((_HOME / game).glob("**/*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id == "Refusal":
                owner = node.args[0]
                assert isinstance(owner, ast.Constant), f"{file.name}:{node.lineno}"
                assert owner.value == "core", f"{file.name}:{node.lineno}"


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_sentence_in_every_language(game: str) -> None:
    codes: set[object] = set()
    for file in sorted((_HOME / game).glob("**/*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                words = ast.walk(node.args[1]) if len(node.args) > 1 else ()
                codes.update(part.value for part in words if isinstance(part, ast.Constant))
    assert len(codes) > 10
    for lang in LANGUAGES:
        assert [code for code in codes if not messages.has(f"{game}-refusal-{code}", lang)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_that_has_a_sentence_can_be_made(game: str) -> None:
    codes = {key.partition("-refusal-")[2] for key in messages.keys("en") if key.startswith(f"{game}-refusal-")}
    assert codes - _codes(game) == set()
