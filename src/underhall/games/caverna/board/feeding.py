"""Feeding (RULES section 13.2): how much food is due, and paying it.

With the working cave one dwarf is fed with material: that bundle is called the spare here, because it
spares the player that dwarf's food.
"""

from __future__ import annotations

from typing import Final

from underhall.core.refusals import Refusal
from underhall.games.caverna.board.homeboard import Home, donkeys_in_mines, donkeys_in_ore_mines
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.catalogue import TileSet, effects, tiles_with
from underhall.games.caverna.box.effect_kinds import FeedingDiscount, FeedingSubstitute
from underhall.games.caverna.box.goods import BEGGING, FOOD, GOODS, NOTHING, Bundle
from underhall.games.caverna.refusing import refuse

SPARES: Final[tuple[Bundle, ...]] = tuple(option for _, cave in effects(FeedingSubstitute) for option in cave.options)
"""What feeds one dwarf in the working cave."""

_WORKING: Final[TileSet] = tiles_with(FeedingSubstitute)
_DISCOUNTS: Final = effects(FeedingDiscount)


def food_due(home: Home, per_adult: int, per_newborn: int, spare: Bundle = NOTHING) -> int:
    """The food to be paid as things stand (R-124), one dwarf less if there is a spare: the one that eats most (R-130).

    What donkeys in mines save with the mining cave is subtracted last; the result is never negative (R-100).
    """
    newborns = home.newborn.bit_count()
    adults = len(home.dwarfs) - newborns
    due = adults * per_adult + newborns * per_newborn
    if spare:
        due -= max(per_adult if adults else 0, per_newborn if newborns else 0)
    for tile, cave in _DISCOUNTS:
        if home.active >> tile & 1:
            donkeys = donkeys_in_mines(home) if cave.per == "donkey_in_any_mine" else donkeys_in_ore_mines(home)
            due -= cave.food * donkeys
    return max(due, 0)


def why_not_spare(home: Home, spare: Bundle) -> Refusal | None:
    """Why one dwarf cannot be fed with this bundle; feeding everyone with food is always possible."""
    if not spare:
        return None
    if not home.active & _WORKING:
        return refuse("R-100", "no_working_cave")
    if spare not in SPARES:
        options = tuple(goods.notation(option) for option in SPARES)
        return refuse("R-100", "wrong_spare", spare=goods.notation(spare), options=options)
    for good, amount in spare:
        have = home.goods[good]
        if have < amount:
            return refuse("R-100", "spare_short", good=GOODS[good], need=amount, have=have)
    return None


def spares(home: Home) -> list[Bundle]:
    """What one dwarf can be fed with; nothing, meaning food like everyone else, comes first (R-130)."""
    if not home.active & _WORKING:
        return [NOTHING]
    return [NOTHING, *[spare for spare in SPARES if goods.can_pay(home.goods, spare)]]


def feed(home: Home, per_adult: int, per_newborn: int, spare: Bundle = NOTHING) -> int:
    """Pay the spare and as much of the food due as there is. Returns the begging markers taken for the rest (R-101)."""
    due = food_due(home, per_adult, per_newborn, spare)
    goods.pay(home.goods, spare)
    paid = min(due, home.goods[FOOD])
    home.goods[FOOD] -= paid
    home.goods[BEGGING] += due - paid
    return due - paid
