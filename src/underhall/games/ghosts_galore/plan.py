"""The whole game as a list of what is done, in the order of the rulebook."""

from __future__ import annotations

from underhall.core.agenda import Step
from underhall.core.game import Setup
from underhall.games.ghosts_galore.box.components import ROUNDS
from underhall.games.ghosts_galore.claiming import Round
from underhall.games.ghosts_galore.secret import ChooseSecret, DealSecret, PlaceSecret
from underhall.games.ghosts_galore.setup import ChooseSides, DealBoard, DrawFirstPlayer


def plan(setup: Setup) -> list[Step]:
    """The agenda of a new match: what is done first stands last."""
    seats = range(setup.players)
    expert = setup.options["variant"] == "expert"
    in_order: list[Step] = [
        *(DealBoard(seat) for seat in seats),
        ChooseSides(),
        *(DealSecret(seat) for seat in seats for _ in range(2 if expert else 1)),
        *([ChooseSecret()] if expert else []),
        *([DrawFirstPlayer()] if setup.options["first_player"] == "random" else []),
        *(Round(number) for number in range(1, ROUNDS + 1)),
        PlaceSecret(),
    ]
    return in_order[::-1]
