"""Furnishing (RULES section 12): what a tile costs, where it may go, what it brings; and room for the family.

Discounts and substitutions act where costs are worked out, on furnishing tiles, pastures, stables and weapons alike.
What tiles do later is at the choke points of `homeboard`, `tiles`, `animals`, `breeding`, `feeding` and `scoring`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from underhall.core.agenda import replaced
from underhall.core.messages import Fact
from underhall.core.refusals import Refusal
from underhall.games.caverna.board.homeboard import (
    CAVERN,
    ENTRY_LEVEL,
    KIND,
    ROOM,
    Home,
    donkeys_in_ore_mines,
    gain,
    kind_at,
    tile_at,
)
from underhall.games.caverna.board.squares import Cell, Mask, name_of, spread
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.catalogue import (
    DWELLINGS,
    FURNISHINGS,
    IDS,
    PARTNER,
    Tile,
    TileSet,
    effects,
    tiles_with,
)
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.effect_kinds import (
    Discount,
    FurnishOn,
    GainGoods,
    GainGoodsPer,
    GoodsOnRoundSpaces,
    HouseDwarfs,
    RoundStartIncome,
    SubstitutePayment,
)
from underhall.games.caverna.box.goods import GOOD, NOTHING, ORE, Bundle
from underhall.games.caverna.refusing import refuse

FURNISH: Final = "furnish"
FORGE: Final = "forge"

# Costs (section 12.2) ---------------------------------------------------------------------------------------------

_DISCOUNTS: Final = effects(Discount)
_SUBSTITUTES: Final = effects(SubstitutePayment)
_CHEAPENING: Final[TileSet] = tiles_with(Discount)
_PAYING: Final[TileSet] = _CHEAPENING | tiles_with(SubstitutePayment)


def build_cost(active: TileSet, primitive: str, cost: Bundle) -> Bundle:
    """What a step really costs with these tiles active: `build_small_pasture`, `build_stable`, ... (R-57, R-58)."""
    if not active & _CHEAPENING:
        return cost
    return _discounted(active & _CHEAPENING, primitive, cost)


def forge_cost(active: TileSet, strength: int) -> Bundle:
    """The ore for a weapon of this strength (R-59)."""
    return build_cost(active, FORGE, ((ORE, strength),))


def payments(home: Home, tile: Tile, cost: Bundle | None = None) -> tuple[Bundle, ...]:
    """Every way to pay for the tile that the player can afford now; `cost` replaces the printed cost (section 12.2)."""
    variants = payment_variants(home.active, tile, cost)
    supply = home.goods
    if len(variants) == 1:
        return variants if goods.can_pay(supply, variants[0]) else ()
    return tuple([variant for variant in variants if goods.can_pay(supply, variant)])


def payment_variants(active: TileSet, tile: Tile, cost: Bundle | None = None) -> tuple[Bundle, ...]:
    """Every way to pay for the tile with these tiles active, afforded or not; without substitution first."""
    return _variants(active & _PAYING, tile, cost)


@cache
def _variants(paying: TileSet, tile: Tile, cost: Bundle | None) -> tuple[Bundle, ...]:
    found = [_discounted(paying & _CHEAPENING, FURNISH, FURNISHINGS[tile].cost if cost is None else cost)]
    for builder, effect in _SUBSTITUTES:
        if paying >> builder & 1 and FURNISH in effect.on:
            for rule in effect.rules:
                good, instead = GOOD[rule.instead_of], GOOD[rule.use]
                for variant in tuple(found):
                    # Only what is still part of the cost can be replaced.
                    most = min(rule.max, goods.count(variant, good))
                    for number in range(1, most + 1):
                        rest = goods.reduced(variant, ((good, number),))
                        found.append(goods.plus(rest, ((instead, number),)))
    return tuple(dict.fromkeys(found))


@cache
def _discounted(cheapening: TileSet, primitive: str, cost: Bundle) -> Bundle:
    for tile, discount in _DISCOUNTS:
        if cheapening >> tile & 1 and primitive in discount.on:
            cost = goods.reduced(cost, discount.goods)
    return cost


# Squares (section 12.1) -------------------------------------------------------------------------------------------

_FURNISH_ON: Final[tuple[tuple[Tile, tuple[int, ...], bool], ...]] = tuple(
    (tile, tuple(KIND[kind] for kind in room.squares), room.applies_to_itself) for tile, room in effects(FurnishOn)
)
_WIDENING: Final[TileSet] = tiles_with(FurnishOn)


def furnish_mask(home: Home, tile: Tile) -> Mask:
    """All squares on which the tile may be built now (R-50, R-55)."""
    if tile in PARTNER and home.active >> PARTNER[tile] & 1:
        return sum([1 << cell for cell, other in home.rooms if other == PARTNER[tile]])
    return _squares(home, tile)


def _squares(home: Home, tile: Tile = -1) -> Mask:
    """Where a tile that overbuilds nothing may be built: caverns, and what an active work room adds for others."""
    squares = home.lay[CAVERN]
    if home.active & _WIDENING:
        for room, kinds, itself in _FURNISH_ON:
            if home.active >> room & 1 and (tile != room or itself):
                for kind in kinds:
                    squares |= home.lay[kind]
    return squares


def furnish_options(
    home: Home, tiles: TileSet, cost: Bundle | None = None
) -> list[tuple[Tile, Mask, tuple[Bundle, ...]]]:
    """The tiles of a set that the player could build now, each with its squares and the payments in reach."""
    found: list[tuple[Tile, Mask, tuple[Bundle, ...]]] = []
    ordinary = _squares(home)
    if not ordinary:
        tiles &= _CHOOSY
    supply, paying = home.goods, home.active & _PAYING
    while tiles:
        low = tiles & -tiles
        tiles ^= low
        tile = low.bit_length() - 1
        variants = _variants(paying, tile, cost)
        ways = tuple([variant for variant in variants if goods.can_pay(supply, variant)])
        if ways:
            squares = furnish_mask(home, tile) if _CHOOSY & low else ordinary
            if squares:
                found.append((tile, squares, ways))
    return found


def can_furnish(home: Home, tiles: TileSet, cost: Bundle | None = None) -> bool:
    """Whether the player could build any tile of the set now."""
    ordinary = _squares(home)
    if not ordinary:
        tiles &= _CHOOSY
    supply, paying = home.goods, home.active & _PAYING
    while tiles:
        low = tiles & -tiles
        tiles ^= low
        for variant in _variants(paying, low.bit_length() - 1, cost):
            if goods.can_pay(supply, variant):
                if not _CHOOSY & low or furnish_mask(home, low.bit_length() - 1):
                    return True
                break
    return False


_CHOOSY: Final[TileSet] = _WIDENING | sum(1 << tile for tile in PARTNER)
"""The tiles that cannot go on every square where the others can."""


def why_not_choose(home: Home, tile: Tile, cost: Bundle | None = None) -> Refusal | None:
    """Why the tile cannot be built at all, wherever and however; the caller checks that it is on offer."""
    if not furnish_mask(home, tile):
        tunnels = any(home.lay[kind] for _, kinds, _ in _FURNISH_ON for kind in kinds)
        return refuse("R-50" if tunnels else "R-43", "no_square_for_tile", tile=IDS[tile])
    if payments(home, tile, cost):
        return None
    return why_not_payment(home, tile, payment_variants(home.active, tile, cost)[0], cost)


def why_not_furnish(home: Home, tile: Tile, cell: Cell, payment: Bundle, cost: Bundle | None = None) -> Refusal | None:
    """Why the tile cannot be built on this square for this payment; the caller checks that it is on offer."""
    return why_not_furnish_square(home, tile, cell) or why_not_payment(home, tile, payment, cost)


def why_not_furnish_square(home: Home, tile: Tile, cell: Cell) -> Refusal | None:
    """Why the tile cannot be built on this square."""
    facts: dict[str, Fact] = {"tile": IDS[tile], "square": name_of(cell)}
    partner = PARTNER.get(tile, -1)
    if partner >= 0 and home.active >> partner & 1:
        return None if tile_at(home, cell) == partner else refuse("R-55", "overbuild", partner=IDS[partner], **facts)
    kind = kind_at(home, cell)
    if kind == CAVERN:
        return None
    for room, kinds, itself in _FURNISH_ON:
        if kind in kinds and home.active >> room & 1:
            return None if tile != room or itself else refuse("R-50", "work_room_needs_cavern", **facts)
        if kind in kinds:
            return refuse("R-50", "tunnel_needs_work_room", room=IDS[room], **facts)
    return refuse("R-43", "no_empty_cavern", **facts)


def why_not_payment(home: Home, tile: Tile, payment: Bundle, cost: Bundle | None = None) -> Refusal | None:
    """Why the tile cannot be paid for in this way."""
    if payment not in payment_variants(home.active, tile, cost):
        text = tuple(goods.notation(variant) for variant in payment_variants(home.active, tile, cost))
        return refuse("R-60", "wrong_payment", tile=IDS[tile], payment=goods.notation(payment), variants=text)
    lacking = goods.lacking(home.goods, payment)
    if not lacking:
        return None
    return refuse("R-27", "tile_too_dear", tile=IDS[tile], cost=goods.parts(payment), lacking=goods.parts(lacking))


# Building (section 12.3) ------------------------------------------------------------------------------------------

_ON_BUILD: Final = effects(GainGoods)
_ON_BUILD_PER: Final = effects(GainGoodsPer)
_ON_ROUNDS: Final = effects(GoodsOnRoundSpaces)


def furnish(home: Home, tile: Tile, cell: Cell, rounds_to_come: Sequence[int]) -> Bundle:
    """Put a tile that is paid for on the square and receive what it brings; goods for later go to the next rounds.

    `rounds_to_come` are the numbers of the rounds still to be played after this one (R-2). Returns what was received.
    """
    lay_room(home, tile, cell)
    for supplier, later in _ON_ROUNDS:
        if supplier == tile:
            for number in rounds_to_come[: later.rounds]:
                home.due = replaced(home.due, number, home.due[number] + goods.pack(later.goods))
    return gain(home, on_build_goods(home, tile, cell))


def lay_room(home: Home, tile: Tile, cell: Cell) -> None:
    """Put a furnishing tile on a square, covering what is there; a tile underneath is inactive for good (R-55)."""
    under = tile_at(home, cell)
    if under is not None:
        home.active &= ~(1 << under)
        home.covered |= 1 << under
        home.rooms = tuple([(square, other) for square, other in home.rooms if square != cell])
    square = 1 << cell
    for kind in _FURNISHED_KINDS:
        home.remove(kind, square)
    home.add(ROOM, square)
    home.rooms = tuple(sorted((*home.rooms, (cell, tile))))
    home.active |= 1 << tile


_FURNISHED_KINDS: Final[tuple[int, ...]] = (CAVERN, *(kind for _, kinds, _ in _FURNISH_ON for kind in kinds))


def on_build_goods(home: Home, tile: Tile, cell: Cell) -> Bundle:
    """What the tile brings at once on this square, without what other tiles add (R-61)."""
    total: Bundle = NOTHING
    for other, at_once in _ON_BUILD:
        if other == tile:
            total = goods.plus(total, at_once.goods)
    for other, each in _ON_BUILD_PER:
        if other == tile:
            number = adjacent_dwellings(home, cell) if each.per == "adjacent_dwelling" else home.goods[GOOD[each.per]]
            total = goods.plus(total, goods.times(each.goods, number))
    return total


def adjacent_dwellings(home: Home, cell: Cell) -> int:
    """The orange tiles and the entry-level dwelling orthogonally beside a square (R-115)."""
    around = spread(1 << cell)
    number = (home.lay[ENTRY_LEVEL] & around).bit_count()
    for square, tile in home.rooms:
        if DWELLINGS >> tile & 1 and around >> square & 1:
            number += 1
    return number


# The start of a round (section 4) ---------------------------------------------------------------------------------

_INCOME: Final = effects(RoundStartIncome)


def round_start_income(home: Home) -> Bundle:
    """What active tiles bring at the start of a round: the miner's ore (R-64)."""
    total: Bundle = NOTHING
    for tile, income in _INCOME:
        if home.active >> tile & 1:
            total = goods.plus(total, goods.times(income.goods, donkeys_in_ore_mines(home)))
    return total


# Family (section 7.1) ---------------------------------------------------------------------------------------------

_FAMILY: Final = CONTENT.resources.piece_called("dwarf").per_player
_BEDS: Final[tuple[int, ...]] = tuple(
    sum(beds.dwarfs for other, beds in effects(HouseDwarfs) if other == tile and not beds.only_for_sixth)
    for tile in range(len(FURNISHINGS))
)
_SIXTH: Final[TileSet] = sum(1 << tile for tile, beds in effects(HouseDwarfs) if beds.only_for_sixth)


def beds(home: Home) -> int:
    """The dwarfs that have a place in ordinary dwellings; the additional dwelling does not count here (R-97)."""
    number = CONTENT.homeboard.entry_level_dwelling.dwarfs
    for _, tile in home.rooms:
        number += _BEDS[tile]
    return number


def why_not_grow(home: Home) -> Refusal | None:
    """Why the family cannot grow by one dwarf now."""
    dwarfs = len(home.dwarfs)
    if dwarfs < _FAMILY:
        places = beds(home)
        return None if dwarfs < places else refuse("R-97", "no_bed", dwarfs=dwarfs, beds=places)
    if dwarfs > _FAMILY or not home.active & _SIXTH:
        return refuse("R-97", "family_complete", dwarfs=dwarfs)
    return None


def can_grow(home: Home) -> bool:
    """Whether the family can grow by one dwarf now."""
    dwarfs = len(home.dwarfs)
    if dwarfs < _FAMILY:
        return dwarfs < beds(home)
    return dwarfs == _FAMILY and home.active & _SIXTH != 0


def grow(home: Home) -> int:
    """Add a newborn dwarf, unarmed and asleep until the next round (R-15). Returns its number."""
    home.dwarfs = (*home.dwarfs, 0)
    home.newborn |= 1 << len(home.dwarfs) - 1
    return len(home.dwarfs) - 1
