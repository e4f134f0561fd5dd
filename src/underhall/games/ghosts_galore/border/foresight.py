"""One way a board may be filled to the end, for trials: their mean knows what the weights of `estimate` do not, which
routes still fit together and which tiles are left for them.

The board is filled alone. In every round it gets the best of a few tiles, where that is worth most by the estimate:
about what a seat makes of a pile that it shares with others. The secret tile goes to the last cell.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Seat
from underhall.core.game import Rng
from underhall.games.ghosts_galore.board.tiles import NONE
from underhall.games.ghosts_galore.border.estimate import FITTED, Cells, expected, laid, seat_value, worth
from underhall.games.ghosts_galore.state import GhostsGaloreState, board_side

_FEW: Final = 3  # tiles that a seat can choose from in a round


def foreseen(state: GhostsGaloreState, seat: Seat, rng: Rng) -> list[float]:
    """The points that each seat can expect; for this one, those of a board filled by chance."""
    points = expected(state)
    if state.agenda and NONE not in state.side:
        points[seat] += _filled(state, seat, rng) - seat_value(state, seat)
    return points


def _filled(state: GhostsGaloreState, seat: Seat, rng: Rng) -> float:
    scale, side, secret = FITTED.scales[state.players], board_side(state, seat), state.secret[seat]
    cells: Cells = tuple(state.grid[9 * seat : 9 * seat + 9])
    value = worth(scale, cells, side, secret)
    if state.claimed[seat] != NONE:
        value, cells = laid(scale, cells, side, secret, state.claimed[seat])
    stock = state.stock[:]
    rng.shuffle(stock)
    while cells.count(NONE) > 1 and stock:
        few, stock = stock[:_FEW], stock[_FEW:]
        value, cells = max(laid(scale, cells, side, secret, tile) for tile in few)
    return value
