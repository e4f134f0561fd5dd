"""The mountain's content: boards, tunnels, great halls, pedestals and what scores, as typed data.

Reads and checks boards.toml, tunnels.toml, great_halls.toml, pedestals.toml and scoring.toml. It checks what the rules
rely on, so that an owner's own data (see `core.content`) is refused where it could not be played, and not
where it merely differs from the house edition. Cards of every kind are in `cards`; `board` makes masks of the layers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec

from underhall.core import content
from underhall.core.content import Named, Names
from underhall.core.grids import Grid
from underhall.core.messages import Fact
from underhall.core.refusals import ContentError

GAME_ID: Final = "mountain_king"
HOUSE: Final = Path(__file__).parent.parent / "content"

KINDS: Final = ("stone", "iron", "heartstone", "coin", "cart", "hammer", "rune")
STONE, IRON, HEARTSTONE, COIN, CART, HAMMER, RUNE = range(7)
MINERALS: Final = (STONE, IRON, HEARTSTONE)

CLANS: Final = ("fire", "ice", "moon")
"""The clans that have statues and pedestals; trolls of the mud clan have neither."""
FIRE, ICE, MOON = range(3)

TIERS: Final = ("dark_gray", "gray", "brown", "orange", "yellow")
"""From the foot of the mountain to its heart."""

STATUES_OF_A_CLAN: Final = 7

_TIER_OF: Final = {"d": 0, "g": 1, "b": 2, "o": 3, "y": 4}
_KIND_OF: Final = dict(zip("sihckmr", range(7), strict=True))
_LAYERS: Final = {
    "tiers": ".dgboyH",
    "rubble": ".#",
    "sites": ".W",
    "buried": ".sihckmr",
    "statues": ".S",
    "starts": ".345",
}

Place = tuple[int, int]
Count = Annotated[int, msgspec.Meta(ge=0)]


class StartPoint(msgspec.Struct, frozen=True):
    """Where a gate may stand: `label` is the player count it is meant for."""

    id: str
    label: int
    cell: Place
    clockwise_index: int


class BoardSide(msgspec.Struct, frozen=True):
    """One side of the board: the layers as they are drawn in the file, and the lists that order what is on them."""

    id: str
    name: Names
    player_counts: tuple[int, ...]
    rows: Annotated[int, msgspec.Meta(ge=1, le=99)]
    cols: Annotated[int, msgspec.Meta(ge=1, le=99)]
    heart_centre: Place
    tiers: str
    rubble: str
    sites: str
    buried: str
    statues: str
    starts: str
    statue_spots: tuple[Place, ...]
    start_point: tuple[StartPoint, ...]

    def layer(self, name: str) -> list[str]:
        """The rows of a layer, top first."""
        text: str = getattr(self, name)
        return text.strip("\n").split("\n")

    def marked(self, name: str) -> dict[Place, str]:
        """What a layer shows at which place, blank places left out, row by row."""
        return {
            (row, col): mark
            for row, line in enumerate(self.layer(name))
            for col, mark in enumerate(line)
            if mark != "."
        }


class TunnelTile(msgspec.Struct, frozen=True):
    """One of the eight piles of tunnel tiles."""

    id: str
    name: Names
    size: int
    count: int
    shape: str
    distinct_orientations: int


class GreatHallTile(msgspec.Struct, frozen=True):
    """One great hall, and what it is worth with its altar empty or occupied."""

    id: str
    name: Names
    size: int
    shape: str
    distinct_orientations: int
    value_empty_altar: Count
    value_statue_on_altar: Count


class PedestalPile(msgspec.Struct, frozen=True):
    clan: str
    count: int


class PointToken(msgspec.Struct, frozen=True):
    value: int
    count: int


class TrackSpace(msgspec.Struct, frozen=True):
    index: int
    tier: str
    clan: str


class Coronation(msgspec.Struct, frozen=True):
    """The stack of coronation tokens, top first, and what claiming the last one starts."""

    tokens: tuple[int, ...]
    tokens_two_players: tuple[int, ...]
    trolls_to_cap: int
    extra_turns_each: int


class Leftover(msgspec.Struct, frozen=True):
    set_size: int
    honour_per_set: int
    trade_rate: int


class Trade(msgspec.Struct, frozen=True):
    rate: int
    gain: int


class StatueValue(msgspec.Struct, frozen=True):
    tier: str
    base: int
    on_matching_pedestal: int


class TunnelScore(msgspec.Struct, frozen=True):
    size: int
    mineral: str
    honour: int


class Boards(msgspec.Struct, frozen=True):
    """boards.toml"""

    board: tuple[BoardSide, ...]


class Tunnels(msgspec.Struct, frozen=True):
    """tunnels.toml"""

    count: int
    tunnel: tuple[TunnelTile, ...]


class GreatHalls(msgspec.Struct, frozen=True):
    """great_halls.toml"""

    count: int
    great_hall: tuple[GreatHallTile, ...]


class Pedestals(msgspec.Struct, frozen=True):
    """pedestals.toml"""

    pedestal_count: int
    point_token_count: int
    track_spaces: int
    pedestal: tuple[PedestalPile, ...]
    point_token: tuple[PointToken, ...]
    track_space: tuple[TrackSpace, ...]


class Scoring(msgspec.Struct, frozen=True):
    """scoring.toml"""

    coronation: Coronation
    leftover: Leftover
    trade: Trade
    statue_value: tuple[StatueValue, ...]
    tunnel_score: tuple[TunnelScore, ...]


class MountainContent(msgspec.Struct, frozen=True):
    """Everything this module reads."""

    boards: tuple[BoardSide, ...]
    tunnels: tuple[TunnelTile, ...]
    halls: tuple[GreatHallTile, ...]
    pedestals: Pedestals
    scoring: Scoring


def read_mountain(place: Path) -> MountainContent:
    """The mountain's content of a folder, checked. ContentError says which file is wrong, and where."""
    boards = content.read(place, "boards.toml", Boards)
    tunnels = content.read(place, "tunnels.toml", Tunnels)
    halls = content.read(place, "great_halls.toml", GreatHalls)
    pedestals = content.read(place, "pedestals.toml", Pedestals)
    scoring = content.read(place, "scoring.toml", Scoring)
    for side in boards.board:
        _check_side(side)
    _check_boards(boards.board)
    _check_tunnels(tunnels)
    _check_halls(halls)
    _check_pedestals(pedestals)
    _check_scoring(scoring, {tile.size for tile in tunnels.tunnel})
    return MountainContent(boards.board, tunnels.tunnel, halls.great_hall, pedestals, scoring)


def shape_of(text: str) -> tuple[tuple[Place, ...], Place | None]:
    """The cells of a drawn shape, and the one marked A: a tunnel's anchor or a hall's altar.

    >>> shape_of("XA")
    (((0, 0), (0, 1)), (0, 1))
    """
    places = []
    marked = None
    for row, line in enumerate(text.strip("\n").split("\n")):
        for col, mark in enumerate(line):
            if mark in "XA":
                places.append((row, col))
            if mark == "A":
                marked = (row, col)
    return tuple(places), marked


def tier_of(mark: str) -> int:
    """The number of a tier by its letter in the tiers layer; -1 for the heart."""
    return _TIER_OF.get(mark, -1)


def kind_of(mark: str) -> int:
    """The number of a resource by its letter in the buried layer."""
    return _KIND_OF[mark]


def _need(ok: bool, code: str, file: str, **facts: Fact) -> None:
    if not ok:
        raise ContentError(code, game=GAME_ID, file=file, **facts)


def _check_ids(file: str, entries: Sequence[Named]) -> None:
    twice = tuple(id for id, times in Counter(entry.id for entry in entries).items() if times > 1)
    _need(not twice, "id_twice", file, ids=twice)


def _check_boards(sides: tuple[BoardSide, ...]) -> None:
    _check_ids("boards.toml", sides)
    found = tuple(side.id for side in sides)
    _need(sorted(found) == ["autumn", "winter"], "sides", "boards.toml", found=found)
    for players, id in ((2, "autumn"), (3, "autumn"), (2, "winter"), (4, "winter"), (5, "winter")):
        side = next(side for side in sides if side.id == id)
        _need(players in side.player_counts, "player_count", "boards.toml", board=id, players=players)
        labels = Counter(point.label for point in side.start_point)
        room = max(labels.values(), default=0) if players == 2 else labels[players]
        _need(room >= players, "start_points", "boards.toml", board=id, players=players, have=room)


def _check_side(side: BoardSide) -> None:
    file = "boards.toml"
    for name, allowed in _LAYERS.items():
        rows = side.layer(name)
        fits = len(rows) == side.rows and all(len(row) == side.cols for row in rows)
        _need(fits, "layer_size", file, board=side.id, layer=name, rows=side.rows, cols=side.cols)
        for line in rows:
            odd = next((mark for mark in line if mark not in allowed), "")
            _need(not odd, "layer_mark", file, board=side.id, layer=name, mark=odd)
    tiers = side.marked("tiers")
    sites = set(side.marked("sites"))
    heart = {place for place, mark in tiers.items() if mark == "H"}
    _need(sites <= set(tiers) - heart, "site_place", file, board=side.id)
    diggable = set(tiers) - heart - sites
    grid = Grid(side.rows, side.cols)
    _need(len(grid.parts(grid.mask(diggable))) == 1, "not_connected", file, board=side.id)
    for layer in ("rubble", "buried", "statues", "starts"):
        for row, col in side.marked(layer):
            _need((row, col) in diggable, "feature_place", file, board=side.id, layer=layer, cell=f"r{row}c{col}")
    _need(len(sites) > 2 * max(side.player_counts) + 1, "site_count", file, board=side.id, have=len(sites))
    _check_statue_ring(side)
    _check_start_points(side, grid)


def _check_statue_ring(side: BoardSide) -> None:
    ring, spots = side.statue_spots, side.marked("statues")
    same = len(set(ring)) == len(ring) and set(ring) == set(spots)
    _need(same, "statue_ring", "boards.toml", board=side.id, ring=len(ring), spots=len(spots))
    most = -(-len(ring) // len(CLANS))
    _need(most <= STATUES_OF_A_CLAN, "statue_count", "boards.toml", board=side.id, ring=len(ring))


def _check_start_points(side: BoardSide, grid: Grid) -> None:
    file = "boards.toml"
    points = side.start_point
    listed = {point.cell: str(point.label) for point in points}
    drawn = side.marked("starts")
    _need(len(listed) == len(points) and listed == drawn, "start_list", file, board=side.id)
    _need(len({point.id for point in points}) == len(points), "id_twice", file, ids=tuple(p.id for p in points))
    bare = not set(drawn) & {place for layer in ("rubble", "buried", "statues") for place in side.marked(layer)}
    _need(bare, "start_not_bare", file, board=side.id)
    for label in sorted({point.label for point in points}):
        mine = [point for point in points if point.label == label]
        order = sorted(point.clockwise_index for point in mine)
        _need(order == list(range(len(mine))), "start_order", file, board=side.id, label=label)
        # no rule says what adjacent gates of different players would mean.
        cells = grid.mask(point.cell for point in mine)
        _need(not grid.beside(cells) & cells, "starts_adjacent", file, board=side.id, label=label)


def _check_shape(file: str, tile: TunnelTile | GreatHallTile, marks: int) -> None:
    odd = next((mark for mark in tile.shape if mark not in "XA.\n"), "")
    _need(not odd, "shape_mark", file, id=tile.id, mark=odd)
    places, _ = shape_of(tile.shape)
    _need(len(places) == tile.size, "shape_size", file, id=tile.id, size=tile.size, have=len(places))
    grid = Grid(9, 9)
    small = all(row < 9 and col < 9 for row, col in places)
    _need(small and len(grid.parts(grid.mask(places))) == 1, "shape_parts", file, id=tile.id)
    have = tile.shape.count("A")
    _need(have == marks, "shape_anchor", file, id=tile.id, need=marks, have=have)


def _check_tunnels(tunnels: Tunnels) -> None:
    file = "tunnels.toml"
    _check_ids(file, tunnels.tunnel)
    total = sum(tile.count for tile in tunnels.tunnel)
    _need(total == tunnels.count, "tile_count", file, need=tunnels.count, have=total)
    for tile in tunnels.tunnel:
        _need(2 <= tile.size <= 5, "tunnel_size", file, id=tile.id, size=tile.size)
        _check_shape(file, tile, 0 if tile.size == 5 else 1)


def _check_halls(halls: GreatHalls) -> None:
    file = "great_halls.toml"
    _check_ids(file, halls.great_hall)
    _need(len(halls.great_hall) == halls.count, "tile_count", file, need=halls.count, have=len(halls.great_hall))
    for hall in halls.great_hall:
        _check_shape(file, hall, 1)
        _need(hall.value_empty_altar < hall.value_statue_on_altar, "hall_values", file, id=hall.id)


def _check_pedestals(pedestals: Pedestals) -> None:
    file = "pedestals.toml"
    clans = tuple(pile.clan for pile in pedestals.pedestal)
    _need(clans == CLANS, "clans", file, found=clans)
    have = sum(pile.count for pile in pedestals.pedestal)
    _need(have == pedestals.pedestal_count, "pedestal_count", file, need=pedestals.pedestal_count, have=have)
    have = sum(token.count for token in pedestals.point_token)
    _need(have == pedestals.point_token_count, "token_count", file, need=pedestals.point_token_count, have=have)
    _need(all(token.value > 0 for token in pedestals.point_token), "token_value", file)
    track = [(space.index, space.tier, space.clan) for space in pedestals.track_space]
    wanted = [(number, tier, clan) for number, (tier, clan) in enumerate((t, c) for t in TIERS for c in CLANS)]
    _need(track == wanted and pedestals.track_spaces == len(wanted) == have, "track", file)


def _check_scoring(scoring: Scoring, sizes: set[int]) -> None:
    file = "scoring.toml"
    chart = {(entry.size, entry.mineral) for entry in scoring.tunnel_score}
    wanted = {(size, KINDS[mineral]) for size in sizes for mineral in MINERALS}
    _need(len(scoring.tunnel_score) == len(chart) and chart == wanted, "score_chart", file)
    tiers = tuple(value.tier for value in scoring.statue_value)
    _need(tiers == TIERS, "statue_values", file, found=tiers)
    # 12.1 holds for these two numbers only; `scoring.leftover_honour` is written for them.
    rates = (scoring.leftover.set_size, scoring.leftover.trade_rate)
    _need(rates == (3, 4), "leftover_rates", file)
    _need(bool(scoring.coronation.tokens and scoring.coronation.tokens_two_players), "coronation", file)


CONTENT: Final = read_mountain(content.folder(GAME_ID, HOUSE))
EDITION: Final = content.edition(GAME_ID, HOUSE, "house-1")
