"""What a plan of a whole turn looks at: the moves that are worth following.

A payment is worth what it leaves, so one is enough: tokens that a cascade puts back go first, and of several kinds the
one that is missed least. Something is traded for where it is used: a rune before a spell is cast, what digging and
recruiting take before that, a cart while statues move. A statue needs only the best cell of every tunnel.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Seat
from underhall.core.notation import Move
from underhall.games.mountain_king.board.mountain import Mountain
from underhall.games.mountain_king.board.networks import tunnels
from underhall.games.mountain_king.board.placements import NO_PLACEMENT
from underhall.games.mountain_king.board.scoring import STATUE_VALUES
from underhall.games.mountain_king.border.estimate_features import cascades_to_come
from underhall.games.mountain_king.border.yardstick import goods_worth, habit
from underhall.games.mountain_king.box.content import CART, COIN, HAMMER, HEARTSTONE, IRON, RUNE, STONE
from underhall.games.mountain_king.carting import Halls, Statues
from underhall.games.mountain_king.honour import leftovers
from underhall.games.mountain_king.moves import (
    GAIN_KIND,
    STORED,
    TOKEN_KIND,
    TOKEN_SLOT,
    TRADE,
    USE_TOKEN,
    MoveStatue,
)
from underhall.games.mountain_king.payments import DUE, MINERAL, Pay, ahead, owned
from underhall.games.mountain_king.state import TableState
from underhall.games.mountain_king.trading import TradeGain
from underhall.games.mountain_king.turns import Step1, Step2

_PUT_BACK: Final = 0.5  # what a token is missed less that a cascade will put back
_SOONER: Final = 0.02  # and for each cascade that does
_ALTAR: Final = 100  # more than any other cell is worth


def sensible(state: TableState, seat: Seat, moves: list[Move]) -> list[Move]:
    """Those of all moves that a plan follows."""
    step = state.agenda[-1]
    if isinstance(step, Pay):
        return moves if step.what == MINERAL else [_payment(state, seat, step)]
    if isinstance(step, TradeGain):
        return _gains(state, seat, step)
    if isinstance(step, Statues):
        return _statue_moves(state, seat, moves)
    if isinstance(step, Halls) or (isinstance(step, Step1) and owned(state, seat, RUNE)):
        return [move for move in moves if move is not TRADE]
    return moves


def _gains(state: TableState, seat: Seat, step: TradeGain) -> list[Move]:
    beneath = state.agenda[-2]
    if isinstance(beneath, Step1):
        return [GAIN_KIND[RUNE]]
    if isinstance(beneath, Step2):
        return [GAIN_KIND[kind] for kind in (STONE, IRON, HEARTSTONE, COIN, HAMMER)]
    if isinstance(beneath, Statues):
        return [GAIN_KIND[CART]]
    return [habit(state, seat, step)]


# Payments -----------------------------------------------------------------------------------------------------------


def _payment(state: TableState, seat: Seat, step: Pay) -> Move:
    """The first token of what is missed least. Tokens are paid in a fixed order."""
    order = DUE[step.what]
    places = ahead(state, seat, step.what, step.at)
    to_come = cascades_to_come(state, seat)
    have = leftovers(state, state.side[seat])
    missed = _missed(have)
    first = len(order)
    for paid in range(step.left):
        if paid:
            missed = _missed(have)
        best, least, before = 0, 1e9, -1
        for number, place in enumerate(places):
            if place == before:
                continue
            before = place
            token = order[place]
            worth = missed[TOKEN_KIND[token]]
            if token < STORED:
                cascades = to_come[TOKEN_SLOT[token]]
                if cascades:
                    worth -= _PUT_BACK + _SOONER * cascades
            if worth < least:
                best, least = number, worth
        place = places.pop(best)
        have[TOKEN_KIND[order[place]]] -= 1
        first = min(first, place)
    return USE_TOKEN[order[first]]


def _missed(have: list[int]) -> list[float]:
    """By kind, what one less of it would cost."""
    whole = goods_worth(have)
    missed: list[float] = []
    for kind in range(len(have)):
        if not have[kind]:
            missed.append(0.0)
            continue
        have[kind] -= 1
        missed.append(whole - goods_worth(have))
        have[kind] += 1
    return missed


# Statues ------------------------------------------------------------------------------------------------------------


def _statue_moves(state: TableState, seat: Seat, moves: list[Move]) -> list[Move]:
    """For each statue the best cell of every tunnel in reach; a trade only where a cart is what is missing."""
    mountain = state.mountain
    best: dict[tuple[str, int], int] = {}
    kept: dict[tuple[str, int], Move] = {}
    found: list[Move] = []
    lying = tunnels(mountain)
    named = mountain.board.grid.named
    for move in moves:
        if not isinstance(move, MoveStatue):
            if move is not TRADE or (_may_move(state, seat) and not owned(state, seat, CART)):
                found.append(move)
            continue
        cell = named(move.cell)
        bit = 1 << cell
        number = 0
        while not lying[number] & bit:
            number += 1
        worth = _cell_worth(mountain, mountain.statue_on(named(move.statue)), cell)
        key = (move.statue, number)
        if key not in best or best[key] < worth:
            best[key] = worth
            kept[key] = move
    return [*kept.values(), *found]


def _may_move(state: TableState, seat: Seat) -> bool:
    return state.mountain.networks[seat] & state.mountain.occupied_mask() != 0


def _cell_worth(mountain: Mountain, clan: int, cell: int) -> int:
    """How good a cell is for a statue of a clan, compared with others of its tunnel: the pedestals of others are left
    to them."""
    board, pedestals = mountain.board, mountain.pedestals
    for placement in mountain.halls:
        if placement != NO_PLACEMENT and board.halls.marked[placement] == cell:
            return _ALTAR
    mine = pedestals[clan] >> cell & 1
    taken = (pedestals[0] | pedestals[1] | pedestals[2]) >> cell & 1
    return 2 * STATUE_VALUES[board.tier[cell]][mine] - (taken - mine)
