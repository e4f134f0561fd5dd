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
_MUTABLE = (list, dict, set, bytearray)
_ROWS = (list, tuple)
_SETS = (set, frozenset)
_GROUPS = (*_ROWS, *_SETS)
_BYTES = (*_PLAIN, bytearray)
_LEAVES = (*_BYTES, *_SETS)
_slots: dict[type, tuple[str, ...]] = {}


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


def _is_flat(value: Iterable[Any]) -> bool:
    """Whether these are all ints: most of a state is, and need not be looked at one by one."""
    return set(map(type, value)) <= {int}


def portrait(value: Any) -> Any:
    """Everything a value holds, as nested tuples: equal portraits mean equal values, whatever `__eq__` says."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is list or kind is tuple:
        return (kind.__name__, *[item if type(item) in _ATOMS else portrait(item) for item in value])
    if isinstance(value, _PLAIN) or is_frozen(value):
        return value
    if isinstance(value, _ROWS):
        return (kind.__name__, *map(portrait, value))
    if isinstance(value, dict):
        return ("dict", *((key, portrait(item)) for key, item in value.items()))
    if isinstance(value, _SETS):
        return ("set", *sorted(map(repr, value)))
    if isinstance(value, bytearray):
        return ("bytearray", bytes(value))
    slots = slots_of(value)
    if not slots:
        return value
    return (type(value).__name__, *((name, portrait(getattr(value, name, MISSING))) for name in slots))


def leaves(value: Any, path: str = "state") -> Iterator[tuple[str, Any]]:
    """Every number, text and frozen value inside, each with the path that leads to it."""
    if isinstance(value, _ROWS):
        yield f"len({path})", len(value)
        for index, item in enumerate(value):
            if type(item) in _ATOMS:
                yield f"{path}[{index}]", item
            else:
                yield from leaves(item, f"{path}[{index}]")
    elif isinstance(value, dict):
        yield f"len({path})", len(value)
        for key, item in value.items():
            yield from leaves(item, f"{path}[{key!r}]")
    elif isinstance(value, _LEAVES) or is_frozen(value) or not slots_of(value):
        yield path, portrait(value)
    else:
        for name in slots_of(value):
            yield from leaves(getattr(value, name, MISSING), f"{path}.{name}")


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
    if isinstance(value, _GROUPS):
        for index, item in enumerate(() if _is_flat(value) else value):
            yield from strangers(item, f"{path}[{index}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from strangers(item, f"{path}[{key!r}]")
    elif isinstance(value, _BYTES) or is_frozen(value):
        return
    elif not slots_of(value) or hasattr(value, "__dict__"):
        yield path, type(value).__name__
    else:
        for name in slots_of(value):
            yield from strangers(getattr(value, name, None), f"{path}.{name}")


def shared(first: Any, second: Any) -> list[str]:
    """The paths in `first` of lists and other mutable things that `second` holds too."""
    there = {id(part) for _, part in _changeable(second, "")}
    return [path for path, part in _changeable(first, "state") if id(part) in there]


def _changeable(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, _MUTABLE):
        yield path, value
    if isinstance(value, _ROWS):
        for index, item in enumerate(() if _is_flat(value) else value):
            yield from _changeable(item, f"{path}[{index}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _changeable(item, f"{path}[{key!r}]")
    elif type(value) in _ATOMS:
        return
    elif not isinstance(value, _LEAVES) and not is_frozen(value):
        slots = slots_of(value)
        if slots:
            yield path, value
        for name in slots:
            yield from _changeable(getattr(value, name, None), f"{path}.{name}")
