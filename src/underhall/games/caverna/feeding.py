"""Feeding (RULES section 13.2): how much food is due, and paying it."""

from __future__ import annotations

from typing import Final

from underhall.core.refusals import Refusal
from underhall.games.caverna import goods
from underhall.games.caverna.catalogue import effects
from underhall.games.caverna.effect_kinds import FeedingDiscount, FeedingSubstitute
from underhall.games.caverna.goods import BEGGING, FOOD, GOODS, Bundle
from underhall.games.caverna.homeboard import Home, donkeys_in_mines, donkeys_in_ore_mines

NONE: Final = "none"
"""The feeding option that feeds every dwarf with food."""

_SUBSTITUTES: Final = effects(FeedingSubstitute)
_DISCOUNTS: Final = effects(FeedingDiscount)
OPTIONS: Final[dict[str, Bundle]] = {GOODS[option[0][0]]: option for _, cave in _SUBSTITUTES for option in cave.options}
"""What feeds one dwarf in the working cave, by the name of the material."""


def food_due(home: Home, per_adult: int, per_newborn: int, option: str = NONE) -> int:
    """The food to be paid now, if `option` feeds one dwarf instead (R-100). It is the one that eats most (R-130)."""
    newborns = home.newborn.bit_count()
    adults = len(home.dwarfs) - newborns
    due = adults * per_adult + newborns * per_newborn
    if option != NONE:
        due -= max(per_adult if adults else 0, per_newborn if newborns else 0)
    for tile, cave in _DISCOUNTS:
        if home.active >> tile & 1:
            donkeys = donkeys_in_mines(home) if cave.per == "donkey_in_any_mine" else donkeys_in_ore_mines(home)
            due -= cave.food * donkeys
    return max(due, 0)


def why_not_feed(home: Home, option: str) -> Refusal | None:
    """Why the player cannot feed with this option."""
    if option == NONE:
        return None
    if option not in OPTIONS:
        return Refusal("caverna", "no_feeding_option", "caverna:R-130", {"option": option})
    if not any(home.active >> tile & 1 for tile, _ in _SUBSTITUTES):
        return Refusal("caverna", "no_working_cave", "caverna:R-100")
    for good, amount in OPTIONS[option]:
        if home.goods[good] < amount:
            facts = {"good": GOODS[good], "need": amount, "have": home.goods[good]}
            return Refusal("caverna", "working_cave_short", "caverna:R-100", {**facts})
    return None


def feeding_options(home: Home) -> list[str]:
    """All options the player has, feeding everybody with food first."""
    options = [NONE]
    if any(home.active >> tile & 1 for tile, _ in _SUBSTITUTES):
        options += [option for option, cost in OPTIONS.items() if goods.can_pay(home.goods, cost)]
    return options


def feed(home: Home, per_adult: int, per_newborn: int, option: str = NONE) -> tuple[int, int]:
    """Pay what is due, food as far as it goes, then begging markers (R-101). Returns the food paid, and the markers."""
    due = food_due(home, per_adult, per_newborn, option)
    if option != NONE:
        goods.pay(home.goods, OPTIONS[option])
    paid = min(due, home.goods[FOOD])
    home.goods[FOOD] -= paid
    home.goods[BEGGING] += due - paid
    return paid, due - paid
