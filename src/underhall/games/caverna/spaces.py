"""The action spaces of `actions.toml`, compiled: one table per player count, and the loot items with them.

A space has one variant per player count (RULES section 2.3); its number is its place in the file. Equal leaves of
different spaces are one primitive, so one test answers for all of them.
"""

from __future__ import annotations

from typing import Any, Final

from underhall.games.caverna import building, expeditions, family, imitation, primitives, rooms
from underhall.games.caverna.actions import SPACE, TABLES, Action, Refill, Table
from underhall.games.caverna.box import action_nodes as nodes
from underhall.games.caverna.box.components import Space, Variant
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.goods import pack
from underhall.games.caverna.primitives import Leaf

SPACES: Final[tuple[Space, ...]] = CONTENT.actions.space
IDS: Final[tuple[str, ...]] = tuple(space.id for space in SPACES)

PRIMITIVES: Final[dict[type[nodes.LeafNode], Any]] = {
    nodes.TakeAccumulated: primitives.TakeAccumulated,
    nodes.Gain: primitives.Gain,
    nodes.GainPer: primitives.GainPer,
    nodes.GainIf: primitives.GainIf,
    nodes.TakeStartingPlayerToken: primitives.TakeStartingPlayerToken,
    nodes.Pay: imitation.PayFood,
    nodes.Trade: primitives.Trade,
    nodes.PlaceTwinTile: building.PlaceTwinTile,
    nodes.PlaceSingleTile: building.PlaceSingleTile,
    nodes.PlaceRubyMine: building.PlaceRubyMine,
    nodes.BuildSmallPasture: building.BuildSmallPasture,
    nodes.BuildLargePasture: building.BuildLargePasture,
    nodes.BuildStable: building.BuildStable,
    nodes.Furnish: rooms.Furnish,
    nodes.FamilyGrowth: family.FamilyGrowth,
    nodes.Sow: family.Sow,
    nodes.Forge: family.Forge,
    nodes.Expedition: expeditions.Expedition,
    nodes.Imitate: imitation.Imitate,
    nodes.IncreaseAllWeapons: family.IncreaseAllWeapons,
    nodes.Breed: family.Breed,
}
"""The primitive for each kind of leaf. `market_buy` is not among them: it is any of its articles (`actions.Action`)."""

_leaves: dict[nodes.LeafNode, Leaf] = {}


def leaf(node: nodes.LeafNode) -> Leaf:
    """The primitive of a leaf, the same one for equal leaves."""
    found = _leaves.get(node)
    if found is None:
        found = _leaves[node] = PRIMITIVES[type(node)](node)
    return found


def _table(players: int) -> Table:
    covered = CONTENT.setup.for_players(players).covered_spaces if players else ()
    actions: list[Action | None] = []
    refills: list[Refill | None] = []
    for space in SPACES:
        variant = space.for_players(players) if space.id not in covered else None
        actions.append(None if variant is None else _action(variant))
        refills.append(None if variant is None else _refill(variant))
    printed = tuple(
        number for number, space in enumerate(SPACES) if space.kind == "printed" and actions[number] is not None
    )
    return Table(actions, refills, printed)


def _action(variant: Variant) -> Action:
    return Action(variant.action, leaf, once=variant.guest_room_uses_per_game > 0)


def _refill(variant: Variant) -> Refill | None:
    goods = variant.accumulate
    return None if goods is None else Refill(pack(goods.empty), pack(goods.nonempty), goods.from_round)


SPACE.update({space.id: number for number, space in enumerate(SPACES)})
TABLES.extend(_table(players) for players in range(8))
expeditions.fill_items(leaf)

FLIPS: Final[dict[int, tuple[int, int]]] = {
    SPACE[space.flips_when_revealed]: (number, SPACE[space.flips_to])
    for number, space in enumerate(SPACES)
    if space.flips_to
}
"""What revealing a card does to another: the number of the one that flips, and what it becomes (R-9)."""
