"""The components of Ghosts Galore as they stand in the four TOML files, typed.

`content` reads and checks them; what the engine makes of them is in `tiles`, `boards` and `scoring`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from underhall.core.content import Names

GAME_ID = "ghosts_galore"

# What the rulebook says is in the box; a pack cannot change these.
TILES = 78
BOARDS = 5
SIDES = ("a", "b")
TRACKS = ("straight", "curve", "bridge", "double_curve")
MONSTERS = ("dragon", "ghost", "golem", "satyr", "skeleton", "slime", "bat", "werewolf", "will_o_wisp")
CATEGORIES = (
    "dragons",
    "ghosts",
    "golems",
    "satyrs",
    "skeletons",
    "slimes",
    "bats",
    "werewolves",
    "will_o_wisps",
    "diamonds",
    "bone_doors",
    "tooth_doors",
    "other_routes",
)
SPECIAL_DOORS = 2  # of each special kind on every side
ROUNDS = 8
SPARE_TILES = 4  # a pile holds one tile per player and four more
MOST_MONSTERS = 3
MOST_DIAMOND_POINTS = 7  # on one tile: nine such tiles still fit the scorer's lanes
POSITIONS = ("n0", "n1", "n2", "e0", "e1", "e2", "s2", "s1", "s0", "w2", "w1", "w0")
EDGES = ("n", "e", "s", "w")
CELLS = tuple(f"r{row}c{column}" for row in range(3) for column in range(3))

Edge = Literal["n", "e", "s", "w"]
DoorKind = Literal["bone", "tooth", "plain"]


class Named(msgspec.Struct, frozen=True):
    id: str
    name: Names


# tiles.toml -------------------------------------------------------------------------------------------------


class Section(msgspec.Struct, frozen=True):
    index: int
    shape: Literal["straight", "curve"]
    ends: tuple[Edge, Edge]


class TrackType(Named, frozen=True):
    sections: tuple[Section, ...]
    curve_count: int
    monster_anchors: tuple[tuple[tuple[float, float], ...], ...]
    diamond_anchor: tuple[float, float]


class MonsterType(Named, frozen=True):
    order: int


class Diamond(Named, frozen=True):
    values: tuple[int, ...]


class Monster(msgspec.Struct, frozen=True):
    type: str
    section: int


class Tile(Named, frozen=True):
    number: int
    track: str
    monsters: tuple[Monster, ...]
    diamonds: tuple[int, ...]


class TilesMeta(msgspec.Struct, frozen=True):
    tile_count: int
    track_totals: dict[str, int | str]
    monster_totals: dict[str, int | str]
    diamond_totals: dict[str, int | str]


class TilesFile(msgspec.Struct, frozen=True):
    meta: TilesMeta
    track_type: tuple[TrackType, ...]
    monster_type: tuple[MonsterType, ...]
    diamond: Diamond
    tile: tuple[Tile, ...]


# boards.toml ------------------------------------------------------------------------------------------------


class Door(msgspec.Struct, frozen=True):
    pos: str
    kind: DoorKind


class Side(Named, frozen=True):
    letter: Literal["a", "b"]
    doors: tuple[Door, ...]
    walls: tuple[str, ...]


class Board(Named, frozen=True):
    side: tuple[Side, ...]


class RimKind(Named, frozen=True):
    """A kind of door, or the wall."""

    letter: str


class Position(Named, frozen=True):
    clockwise: int
    cell: str
    edge: Edge


class BoardsFile(msgspec.Struct, frozen=True):
    door_kind: tuple[RimKind, ...]
    wall: RimKind
    position: tuple[Position, ...]
    board: tuple[Board, ...]


# scoring.toml -----------------------------------------------------------------------------------------------


class Category(Named, frozen=True, tag_field="method"):
    order: int


class Dragons(Category, frozen=True, tag="table_by_count"):
    table: tuple[int, ...]
    beyond_table: Literal["n_squared"]


class Ghosts(Category, frozen=True, tag="per_unit_by_route_group"):
    group_minimum: int
    points_in_group: int
    points_otherwise: int


class Golems(Category, frozen=True, tag="table_by_non_adjacent_count"):
    table: tuple[int, ...]
    beyond_table: Literal["n_squared_plus_3n"]
    same_tile_counts_as_adjacent: bool


class Satyrs(Category, frozen=True, tag="per_unit_distinct_types_on_route"):
    include_self: Literal[True]
    points_per_type: int


class Skeletons(Category, frozen=True, tag="per_unit_times_diamond_symbols"):
    diamond_value_matters: Literal[False]


class Slimes(Category, frozen=True, tag="per_unit_times_curves"):
    curves_per_track: dict[str, int]


class Bats(Category, frozen=True, tag="per_unit_if_neighbour_tile_has_bat"):
    points_if_adjacent: int
    points_if_isolated: int
    same_tile_counts_as_adjacent: bool


class Werewolves(Category, frozen=True, tag="per_unit_plus_majority_bonus"):
    points_per_unit: int
    bonus_by_players: dict[str, int]
    bonus_on_tie: Literal["full_to_each"]
    bonus_on_tie_two_players: Literal["full_to_each", "none"]
    bonus_minimum_units: int


class Rate(msgspec.Struct, frozen=True, rename={"first": "from", "last": "to"}):
    first: int
    points_each: int
    last: int | None = None


class Wisps(Category, frozen=True, tag="per_unit_rate_by_count"):
    rates: tuple[Rate, ...]


class Diamonds(Category, frozen=True, tag="sum_of_printed_values"):
    pass


class DoorPair(Category, frozen=True, tag="door_pair_route"):
    door_kind: Literal["bone", "tooth"]
    points_per_section: int


class OtherRoutes(Category, frozen=True, tag="remaining_door_to_door_routes"):
    points_per_section: int
    mixed_special_pairs_count_here: Literal[True]


AnyCategory = (
    Dragons
    | Ghosts
    | Golems
    | Satyrs
    | Skeletons
    | Slimes
    | Bats
    | Werewolves
    | Wisps
    | Diamonds
    | DoorPair
    | OtherRoutes
)


class Winner(msgspec.Struct, frozen=True):
    compare: tuple[Literal["total_descending", "cut_routes_ascending"], ...]
    remaining_tie: Literal["shared_victory"]


class CutRoutes(msgspec.Struct, frozen=True):
    unit: Literal["loose_end"]
    counted_ends: tuple[Literal["blank_edge", "wall"], ...]


class ScoringFile(msgspec.Struct, frozen=True):
    terms: dict[str, Named]
    category: tuple[AnyCategory, ...]
    winner: Winner
    cut_routes: CutRoutes


# setup.toml -------------------------------------------------------------------------------------------------


class GameFacts(Named, frozen=True):
    players_min: int
    players_max: int
    rounds: int
    piles: int
    secret_tiles_per_player: int


class PlayerCount(msgspec.Struct, frozen=True):
    players: int
    pile_size: int
    leftovers: int
    werewolf_bonus: int


class Component(Named, frozen=True):
    count: int


class Variant(Named, frozen=True):
    secret_draw: int
    secret_keep: int


class SetupFile(msgspec.Struct, frozen=True):
    game: GameFacts
    player_count: tuple[PlayerCount, ...]
    component: tuple[Component, ...]
    zone: tuple[Named, ...]
    phase: tuple[Named, ...]
    action: tuple[Named, ...]
    variant: tuple[Variant, ...]


class Content(msgspec.Struct, frozen=True):
    """One edition of the game."""

    tiles: TilesFile
    boards: BoardsFile
    scoring: ScoringFile
    setup: SetupFile

    def named(self) -> Iterator[Named]:
        """Everything that has a name for people."""
        yield self.setup.game
        yield from self.setup.component
        yield from self.tiles.tile
        yield from self.tiles.track_type
        yield from self.tiles.monster_type
        yield self.tiles.diamond
        yield from self.boards.door_kind
        yield self.boards.wall
        yield from self.boards.position
        for board in self.boards.board:
            yield board
            yield from board.side
        yield from self.scoring.category
        yield from self.scoring.terms.values()
        yield from self.setup.variant
        yield from self.setup.zone
        yield from self.setup.phase
        yield from self.setup.action
