"""The nodes of action trees: connectors (RULES section 6.1) and the primitives they connect (section 7).

Plain frozen values, as read from `actions.toml` and `loot.toml`. A connector is read with its `op` as tag, a
primitive with its `do`; `content` lays both under the one tag field `node`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from underhall.games.caverna.box.goods import Bundle


class _Node(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="node"):
    pass


class _Leaf(_Node, frozen=True, kw_only=True):
    may_be_empty: bool = False
    """Passed over when it can do nothing; no permission to decline it (section 6.2)."""


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


class AllNode(_Node, frozen=True, tag="all"):
    """Every step, in the listed order."""

    steps: tuple[Node, ...]


class AndOr(_Node, frozen=True, tag="and_or"):
    """Any non-empty subset of the steps, in any order."""

    steps: tuple[Node, ...]


class AndThenOr(_Node, frozen=True, tag="and_then_or"):
    """Any non-empty subset of the steps, in the listed order."""

    steps: tuple[Node, ...]


class AndThen(_Node, frozen=True, tag="and_then"):
    """A non-empty prefix of the steps."""

    steps: tuple[Node, ...]


class EitherOr(_Node, frozen=True, tag="either_or"):
    """Exactly one step; the guest room makes it `AndOr` (section 6.4)."""

    steps: tuple[Node, ...]


class RepeatNode(_Node, frozen=True, tag="repeat"):
    """The step, `least` to `most` times."""

    step: Node
    least: int = msgspec.field(name="min")
    most: int = msgspec.field(name="max")


Node = LeafNode | AllNode | AndOr | AndThenOr | AndThen | EitherOr | RepeatNode

CONNECTORS: Final = ("all", "and_or", "and_then_or", "and_then", "either_or", "repeat")


def leaves(node: Node) -> tuple[LeafNode, ...]:
    """All leaves of a tree, in written order."""
    if isinstance(node, AllNode | AndOr | AndThenOr | AndThen | EitherOr):
        return tuple(leaf for step in node.steps for leaf in leaves(step))
    if isinstance(node, RepeatNode):
        return leaves(node.step)
    return (node,)
