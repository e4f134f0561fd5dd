"""The points that each seat can expect to have at the end.

A board counts by the figures of `yardstick`, and each tile still to come by what a tile usually brings. Beyond that the
tiles in hand are looked at where they would lie: the claimed one in its best place, and, once few cells are left, the
secret one too. The majority of werewolves counts by the chance to have it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from underhall.core.agenda import Seat
from underhall.games.ghosts_galore.board.scoring import PACK, bonuses, score_sheet, tally
from underhall.games.ghosts_galore.board.tiles import NONE, Code, Tile
from underhall.games.ghosts_galore.border.yardstick import CLAIMING, board_value
from underhall.games.ghosts_galore.placement import PLACE
from underhall.games.ghosts_galore.state import GhostsGaloreState, board_side

_BEFORE: Final = 97.0
"""What a seat expects before it has a board."""
_TILE: Final = 9.0
"""What a tile of a later round brings, beyond what is counted for it already."""
_LAID: Final = 0.8
"""How much more a tile is worth in its best place than the yardstick expects of it."""
_FEW: Final = 2
"""With at most this many free cells, the secret tile is looked at where it would lie."""
_PACK: Final = (0.5, 0.75, 0.9, 0.97)
"""The chance to have the majority in the end, by how many werewolves a seat is ahead."""


def expected(state: GhostsGaloreState) -> list[float]:
    seats = range(state.players)
    if NONE in state.side:
        return [_BEFORE for _ in seats]
    tallies = [tally(state.grid, 9 * seat, board_side(state, seat)) for seat in seats]
    if not state.agenda:
        return [float(score.total) for score in score_sheet(tallies)]
    wolves = [points[PACK] for points in tallies]
    prize = max(bonuses([1, *[0] * (state.players - 1)]))
    return [_seat_value(state, seat) + prize * _majority(wolves, seat) for seat in seats]


def _majority(wolves: list[int], seat: Seat) -> float:
    ahead = wolves[seat] - max(count for other, count in enumerate(wolves) if other != seat)
    chance = _PACK[min(abs(ahead), len(_PACK) - 1)]
    return chance if ahead >= 0 else 1 - chance


def _seat_value(state: GhostsGaloreState, seat: Seat) -> float:
    free = state.grid[9 * seat : 9 * seat + 9].count(NONE)
    claimed, secret = state.claimed[seat], state.secret[seat]
    waits = claimed == NONE and isinstance(state.agenda[-1], CLAIMING)
    later = _TILE * (free - (secret != NONE) - (claimed != NONE or waits))
    lays_secret = secret != NONE and free - (claimed != NONE) <= _FEW and not waits
    if claimed == NONE and not lays_secret:
        return board_value(state, seat) + later + (_LAID if waits else 0.0)
    tiles = (claimed,) if claimed != NONE else ()
    if lays_secret:
        tiles, secret = (*tiles, secret), NONE
    cells = tuple(state.grid[9 * seat : 9 * seat + 9])
    return _laid(cells, state.board[seat], state.side[seat], secret, tiles) + later


@lru_cache(maxsize=4096)  # a bot asks for the same boards in many samples
def _laid(cells: tuple[Code, ...], board: int, side: int, secret: Tile, tiles: tuple[Tile, ...]) -> float:
    """The value of a board with these tiles where they are worth most, one after the other."""
    state = GhostsGaloreState(2, expert=False)
    state.agenda = [PLACE]  # its seat waits for no tile
    state.board[0], state.side[0], state.secret[0] = board, side, secret
    grid = state.grid
    grid[:9] = cells
    value = board_value(state, 0)
    for tile in tiles:
        best = None
        for cell in range(9):
            if grid[cell] == NONE:
                for rotation in range(4):
                    grid[cell] = tile * 4 + rotation
                    found = board_value(state, 0)
                    if best is None or found > best[0]:
                        best = (found, cell, grid[cell])
                grid[cell] = NONE
        assert best is not None
        value, cell, code = best
        grid[cell] = code
    return value
