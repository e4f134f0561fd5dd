"""Frozen values with a tag and a few fields: what moves and steps are. `notation` gives them their text.

Only this module knows how they are made, so compiled engines can make them differently: a compiler knows nothing of
msgspec's classes.
"""

from __future__ import annotations

from functools import cache
from typing import TypeVar

import msgspec

Value = str | int | tuple[str, ...] | tuple[int, ...] | None


class Frozen(msgspec.Struct, frozen=True, gc=False):
    """A value that cannot be changed, is equal to others of its kind by its fields, and can be hashed."""


F = TypeVar("F", bound=Frozen)


def tag_of(word: type[Frozen]) -> str:
    """The tag of a word class: its first token in the notation."""
    tag = word.__struct_config__.tag
    if not isinstance(tag, str):
        raise TypeError(f"{word.__name__} needs a tag: class {word.__name__}(Move, tag=...)")
    return tag


@cache
def fields_of(word: type[Frozen]) -> tuple[tuple[str, object], ...]:
    """The fields of a word class, in order, each with its type."""
    return tuple((field.name, field.type) for field in msgspec.structs.fields(word))


def values_of(word: Frozen) -> tuple[Value, ...]:
    """The values of a word's fields, in order."""
    return msgspec.structs.astuple(word)


def with_field(word: F, name: str, value: object) -> F:
    """The same word with another value in one field."""
    return msgspec.structs.replace(word, **{name: value})
