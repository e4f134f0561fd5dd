"""Digests of whole random matches: what proves that a faster engine plays the same games.

A digest covers the legal moves of every decision, the events of every move, the record and the final position. The
matches go round all player counts and all values of the options. `python -m tests.digests` compares all of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import underhall
from underhall.core import Game, Setup, SetupError, loading

MATCHES = 200
"""How many matches of each game have a digest."""
GAMES = tuple(underhall.all_games())


def golden(game: str) -> Path:
    """The file with the digests of a game, one line per match."""
    return Path(__file__).with_name(f"{game}.txt")


def digest(name: str, number: int) -> str:
    """One match as a line: its number, its setup, how many plies it has, and the digest of all of it."""
    game = underhall.game(name)
    settings = list(_settings(game))
    setup = settings[number % len(settings)]
    random = Random(f"digest {number}")
    match = loading.new(game, setup, f"digest {number}")
    seen = blake2b(digest_size=16)
    while (decision := match.decision) is not None:
        seat = decision.seats[-1]
        moves = match.moves(seat)
        seen.update(" | ".join(map(str, moves)).encode())
        events = match.play(moves[int(random.random() * len(moves))], seat)
        seen.update(repr(events).encode())
    seen.update(match.record().encode())
    seen.update(json.dumps(match.dump(), sort_keys=True).encode())
    chosen = [f"{option}={value}" for option, value in setup.options.items()]
    return f"{number}: {setup.players} players, {', '.join(chosen)}, {match.ply} plies, {seen.hexdigest()}"


def _settings(game: Game[Any]) -> Iterator[Setup]:
    """Every player count with every value of every option, the other options left at their defaults."""
    choices: list[dict[str, Any]] = [{}]
    for option in game.options:
        choices += [{option.name: value} for value in option.values if value != option.default]
    for chosen in choices:
        for players in game.players:
            try:
                yield game.setup(players, chosen)
            except SetupError:  # no such seat at this table, or no teams of this many
                continue
