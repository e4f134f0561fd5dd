"""The fast enumerators say the same as the rules: every position listed once is exactly every position not refused."""

from __future__ import annotations

import pytest

from tests.caverna.home.farms import grown_homes
from underhall.games.caverna.board import furnishing, tiles
from underhall.games.caverna.board.homeboard import KINDS, Home, caves, outdoors
from underhall.games.caverna.board.squares import ALL_PAIRS, BOARD, CELLS, PAIRS, cells_in
from underhall.games.caverna.box.catalogue import TILE

SEEDS = range(12)


@pytest.mark.rule("caverna:R-31", "caverna:R-42", "caverna:R-45", "caverna:R-48", "caverna:R-123")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_position_that_is_not_refused_is_listed_once(seed: int) -> None:
    for home in grown_homes(seed):
        _agree_about_twins(home)
        for tile in ("meadow", "field", "tunnel", "cavern"):
            mask = tiles.single_mask(home, tile)
            assert cells_in(mask) == [c for c in sorted(CELLS.values()) if tiles.why_not_single(home, tile, c) is None]
        for cell in CELLS.values():
            for on in ("tunnel", "deep_tunnel"):
                listed = tiles.ruby_mine_mask(home, on) >> cell & 1
                assert bool(listed) == (tiles.why_not_ruby_mine(home, on, cell) is None)
            assert bool(tiles.stable_mask(home) >> cell & 1) == (tiles.why_not_stable(home, cell) is None)
            small = tiles.small_pasture_mask(home) >> cell & 1
            assert bool(small) == (tiles.why_not_small_pasture(home, cell) is None)


def _agree_about_twins(home: Home) -> None:
    for tile in tiles.TWIN_TILES:
        listed = tiles.twin_pairs(home, tile)
        legal = [pair for pair in ALL_PAIRS if tiles.why_not_twin(home, tile, *PAIRS[pair]) is None]
        assert sorted(listed) == sorted(legal)
        assert tiles.can_place_twin(home, tile) == bool(legal)


@pytest.mark.parametrize("seed", SEEDS)
def test_furnishing_squares_are_those_not_refused(seed: int) -> None:
    for home in grown_homes(seed):
        for tile in range(len(TILE)):
            if home.active >> tile & 1:
                continue
            mask = furnishing.furnish_mask(home, tile)
            legal = [c for c in CELLS.values() if furnishing.why_not_furnish_square(home, tile, c) is None]
            assert cells_in(mask) == sorted(legal)


@pytest.mark.rule("caverna:R-43")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_square_holds_one_thing_and_tiles_never_vanish(seed: int) -> None:
    laid = 0
    for home in grown_homes(seed):
        sets = home.lay[: len(KINDS)]
        together = 0
        for squares in sets:
            assert not together & squares
            together |= squares
        assert together & BOARD == BOARD
        now = outdoors(home) | caves(home)
        assert now & laid == laid
        laid = now
        assert sum(home.pastures) == home.lay[KINDS.index("large_pasture")]
        assert sum(1 << cell for cell, _ in home.rooms) == home.lay[KINDS.index("furnishing")]


def test_a_copy_shares_nothing_that_changes() -> None:
    for home in grown_homes(7):
        twin = home.copy()
        assert twin == home
        twin.goods.append(1)
        assert twin != home
        twin.goods.pop()
        for field in ("lay", "pastures", "rooms", "dwarfs", "due"):
            shared = getattr(twin, field)
            setattr(twin, field, (*shared, 1))
            assert twin != home
            setattr(twin, field, shared)
        for field in ("stables", "active", "covered", "placed", "newborn", "relaxed"):
            setattr(twin, field, getattr(twin, field) + 1)
            assert twin != home
            setattr(twin, field, getattr(twin, field) - 1)
        assert twin == home
