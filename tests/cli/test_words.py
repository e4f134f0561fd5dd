"""What is typed at the prompt, and which language is spoken."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from underhall.cli import words
from underhall.cli.speech import from_environment, language
from underhall.cli.trouble import Trouble
from underhall.core import messages
from underhall.core.messages import LANGUAGES

CLI = Path(words.__file__).parent
LOCALES = CLI.parent / "locales"


@pytest.mark.parametrize(
    ("typed", "lang", "understood"),
    [
        ("why not take 9", "en", ("why", "take 9")),
        ("why take 9", "en", ("why", "take 9")),
        ("WHY NOT take 9?", "en", ("why", "take 9?")),
        ("¿Por qué no take 9?", "es", ("why", "take 9?")),
        ("por que take 9", "es", ("why", "take 9")),
        ("dlaczego nie take 9", "pl", ("why", "take 9")),
        ("podpowiedz", "pl", ("hint", "")),
        ("PODPOWIEDŹ", "pl", ("hint", "")),
        ("zapisz Moja Gra.record", "pl", ("save", "Moja Gra.record")),
        ("save x.record", "es", ("save", "x.record")),
        ("?", "pl", ("help", "")),
        ("deshacer", "es", ("undo", "")),
        ("undoing", "en", None),
        ("take 1", "en", None),
        ("", "en", None),
    ],
)
def test_commands_are_understood_in_the_readers_language_and_in_english(
    typed: str, lang: str, understood: tuple[str, str] | None
) -> None:
    found = words.understand(typed, words.AT_THE_TABLE, lang)
    assert (found and (found[0], found[1].rstrip("?"))) == (understood and (understood[0], understood[1].rstrip("?")))


@pytest.mark.parametrize(
    ("typed", "number"),
    [("0", 0), ("12", 12), ("٣", 3), ("", None), ("-1", None), ("²", None), ("9" * 10, None), ("9" * 5000, None)],
)
def test_a_number_is_understood_if_it_can_mean_anything(typed: str, number: int | None) -> None:
    assert words.number_in(typed) == number


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("commands", [words.AT_THE_TABLE, words.IN_A_REPLAY])
def test_no_two_commands_share_a_word(lang: str, commands: tuple[str, ...]) -> None:
    said = [(words.plain(phrase), command) for command in commands for phrase in words.phrases(command, lang)]
    said += [(words.plain(phrase), command) for command in commands for phrase in words.phrases(command, "en")]
    meanings: dict[str, set[str]] = {}
    for phrase, command in said:
        meanings.setdefault(phrase, set()).add(command)
    assert {phrase for phrase, meant in meanings.items() if len(meant) > 1} == set()


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "pl"}, "pl"),
        ({"LANG": "la_VA.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "pl-PL"}, "pl"),
    ],
)
def test_the_locale_decides_the_language(environ: dict[str, str], lang: str) -> None:
    assert from_environment(environ) == lang


def test_lang_may_stand_anywhere_and_leaves_the_other_arguments_alone() -> None:
    assert language(["play", "--lang", "pl", "x"], {}) == ("pl", ["play", "x"])
    assert language(["--lang=es", "play"], {"LANG": "pl_PL"}) == ("es", ["play"])
    assert language(["play", "--", "--lang", "es"], {}) == ("en", ["play", "--", "--lang", "es"])


@pytest.mark.parametrize("arguments", [["--lang", "xx"], ["--lang"], ["--lang="]])
def test_a_language_that_is_not_there_is_refused(arguments: list[str]) -> None:
    with pytest.raises(Trouble):
        language(arguments, {})


def messages_of(lang: str) -> dict[str, set[str]]:
    """The command line's message ids with the facts that each uses."""
    text = (LOCALES / lang / "cli.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    key = ""
    for line in text.splitlines():
        if started := re.match(r"(cli-\S+) =", line):
            key = started[1]
            found[key] = set()
        if key and not line.startswith("#"):
            found[key] |= set(re.findall(r"\{ \$(\w+)", line))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_message_with_the_same_facts(lang: str) -> None:
    assert messages_of(lang) == messages_of("en")


def test_every_message_that_the_code_names_is_there_and_none_is_left_over() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in sorted(CLI.glob("*.py")))
    named = {f"cli-{key}" for key in re.findall(r"(?:tell|Trouble)\(\s*\"([a-z_-]+)\"", code)}
    named |= {f"cli-{key}" for key in re.findall(r"\"((?:usage|ask|seat|file)-[a-z_]+)\"", code)}
    known = messages.keys("en")
    assert named <= known
    computed = (
        "cli-help-",
        "cli-words-",
        "cli-games-",
        "cli-fit-column-",
        "cli-version-",
    )  # by command, column, make
    assert {key for key in known if key.startswith("cli-") and not key.startswith(computed)} <= named
