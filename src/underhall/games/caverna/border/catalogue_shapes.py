"""The shape of the catalogue: what the page reads of the content files, as typed structures."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

Counts = dict[str, int]


class Component(msgspec.Struct, frozen=True):
    """Something that the page has a picture of, by its id."""

    id: str


# Spaces ---------------------------------------------------------------------------------------------------------------


class Action(msgspec.Struct, frozen=True):
    """A node of the action grammar: a connector with steps, or something that is done."""

    op: str | UnsetType = UNSET
    steps: tuple[Action, ...] | UnsetType = UNSET
    step: Action | UnsetType = UNSET
    max: int | UnsetType = UNSET
    do: str | UnsetType = UNSET
    goods: Counts | UnsetType = UNSET
    pay: Counts | UnsetType = UNSET
    gain: Counts | UnsetType = UNSET
    cost: Counts | UnsetType = UNSET
    gold_prices: Counts | UnsetType = UNSET
    tiles: str | tuple[str, ...] | UnsetType = UNSET
    tile: str | UnsetType = UNSET
    on: str | UnsetType = UNSET
    per: str | UnsetType = UNSET
    level: int | UnsetType = UNSET


class Variant(msgspec.Struct, frozen=True):
    """What a space does, by the number of players."""

    players: tuple[int, ...]
    action: Action


class Space(msgspec.Struct, frozen=True):
    id: str
    variant: tuple[Variant, ...]


class ActionsFile(msgspec.Struct, frozen=True):
    space: tuple[Space, ...]


class Loot(msgspec.Struct, frozen=True):
    id: str
    min_strength: int
    effect: Action


class LootFile(msgspec.Struct, frozen=True):
    loot: tuple[Loot, ...]


# Furnishings ----------------------------------------------------------------------------------------------------------


class BonusStep(msgspec.Struct, frozen=True):
    count: int
    points: int


class Effect(msgspec.Struct, frozen=True, rename={"partner": "with"}):
    """What a furnishing tile does: its kind, and the facts that the sentence about this kind mentions."""

    kind: str
    capacity: int | UnsetType = UNSET
    capacity_from: str | UnsetType = UNSET
    condition: str | UnsetType = UNSET
    conversion: str | UnsetType = UNSET
    dwarfs: int | UnsetType = UNSET
    every: int | UnsetType = UNSET
    food: int | UnsetType = UNSET
    food_by_newborns: tuple[int, ...] | UnsetType = UNSET
    food_per_farm_animal: int | UnsetType = UNSET
    goods: Counts | UnsetType = UNSET
    max_points: int | UnsetType = UNSET
    on: tuple[str, ...] | UnsetType = UNSET
    only_for_sixth: bool | UnsetType = UNSET
    options: tuple[Counts, ...] | UnsetType = UNSET
    partner: str | UnsetType = UNSET
    per: str | UnsetType = UNSET
    points: int | UnsetType = UNSET
    rounds: int | UnsetType = UNSET
    species: str | tuple[str, ...] | UnsetType = UNSET
    table: tuple[BonusStep, ...] | UnsetType = UNSET
    trigger: str | UnsetType = UNSET


class Furnishing(msgspec.Struct, frozen=True):
    id: str
    group: str
    cost: Counts
    points: int
    copies: int | Literal["unlimited"]
    effect: tuple[Effect, ...]
    star: bool | UnsetType = UNSET


class FurnishingsFile(msgspec.Struct, frozen=True):
    group: tuple[Component, ...]
    furnishing: tuple[Furnishing, ...]


# Homes and exchange ---------------------------------------------------------------------------------------------------


class BonusSquare(msgspec.Struct, frozen=True):
    square: str
    goods: Counts


class TwinTile(msgspec.Struct, frozen=True):
    id: str
    halves: tuple[str, ...]


class EntryLevelDwelling(msgspec.Struct, frozen=True):
    id: str
    dwarfs: int


class HomeBoardFile(msgspec.Struct, frozen=True):
    bonus: tuple[BonusSquare, ...]
    twin_tile: tuple[TwinTile, ...]
    landscape: tuple[Component, ...]
    terrain: tuple[Component, ...]
    entry_level_dwelling: EntryLevelDwelling


class Conversion(msgspec.Struct, frozen=True):
    id: str
    tile: str | UnsetType = UNSET
    pay: Counts | UnsetType = UNSET
    get: Counts | UnsetType = UNSET


class ConversionsFile(msgspec.Struct, frozen=True):
    food: tuple[Conversion, ...]
    ruby: tuple[Conversion, ...]
    furnishing: tuple[Conversion, ...]


class RoundsFile(msgspec.Struct, frozen=True):
    event: tuple[Component, ...]


class ScoringFile(msgspec.Struct, frozen=True):
    category: tuple[Component, ...]


class Catalogue(msgspec.Struct, frozen=True):
    actions: ActionsFile
    furnishings: FurnishingsFile
    homeboard: HomeBoardFile
    loot: LootFile
    conversions: ConversionsFile
    rounds: RoundsFile
    scoring: ScoringFile
