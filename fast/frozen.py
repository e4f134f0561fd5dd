"""What words are made of in compiled engines: `core/frozen` for mypyc, which knows nothing of msgspec's classes.

Put in the place of `underhall/core/frozen.py` by `fast.rewriting`, which also writes out what msgspec does by itself:
`tag`, `names`, `kinds`, `__init__` and `values` of every class that is compiled. A class that is not compiled, in a
plug-in or a test, gets them here.
"""

from __future__ import annotations

import typing
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64

_WIDE: Final = 1 << 61
Value = str | int | tuple[str, ...] | tuple[int, ...] | None


class Frozen:
    """A value that cannot be changed, is equal to others of its kind by its fields, and can be hashed."""

    tag: ClassVar[str] = ""
    names: ClassVar[tuple[str, ...]] = ()
    kinds: ClassVar[tuple[Any, ...]] = ()

    def __init_subclass__(cls, **arguments: Any) -> None:
        complete(cls, arguments)

    def values(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in type(self).names])

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        assert isinstance(other, Frozen)
        return self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        fields = [f"{name}={value!r}" for name, value in zip(type(self).names, self.values(), strict=True)]
        return f"{type(self).__name__}({', '.join(fields)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.values()

    def __copy__(self) -> Frozen:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Frozen:
        return self


F = TypeVar("F", bound=Frozen)


def tag_of(word: type[Frozen]) -> str:
    """The tag of a word class: its first token in the notation."""
    tag: str = vars(word).get("tag", "")
    if not tag:
        raise TypeError(f"{word.__name__} needs a tag: class {word.__name__}(Move, tag=...)")
    return tag


def fields_of(word: type[Frozen]) -> tuple[tuple[str, object], ...]:
    """The fields of a word class, in order, each with its type."""
    if len(word.kinds) != len(word.names):
        hints = typing.get_type_hints(word)
        word.kinds = tuple([hints[name] for name in word.names])
    return tuple(zip(word.names, word.kinds, strict=True))


def values_of(word: Frozen) -> tuple[Value, ...]:
    """The values of a word's fields, in order."""
    return word.values()


def with_field(word: F, name: str, value: object) -> F:
    """The same word with another value in one field."""
    fields = zip(type(word).names, word.values(), strict=True)
    return type(word)(*[value if own == name else old for own, old in fields])


def complete(cls: Any, arguments: dict[str, Any]) -> None:
    """What every new class gets. Each `__init_subclass__` calls it instead of `super()`, which compiled class methods
    do not pass on correctly."""
    if issubclass(cls, typing.Generic):
        vars(typing.Generic)["__init_subclass__"].__get__(None, cls)()
    if not issubclass(cls, Frozen):
        return
    of_class: Any = cls
    of_class.__setattr__ = of_class.__delattr__ = _refuse
    if "tag" in arguments:
        of_class.tag = arguments["tag"]
    own = {} if "__mypyc_attrs__" in vars(cls) else vars(cls).get("__annotations__", {})
    added = [name for name, kind in own.items() if not str(kind).startswith(("ClassVar", "typing.ClassVar"))]
    if added:
        of_class.names = (*cls.names, *added)
        of_class.kinds = ()
        of_class.__init__ = _constructor(cls)


def ones(mask: int) -> int:
    """`mask.bit_count()`, which mypyc would look up by its name. Only wide masks need Python's numbers."""
    if not 0 <= mask < _WIDE:
        return mask.bit_count()
    left: i64 = mask
    left -= left >> 1 & 0x1555555555555555
    left = (left & 0x3333333333333333) + (left >> 2 & 0x3333333333333333)
    left = left + (left >> 4) & 0x0F0F0F0F0F0F0F0F
    left += left >> 8
    left += left >> 16
    left += left >> 32
    return left & 127


def _refuse(*what: object) -> None:
    """Instead of `__setattr__`. A compiled function is not a method: it is called without the word."""
    raise AttributeError(f"immutable: {what[0]} cannot be changed")


def _constructor(cls: Any) -> Callable[..., None]:
    names: tuple[str, ...] = cls.names
    defaults = {name: getattr(cls, name) for name in names if name in vars(cls)}

    def construct(self: Any, *given: object, **named: object) -> None:
        values = {**defaults, **dict(zip(names, given, strict=False)), **named}
        if len(given) > len(names) or values.keys() != set(names):
            raise TypeError(f"{type(self).__name__} takes {', '.join(names)}")
        for name in names:
            object.__setattr__(self, name, values[name])

    return construct
