"""The kinds of effects that furnishing tiles have (RULES section 12.4), as read from `furnishings.toml`.

Each kind acts at one choke point, in `furnishing`, `animals`, `breeding`, `feeding` or `scoring`.
"""

from __future__ import annotations

import msgspec

from underhall.games.caverna.box.goods import Bundle

Species = str | tuple[str, ...]
"""`any_single`, or the only species that are let in."""


class _Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    timing: str


class HouseDwarfs(_Effect, frozen=True, tag="house_dwarfs"):
    dwarfs: int
    only_for_sixth: bool = False


class AnimalRoom(_Effect, frozen=True, tag="animal_room"):
    species: Species
    capacity: int = 0
    capacity_from: str = ""


class AnimalsOnEmptyFields(_Effect, frozen=True, tag="animals_on_empty_fields"):
    per_field: int
    species: Species


class FurnishOn(_Effect, frozen=True, tag="furnish_on"):
    squares: tuple[str, ...]
    applies_to_itself: bool


class RelaxConnector(_Effect, frozen=True, tag="relax_connector"):
    from_connector: str = msgspec.field(name="from")
    to_connector: str = msgspec.field(name="to")
    once_per_game_on: tuple[str, ...]


class TwinTileOverhang(_Effect, frozen=True, tag="twin_tile_overhang"):
    tiles: tuple[str, ...]
    goods: Bundle


class Discount(_Effect, frozen=True, tag="discount"):
    on: tuple[str, ...]
    goods: Bundle


class Substitution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    instead_of: str
    use: str
    max: int


class SubstitutePayment(_Effect, frozen=True, tag="substitute_payment"):
    on: tuple[str, ...]
    rules: tuple[Substitution, ...]


class GainGoods(_Effect, frozen=True, tag="gain"):
    goods: Bundle


class GainGoodsPer(_Effect, frozen=True, tag="gain_per"):
    per: str
    goods: Bundle


class RoundStartIncome(_Effect, frozen=True, tag="round_start_income"):
    per: str
    goods: Bundle


class GoodsOnRoundSpaces(_Effect, frozen=True, tag="goods_on_round_spaces"):
    goods: Bundle
    rounds: int


class OnGain(_Effect, frozen=True, tag="on_gain"):
    trigger: str
    goods: Bundle


class OnNewborn(_Effect, frozen=True, tag="on_newborn"):
    trigger: str
    goods: Bundle


class Conversion(_Effect, frozen=True, tag="conversion"):
    conversion: str


class MutualOverbuild(_Effect, frozen=True, tag="mutual_overbuild"):
    partner: str = msgspec.field(name="with")


class SlaughterBonus(_Effect, frozen=True, tag="slaughter_bonus"):
    food_per_farm_animal: int
    not_with: tuple[str, ...]


class FeedingSubstitute(_Effect, frozen=True, tag="feeding_substitute"):
    dwarfs: int
    options: tuple[Bundle, ...]


class FeedingDiscount(_Effect, frozen=True, tag="feeding_discount"):
    per: str
    food: int


class BreedingFood(_Effect, frozen=True, tag="breeding_food"):
    food_by_newborns: tuple[int, ...]


class WeaponToFood(_Effect, frozen=True, tag="weapon_to_food"):
    food_per_strength: int


class BonusPer(_Effect, frozen=True, tag="bonus_per"):
    per: str
    every: int
    points: int


class BonusIf(_Effect, frozen=True, tag="bonus_if"):
    condition: str
    points: int


class BonusStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    points: int


class BonusTable(_Effect, frozen=True, tag="bonus_table"):
    per: str
    table: tuple[BonusStep, ...]


class CancelNegative(_Effect, frozen=True, tag="cancel_negative"):
    max_points: int
    sources: tuple[str, ...]


Effect = (
    HouseDwarfs
    | AnimalRoom
    | AnimalsOnEmptyFields
    | FurnishOn
    | RelaxConnector
    | TwinTileOverhang
    | Discount
    | SubstitutePayment
    | GainGoods
    | GainGoodsPer
    | RoundStartIncome
    | GoodsOnRoundSpaces
    | OnGain
    | OnNewborn
    | Conversion
    | MutualOverbuild
    | SlaughterBonus
    | FeedingSubstitute
    | FeedingDiscount
    | BreedingFood
    | WeaponToFood
    | BonusPer
    | BonusIf
    | BonusTable
    | CancelNegative
)

COUNTED = (
    "sheep",
    "cattle",
    "stone",
    "ore",
    "ruby",
    "yellow_furnishing",
    "armed_dwarf",
    "dwarf",
    "farm_animal",
    "grain_vegetable_set",
    "adjacent_dwelling",
)
"""What `per` may name in effects on building and at scoring."""
CONDITIONS = ("all_dwarfs_armed", "no_dwarf_armed")
"""What `condition` may name at scoring."""
