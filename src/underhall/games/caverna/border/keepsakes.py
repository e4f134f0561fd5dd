"""What a game of Caverna is remembered by: the furnishings of a player's cave."""

from __future__ import annotations

from underhall.core.agenda import Seat
from underhall.games.caverna.box.catalogue import IDS
from underhall.games.caverna.state import CavernaState


def keepsakes(state: CavernaState, seat: Seat) -> list[str]:
    return [IDS[tile] for _, tile in state.homes[seat].rooms]
