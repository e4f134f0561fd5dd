"""The shape of the catalogue: what the page reads of the content files, as typed structures."""

from __future__ import annotations

import msgspec

Counts = dict[str, int]


class Component(msgspec.Struct, frozen=True):
    """Something that the page has a picture of, by its id."""

    id: str


class ComponentsFile(msgspec.Struct, frozen=True):
    term: tuple[Component, ...]
    resource: tuple[Component, ...]
    symbol: tuple[Component, ...]
    clan: tuple[Component, ...]


class SpellsFile(msgspec.Struct, frozen=True):
    spell: tuple[Component, ...]


class StartingTroll(msgspec.Struct, frozen=True):
    id: str
    repeat: tuple[str, ...]
    one_time: Counts


class StartingTrollsFile(msgspec.Struct, frozen=True):
    starting_troll: tuple[StartingTroll, ...]


class Troll(msgspec.Struct, frozen=True):
    id: str
    clan: str
    level: int
    symbols: tuple[str, ...]


class TrollsFile(msgspec.Struct, frozen=True):
    troll: tuple[Troll, ...]


class Shaped(msgspec.Struct, frozen=True):
    """A tunnel or a great hall: its squares, row by row."""

    id: str
    shape: str


class TunnelsFile(msgspec.Struct, frozen=True):
    tunnel: tuple[Shaped, ...]


class GreatHallsFile(msgspec.Struct, frozen=True):
    great_hall: tuple[Shaped, ...]


class StartPoint(msgspec.Struct, frozen=True):
    id: str
    cell: tuple[int, int]


class Board(msgspec.Struct, frozen=True):
    id: str
    start_point: tuple[StartPoint, ...]


class BoardsFile(msgspec.Struct, frozen=True):
    board: tuple[Board, ...]


class Mode(msgspec.Struct, frozen=True):
    """What a use of a workshop takes and gives."""

    spend: Counts | msgspec.UnsetType = msgspec.UNSET
    spend_any: int | msgspec.UnsetType = msgspec.UNSET
    gain: Counts | msgspec.UnsetType = msgspec.UNSET
    move_from_troll: int | msgspec.UnsetType = msgspec.UNSET


class Workshop(msgspec.Struct, frozen=True):
    id: str
    mode: tuple[Mode, ...]


class WorkshopsFile(msgspec.Struct, frozen=True):
    workshop: tuple[Workshop, ...]


class TunnelScore(msgspec.Struct, frozen=True):
    """What a tunnel of a size is worth when paid for with a mineral."""

    size: int
    mineral: str
    honour: int


class ScoringFile(msgspec.Struct, frozen=True):
    tunnel_score: tuple[TunnelScore, ...]


class Catalogue(msgspec.Struct, frozen=True):
    components: ComponentsFile
    spells: SpellsFile
    starting_trolls: StartingTrollsFile
    trolls: TrollsFile
    tunnels: TunnelsFile
    great_halls: GreatHallsFile
    boards: BoardsFile
    workshops: WorkshopsFile
    scoring: ScoringFile
