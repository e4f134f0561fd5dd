"""Routes for people: which sections each has, and what its ends meet. A test holds them equal to `board/routes`."""

from __future__ import annotations

from typing import Literal

import msgspec

from underhall.games.ghosts_galore.board.boards import ACROSS, EDGE_AT, RIMS, WALL, Cell, Side
from underhall.games.ghosts_galore.board.tiles import ENDS, NONE, Code
from underhall.games.ghosts_galore.box.components import CELLS, POSITIONS

EndKind = Literal["door", "wall", "blank_edge", "open"]


class Route(msgspec.Struct, frozen=True):
    """A route for people. Sections are written `r1c1.0`; an end says what it meets and where."""

    sections: tuple[str, ...]
    ends: tuple[tuple[EndKind, str], ...]
    doors: tuple[str, ...]
    loose: int
    length: int
    loop: bool


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
