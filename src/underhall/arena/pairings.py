"""Which games are to be played: line-ups of bots, the same seeds for all of them, every rotation of the seats.

A seed is played once per rotation, so over one seed every bot sits in every seat and meets the same draws.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

import msgspec

import underhall
from underhall.core import ArgumentError, OptionValue
from underhall.core.messages import told

_MOST = 10**6


class Pairing(msgspec.Struct, frozen=True):
    """One game to be played. `bots` are in the order of the seats; `rotation` tells how far the line-up was turned. So
    many moves of the `opening` are made at random before the bots begin."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str
    rotation: int = 0
    options: dict[str, OptionValue] = {}
    opening: int = 0

    @property
    def key(self) -> str:
        """What makes two pairings the same game: equal keys are played and counted once."""
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        key = f"{self.game} {self.players} [{options}] {','.join(self.bots)} {self.rotation} {self.seed}"
        return f"{key} +{self.opening}" if self.opening else key


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every line-up of different bots for `players` seats.

    With fewer bots than seats they sit in turn (`a b a b`), which also makes them partners in games of two teams.
    """
    if len(bots) <= players:
        return [tuple(bots[seat % len(bots)] for seat in range(players))]
    return list(combinations(bots, players))


def rotations(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """The line-up turned seat by seat, each arrangement once: `a b a b` has two."""
    return list(dict.fromkeys((*lineup[shift:], *lineup[:shift]) for shift in range(len(lineup))))


def schedule(
    game: str,
    bots: Sequence[str],
    *,
    players: int,
    seeds: int,
    seed: str = "arena",
    options: Mapping[str, OptionValue] | None = None,
    opening: tuple[int, int] = (0, 0),
) -> list[Pairing]:
    """A round-robin: every line-up plays every seed in every rotation. With one player, every bot plays every seed.

    How long the random `opening` of a seed is, between those two, is drawn for each seed: the same for all line-ups.
    Raises SetupError for the game, its players and options, ArgumentError for anything else. Whether there are bots of
    those names is found out when they play.
    """
    underhall.game(game).setup(players, {} if options is None else options)
    _check(bots, seeds, opening)
    return list(_pairings(game, bots, players, seeds, seed, dict(options or {}), opening))


def _pairings(
    game: str,
    bots: Sequence[str],
    players: int,
    seeds: int,
    seed: str,
    options: dict[str, OptionValue],
    opening: tuple[int, int],
) -> Iterator[Pairing]:
    companies = [(bot,) for bot in bots] if players == 1 else lineups(bots, players)
    for number in range(seeds):
        own = f"{seed}-{number}"
        moves = Random(f"{own} opening").randint(*opening)
        for lineup in companies:
            for rotation, seats in enumerate(rotations(lineup)):
                yield Pairing(game, players, seats, own, rotation, options, moves)


def _check(bots: object, seeds: object, opening: object) -> None:
    if not (isinstance(bots, list | tuple) and bots and all(isinstance(bot, str) for bot in bots)):
        raise ArgumentError("bots", bots=told(bots))
    if not _is_count(seeds):
        raise ArgumentError("number", name="seeds", number=told(seeds))
    pair = opening if isinstance(opening, list | tuple) else ()
    if len(pair) != 2 or not all(map(_is_count, pair)) or pair[0] > pair[1]:
        raise ArgumentError("number", name="opening", number=told(opening))


def _is_count(number: object) -> bool:
    return type(number) is int and 0 <= number < _MOST
