"""The reference bot: the first `greedy`, frozen, so that there is a bar that does not move.

It plays by `Game.evaluate`, the games' yardsticks, which nobody touches either. How much stronger another bot is can
be told years apart by its games against this one. Golden games in tests/bots hold every decision of it in place.
"""

from __future__ import annotations

from typing import Any

from underhall.bots.greedy import Greedy
from underhall.core import Game, Seat, State


class Reference(Greedy):
    def worth(self, game: Game[Any], state: State, seat: Seat) -> float:
        return game.evaluate(state, seat)
