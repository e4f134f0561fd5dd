"""Routes: what the sections on a board join up to (R-1 to R-11).

There are two ways to the same answer. `trace` is for scoring: it joins sections end to end with tables made at import
and gives only each route's two ends and its load, an int that packs the numbers of sections and of each monster.
`routes` is for people: it lists the sections and names the ends. A test holds them equal.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from underhall.games.ghosts_galore.board.boards import (
    ACROSS,
    EDGE_AT,
    EDGE_CELLS,
    EDGE_COUNT,
    RIM,
    RIMS,
    WALL,
    Cell,
    Mask,
    Side,
)
from underhall.games.ghosts_galore.board.tiles import ENDS, FACES, NONE, Code
from underhall.games.ghosts_galore.box.components import CELLS, EDGES, MONSTERS, POSITIONS

EndKind = Literal["door", "wall", "blank_edge", "open"]

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


class Route(msgspec.Struct, frozen=True):
    """A route for people. Sections are written `r1c1.0`; an end says what it meets and where."""

    sections: tuple[str, ...]
    ends: tuple[tuple[EndKind, str], ...]
    doors: tuple[str, ...]
    loose: int
    length: int
    loop: bool


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


def routes(grid: list[Code], start: int, side: Side) -> list[Route]:
    """The routes of a board, by their first section in reading order."""
    sections = {
        (cell, number): ends
        for cell in range(9)
        if grid[start + cell] != NONE
        for number, ends in enumerate(ENDS[grid[start + cell]])
    }
    holder = {(cell, edge): (cell, number) for (cell, number), ends in sections.items() for edge in ends}
    todo = list(sections)
    found: list[Route] = []
    while todo:
        joined = [todo.pop(0)]
        ends: list[tuple[EndKind, str]] = []
        for cell, number in joined:
            for edge in sections[cell, number]:
                other = ACROSS[cell][edge]
                across = None if other is None else holder.get((other, edge + 2 & 3))
                if across is None:
                    ends.append(_end(grid, start, side, cell, edge))
                elif across in todo:
                    todo.remove(across)
                    joined.append(across)
        found.append(
            Route(
                sections=tuple(f"{CELLS[cell]}.{number}" for cell, number in sorted(joined)),
                ends=tuple(sorted(ends)),
                doors=tuple(where for kind, where in sorted(ends) if kind == "door"),
                loose=sum(1 for kind, _ in ends if kind in ("wall", "blank_edge")),
                length=len(joined),
                loop=not ends,
            )
        )
    return found


def _end(grid: list[Code], start: int, side: Side, cell: Cell, edge: int) -> tuple[EndKind, str]:
    """What an unjoined track end meets: `edge` is the edge of `cell` it leads to."""
    other = ACROSS[cell][edge]
    if other is None:
        position = EDGE_AT[cell][edge]
        return ("wall" if RIMS[side][position] == WALL else "door", POSITIONS[position])
    return ("open" if grid[start + other] == NONE else "blank_edge", CELLS[other])


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
