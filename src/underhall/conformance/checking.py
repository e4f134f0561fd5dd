"""`check_game`: all checks, over player counts, options and seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from underhall.conformance.anatomy import attributes_of
from underhall.conformance.laws import CHECKS, run
from underhall.conformance.registry import Scene, Tally
from underhall.conformance.walk import walk
from underhall.core import Game, OptionValue, Setup, SetupError


class Report(msgspec.Struct, frozen=True):
    """What was checked, when nothing failed."""

    game: str
    setups: int
    matches: int
    positions: int
    decisions: int
    draws: int
    longest: int
    """Plies of the longest match."""
    most_moves: int
    """The most moves that one decision offered."""
    checks: dict[str, int]
    """How often each check was run."""
    notes: tuple[str, ...] = ()
    """What could not be checked, and why."""

    def __str__(self) -> str:
        lines = [
            f"{self.game}: {len(self.checks)} checks held in {self.matches} matches of {self.setups} setups "
            f"({self.positions} positions, {self.decisions} decisions, {self.draws} draws; "
            f"longest match {self.longest} plies, at most {self.most_moves} moves to choose from)"
        ]
        return "\n".join([*lines, *self.notes])


def check_game(
    game: Game[Any],
    *,
    players: int | Iterable[int] | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seeds: int | Sequence[str] = 3,
    plies: int = 10_000,
    rng: str = "check_game",
    progress: Callable[[str], None] | None = None,
) -> Report:
    """Hold a game to every law of the kit by random play; ConformanceError names the first that is broken.

    By default all player counts are played, with the default options and with every value of every option, `seeds`
    matches each: a number, or the seeds themselves. `players` and `options` narrow that down. A match that lasts longer
    than `plies` moves and draws counts as endless. The moves are chosen by a generator seeded with `rng`: the same
    arguments make the same matches. `progress` is called with a line of text before every match.
    """
    tally = Tally()
    tally.attributes = {name: repr(value) for name, value in attributes_of(game).items()}
    before = Scene(game, None, "", Random(rng), tally)
    run("once", before)
    setups = _setups(game, players, options)
    tally.setups = _few(setups)
    names = [str(number) for number in range(seeds)] if isinstance(seeds, int) else list(seeds)
    for setup in setups:
        for seed in names:
            scene = Scene(game, setup, seed, Random(f"{rng}/{seed}/{setup!r}"), tally)
            if progress is not None:
                progress(scene.place())
            walk(scene, plies)
    run("at_last", before)
    return Report(
        game=game.id,
        setups=len(setups),
        matches=tally.matches,
        positions=tally.positions,
        decisions=tally.decisions,
        draws=tally.draws,
        longest=tally.longest,
        most_moves=tally.most_moves,
        checks={name: tally.checks[name] for name in CHECKS},
        notes=tuple(tally.notes),
    )


def _setups(
    game: Game[Any], players: int | Iterable[int] | None, options: Mapping[str, OptionValue] | None
) -> list[Setup]:
    """Every setup to be played; a combination of options that the game refuses is left out."""
    counts = game.players if players is None else (players,) if isinstance(players, int) else tuple(players)
    if options is not None:
        return [game.setup(count, options) for count in counts]
    found: list[Setup] = []
    for turn, count in enumerate(counts):
        found += _combinations(game, count, turn)
    return found


def _combinations(game: Game[Any], count: int, turn: int) -> list[Setup]:
    """Setups of one player count in which every value of every option comes up: the defaults, and as many more as the
    option with the most values has; `turn` mixes them differently for every count."""
    values = [option.values or (option.default,) for option in game.options]
    found = [game.setup(count, {})]
    for row in range(max(map(len, values), default=0)):
        chosen = [these[(row + turn * column) % len(these)] for column, these in enumerate(values)]
        try:
            setup = game.setup(count, {option.name: value for option, value in zip(game.options, chosen, strict=True)})
        except SetupError:
            continue  # leave out a combination that the game refuses
        if setup not in found:
            found.append(setup)
    return found


def _few(setups: list[Setup]) -> list[Setup]:
    """A handful of setups from the whole range, for checks that start processes."""
    return setups[:: max(1, len(setups) // 3)]
