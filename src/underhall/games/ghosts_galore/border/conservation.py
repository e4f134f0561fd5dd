"""What is limited, counted wherever it lies: must be the same at every ply of a match."""

from __future__ import annotations

from underhall.games.ghosts_galore.board.boards import BOARD_IDS
from underhall.games.ghosts_galore.board.tiles import NONE, TILE_IDS
from underhall.games.ghosts_galore.state import GhostsGaloreState


def components(state: GhostsGaloreState) -> dict[str, int]:
    """How often each tile and each board is found: once, at every ply."""
    placed = [*state.stock, *state.row, *state.discard, *state.claimed, state.revealed]
    placed += [code >> 2 for code in state.grid if code != NONE]
    placed += state.drawn or state.secret
    found = {tile: placed.count(number) for number, tile in enumerate(TILE_IDS)}
    found.update({board: max(state.board.count(number), 1) for number, board in enumerate(BOARD_IDS)})
    return found
