"""Which bots there are. Other distributions add theirs through the entry-point group `underhall.bots`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from underhall.bots.greedy import Greedy
from underhall.bots.random import Uniform
from underhall.bots.reference import Reference
from underhall.bots.situation import Bot
from underhall.core.messages import told
from underhall.core.record import check_text
from underhall.core.refusals import SetupError, nearest

Factory = Callable[[str], Bot]
"""Makes a bot from a seed: the same seed and the same situations give the same moves."""

REFERENCE = "reference"
"""The bot that others are measured by. It is no opponent for people: `greedy` plays the same way, and better."""


def bots() -> dict[str, Factory]:
    """All bots by name, in alphabetical order. Ours cannot be replaced, only added to."""
    return dict(_found())


def opponents() -> list[str]:
    """The names of the bots that people are offered to play against."""
    return [name for name in _found() if name != REFERENCE]


@cache
def _found() -> dict[str, Factory]:
    """Looking for entry points takes tens of milliseconds, so we look once per process."""
    found: dict[str, Factory] = {"greedy": Greedy, "random": Uniform, REFERENCE: Reference}
    for point in entry_points(group="underhall.bots"):
        if point.name not in found:
            found[point.name] = point.load()
    return dict(sorted(found.items()))


def is_bot(name: object) -> bool:
    return isinstance(name, str) and name in _found()


def bot(name: str, seed: str) -> Bot:
    """A bot by name. SetupError if there is none of that name, or if the seed is not text."""
    if not is_bot(name):
        near = nearest(told(name), _found())
        raise SetupError("bot_near" if near else "bot", bot=told(name), near=near, known=tuple(_found()))
    return _found()[name](check_text(seed))
