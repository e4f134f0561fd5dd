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


def owned(data: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of JSON-able data that shares nothing with the original. PositionError names what is not plain data."""
    if not isinstance(data, Mapping):
        raise PositionError("foreign")
    copied: dict[str, Any] = _copy(data, "", DEEPEST)
    return copied


def _copy(value: object, path: str, depth: int) -> Any:
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        if not -MOST <= value <= MOST:
            raise PositionError("number", path=path, most=MOST)
        return int(value)
    if isinstance(value, str):
        if len(value) > LONGEST or not value.isprintable():
            raise PositionError("text", path=path, most=LONGEST)
        return str(value)
    if not isinstance(value, Mapping | list | tuple):
        raise PositionError("shape", path=path)
    if not depth or len(value) > LONGEST:
        raise PositionError("size", path=path, most=LONGEST, deepest=DEEPEST)
    if not isinstance(value, Mapping):
        # Most of a position is lists of numbers.
        return [
            item if type(item) is int and -MOST <= item <= MOST else _copy(item, f"{path}[{index}]", depth - 1)
            for index, item in enumerate(value)
        ]
    found: dict[str, Any] = {}
    for key, item in value.items():
        if not isinstance(key, str):
            raise PositionError("shape", path=path)
        name = key if len(key) <= 80 and key.isprintable() else "…"
        found[key] = _copy(item, f"{path}.{name}" if path else name, depth - 1)
    return found
