"""Kept parts: what was built from the same sources need not be built again.

A program that shows one match again and again has a `Kept` for it and hands it to `Game.shown`. A part is found by its
name and stays valid as long as its sources, everything it is built from, are equal.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

T = TypeVar("T")


class Kept:
    """The newest part under each name."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[Hashable, object]] = {}

    def part(self, name: Hashable, sources: Hashable, make: Callable[[], T]) -> T:
        """The part with this name: the very same object if its sources are equal, else a new one.

        The sources are a snapshot (tuples, numbers, texts): something that changes in play could not be compared later.
        """
        known = self._parts.get(name)
        if known is not None and known[0] == sources:
            part: T = known[1]  # type: ignore[assignment]  # what was made under this name
            return part
        made = make()
        self._parts[name] = (sources, made)
        return made
