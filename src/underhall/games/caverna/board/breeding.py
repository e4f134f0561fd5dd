"""Breeding (RULES sections 9.6 and 9.7): which newborns may be taken, and what furnishings give for them."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from underhall.core.refusals import Refusal
from underhall.games.caverna.board.animals import fits_with
from underhall.games.caverna.board.homeboard import Home, gain
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.catalogue import effects
from underhall.games.caverna.box.effect_kinds import BreedingFood, OnNewborn
from underhall.games.caverna.box.goods import FOOD, GOOD, GOODS, SPECIES, Bundle, Good
from underhall.games.caverna.refusing import refuse

Newborns = tuple[Good, ...]
"""The species of the newborns, in the order of the goods: one of each at most."""

LITTERS: Final[tuple[Newborns, ...]] = tuple(
    litter for size in range(len(SPECIES) + 1) for litter in combinations(SPECIES, size)
)
"""Every set of newborns there can be, the empty one first."""

_ORDER: Final[dict[Newborns, int]] = {litter: number for number, litter in enumerate(LITTERS)}
_LITTER_BY_NAMES: Final[dict[tuple[str, ...], Newborns]] = {
    tuple(GOODS[species] for species in litter): litter for litter in LITTERS
}
_PARENTS: Final = 2
_ON_NEWBORN: Final = effects(OnNewborn)
_BREEDING_FOOD: Final = effects(BreedingFood)


def breeding_species(home: Home) -> Newborns:
    """The species with at least two animals, at the moment breeding starts (R-94)."""
    supply = home.goods
    return tuple(species for species in SPECIES if supply[species] >= _PARENTS)


def why_not_breed(home: Home, species: tuple[str, ...], most: int = len(SPECIES)) -> Refusal | None:
    """Why newborns of these species cannot be taken together in a breeding of at most this many species."""
    newborns = _LITTER_BY_NAMES.get(species)
    if newborns is None:
        return refuse("R-94", "no_litter", species=species)
    if len(newborns) > most:
        return refuse("R-84", "too_many_newborns", most=most)
    for parent in newborns:
        have = home.goods[parent]
        if have < _PARENTS:
            return refuse("R-94", "no_parents", species=GOODS[parent], have=have)
    if not fits_with(home, newborns):
        return refuse("R-96", "no_room_for_newborns", species=species)
    return None


def breedings(home: Home, most: int = len(SPECIES)) -> list[Newborns]:
    """Every set of newborns that may be taken, smallest first; taking none is always one of them (R-129)."""
    found: list[Newborns] = [()]
    for species in breeding_species(home):
        found += [newborns for fewer in found if len(fewer) < most and fits_with(home, newborns := (*fewer, species))]
    if len(found) > 2:
        found.sort(key=_ORDER.__getitem__)
    return found


def can_breed(home: Home) -> bool:
    """Whether at least one newborn could be taken (R-82)."""
    return any(fits_with(home, (species,)) for species in breeding_species(home))


def breed(home: Home, newborns: Newborns) -> Bundle:
    """Take the newborns, then what quarry and breeding cave give for them. Returns everything received."""
    born = gain(home, tuple((species, 1) for species in newborns))
    extra = newborn_goods(home, newborns)
    return goods.plus(born, gain(home, extra)) if extra else born


def newborn_goods(home: Home, newborns: Newborns) -> Bundle:
    """What active tiles give for newborns actually received in one breeding (R-95, R-96)."""
    extra: Bundle = goods.NOTHING
    for tile, quarry in _ON_NEWBORN:
        if home.active >> tile & 1 and GOOD[quarry.trigger] in newborns:
            extra = goods.plus(extra, quarry.goods)
    for tile, cave in _BREEDING_FOOD:
        if home.active >> tile & 1 and newborns:
            extra = goods.plus(extra, ((FOOD, cave.food_by_newborns[len(newborns)]),))
    return extra
