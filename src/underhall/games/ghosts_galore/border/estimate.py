"""The points that each seat can expect to have at the end.

The score of a board as it stands, plus what the rest usually becomes: every feature of a board (`estimate_features`)
and its side has a weight, which depends on how many cells are free. The weights are fitted (`underhall fit
ghosts_galore`) and kept as data in weights.json. No rule depends on them.

The claimed tile counts in its best place, and so does the secret tile when only one cell is free. A seat that still has
to claim counts the best tile it can expect, face up or face down, in its best place. The majority of werewolves counts
by the chance to have it.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from pathlib import Path
from typing import Final

from underhall.core.agenda import Seat
from underhall.core.fitted import Fitted
from underhall.core.scales import Scale
from underhall.games.ghosts_galore.board.boards import SIDE_IDS, Side
from underhall.games.ghosts_galore.board.routes import trace
from underhall.games.ghosts_galore.board.scoring import (
    CUT_ROUTES,
    TILE_CONTENTS,
    bonuses,
    contents,
    pack,
    score_sheet,
    tally,
    tally_of,
)
from underhall.games.ghosts_galore.board.tiles import NONE, Code, Tile
from underhall.games.ghosts_galore.border.estimate_features import NAMES, features
from underhall.games.ghosts_galore.border.yardstick import CLAIMING
from underhall.games.ghosts_galore.box.components import SPARE_TILES
from underhall.games.ghosts_galore.claiming import ClaimDecide, TurnUpTop
from underhall.games.ghosts_galore.state import GhostsGaloreState, board_side

KNOTS: Final = (1.0, 2.0, 3.0, 5.0, 7.0, 9.0)
"""Free cells, where weights are given."""
_FEATURES: Final = len(NAMES)
_BEFORE: Final = 103.0
"""What a seat expects before it has a board."""
_PACK: Final = (0.5, 0.75, 0.9, 0.97)
"""The chance to have the majority in the end, by how many werewolves a seat is ahead."""
_WAITING_RANK: Final = 0.75  # a seat that waits gets a tile better than this many
_MAY_GO: Final = 2.0  # what is taken off a face-up tile that others may take first
_EVERY: Final = 3  # one face-down tile in this many is looked at, to keep it cheap

Cells = tuple[Code, ...]


def expected(state: GhostsGaloreState) -> list[float]:
    players = state.players
    if NONE in state.side:
        return [_BEFORE] * players
    if not state.agenda:
        tallies = [tally(state.grid, 9 * seat, board_side(state, seat)) for seat in range(players)]
        return [float(score.total) for score in score_sheet(tallies)]
    wolves = [_wolves(state, seat) for seat in range(players)]
    prize = _PRIZES[players - 2]
    return [seat_value(state, seat) + prize * _majority(wolves, seat) for seat in range(players)]


def _wolves(state: GhostsGaloreState, seat: Seat) -> int:
    total = contents(state.grid, 9 * seat)
    if state.claimed[seat] != NONE:
        total += TILE_CONTENTS[state.claimed[seat]]
    if state.secret[seat] != NONE:
        total += TILE_CONTENTS[state.secret[seat]]
    return pack(total)


def _majority(wolves: list[int], seat: Seat) -> float:
    most = 0
    for other, count in enumerate(wolves):
        if count > most and other != seat:
            most = count
    ahead = wolves[seat] - most
    chance = _PACK[min(abs(ahead), len(_PACK) - 1)]
    return chance if ahead >= 0 else 1 - chance


def seat_value(state: GhostsGaloreState, seat: Seat) -> float:
    cells = tuple(state.grid[9 * seat : 9 * seat + 9])
    side, claimed, secret = board_side(state, seat), state.claimed[seat], state.secret[seat]
    scale = _SCALES[state.players]
    if claimed != NONE:
        return laid(scale, cells, side, secret, claimed)[0]
    value = worth(scale, cells, side, secret)
    return value + _awaited(state, seat, cells, side) if type(state.agenda[-1]) in CLAIMING else value


def _awaited(state: GhostsGaloreState, seat: Seat, cells: Cells, side: Side) -> float:
    """What the tile that a seat has still to claim brings, more than tiles usually do."""
    if state.pile == state.players + SPARE_TILES:
        return 0.0
    top, scale = state.agenda[-1], _SCALES[state.players]
    row = _gains(scale, cells, side, tuple(state.row))[-1] if state.row else None
    if not state.pile and row is not None and not isinstance(top, TurnUpTop | ClaimDecide):
        return row
    face_down = _gains(scale, cells, side, tuple(state.stock[::_EVERY]))
    waiting = face_down[int(_WAITING_RANK * (len(face_down) - 1))]
    if row is not None:
        waiting = max(waiting, row - _MAY_GO)
    if top.seat != seat:  # type: ignore[attr-defined]
        return waiting
    if isinstance(top, ClaimDecide):
        return max(waiting, _gain(scale, cells, side, state.revealed))
    revealing = 0.0
    for gain in face_down:
        revealing += max(waiting, gain)
    revealing /= len(face_down)
    return revealing if row is None or isinstance(top, TurnUpTop) else max(row, revealing)


@lru_cache(maxsize=1024)  # while one seat thinks, the others have the same board, and tiles are the same
def _gains(scale: Scale, cells: Cells, side: Side, tiles: tuple[Tile, ...]) -> tuple[float, ...]:
    """What tiles bring to a board, the least first."""
    return tuple(sorted([_gain(scale, cells, side, tile) for tile in tiles]))


@lru_cache(maxsize=8192)  # a bot asks for the same boards in many samples
def _gain(scale: Scale, cells: Cells, side: Side, tile: Tile) -> float:
    """What a tile brings to a board in its best place, whatever the secret tile is."""
    return laid(scale, cells, side, NONE, tile)[0] - worth(scale, cells, side, NONE)


@lru_cache(maxsize=4096)
def laid(scale: Scale, cells: Cells, side: Side, secret: Tile, tile: Tile) -> tuple[float, Cells]:
    """The value of a board with a tile where it is worth most, and that board."""
    grid = list(cells)
    best: tuple[float, int, Code] | None = None
    for cell in range(9):
        if grid[cell] == NONE:
            for code in range(4 * tile, 4 * tile + 4):
                grid[cell] = code
                found = _judged(scale, grid, side, secret)
                if best is None or found > best[0]:
                    best = (found, cell, code)
            grid[cell] = NONE
    assert best is not None
    value, cell, code = best
    grid[cell] = code
    return value, tuple(grid)


@lru_cache(maxsize=4096)
def worth(scale: Scale, cells: Cells, side: Side, secret: Tile) -> float:
    return _judged(scale, list(cells), side, secret)


def _judged(scale: Scale, grid: list[Code], side: Side, secret: Tile) -> float:
    """The points that a board may expect to have, without the majority."""
    free = grid.count(NONE)
    if free == 1 and secret != NONE:
        return _last(grid, side, secret)
    total, found = contents(grid, 0), trace(grid, 0)
    value = float(sum(tally_of(total, found, side)[:CUT_ROUTES]))
    if not free:
        return value
    weights = scale.weights(free)
    if secret != NONE:
        total += TILE_CONTENTS[secret]
    more: float = sum(map(mul, weights, features(total, found, side)))
    return value + more + weights[_FEATURES + side]


def _last(grid: list[Code], side: Side, secret: Tile) -> float:
    cell = grid.index(NONE)
    most = 0
    for code in range(4 * secret, 4 * secret + 4):
        grid[cell] = code
        most = max(most, sum(tally(grid, 0, side)[:CUT_ROUTES]))
    grid[cell] = NONE
    return float(most)


def evidence(state: GhostsGaloreState, seat: Seat) -> tuple[float, list[float], float]:
    """What fitting needs of a position: the score as it stands, all features and the side, the free cells. A claimed
    tile counts as laid."""
    cells = tuple(state.grid[9 * seat : 9 * seat + 9])
    side, claimed, secret = board_side(state, seat), state.claimed[seat], state.secret[seat]
    if claimed != NONE:
        cells = laid(FITTED.scales[state.players], cells, side, secret, claimed)[1]
    grid = list(cells)
    total, found = contents(grid, 0), trace(grid, 0)
    score = float(sum(tally_of(total, found, side)[:CUT_ROUTES]))
    if secret != NONE:
        total += TILE_CONTENTS[secret]
    sides = [0.0] * len(SIDE_IDS)
    sides[side] = 1.0
    return score, [*features(total, found, side), *sides], float(max(1, grid.count(NONE)))


SIDE_NAMES: Final = tuple(f"side_{id}" for id in SIDE_IDS)
FITTED: Final = Fitted(Path(__file__).parent / "weights.json", (*NAMES, *SIDE_NAMES), KNOTS, evidence)
"""The weights of the features, then of the sides."""
_SCALES: Final[list[Scale]] = FITTED.scales
_PRIZES: Final = tuple(max(bonuses([1, *[0] * others])) for others in range(1, 5))
"""What the majority of werewolves is worth with two players, with three, and so on."""
