"""The leaves of action trees: the primitives (RULES section 7) with what `actions.toml` and `loot.toml` say of them.

Plain frozen values; `do` is their tag. They are connected by the core's grammar (section 6.1), see `CONNECTORS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from underhall.core import grammar
from underhall.games.caverna.box.goods import Bundle


class _Leaf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class TakeAccumulated(_Leaf, frozen=True, tag="take_accumulated"):
    pass


class Gain(_Leaf, frozen=True, tag="gain"):
    goods: Bundle


class GainPer(_Leaf, frozen=True, tag="gain_per"):
    per: str
    goods: Bundle


class GainCondition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ruby_mines_at_least: int


class GainIf(_Leaf, frozen=True, tag="gain_if"):
    condition: GainCondition
    goods: Bundle


class TakeStartingPlayerToken(_Leaf, frozen=True, tag="take_starting_player_token"):
    pass


class Pay(_Leaf, frozen=True, tag="pay"):
    goods: Bundle


class Trade(_Leaf, frozen=True, tag="trade"):
    pay: Bundle
    gain: Bundle


class PlaceTwinTile(_Leaf, frozen=True, tag="place_twin_tile"):
    tiles: tuple[str, ...]


class PlaceSingleTile(_Leaf, frozen=True, tag="place_single_tile"):
    tile: str


class PlaceRubyMine(_Leaf, frozen=True, tag="place_ruby_mine"):
    on: str


class BuildSmallPasture(_Leaf, frozen=True, tag="build_small_pasture"):
    cost: Bundle


class BuildLargePasture(_Leaf, frozen=True, tag="build_large_pasture"):
    cost: Bundle


class BuildStable(_Leaf, frozen=True, tag="build_stable"):
    cost: Bundle


class Furnish(_Leaf, frozen=True, tag="furnish"):
    """`tiles` is "any", "dwellings" or a list of ids; `cost` replaces the printed cost."""

    tiles: str | tuple[str, ...]
    cost: Bundle | None = None


class FamilyGrowth(_Leaf, frozen=True, tag="family_growth"):
    pass


class Sow(_Leaf, frozen=True, tag="sow"):
    max_grain: int
    max_vegetable: int


class Forge(_Leaf, frozen=True, tag="forge"):
    max_strength: int


class Expedition(_Leaf, frozen=True, tag="expedition"):
    level: int


class MarketBuy(_Leaf, frozen=True, tag="market_buy"):
    """`gold_prices` pairs each article with its price."""

    once_each: bool
    gold_prices: Bundle


class Imitate(_Leaf, frozen=True, tag="imitate"):
    pass


class IncreaseAllWeapons(_Leaf, frozen=True, tag="increase_all_weapons"):
    amount: int


class Breed(_Leaf, frozen=True, tag="breed"):
    max_species: int


LeafNode = (
    TakeAccumulated
    | Gain
    | GainPer
    | GainIf
    | TakeStartingPlayerToken
    | Pay
    | Trade
    | PlaceTwinTile
    | PlaceSingleTile
    | PlaceRubyMine
    | BuildSmallPasture
    | BuildLargePasture
    | BuildStable
    | Furnish
    | FamilyGrowth
    | Sow
    | Forge
    | Expedition
    | MarketBuy
    | Imitate
    | IncreaseAllWeapons
    | Breed
)

Expression = grammar.Expression[LeafNode]

CONNECTORS: Final[dict[str, Callable[[tuple[Expression, ...]], Expression]]] = {
    "all": grammar.All,
    "and_or": grammar.AnyOf,
    "and_then_or": grammar.InOrder,
    "and_then": grammar.Then,
    "either_or": grammar.OneOf,
}
"""The words of the files for the core's connectors. The guest room makes "either_or" an "and_or" (section 6.4)."""
REPEAT: Final = "repeat"


def leaves(action: Expression) -> list[LeafNode]:
    """All leaves of a tree, in written order."""
    return grammar.Grammar(action).leaves()
