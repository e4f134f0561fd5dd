"""Grids: shifts must not run over an edge, whatever the shape of the board."""

from __future__ import annotations

import doctest
import random

import pytest

from underhall.core import grids
from underhall.core.grids import NOWHERE, Grid, cells_of, first_of, place_named

SHAPES = [(1, 1), (1, 7), (7, 1), (3, 4), (21, 21), (18, 19)]


def neighbours(grid: Grid, row: int, col: int) -> set[tuple[int, int]]:
    around = {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}
    return {(r, c) for r, c in around if 0 <= r < grid.rows and 0 <= c < grid.cols}


def places(grid: Grid, mask: int) -> set[tuple[int, int]]:
    return {(grid.row(cell), grid.col(cell)) for cell in cells_of(mask)}


def random_mask(grid: Grid, rng: random.Random, share: float) -> int:
    return grid.mask((r, c) for r in range(grid.rows) for c in range(grid.cols) if rng.random() < share)


def test_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(grids).failed == 0


@pytest.mark.parametrize(("rows", "cols"), SHAPES)
def test_cells_are_numbered_inside_the_area_and_nowhere_else(rows: int, cols: int) -> None:
    grid = Grid(rows, cols)
    cells = [grid.cell(row, col) for row in range(rows) for col in range(cols)]
    assert cells == sorted(set(cells)) == cells_of(grid.area)
    assert grid.cell(rows, 0) == grid.cell(0, cols) == grid.cell(-1, 0) == grid.cell(0, -1) == NOWHERE


@pytest.mark.parametrize(("rows", "cols"), SHAPES)
def test_names_of_cells_are_read_back(rows: int, cols: int) -> None:
    grid = Grid(rows, cols)
    assert all(grid.named(grid.name(cell)) == cell for cell in cells_of(grid.area))
    assert grid.named(f"r{rows}c0") == NOWHERE


@pytest.mark.parametrize("text", ["", "r1", "c1", "r1c", "r01c2", "r1c2 ", "R1c2", "r-1c2", "r100c2"])
def test_other_text_names_no_place(text: str) -> None:
    assert place_named(text) is None
    assert Grid(30, 30).named(text) == NOWHERE


@pytest.mark.parametrize(("rows", "cols"), SHAPES)
def test_the_cells_beside_a_mask_share_a_side_with_it(rows: int, cols: int) -> None:
    grid = Grid(rows, cols)
    rng = random.Random(rows * 100 + cols)
    for share in (0.0, 0.1, 0.5, 1.0):
        mask = random_mask(grid, rng, share)
        expected = {near for row, col in places(grid, mask) for near in neighbours(grid, row, col)}
        assert places(grid, grid.beside(mask)) == expected
        assert places(grid, grid.around(mask)) == expected - places(grid, mask)


@pytest.mark.parametrize(("rows", "cols"), SHAPES)
def test_parts_of_a_mask_are_what_a_plain_search_finds(rows: int, cols: int) -> None:
    grid = Grid(rows, cols)
    rng = random.Random(rows * 100 + cols)
    for share in (0.0, 0.4, 0.6, 1.0):
        mask = random_mask(grid, rng, share)
        left = places(grid, mask)
        expected = []
        while left:
            todo = [min(left)]
            part = set(todo)
            while todo:
                near = neighbours(grid, *todo.pop()) & left - part
                part |= near
                todo += near
            expected.append(part)
            left -= part
        assert [places(grid, part) for part in grid.parts(mask)] == expected


def test_a_flood_starts_only_inside_what_it_fills() -> None:
    grid = Grid(2, 3)
    assert grid.flood(grid.mask([(0, 0)]), grid.mask([(0, 1), (0, 2)])) == 0


def test_the_first_cell_of_nothing_is_nowhere() -> None:
    assert first_of(0) == NOWHERE
    assert first_of(0b1000) == 3
