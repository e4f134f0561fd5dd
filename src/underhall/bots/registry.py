"""Which bots there are. Other distributions add theirs through the entry-point group `underhall.bots`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from underhall.bots.greedy import Greedy
from underhall.bots.random import Uniform
from underhall.bots.reference import Reference
from underhall.bots.search import Search
from underhall.bots.situation import Bot
from underhall.core import plugins
from underhall.core.messages import told
from underhall.core.plugins import Broken
from underhall.core.record import check_text
from underhall.core.refusals import SetupError, nearest

Factory = Callable[[str], Bot]
"""Makes a bot from a seed: the same seed and the same situations give the same moves."""

REFERENCE = "reference"
"""The bot that others are measured by. It is no opponent for people: `greedy` plays the same way by newer estimates."""


def bots() -> dict[str, Factory]:
    """All bots by name, in alphabetical order. Ours cannot be replaced, only added to.

    A plug-in that cannot be used is left out, with a PluginWarning that says why.
    """
    for broken in _found()[1].values():
        broken.warn()
    return dict(_found()[0])


def opponents() -> list[str]:
    """The names of the bots that people are offered to play against."""
    return [name for name in _found()[0] if name != REFERENCE]


def broken_bots() -> dict[str, SetupError]:
    """The plug-ins that `bots` leaves out, and why each cannot be used."""
    return {name: broken.error for name, broken in _found()[1].items()}


@cache
def _found() -> tuple[dict[str, Factory], dict[str, Broken]]:
    """The bots that can be used, and those that cannot. Looking for entry points takes tens of milliseconds, so it is
    done once per process."""
    found: dict[str, Factory] = {"greedy": Greedy, "random": Uniform, REFERENCE: Reference, "search": Search}
    broken: dict[str, Broken] = {}
    for point in sorted(entry_points(group="underhall.bots")):
        if point.name in found or point.name in broken:
            continue
        loaded = plugins.load(point)
        if isinstance(loaded, Broken):
            broken[point.name] = loaded
        elif callable(loaded):
            found[point.name] = loaded
        else:
            broken[point.name] = plugins.broken(point, "plugin_bot")
    return dict(sorted(found.items())), broken


def is_bot(name: object) -> bool:
    return isinstance(name, str) and name in _found()[0]


def bot(name: str, seed: str) -> Bot:
    """A bot by name. SetupError if there is none of that name, if it cannot be used, or if the seed is not text."""
    found, broken = _found()
    given: object = name
    if isinstance(given, str) and given in broken:
        raise broken[given].error
    if not is_bot(name):
        near = nearest(told(name), found)
        raise SetupError("bot_near" if near else "bot", bot=told(name), near=near, known=tuple(found))
    return found[name](check_text(seed))
