"""Homes for tests: one from a list of squares, or a random one that somebody could have built."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from underhall.games.caverna.board import fields, furnishing, tiles
from underhall.games.caverna.board.homeboard import (
    FOREST,
    GRAIN_1,
    KIND,
    VEGETABLE_1,
    Home,
    new_home,
)
from underhall.games.caverna.board.squares import PAIRS, cell_of, cells_in, mask_of, name_of
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.catalogue import ALL, TILE, UNLIMITED

HARVEST = (2, 1)
SMALL_EVENT = (1, 1)
"""Food per adult and per newborn, in a harvest and in a pay-1-food event."""

NO_ROUNDS: tuple[int, ...] = ()


def farm(
    squares: Mapping[str, str] | None = None,
    *,
    stables: Sequence[str] = (),
    pastures: Sequence[tuple[str, str]] = (),
    weapons: Sequence[int] = (0, 0),
    newborns: int = 0,
    covered: Sequence[str] = (),
    stock: Mapping[str, int] | None = None,
    **amounts: int,
) -> Home:
    """An untouched home with these squares changed, nothing checked: `c2r4="field+2grain"`, `c4r3="dwelling"`.

    The squares of `pastures` become large pastures; the last `newborns` of the dwarfs were born this round.
    """
    home = new_home()
    for name, what in (squares or {}).items():
        square = 1 << cell_of(name)
        for kind in range(len(home.lay)):
            home.remove(kind, square)
        if what in TILE:
            furnishing.lay_room(home, TILE[what], cell_of(name))
        elif what.startswith("field+"):
            home.add(KIND["field"], square)
            first = GRAIN_1 if what.endswith("grain") else VEGETABLE_1
            home.add(first + int(what[len("field+")]) - 1, square)
        else:
            home.add(KIND[what], square)
    for pair in pastures:
        both = mask_of(pair)
        home.remove(FOREST, both)
        home.add(KIND["large_pasture"], both)
        home.pastures = tuple(sorted((*home.pastures, both)))
    home.stables = mask_of(stables)
    home.covered = sum(1 << TILE[one] for one in covered)
    for good, amount in {**(stock or {}), **amounts}.items():
        home.goods[goods.GOOD[good]] = amount
    home.dwarfs = tuple(weapons)
    home.newborn = sum(1 << number for number in range(len(weapons) - newborns, len(weapons)))
    return home


def pairs(home: Home, tile: str) -> set[tuple[str, str]]:
    """The positions of a twin tile by the names of the squares, first half first; each is listed once."""
    found = [(name_of(PAIRS[pair][0]), name_of(PAIRS[pair][1])) for pair in tiles.twin_pairs(home, tile)]
    assert len(set(found)) == len(found)
    return set(found)


def twin(home: Home, tile: str, first: str, second: str) -> goods.Bundle:
    """Lay a twin tile that is allowed."""
    assert tiles.why_not_twin(home, tile, cell_of(first), cell_of(second)) is None
    return tiles.place_twin(home, tile, cell_of(first), cell_of(second))


def single(home: Home, tile: str, square: str) -> goods.Bundle:
    """Lay a single tile that is allowed."""
    assert tiles.why_not_single(home, tile, cell_of(square)) is None
    return tiles.place_single(home, tile, cell_of(square))


def ruling(refusal: object) -> str:
    """The ruling of a refusal without the game's name; an empty string for None."""
    return str(getattr(refusal, "ruling", "")).removeprefix("caverna:")


def grown_homes(seed: int, steps: int = 60) -> Iterator[Home]:
    """One home that grows step by step by everything that can happen to a board; the same object every time."""
    rng, home = Random(seed), new_home()
    if rng.random() < 0.5:
        furnishing.furnish(home, TILE["office_room"], cell_of("c4r3"), NO_ROUNDS)
    yield home
    for _ in range(steps):
        rng.choice(_GROWTH)(home, rng)
        yield home


def _twin(home: Home, rng: Random) -> None:
    tile = rng.choice(list(tiles.TWIN_TILES))
    found = tiles.twin_pairs(home, tile)
    if found:
        tiles.place_twin(home, tile, *PAIRS[rng.choice(found)])


def _single(home: Home, rng: Random) -> None:
    tile = rng.choice(("meadow", "field", "tunnel", "cavern"))
    found = cells_in(tiles.single_mask(home, tile))
    if found:
        tiles.place_single(home, tile, rng.choice(found))


def _ruby_mine(home: Home, rng: Random) -> None:
    found = cells_in(tiles.ruby_mine_mask(home, rng.choice(("tunnel", "deep_tunnel"))))
    if found:
        tiles.place_ruby_mine(home, rng.choice(found))


def _small_pasture(home: Home, rng: Random) -> None:
    found = cells_in(tiles.small_pasture_mask(home))
    if found and rng.random() < 0.5:
        tiles.build_small_pasture(home, rng.choice(found))


def _stable(home: Home, rng: Random) -> None:
    found = cells_in(tiles.stable_mask(home))
    if found and rng.random() < 0.5:
        tiles.build_stable(home, rng.choice(found))


def _furnish(home: Home, rng: Random) -> None:
    tile = rng.randrange(len(TILE))
    taken = (home.active | home.covered) & ~UNLIMITED
    found = cells_in(furnishing.furnish_mask(home, tile)) if ALL & ~taken & 1 << tile else []
    if found:
        furnishing.furnish(home, tile, rng.choice(found), NO_ROUNDS)


def _sow(home: Home, rng: Random) -> None:
    home.goods[goods.GRAIN] += 1
    home.goods[goods.VEGETABLE] += 1
    found = fields.sowings(home, 2, 2)
    if found:
        fields.sow(home, *rng.choice(found))


def _harvest(home: Home, rng: Random) -> None:
    fields.harvest_fields(home)


def _grow(home: Home, rng: Random) -> None:
    if furnishing.can_grow(home):
        furnishing.grow(home)


_GROWTH: tuple[Callable[[Home, Random], None], ...] = (
    _twin,
    _twin,
    _twin,
    _single,
    _ruby_mine,
    _small_pasture,
    _stable,
    _furnish,
    _furnish,
    _sow,
    _harvest,
    _grow,
)
