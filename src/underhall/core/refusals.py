"""Refusals and errors: every "no" of the engine, as data first and as a sentence on request.

A `Refusal` says why a move is forbidden now: a code for programs, the ruling it rests on, facts for an interface.
Callers catch the errors below; each carries a code and facts in the same way, and `str(error)` is the
English sentence. Sentences come from the message files (see `messages`), never from here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Protocol

import msgspec

from underhall.core import messages
from underhall.core.messages import Fact


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not legal: `game` is the id whose message file and rule book the code belongs to.

    `reasons` are refusals that say more: why nothing can be done on a space, what else is short.
    """

    game: str
    code: str
    ruling: str = ""
    facts: dict[str, Fact] = {}
    reasons: tuple[Refusal, ...] = ()

    def because(self, *reasons: Refusal) -> Refusal:
        """The same refusal with these reasons, each once."""
        told: list[Refusal] = []
        for reason in reasons:
            if reason not in told:
                told.append(reason)
        return msgspec.structs.replace(self, reasons=tuple(told))

    def sentence(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The reason in the reader's language, without the ruling's number. `names` are what the seats are called."""
        facts = _with_names(self.facts, "opponent", lang, names)
        own = messages.sentence(f"{self.game}-refusal-{self.code}", facts, lang, game=self.game)
        return " ".join([own, *(reason.sentence(lang, names) for reason in self.reasons)])

    def __str__(self) -> str:
        return f"{self.sentence()} ({self.ruling})" if self.ruling else self.sentence()


class Refuse(Protocol):
    """How a game says no: the ruling or section of its rules, the code of the message, and the message's facts."""

    def __call__(self, ruling: str, code: str, /, **facts: Fact) -> Refusal: ...


def refusing(game: str) -> Refuse:
    """The one way to refuse in a game: `refuse = refusing("caverna")`, then `refuse("R-27", "short", good="wood")`."""

    def refuse(ruling: str, code: str, /, **facts: Fact) -> Refusal:
        return Refusal(game, code, f"{game}:{ruling}", facts)

    return refuse


class Error(Exception):
    """The base of all errors about input. `key` names the message, `facts` fill it."""

    key = "error"

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Fact] = facts

    def sentence(self, lang: str = "en") -> str:
        return messages.sentence(f"core-{self.key}-{self.code}", self.facts, lang)

    def __str__(self) -> str:
        return self.sentence()


class SetupError(Error):
    """A match that cannot be set up: unknown game, player count or option."""

    key = "setup"


class ArgumentError(Error):
    """A seat, a ply, a language or something else that does not exist."""

    key = "argument"


class MoveError(Error):
    """The base of the three ways in which a move can be wrong."""

    key = "move"


class MalformedMove(MoveError):
    """Text that is not the notation of any move."""


class AmbiguousMove(MoveError):
    """Text that could mean two or more legal moves: `candidates` holds their notations."""

    def __init__(self, text: str, candidates: Iterable[str]) -> None:
        self.candidates = tuple(candidates)
        super().__init__("ambiguous", text=text, candidates=self.candidates[:6], count=len(self.candidates))


class IllegalMove(MoveError):
    """A well-formed move that the rules forbid now: `refusal` says which rule, and why."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__("illegal", text=text)

    def sentence(self, lang: str = "en") -> str:
        return self.refusal.sentence(lang)

    def __str__(self) -> str:
        return str(self.refusal)


class UndoRefused(Error):
    """The last move cannot be taken back by its seat alone."""

    key = "undo"

    def sentence(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        facts = _with_names(self.facts, "seat", lang, names)
        return messages.sentence(f"core-{self.key}-{self.code}", facts, lang)


class RecordError(Error):
    """A record that is not one, is cut short, was edited, or does not replay."""

    key = "record"


class RulesError(Error):
    """Rules that do not exist, or a citation that leads nowhere in them."""

    key = "rules"


class PositionError(Error):
    """A position that cannot arise: `game` is set when the sentence is in the game's own message file."""

    key = "position"

    def __init__(self, code: str, *, game: str = "", **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.game = game

    def sentence(self, lang: str = "en") -> str:
        if not self.game:
            return super().sentence(lang)
        return messages.sentence(f"{self.game}-position-{self.code}", self.facts, lang, game=self.game)


class ContentError(Error):
    """A content file with a wrong type, count or reference: facts name the file and the place in it."""

    key = "content"

    def __init__(self, code: str, *, game: str = "", **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.game = game

    def sentence(self, lang: str = "en") -> str:
        if not self.game:
            return super().sentence(lang)
        return messages.sentence(f"{self.game}-content-{self.code}", self.facts, lang)


def _with_names(facts: Mapping[str, Fact], key: str, lang: str, names: Sequence[str]) -> Mapping[str, Fact]:
    """The facts with players, counted from 1, called by name."""
    number = facts.get(key)
    if not isinstance(number, int):
        return facts
    name = names[number - 1] if names else messages.sentence("core-seat", {"number": number}, lang)
    return {**facts, key: name}


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that `word` was probably meant to be, or an empty string."""
    found = get_close_matches(word, list(known), n=1, cutoff=0.6)
    return found[0] if found else ""


def facts_of(problem: Refusal | Error) -> Mapping[str, Fact]:
    """The facts of a refusal or an error, for interfaces that treat both alike."""
    return problem.facts
