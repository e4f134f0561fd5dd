"""The check that no order comes from a hash: the same matches in processes with different PYTHONHASHSEED.

Each process imports the game by its address (`module:attribute`), plays, and prints for every position digests of
the game's answers. This module is also what those processes run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib import import_module
from random import Random
from subprocess import PIPE
from typing import Any

import msgspec

from underhall.conformance.registry import Scene, Wrong, check
from underhall.core import DEALER, Dealer, Event, Game, Setup
from underhall.core.positions import describe

HASH_SEEDS = ("0", "1", "2", "3", "4")
_PLIES = 400
_LARGE_EVERY = 4
"""Of so many positions, one is looked at whole: an order that comes from a set stays wrong for a while."""


@check("at_last", "hash_seeds")
def hash_seeds(scene: Scene) -> None:
    """The same seed gives the same moves, draws, views, events and positions under every PYTHONHASHSEED."""
    address = address_of(scene.game)
    if not address:
        scene.tally.notes.append(
            "hash_seeds was not run: other processes cannot import the game. Define it in a module, as a module-level "
            "instance such as GAME = MyGame(), not in __main__ or in a function."
        )
        return
    setups = [msgspec.to_builtins(setup) for setup in scene.tally.setups]
    task = json.dumps({"game": address, "setups": setups, "plies": _PLIES})
    texts = _elsewhere(task)
    for lines in zip(*(text.splitlines() for text in texts), strict=False):
        answers = [json.loads(line) for line in lines]
        for question in answers[0]:
            if any(answer.get(question) != answers[0][question] for answer in answers):
                raise Wrong(
                    f"under another PYTHONHASHSEED, {question} differ or come in another order at {answers[0]['at']}",
                    "Take no order from a set, or from a dict filled from a set; sort, or go through a list.",
                )
    if len({len(text.splitlines()) for text in texts}) > 1:
        raise Wrong("under another PYTHONHASHSEED, matches have another length", "Take no order from a set.")


def address_of(game: Game[Any]) -> str:
    """Where another process finds this very game: `module:attribute`; empty if it cannot."""
    name = type(game).__module__
    while name and name != "__main__":
        module = sys.modules.get(name)
        for attribute, value in vars(module).items() if module else ():
            if value is game:
                return f"{name}:{attribute}"
        name = name.rpartition(".")[0]
    return ""


def transcript(game: Game[Any], setup: Setup, plies: int) -> Iterator[dict[str, str]]:
    """For every position of a random match, digests of the game's answers; of the large ones, for some."""
    rng, dealer, draws = Random("hash seeds"), Dealer("hash seeds"), 0
    state, events = game.start(setup), list[Event]()
    for ply in range(plies):
        draw = game.chance(state)
        actors = game.actors(state)
        moves = [game.moves(state, seat) for seat in actors]
        answers = {
            "at": f"{setup.players} players, {dict(setup.options)}, move {ply}",
            "moves": _digest([list(map(str, offered)) for offered in moves]),
            "draws": _digest([draw.label, list(map(str, draw.outcomes))] if draw else None),
            "actors": _digest(actors),
            "events": _digest(events),
        }
        if ply % _LARGE_EVERY == 0 or game.is_over(state):
            answers |= {
                "views": _digest(game.views(state, (None, *range(setup.players)))),
                "positions": _digest(describe(game, setup, state)),
                "scores": _digest(game.scores(state)),
                "worlds": _digest(describe(game, setup, game.determinize(state, 0, Random(ply)))),
            }
        yield answers
        if game.is_over(state):
            return
        events.clear()
        if draw is not None:
            game.apply(state, DEALER, draw.outcomes[dealer.draw(draw.label, draws, len(draw.outcomes))], events)
            draws += 1
        else:
            index = rng.randrange(len(actors))
            game.apply(state, actors[index], rng.choice(moves[index]), events)


def _digest(answer: object) -> str:
    return blake2b(msgspec.json.encode(answer), digest_size=8).hexdigest()


def _elsewhere(task: str) -> list[str]:
    """What each of the processes prints."""
    path = os.pathsep.join(filter(None, sys.path))
    command = [sys.executable, "-m", "underhall.conformance.hash_seeds"]
    processes = []
    for hash_seed in HASH_SEEDS:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
        processes.append(subprocess.Popen(command, env=environment, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True))
    answers = [process.communicate(task) for process in processes]
    for process, hash_seed, (_, errors) in zip(processes, HASH_SEEDS, answers, strict=True):
        if process.returncode:
            raise Wrong(f"with PYTHONHASHSEED={hash_seed} the match failed:\n{errors}", "Run it that way and see.")
    return [output for output, _ in answers]


def main() -> None:
    """Play the matches that standard input asks for, and print their transcripts."""
    task = json.load(sys.stdin)
    module, _, attribute = task["game"].partition(":")
    game = getattr(import_module(module), attribute)
    for setup in msgspec.convert(task["setups"], list[Setup]):
        for line in transcript(game, setup, task["plies"]):
            print(json.dumps(line))


if __name__ == "__main__":
    main()
