"""The peer: catanatron, a Catan engine in pure Python, with four random players."""

from __future__ import annotations

from random import Random

from catanatron.game import TURNS_LIMIT
from catanatron.game import Game as Catan
from catanatron.models.player import Color, RandomPlayer


def start(random: Random) -> Catan:
    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    return Catan([RandomPlayer(color) for color in colors], seed=random.randrange(1 << 31))


def play(random: Random, *, decisions: int | None = None) -> tuple[int, Catan]:
    """A game, or its first `decisions`. A `play_tick` is one decision: it picks from the listed actions, makes the
    move, and lists the next ones. Forced decisions count, as ours do."""
    game = start(random)
    made = 0
    while made != decisions and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        made += 1
    return made, game
