"""Messages: sentences for people, in Fluent, one folder per language under `underhall/locales`.

Engines never need this module to play: it imports the Fluent library only when someone asks for the first sentence, so
a bot or a researcher runs on the standard library and msgspec alone.

Message ids start with the id of the game, or with `core`: `ghosts_galore-refusal-no_pass`, `core-record-foreign`.
A fact that is the id of a named component is replaced by its name in the reader's language before it is filled in;
games declare those names with `add_names`. A fact made by `phrase` is replaced by that message. What people typed
(`word`) and what they could type instead (`near`) stay as they are. An empty list reads "nothing".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Fact = str | int | tuple[str, ...]
Names = Callable[[str], Mapping[str, str]]

_LONGEST = 400
_UNGROUPED = 1000
_MOST = 10**15  # the library that formats numbers takes at most 28 digits, and no reader needs that many
_BREAKS = re.compile(r"[\t-\r\x85\u2028\u2029]+")
# Joiners and spacing marks are printed: emoji and some scripts need them.
_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_PHRASE = "="
CHOICE = "choice:"
"""The prefix of an id in a game's names: how it reads in a sentence about a move, where its name would be ambiguous."""
_NOTHING = "core-nothing"
_TYPED = ("word", "near")

_HOME = Path(__file__).parent.parent / "locales"
LANGUAGES = ("en", *sorted(folder.name for folder in _HOME.iterdir() if folder.is_dir() and folder.name != "en"))
"""The languages that have messages and rules, one folder each."""
_folders: list[Path] = [_HOME]
_names: dict[str, Names] = {}
_reading = Lock()  # a server uses several threads


def add_folder(folder: Path) -> None:
    """Also read message files from `folder/<language>/*.ftl`: for games outside this package."""
    with _reading:
        if folder in _folders:
            return
        _folders.append(folder)
        _read_so_far.clear()
    _sentence.cache_clear()


def file(name: str, lang: str) -> Path | None:
    """The file of this name in a language's folder: rules lie beside the messages."""
    given: object = lang
    for folder in _folders if isinstance(given, str) and lang in LANGUAGES else ():
        if name in (found.name for found in (folder / lang).glob("*.md")):
            return folder / lang / name
    return None


def added(lang: str) -> str:
    """All messages of a language that come from outside the package, as Fluent."""
    files = [file for folder in _folders[1:] for file in sorted((folder / lang).glob("*.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def add_names(game: str, names: Names) -> None:
    """Declare how the component ids of a game read in a language: `names("pl")["bat"] == "Nietoperz"`."""
    _names[game] = names
    _sentence.cache_clear()


def component_name(game: str, component: str, lang: str) -> str:
    """The display name of a component, or the id itself when it has none."""
    names = _names.get(game)
    return names(lang).get(component, component) if names else component


def check_language(lang: object) -> None:
    """ArgumentError for a language that does not exist."""
    if not isinstance(lang, str) or lang not in LANGUAGES:
        from underhall.core.refusals import ArgumentError

        raise ArgumentError("lang", lang=told(lang), known=LANGUAGES)


def told(value: object) -> str:
    """Whatever a caller gave, as a short text for a sentence that refuses it."""
    if isinstance(value, str):
        return _cut(value)
    if isinstance(value, int) and not -_MOST < value < _MOST:
        return f"{'-' if value < 0 else ''}{10**15}…"
    return str(value) if isinstance(value, int | float | None) else type(value).__name__


def phrase(key: str) -> str:
    """A fact that is told as the message `key`, or as the last part of the key where there is no such message."""
    return _PHRASE + key


def has(key: str, lang: str = "en") -> bool:
    return _read_for(key, lang).bundle.has_message(key)


def sentence(key: str, facts: Mapping[str, Fact] | None = None, lang: str = "en", *, game: str = "") -> str:
    """The message `key` in `lang`, filled with `facts`.

    ArgumentError for a language that does not exist. An unknown key is a mistake of ours: LookupError.
    """
    check_language(lang)
    return _sentence(key, tuple((facts or {}).items()), lang, game)


@lru_cache(maxsize=4096)
def _sentence(key: str, facts: tuple[tuple[str, Fact], ...], lang: str, game: str) -> str:
    """Filling a message takes a tenth of a millisecond, and a table tells all its readers the same."""
    bundle = _read_for(key, lang).bundle
    if not bundle.has_message(key):
        raise LookupError(f"no message {key!r} in {lang!r}: add it to locales/{lang}/{key.split('-')[0]}.ftl")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"message {key!r} in {lang!r} has no value")
    words: dict[str, str | int] = {}
    is_choice = "-move-" in key
    for name, fact in facts:
        if isinstance(fact, int):
            words[name] = fact if -_MOST < fact < _MOST else told(fact)
        elif isinstance(fact, str):
            words[name] = _cut(fact if name in _TYPED and fact[:1] != _PHRASE else _told(fact, lang, game, is_choice))
        else:
            listed = ", ".join(_told(str(item), lang, game, is_choice) for item in fact)
            words[name] = _cut(listed) or sentence(_NOTHING, {}, lang)
    plain = _filled(pattern, words)
    if plain is not None:
        return plain
    text, errors = bundle.format_pattern(pattern, words)
    if errors:
        raise LookupError(f"message {key!r} in {lang!r} cannot be filled with {sorted(words)}: {errors[0]!r}")
    return str(text)


def _filled(pattern: Any, words: Mapping[str, str | int]) -> str | None:
    """A message that does nothing but name its facts, as most do, without the library, which takes twenty times as
    long; None if it does more, or has a number that languages write differently."""
    parts = []
    for element in getattr(pattern, "elements", ()):
        text = getattr(element, "value", None)
        if text is None:
            fact = words.get(element.expression.id.name) if _is_variable(element.expression) else None
            text = str(fact) if type(fact) is str or (type(fact) is int and 0 <= fact < _UNGROUPED) else None
        if text is None:
            return None
        parts.append(text)
    return "".join(parts) or None


def _is_variable(expression: object) -> bool:
    return type(expression).__name__ == "VariableReference"


def _told(fact: str, lang: str, game: str, is_choice: bool) -> str:
    """A fact as people read it: a phrase, the name of a component, or the text itself."""
    if fact[:1] == _PHRASE:
        key = fact[1:]
        try:
            return sentence(key, {}, lang)
        except LookupError:  # a kind of move without a name; or someone typed what looks like a phrase
            return key.rpartition("-")[2] if "-kind-" in key else fact
    if not game:
        return fact
    if is_choice:
        name = component_name(game, CHOICE + fact, lang)
        if not name.startswith(CHOICE):
            return name
    return component_name(game, fact, lang)


def _cut(text: str) -> str:
    """Text that fits a sentence: people can type any length, and Fluent refuses long parts."""
    return printable(text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…")


def printable(text: str) -> str:
    """The text on one line, with a mark for every character that a terminal would obey instead of show, or that no file
    can store. Files and names come from strangers."""
    return text if text.isprintable() else _UNPRINTABLE.sub("\ufffd", _BREAKS.sub(" ", text))


def keys(lang: str) -> set[str]:
    """All message ids of a language."""
    return set(_read_for("", lang).keys)


class _Language:
    """The messages of a language. Only those somebody has asked for are parsed: all of them would take a second."""

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle

        # No isolation marks: most readers are terminals and logs; the page isolates by its own means.
        self.bundle: FluentBundle = FluentBundle([lang], use_isolating=False)
        self.texts: dict[str, str] = {}
        """The messages and terms that nobody has asked for yet, as they are written."""
        for folder in _folders:
            for file in sorted((folder / lang).glob("*.ftl")):
                for found in _ENTRY.finditer(file.read_text(encoding="utf-8")):
                    self.texts.setdefault(found["id"], found[0])
        self.keys = frozenset(key for key in self.texts if key[0] != "-")

    def read(self, key: str) -> None:
        """Parse a message and those it refers to."""
        text = self.texts.pop(key, None)
        if text is not None:
            from fluent.runtime import FluentResource

            self.bundle.add_resource(FluentResource(text))
            for other in _REFERENCE.findall(text):
                self.read(other)


# A message or term begins at the margin; what belongs to it is indented, but for a closing brace.
_ENTRY = re.compile(r"^(?P<id>-?[A-Za-z][\w-]*) *=.*\n?(?:[ \t}].*\n?|\r?\n)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")

_read_so_far: dict[str, _Language] = {}


def _read_for(key: str, lang: str) -> _Language:
    """The language, in which the message `key` is parsed if there is one."""
    with _reading:
        if lang not in _read_so_far:
            _read_so_far[lang] = _Language(lang)
        _read_so_far[lang].read(key)
        return _read_so_far[lang]
