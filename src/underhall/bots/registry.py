"""Which bots there are. Other distributions add theirs through the entry-point group `underhall.bots`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from underhall.bots.greedy import Greedy
from underhall.bots.random import Uniform
from underhall.bots.situation import Bot

Factory = Callable[[str], Bot]
"""Makes a bot from a seed: the same seed and the same situations give the same moves."""


def bots() -> dict[str, Factory]:
    """All bots by name, in alphabetical order. Ours cannot be replaced, only added to."""
    return dict(_found())


@cache
def _found() -> dict[str, Factory]:
    """Looking for entry points takes tens of milliseconds, so it is done once per process."""
    found: dict[str, Factory] = {"greedy": Greedy, "random": Uniform}
    for point in entry_points(group="underhall.bots"):
        if point.name not in found:
            found[point.name] = point.load()
    return dict(sorted(found.items()))


def is_bot(name: str) -> bool:
    return name in _found()


def bot(name: str, seed: str) -> Bot:
    """A bot by name. KeyError if there is none; ask `is_bot` first about names that people typed."""
    return _found()[name](seed)
