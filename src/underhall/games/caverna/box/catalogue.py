"""The 48 furnishing tiles by number, and what is derived from their data once: sets of tiles, effects by kind.

A tile's number is its place in `furnishings.toml`; a set of tiles is one int with those bits. What an effect does is
at its choke point: `homeboard.gain`, `tiles`, `furnishing`, `animals`, `breeding`, `feeding`, `scoring`.
"""

from __future__ import annotations

from typing import Final, TypeVar

from underhall.games.caverna.box.components import Furnishing
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.effect_kinds import Effect, MutualOverbuild

Tile = int
TileSet = int

E = TypeVar("E", bound=Effect)

FURNISHINGS: Final[tuple[Furnishing, ...]] = CONTENT.furnishings.furnishing
IDS: Final[tuple[str, ...]] = tuple(furnishing.id for furnishing in FURNISHINGS)
TILE: Final[dict[str, Tile]] = {furnishing.id: tile for tile, furnishing in enumerate(FURNISHINGS)}


def bit(furnishing: str) -> TileSet:
    """The set of the one tile with this id."""
    return 1 << TILE[furnishing]


def ids_in(tiles: TileSet) -> list[str]:
    """The ids of the tiles in a set, in catalogue order."""
    return [furnishing for tile, furnishing in enumerate(IDS) if tiles >> tile & 1]


def tiles_named(tiles: str | tuple[str, ...]) -> TileSet:
    """What a furnish step lets a player choose from: "any", "dwellings" or a list of ids (section 7)."""
    if isinstance(tiles, tuple):
        return sum(bit(furnishing) for furnishing in tiles)
    return {"any": ALL, "dwellings": DWELLINGS}[tiles]


def effects(kind: type[E]) -> tuple[tuple[Tile, E], ...]:
    """All effects of one kind, each with the tile that has it."""
    return tuple(
        (tile, effect)
        for tile, furnishing in enumerate(FURNISHINGS)
        for effect in furnishing.effect
        if isinstance(effect, kind)
    )


def tiles_with(kind: type[Effect]) -> TileSet:
    """The set of the tiles that have an effect of this kind."""
    tiles = 0
    for tile, _ in effects(kind):
        tiles |= 1 << tile
    return tiles


ALL: Final[TileSet] = (1 << len(FURNISHINGS)) - 1
INTRODUCTORY: Final[TileSet] = sum(1 << tile for tile, furnishing in enumerate(FURNISHINGS) if furnishing.intro)
DWELLINGS: Final[TileSet] = sum(1 << tile for tile, furnishing in enumerate(FURNISHINGS) if furnishing.is_dwelling)
YELLOW: Final[TileSet] = sum(1 << tile for tile, furnishing in enumerate(FURNISHINGS) if furnishing.colour == "yellow")
UNLIMITED: Final[TileSet] = sum(1 << tile for tile, furnishing in enumerate(FURNISHINGS) if furnishing.is_unlimited)
POINTS: Final[tuple[int, ...]] = tuple(furnishing.points for furnishing in FURNISHINGS)

PARTNER: Final[dict[Tile, Tile]] = {tile: TILE[effect.partner] for tile, effect in effects(MutualOverbuild)}
"""The trader and the spare part storage: each overbuilds the other (R-55)."""
