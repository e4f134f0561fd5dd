"""Goods and animals: one fixed numbering, and bundles of them. Animals are counts; whether they fit is in `animals`.

A player's goods are a list of counts in the order of `GOODS`; begging markers are counted at its end. A bundle is what
is paid or received at once: pairs of good and amount, in the order of the goods, without zeros. In text it reads
`4wood+3stone`, and `0` for nothing. A heap is the same as one number, eight bits per good, for goods lying on spaces.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

Good = int
Bundle = tuple[tuple[Good, int], ...]
Supply = list[int]
Heap = int

GOODS: Final = (
    "wood",
    "stone",
    "ore",
    "ruby",
    "gold",
    "food",
    "grain",
    "vegetable",
    "sheep",
    "donkey",
    "wild_boar",
    "cattle",
    "dog",
    "begging_marker",
)
WOOD: Final = 0
STONE: Final = 1
ORE: Final = 2
RUBY: Final = 3
GOLD: Final = 4
FOOD: Final = 5
GRAIN: Final = 6
VEGETABLE: Final = 7
SHEEP: Final = 8
DONKEY: Final = 9
WILD_BOAR: Final = 10
CATTLE: Final = 11
DOG: Final = 12
BEGGING: Final = 13

GOOD: Final[dict[str, Good]] = {good: number for number, good in enumerate(GOODS)}
SPECIES: Final = (SHEEP, DONKEY, WILD_BOAR, CATTLE)
"""The farm animals: they need room and breed. Dogs do neither (R-72, R-89)."""

NOTHING: Final[Bundle] = ()

_PART: Final = re.compile(r"([1-9][0-9]*)([a-z_]+)\Z")


def bundle(amounts: Mapping[str, int]) -> Bundle:
    """The bundle of the named amounts, zeros left out. KeyError for an unknown name, ValueError for less than zero."""
    if any(amount < 0 for amount in amounts.values()):
        raise ValueError(f"a bundle has no negative amounts: {dict(amounts)}")
    return tuple(sorted((GOOD[name], amount) for name, amount in amounts.items() if amount))


def notation(goods: Bundle) -> str:
    """The text of a bundle.

    >>> notation(bundle({"stone": 3, "wood": 4}))
    '4wood+3stone'
    >>> parse("4wood+3stone") == bundle({"stone": 3, "wood": 4})
    True
    """
    return "+".join(f"{amount}{GOODS[good]}" for good, amount in goods) or "0"


def lacking(supply: Supply, cost: Bundle) -> Bundle:
    """What a supply lacks of a cost."""
    return tuple((good, amount - supply[good]) for good, amount in cost if supply[good] < amount)


def parts(goods: Bundle) -> tuple[str, ...]:
    """The texts of a bundle's goods one by one, for messages: each has a name in every language."""
    return tuple(notation((one,)) for one in goods)


@lru_cache(maxsize=1024)  # payments are parsed whenever a tile is furnished
def parse(text: str) -> Bundle:
    """The bundle that `text` denotes; ValueError unless it is written as `notation` writes it."""
    amounts: dict[str, int] = {}
    for part in text.split("+") if text != "0" else ():
        found = _PART.match(part)
        if found is None or found[2] not in GOOD or found[2] in amounts:
            raise ValueError(text)
        amounts[found[2]] = int(found[1])
    goods = bundle(amounts)
    if notation(goods) != text:
        raise ValueError(text)
    return goods


def as_dict(goods: Bundle) -> dict[str, int]:
    """The amounts by name, for views, positions and messages."""
    return {GOODS[good]: amount for good, amount in goods}


def plus(one: Bundle, other: Bundle) -> Bundle:
    """Both bundles together."""
    if not one:
        return other
    if not other:
        return one
    total = dict(one)
    for good, amount in other:
        total[good] = total.get(good, 0) + amount
    return tuple(sorted(total.items()))


def times(goods: Bundle, number: int) -> Bundle:
    """The bundle `number` times over."""
    return tuple((good, amount * number) for good, amount in goods) if number else NOTHING


def reduced(cost: Bundle, discount: Bundle) -> Bundle:
    """What is left of a cost; no part of it goes below zero (section 12.2)."""
    off = dict(discount)
    return tuple((good, amount - off.get(good, 0)) for good, amount in cost if amount > off.get(good, 0))


def count(goods: Bundle, good: Good) -> int:
    """How many of one good are in a bundle."""
    for other, amount in goods:
        if other == good:
            return amount
    return 0


def can_pay(supply: Supply, cost: Bundle) -> bool:
    """Whether the whole bundle is there."""
    for good, amount in cost:  # noqa: SIM110  a generator costs twice as much here
        if supply[good] < amount:
            return False
    return True


def pay(supply: Supply, cost: Bundle) -> None:
    """Take the bundle out of the supply. Does not check that it is there."""
    for good, amount in cost:
        supply[good] -= amount


def receive(supply: Supply, goods: Bundle) -> None:
    """Put the bundle into the supply, without what furnishings add to it (see `furnishing.received`)."""
    for good, amount in goods:
        supply[good] += amount


def pack(goods: Bundle) -> Heap:
    """The bundle as a heap. Heaps of up to 255 of a good add up like the numbers they are."""
    heap = 0
    for good, amount in goods:
        heap += amount << 8 * good
    return heap


def unpack(heap: Heap) -> Bundle:
    """The bundle that lies in a heap."""
    goods: list[tuple[Good, int]] = []
    good = 0
    while heap:
        if heap & 255:
            goods.append((good, heap & 255))
        heap >>= 8
        good += 1
    return tuple(goods)
