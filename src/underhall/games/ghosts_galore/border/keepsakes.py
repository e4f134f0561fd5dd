"""What a game of Ghosts Galore is remembered by: the monsters on a player's tiles."""

from __future__ import annotations

from underhall.core.agenda import Seat
from underhall.games.ghosts_galore.board.tiles import NONE
from underhall.games.ghosts_galore.box.content import CONTENT
from underhall.games.ghosts_galore.state import GhostsGaloreState


def keepsakes(state: GhostsGaloreState, seat: Seat) -> list[str]:
    laid = (code >> 2 for code in state.grid[9 * seat : 9 * seat + 9] if code != NONE)
    return [monster.type for tile in laid for monster in CONTENT.tiles.tile[tile].monsters]
