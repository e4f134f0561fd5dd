"""A player's home: what lies on every square of the board, and what the player owns.

The landscape is kept as one set of squares per kind (`lay`); see `squares` for the numbers. `tiles` says how tiles come
onto the board; see also `furnishing` and `fields`. Animals are counts that fit or do not (`animals`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from underhall.core.agenda import replaced
from underhall.games.caverna.board.squares import BOARD, FOREST_BOARD, MOUNTAIN_BOARD, Cell, Mask, cell_of
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.catalogue import Tile, TileSet, effects, tiles_with
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.effect_kinds import OnGain
from underhall.games.caverna.box.goods import GOOD, GOODS, Bundle, Good, Heap, Supply

FOREST: Final = 0
MEADOW: Final = 1
FIELD: Final = 2
SMALL_PASTURE: Final = 3
LARGE_PASTURE: Final = 4
MOUNTAIN: Final = 5
CAVERN: Final = 6
TUNNEL: Final = 7
DEEP_TUNNEL: Final = 8
ORE_MINE: Final = 9
RUBY_MINE: Final = 10
ROOM: Final = 11
ENTRY_LEVEL: Final = 12
KINDS: Final = (
    "forest",
    "meadow",
    "field",
    "small_pasture",
    "large_pasture",
    "mountain",
    "cavern",
    "tunnel",
    "deep_tunnel",
    "ore_mine",
    "ruby_mine",
    "furnishing",
    "entry_level_dwelling",
)
"""What can be on a square, by number. Bare ring squares are nothing: they are in none of the sets (R-48)."""
KIND: Final[dict[str, int]] = {kind: number for number, kind in enumerate(KINDS)}

# Crops lie on fields: the sets that follow in `lay` are fields with exactly that many tokens.
GRAIN_1: Final = 13
GRAIN_2: Final = 14
GRAIN_3: Final = 15
VEGETABLE_1: Final = 16
VEGETABLE_2: Final = 17
_SETS: Final = 18

ROUNDS: Final = len(CONTENT.rounds.round)
STABLES: Final = CONTENT.setup.common.stables_in_reserve


_FIELDS: Final = (
    "active",
    "covered",
    "due",
    "dwarfs",
    "goods",
    "lay",
    "newborn",
    "pastures",
    "placed",
    "relaxed",
    "rooms",
    "stables",
)


class Home:
    """One player's home board and belongings. Start with `new_home`.

    `lay[kind]` is the set of squares with that kind of landscape, `stables` the squares with a stable, `pastures` the
    two squares of each large pasture. `rooms` pairs squares with the furnishing tile on top, in the order of squares;
    `active` is the set of those tiles and `covered` the set of overbuilt ones (R-55). `goods` counts goods, animals and
    begging markers; `dwarfs` holds weapon strengths, 0 for unarmed; `placed` and `newborn` are sets of dwarfs, by
    number in `dwarfs`. `due[round]` is the heap that arrives at the start of that round. `relaxed` counts the uses of
    the guest room on a space where it works only once (R-54).
    """

    __slots__ = _FIELDS

    def __init__(self) -> None:
        self.lay: tuple[Mask, ...] = (0,) * _SETS
        self.stables: Mask = 0
        self.pastures: tuple[Mask, ...] = ()
        self.rooms: tuple[tuple[Cell, Tile], ...] = ()
        self.active: TileSet = 0
        self.covered: TileSet = 0
        self.goods: Supply = [0] * len(GOODS)
        self.dwarfs: tuple[int, ...] = ()
        self.placed: int = 0
        self.newborn: int = 0
        self.due: tuple[Heap, ...] = (0,) * (ROUNDS + 1)
        self.relaxed: int = 0

    def copy(self) -> Home:
        twin = Home.__new__(Home)
        twin.lay = self.lay
        twin.stables = self.stables
        twin.pastures = self.pastures
        twin.rooms = self.rooms
        twin.active = self.active
        twin.covered = self.covered
        twin.goods = self.goods[:]
        twin.dwarfs = self.dwarfs
        twin.placed = self.placed
        twin.newborn = self.newborn
        twin.due = self.due
        twin.relaxed = self.relaxed
        return twin

    def add(self, kind: int, squares: Mask) -> None:
        """Squares become landscape of this kind."""
        self.lay = replaced(self.lay, kind, self.lay[kind] | squares)

    def remove(self, kind: int, squares: Mask) -> None:
        """Squares are no longer landscape of this kind, if they were."""
        if self.lay[kind] & squares:
            self.lay = replaced(self.lay, kind, self.lay[kind] & ~squares)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Home):
            return NotImplemented
        return all(getattr(self, field) == getattr(other, field) for field in _FIELDS)

    __hash__ = None  # type: ignore[assignment]  # it changes in play


def new_home() -> Home:
    """An untouched home board with the pre-printed caves and the first two dwarfs; food is dealt by seat."""
    home, common = Home(), CONTENT.setup.common
    home.add(FOREST, FOREST_BOARD)
    home.add(MOUNTAIN, MOUNTAIN_BOARD)
    for start in CONTENT.homeboard.start:
        square = 1 << cell_of(start.square)
        home.remove(MOUNTAIN, square)
        home.add(KIND[start.content], square)
    goods.receive(home.goods, common.goods)
    goods.receive(home.goods, common.animals)
    home.dwarfs = (common.weapons,) * common.dwarfs_in_play
    return home


# The choke points of goods ----------------------------------------------------------------------------------------

_ON_GAIN: Final[tuple[tuple[TileSet, Good, Bundle], ...]] = tuple(
    (1 << tile, GOOD[effect.trigger], effect.goods) for tile, effect in effects(OnGain)
)
_REACTING: Final[TileSet] = tiles_with(OnGain)


def gain(home: Home, bundle: Bundle) -> Bundle:
    """Receive goods or animals, and what active tiles add for them (R-63). Returns everything received."""
    if home.active & _REACTING:
        bundle = received(home.active & _REACTING, bundle)
    supply = home.goods
    for good, amount in bundle:
        supply[good] += amount
    return bundle


@cache
def received(active: TileSet, bundle: Bundle) -> Bundle:
    """A bundle with what seam and dog school add to it, chains included (R-63)."""
    total, fresh = bundle, bundle
    for _ in _ON_GAIN:  # a chain is never longer than the number of tiles that react
        added: Bundle = ()
        for tile, trigger, extra in _ON_GAIN:
            if active & tile:
                added = goods.plus(added, goods.times(extra, goods.count(fresh, trigger)))
        total, fresh = goods.plus(total, added), added
    return total


def can_pay(home: Home, cost: Bundle) -> bool:
    """Whether the whole bundle is in the supply."""
    return goods.can_pay(home.goods, cost)


def pay(home: Home, cost: Bundle) -> None:
    """Pay the bundle. Does not check that it is there."""
    goods.pay(home.goods, cost)


# What is on the board ---------------------------------------------------------------------------------------------


def outdoors(home: Home) -> Mask:
    """The forest squares with a tile: meadows, fields and pastures. A stable alone is not one (R-35)."""
    lay = home.lay
    return lay[MEADOW] | lay[FIELD] | lay[SMALL_PASTURE] | lay[LARGE_PASTURE]


def caves(home: Home) -> Mask:
    """The mountain squares that are not bare rock."""
    lay = home.lay
    mines = lay[DEEP_TUNNEL] | lay[ORE_MINE] | lay[RUBY_MINE]
    return lay[CAVERN] | lay[TUNNEL] | mines | lay[ROOM] | lay[ENTRY_LEVEL]


def used(home: Home) -> Mask:
    """The used squares of the 24: with a tile, a pre-printed cave or a stable (R-110); ring squares never count."""
    return BOARD & ~(home.lay[FOREST] | home.lay[MOUNTAIN]) | home.stables & BOARD


def unused_squares(home: Home) -> int:
    """How many of the 24 squares are unused (section 3.11)."""
    return (home.lay[FOREST] & ~home.stables | home.lay[MOUNTAIN]).bit_count()


def empty_fields(home: Home) -> Mask:
    """The fields without crops."""
    lay = home.lay
    return lay[FIELD] & ~(lay[GRAIN_1] | lay[GRAIN_2] | lay[GRAIN_3] | lay[VEGETABLE_1] | lay[VEGETABLE_2])


def grain_on_fields(home: Home) -> int:
    lay = home.lay
    return lay[GRAIN_1].bit_count() + 2 * lay[GRAIN_2].bit_count() + 3 * lay[GRAIN_3].bit_count()


def vegetables_on_fields(home: Home) -> int:
    return home.lay[VEGETABLE_1].bit_count() + 2 * home.lay[VEGETABLE_2].bit_count()


def ore_mines(home: Home) -> int:
    return home.lay[ORE_MINE].bit_count()


def ruby_mines(home: Home) -> int:
    return home.lay[RUBY_MINE].bit_count()


def donkeys_in_ore_mines(home: Home) -> int:
    """As many donkeys as possible stand in mines; for the miner, in ore mines (R-64)."""
    return min(home.goods[goods.DONKEY], ore_mines(home))


def donkeys_in_mines(home: Home) -> int:
    """The same for both kinds of mines, for the mining cave (R-64)."""
    return min(home.goods[goods.DONKEY], ore_mines(home) + ruby_mines(home))


def kind_at(home: Home, cell: Cell) -> int | None:
    """What lies on a square; None for a bare ring square."""
    for kind in range(len(KINDS)):
        if home.lay[kind] >> cell & 1:
            return kind
    return None


def tile_at(home: Home, cell: Cell) -> Tile | None:
    """The furnishing tile on a square, the topmost one."""
    for square, tile in home.rooms:
        if square == cell:
            return tile
    return None


def armed_dwarfs(home: Home) -> int:
    return sum(1 for strength in home.dwarfs if strength)
