"""Matches of Pebbles for the tests of the core."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.core.pebbles import GAME
from underhall.core import Match, OptionValue
from underhall.core.loading import new


def begin(players: int = 2, seed: str = "pebbles", seats: tuple[str, ...] = (), **options: OptionValue) -> Match:
    """A fresh match, at its first decision."""
    return new(GAME, GAME.setup(players, options), seed, seats=seats)


def play(match: Match, *moves: str) -> Match:
    """Play moves given as text, each for the first seat that has to decide."""
    for move in moves:
        match.play(move)
    return match


def play_out(match: Match, seed: int = 0) -> Match:
    """Play at random to the end."""
    rng = Random(seed)
    while not match.over:
        match.play(rng.choice(match.moves()))
    return match


def traces(match: Match) -> tuple[Any, ...]:
    """Everything that can be seen of a match from outside: equal before and after anything that must not change it."""
    seats = (None, *range(match.setup.players))
    views = tuple(str(match.view(seat)) for seat in seats)
    moves = tuple(tuple(map(str, match.moves(seat))) for seat in range(match.setup.players))
    return match.record(), str(match.dump()), views, moves, match.plies
