"""A home as readable data, and back: the part of a position that belongs to one player.

`home_restore` refuses what cannot arise on a home board, with a PositionError that names the place in the data. The
caller checks what concerns several players (a tile owned twice, dwarfs on spaces), and also whether the
animals fit, because in the middle of a step they need not.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from underhall.core.agenda import replaced
from underhall.core.messages import Fact
from underhall.core.refusals import PositionError
from underhall.games.caverna.board.furnishing import beds
from underhall.games.caverna.board.homeboard import (
    CAVERN,
    DEEP_TUNNEL,
    ENTRY_LEVEL,
    FIELD,
    FOREST,
    GRAIN_1,
    KIND,
    KINDS,
    LARGE_PASTURE,
    MOUNTAIN,
    ORE_MINE,
    ROOM,
    ROUNDS,
    RUBY_MINE,
    STABLES,
    TUNNEL,
    VEGETABLE_1,
    Home,
    caves,
    kind_at,
    outdoors,
    tile_at,
)
from underhall.games.caverna.board.squares import (
    BOARD,
    CELLS,
    ENTRANCE,
    FOREST_BOARD,
    FOREST_REGION,
    MOUNTAIN_BOARD,
    MOUNTAIN_REGION,
    RING,
    Mask,
    cell_of,
    cells_in,
    name_of,
    names_in,
    spread,
)
from underhall.games.caverna.board.tiles import STABLE_ON
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.catalogue import IDS, PARTNER, TILE, UNLIMITED, effects, ids_in, tiles_with
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.effect_kinds import FurnishOn, HouseDwarfs, TwinTileOverhang
from underhall.games.caverna.box.goods import GOOD, GOODS

_CROP: Final = re.compile(r"field\+([1-9])(grain|vegetable)\Z")
_MOST_TOKENS: Final = {good.id: good.sow_total for good in CONTENT.resources.good}
_DWARFS: Final = CONTENT.resources.piece_called("dwarf")
MOST: Final = 9_999
"""No amount in a position is larger: far above what any match comes to."""
MOST_DUE: Final = 99
"""Goods that wait on one round; a heap has room for twice as many."""
_STRONGEST: Final = CONTENT.resources.piece_called("weapon").max_strength


class HomePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A home: squares by name (bare ones left out), goods by name, and its dwarfs, by number and weapon."""

    squares: dict[str, str]
    stables: list[str]
    large_pastures: list[list[str]]
    covered: list[str]
    goods: dict[str, int]
    weapons: list[int]
    placed: list[int]
    newborn: list[int]
    due: dict[str, dict[str, int]]
    relaxed: int


def home_dump(home: Home) -> HomePosition:
    return HomePosition(
        squares={name_of(cell): _content(home, cell) for cell in cells_in(outdoors(home) | caves(home))},
        stables=names_in(home.stables),
        large_pastures=[names_in(pasture) for pasture in home.pastures],
        covered=ids_in(home.covered),
        goods={GOODS[good]: amount for good, amount in enumerate(home.goods)},
        weapons=list(home.dwarfs),
        placed=cells_in(home.placed),
        newborn=cells_in(home.newborn),
        due={str(number): goods.as_dict(goods.unpack(heap)) for number, heap in enumerate(home.due) if heap},
        relaxed=home.relaxed,
    )


def home_restore(position: HomePosition, path: str = "home") -> Home:
    """The home that `home_dump` described. Raises PositionError on an impossible one."""
    home = Home()
    _restore_squares(home, position.squares, path)
    _restore_pastures(home, position.large_pastures, f"{path}.large_pastures")
    _restore_stables(home, position.stables, path)
    _restore_covered(home, position.covered, path)
    _restore_goods(home, position, path)
    _restore_dwarfs(home, position, path)
    _check_connection(home, path)
    _check_ring(home, path)
    _check_mines(home, path)
    return home


def _content(home: Home, cell: int) -> str:
    """What is on a square, in one word: a landscape, a field with its crop, or the id of a furnishing tile."""
    kind = kind_at(home, cell)
    if kind == ROOM:
        tile = tile_at(home, cell)
        assert tile is not None
        return IDS[tile]
    for tokens in range(3):
        if home.lay[GRAIN_1 + tokens] >> cell & 1:
            return f"field+{tokens + 1}grain"
        if tokens < 2 and home.lay[VEGETABLE_1 + tokens] >> cell & 1:
            return f"field+{tokens + 1}vegetable"
    assert kind is not None
    return KINDS[kind]


# Restoring --------------------------------------------------------------------------------------------------------


def _restore_squares(home: Home, squares: Mapping[str, str], path: str) -> None:
    home.add(FOREST, FOREST_BOARD)
    home.add(MOUNTAIN, MOUNTAIN_BOARD)
    rooms: list[tuple[int, int]] = []
    for name, what in squares.items():
        if name not in CELLS:
            raise _impossible("no_square", f"{path}.squares", square=name)
        square = 1 << CELLS[name]
        crop = _CROP.match(what)
        kind = ROOM if what in TILE else FIELD if crop else KIND.get(what)
        if kind is None or (kind == ROOM and what not in TILE):
            raise _impossible("no_content", f"{path}.squares.{name}", square=name, content=what)
        if not square & (FOREST_REGION if kind < MOUNTAIN else MOUNTAIN_REGION):
            raise _impossible("wrong_region", f"{path}.squares.{name}", square=name, content=what)
        if kind in (FOREST, MOUNTAIN):  # bare squares are left out
            raise _impossible("no_content", f"{path}.squares.{name}", square=name, content=what)
        home.remove(FOREST, square)
        home.remove(MOUNTAIN, square)
        home.add(kind, square)
        if crop:
            tokens = int(crop[1])
            if tokens > _MOST_TOKENS[crop[2]]:
                raise _impossible("no_content", f"{path}.squares.{name}", square=name, content=what)
            home.add((GRAIN_1 if crop[2] == "grain" else VEGETABLE_1) + tokens - 1, square)
        if kind == ROOM:
            tile = TILE[what]
            if home.active >> tile & 1 and not UNLIMITED >> tile & 1:
                raise _impossible("tile_twice", f"{path}.squares.{name}", tile=what)
            home.active |= 1 << tile
            rooms.append((CELLS[name], tile))
    home.rooms = tuple(sorted(rooms))
    for start in CONTENT.homeboard.start:
        lies = kind_at(home, cell_of(start.square))
        wanted = (ENTRY_LEVEL,) if KIND[start.content] == ENTRY_LEVEL else (CAVERN, ROOM)
        if lies not in wanted:
            raise _impossible("start_cave", f"{path}.squares", square=start.square, content=start.content)
    if home.lay[ENTRY_LEVEL].bit_count() > 1:
        raise _impossible("tile_twice", f"{path}.squares", tile=KINDS[ENTRY_LEVEL])


def _restore_pastures(home: Home, pairs: Sequence[Sequence[str]], path: str) -> None:
    pastures: list[Mask] = []
    for number, pair in enumerate(pairs):
        pasture = _squares(pair, f"{path}.{number}")
        cells = cells_in(pasture)
        if len(cells) != 2 or not spread(1 << cells[0]) >> cells[1] & 1 or pasture & ~home.lay[LARGE_PASTURE]:
            raise _impossible("large_pasture", f"{path}.{number}", squares=tuple(names_in(pasture)))
        pastures.append(pasture)
    if sum(pastures) != home.lay[LARGE_PASTURE]:
        raise _impossible("large_pasture", path, squares=tuple(names_in(home.lay[LARGE_PASTURE])))
    home.pastures = tuple(sorted(pastures))


def _restore_stables(home: Home, names: Sequence[str], path: str) -> None:
    home.stables = _squares(names, f"{path}.stables")
    if len(names) > STABLES:
        raise _impossible("too_many_stables", f"{path}.stables", stables=len(names), most=STABLES)
    for cell in cells_in(home.stables):
        if kind_at(home, cell) not in STABLE_ON:
            raise _impossible("stable_place", f"{path}.stables", square=name_of(cell))


def _restore_covered(home: Home, ids: Sequence[str], path: str) -> None:
    for one in ids:
        tile = TILE.get(one, -1)
        if tile not in PARTNER or not home.active >> PARTNER[tile] & 1 or home.active >> tile & 1:
            raise _impossible("covered", f"{path}.covered", tile=one)
        home.covered |= 1 << tile
    for tile, partner in PARTNER.items():
        if home.active >> tile & 1 and home.active >> partner & 1:
            raise _impossible("both_traders", f"{path}.squares", tile=IDS[tile], partner=IDS[partner])


def _restore_goods(home: Home, position: HomePosition, path: str) -> None:
    for name in GOODS:
        if name not in position.goods:
            raise PositionError("missing", path=f"{path}.goods.{name}")
    for name, amount in position.goods.items():
        if name not in GOOD:
            raise PositionError("unknown_key", path=f"{path}.goods.{name}")
        home.goods[GOOD[name]] = _amount(amount, f"{path}.goods.{name}")
    for number, waiting in position.due.items():
        if not number.isdecimal() or not 1 <= int(number) <= ROUNDS:
            raise PositionError("unknown_key", path=f"{path}.due.{number}")
        heap = goods.pack(goods.bundle(amounts(waiting, f"{path}.due.{number}", MOST_DUE)))
        home.due = replaced(home.due, int(number), heap)
    home.relaxed = _amount(position.relaxed, f"{path}.relaxed", most=1)


def _restore_dwarfs(home: Home, position: HomePosition, path: str) -> None:
    home.dwarfs = tuple(_amount(weapon, f"{path}.weapons.{number}") for number, weapon in enumerate(position.weapons))
    for number, weapon in enumerate(home.dwarfs):
        if weapon > _STRONGEST:
            raise _impossible("weapon", f"{path}.weapons.{number}", weapon=weapon, most=_STRONGEST)
    dwarfs, places = len(home.dwarfs), beds(home)
    sixth = any(effect.only_for_sixth and home.active >> tile & 1 for tile, effect in effects(HouseDwarfs))
    most = min(places, _DWARFS.per_player) + (1 if sixth and places >= _DWARFS.per_player else 0)
    if not _DWARFS.starting_in_play <= dwarfs <= most:
        raise _impossible("dwarfs", f"{path}.weapons", dwarfs=dwarfs, least=_DWARFS.starting_in_play, most=most)
    home.placed = _numbers(position.placed, dwarfs, f"{path}.placed")
    home.newborn = _numbers(position.newborn, dwarfs, f"{path}.newborn")
    for number in cells_in(home.newborn):
        if home.dwarfs[number]:
            raise _impossible("armed_newborn", f"{path}.newborn", weapon=home.dwarfs[number])


# What a board can have come to ------------------------------------------------------------------------------------


def _check_connection(home: Home, path: str) -> None:
    """Every tile was laid next to another, beginning at the entrance and at the pre-printed caves (section 3.4)."""
    starts = sum(1 << cell_of(start.square) for start in CONTENT.homeboard.start)
    for laid, start in ((outdoors(home), ENTRANCE), (caves(home), starts)):
        reached = laid & start
        while True:
            wider = (reached | spread(reached)) & laid
            if wider == reached:
                break
            reached = wider
        if reached != laid:
            raise _impossible("not_connected", f"{path}.squares", square=names_in(laid & ~reached)[0])


def _check_ring(home: Home, path: str) -> None:
    """A ring square holds half a twin tile; the other half lies beside it on the board (R-45)."""
    laid = outdoors(home) | caves(home)
    partners: Mask = 0
    for cell in cells_in(laid & RING):
        if not home.active & tiles_with(TwinTileOverhang):
            raise _impossible("no_office", f"{path}.squares.{name_of(cell)}", square=name_of(cell))
        partner = spread(1 << cell) & BOARD
        halves = 1 << cell | partner
        fields, shafts = home.lay[FIELD] & halves, halves & _tunnels(home)
        both_grass = not fields and bool(halves & FOREST_REGION)
        if not partner & laid or partner & partners or halves in (fields, shafts) or both_grass:
            raise _impossible("overhang", f"{path}.squares.{name_of(cell)}", square=name_of(cell))
        partners |= partner


def _tunnels(home: Home) -> Mask:
    """The squares that have been tunnels for sure."""
    return home.lay[TUNNEL] | home.lay[DEEP_TUNNEL] | home.lay[ORE_MINE] | home.lay[RUBY_MINE]


def _check_mines(home: Home, path: str) -> None:
    """Every ore mine came with a deep tunnel beside it, which may have become a ruby mine or a room since."""
    partners = home.lay[DEEP_TUNNEL] | home.lay[RUBY_MINE]
    if home.active & tiles_with(FurnishOn):
        partners |= home.lay[ROOM]
    if not _paired(cells_in(home.lay[ORE_MINE]), partners, home.lay[DEEP_TUNNEL]):
        raise _impossible("mines", f"{path}.squares", mines=home.lay[ORE_MINE].bit_count())


def _paired(mines: list[int], partners: Mask, deep_tunnels: Mask) -> bool:
    """Whether each mine can have a partner of its own, so that no deep tunnel is left without a mine."""
    if not mines:
        return not deep_tunnels
    return any(
        _paired(mines[1:], partners & ~(1 << partner), deep_tunnels & ~(1 << partner))
        for partner in cells_in(spread(1 << mines[0]) & partners)
    )


# Entries ----------------------------------------------------------------------------------------------------------


def _impossible(code: str, path: str, **facts: Fact) -> PositionError:
    return PositionError(code, game="caverna", path=path, **facts)


def _squares(names: Sequence[str], path: str) -> Mask:
    mask: Mask = 0
    for name in names:
        if name not in CELLS or mask >> CELLS[name] & 1:
            raise _impossible("no_square", path, square=name)
        mask |= 1 << CELLS[name]
    return mask


def _amount(have: int, path: str, least: int = 0, most: int = MOST) -> int:
    if not least <= have <= most:
        raise PositionError("range", path=path, have=have, least=least, most=most)
    return have


def _numbers(dwarfs: Sequence[int], most: int, path: str) -> Mask:
    """A set of dwarfs, given by their numbers."""
    if len(set(dwarfs)) != len(dwarfs):
        raise PositionError("shape", path=path)
    numbers = [_amount(number, path) for number in dwarfs]
    if any(number >= most for number in numbers):
        raise PositionError("shape", path=path)
    return sum(1 << number for number in numbers)


def amounts(found: Mapping[str, int], path: str, most: int) -> dict[str, int]:
    """Goods by name, each at least once."""
    for name in found:
        if name not in GOOD:
            raise PositionError("unknown_key", path=f"{path}.{name}")
    return {name: _amount(amount, f"{path}.{name}", 1, most) for name, amount in found.items()}
