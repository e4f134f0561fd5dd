"""The two sides of the board as masks: what every cell is, before anything is dug.

`WINTER` and `AUTUMN` hold everything that never changes: tiers, rubble, buried resources, sites, statue spots, start
points, and all placements of tunnels and halls. What lies on them during a match is in `mountain`.
"""

from __future__ import annotations

from typing import Final

from underhall.core.grids import Cell, Grid, Mask, cells_of
from underhall.games.mountain_king.board.placements import PlacementTable
from underhall.games.mountain_king.box.content import (
    CONTENT,
    KINDS,
    TIERS,
    BoardSide,
    MountainContent,
    kind_of,
    tier_of,
)

NO_TIER: Final = -1
NOTHING_BURIED: Final = -1


class Start:
    """A start point: `label` is the player count it is meant for, `clockwise` its place in the ring of that label."""

    __slots__ = ("cell", "clockwise", "id", "label")

    def __init__(self, id: str, label: int, cell: Cell, clockwise: int) -> None:
        self.id = id
        self.label = label
        self.cell = cell
        self.clockwise = clockwise

    @property
    def sign(self) -> str:
        """Its label, and a letter for its place in the ring, as pictures show it: `3a`."""
        return f"{self.label}{'abcdefgh'[self.clockwise]}"


class Board:
    """One side. `tier` and `buried` are by cell; `sites` and `statue_spots` list cells in a fixed order."""

    __slots__ = (
        "buried",
        "buried_mask",
        "diggable",
        "grid",
        "halls",
        "heart",
        "id",
        "index",
        "player_counts",
        "rubble",
        "site_mask",
        "sites",
        "starts",
        "statue_spots",
        "tier",
        "tier_masks",
        "tunnels",
    )

    def __init__(self, index: int, side: BoardSide, content: MountainContent) -> None:
        grid = Grid(side.rows, side.cols)
        tiers = side.marked("tiers")
        self.index = index
        self.id = side.id
        self.player_counts = side.player_counts
        self.grid = grid
        self.site_mask = grid.mask(side.marked("sites"))
        self.sites = cells_of(self.site_mask)
        self.heart = grid.mask(place for place, mark in tiers.items() if mark == "H")
        self.tier_masks = [
            grid.mask(place for place, mark in tiers.items() if tier_of(mark) == tier) for tier in range(len(TIERS))
        ]
        self.tier = [NO_TIER] * (grid.rows * grid.stride)
        for tier, mask in enumerate(self.tier_masks):
            for cell in cells_of(mask):
                self.tier[cell] = tier
        self.diggable = grid.mask(tiers) & ~self.heart & ~self.site_mask
        self.rubble = grid.mask(side.marked("rubble"))
        self.buried = [NOTHING_BURIED] * len(self.tier)
        for (row, col), mark in side.marked("buried").items():
            self.buried[grid.cell(row, col)] = kind_of(mark)
        self.buried_mask = grid.mask(side.marked("buried"))
        self.statue_spots = [grid.cell(row, col) for row, col in side.statue_spots]
        self.starts = [
            Start(point.id, point.label, grid.cell(*point.cell), point.clockwise_index) for point in side.start_point
        ]
        self.tunnels = PlacementTable(grid, content.tunnels, self.diggable, self.rubble)
        self.halls = PlacementTable(grid, content.halls, self.diggable, self.rubble)

    def buried_under(self, cells: Mask) -> list[int]:
        """How many resources of each kind lie under these cells, as a list by kind."""
        counts = [0] * len(KINDS)
        for cell in cells_of(cells & self.buried_mask):
            counts[self.buried[cell]] += 1
        return counts

    def start(self, id: str) -> Start | None:
        """The start point with this id, if the side has it."""
        return next((start for start in self.starts if start.id == id), None)


BOARDS: Final = tuple(Board(index, side, CONTENT) for index, side in enumerate(CONTENT.boards))
BY_ID: Final = {board.id: board for board in BOARDS}
WINTER: Final = BY_ID["winter"]
AUTUMN: Final = BY_ID["autumn"]


def cell_name(board: Board, cell: Cell) -> str:
    """The id of a cell: `r2c8`."""
    return board.grid.name(cell)


def cell_of(board: Board, name: str) -> Cell:
    """The cell with this id, or NOWHERE (-1)."""
    return board.grid.named(name)
