"""Grids: a board of squares as one int, one bit per cell, so that a rule about all cells takes a few operations.

Cells are numbered row by row. Every row is followed by one guard column that belongs to no cell: a step over the edge
lands on it, or beyond the last row, and `area` cuts it off. A set of cells is a `Mask`; adjacency is by full sides.

    >>> grid = Grid(3, 4)
    >>> corner = grid.mask([(0, 0), (0, 1), (1, 0)])
    >>> print(grid.picture(corner))
    ##..
    #...
    ....
    >>> print(grid.picture(grid.around(corner)))
    ..#.
    .#..
    #...
    >>> [grid.name(cell) for cell in cells_of(corner)]
    ['r0c0', 'r0c1', 'r1c0']
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

Cell = int
Mask = int

NOWHERE: Final = -1  # "no cell", where a cell is expected

_NAME = re.compile(r"r(0|[1-9][0-9]?)c(0|[1-9][0-9]?)\Z")


class Grid:
    """The numbering of a board's cells. Holds nothing that changes."""

    __slots__ = ("_cells", "area", "cols", "rows", "stride")

    def __init__(self, rows: int, cols: int) -> None:
        self.rows = rows
        self.cols = cols
        self.stride = cols + 1
        row = (1 << cols) - 1
        self.area = sum(row << (index * self.stride) for index in range(rows))
        self._cells = {self.name(cell): cell for cell in cells_of(self.area)}

    def cell(self, row: int, col: int) -> Cell:
        """The cell at this place, or NOWHERE if the board has none there.

        >>> Grid(3, 4).cell(2, 3), Grid(3, 4).cell(2, 4)
        (13, -1)
        """
        if 0 <= row < self.rows and 0 <= col < self.cols:
            return row * self.stride + col
        return NOWHERE

    def row(self, cell: Cell) -> int:
        return cell // self.stride

    def col(self, cell: Cell) -> int:
        return cell % self.stride

    def name(self, cell: Cell) -> str:
        """The cell's id in notation, views and pictures: `r2c8`, both numbers from 0."""
        return f"r{cell // self.stride}c{cell % self.stride}"

    def named(self, text: str) -> Cell:
        """The cell with this id, or NOWHERE: for text that is no cell's id, and for cells beyond the board.

        >>> Grid(3, 4).named("r1c2"), Grid(3, 4).named("r1c9"), Grid(3, 4).named("b2")
        (7, -1, -1)
        """
        return self._cells.get(text, NOWHERE)

    def mask(self, places: Iterable[tuple[int, int]]) -> Mask:
        """The cells at these (row, column) places, all of which must be on the board."""
        mask = 0
        for row, col in places:
            mask |= 1 << (row * self.stride + col)
        return mask

    def beside(self, mask: Mask) -> Mask:
        """Every cell that shares a side with a cell of `mask`; some of them may be cells of `mask` too."""
        stride = self.stride
        return (mask << 1 | mask >> 1 | mask << stride | mask >> stride) & self.area

    def around(self, mask: Mask) -> Mask:
        """The cells outside `mask` that share a side with one inside."""
        return self.beside(mask) & ~mask

    def flood(self, seed: Mask, within: Mask) -> Mask:
        """All cells of `within` that can be reached from `seed` by sides, including the seed's own cells in `within`.

        >>> grid = Grid(1, 6)
        >>> bin(grid.flood(0b000001, 0b111011))
        '0b11'
        """
        stride = self.stride
        fill = edge = seed & within
        while edge:
            edge = (edge << 1 | edge >> 1 | edge << stride | edge >> stride) & within & ~fill
            fill |= edge
        return fill

    def parts(self, mask: Mask) -> list[Mask]:
        """The edge-connected pieces of `mask`, in the order of their first cells.

        >>> [bin(part) for part in Grid(1, 6).parts(0b110011)]
        ['0b11', '0b110000']
        """
        found = []
        while mask:
            part = self.flood(mask & -mask, mask)
            found.append(part)
            mask ^= part
        return found

    def picture(self, mask: Mask, full: str = "#", empty: str = ".") -> str:
        """The mask as a little map, one line per row."""
        return "\n".join(
            "".join(full if mask >> (row * self.stride + col) & 1 else empty for col in range(self.cols))
            for row in range(self.rows)
        )


def cells_of(mask: Mask) -> list[Cell]:
    """The cells of a mask in order.

    >>> cells_of(0b1001010)
    [1, 3, 6]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def first_of(mask: Mask) -> Cell:
    """The first cell of a mask, or NOWHERE for an empty one."""
    return (mask & -mask).bit_length() - 1


def place_named(text: str) -> tuple[int, int] | None:
    """The (row, column) that an id such as `r2c8` names, on whatever board; None for any other text."""
    found = _NAME.match(text)
    return (int(found[1]), int(found[2])) if found else None
