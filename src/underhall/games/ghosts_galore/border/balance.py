"""What the arena counts when it measures how good the components are: tiles and board sides."""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Seat
from underhall.games.ghosts_galore.board.boards import SIDE_IDS
from underhall.games.ghosts_galore.board.tiles import NONE, TILE_IDS
from underhall.games.ghosts_galore.state import GhostsGaloreState, board_side

COUNTED: Final = (*(f"tile:{tile}" for tile in TILE_IDS), *(f"side:{side}" for side in SIDE_IDS))


def held(state: GhostsGaloreState, seat: Seat) -> list[str]:
    """A tile may be claimed as it is turned up, or be the secret one: only the board knows all of them."""
    found = [f"tile:{TILE_IDS[code >> 2]}" for code in state.grid[9 * seat : 9 * seat + 9] if code != NONE]
    return [*found, f"side:{SIDE_IDS[board_side(state, seat)]}"] if state.side[seat] != NONE else found
