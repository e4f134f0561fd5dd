"""Routes: what the sections on a board join up to (R-1 to R-11).

`trace` is for scoring: it joins sections end to end with tables made at import and gives only each route's two ends and
its load, an int that packs the numbers of sections and of each monster. What people are shown is in `border/routes`.
"""

from __future__ import annotations

from typing import Final

from underhall.games.ghosts_galore.board.boards import (
    EDGE_AT,
    EDGE_CELLS,
    EDGE_COUNT,
    RIM,
    Mask,
)
from underhall.games.ghosts_galore.board.tiles import FACES, Code
from underhall.games.ghosts_galore.box.components import CELLS, EDGES, MONSTERS

# A load has lanes of six bits: one for each kind of monster, one for the sections of a route. Nine tiles with three
# monsters each make 27, so the top bit of a lane stays free, and `TYPES` finds the lanes that are not empty.
LANE: Final = 6
LANE_MASK: Final = 63
SECTIONS: Final = LANE * len(MONSTERS)
MONSTER_LANES: Final = (1 << SECTIONS) - 1
ALMOST_FULL: Final = sum(31 << LANE * kind for kind in range(len(MONSTERS)))
TOP_BITS: Final = sum(32 << LANE * kind for kind in range(len(MONSTERS)))

LOOP: Final = -1  # the "ends" of a route that has none

Trace = list[tuple[int, int, int]]


def trace(grid: list[Code], start: int) -> Trace:
    """The routes of the board whose nine cells begin at `start` in `grid`: both ends as edge numbers, and the load.

    Each edge carries at most one track end from either side, so a route grows only at its ends: `far[end]` is the
    other end, and joining a section is a matter of four entries.
    """
    far = _FRESH[:]
    load = [0] * EDGE_COUNT
    found: Trace = []
    for cell in range(9):
        code = grid[start + cell]
        if code >= 0:
            for first, second, weight in _JOINS[cell][code]:
                one, other = far[first], far[second]
                if one == second:
                    far[first] = far[second] = _USED
                    found.append((LOOP, LOOP, load[first] + weight))
                else:
                    weight += load[first] + load[second]
                    far[first] = far[second] = _USED
                    far[one], far[other] = other, one
                    load[one] = load[other] = weight
    for end in range(EDGE_COUNT):
        other = far[end]
        if other > end:
            found.append((end, other, load[end]))
    return found


def types_on(load: int) -> int:
    """How many kinds of monsters there are in a load."""
    return ((load & MONSTER_LANES) + ALMOST_FULL & TOP_BITS).bit_count()


# Tables -----------------------------------------------------------------------------------------------------

_FRESH: Final = list(range(EDGE_COUNT))
_USED: Final = -1

INNER_CELLS: Final[list[Mask]] = [EDGE_CELLS[edge] if edge >= RIM else 0 for edge in range(EDGE_COUNT)]
"""For each inner edge the two cells it separates: a track end there is loose once both hold a tile."""


def _joins() -> list[list[tuple[tuple[int, int, int], ...]]]:
    """For each cell and code the sections of the tile: the two edges it joins, and its load."""
    table = []
    for cell in range(len(CELLS)):
        of_cell: list[tuple[tuple[int, int, int], ...]] = []
        for face in FACES:
            loads = [(1 << SECTIONS) + sum(1 << LANE * monster for monster in monsters) for monsters in face.monsters]
            for rotation in range(len(EDGES)):
                edges = EDGE_AT[cell]
                of_cell.append(
                    tuple(
                        (edges[first], edges[second], weight)
                        for (first, second), weight in zip(face.ends_at(rotation), loads, strict=True)
                    )
                )
        table.append(of_cell)
    return table


_JOINS: Final = _joins()
