"""Uniformly random play through the protocol beneath `Match`: list every move, make one, draw with a cheap generator.

Also run in a process of its own (`python -m bench.random_play GAME PLAYERS`) to see what a whole game takes in memory.
"""

from __future__ import annotations

import resource
import sys
from pathlib import Path
from random import Random
from typing import Any

import underhall
from underhall.core import DEALER, Game, Match, Setup, State, loading


def play(game: Game[Any], setup: Setup, random: Random, *, decisions: int | None = None) -> tuple[int, State]:
    """A game, or its first `decisions`. Returns how many decisions were made, forced ones included, and the state."""
    state: State = game.start(setup)
    number = random.random
    made = 0
    while made != decisions:
        actors = game.actors(state)
        if actors:
            seat = actors[0]
            moves = game.moves(state, seat)
            game.apply(state, seat, moves[int(number() * len(moves))])
            made += 1
            continue
        draw = game.chance(state)
        if draw is None:
            break
        outcomes = draw.outcomes
        game.apply(state, DEALER, outcomes[int(number() * len(outcomes))])
    return made, state


def play_match(game: Game[Any], setup: Setup, seed: str) -> Match:
    """A whole match with its record, as people play it."""
    random = Random(seed)
    match = loading.new(game, setup, seed)
    while (decision := match.decision) is not None:
        seat = decision.seats[0]
        match.play(random.choice(match.moves(seat)), seat)
    return match


def peak_megabytes() -> float:
    """The most memory this process ever held. VmHWM where there is one: ru_maxrss is inherited through fork."""
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text(encoding="ascii").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    scale = 1024 * 1024 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / scale


if __name__ == "__main__":
    name, players = sys.argv[1], int(sys.argv[2])
    played = underhall.game(name)
    play_match(played, played.setup(players, {}), "memory").record()
    print(peak_megabytes())
