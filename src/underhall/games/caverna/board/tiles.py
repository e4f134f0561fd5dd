"""Tiles, mines, pastures and stables: where they may be laid (RULES sections 3.2 to 3.10), and laying them.

Each rule is stated once, in `why_not_...`. The sets and lists beside it say the same for all squares at once, and a
test holds them equal. This module does not deal with costs: see `furnishing.build_cost`.
"""

from __future__ import annotations

from typing import Final

from underhall.core.refusals import Refusal
from underhall.games.caverna.board.homeboard import (
    DEEP_TUNNEL,
    FIELD,
    FOREST,
    KIND,
    KINDS,
    LARGE_PASTURE,
    MEADOW,
    MOUNTAIN,
    RUBY_MINE,
    SMALL_PASTURE,
    STABLES,
    TUNNEL,
    Home,
    caves,
    gain,
    kind_at,
    outdoors,
)
from underhall.games.caverna.board.squares import (
    BOARD,
    ENTRANCE,
    FOREST_REGION,
    FOREST_RING,
    MOUNTAIN_REGION,
    MOUNTAIN_RING,
    PAIRS,
    RING,
    SIZE,
    STARTS,
    Cell,
    Mask,
    Pair,
    are_adjacent,
    cell_of,
    name_of,
    spread,
)
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.catalogue import TileSet, effects
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.effect_kinds import TwinTileOverhang
from underhall.games.caverna.box.goods import Bundle
from underhall.games.caverna.box.home_components import SingleTile, TwinTile
from underhall.games.caverna.refusing import refuse

TWIN_TILES: Final[dict[str, TwinTile]] = {twin.id: twin for twin in CONTENT.homeboard.twin_tile}
SINGLE_TILES: Final[dict[str, SingleTile]] = {single.id: single for single in CONTENT.homeboard.single_tile}
BONUS: Final[tuple[Bundle, ...]] = tuple(
    next((bonus.goods for bonus in CONTENT.homeboard.bonus if cell_of(bonus.square) == cell), goods.NOTHING)
    for cell in range(SIZE)
)
"""What covering a square yields (section 3.3)."""
_STABLE_STAYS: Final = tuple(one.id for one in CONTENT.homeboard.landscape if one.stable_allowed)
STABLE_ON: Final[tuple[int, ...]] = (FOREST, *(KIND[one] for one in _STABLE_STAYS))
"""What a stable may stand on (R-42)."""

_OVERHANG: Final[tuple[tuple[TileSet, TwinTileOverhang], ...]] = tuple(
    (1 << tile, effect) for tile, effect in effects(TwinTileOverhang)
)


# Twin tiles (sections 3.4, 3.5, 3.7, 3.8 and 3.10) ----------------------------------------------------------------


def why_not_twin(home: Home, tile: str, first: Cell, second: Cell) -> Refusal | None:
    """Why the twin tile may not be laid with its first half on `first` and its second half on `second`."""
    twin = TWIN_TILES[tile]
    if not are_adjacent(first, second):
        return refuse("R-34", "not_adjacent", first=name_of(first), second=name_of(second))
    if twin.halves[0] == twin.halves[1] and first > second:
        return refuse("R-31", "same_halves", tile=tile, first=name_of(second), second=name_of(first))
    for cell, under, half in ((first, twin.on[0], twin.halves[0]), (second, twin.on[1], twin.halves[1])):
        if not home.lay[KIND[under]] >> cell & 1 and not _is_free_ring(home, cell):
            return _no_ground(home, tile, cell, under)
        if home.stables >> cell & 1 and half not in _STABLE_STAYS:
            return refuse("R-37", "stable_in_the_way", square=name_of(cell))
    over = [cell for cell in (first, second) if _is_free_ring(home, cell)]
    if over and not twin.may_overhang:
        return refuse("R-47", "cannot_overhang", tile=tile, square=name_of(over[0]))
    if over and not any(home.active & office and tile in effect.tiles for office, effect in _OVERHANG):
        return refuse("R-45", "no_overhang", square=name_of(over[0]))
    if len(over) == 2:
        return refuse("R-45", "both_over_the_edge", tile=tile)
    if twin.needs_connection and not (1 << first | 1 << second) & _connected(home):
        return _not_connected(home, 1 << first | 1 << second)
    return None


def can_place_twin(home: Home, tile: str) -> bool:
    """Whether the twin tile has any legal position (R-31)."""
    return _twin_starts(home, _PLANS[tile]) != _NOWHERE


def twin_pairs(home: Home, tile: str) -> list[Pair]:
    """All legal positions of the twin tile, as pair numbers: `squares.PAIRS[pair]` has its first half first."""
    pairs: list[Pair] = []
    base = 0
    for starts in _twin_starts(home, _PLANS[tile]):
        while starts:
            low = starts & -starts
            pairs.append(base + low.bit_length() - 1)
            starts ^= low
        base += SIZE
    return pairs


def place_twin(home: Home, tile: str, first: Cell, second: Cell) -> Bundle:
    """Lay the twin tile and receive bonuses and the gold for overhanging. Returns what was received."""
    plan = _PLANS[tile]
    both = 1 << first | 1 << second
    home.remove(plan.on, both)
    home.add(plan.first, 1 << first)
    home.add(plan.second, 1 << second)
    if plan.first == LARGE_PASTURE:
        home.pastures = tuple(sorted((*home.pastures, both)))
    if not plan.connects:
        return goods.NOTHING
    bonus = goods.plus(BONUS[first], BONUS[second])
    if both & RING:
        bonus = goods.plus(bonus, plan.overhang_goods)
    return gain(home, bonus) if bonus else bonus


# Single tiles (section 3.6) ---------------------------------------------------------------------------------------


def why_not_single(home: Home, tile: str, cell: Cell) -> Refusal | None:
    """Why a single meadow, field, tunnel or cavern tile may not be laid on this square."""
    single = SINGLE_TILES[tile]
    if not any(home.lay[KIND[under]] >> cell & 1 for under in single.on):
        return _no_ground(home, tile, cell, single.on[0])
    if home.stables >> cell & 1 and not single.stable_underneath_allowed:
        return refuse("R-37", "stable_in_the_way", square=name_of(cell))
    if not 1 << cell & _connected(home):
        return _not_connected(home, 1 << cell)
    return None


def single_mask(home: Home, tile: str) -> Mask:
    """All squares on which the single tile may be laid."""
    if KIND[tile] == MEADOW:
        return home.lay[FOREST] & (spread(outdoors(home)) | ENTRANCE)
    if KIND[tile] == FIELD:
        return home.lay[FOREST] & ~home.stables & (spread(outdoors(home)) | ENTRANCE)
    return home.lay[MOUNTAIN] & spread(caves(home))


def place_single(home: Home, tile: str, cell: Cell) -> Bundle:
    """Lay the single tile and receive the bonus of its square. Returns what was received."""
    square = 1 << cell
    home.remove(FOREST, square)
    home.remove(MOUNTAIN, square)
    home.add(KIND[tile], square)
    return gain(home, BONUS[cell]) if BONUS[cell] else goods.NOTHING


# Ruby mines (section 3.7) -----------------------------------------------------------------------------------------


def why_not_ruby_mine(home: Home, on: str, cell: Cell) -> Refusal | None:
    """Why a ruby mine may not be placed there by a step for mines on a tunnel, or on a deep tunnel."""
    if not home.lay[KIND[on]] >> cell & 1:
        return refuse("R-39", "no_place_for_ruby_mine", square=name_of(cell), on=on)
    return None


def ruby_mine_mask(home: Home, on: str) -> Mask:
    """All squares of that kind: mines and furnished tunnels are no longer tunnels (R-51)."""
    return home.lay[KIND[on]]


def place_ruby_mine(home: Home, cell: Cell) -> None:
    """Put a ruby mine on a tunnel or deep tunnel. The ruby for a deep tunnel is a step of its own (R-39)."""
    home.remove(TUNNEL, 1 << cell)
    home.remove(DEEP_TUNNEL, 1 << cell)
    home.add(RUBY_MINE, 1 << cell)


# Pastures (section 3.8) -------------------------------------------------------------------------------------------


def why_not_small_pasture(home: Home, cell: Cell) -> Refusal | None:
    """Why this square cannot become a small pasture."""
    if not home.lay[MEADOW] >> cell & 1:
        return refuse("R-40", "no_meadow", square=name_of(cell))
    return None


def small_pasture_mask(home: Home) -> Mask:
    """All squares that can become a small pasture: the meadows."""
    return home.lay[MEADOW]


def build_small_pasture(home: Home, cell: Cell) -> None:
    """Fence a meadow. A stable on it stays."""
    home.remove(MEADOW, 1 << cell)
    home.add(SMALL_PASTURE, 1 << cell)


def why_not_large_pasture(home: Home, first: Cell, second: Cell) -> Refusal | None:
    """Why these two squares cannot become a large pasture."""
    for cell in (first, second):
        if not home.lay[MEADOW] >> cell & 1:
            return refuse("R-40", "no_meadow", square=name_of(cell))
    return why_not_twin(home, "large_pasture", first, second)


def large_pasture_pairs(home: Home) -> list[Pair]:
    """All pairs of adjacent meadows, each once."""
    return twin_pairs(home, "large_pasture")


def can_build_large_pasture(home: Home) -> bool:
    return can_place_twin(home, "large_pasture")


def build_large_pasture(home: Home, first: Cell, second: Cell) -> None:
    """Fence two adjacent meadows as one area. Stables on them stay."""
    place_twin(home, "large_pasture", first, second)


# Stables (section 3.9) --------------------------------------------------------------------------------------------


def why_not_stable(home: Home, cell: Cell) -> Refusal | None:
    """Why no stable can be built on this square."""
    if home.stables.bit_count() >= STABLES:
        return refuse("R-42", "no_stable_left", stables=STABLES)
    if home.stables >> cell & 1:
        return refuse("R-42", "stable_stands_there", square=name_of(cell))
    if kind_at(home, cell) not in STABLE_ON:
        return refuse("R-42", "no_place_for_stable", square=name_of(cell))
    return None


def stable_mask(home: Home) -> Mask:
    """All squares on which a stable may be built now."""
    if home.stables.bit_count() >= STABLES:
        return 0
    lay = home.lay
    return (lay[FOREST] | lay[MEADOW] | lay[SMALL_PASTURE] | lay[LARGE_PASTURE]) & ~home.stables


def build_stable(home: Home, cell: Cell) -> None:
    """Put a stable from the reserve on the square. It covers no bonus square (R-35)."""
    home.stables |= 1 << cell


# For the fast enumerators -----------------------------------------------------------------------------------------

_TOUCHING_BOARD: Final[tuple[Mask, ...]] = tuple(
    sum(
        1 << first
        for first, second in PAIRS[SIZE * direction : SIZE * (direction + 1)]
        if first >= 0 and (1 << first | 1 << second) & BOARD
    )
    for direction in range(4)
)
"""Per direction, the first squares of pairs that are not wholly on the ring (R-45)."""


class _Plan:
    """A twin tile in numbers: kinds of landscape, and what it takes to lay it."""

    __slots__ = (
        "alike",
        "connects",
        "first",
        "in_forest",
        "offices",
        "on",
        "overhang_goods",
        "ring",
        "second",
        "stable_first",
        "stable_second",
    )

    def __init__(self, twin: TwinTile) -> None:
        self.on = KIND[twin.on[0]]
        self.first = KIND[twin.halves[0]]
        self.second = KIND[twin.halves[1]]
        self.alike = twin.halves[0] == twin.halves[1]
        self.stable_first = twin.halves[0] in _STABLE_STAYS
        self.stable_second = twin.halves[1] in _STABLE_STAYS
        self.connects = twin.needs_connection
        self.in_forest = twin.on[0] == KINDS[FOREST]
        self.ring: Mask = (FOREST_RING if self.in_forest else MOUNTAIN_RING) if twin.may_overhang else 0
        self.offices: TileSet = 0
        self.overhang_goods: Bundle = goods.NOTHING
        for office, effect in _OVERHANG:
            if twin.id in effect.tiles:
                self.offices |= office
                self.overhang_goods = effect.goods


_PLANS: Final[dict[str, _Plan]] = {twin.id: _Plan(twin) for twin in CONTENT.homeboard.twin_tile}


def _twin_starts(home: Home, plan: _Plan) -> tuple[Mask, Mask, Mask, Mask]:
    """Per direction, the squares for the first half of a twin tile whose second half lies that way."""
    lay, stables = home.lay, home.stables
    first = second = lay[plan.on]
    if not first:
        return _NOWHERE
    if stables:
        if not plan.stable_first:
            first &= ~stables
        if not plan.stable_second:
            second &= ~stables
    if not plan.connects:
        east, south = first & second >> 1 & _EAST, first & second >> 8 & _SOUTH
        if plan.alike:
            return east, 0, south, 0
        return east, first & second << 1 & _WEST, south, first & second << 8 & _NORTH
    # What `spread` says, for the one region that matters here.
    if plan.in_forest:
        laid = lay[MEADOW] | lay[FIELD] | lay[SMALL_PASTURE] | lay[LARGE_PASTURE]
        near = (laid << 8 | laid >> 8 | laid << 1 | laid >> 1) & FOREST_REGION | ENTRANCE
    else:
        laid = caves(home)
        near = (laid << 8 | laid >> 8 | laid << 1 | laid >> 1) & MOUNTAIN_REGION
    if home.active & plan.offices:
        ring = plan.ring & ~laid
        first |= ring
        second |= ring
    east = first & second >> 1 & (near | near >> 1) & _EAST_ON_BOARD
    south = first & second >> 8 & (near | near >> 8) & _SOUTH_ON_BOARD
    if plan.alike:
        return east, 0, south, 0
    west = first & second << 1 & (near | near << 1) & _WEST_ON_BOARD
    return east, west, south, first & second << 8 & (near | near << 8) & _NORTH_ON_BOARD


_NOWHERE: Final = (0, 0, 0, 0)
_EAST, _WEST, _SOUTH, _NORTH = STARTS
_EAST_ON_BOARD, _WEST_ON_BOARD, _SOUTH_ON_BOARD, _NORTH_ON_BOARD = _TOUCHING_BOARD


# For the refusals -------------------------------------------------------------------------------------------------


def _connected(home: Home) -> Mask:
    """The squares of which a tile on bare terrain must cover at least one (section 3.4)."""
    return spread(outdoors(home)) | ENTRANCE | spread(caves(home))


def _is_free_ring(home: Home, cell: Cell) -> bool:
    return bool(RING >> cell & 1) and kind_at(home, cell) is None


def _no_ground(home: Home, tile: str, cell: Cell, under: str) -> Refusal:
    """The refusal of a tile that needs something else underneath."""
    if _is_free_ring(home, cell):
        return refuse("R-48", "bare_ring_square", square=name_of(cell))
    ruling = {"tunnel": "R-38", "meadow": "R-40"}.get(under, "R-43")
    return refuse(ruling, "wrong_ground", square=name_of(cell), tile=tile, under=under)


def _not_connected(home: Home, squares: Mask) -> Refusal:
    if squares & FOREST_REGION and not outdoors(home):
        return refuse("R-33", "first_outdoor_tile", entrance=name_of(ENTRANCE.bit_length() - 1))
    return refuse("R-32", "not_connected")
