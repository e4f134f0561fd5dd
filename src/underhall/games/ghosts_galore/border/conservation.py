"""What is limited, counted wherever it lies: must be the same at every ply of a match."""

from __future__ import annotations

from underhall.games.ghosts_galore.board.boards import BOARD_IDS
from underhall.games.ghosts_galore.board.tiles import TILE_IDS
from underhall.games.ghosts_galore.state import GhostsGaloreState, outside_the_stock


def components(state: GhostsGaloreState) -> dict[str, int]:
    """How often each tile and each board is found: once, at every ply."""
    placed = [*state.stock, *outside_the_stock(state)]
    found = {tile: placed.count(number) for number, tile in enumerate(TILE_IDS)}
    found.update({board: max(state.board.count(number), 1) for number, board in enumerate(BOARD_IDS)})
    return found
