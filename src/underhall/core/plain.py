"""Plain data from outside, copied and bounded before anyone reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underhall.core.refusals import PositionError

MOST: Final = 1_000_000
"""No number in a position is larger than this, or smaller than its negative."""
LONGEST: Final = 10_000
"""No text is longer than this, and no list or object has more entries."""
DEEPEST: Final = 12
"""Lists and objects are not nested deeper than this."""
_ROWS: Final = (list, tuple)
_NUMBERS: Final = frozenset({int})
_CONTAINERS: Final = (dict, list, tuple, Mapping)


def owned(data: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of JSON-able data that shares nothing with the original. PositionError names what is not plain data."""
    if not isinstance(data, Mapping):
        raise PositionError("foreign")
    try:
        copied: dict[str, Any] = _copy(data, DEEPEST)
    except _NotPlain as bad:
        raise PositionError(bad.reason, game="", path=bad.path, **bad.limits) from None
    return copied


class _NotPlain(Exception):
    """Something that is not plain data. Its path is put together on the way out: good data need none."""

    def __init__(self, reason: str, **limits: int) -> None:
        self.reason, self.limits, self.path = reason, limits, ""

    def inside(self, key: str | int) -> _NotPlain:
        here = f"[{key}]" if isinstance(key, int) else key if len(key) <= 80 and key.isprintable() else "…"
        self.path = f"{here}.{self.path}" if self.path and self.path[0] != "[" else here + self.path
        return self


def _copy(value: object, depth: int) -> Any:
    if type(value) is str and len(value) <= LONGEST and value.isprintable():
        return value
    if isinstance(value, str):
        if len(value) > LONGEST or not value.isprintable():
            raise _NotPlain("text", most=LONGEST)
        return str(value)
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        if not -MOST <= value <= MOST:
            raise _NotPlain("number", most=MOST)
        return int(value)
    if not isinstance(value, _CONTAINERS):
        raise _NotPlain("shape")
    if not depth or len(value) > LONGEST:
        raise _NotPlain("size", most=LONGEST, deepest=DEEPEST)
    if isinstance(value, _ROWS):
        # Most rows are of numbers: those are looked at all at once.
        if _NUMBERS.issuperset(map(type, value)) and (not value or (min(value) >= -MOST and max(value) <= MOST)):
            return list(value)
        entries: list[Any] = []
        try:
            entries.extend(_copy(item, depth - 1) for item in value)
        except _NotPlain as bad:
            raise bad.inside(len(entries)) from None
        return entries
    found: dict[str, Any] = {}
    for key, item in value.items():
        if not isinstance(key, str):
            raise _NotPlain("shape")
        try:
            found[key] = item if type(item) is int and -MOST <= item <= MOST else _copy(item, depth - 1)
        except _NotPlain as bad:
            raise bad.inside(key) from None
    return found
