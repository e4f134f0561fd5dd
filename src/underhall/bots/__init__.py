"""Bots: programs that take a seat. A bot sees a `Situation`, which holds what its seat may know, and picks a move.

`bots` lists them by name, `bot` makes one from a seed, `play_out` lets them play a match. `random` and `greedy` are
the modules to read; docs/bots.md shows how to write another. The interface to the games is `underhall.core.game`.
"""

from __future__ import annotations

from underhall.bots.levels import LEVELS
from underhall.bots.planning import Budget
from underhall.bots.registry import Factory, bot, bots, broken_bots, is_bot, opponents
from underhall.bots.situation import Bot, Situation, play_out, situation

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Factory",
    "Situation",
    "bot",
    "bots",
    "broken_bots",
    "is_bot",
    "opponents",
    "play_out",
    "situation",
]
