"""Hunting for errors: many games of a game, everything checked at every ply, and what was seen counted.

    python -m bench.hunt mountain_king --games 500
    python -m bench.hunt mountain_king --games 50 --players 4 --option teams=true --bot greedy

Each player count is played in turn, unless one is given. At every ply the components are counted and the moves looked
at; a game that fails is saved as a record, which `underhall.load` replays up to the failure. What should be seen
at least once is in `bench/coverage_<game>.py`, if there is one: GOALS, and `tags(before, seat, move, after)`. It may
also have `guide(state, seat, moves, rng)`, which chooses for `--bot guided`, to see what luck alone rarely reaches.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import underhall
from underhall.core import DEALER, Game, Move, OptionValue, Seat, Setup
from underhall.core.frozen import tag_of
from underhall.core.record import Line, Record, write

Tags = Callable[[Any, Seat, Move, Any], Iterable[str]]
Choose = Callable[[Any, Seat, list[Move], Random], Move]

MOST_PLIES = 20_000


class Failure(Exception):
    """What went wrong, and the plies that led there."""

    def __init__(self, problem: str, setup: Setup, lines: list[Line]) -> None:
        super().__init__(problem)
        self.setup = setup
        self.lines = lines


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.hunt", description=__doc__.split("\n", 1)[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="games for each player count")
    parser.add_argument("--players", type=int, help="this count only")
    parser.add_argument("--bot", choices=("random", "greedy", "guided"), default="random")
    parser.add_argument("--seed", default="hunt")
    parser.add_argument("--out", type=Path, default=Path("hunted"), help="where records of failures go")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args(arguments)
    game = underhall.game(asked.game)
    options = dict(_option(game, text) for text in asked.option)
    goals, tags = _coverage(asked.game)
    choose = _chooser(game, asked.bot)
    seen: Counter[str] = Counter()
    failures = 0
    for players in game.players if asked.players is None else (asked.players,):
        setup = game.setup(players, options)
        plies = 0
        for number in range(asked.games):
            seed = f"{asked.seed}/{players}/{number}"
            try:
                plies += play(game, setup, Random(seed), seen, tags, choose)
            except Failure as failure:
                failures += 1
                place = _save(game, failure, asked.out, seed)
                print(f"failed: {players} players, seed {seed!r}: {failure}\n  record: {place}", file=sys.stderr)
        print(f"{players} players: {asked.games} games, {plies} plies")
    width = max(map(len, seen), default=0)
    for tag, times in sorted(seen.items()):
        print(f"  {tag:<{width}} {times:>9}")
    missing = [goal for goal in goals if not seen[goal]]
    print(f"missing: {', '.join(missing) if missing else 'nothing'}")
    print(f"failures: {failures}")
    return 1 if failures else 0


def play(
    game: Game[Any], setup: Setup, rng: Random, seen: Counter[str], tags: Tags | None, choose: Choose | None
) -> int:
    """One game, checked at every ply; returns their number."""
    lines: list[Line] = []
    try:
        state = game.start(setup)
        box = game.components(state)
        for ply in range(MOST_PLIES):
            if game.components(state) != box:
                raise ValueError(f"components were created or lost: {_changes(box, game.components(state))}")
            draw = game.chance(state)
            seat, options = DEALER, list(draw.outcomes) if draw is not None else []
            if draw is None:
                actors = game.actors(state)
                if not actors:
                    return ply
                seat = actors[0]
                options = game.moves(state, seat)
                if not options or len(set(options)) != len(options):
                    raise ValueError(f"{state.agenda[-1]}: no move, or one offered twice")
            move = rng.choice(options) if draw is not None or choose is None else choose(state, seat, options, rng)
            # A match takes forced decisions by itself and does not record them.
            if draw is not None or len(options) > 1 or len(actors) > 1 or state.agenda[-1].hidden:
                lines.append(Line(seat, str(move)))
            before = game.copy(state) if tags is not None else None
            game.apply(state, seat, move)
            seen[f"move {tag_of(type(move))}"] += 1
            if tags is not None:
                seen.update(tags(before, seat, move, state))
        raise ValueError(f"still not over after {MOST_PLIES} plies")
    except Exception as problem:
        raise Failure(f"{type(problem).__name__}: {problem}", setup, lines) from problem


def _chooser(game: Game[Any], bot: str) -> Choose | None:
    """How a bot of this name chooses; None for luck alone."""
    if bot == "greedy":
        return partial(_best, game)
    if bot == "guided":
        guide: Choose = import_module(f"bench.coverage_{game.id}").guide
        return guide
    return None


def _best(game: Game[Any], state: Any, seat: Seat, options: list[Move], rng: Random) -> Move:
    """The move with the best evaluation right after it, of up to forty; equal ones at random."""
    tried = options if len(options) <= 40 else rng.sample(options, 40)
    values = []
    for move in tried:
        twin = game.copy(state)
        game.apply(twin, seat, move)
        values.append((game.evaluate(twin, seat), rng.random()))
    return tried[values.index(max(values))]


def _coverage(name: str) -> tuple[tuple[str, ...], Tags | None]:
    if find_spec(f"bench.coverage_{name}") is None:
        return (), None
    module = import_module(f"bench.coverage_{name}")
    return module.GOALS, module.tags


def _option(game: Game[Any], text: str) -> tuple[str, OptionValue]:
    """An option as typed: the value of the game that is written like it, or the text itself."""
    name, _, value = text.partition("=")
    for option in game.options:
        if option.name == name:
            for known in option.values:
                if str(known).lower() == value.lower():
                    return name, known
    return name, value


def _changes(before: dict[str, int], after: dict[str, int]) -> str:
    changed = [name for name in {**before, **after} if before.get(name, 0) != after.get(name, 0)]
    return ", ".join(f"{name} {before.get(name, 0)} -> {after.get(name, 0)}" for name in changed)


def _save(game: Game[Any], failure: Failure, folder: Path, seed: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    place = folder / f"{game.id}-{seed.replace('/', '-')}.txt"
    place.write_text(write(Record(failure.setup, game.edition, tuple(failure.lines))), encoding="utf-8")
    return place


if __name__ == "__main__":
    sys.exit(main())
