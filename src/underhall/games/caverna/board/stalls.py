"""What people are shown of the animals: where each of them stands. `animals` finds it out."""

from __future__ import annotations

import msgspec


class Stall(msgspec.Struct, frozen=True):
    """An area with the animals in it. `species` is empty if it stands empty; `capacity` counts the watching dogs."""

    area: str
    squares: tuple[str, ...]
    capacity: int
    species: str = ""
    animals: int = 0
    dogs: int = 0


class Arrangement(msgspec.Struct, frozen=True):
    """Every area of a home, and the animals that found no place. Dogs not named watch nowhere."""

    stalls: tuple[Stall, ...]
    homeless: dict[str, int]
