"""Scoring (RULES section 14): the score sheet of one home, category by category, from what lies in it now."""

from __future__ import annotations

from typing import Final

from underhall.core.refusals import ContentError
from underhall.games.caverna.board.furnishing import adjacent_dwellings
from underhall.games.caverna.board.homeboard import (
    KIND,
    LARGE_PASTURE,
    Home,
    armed_dwarfs,
    grain_on_fields,
    unused_squares,
    vegetables_on_fields,
)
from underhall.games.caverna.board.squares import Cell
from underhall.games.caverna.box.catalogue import POINTS, YELLOW, Tile, effects, tiles_with
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.effect_kinds import BonusIf, BonusPer, BonusTable, CancelNegative
from underhall.games.caverna.box.goods import (
    BEGGING,
    CATTLE,
    DONKEY,
    GOLD,
    GOOD,
    GRAIN,
    RUBY,
    SHEEP,
    VEGETABLE,
    WILD_BOAR,
    Supply,
)

CATEGORIES: Final[tuple[str, ...]] = tuple(category.id for category in CONTENT.scoring.category)
"""The rows of the score sheet, in order."""


def points(home: Home) -> dict[str, int]:
    """The points of every category, in the order of the score sheet."""
    return dict(zip(CATEGORIES, _rows(home), strict=True))


def total(home: Home) -> int:
    """The sum of all categories, added up without making the sheet: bots ask for it all the time."""
    supply = home.goods
    missing, unused = _missing(supply), -unused_squares(home)
    begging = _BEGGING * supply[BEGGING]
    value = _animals(supply) + missing + (supply[GRAIN] + grain_on_fields(home) + 1) // 2
    value += supply[VEGETABLE] + vegetables_on_fields(home) + supply[RUBY] + len(home.dwarfs) + unused
    value += _tiles(home) + supply[GOLD] + begging
    if home.active & _SCORING:
        value += bonus_points(home)
    if home.active & _CANCELLING_TILES:
        value += _cancelled(home, missing, unused, begging)
    return value


def _rows(home: Home) -> tuple[int, ...]:
    supply = home.goods
    missing, unused = _missing(supply), -unused_squares(home)
    begging = _BEGGING * supply[BEGGING]
    return (
        _animals(supply),
        missing,
        (supply[GRAIN] + grain_on_fields(home) + 1) // 2,  # halved once, rounded up
        supply[VEGETABLE] + vegetables_on_fields(home),
        supply[RUBY],
        len(home.dwarfs),
        unused,
        _tiles(home),
        bonus_points(home),
        supply[GOLD],
        begging,
        _cancelled(home, missing, unused, begging),
    )


_EXPECTED: Final = (
    "animals",
    "missing_farm_animals",
    "grain",
    "vegetables",
    "rubies",
    "dwarfs",
    "unused_spaces",
    "furnishings_pastures_mines",
    "bonus_points",
    "gold",
    "begging_markers",
    "writing_chamber",
)
if CATEGORIES != _EXPECTED:
    raise ContentError("categories", game="caverna", file="scoring.toml", expected=_EXPECTED)

_SHEET: Final = {category.id: category for category in CONTENT.scoring.category}
_ANIMAL_POINTS: Final = tuple((GOOD[animal], value) for animal, value in _SHEET["animals"].points_per.items())
_PER_MISSING: Final = _SHEET["missing_farm_animals"].points_per_missing
_BEGGING: Final = CONTENT.resources.piece_called("begging_marker").points
_LANDSCAPE: Final = tuple((KIND[one.id], one.points) for one in CONTENT.homeboard.landscape if one.points)


def _animals(supply: Supply) -> int:
    value = 0
    for good, each in _ANIMAL_POINTS:
        value += each * supply[good]
    return value


def _missing(supply: Supply) -> int:
    return _PER_MISSING * ((not supply[SHEEP]) + (not supply[DONKEY]) + (not supply[WILD_BOAR]) + (not supply[CATTLE]))


def _tiles(home: Home) -> int:
    """Printed points of active furnishing tiles, pastures and mines; a large pasture counts once."""
    value = 0
    for kind, each in _LANDSCAPE:
        value += each * (len(home.pastures) if kind == LARGE_PASTURE else home.lay[kind].bit_count())
    for _, tile in home.rooms:
        value += POINTS[tile]
    return value


_BONUS_PER: Final[dict[Tile, BonusPer]] = dict(effects(BonusPer))
_BONUS_IF: Final[dict[Tile, BonusIf]] = dict(effects(BonusIf))
_BONUS_TABLE: Final[dict[Tile, BonusTable]] = dict(effects(BonusTable))
_SCORING: Final = tiles_with(BonusPer) | tiles_with(BonusIf) | tiles_with(BonusTable)


def bonus_points(home: Home) -> int:
    """What the yellow tiles score (R-112 to R-119)."""
    value = 0
    for cell, tile in home.rooms:
        if not _SCORING >> tile & 1:
            continue
        if tile in _BONUS_PER:
            per = _BONUS_PER[tile]
            value += counted(home, per.per, cell) // per.every * per.points
        elif tile in _BONUS_IF:
            condition = _BONUS_IF[tile]
            value += condition.points if holds(home, condition.condition) else 0
        elif tile in _BONUS_TABLE:
            number = counted(home, _BONUS_TABLE[tile].per, cell)
            value += sum([step.points for step in _BONUS_TABLE[tile].table if step.count == number])
    return value


def counted(home: Home, per: str, cell: Cell) -> int:
    """How many of what it counts there are, for a yellow tile on this square."""
    supply = home.goods
    if per in GOOD:
        return supply[GOOD[per]]
    if per == "yellow_furnishing":
        return (home.active & YELLOW).bit_count()  # covered tiles are not active
    if per == "armed_dwarf":
        return armed_dwarfs(home)
    if per == "dwarf":
        return len(home.dwarfs)
    if per == "farm_animal":
        return sum(supply[SHEEP : CATTLE + 1])
    if per == "grain_vegetable_set":
        return min(supply[GRAIN] + grain_on_fields(home), supply[VEGETABLE] + vegetables_on_fields(home))
    assert per == "adjacent_dwelling"
    return adjacent_dwellings(home, cell)


def holds(home: Home, condition: str) -> bool:
    """Whether the condition of a yellow tile is met; newborns are unarmed dwarfs (R-113)."""
    armed = armed_dwarfs(home)
    return armed == len(home.dwarfs) if condition == "all_dwarfs_armed" else armed == 0


_CANCELLING: Final = effects(CancelNegative)
_CANCELLING_TILES: Final = tiles_with(CancelNegative)


def _cancelled(home: Home, missing: int, unused: int, begging: int) -> int:
    """What the writing chamber takes off the negative categories, at most as much as they cost (R-111, R-131)."""
    if not home.active & _CANCELLING_TILES:
        return 0
    negative = {"missing_farm_animals": missing, "unused_spaces": unused, "begging_markers": begging}
    value = 0
    for tile, chamber in _CANCELLING:
        if home.active >> tile & 1:
            value += min(chamber.max_points, -sum(negative[source] for source in chamber.sources))
    return value
