"""Placements: every way to turn a tile, numbered and named."""

from __future__ import annotations

import doctest

import pytest

from tests.mountain_king.mountain.scenes import K2, placed, places_of
from underhall.core.grids import NOWHERE
from underhall.games.mountain_king.board import placements, scoring
from underhall.games.mountain_king.board.boards import AUTUMN, BOARDS, WINTER, Board, cell_name, cell_of
from underhall.games.mountain_king.board.placements import NO_PLACEMENT, PlacementTable
from underhall.games.mountain_king.box import content
from underhall.games.mountain_king.box.content import CONTENT, TIERS

TABLES = [
    pytest.param(board, table, id=f"{board.id}-{name}")
    for board in BOARDS
    for name, table in (("tunnels", board.tunnels), ("halls", board.halls))
]


@pytest.mark.parametrize("module", [content, placements, scoring])
def test_examples_in_the_docstrings_hold(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_every_shape_has_its_distinct_orientations() -> None:
    for board in BOARDS:
        for table, tiles in ((board.tunnels, CONTENT.tunnels), (board.halls, CONTENT.halls)):
            counts = [len(turned) for turned in table.by_shape]
            assert counts == [tile.distinct_orientations for tile in tiles]


@pytest.mark.parametrize(("board", "table"), TABLES)
def test_placements_are_all_that_fit_and_say_what_they_cover(board: Board, table: PlacementTable) -> None:
    diggable = places_of(board, board.diggable)
    expected = 0
    for orientation in table.orientations:
        for row in range(board.grid.rows):
            for col in range(board.grid.cols):
                if {(row + r, col + c) for r, c in orientation.places} <= diggable:
                    expected += 1
                    number = orientation.first + board.grid.cell(row, col)
                    text = f"{table.shapes[orientation.shape]}:{orientation.index}:r{row}c{col}"
                    assert table.ids[number] == text
                    assert table.number(text) == number
                    assert places_of(board, table.cells[number]) == {(row + r, col + c) for r, c in orientation.places}
    every = table.all()
    assert len(every) == expected
    for number in every[::7]:
        cells = table.cells[number]
        assert table.halo[number] == board.grid.around(cells)
        assert table.rubble[number] == (cells & board.rubble).bit_count()
        assert table.size(number) == cells.bit_count() == table.sizes[table.shape(number)]
        assert len(table.names(number)) == cells.bit_count()
        if table.marked[number] != NOWHERE:
            assert cells >> table.marked[number] & 1
        footprint = table.footprint(table.ids[number])
        assert footprint is not None
        assert set(footprint[1]) == places_of(board, cells)


@pytest.mark.parametrize("board", BOARDS)
def test_twins_differ_in_the_anchor_and_in_nothing_else(board: Board) -> None:
    table = board.tunnels
    pairs: dict[tuple[int, int], list[int]] = {}
    for number in table.all():
        pairs.setdefault((table.shape(number), table.cells[number]), []).append(number)
    for (shape, _), numbers in pairs.items():
        if table.shapes[shape] in ("i2", "s4"):
            one, other = numbers
            assert (table.twin(one), table.twin(other)) == (other, one)
            assert table.marked[one] != table.marked[other]
        else:
            (one,) = numbers
            assert table.twin(one) == NO_PLACEMENT


def test_a_placement_id_means_the_same_cells_on_both_boards() -> None:
    text = "t4:2:r5c7"
    assert WINTER.tunnels.footprint(text) == AUTUMN.tunnels.footprint(text)
    assert WINTER.tunnels.names(placed(WINTER.tunnels, K2)) == ("r2c8", "r3c7", "r3c8", "r3c9")
    assert WINTER.tunnels.ids[placed(WINTER.tunnels, K2)] == "t4:2:r2c7"


@pytest.mark.parametrize(("side", "counts"), [(WINTER, 20), (AUTUMN, 12)])
def test_boards_are_read_as_drawn(side: Board, counts: int) -> None:
    assert len(side.statue_spots) == counts
    covered = side.heart
    for tier, mask in enumerate(side.tier_masks):
        assert not covered & mask
        covered |= mask
        assert tier < len(TIERS)
    assert covered & ~side.heart == side.diggable | side.site_mask
    assert not side.diggable & side.site_mask
    assert (side.rubble | side.buried_mask) & ~side.diggable == 0
    assert cell_of(side, cell_name(side, side.sites[0])) == side.sites[0]
    assert cell_of(side, "nowhere") == NOWHERE
    assert side.start("elsewhere") is None
    assert side.buried_under(side.diggable) == [side.buried.count(kind) for kind in range(7)]
