"""What the content files hold, file by file, as typed frozen values. `content` reads and checks them.

Goods and the home board are in `home_components`, the leaves of action trees in `action_nodes`, the effects of
furnishings in `effect_kinds`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from underhall.core.content import Entry, Named, Names
from underhall.games.caverna.box.action_nodes import LeafNode
from underhall.games.caverna.box.effect_kinds import Effect
from underhall.games.caverna.box.goods import Bundle
from underhall.games.caverna.box.home_components import HomeBoard, Resources

# setup.toml -------------------------------------------------------------------------------------------------------


class CommonSetup(Entry, frozen=True):
    dwarfs_in_play: int
    dwarfs_in_reserve: int
    stables_in_reserve: int
    weapons: int
    goods: Bundle
    animals: Bundle
    starting_player: str


class PlayerSetup(Entry, frozen=True):
    players: int
    boards: tuple[str, ...]
    food_by_seat: tuple[int, ...]
    rounds: int
    covered_spaces: tuple[str, ...] = ()


class Mode(Entry, frozen=True):
    id: str
    name: Names
    furnishings: str


class SetupData(Entry, frozen=True):
    schema: int
    common: CommonSetup
    setup: tuple[PlayerSetup, ...]
    mode: tuple[Mode, ...]

    def for_players(self, players: int) -> PlayerSetup:
        return next(one for one in self.setup if one.players == players)


# rounds.toml ------------------------------------------------------------------------------------------------------


class Phase(Entry, frozen=True):
    id: str
    order: int
    name: Names


class Subphase(Entry, frozen=True):
    id: str
    of: str
    order: int
    name: Names


class HarvestEvent(Entry, frozen=True):
    id: str
    name: Names
    subphases: tuple[str, ...]
    each_player_skips_one_of: tuple[str, ...] = ()
    food_per_adult: int = 0
    food_per_newborn: int = 0


class Markers(Entry, frozen=True):
    green_event: str
    red_events_in_order: tuple[str, ...]
    revealed_in_phase: str


class MarkerSetup(Entry, frozen=True):
    players: tuple[int, ...]
    green: int
    red: int
    rounds: tuple[int, ...]
    slots_count_as: str = ""


class Stage(Entry, frozen=True):
    id: int
    rounds: tuple[int, ...]
    cards: tuple[str, ...]
    fixed: dict[str, str] = msgspec.field(default_factory=dict)
    cards_1_2_players: tuple[str, ...] = ()
    rounds_1_2_players: tuple[int, ...] = ()


class Round(Entry, frozen=True):
    number: int
    stage: int
    event: str
    players: tuple[int, ...]


class Solo(Entry, frozen=True):
    rounds: tuple[int, ...]
    cards: tuple[str, ...]
    clear_threshold: int
    clear_prevention_cost: Bundle


class Rounds(Entry, frozen=True):
    schema: int
    phase: tuple[Phase, ...]
    subphase: tuple[Subphase, ...]
    event: tuple[HarvestEvent, ...]
    markers: Markers
    marker_setup: tuple[MarkerSetup, ...]
    stage: tuple[Stage, ...]
    round: tuple[Round, ...]
    solo: Solo

    def event_called(self, event: str) -> HarvestEvent:
        return next(one for one in self.event if one.id == event)

    def markers_for(self, players: int) -> MarkerSetup:
        return next(one for one in self.marker_setup if players in one.players)


# furnishings.toml -------------------------------------------------------------------------------------------------


class FurnishingMeta(Entry, frozen=True):
    colours: tuple[str, ...]


class FurnishingGroup(Entry, frozen=True):
    id: str
    dozen: int
    name: Names


class Furnishing(Entry, frozen=True):
    id: str
    name: Names
    dozen: int
    group: str
    colour: str
    is_dwelling: bool
    cost: Bundle
    points: int
    copies: int | str
    intro: bool
    effect: tuple[Effect, ...]
    star: bool = False

    @property
    def is_unlimited(self) -> bool:
        return self.copies == "unlimited"


class Furnishings(Entry, frozen=True):
    schema: int
    meta: FurnishingMeta
    group: tuple[FurnishingGroup, ...]
    furnishing: tuple[Furnishing, ...]


# actions.toml and loot.toml ---------------------------------------------------------------------------------------


class ActionBoard(Entry, frozen=True):
    id: str
    name: Names
    players: tuple[int, ...]


class Accumulate(Entry, frozen=True):
    """What a space receives in the replenish phase when it is wholly empty, and when it is not (R-10)."""

    empty: Bundle
    nonempty: Bundle
    from_round: int = 1


class Variant(Entry, frozen=True):
    players: tuple[int, ...]
    action: Any
    """An `action_nodes.Expression`, put together by `content`."""
    board: str = ""
    accumulate: Accumulate | None = None
    guest_room_uses_per_game: int = 0


class Space(Entry, frozen=True):
    id: str
    kind: str
    name: Names
    variant: tuple[Variant, ...]
    imitable: bool = True
    stage: int = 0
    fixed_round: int = 0
    flips_to: str = ""
    flips_when_revealed: str = ""

    def for_players(self, players: int) -> Variant | None:
        """The variant that applies to a player count; None if the space does not exist with that many players."""
        return next((variant for variant in self.variant if players in variant.players), None)


class Actions(Entry, frozen=True):
    schema: int
    board: tuple[ActionBoard, ...]
    space: tuple[Space, ...]


class LootMeta(Entry, frozen=True):
    distinct_within_one_expedition: bool
    minimum_items: int
    strength_reference: str
    strength_gain_after_expedition: int
    max_strength: int


class Loot(Entry, frozen=True):
    id: str
    min_strength: int
    name: Names
    effect: LeafNode


class LootList(Entry, frozen=True):
    schema: int
    meta: LootMeta
    loot: tuple[Loot, ...]


# conversions.toml -------------------------------------------------------------------------------------------------


class FoodConversion(Entry, frozen=True):
    """`slaughter` counts the farm animals in `pay`. A `variable` conversion follows its formulas instead."""

    id: str
    name: Names
    timing: str
    slaughter: int
    pay: Bundle = ()
    get: Bundle = ()
    variable: str = ""
    n_min: int = 0
    n_max: int | str = 0
    pay_formula: dict[str, str] = msgspec.field(default_factory=dict)
    get_formula: dict[str, str] = msgspec.field(default_factory=dict)


class RubyConversion(Entry, frozen=True):
    id: str
    name: Names
    pay: Bundle
    get: Bundle = ()
    place_single_tile: str = ""
    uncertain: bool = False


class RubySpecial(Entry, frozen=True):
    id: str
    name: Names
    pay: Bundle
    window: str
    players: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7)


class FurnishingConversion(Entry, frozen=True):
    id: str
    tile: str
    timing: str
    pay: Bundle = ()
    get: Bundle = ()
    slaughter: int = 0
    variable: str = ""
    pay_formula: dict[str, str] = msgspec.field(default_factory=dict)
    get_formula: dict[str, str] = msgspec.field(default_factory=dict)


class Conversions(Entry, frozen=True):
    schema: int
    food: tuple[FoodConversion, ...]
    ruby: tuple[RubyConversion, ...]
    ruby_special: tuple[RubySpecial, ...]
    furnishing: tuple[FurnishingConversion, ...]


# scoring.toml -----------------------------------------------------------------------------------------------------


class ScoringMeta(Entry, frozen=True):
    tie: str
    winner: str


class Category(Entry, frozen=True):
    id: str
    name: Names
    sign: str
    formula: str = ""
    points_per: dict[str, int] = msgspec.field(default_factory=dict)
    species: tuple[str, ...] = ()
    points_per_missing: int = 0
    counts: tuple[str, ...] = ()


class Worthless(Entry, frozen=True):
    goods: tuple[str, ...]


class Scoring(Entry, frozen=True):
    schema: int
    meta: ScoringMeta
    category: tuple[Category, ...]
    worthless: Worthless


# All of it --------------------------------------------------------------------------------------------------------


class Content(msgspec.Struct, frozen=True):
    """The content files of one folder, checked against each other."""

    resources: Resources
    homeboard: HomeBoard
    setup: SetupData
    rounds: Rounds
    furnishings: Furnishings
    actions: Actions
    loot: LootList
    conversions: Conversions
    scoring: Scoring

    def names(self, lang: str) -> dict[str, str]:
        """The display names of everything that has one, by id."""
        named: list[Named] = [
            *self.resources.good,
            *self.resources.animal,
            *self.resources.piece,
            *self.homeboard.terrain,
            *self.homeboard.landscape,
            *self.homeboard.twin_tile,
            self.homeboard.entry_level_dwelling,
            *self.setup.mode,
            *self.rounds.phase,
            *self.rounds.subphase,
            *self.rounds.event,
            *self.furnishings.group,
            *self.furnishings.furnishing,
            *self.actions.board,
            *self.actions.space,
            *self.loot.loot,
            *self.conversions.food,
            *self.conversions.ruby,
            *self.conversions.ruby_special,
            *self.scoring.category,
        ]
        # What shares an id shares its name, except the large pasture: its landscape is named before its twin tile.
        return {one.id: one.name[lang] for one in reversed(named)}
