"""Words: the frozen little values that moves and steps are made of, and the text they are written in.

A word is a tag and a few fields: `Place(cell="r1c2", rotation=3)` is written `place r1c2 3`. Text can be read back
without a state, and is canonical: `parse(str(word)) == word` and `str(parse(text)) == text`. Fields are ids (`str`),
numbers (`int`), tuples of either (joined by commas), or None; an empty tuple and None are written `-`.

A notation has at most 1,000 characters, an id in it at most 64, and a number at most 9 digits.

Prose for people is something else: see `messages`.
"""

from __future__ import annotations

import re
import types
import typing
from typing import Any, ClassVar, Final, Generic, TypeVar

from underhall.core.frozen import Frozen, Value, fields_of, tag_of, values_of
from underhall.core.messages import told
from underhall.core.refusals import MalformedMove, Refusal, nearest

LONGEST: Final = 1_000
LONGEST_ID: Final = 64
MOST: Final = 999_999_999

_ID = re.compile(r"[a-z0-9_.:+=/@]+(?:-[a-z0-9_.:+=/@]+)*\Z")
_NUMBER = re.compile(r"(?:0|-?[1-9][0-9]{0,8})\Z")
NOTHING = "-"


class Word(Frozen, frozen=True, gc=False):
    """A frozen value with a notation. Give each subclass a tag: `class Take(Move, tag="take")`."""

    def __str__(self) -> str:
        return " ".join([tag_of(type(self)), *map(_write, values_of(self))])


class Move(Word, frozen=True, gc=False):
    """What a seat decides, or what the dealer draws."""

    moment: ClassVar[Refusal | None] = None
    """When this kind of move can be made, as a refusal for every other moment."""

    def picks(self, state: Any, seat: int) -> list[str]:
        """The ids of what a person touches to make this move, in order: `tile:curve_11`, `cell:r1c2`. By default one
        pick per field, and per part of a field that has several; the tag if there is no field."""
        picked: list[str] = []
        for name, _ in fields_of(type(self)):
            value = getattr(self, name)
            picked.extend(f"{name}:{part}" for part in (value if isinstance(value, tuple) else (value,)))
        return picked or [tag_of(type(self))]


W = TypeVar("W", bound=Word)


class Notation(Generic[W]):
    """The words of one language, by tag: reads text back into values."""

    def __init__(self, *words: type[W]) -> None:
        self.words: dict[str, type[W]] = {tag_of(word): word for word in words}
        if len(self.words) != len(words):
            raise ValueError("two words share a tag")

    def parse(self, text: object) -> W:
        """The value that `text` denotes. Raises MalformedMove, which says what is wrong with the text."""
        text = self.check_text(text)
        tag, *tokens = text.split(" ")
        word = self.words.get(tag)
        if word is None:
            near = nearest(tag, self.words)
            raise MalformedMove("unknown_word_near" if near else "unknown_word", text=text, word=tag, near=near)
        kinds = fields_of(word)
        if len(tokens) != len(kinds):
            raise MalformedMove("field_count", text=text, word=tag, need=len(kinds), have=len(tokens))
        values: list[Value] = []
        for token, (name, kind) in zip(tokens, kinds, strict=True):
            try:
                values.append(read_field(token, kind))
            except ValueError:
                raise MalformedMove("field", text=text, field=name, token=token) from None
        return word(*values)

    def check_text(self, text: object) -> str:
        """The text itself, if it is one that can be read at all."""
        if not isinstance(text, str):
            raise MalformedMove("no_move", given=told(text))
        if len(text) > LONGEST:
            raise MalformedMove("long", text=text[:60], most=LONGEST)
        return text

    def check(self, value: object) -> W:
        """The value itself, if it is one that `parse` can give. MalformedMove says what is wrong with any other."""
        word = self.words.get(tag_of(type(value))) if isinstance(value, Word) else None
        if not isinstance(value, Word) or word is None or type(value) is not word:
            raise MalformedMove("no_move", given=told(value))
        for name, kind in fields_of(word):
            field = getattr(value, name)
            if not _fits(field, kind):
                raise MalformedMove("field", text=tag_of(word), field=name, token=told(field))
        if len(str(value)) > LONGEST:
            raise MalformedMove("long", text=str(value)[:60], most=LONGEST)
        return value


def _fits(value: object, kind: object) -> bool:
    """Whether a value is one that can be read back from a field of this kind."""
    if kind is int:
        return type(value) is int and -MOST <= value <= MOST
    if kind is str:
        return type(value) is str and len(value) <= LONGEST_ID and _ID.match(value) is not None
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is tuple:
        return type(value) is tuple and all(_fits(item, arguments[0]) for item in value)
    return value is None or any(_fits(value, option) for option in arguments if option is not type(None))


def _write(value: Value) -> str:
    if isinstance(value, str):
        return value
    if value is None or value == ():
        return NOTHING
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value)


def read_field(token: str, kind: object) -> Value:
    """The value that a token stands for in a field of this type; ValueError if there is none."""
    if kind is str:
        return _read_id(token)
    if kind is int:
        return _read_number(token)
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        if token == NOTHING:
            return None
        (kind,) = (option for option in arguments if option is not type(None))
        return read_field(token, kind)
    if origin is tuple and arguments[1:] == (Ellipsis,):
        if token == NOTHING:
            return ()
        if arguments[0] is int:
            return tuple(_read_number(part) for part in token.split(","))
        return tuple(_read_id(part) for part in token.split(","))
    raise TypeError(f"a field of type {kind} has no notation")


def _read_id(token: str) -> str:
    if len(token) > LONGEST_ID or not _ID.match(token):
        raise ValueError(token)
    return token


def _read_number(token: str) -> int:
    if not _NUMBER.match(token):
        raise ValueError(token)
    return int(token)
