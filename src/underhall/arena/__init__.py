"""The arena: bots play many games against each other, and the results say who is stronger and by how much.

`pairings` plans the games, `playing` plays one, `running` spreads them over processes or a Ray cluster, `results`
keeps them in a file that only grows, `figures` and `ratings` sum them up, `report` draws them. `underhall arena`
is the command; `underhall.bots` holds the players.
"""

from __future__ import annotations

from underhall.arena.figures import Standing, standings_of
from underhall.arena.pairings import Pairing, schedule
from underhall.arena.playing import Fault, Limits, Result, play
from underhall.arena.results import ArenaError, Results
from underhall.arena.running import run_here, run_on_ray

__all__ = [
    "ArenaError",
    "Fault",
    "Limits",
    "Pairing",
    "Result",
    "Results",
    "Standing",
    "play",
    "run_here",
    "run_on_ray",
    "schedule",
    "standings_of",
]
