"""The scale on which bots and people are rated: OpenSkill's, in figures that chess players can read.

The arena rates bots on it, and the server people and bots alike. What the arena has found out about our own bots is
data here, `ratings.toml`, so that a newcomer meets a fair one before anybody has played.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

MU, SIGMA = 25.0, 25.0 / 3
"""Where a player starts about whom nothing is known."""

_SCALE, _BASE = 60.0, 1500.0


class Strength(msgspec.Struct, frozen=True):
    """What the model knows of a player: `mu` is the best guess, `sigma` how uncertain it is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def value(self) -> float:
        """The guess on our scale: 25 of the model is 1500."""
        return _BASE + _SCALE * (self.mu - MU)

    @property
    def spread(self) -> float:
        """Nineteen times in twenty the truth is within twice this of `value`."""
        return _SCALE * self.sigma


def measured(game: str, bot: str) -> Strength:
    """What the arena has found out about a bot; for a bot it does not know, where everybody starts."""
    return _measured().get(game, {}).get(bot, Strength())


@cache
def _measured() -> Mapping[str, Mapping[str, Strength]]:
    data = tomllib.loads(files(__package__).joinpath("ratings.toml").read_text(encoding="utf-8"))
    return msgspec.convert(data, dict[str, dict[str, Strength]])
