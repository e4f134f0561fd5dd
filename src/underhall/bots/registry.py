"""Which bots there are. Other distributions add theirs through the entry-point group `underhall.bots`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from typing import Final

from underhall.bots.greedy import Greedy
from underhall.bots.levels import LEVELS, player
from underhall.bots.planning import MOST, Budget
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
"""Makes a bot from a seed: the same seed and the same situations give the same moves. Ours that think by a budget
(`masterly`, `search`) take it as the keyword `budget` too."""

_PATIENT: Final[dict[str, Callable[..., Bot]]] = {"search": Search, **{name: partial(player, name) for name in LEVELS}}
"""The bots that take a budget."""
_AMOUNT: Final = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,3})?)(s)|([1-9][0-9]{0,8})")
REFERENCE = "reference"
"""The bot that others are measured by. It is no opponent for people: `greedy` plays the same way by newer estimates."""

_OURS: Final[dict[str, Factory]] = {"greedy": Greedy, "random": Uniform, REFERENCE: Reference, **_PATIENT}


def bots() -> dict[str, Factory]:
    """All bots by name, in alphabetical order. Ours cannot be replaced, only added to.

    A plug-in that cannot be used is left out, with a PluginWarning that says why.
    """
    for broken in _found()[1].values():
        broken.warn()
    return dict(_found()[0])


def opponents() -> list[str]:
    """The names of the bots that people are offered to play against: the levels, friendliest first, then `random`, then
    bots of plug-ins."""
    return [*LEVELS, "random", *(name for name in _found()[0] if name not in _OURS)]


def broken_bots() -> dict[str, SetupError]:
    """The plug-ins that `bots` leaves out, and why each cannot be used."""
    return {name: broken.error for name, broken in _found()[1].items()}


@cache
def _found() -> tuple[dict[str, Factory], dict[str, Broken]]:
    """The bots that can be used, and those that cannot."""
    found: dict[str, Factory] = dict(_OURS)
    broken: dict[str, Broken] = {}
    for point in plugins.points("underhall.bots"):
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
    """Whether there is a bot of that name, which may end in a budget: `masterly@8000`, `search@0.5s`."""
    if not isinstance(name, str):
        return False
    plain, at, amount = name.partition("@")
    return (plain in _OURS or plain in _found()[0]) and (not at or (plain in _PATIENT and _budget(amount) is not None))


def bot(name: str, seed: str, *, budget: Budget | None = None, seconds: float = 0.0) -> Bot:
    """A bot by name, with a budget of its own if the name ends in one: `masterly@8000` looks at 8,000 positions per
    decision, `masterly@0.5s` thinks for half a second of processor time. A `budget` overrides that, and `seconds`
    limits processor time as well; bots that do not think by a budget ignore both. SetupError if there is no bot of that
    name, if it cannot be used, if the seed is not text, or if it cannot think by that budget or those seconds.
    """
    if not is_bot(name):
        found, broken = _found()
        given: object = name
        if isinstance(given, str) and given in broken:
            raise broken[given].error
        near = nearest(told(name), found)
        raise SetupError("bot_near" if near else "bot", bot=told(name), near=near, known=tuple(found))
    _check_limits(budget, seconds)
    plain, _, amount = name.partition("@")
    budget = budget or _budget(amount)
    if plain in _PATIENT:
        return _PATIENT[plain](check_text(seed), budget=budget, seconds=seconds)
    return (_OURS.get(plain) or _found()[0][plain])(check_text(seed))


def _check_limits(budget: object, seconds: object) -> None:
    if budget is not None and not (
        isinstance(budget, Budget) and _is_count(budget.positions) and _is_time(budget.seconds)
    ):
        raise SetupError("bot_budget", budget=told(budget), most=MOST)
    if not _is_time(seconds):
        raise SetupError("bot_seconds", seconds=told(seconds), most=MOST)


def _is_count(positions: object) -> bool:
    return isinstance(positions, int) and 0 < positions <= MOST


def _is_time(seconds: object) -> bool:
    return isinstance(seconds, int | float) and 0 <= seconds <= MOST


def _budget(amount: str) -> Budget | None:
    """What follows the @ in a bot's name: positions, or seconds if there is an s."""
    found = _AMOUNT.fullmatch(amount)
    if found is None:
        return None
    if found[2]:
        seconds = float(found[1])
        return Budget(MOST, seconds) if seconds else None  # no seconds would be no limit
    return Budget(int(found[3]))
