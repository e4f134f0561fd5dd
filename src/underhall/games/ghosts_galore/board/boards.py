"""The boards: nine cells, twelve rim positions, and what stands at each of them on the ten sides.

Cells are numbered 0-8 in reading order, edges of a cell n 0, e 1, s 2, w 3. The 24 edges of the grid are numbered
too: 0-11 are the rim positions clockwise from n0, 12-23 lie between two cells.
"""

from __future__ import annotations

from typing import Final

from underhall.games.ghosts_galore.box.components import CELLS, EDGES, POSITIONS, SIDES
from underhall.games.ghosts_galore.box.content import CONTENT

Cell = int
Mask = int  # a set of cells, bit by number
Side = int  # board * 2 + (0 for side a, 1 for side b)

CELL_INDEX: Final = {cell: index for index, cell in enumerate(CELLS)}
RIM: Final = len(POSITIONS)
EDGE_COUNT: Final = 24

# Kinds of rim position.
WALL: Final = 0
BONE: Final = 1
TOOTH: Final = 2
PLAIN: Final = 3
RIM_KINDS: Final = ("wall", "bone", "tooth", "plain")

BOARD_IDS: Final = tuple(board.id for board in CONTENT.boards.board)
BOARD_INDEX: Final = {board: index for index, board in enumerate(BOARD_IDS)}
SIDE_IDS: Final = tuple(side.id for board in CONTENT.boards.board for side in board.side)
SIDE_LETTERS: Final = SIDES
RIM_LETTERS: Final = {kind.id: kind.letter for kind in (CONTENT.boards.wall, *CONTENT.boards.door_kind)}


def neighbour(cell: Cell, edge: int) -> Cell | None:
    """The cell across an edge; None where the board ends. Diagonals never count."""
    row, column = divmod(cell, 3)
    row += (-1, 0, 1, 0)[edge]
    column += (0, 1, 0, -1)[edge]
    return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else None


ACROSS: Final = [[neighbour(cell, edge) for edge in range(4)] for cell in range(len(CELLS))]
"""For each cell its neighbours in the order of its edges."""


def _edge_numbers() -> list[list[int]]:
    """For each cell the numbers of its four edges; two cells that touch share one."""
    at = [[-1] * 4 for _ in CELLS]
    for position in CONTENT.boards.position:
        at[CELL_INDEX[position.cell]][EDGES.index(position.edge)] = POSITIONS.index(position.id)
    following = RIM
    for cell in range(len(CELLS)):
        for edge in (1, 2):
            other = neighbour(cell, edge)
            if other is not None:
                at[cell][edge] = at[other][edge + 2 & 3] = following
                following += 1
    assert following == EDGE_COUNT
    return at


EDGE_AT: Final = _edge_numbers()

EDGE_CELLS: Final = [
    sum(1 << cell for cell in range(len(CELLS)) if number in EDGE_AT[cell]) for number in range(EDGE_COUNT)
]
"""For each edge the cells it belongs to, as a mask: one at the rim, two inside."""

NEIGHBOURS: Final[list[Mask]] = [
    sum(
        1 << cell
        for cell in range(len(CELLS))
        if any((other := neighbour(cell, edge)) is not None and mask >> other & 1 for edge in range(4))
    )
    for mask in range(512)
]
"""For each set of cells, the cells that touch one of them."""


def _rims() -> list[list[int]]:
    rims = []
    for board in CONTENT.boards.board:
        for side in board.side:
            rim = [WALL] * RIM
            for door in side.doors:
                rim[POSITIONS.index(door.pos)] = RIM_KINDS.index(door.kind)
            rims.append(rim)
    return rims


RIMS: Final = _rims()
"""For each side the kind of every rim position."""
