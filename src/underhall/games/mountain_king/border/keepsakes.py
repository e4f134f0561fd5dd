"""What a game of the Mountain King is remembered by: the trolls that a player recruited."""

from __future__ import annotations

from underhall.core.agenda import Seat
from underhall.games.mountain_king.box.cards import CARDS, LEVEL
from underhall.games.mountain_king.state import SMOOT, TableState


def keepsakes(state: TableState, seat: Seat) -> list[str]:
    """Starting trolls were dealt, not chosen."""
    return [CARDS[card].id for card in state.smoot[SMOOT[seat]] if card >= 0 and LEVEL[card] > 0]
