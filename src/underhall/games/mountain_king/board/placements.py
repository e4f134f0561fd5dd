"""Placements: every way a tunnel tile or a great hall can lie on a board, numbered and worked out in advance.

A placement is a shape, an orientation (turned and flipped; two that differ only in the anchor or altar are two), and
the corner of the box around it, its *origin*. Its id says just that and means the same on every board: `t4:0:r2c7` is
the shape `t4` in orientation 0, with the top left of its box on row 2, column 7. The corner itself may be uncovered.

In the engine a placement is a number, `first + origin` for the orientation's `first`; what it covers is looked up in
lists by that number. Lists have gaps: a number where nothing fits has no cells. This module does not know which
placements are legal now: `digging` and `halls` do.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from operator import or_
from typing import Final

from underhall.core.grids import NOWHERE, Cell, Grid, Mask, cells_of, place_named
from underhall.games.mountain_king.box.content import GreatHallTile, Place, TunnelTile, shape_of

NO_PLACEMENT: Final = -1
MOST_RUBBLE: Final = 5  # no tunnel has more cells


class Orientation:
    """One way to turn one shape. `offsets` number its cells' shifts in `PlacementTable.shifts`.

    `fits[hammers]` are the origins at which it lies on diggable cells with at most that much rubble. `twin` is the
    orientation with the same cells and another anchor, NO_PLACEMENT if there is none; the earlier one of a pair is the
    `elder`.
    """

    __slots__ = (
        "anchor",
        "anchor_shift",
        "elder",
        "first",
        "fits",
        "index",
        "offsets",
        "places",
        "shape",
        "size",
        "twin",
    )

    def __init__(self, shape: int, index: int, places: tuple[Place, ...], anchor: Place | None) -> None:
        self.shape = shape
        self.index = index
        self.places = places
        self.anchor = anchor
        self.size = len(places)
        self.first = 0
        self.anchor_shift = 0
        self.offsets: tuple[int, ...] = ()
        self.fits: tuple[Mask, ...] = ()
        self.twin: int = NO_PLACEMENT
        self.elder = True


class PlacementTable:
    """All placements of a family of tiles on one board. By placement number: `cells`, `halo` (the cells around),
    `marked` (the anchor or altar, NOWHERE if the tile has none), `rubble` (how many cells of it) and `ids`."""

    __slots__ = (
        "_numbers",
        "backwards",
        "bits",
        "by_shape",
        "cells",
        "grid",
        "halo",
        "ids",
        "marked",
        "orientations",
        "rubble",
        "shapes",
        "shifts",
        "sizes",
        "smallest",
        "span",
    )

    def __init__(self, grid: Grid, tiles: Sequence[TunnelTile | GreatHallTile], diggable: Mask, rubble: Mask) -> None:
        self.grid = grid
        self.span = grid.rows * grid.stride
        self.shapes = tuple(tile.id for tile in tiles)
        self.sizes = tuple(tile.size for tile in tiles)
        self.smallest = min(self.sizes)
        self.by_shape = [orientations_of(shape, tile.shape) for shape, tile in enumerate(tiles)]
        self.orientations = [orientation for turned in self.by_shape for orientation in turned]
        self.backwards = self.orientations[::-1]
        self.bits = [0] + [1 << cell for cell in range(self.span)]  # by the length of a mask: its highest bit
        shifts = {row * grid.stride + col for turned in self.orientations for row, col in turned.places}
        self.shifts = sorted(shifts)
        length = len(self.orientations) * self.span
        self.cells: list[Mask] = [0] * length
        self.halo: list[Mask] = [0] * length
        self.marked: list[Cell] = [NOWHERE] * length
        self.rubble: list[int] = [0] * length
        self.ids: list[str] = [""] * length
        names = [grid.name(cell) for cell in range(self.span)]
        self._numbers: dict[str, int] = {}
        self._pair_twins()
        for slot, orientation in enumerate(self.orientations):
            orientation.first = slot * self.span
            self._lay_out(orientation, diggable, rubble, names)

    def orientation(self, number: int) -> Orientation:
        return self.orientations[number // self.span]

    def shape(self, number: int) -> int:
        """The index of a placement's shape in `shapes`."""
        return self.orientations[number // self.span].shape

    def size(self, number: int) -> int:
        return self.orientations[number // self.span].size

    def number(self, text: str) -> int:
        """The placement with this id, or NO_PLACEMENT: for other text, and where not all of its cells are diggable."""
        return self._numbers.get(text, NO_PLACEMENT)

    def twin(self, number: int) -> int:
        """The placement of the same shape on the same cells with another anchor, or NO_PLACEMENT."""
        orientation = self.orientations[number // self.span]
        return number - orientation.first + orientation.twin * self.span if orientation.twin >= 0 else NO_PLACEMENT

    def names(self, number: int) -> tuple[str, ...]:
        """The ids of the covered cells, in order."""
        return tuple(self.grid.name(cell) for cell in cells_of(self.cells[number]))

    def all(self) -> list[int]:
        """Every placement, in order."""
        return [number for number, cells in enumerate(self.cells) if cells]

    def over(self, shape: int, cell: str) -> list[int]:
        """Every placement of a shape that covers a cell, wherever tunnels lie by now."""
        covered = self.grid.named(cell)
        found = []
        for orientation in self.by_shape[shape]:
            for row, col in orientation.places:
                origin = covered - row * self.grid.stride - col
                if origin >= 0 and self.cells[orientation.first + origin] >> covered & 1:
                    found.append(orientation.first + origin)
        return found

    def on(self, shape: int, cells: Sequence[str], anchor: str) -> int:
        """The placement of a shape on exactly these cells, or NO_PLACEMENT; of two with different anchors, the one
        whose anchor is on that cell."""
        area, marked = sum(1 << self.grid.named(cell) for cell in set(cells)), self.grid.named(anchor)
        found = [number for number in self.over(shape, cells[0]) if self.cells[number] == area]
        exact = [number for number in found if self.marked[number] == marked]
        return (exact or found or [NO_PLACEMENT])[0]

    def footprint(self, text: str) -> tuple[int, list[Place]] | None:
        """The shape and the places that an id describes, on the board or not; None for text that is not an id."""
        parts = text.split(":")
        if len(parts) != 3 or parts[0] not in self.shapes:
            return None
        shape = self.shapes.index(parts[0])
        origin = place_named(parts[2])
        if origin is None or parts[1] not in map(str, range(len(self.by_shape[shape]))):
            return None
        places = self.by_shape[shape][int(parts[1])].places
        return shape, [(origin[0] + row, origin[1] + col) for row, col in places]

    def _pair_twins(self) -> None:
        seen: dict[tuple[int, tuple[Place, ...]], int] = {}
        for slot, orientation in enumerate(self.orientations):
            elder = seen.setdefault((orientation.shape, orientation.places), slot)
            if elder != slot:
                orientation.elder = False
                orientation.twin = elder
                self.orientations[elder].twin = slot

    def _lay_out(self, orientation: Orientation, diggable: Mask, rubble: Mask, names: list[str]) -> None:
        grid = self.grid
        places = orientation.places
        cells = grid.mask(places)
        distances = [row * grid.stride + col for row, col in places]
        orientation.offsets = tuple(self.shifts.index(distance) for distance in distances)
        marked = None if orientation.anchor is None else orientation.anchor[0] * grid.stride + orientation.anchor[1]
        orientation.anchor_shift = marked or 0
        word = f"{self.shapes[orientation.shape]}:{orientation.index}:"
        # The ring around the tile, with its origin one row and one column in, so that no part of it is off the grid.
        inset = grid.stride + 1
        ring = cells << inset
        ring = (ring << 1 | ring >> 1 | ring << grid.stride | ring >> grid.stride) & ~ring
        # A tile is in one piece, so one that ran over the edge would cover a cell of the guard column.
        fitting = grid.area
        for distance in distances:
            fitting &= diggable >> distance
        fits = [0] * (MOST_RUBBLE + 1)
        for origin in cells_of(fitting):
            number = orientation.first + origin
            covered = cells << origin
            self.cells[number] = covered
            self.halo[number] = ring << origin >> inset & grid.area
            if marked is not None:
                self.marked[number] = origin + marked
            self.rubble[number] = under = (covered & rubble).bit_count()
            self.ids[number] = text = word + names[origin]
            self._numbers[text] = number
            fits[min(under, MOST_RUBBLE)] |= 1 << origin
        orientation.fits = tuple(accumulate(fits, or_))


def orientations_of(shape: int, drawn: str) -> list[Orientation]:
    """The distinct ways to turn and flip a drawn shape, its marked cell turning with it.

    The order is fixed, because it numbers them in ids: unflipped, turned clockwise three times, then flipped likewise.

    >>> [(turned.places, turned.anchor) for turned in orientations_of(0, "AX")]
    [(((0, 0), (0, 1)), (0, 0)), (((0, 0), (1, 0)), (0, 0)), (((0, 0), (0, 1)), (0, 1)), (((0, 0), (1, 0)), (1, 0))]
    """
    places, marked = shape_of(drawn)
    found: list[tuple[tuple[Place, ...], Place | None]] = []
    for flip in (False, True):
        for turns in range(4):
            turned = [_turn(place, flip, turns) for place in places]
            top, left = min(row for row, _ in turned), min(col for _, col in turned)
            mark = None
            if marked is not None:
                row, col = _turn(marked, flip, turns)
                mark = (row - top, col - left)
            form = (tuple(sorted((row - top, col - left) for row, col in turned)), mark)
            if form not in found:
                found.append(form)
    return [Orientation(shape, index, form, mark) for index, (form, mark) in enumerate(found)]


def _turn(place: Place, flip: bool, turns: int) -> Place:
    row, col = place
    if flip:
        col = -col
    for _ in range(turns):
        row, col = col, -row
    return row, col
