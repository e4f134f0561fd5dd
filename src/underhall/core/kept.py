"""Kept parts: what was made from the same things before need not be made again.

Whoever shows one match again and again has a `Kept` for it and hands it to `Game.shown`. A part is found by its name,
and stands as long as its sources, everything that it is made from, are equal.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

T = TypeVar("T")


class Kept:
    """The newest part of every name."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[Hashable, object]] = {}

    def part(self, name: Hashable, sources: Hashable, make: Callable[[], T]) -> T:
        """The part of this name: the very same one if it was made from equal sources, else a new one.

        The sources are a snapshot (tuples, numbers, texts): what changes in play cannot be compared with later.
        """
        known = self._parts.get(name)
        if known is not None and known[0] == sources:
            part: T = known[1]  # type: ignore[assignment]  # what was made under this name
            return part
        made = make()
        self._parts[name] = (sources, made)
        return made
