"""Scoring: the thirteen categories, the werewolf majority and the count of cut routes.

The numbers come from scoring.toml; each is turned into a table by count at import. `tally` scores one board,
full or not, by the same rules (R-72); `score_sheet` adds what depends on the other boards. The oracle in the tests is
the plain form of all this, written as the rulebook tells it.
"""

from __future__ import annotations

from typing import Final

from underhall.core.game import Score
from underhall.games.ghosts_galore.board.boards import BONE, NEIGHBOURS, PLAIN, RIM, RIMS, TOOTH, Mask, Side
from underhall.games.ghosts_galore.board.routes import INNER_CELLS, LANE, LANE_MASK, SECTIONS, Trace, trace, types_on
from underhall.games.ghosts_galore.board.tiles import FACES, Code
from underhall.games.ghosts_galore.box import components
from underhall.games.ghosts_galore.box.components import CATEGORIES, CELLS, MONSTERS
from underhall.games.ghosts_galore.box.content import CONTENT

# Places in a tally: the categories in the order of the score pad, then what the comparison of boards needs.
DRAGONS: Final = 0
GHOSTS: Final = 1
GOLEMS: Final = 2
SATYRS: Final = 3
SKELETONS: Final = 4
SLIMES: Final = 5
BATS: Final = 6
WEREWOLVES: Final = 7
WISPS: Final = 8
DIAMONDS: Final = 9
BONE_DOORS: Final = 10
TOOTH_DOORS: Final = 11
OTHER_ROUTES: Final = 12
CUT_ROUTES: Final = 13
PACK: Final = 14  # how many werewolves the majority counts

Tally = list[int]


def tally(grid: list[Code], start: int, side: Side) -> Tally:
    """The points of the board whose cells begin at `start`, without the werewolf bonus; then cut routes and wolves."""
    return tally_of(contents(grid, start), trace(grid, start), side)


def contents(grid: list[Code], start: int) -> int:
    """What lies on a board, packed: monsters by kind, curves, diamonds, and where golems, bats and tiles are."""
    total = 0
    for cell in range(9):
        code = grid[start + cell]
        if code >= 0:
            total += _CONTENTS[cell][code >> 2]
    return total


def tally_of(total: int, found: Trace, side: Side) -> Tally:
    """Like `tally`, from the contents and the routes of a board."""
    wolves = total >> _WEREWOLF & LANE_MASK
    diamonds = total >> _DIAMOND & LANE_MASK
    points = [
        DRAGON_POINTS[total >> _DRAGON & LANE_MASK],
        0,
        _golem_points(total),
        0,
        (total >> _SKELETON & LANE_MASK) * diamonds,
        (total >> _SLIME & LANE_MASK) * (total >> _CURVES & LANE_MASK),
        _bat_points(total),
        wolves * _WOLVES.points_per_unit,
        WISP_POINTS[total >> _WISP & LANE_MASK],
        total >> _DIAMOND_VALUE & LANE_MASK,
        0,
        0,
        0,
        0,
        wolves,
    ]
    empty = ~(total >> _FILLED)
    rim = RIMS[side]
    for one, other, load in found:
        ghosts = load >> _GHOST & LANE_MASK
        if ghosts:
            points[GHOSTS] += _GHOST_POINTS[ghosts]
        satyrs = load >> _SATYR & LANE_MASK
        if satyrs:
            points[SATYRS] += satyrs * types_on(load) * _SATYR_RATE
        if one < 0:
            continue  # a loop has neither doors nor loose ends
        doors = 1
        for end in (one, other):
            if end < RIM:
                doors *= rim[end]  # a wall is 0: no product with it is a pair of doors
                if not rim[end] and _WALLS_CUT:
                    points[CUT_ROUTES] += 1
            else:
                doors = 0
                if not INNER_CELLS[end] & empty and _BLANKS_CUT:
                    points[CUT_ROUTES] += 1
        if doors:
            category, rate = _PAIRS[doors]
            points[category] += rate * (load >> SECTIONS)
    return points


def bonuses(wolves: list[int]) -> list[int]:
    """What each seat gets for the werewolf majority (R-56 to R-58)."""
    most = max(wolves)
    if most < _WOLVES.bonus_minimum_units:
        return [0] * len(wolves)
    if len(wolves) == 2 and wolves[0] == wolves[1] and _WOLVES.bonus_on_tie_two_players == "none":
        return [0, 0]
    bonus = _WOLVES.bonus_by_players[str(len(wolves))]
    return [bonus if count == most else 0 for count in wolves]


def score_sheet(tallies: list[Tally]) -> list[Score]:
    """The scores of all seats, the majority included; fewer cut routes break a tie (R-66 to R-69)."""
    sheet = []
    for points, bonus in zip(tallies, bonuses([points[PACK] for points in tallies]), strict=True):
        row = points[: len(CATEGORIES)]
        row[WEREWOLVES] += bonus
        sheet.append(Score(dict(zip(CATEGORIES, row, strict=True)), sum(row), (-points[CUT_ROUTES],)))
    return sheet


def totals(tallies: list[Tally]) -> list[int]:
    """The totals of the score sheet."""
    wolves = bonuses([points[PACK] for points in tallies])
    return [sum(points[: len(CATEGORIES)]) + bonus for points, bonus in zip(tallies, wolves, strict=True)]


def cells_filled(total: int) -> Mask:
    """Which cells of a board hold a tile, from its contents."""
    return total >> _FILLED


def cells_with_bats(total: int) -> Mask:
    return total >> _BAT_CELLS & 511


def pack(total: int) -> int:
    """How many werewolves there are among the contents of a board."""
    return total >> _WEREWOLF & LANE_MASK


def cells_with_golems(total: int) -> Mask:
    return total >> _GOLEM_CELLS & 511


def curves_and_diamonds(total: int) -> tuple[int, int, int]:
    """Curves, diamond symbols and diamond points among the contents of a board."""
    return total >> _CURVES & LANE_MASK, total >> _DIAMOND & LANE_MASK, total >> _DIAMOND_VALUE & LANE_MASK


def _golem_points(total: int) -> int:
    golems = total >> _GOLEM & LANE_MASK
    if not golems:
        return _GOLEM_POINTS[0]
    cells: Mask = total >> _GOLEM_CELLS & 511
    apart = cells & ~NEIGHBOURS[cells]
    if golems == cells.bit_count():
        return _GOLEM_POINTS[apart.bit_count()]
    twins: Mask = total >> _TWIN_GOLEMS & 511  # possible only in another edition
    if _GOLEM_RULE.same_tile_counts_as_adjacent:
        return _GOLEM_POINTS[(apart & ~twins).bit_count()]
    triplets: Mask = total >> _TRIPLE_GOLEMS & 511
    return _GOLEM_POINTS[apart.bit_count() + (apart & twins).bit_count() + (apart & triplets).bit_count()]


def _bat_points(total: int) -> int:
    bats = total >> _BAT & LANE_MASK
    if not bats:
        return 0
    cells: Mask = total >> _BAT_CELLS & 511
    near = cells & NEIGHBOURS[cells]
    twins: Mask = total >> _TWIN_BATS & 511
    triplets: Mask = total >> _TRIPLE_BATS & 511
    if _BAT_RULE.same_tile_counts_as_adjacent:
        near |= twins
    adjacent = near.bit_count() + (near & twins).bit_count() + (near & triplets).bit_count()
    return adjacent * _BAT_RULE.points_if_adjacent + (bats - adjacent) * _BAT_RULE.points_if_isolated


# Tables -----------------------------------------------------------------------------------------------------

_DRAGON, _GHOST, _GOLEM, _SATYR, _SKELETON, _SLIME, _BAT, _WEREWOLF, _WISP = (
    LANE * MONSTERS.index(monster) for monster in MONSTERS
)
# Lanes of the contents of a board above the nine of the monsters, then masks of nine cells each.
_CURVES: Final = LANE * 9
_DIAMOND: Final = LANE * 10
_DIAMOND_VALUE: Final = LANE * 11
_GOLEM_CELLS: Final = LANE * 12
_TWIN_GOLEMS: Final = _GOLEM_CELLS + 9
_TRIPLE_GOLEMS: Final = _GOLEM_CELLS + 18
_BAT_CELLS: Final = _GOLEM_CELLS + 27
_TWIN_BATS: Final = _GOLEM_CELLS + 36
_TRIPLE_BATS: Final = _GOLEM_CELLS + 45
_FILLED: Final = _GOLEM_CELLS + 54

_MOST: Final = 29  # nine tiles with three monsters make 27, and one more may be looked ahead to


def _contents() -> list[list[int]]:
    """For each cell and tile what the tile adds to the contents of a board; sums of nine never overflow a lane."""
    table = []
    for cell in range(len(CELLS)):
        of_cell = []
        for face in FACES:
            monsters = [monster for section in face.monsters for monster in section]
            total = sum(1 << LANE * monster for monster in monsters)
            total += face.curves << _CURVES
            total += len(face.diamonds) << _DIAMOND
            total += sum(face.diamonds) << _DIAMOND_VALUE
            for lane, place in ((_GOLEM, _GOLEM_CELLS), (_BAT, _BAT_CELLS)):
                for more in range(total >> lane & LANE_MASK):
                    total += 1 << place + 9 * more + cell
            of_cell.append(total + (1 << _FILLED + cell))
        table.append(of_cell)
    return table


_CONTENTS: Final = _contents()

TILE_CONTENTS: Final = [total & (1 << _GOLEM_CELLS) - 1 for total in _CONTENTS[0]]
"""For each tile its monsters, curves and diamonds, without a place."""


def _only_rules() -> tuple[
    components.Dragons,
    components.Ghosts,
    components.Golems,
    components.Satyrs,
    components.Bats,
    components.Werewolves,
    components.Wisps,
]:
    by_id = {category.id: category for category in CONTENT.scoring.category}
    dragons, ghosts, golems = by_id["dragons"], by_id["ghosts"], by_id["golems"]
    satyrs, bats, wolves, wisps = by_id["satyrs"], by_id["bats"], by_id["werewolves"], by_id["will_o_wisps"]
    assert isinstance(dragons, components.Dragons)
    assert isinstance(ghosts, components.Ghosts)
    assert isinstance(golems, components.Golems)
    assert isinstance(satyrs, components.Satyrs)
    assert isinstance(bats, components.Bats)
    assert isinstance(wolves, components.Werewolves)
    assert isinstance(wisps, components.Wisps)
    return dragons, ghosts, golems, satyrs, bats, wolves, wisps


_DRAGON_RULE, _GHOST_RULE, _GOLEM_RULE, _SATYR_RULE, _BAT_RULE, _WOLVES, _WISP_RULE = _only_rules()

# beyond the printed table, n * n; for golems n * n + 3 * n.
DRAGON_POINTS: Final = [
    _DRAGON_RULE.table[count] if count < len(_DRAGON_RULE.table) else count * count for count in range(_MOST)
]
_GOLEM_POINTS: Final = [
    _GOLEM_RULE.table[count] if count < len(_GOLEM_RULE.table) else count * count + 3 * count for count in range(_MOST)
]
_GHOST_POINTS: Final = [
    count * (_GHOST_RULE.points_in_group if count >= _GHOST_RULE.group_minimum else _GHOST_RULE.points_otherwise)
    for count in range(_MOST)
]
_SATYR_RATE: Final = _SATYR_RULE.points_per_type
WISP_POINTS: Final = [
    count * sum(r.points_each for r in _WISP_RULE.rates if r.first <= count <= (r.last or _MOST))
    for count in range(_MOST)
]
_WALLS_CUT: Final = "wall" in CONTENT.scoring.cut_routes.counted_ends
_BLANKS_CUT: Final = "blank_edge" in CONTENT.scoring.cut_routes.counted_ends


def _pairs() -> dict[int, tuple[int, int]]:
    """For the product of two kinds of doors: the category that scores the route, and its points per section."""
    rates = {
        category.id: category.points_per_section
        for category in CONTENT.scoring.category
        if isinstance(category, components.DoorPair | components.OtherRoutes)
    }
    table = {
        one * other: (OTHER_ROUTES, rates["other_routes"])
        for one in (BONE, TOOTH, PLAIN)
        for other in (BONE, TOOTH, PLAIN)
    }
    table[BONE * BONE] = (BONE_DOORS, rates["bone_doors"])
    table[TOOTH * TOOTH] = (TOOTH_DOORS, rates["tooth_doors"])
    return table


_PAIRS: Final = _pairs()
