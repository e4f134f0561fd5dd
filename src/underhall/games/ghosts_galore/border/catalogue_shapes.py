"""The shape of the catalogue: what the page reads of the content files, as typed structures."""

from __future__ import annotations

import msgspec

from underhall.games.ghosts_galore.box.components import DoorKind, Edge


class Section(msgspec.Struct, frozen=True):
    ends: tuple[Edge, Edge]


class TrackType(msgspec.Struct, frozen=True):
    id: str
    sections: tuple[Section, ...]


class TileMonster(msgspec.Struct, frozen=True):
    type: str
    section: int


class TileData(msgspec.Struct, frozen=True):
    id: str
    number: int
    track: str
    monsters: tuple[TileMonster, ...]
    diamonds: tuple[int, ...]


class TilesFile(msgspec.Struct, frozen=True):
    track_type: tuple[TrackType, ...]
    tile: tuple[TileData, ...]


class Door(msgspec.Struct, frozen=True):
    pos: str
    kind: DoorKind


class BoardSide(msgspec.Struct, frozen=True):
    id: str
    letter: str
    doors: tuple[Door, ...]
    walls: tuple[str, ...]


class Board(msgspec.Struct, frozen=True):
    id: str
    side: tuple[BoardSide, ...]


class BoardsFile(msgspec.Struct, frozen=True):
    board: tuple[Board, ...]


class Category(msgspec.Struct, frozen=True):
    """A row of the score pad."""

    id: str
    monster: str | msgspec.UnsetType = msgspec.UNSET
    door_kind: DoorKind | msgspec.UnsetType = msgspec.UNSET
    points_per_section: int | msgspec.UnsetType = msgspec.UNSET


class ScoringFile(msgspec.Struct, frozen=True):
    category: tuple[Category, ...]


class Catalogue(msgspec.Struct, frozen=True):
    tiles: TilesFile
    boards: BoardsFile
    scoring: ScoringFile
