"""What can be typed at a prompt besides moves: commands, by their words in the reader's language and in English.

Accents, capitals and question marks do not matter: `¿Por qué no …?` is `por que no`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from underhall.core import messages

AT_THE_TABLE = ("why", "what", "rule", "undo", "hint", "save", "moves", "board", "log", "score", "help", "quit")
IN_A_REPLAY = ("next", "back", "end", "what", "rule", "help", "quit")
BEFORE_A_GAME = ("help", "quit")
YES_OR_NO = ("yes", "no", "help", "quit")

_MARKS = str.maketrans({"ł": "l", "¿": " ", "?": " "})


def phrases(command: str, lang: str) -> list[str]:
    """The ways to say a command, as written in the message `cli-words-<command>`: the first is the usual one."""
    return [part.strip() for part in messages.sentence(f"cli-words-{command}", {}, lang).split(",")]


def understand(text: str, commands: Sequence[str], lang: str) -> tuple[str, str] | None:
    """The command that `text` begins with, and the rest of it; None if there is none. The longest phrase wins."""
    said = text.strip()
    if said == "?":
        return "help", ""
    tokens = plain(said).split()
    best: tuple[int, str] | None = None
    for spoken in dict.fromkeys((lang, "en")):
        for command in commands:
            for phrase in phrases(command, spoken):
                parts = plain(phrase).split()
                if tokens[: len(parts)] == parts and (best is None or len(parts) > best[0]):
                    best = (len(parts), command)
    if best is None:
        return None
    # The rest is taken from what was typed: it may be a file name, whose capitals matter.
    rest = said.split(None, best[0])
    return best[1], rest[best[0]] if len(rest) > best[0] else ""


def vocabulary(commands: Sequence[str], lang: str) -> list[str]:
    """The usual word for each command, for completion and for "did you mean"."""
    return [phrases(command, lang)[0] for command in commands]


def number_in(text: str) -> int | None:
    """The number that was typed; None if it is none, or one that is too long to mean anything here."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def plain(text: str) -> str:
    """Lower case without accents."""
    folded = unicodedata.normalize("NFD", text.lower().translate(_MARKS))
    return "".join(letter for letter in folded if not unicodedata.combining(letter))
