"""What `resources.toml` and `homeboard.toml` hold, as typed frozen values: goods, animals, pieces, the home board."""

from __future__ import annotations

import msgspec

from underhall.core.content import Entry, Names
from underhall.games.caverna.box.goods import Bundle

# resources.toml ---------------------------------------------------------------------------------------------------


class GoodData(Entry, frozen=True):
    id: str
    name: Names
    supply_limit: str
    good_class: str = msgspec.field(name="class")
    sow_cost: int = 0
    sow_added: int = 0
    sow_total: int = 0


class AnimalData(Entry, frozen=True):
    id: str
    farm_animal: bool
    breeds: bool
    needs_room: bool
    name: Names
    supply_limit: str


class Piece(Entry, frozen=True):
    id: str
    name: Names
    per_player: int = 0
    extra_with: str = ""
    starting_in_play: int = 0
    min_strength: int = 0
    max_strength: int = 0
    max_forged_strength: int = 0
    supply_limit: str = ""
    points: int = 0
    count: int = 0


class Resources(Entry, frozen=True):
    schema: int
    good: tuple[GoodData, ...]
    animal: tuple[AnimalData, ...]
    piece: tuple[Piece, ...]

    def piece_called(self, piece: str) -> Piece:
        return next(one for one in self.piece if one.id == piece)


# homeboard.toml ---------------------------------------------------------------------------------------------------


class Grid(Entry, frozen=True):
    columns: int
    rows: int
    forest_columns: tuple[int, ...]
    mountain_columns: tuple[int, ...]
    art: str


class Terrain(Entry, frozen=True):
    id: str
    name: Names


class Entrance(Entry, frozen=True):
    forest_square: str
    mountain_square: str


class Adjacency(Entry, frozen=True):
    diagonal: bool
    across_regions: bool


class BonusSquare(Entry, frozen=True):
    square: str
    goods: Bundle


class StartSquare(Entry, frozen=True):
    square: str
    content: str


class Overhang(Entry, frozen=True):
    forest_ring: tuple[str, ...]
    mountain_ring: tuple[str, ...]
    counts_as_unused_space: bool
    carries_bonus: bool


class Room(Entry, frozen=True):
    capacity: int
    species: str | tuple[str, ...]


class EntryLevelDwelling(Entry, frozen=True):
    id: str
    name: Names
    points: int
    colour: str
    is_dwelling: bool
    dwarfs: int
    animal_room: Room


class Landscape(Entry, frozen=True):
    id: str
    region: str
    name: Names
    upgrade_from: tuple[str, ...]
    stable_allowed: bool
    points: int
    squares: int = 1
    base_capacity: int = 0
    donkey_capacity: int = 0


class TwinTile(Entry, frozen=True):
    id: str
    name: Names
    halves: tuple[str, str]
    on: tuple[str, str]
    needs_connection: bool
    may_overhang: bool


class SingleTile(Entry, frozen=True):
    id: str
    on: tuple[str, ...]
    needs_connection: bool
    stable_underneath_allowed: bool = False


class AnimalArea(Entry, frozen=True):
    id: str
    species: str | tuple[str, ...]
    watchable: bool
    capacity: int = 0
    capacity_by_stables: tuple[int, ...] = ()
    capacity_from: str = ""


class HomeBoard(Entry, frozen=True):
    schema: int
    grid: Grid
    legend: dict[str, str]
    terrain: tuple[Terrain, ...]
    entrance: Entrance
    adjacency: Adjacency
    bonus: tuple[BonusSquare, ...]
    start: tuple[StartSquare, ...]
    overhang: Overhang
    entry_level_dwelling: EntryLevelDwelling
    landscape: tuple[Landscape, ...]
    twin_tile: tuple[TwinTile, ...]
    single_tile: tuple[SingleTile, ...]
    animal_area: tuple[AnimalArea, ...]

    def landscape_called(self, kind: str) -> Landscape:
        return next(one for one in self.landscape if one.id == kind)

    def area_called(self, area: str) -> AnimalArea:
        return next(one for one in self.animal_area if one.id == area)
