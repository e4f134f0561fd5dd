"""Plug-ins: games and bots of other distributions, found through entry points.

A plug-in that cannot be used must not take the others with it. It is left out, with a warning that names its entry
point and the cause; anyone who asks for it by name gets the same sentence as an error.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

import msgspec

from underhall.core.messages import Fact, told
from underhall.core.refusals import SetupError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


class PluginWarning(UserWarning):
    """A plug-in was left out, because it cannot be used."""


class Broken(msgspec.Struct, frozen=True):
    """A plug-in that cannot be used: the code of its error, and the facts."""

    code: str
    facts: dict[str, Fact]

    @property
    def error(self) -> SetupError:
        return SetupError(self.code, **self.facts)

    def warn(self) -> None:
        warnings.warn(str(self.error), PluginWarning, stacklevel=3)


def points(group: str) -> list[EntryPoint]:
    """The entry points of a group, sorted. Looking takes tens of milliseconds, and to import what looks takes as long
    as all of our core: do it once per process, and only for what is not ours."""
    from importlib.metadata import entry_points

    return sorted(entry_points(group=group))


def load(point: EntryPoint) -> object:
    """What an entry point names, or a `Broken`: a plug-in may do anything when it is imported."""
    try:
        loaded: object = point.load()
    except (Exception, SystemExit) as problem:
        return broken(point, "plugin", problem=told(f"{type(problem).__name__}: {problem}"))
    return loaded


def broken(point: EntryPoint, code: str, **facts: Fact) -> Broken:
    """What to say about an entry point that cannot be used."""
    return Broken(code, {"group": point.group, "word": f"{point.name} = {point.value}", **facts})
