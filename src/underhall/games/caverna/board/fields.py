"""Fields: sowing (RULES section 7.2) and the field phase (section 13.1).

All empty fields are alike, wherever they lie: a sowing says how many of them get grain and how many vegetables, and
uses the first empty fields of the board, grain first.
"""

from __future__ import annotations

from typing import Final

from underhall.core.refusals import Refusal
from underhall.games.caverna.board.homeboard import (
    GRAIN_1,
    GRAIN_2,
    GRAIN_3,
    VEGETABLE_1,
    VEGETABLE_2,
    Home,
    empty_fields,
    gain,
)
from underhall.games.caverna.board.squares import Mask
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.goods import GRAIN, VEGETABLE, Bundle
from underhall.games.caverna.refusing import refuse

_COST: Final = {good.id: good.sow_cost for good in CONTENT.resources.good}
_TOTAL: Final = {good.id: good.sow_total for good in CONTENT.resources.good}
_SOWN_GRAIN: Final = GRAIN_1 + _TOTAL["grain"] - 1
_SOWN_VEGETABLE: Final = VEGETABLE_1 + _TOTAL["vegetable"] - 1


def why_not_sow(home: Home, grain: int, vegetables: int, max_grain: int, max_vegetables: int) -> Refusal | None:
    """Why a step with these limits cannot sow this many fields of grain and of vegetables."""
    supply = home.goods
    if grain < 0 or vegetables < 0 or grain + vegetables == 0:
        return refuse("R-20", "sow_nothing")
    if grain > max_grain or vegetables > max_vegetables:
        facts = {"max_grain": max_grain, "max_vegetables": max_vegetables}
        return refuse("R-26", "sow_too_much", **facts)
    fields = empty_fields(home).bit_count()
    if grain + vegetables > fields:
        return refuse("R-44", "no_empty_field", need=grain + vegetables, have=fields)
    if grain * _COST["grain"] > supply[GRAIN]:
        return refuse("R-71", "no_crop", good="grain", need=grain, have=supply[GRAIN])
    if vegetables * _COST["vegetable"] > supply[VEGETABLE]:
        have = supply[VEGETABLE]
        return refuse("R-71", "no_crop", good="vegetable", need=vegetables, have=have)
    return None


def sowings(home: Home, max_grain: int, max_vegetables: int) -> list[tuple[int, int]]:
    """All sowings a step with these limits allows: numbers of fields for grain and for vegetables."""
    fields = empty_fields(home).bit_count()
    grain = min(max_grain, fields, home.goods[GRAIN] // _COST["grain"])
    vegetables = min(max_vegetables, fields, home.goods[VEGETABLE] // _COST["vegetable"])
    return [
        (some, others)
        for some in range(grain + 1)
        for others in range(min(vegetables, fields - some) + 1)
        if some + others
    ]


def can_sow(home: Home) -> bool:
    """Whether anything can be sown at all."""
    return (home.goods[GRAIN] > 0 or home.goods[VEGETABLE] > 0) and empty_fields(home) != 0


def sow(home: Home, grain: int, vegetables: int) -> None:
    """Sow this many empty fields; the crops added to those paid come from the general supply."""
    home.goods[GRAIN] -= grain * _COST["grain"]
    home.goods[VEGETABLE] -= vegetables * _COST["vegetable"]
    free = empty_fields(home)
    for number in range(grain + vegetables):
        square = free & -free
        free ^= square
        home.add(_SOWN_GRAIN if number < grain else _SOWN_VEGETABLE, square)


def harvest_fields(home: Home) -> Bundle:
    """The field phase: one token from every sown field, compulsory (R-103). Returns what was received."""
    lay = home.lay
    grain: Mask = lay[GRAIN_1] | lay[GRAIN_2] | lay[GRAIN_3]
    vegetables: Mask = lay[VEGETABLE_1] | lay[VEGETABLE_2]
    # The sets of crops are the last ones, grain first.
    home.lay = (*lay[:GRAIN_1], lay[GRAIN_2], lay[GRAIN_3], 0, lay[VEGETABLE_2], 0)
    taken = ((GRAIN, grain.bit_count()), (VEGETABLE, vegetables.bit_count()))
    return gain(home, tuple((good, amount) for good, amount in taken if amount))
