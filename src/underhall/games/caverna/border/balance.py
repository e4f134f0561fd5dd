"""What the arena counts when it measures how good the components are: furnishings."""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Seat
from underhall.games.caverna.box.catalogue import IDS
from underhall.games.caverna.state import CavernaState

COUNTED: Final = tuple(f"tile:{furnishing}" for furnishing in IDS)


def held(state: CavernaState, seat: Seat) -> list[str]:
    """A cave's furnishings, those it began with included."""
    return [f"tile:{IDS[tile]}" for _, tile in state.homes[seat].rooms]
