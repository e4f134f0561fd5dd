"""The squares of a home board: their numbers, regions and neighbours. What lies on them is in `homeboard`.

The board has 6 columns and 4 rows, and around it the ring of squares that exist only for halves of overhanging twin
tiles (section 3.10). Both together are a grid of 8 by 6 without its corners, so a square is 8 * row + column and a
set of squares is one int with those bits. The forest is on the left, the mountain on the right, and squares of
different regions are never adjacent (R-34): a shifted set is cut down to its own region.

A twin tile covers a pair of adjacent squares in a direction: the pair's number is 48 * direction + first square.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from underhall.core.refusals import ContentError
from underhall.games.caverna.box.content import CONTENT

Cell = int
Mask = int
Pair = int

SIZE: Final = 48
_STRIDE: Final = 8


def cell_of(name: str) -> Cell:
    """The square called `c<column>r<row>`. KeyError if there is none of that name."""
    return CELLS[name]


def name_of(cell: Cell) -> str:
    """The name of a square: `c3r4`."""
    return _NAMES[cell]


def mask_of(names: Iterable[str]) -> Mask:
    """The set of the named squares."""
    mask = 0
    for name in names:
        mask |= 1 << cell_of(name)
    return mask


def cells_in(mask: Mask) -> list[Cell]:
    """The squares of a set, top row first, each row from the left."""
    cells: list[Cell] = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return cells


def names_in(mask: Mask) -> list[str]:
    """The names of the squares of a set, in the order of `cells_in`."""
    return [name_of(cell) for cell in cells_in(mask)]


def spread(mask: Mask) -> Mask:
    """All squares adjacent to a square of the set, ring squares included (R-34, R-123)."""
    forest, mountain = mask & FOREST_REGION, mask & MOUNTAIN_REGION
    around_forest = (forest << 8 | forest >> 8 | forest << 1 | forest >> 1) & FOREST_REGION
    return around_forest | (mountain << 8 | mountain >> 8 | mountain << 1 | mountain >> 1) & MOUNTAIN_REGION


def are_adjacent(one: Cell, other: Cell) -> bool:
    """Whether two squares share an edge and a region."""
    return bool(spread(1 << one) >> other & 1)


# The grid, as the data draws it -----------------------------------------------------------------------------------


def _board_mask(columns: Iterable[int]) -> Mask:
    return sum(1 << (_STRIDE * row + column) for column in columns for row in range(1, CONTENT.homeboard.grid.rows + 1))


_NAMES: Final[tuple[str, ...]] = tuple(f"c{cell % _STRIDE}r{cell // _STRIDE}" for cell in range(SIZE))
CELLS: Final[dict[str, Cell]] = {
    name: cell
    for cell, name in enumerate(_NAMES)
    if not (cell % _STRIDE in (0, 7) and cell // _STRIDE in (0, 5))  # corners do not exist
}

FOREST_BOARD: Final[Mask] = _board_mask(CONTENT.homeboard.grid.forest_columns)
MOUNTAIN_BOARD: Final[Mask] = _board_mask(CONTENT.homeboard.grid.mountain_columns)
BOARD: Final[Mask] = FOREST_BOARD | MOUNTAIN_BOARD
FOREST_RING: Final[Mask] = mask_of(CONTENT.homeboard.overhang.forest_ring)
MOUNTAIN_RING: Final[Mask] = mask_of(CONTENT.homeboard.overhang.mountain_ring)
RING: Final[Mask] = FOREST_RING | MOUNTAIN_RING
FOREST_REGION: Final[Mask] = FOREST_BOARD | FOREST_RING
MOUNTAIN_REGION: Final[Mask] = MOUNTAIN_BOARD | MOUNTAIN_RING
ENTRANCE: Final[Mask] = mask_of([CONTENT.homeboard.entrance.forest_square])
"""The forest square at the cave entrance, which the first outdoor tile covers (R-33)."""

if spread(FOREST_BOARD) & ~FOREST_BOARD != FOREST_RING or spread(MOUNTAIN_BOARD) & ~MOUNTAIN_BOARD != MOUNTAIN_RING:
    raise ContentError("ring", game="caverna", file="homeboard.toml")

_STEPS: Final = (1, -1, _STRIDE, -_STRIDE)  # east, west, south, north: the directions of a pair

PAIRS: Final[tuple[tuple[Cell, Cell], ...]] = tuple(
    (cell, cell + step) if 0 <= cell + step < SIZE and are_adjacent(cell, cell + step) else (-1, -1)
    for step in _STEPS
    for cell in range(SIZE)
)
"""Both squares of every pair number, first half first; (-1, -1) where the direction leads out of the region."""
ALL_PAIRS: Final[tuple[Pair, ...]] = tuple(pair for pair, squares in enumerate(PAIRS) if squares != (-1, -1))

STARTS: Final[tuple[Mask, ...]] = tuple(
    sum(1 << cell for cell in range(SIZE) if PAIRS[SIZE * direction + cell][0] >= 0) for direction in range(4)
)
"""Per direction (east, west, south, north), the squares that have a neighbour there."""
