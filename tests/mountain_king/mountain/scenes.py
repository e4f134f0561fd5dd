"""The positions of the worked examples, and random ones, for the tests of the mountain.

Places are (row, column), as the examples write them. The tiles K1 to K8 are theirs.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from underhall.core.agenda import Seat, replaced
from underhall.core.grids import NOWHERE, Mask, cells_of
from underhall.games.mountain_king.board.boards import AUTUMN, WINTER, Board
from underhall.games.mountain_king.board.digging import legal_digs
from underhall.games.mountain_king.board.halls import legal_halls
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.board.placements import PlacementTable
from underhall.games.mountain_king.board.statues import statue_targets, statues_of

Place = tuple[int, int]
Tile = tuple[str, Sequence[Place], Place | None]

GATE = (0, 7)
K1: Tile = ("i2", [(1, 7), (2, 7)], (2, 7))
K2: Tile = ("t4", [(2, 8), (3, 7), (3, 8), (3, 9)], (3, 8))
K3: Tile = ("i3", [(4, 7), (4, 8), (4, 9)], (4, 8))
K4: Tile = ("i3", [(5, 7), (5, 8), (5, 9)], (5, 8))
K5: Tile = ("i2", [(5, 10), (6, 10)], (6, 10))
K6: Tile = ("i2", [(7, 9), (7, 10)], (7, 10))
K7: Tile = ("i3", [(8, 9), (8, 10), (8, 11)], (8, 10))
K8: Tile = ("i2", [(7, 12), (8, 12)], (8, 12))

TROVE: Tile = ("the_trove", [(row, col) for row in (3, 4, 5) for col in (7, 8, 9)], (4, 8))
RIFT: Tile = ("the_rift", [(3, 10), (3, 11), (4, 11), (4, 12), (5, 12), (5, 13), (6, 13)], (4, 12))

MAGENTA, PURPLE = 0, 1


def cell(place: Place, board: Board = WINTER) -> int:
    found = board.grid.cell(*place)
    assert found != NOWHERE
    return found


def mask(places: Iterable[Place], board: Board = WINTER) -> Mask:
    return board.grid.mask(places)


def name(place: Place) -> str:
    return f"r{place[0]}c{place[1]}"


def placed(table: PlacementTable, tile: Tile) -> int:
    """The placement of this tile: by shape, cells and marked cell (None: the tile has none, or any will do)."""
    shape, places, marked = tile
    cells = table.grid.mask(places)
    for number in table.all():
        lies_here = table.cells[number] == cells and table.shapes[table.shape(number)] == shape
        if lies_here and (marked is None or table.marked[number] == table.grid.cell(*marked)):
            return number
    raise LookupError(tile)


def tunnel(shape: str, *places: Place, anchor: Place | None = None, board: Board = WINTER) -> int:
    return placed(board.tunnels, (shape, places, anchor))


def tunnel_id(shape: str, *places: Place, anchor: Place | None = None, board: Board = WINTER) -> str:
    return board.tunnels.ids[tunnel(shape, *places, anchor=anchor, board=board)]


def hall_id(tile: Tile, board: Board = WINTER) -> str:
    return board.halls.ids[placed(board.halls, tile)]


def magenta(*tiles: Tile, purple: str = "winter_5_d") -> Mountain:
    """Winter, five players: Magenta is seat 0 at `winter_5_e` with these tiles, Purple seat 1, the rest far away."""
    others = [start.id for start in WINTER.starts if start.label == 5 and start.id not in ("winter_5_e", purple)]
    mountain = Mountain(WINTER, range(5))
    for seat, id in enumerate(["winter_5_e", purple, *others]):
        start = WINTER.start(id)
        assert start is not None
        mountain.lay_gate(seat, start.cell)
    dig(mountain, *tiles)
    return mountain


def dig(mountain: Mountain, *tiles: Tile) -> Mountain:
    for tile in tiles:
        mountain.lay_tile(placed(mountain.board.tunnels, tile))
    return mountain


def dedicate(mountain: Mountain, *halls: Tile) -> Mountain:
    for hall in halls:
        mountain.lay_hall(placed(mountain.board.halls, hall))
    return mountain


def widen(mountain: Mountain, seat: Seat, cells: Mask) -> None:
    """These cells belong to a seat's network, as if they were connected with its gate."""
    mountain.networks = replaced(mountain.networks, seat, mountain.networks[seat] | cells)


def statue(mountain: Mountain, clan: int, place: Place) -> None:
    mountain.statues = replaced(mountain.statues, clan, mountain.statues[clan] | 1 << cell(place, mountain.board))


def pedestal(mountain: Mountain, clan: int, place: Place) -> None:
    mountain.lay_pedestal(cell(place, mountain.board), clan)


SETUPS: list[tuple[Board, int, tuple[int, ...]]] = [
    (AUTUMN, 3, (0, 1)),
    (WINTER, 4, (0, 1)),
    (AUTUMN, 3, (0, 1, 2)),
    (WINTER, 4, (0, 1, 2, 3)),
    (WINTER, 5, (0, 1, 2, 3, 4)),
    (WINTER, 4, (0, 1, 1, 0)),
]


def start(board: Board, label: int, sides: Sequence[int], rng: random.Random) -> Mountain:
    """A mountain with gates and statues set up at random."""
    mountain = Mountain(board, sides)
    points = [point for point in board.starts if point.label == label]
    if len(set(sides)) == len(sides):
        rng.shuffle(points)
    else:
        points = [points[0], points[2], points[3], points[1]]
    for seat in range(len(sides)):
        mountain.lay_gate(seat, points[seat].cell)
    order = [0, 1, 2]
    rng.shuffle(order)
    mountain.set_up_statues(rng.randrange(len(board.statue_spots)), order)
    return mountain


def wander(mountain: Mountain, rng: random.Random, turns: int) -> Mountain:
    """Play random digs, now and then away from the network, halls and statue moves."""
    table = mountain.board.tunnels
    for turn in range(turns):
        seat = turn % len(mountain.sides)
        digs = legal_digs(mountain, seat, hammers=rng.randrange(4), detached=3 if rng.random() < 0.15 else 0)
        if digs:
            # Big tiles fold back on themselves less often; prefer those that touch what is there already.
            number = max(rng.sample(digs, min(3, len(digs))), key=lambda n: (table.halo[n] & mountain.dug).bit_count())
            mountain.lay_tile(number)
            anchor = table.marked[number]
            if anchor != NOWHERE and rng.random() < 0.3:
                mountain.lay_pedestal(anchor, rng.randrange(3))
        halls = legal_halls(mountain, seat)
        if halls and rng.random() < 0.7:
            mountain.lay_hall(rng.choice(halls))
        for statue in statues_of(mountain, seat):
            targets = statue_targets(mountain, statue)
            if targets and rng.random() < 0.3:
                mountain.move_statue(statue, rng.choice(targets))
        for site in range(len(mountain.workshops)):
            if rng.random() < 0.02:
                mountain.lay_workshop(site, rng.randrange(11))
    return mountain


def random_mountains(seed: int, turns: Iterable[int] = (0, 6, 15, 30, 50)) -> list[Mountain]:
    rng = random.Random(seed)
    return [wander(start(*setup, rng), rng, count) for setup in SETUPS for count in turns]


def places_of(board: Board, cells: Mask) -> set[Place]:
    return {(board.grid.row(cell), board.grid.col(cell)) for cell in cells_of(cells)}


def around(place: Place) -> set[Place]:
    row, col = place
    return {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}
