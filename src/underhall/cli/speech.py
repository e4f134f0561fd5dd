"""The reader's language: which it is, and sentences in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from underhall.cli.trouble import Trouble
from underhall.core import Decision, Error, Event, Game, Match, Move, Refusal, Seat, messages
from underhall.core.frozen import fields_of, tag_of
from underhall.core.messages import LANGUAGES, Fact
from underhall.core.notation import NOTHING


class Speaker:
    """Says things in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def tell(self, key: str, **facts: Fact) -> str:
        """The command line's own message `cli-<key>`."""
        return messages.sentence(f"cli-{key}", facts, self.lang)

    def game_name(self, game: Game[Any]) -> str:
        return messages.sentence(f"{game.id}-name", {}, self.lang)

    def option_name(self, game: Game[Any], option: str) -> str:
        return messages.sentence(f"{game.id}-option-{option}", {}, self.lang)

    def category(self, game: Game[Any], category: str) -> str:
        return messages.sentence(f"{game.id}-category-{category}", {}, self.lang)

    def tie(self, game: Game[Any], name: str) -> str:
        return messages.sentence(f"{game.id}-tie-{name}", {}, self.lang)

    def seat_number(self, seat: Seat) -> str:
        """`Player 2`: what someone without a name is called."""
        return messages.sentence("core-seat", {"number": seat + 1}, self.lang)

    def decision(self, match: Match, decision: Decision, seat: Seat) -> str:
        facts = {**decision.facts, "seat": match.seat_name(seat, self.lang)}
        return messages.sentence(f"{match.game.id}-decision-{decision.kind}", facts, self.lang, game=match.game.id)

    def move(self, game: Game[Any], move: Move, state: Any = None) -> str:
        """A move or an outcome of chance in words; with the state, places are named along with what lies there."""
        facts = {name: _fact(getattr(move, name)) for name, _ in fields_of(type(move))}
        lying = {} if state is None else game.occupants(state)
        for name, fact in facts.items():
            if isinstance(fact, str) and fact in lying:
                facts[name] = f"{fact} ({messages.component_name(game.id, lying[fact], self.lang)})"
        return messages.sentence(f"{game.id}-move-{tag_of(type(move))}", facts, self.lang, game=game.id)

    def event(self, match: Match, event: Event) -> str:
        return match.sentence(event, self.lang)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """The reason, and the ruling it rests on."""
        reason = refusal.sentence(self.lang, names)
        return self.tell("ruling", reason=reason, ruling=refusal.ruling) if refusal.ruling else reason

    def problem(self, problem: Error | Trouble) -> str:
        return self.tell(problem.key, **problem.facts) if isinstance(problem, Trouble) else problem.sentence(self.lang)


def language(arguments: Sequence[str], environ: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language to speak and the arguments without `--lang`, which may stand anywhere among them.

    We must know it before we say anything, help included, so it is not one of the commands' own options.
    """
    chosen, rest = "", []
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == "--lang":
            chosen = next(words, "")
            if not chosen:
                raise Trouble("usage-lang_missing", exit_code=2, known=LANGUAGES)
        elif word.startswith("--lang="):
            chosen = word.partition("=")[2]
        else:
            rest.append(word)
    if not chosen and "--lang=" not in arguments:
        return from_environment(environ), rest
    if chosen not in LANGUAGES:
        raise Trouble("usage-lang", exit_code=2, lang=chosen, known=LANGUAGES)
    return chosen, rest


def from_environment(environ: Mapping[str, str]) -> str:
    """The first of LC_ALL, LC_MESSAGES and LANG that is set decides, as everywhere; else English."""
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    spoken = locale.replace("-", "_").partition("_")[0].lower()
    return spoken if spoken in LANGUAGES else "en"


def _fact(value: object) -> Fact:
    if value is None or value == ():
        return NOTHING
    if isinstance(value, tuple):
        return tuple(map(str, value))
    assert isinstance(value, str | int)
    # A field of words may hold a number, as `feed 0`: messages choose their form by numbers.
    return int(value) if isinstance(value, str) and value.isdecimal() else value
