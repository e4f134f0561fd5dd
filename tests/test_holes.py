"""No sentence has a hole: every message is told with extreme facts, in every language.

The message itself says which facts it takes; their values come from matches played at random and
from the way the message uses them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import underhall
from underhall.conformance.sentences import facts_of_move
from underhall.core import messages
from underhall.core.frozen import tag_of
from underhall.core.messages import LANGUAGES, Fact

LOCALES = Path(messages.__file__).parent.parent / "locales"
FILES = sorted(file.name for file in (LOCALES / "en").glob("*.ftl"))
NUMBERS = (0, 1, 2, 5, 22)
LISTS: tuple[tuple[str, ...], ...] = ((), ("thing",), tuple(f"thing{number}" for number in range(80)))
TEXTS = ("thing", "x" * 2000)

HOLES = {
    "nothing between brackets or quotes": re.compile(r"\(\s*\)|\"\"|«\s*»|„\s*”|“\s*”|``"),
    "a space too many": re.compile(r"^\s|\s$|(?<! )  (?! )(?=\S)| [.,;:!?)](?![.\w])|\( "),
    "punctuation without words": re.compile(r"[:,;–] ?[.,;]|\.\.(?!\.)(?<!\.\.\.)"),
    "a dash in place of a word": re.compile(r"(?:^|\s)[–—-](?=[.,;:]|$)"),
    "bounds that are equal": re.compile(r"\b(\d+)[–-]\1\b"),
    "a value of the program": re.compile(r"\bNone\b|\bTrue\b|\bFalse\b|\{|\$"),
}


BOUNDS = {
    "en": re.compile(r"\b(\d+) to \1\b"),
    "es": re.compile(r"\bdel? (?:la )?(\d+) al? (?:la )?\1\b"),
    "pl": re.compile(r"\bod (\d+) do \1\b"),
}
COUNTS = {"least", "most", "need", "have", "count", "number", "last", "limit", "low", "high", "players"}
"""Facts with these names may be numbers where nothing else says so."""


class _Variables(visitor.Visitor):
    """The variables of a message, and those that choose between forms."""

    def __init__(self) -> None:
        self.all: dict[str, None] = {}
        self.numbers: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the library's name
        self.all[node.id.name] = None

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            plurals = {"zero", "one", "two", "few", "many", "other"}
            keys = [variant.key for variant in node.variants]
            number = all(isinstance(key, ast.NumberLiteral) or key.name in plurals for key in keys)
            (self.numbers if number else self.texts).add(node.selector.id.name)
        self.generic_visit(node)


@cache
def _messages(lang: str, file: str) -> dict[str, _Variables]:
    found = {}
    for entry in FluentParser().parse((LOCALES / lang / file).read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables
    return found


def _seen(game: str, players: int, **options: Any) -> Iterator[tuple[str, dict[str, Fact]]]:
    """What one match, played at random, tells and asks."""
    rng = Random(7)
    match = underhall.new(game, players=players, seed="7", **options)
    while not match.over:
        decision = match.decision
        assert decision is not None
        yield f"{game}-decision-{decision.kind}", decision.facts
        seat = decision.seats[0]
        moves = match.moves(seat)
        for move in rng.sample(moves, min(3, len(moves))):
            yield f"{game}-move-{tag_of(type(move))}", facts_of_move(move)
            other = next((one for one in range(players) if one not in decision.seats), None)
            for asker in (seat, other):
                refusal = None if asker is None else match.why_not(move, asker)
                if refusal is not None:
                    yield f"{refusal.game}-refusal-{refusal.code}", refusal.facts
        match.play(rng.choice(moves), seat)
        for event in match.plies[-1].events:
            yield f"{game}-event-{event.kind}", event.facts


@cache
def _kinds() -> dict[tuple[str, str], set[type]]:
    """The types of facts that matches give, by message and fact."""
    found: dict[tuple[str, str], set[type]] = {}
    for game, players, options in (
        ("ghosts_galore", 3, {"variant": "expert"}),
        ("mountain_king", 3, {}),
        ("caverna", 1, {}),
        ("caverna", 3, {}),
    ):
        for key, facts in _seen(game, players, **options):
            for name, fact in facts.items():
                found.setdefault((key, name), set()).add(type(fact))
    return found


def _values(key: str, name: str, variables: _Variables) -> tuple[Fact, ...]:
    kinds = _kinds().get((key, name), set())
    if name in variables.numbers:
        kinds = {int}
    elif name in variables.texts:
        kinds = {str}
    elif name == "seat":
        return TEXTS
    elif not kinds:
        kinds = {int, str, tuple} if name in COUNTS else {str, tuple}
    values: tuple[Fact, ...] = ()
    for kind, some in ((int, NUMBERS), (str, TEXTS), (tuple, LISTS)):
        if kind in kinds:
            values += some
    return values


def _tellings(key: str, variables: _Variables) -> Iterator[dict[str, Fact]]:
    """All facts alike where possible; then one at a time at its extremes, beside ordinary ones."""
    values = {name: _values(key, name, variables) for name in variables.all}
    for place in range(max((len(some) for some in values.values()), default=0)):
        yield {name: some[min(place, len(some) - 1)] for name, some in values.items()}
    for number in NUMBERS:
        yield {name: number if number in some else some[0] for name, some in values.items()}
    ordinary: dict[str, Fact] = {
        name: next((value for value in some if value in (3, "thing", ("thing",))), some[0])
        for name, some in values.items()
    }
    for name, some in values.items():
        for value in some:
            yield {**ordinary, name: value}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_no_sentence_has_a_hole(file: str, lang: str) -> None:
    holes = []
    for key, variables in _messages(lang, file).items():
        if not variables.all:
            continue
        for facts in _tellings(key, variables):
            told = messages.sentence(key, facts, lang)
            for what, hole in (*HOLES.items(), ("bounds that are equal", BOUNDS[lang])):
                if hole.search(told):
                    short = {name: str(fact)[:20] for name, fact in facts.items()}
                    holes.append(f"{key}: {what}: {told[:160]!r} from {short}")
                    break
            else:
                continue
            break
    assert not holes, "\n".join(holes)


def test_holes_are_seen() -> None:
    for told in (
        "The record says the result was 3, but its moves give .",
        "The entry is –, but must be 3.",
        "Play with 2–2 dwarfs",
        'There is no ""',
        "Possible now: .",
        "You lack  wood.",
    ):
        assert any(hole.search(told) for hole in HOLES.values()), told
