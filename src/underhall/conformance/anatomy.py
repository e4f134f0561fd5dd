"""What a state is made of: its slots, compared, searched and told apart without the state's help.

The checks cannot trust a game's own `copy` and `dump`, so they look at the slots themselves. A state may hold ints,
text, None, frozen values (moves, steps), tuples, lists, dicts, sets, and slotted objects of these.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from underhall.core import Word

MISSING: Final = "<not set>"

_PLAIN = (int, float, str, bytes, type(None), enum.Enum)
_ATOMS = frozenset({int, float, str, bytes, bool, type(None)})  # the common ones, told apart by a look-up
_slots: dict[type, tuple[str, ...]] = {}
_parts: dict[type, int] = {}
_PLAIN_VALUE, _ROW, _DICT, _SET, _BYTEARRAY, _SLOTTED, _STRANGE = range(7)
_MUTABLE = (_DICT, _BYTEARRAY, _SLOTTED)  # lists and sets are, among the rows and sets


def slots_of(value: object) -> tuple[str, ...]:
    """The names of all slots of an object, bases first; empty for one without any."""
    kind = type(value)
    if kind not in _slots:
        names: list[str] = []
        for base in reversed(kind.__mro__):
            own = base.__dict__.get("__slots__", base.__dict__.get("__mypyc_attrs__", ()))
            names += [name for name in ((own,) if isinstance(own, str) else own) if not name.startswith("__")]
        _slots[kind] = tuple(dict.fromkeys(names))
    return _slots[kind]


def attributes_of(value: object) -> dict[str, Any]:
    """What was set on an object itself. One whose class is compiled has no `__dict__` before something is."""
    return getattr(value, "__dict__", {})


def is_frozen(value: object) -> bool:
    """Whether this is a value that nobody can change: a move, a step, or another frozen msgspec Struct."""
    return isinstance(value, Word) or (isinstance(value, msgspec.Struct) and value.__struct_config__.frozen)


def _part_of(value: object) -> int:
    """What kind of part a value is. It depends on its class alone, which is looked at once."""
    kind = type(value)
    if kind not in _parts:
        if issubclass(kind, _PLAIN) or is_frozen(value):
            _parts[kind] = _PLAIN_VALUE
        elif issubclass(kind, list | tuple):
            _parts[kind] = _ROW
        elif issubclass(kind, dict):
            _parts[kind] = _DICT
        elif issubclass(kind, set | frozenset):
            _parts[kind] = _SET
        elif issubclass(kind, bytearray):
            _parts[kind] = _BYTEARRAY
        else:
            _parts[kind] = _SLOTTED if slots_of(value) else _STRANGE
    return _parts[kind]


def portrait(value: Any) -> Any:
    """Everything a value holds, as nested tuples: equal portraits mean equal values, whatever `__eq__` says."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is list or kind is tuple:
        if _ATOMS.issuperset(map(type, value)):
            return (kind.__name__, *value)
        return (kind.__name__, *[item if type(item) in _ATOMS else portrait(item) for item in value])
    part = _part_of(value)
    if part == _SLOTTED:
        values = [getattr(value, name, MISSING) for name in slots_of(value)]
        return (kind.__name__, *[item if type(item) in _ATOMS else portrait(item) for item in values])
    if part == _ROW:
        return (kind.__name__, *map(portrait, value))
    if part == _DICT:
        return ("dict", *[(key, item if type(item) in _ATOMS else portrait(item)) for key, item in value.items()])
    if part == _SET:
        return ("set", *sorted(map(repr, value)))
    if part == _BYTEARRAY:
        return ("bytearray", bytes(value))
    return value


def leaves(value: Any, path: str = "state") -> Iterator[tuple[str, Any]]:
    """Every number, text and frozen value inside, each with the path that leads to it."""
    part = _part_of(value)
    if part == _ROW:
        yield f"len({path})", len(value)
        for index, item in enumerate(value):
            if type(item) in _ATOMS:
                yield f"{path}[{index}]", item
            else:
                yield from leaves(item, f"{path}[{index}]")
    elif part == _DICT:
        yield f"len({path})", len(value)
        for key, item in value.items():
            yield from leaves(item, f"{path}[{key!r}]")
    elif part == _SLOTTED:
        for name in slots_of(value):
            item = getattr(value, name, MISSING)
            if type(item) in _ATOMS:
                yield f"{path}.{name}", item
            else:
                yield from leaves(item, f"{path}.{name}")
    else:
        yield path, portrait(value)


def differences(first: Any, second: Any) -> list[str]:
    """The paths at which two values differ, in the order of the first; empty when they are equal."""
    if portrait(first) == portrait(second):
        return []
    here, there = dict(leaves(first)), dict(leaves(second))
    return [path for path in {**here, **there} if here.get(path, MISSING) != there.get(path, MISSING)] or ["state"]


def unset(value: Any) -> list[str]:
    """The paths of slots that were never set."""
    return [path for path, leaf in leaves(value) if leaf is MISSING]


def strangers(value: Any, path: str = "state") -> Iterator[tuple[str, str]]:
    """Paths and types of what is not plain data: generators, closures, open files, objects with a `__dict__`."""
    part = _part_of(value)
    if part in (_ROW, _SET):
        if not _ATOMS.issuperset(map(type, value)):
            for index, item in enumerate(value):
                yield from strangers(item, f"{path}[{index}]")
    elif part == _DICT:
        for key, item in value.items():
            yield from strangers(item, f"{path}[{key!r}]")
    elif part == _STRANGE or (part == _SLOTTED and hasattr(value, "__dict__")):
        yield path, type(value).__name__
    elif part == _SLOTTED:
        for name in slots_of(value):
            yield from strangers(getattr(value, name, None), f"{path}.{name}")


def shared(first: Any, second: Any) -> list[str]:
    """The paths in `first` of lists and other mutable things that `second` holds too."""
    there = set(map(id, _changeable(second, [])))
    if there.isdisjoint(map(id, _changeable(first, []))):
        return []
    return [path for path, part in _located(first, "state") if id(part) in there]


def _changeable(value: Any, found: list[Any]) -> list[Any]:
    """`found`, and everything inside that can change."""
    part = _part_of(value)
    inside: Iterable[Any] = ()
    if part == _ROW:
        inside = value
    elif part == _DICT:
        inside = value.values()
    elif part == _SLOTTED:
        inside = [getattr(value, name, None) for name in slots_of(value)]
    if part in _MUTABLE or isinstance(value, list | set):
        found.append(value)
    if not _ATOMS.issuperset(map(type, inside)):
        for item in inside:
            if type(item) not in _ATOMS:
                _changeable(item, found)
    return found


def _located(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """The same, each with the path that leads to it."""
    part = _part_of(value)
    if part in _MUTABLE or isinstance(value, list | set):
        yield path, value
    if part == _ROW:
        for index, item in enumerate(value):
            yield from _located(item, f"{path}[{index}]")
    elif part == _DICT:
        for key, item in value.items():
            yield from _located(item, f"{path}[{key!r}]")
    elif part == _SLOTTED:
        for name in slots_of(value):
            yield from _located(getattr(value, name, None), f"{path}.{name}")
