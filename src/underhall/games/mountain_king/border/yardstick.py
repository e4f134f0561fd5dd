"""How good a position is for a seat, in honour: for bots that look one decision ahead.

Half-done actions are first played to their end by simple habits (`settle`), so that choosing a tunnel is worth what the
tunnel brings although it is still to be paid. What lies there then counts: the score sheet, and by rough worth the
resources, pedestals, trolls, carts and tunnels from which the rest of the score is made.

Frozen: the bot `reference` plays by these figures, and others are measured by their games against it, so nobody tunes
or mends them. `Game.expected` is what other bots play by.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underhall.core.agenda import Chance, Decide, Seat, Step
from underhall.core.agenda import run as run_agenda
from underhall.core.grids import Mask, cells_of
from underhall.core.notation import Move
from underhall.games.mountain_king.board.boards import Board
from underhall.games.mountain_king.board.digging import honour_for
from underhall.games.mountain_king.board.networks import side_mask
from underhall.games.mountain_king.board.pedestals import pedestal_ground
from underhall.games.mountain_king.board.scoring import STATUE_VALUES, hall_honour, leftover_honour, statue_honour
from underhall.games.mountain_king.box.cards import SYMBOLS_OF
from underhall.games.mountain_king.box.content import CART, COIN, HAMMER, MINERALS, RUNE
from underhall.games.mountain_king.excavating import (
    AddPedestal,
    ChooseMineral,
    EstablishWorkshop,
    PayMixed,
    held_pedestals,
)
from underhall.games.mountain_king.honour import crowns_of, leftovers, members, points_of
from underhall.games.mountain_king.horde import DrawPedestal, DrawTroll
from underhall.games.mountain_king.moves import SLOT_OF, USE_TOKEN, Lay, PayIn, PlacePedestal, PlaceTroll
from underhall.games.mountain_king.payments import DUE, Pay, Unload
from underhall.games.mountain_king.recruiting import BribeWith, ChoosePedestal, ChooseSlot, crown_values
from underhall.games.mountain_king.state import PEDESTALS_OF, SMOOT, TableState
from underhall.games.mountain_king.trading import TradeGain
from underhall.games.mountain_king.trollsmoot import cascade_yield
from underhall.games.mountain_king.tunnelling import LayApart, LayTunnel
from underhall.games.mountain_king.workshops import FirstUse

PENDING: Final[tuple[type[Step], ...]] = (
    Pay,
    PayMixed,
    LayTunnel,
    LayApart,
    BribeWith,
    ChooseMineral,
    ChooseSlot,
    ChoosePedestal,
    AddPedestal,
    EstablishWorkshop,
    TradeGain,
    Unload,
    FirstUse,
    DrawTroll,
    DrawPedestal,
)
"""Decisions and draws in the middle of an action."""
_HABITS: Final = 24  # more of them in a row than any action has

# The worth of a few minerals of one kind, as a share of what a tunnel of five scores in it.
_HOARD: Final = (0.0, 0.05, 0.12, 0.21, 0.32, 0.42, 0.46, 0.5, 0.55, 0.59, 0.63)
_WORTH: Final = {COIN: 0.75, CART: 0.8, HAMMER: 0.7, RUNE: 0.5}
_ENOUGH: Final = {COIN: 6, CART: 5, HAMMER: 4, RUNE: 2}
_GOODS: Final = tuple((kind, worth, _ENOUGH[kind]) for kind, worth in _WORTH.items())
_OF_FIVE: Final = tuple(honour_for(5, mineral) for mineral in MINERALS)
_SURPLUS: Final = 0.25  # what a resource is worth beyond that
_SYMBOL: Final = (0.55, 0.75, 0.95, 0.6, 0.6, 0.55, 0.4, 0.5, 0.5, 0.5)  # of a symbol, each time it is filled
_SYMBOLS: Final = tuple(float(sum(_SYMBOL[symbol] * count for symbol, count in symbols)) for symbols in SYMBOLS_OF)
"""By card, of all its symbols."""
PEDESTAL: Final = 1.6
_TROLL: Final = 0.9  # of each step towards the coronation
_ROOM: Final = 0.16  # of the value of a statue for which a tunnel would have room
_ENTRANCE: Final = 0.15
_UNEARTHED: Final = 2.5  # of a statue that a tunnel unearths
_NEARBY: Final = 0.5  # of one beside it
_FOUND: Final = 0.7  # of what lies buried under it
_CLOSE: Final = 8  # places that are looked at closely before a shape is chosen


def evaluate(state: TableState, seat: Seat) -> float:
    """What the seat's side may expect, less a little of what the best other side may."""
    if state.agenda and type(state.agenda[-1]) in PENDING:
        state = state.copy()
        settle(state)
    mine = state.side[seat]
    value = _worth(state, mine)
    others = [float(scored(state, side)) for side in range(len(state.honour)) if side != mine]
    return value - 0.3 * max(others)


def settle(state: TableState) -> None:
    """Finish the action that is under way: a good place, the best mineral, the first token, the richest slot, every
    pedestal."""
    agenda = state.agenda
    for _ in range(_HABITS):
        if not agenda or type(agenda[-1]) not in PENDING:
            return
        top = agenda.pop()
        if isinstance(top, Chance):
            top.apply(state, -1, top.draw(state).outcomes[0], None)
        elif isinstance(top, Decide):
            seat = state.active
            top.apply(state, seat, habit(state, seat, top), None)
        run_agenda(state, None)


def habit(state: TableState, seat: Seat, step: Step) -> Move:
    if isinstance(step, Pay):
        return USE_TOKEN[DUE[step.what][step.at]]  # the first of its moves
    moves = step.moves(state, seat)
    if isinstance(step, ChooseSlot):
        return max(moves, key=lambda move: _slot_worth(state, seat, move))
    if isinstance(step, LayTunnel | LayApart):
        return _good_place(state, seat, step, moves)
    if isinstance(step, ChooseMineral):
        size = state.mountain.board.tunnels.size(step.placement)
        have = leftovers(state, state.side[seat])
        return max(moves, key=lambda move: _mineral_worth(have, size, move))
    if isinstance(step, AddPedestal):
        return max(moves, key=lambda move: isinstance(move, PlacePedestal))
    if isinstance(step, TradeGain):
        return _best_gain(leftovers(state, state.side[seat]), moves)
    return moves[0]


def _best_gain(have: list[int], moves: list[Move]) -> Move:
    """The resource that adds the most; the moves are in the order of the kinds."""
    best, most = moves[0], -1.0
    for kind, move in enumerate(moves):
        have[kind] += 1
        worth = goods_worth(have)
        have[kind] -= 1
        if worth > most:
            best, most = move, worth
    return best


def _good_place(state: TableState, seat: Seat, step: LayTunnel | LayApart, moves: list[Move]) -> Move:
    """A place for a tunnel: of the most promising ones the best, looked at closely."""
    places = sorted((move for move in moves if isinstance(move, Lay)), key=_promise(state, seat), reverse=True)
    best, most = moves[0], -1e9
    for move in places[:_CLOSE]:
        twin = state.copy()
        step.apply(twin, seat, move, None)
        run_agenda(twin, None)
        settle(twin)
        worth = _worth(twin, state.side[seat])
        if worth > most:
            best, most = move, worth
    return best


def _promise(state: TableState, seat: Seat) -> Callable[[Lay], float]:
    """How promising a place looks at first sight: what it unearths, comes near to, and makes room for."""
    mountain = state.mountain
    board, network = mountain.board, mountain.networks[seat]
    table, tier = board.tunnels, board.tier
    statues = mountain.occupied_mask() & ~network
    sites = board.site_mask & ~board.grid.beside(network)
    held = held_pedestals(state, seat)
    ground = pedestal_ground(board, held, state.track) if any(held) else 0

    def promise(move: Lay) -> float:
        number = table.number(move.tunnel)
        cells, halo, anchor = table.cells[number], table.halo[number], table.marked[number]
        worth = _UNEARTHED * (cells & statues).bit_count() + _NEARBY * (halo & statues).bit_count()
        worth += _FOUND * (cells & board.buried_mask).bit_count() - _WORTH[HAMMER] * table.rubble[number]
        worth += _ENTRANCE * (halo & sites).bit_count() + _ROOM * 2 * max(tier[cell] for cell in cells_of(cells))
        return worth + _ROOM * 2 * tier[anchor] if anchor >= 0 and ground >> anchor & 1 else worth

    return promise


def _slot_worth(state: TableState, seat: Seat, move: Move) -> float:
    assert isinstance(move, PlaceTroll)
    have = leftovers(state, state.side[seat])
    brings = cascade_yield(state, seat, SLOT_OF[move.slot], state.recruited)
    return goods_worth([one + more for one, more in zip(have, brings, strict=True)])


def _mineral_worth(have: list[int], size: int, move: Move) -> float:
    assert isinstance(move, PayIn)
    kind = ("stone", "iron", "heartstone").index(move.mineral)
    left = [count - size * (other == kind) for other, count in enumerate(have)]
    return honour_for(size, kind) + goods_worth(left)


# What is there ------------------------------------------------------------------------------------------------------


def scored(state: TableState, side: int) -> int:
    """What is safe: all but the leftovers of the score sheet."""
    network = side_mask(state.mountain, side)
    safe = state.honour[side] + sum(crowns_of(state, side)) + sum(points_of(state, side))
    return safe + hall_honour(state.mountain, network) + statue_honour(state.mountain, network)


def _worth(state: TableState, side: int) -> float:
    safe, have = scored(state, side), leftovers(state, side)
    ahead = _time_left(state)
    value = safe + ahead * goods_worth(have) + (1 - ahead) * leftover_honour(have)
    value += ahead * PEDESTAL * min(4, sum(state.pedestals[PEDESTALS_OF[side]]))
    for seat in members(state, side):
        value += ahead * trolls_worth(state, seat)
    return value + ahead * room_worth(state, side)


def _time_left(state: TableState) -> float:
    """From 1 at the start to 0 at the very end: how much of their full worth prospects keep."""
    if not state.agenda:
        return 0.0
    if state.last_rounds >= 0:
        return (0.25, 0.5, 0.75)[min(state.last_rounds, 2)]
    return 1.0


def goods_worth(counts: list[int]) -> float:
    """What resources are worth to somebody who will still dig, recruit and move statues."""
    value = 0.0
    for mineral in MINERALS:
        count = counts[mineral]
        share = _HOARD[count] if count < len(_HOARD) else _HOARD[-1] + 0.03 * (count - len(_HOARD))
        value += share * _OF_FIVE[mineral]
    for kind, worth, most in _GOODS:
        count = counts[kind]
        value += worth * count if count <= most else worth * most + _SURPLUS * (count - most)
    return value


def trolls_worth(state: TableState, seat: Seat) -> float:
    """What a trollsmoot promises: the refills of cascades to come, and the coronation."""
    smoot = state.smoot[SMOOT[seat]]
    recruited = 0
    for card in smoot[4:]:
        if card >= 0:
            recruited += 1
    coming = (6 - recruited) / 6
    value = _TROLL * recruited
    if -1 in state.crown_owner:
        value += recruited / 6 * crown_values(state)[state.crown_owner.index(-1)] * 0.5
    for slot, card in enumerate(smoot):
        if card >= 0:
            value += _SYMBOLS[card] * coming * (0.3 if slot < 4 else 0.7)
    return value


def room_worth(state: TableState, side: int) -> float:
    """What tunnels and statues promise: a tunnel has room for one statue, best on a pedestal of its clan, and each
    statue of the network could move to better room."""
    mountain = state.mountain
    network = side_mask(mountain, side)
    pedestals = mountain.pedestals[0] | mountain.pedestals[1] | mountain.pedestals[2]
    rooms = [best_room(mountain.board, tunnel, pedestals) for tunnel in mountain.tunnels if tunnel & network]
    rooms.sort(reverse=True)
    occupied = mountain.occupied_mask()
    statues = (occupied & network).bit_count()
    value = 0.35 * sum(rooms[:statues]) + _ROOM * sum(rooms[statues : statues + 4])
    reach = mountain.board.grid.beside(network)
    value += 0.5 * (occupied & reach & ~network).bit_count()
    return value + _ENTRANCE * (mountain.board.site_mask & reach).bit_count()


def best_room(board: Board, tunnel: Mask, pedestals: Mask) -> int:
    """What a statue in a tunnel is worth at most, on a pedestal if there is one."""
    best = 0
    for tier, mask in enumerate(board.tier_masks):
        here = tunnel & mask
        if here:
            plain, on_pedestal = STATUE_VALUES[tier]
            best = max(best, plain)
            if here & pedestals:
                best = max(best, on_pedestal)
    return best
