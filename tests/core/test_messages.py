"""Sentences: three languages with the same messages, the same facts, and complete Polish plurals."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.parser import FluentParser
from fluent.syntax.visitor import Visitor

import underhall
from tests.core import pebbles  # registers its message folder
from underhall.core import ArgumentError, messages
from underhall.core.messages import LANGUAGES, Fact

ROOT = Path(__file__).resolve().parent.parent.parent
HOMES = [Path(underhall.__file__).parent / "locales", Path(pebbles.__file__).parent / "locales"]
FILES = sorted({(home, file.name) for home in HOMES for lang in LANGUAGES for file in (home / lang).glob("*.ftl")})
PLURALS = {"en": {"one", "other"}, "es": {"one", "other"}, "pl": {"one", "few", "many", "other"}}


class Facts(Visitor):
    """Collects the facts that a message needs, and the selectors in it."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selectors: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's name
        self.selectors.append(node)
        self.generic_visit(node)


def _messages(home: Path, name: str, lang: str) -> dict[str, Facts]:
    file = home / lang / name
    assert file.exists(), f"{name} is missing in {lang}"
    found: dict[str, Facts] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{name}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert key not in found, f"{lang}/{name}: {key} stands there twice"
            found[key] = Facts()
            found[key].visit(entry)
    return found


@pytest.mark.parametrize(("home", "name"), FILES, ids=[name for _, name in FILES])
def test_all_languages_have_the_same_messages_with_the_same_facts(home: Path, name: str) -> None:
    english = _messages(home, name, "en")
    for lang in LANGUAGES[1:]:
        other = _messages(home, name, lang)
        assert sorted(key for key in other if key[0] != "-") == sorted(key for key in english if key[0] != "-")
        wrong = {key: facts.names ^ other[key].names for key, facts in english.items() if key in other}
        assert {key: names for key, names in wrong.items() if names} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("home", "name"), FILES, ids=[name for _, name in FILES])
def test_selectors_on_numbers_have_all_plural_forms_of_the_language(home: Path, name: str, lang: str) -> None:
    """A selector is on a number if it has a plural form as a key beside the default; exact numbers may stand alone."""
    for key, facts in _messages(home, name, lang).items():
        for selector in facts.selectors:
            words = {variant.key.name for variant in selector.variants if isinstance(variant.key, ast.Identifier)}
            if words - {"other"} and words <= {"zero", "one", "two", "few", "many", "other"}:
                assert words == PLURALS[lang], f"{lang}/{name}: {key} has {sorted(words)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_in_two_files(lang: str) -> None:
    owner: dict[str, str] = {}
    for home, name in FILES:
        for key in _messages(home, name, lang):
            assert owner.setdefault(key, name) == name, f"{key} is in {owner[key]} and in {name}"


def test_translations_are_not_left_in_english() -> None:
    for home, name in FILES:
        texts = {lang: (home / lang / name).read_text(encoding="utf-8") for lang in LANGUAGES}
        assert len(set(texts.values())) == len(LANGUAGES), name


def test_every_code_that_the_core_raises_has_its_sentence() -> None:
    raised = re.compile(r"(Setup|Position|Record|Content)Error\(\s*\"(\w+)\"|(UndoRefused|MalformedMove)\(\"(\w+)\"")
    kinds = {"UndoRefused": "undo", "MalformedMove": "move"}
    needed = set()
    for file in [*(ROOT / "src/underhall/core").glob("*.py"), ROOT / "src/underhall/__init__.py"]:
        for error, code, other, other_code in raised.findall(file.read_text(encoding="utf-8")):
            needed.add(f"core-{error.lower() or kinds[other]}-{code or other_code}")
    assert len(needed) > 40
    for lang in LANGUAGES:
        assert sorted(needed - messages.keys(lang)) == []


def test_a_sentence_is_filled_with_facts() -> None:
    assert messages.sentence("core-seat", {"number": 2}) == "Player 2"
    assert messages.sentence("core-seat", {"number": 2}, "es") == "Jugador 2"
    refusal = messages.sentence("core-refusal-not_now", {"kind": "cup", "possible": ("take", "swap")}, "pl")
    assert "take, swap" in refusal


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["core.ftl", "caverna.ftl", "ghosts_galore.ftl", "mountain_king.ftl"])
def test_a_sentence_reads_as_the_library_has_it(name: str, lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((HOMES[0] / lang / name).read_text(encoding="utf-8")))
    given: list[str | int] = ["Gimli", 0, 1, 12, 999, 1000, -1]
    for key, facts in _messages(HOMES[0], name, lang).items():
        for first in range(0 if key.startswith("-") else len(given)):
            words = {fact: given[(first + number) % len(given)] for number, fact in enumerate(sorted(facts.names))}
            pattern = bundle.get_message(key).value
            assert pattern is not None
            assert messages.sentence(key, words, lang) == bundle.format_pattern(pattern, words)[0]


def test_a_fact_can_be_a_message_and_an_empty_list_is_told() -> None:
    kinds = (messages.phrase("pebbles-kind-take"), messages.phrase("pebbles-kind-unknown"))
    told = messages.sentence("core-refusal-not_now", {"kind": kinds[0], "possible": kinds}, "es")
    assert told == "Ahora no: tomar piedras. Ahora se puede: tomar piedras, unknown."
    assert messages.sentence("core-refusal-not_now", {"kind": "x", "possible": ()}).endswith("Possible now: nothing.")


def test_a_suggestion_is_what_can_be_typed() -> None:
    underhall.game("mountain_king")
    facts: dict[str, Fact] = {"where": "storage", "word": "ston", "near": "stone"}
    for lang in LANGUAGES:
        told = messages.sentence("mountain_king-position-unknown", facts, lang, game="mountain_king")
        assert "ston" in told
        assert "stone" in told


@pytest.mark.parametrize(("stones", "form"), [(1, "jeden kamień"), (2, "2 kamienie"), (5, "5 kamieni")])
def test_polish_counts_as_polish_does(stones: int, form: str) -> None:
    assert form in messages.sentence("pebbles-move-take", {"stones": stones}, "pl")


def test_components_are_called_by_their_names() -> None:
    messages.add_names("pebbles", lambda lang: {"left": {"es": "izquierdo", "pl": "lewy"}.get(lang, "left-hand")})
    try:
        assert messages.component_name("pebbles", "left", "es") == "izquierdo"
        assert messages.component_name("pebbles", "right", "es") == "right"
        assert "izquierdo" in messages.sentence("pebbles-move-cup", {"cup": "left"}, "es", game="pebbles")
        assert messages.sentence("pebbles-refusal-no_such_cup", {"cup": ("left", "right")}, game="pebbles").endswith(
            '"left-hand, right".'
        )
    finally:
        del messages._names["pebbles"]


def test_what_is_missing_is_a_mistake_that_says_where_to_mend_it() -> None:
    with pytest.raises(LookupError, match=r"add it to locales/pl/pebbles\.ftl"):
        messages.sentence("pebbles-move-fly", {}, "pl")
    with pytest.raises(LookupError, match="cannot be filled"):
        messages.sentence("core-seat", {})
    assert messages.has("core-seat", "pl")
    assert not messages.has("core-cheese", "pl")


@pytest.mark.parametrize("lang", ["de", "", None, ["en"]])
def test_a_language_that_there_is_not_is_refused(lang: str) -> None:
    with pytest.raises(ArgumentError, match=f"Choose from: {', '.join(LANGUAGES)}"):
        messages.sentence("core-seat", {"number": 1}, lang)


@pytest.mark.parametrize("lang", messages.LANGUAGES)
@pytest.mark.parametrize("number", [10**14, 10**15, 10**26, -(10**26), 10**5000], ids=range(5))
def test_a_number_of_any_size_can_be_told(number: int, lang: str) -> None:
    assert messages.sentence("core-undo-other_decided", {"seat": number}, lang)
    assert messages.sentence("core-setup-seats", {"have": number, "players": number}, lang)


def test_half_a_character_is_told_so_that_it_can_be_printed() -> None:
    assert messages.sentence("core-record-foreign", {"line": "a\udc80"}).encode()


def test_what_strangers_wrote_cannot_command_a_terminal() -> None:
    """Escape sequences, line breaks and marks that turn the direction round are shown, not obeyed; emoji stay whole."""
    told = messages.sentence("core-record-foreign", {"line": "\x1b[2J\x9b1m a\r\n\u2028b \u202ec 👩‍🌾\xa0!"})
    assert told == 'This is not an Underhall record: its first line is "\ufffd[2J\ufffd1m a b \ufffdc 👩‍🌾\xa0!".'


def test_overlong_input_is_cut() -> None:
    text = messages.sentence("core-refusal-not_now", {"kind": "x" * 5000, "possible": ("y" * 5000,)})
    assert len(text) < 1000
    assert "…" in text


def test_threads_that_ask_for_the_first_sentence_all_get_it() -> None:
    asked = """
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from underhall.core import messages
keys = ["core-nothing", "server-not_known", "cli-usage", "arena-title"] * 2
together = Barrier(len(keys))
def ask(key):
    together.wait()
    return messages.has(key)
with ThreadPoolExecutor(len(keys)) as pool:
    print(list(pool.map(ask, keys)))
"""
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert "False" not in told.stdout
