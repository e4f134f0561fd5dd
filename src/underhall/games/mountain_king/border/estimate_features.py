"""What a side has at hand and may still make honour of, as numbers: each times its weight is part of the estimate.

Only the relative worth of things of one kind is said here (of minerals in a hoard, of symbols on a troll). What a
feature is worth with how many turns left, its weights say: see `estimate`.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Seat
from underhall.core.grids import Mask
from underhall.games.mountain_king.board.digging import honour_for
from underhall.games.mountain_king.board.mountain import NO_WORKSHOP, Mountain
from underhall.games.mountain_king.board.networks import networks_mask
from underhall.games.mountain_king.board.scoring import STATUE_VALUES, leftover_honour
from underhall.games.mountain_king.border.yardstick import best_room
from underhall.games.mountain_king.box.cards import SYMBOLS_OF
from underhall.games.mountain_king.box.content import CART, COIN, HAMMER, HEARTSTONE, IRON, RUNE, STONE
from underhall.games.mountain_king.honour import leftovers, members
from underhall.games.mountain_king.moves import TOKEN_SLOT
from underhall.games.mountain_king.state import PEDESTALS_OF, SMOOT, TableState
from underhall.games.mountain_king.trollsmoot import ACTIVATED

NAMES: Final = (
    "turns",  # one for each seat of the side: what turns bring by themselves
    "stone",
    "iron",
    "heartstone",
    "coins",
    "carts",
    "hammers",
    "runes",
    "surplus",  # of these four
    "leftovers",  # honour at the end for what is there now
    "pedestals",
    "trolls",
    "symbols",  # as often as cascades will still reach them, in sixths
    "full",  # those that hold a token: cascades to come pass them by
    "workshops",  # open entrances of those in reach
    "settled",  # honour that tunnels have room for, as many of the best as there are statues
    "matched",  # honour of empty pedestals for which there is a statue of their clan
    "room",  # honour that four more tunnels have room for
    "nearby",  # statues in reach of the next tunnel
    "entrances",
)

_TO_RECRUIT: Final = 6
# The type is written out because mypyc (2.4.1) may take a constant tuple of floats for one that was never set.
_HOARD: Final[tuple[float, ...]] = (0.0, 0.05, 0.12, 0.21, 0.32, 0.42, 0.46, 0.5, 0.55, 0.59, 0.63)
"""The worth of a few minerals of one kind, as a share of what a tunnel of five scores in it."""
_MORE: Final = 0.03  # of each beyond these
_OF_FIVE: Final = tuple(honour_for(5, mineral) for mineral in (STONE, IRON, HEARTSTONE))
_ENOUGH: Final = ((COIN, 6), (CART, 5), (HAMMER, 4), (RUNE, 2))
_PEDESTALS: Final = 4  # nobody sets more of those at hand
_SYMBOL: Final = (0.55, 0.75, 0.95, 0.6, 0.6, 0.55, 0.4, 0.5, 0.5, 0.5)  # each time it is filled
_SYMBOLS: Final = (
    *(float(sum(_SYMBOL[symbol] * count for symbol, count in symbols)) for symbols in SYMBOLS_OF),
    0.0,
)
"""By card, of all its symbols; the last one, for card -1, is an empty slot."""
_ON: Final[tuple[float, ...]] = tuple(worth for worth in _SYMBOL for _ in range(len(ACTIVATED)))
"""By token on a troll, the worth of its symbol."""
_FREE_ROOM: Final = 4
_UPPER: Final = 4  # the first slot above row 0
_SLOTS: Final = len(ACTIVATED)
_CASCADES: Final = tuple(
    tuple(
        sum(1 for top in range(_UPPER, _SLOTS) if not filled >> (top - _UPPER) & 1 and slot in ACTIVATED[top])
        for slot in range(_SLOTS)
    )
    for filled in range(1 << (_SLOTS - _UPPER))
)
"""By the slots above row 0 that are filled, a bit each, and by slot: how many cascades to come will reach it."""


def features(state: TableState, side: int, network: Mask) -> list[float]:
    """In the order of `NAMES`; the side's network is known already."""
    seats = members(state, side)
    have = leftovers(state, side)
    found = [float(len(seats)), _hoard(have[STONE], 0), _hoard(have[IRON], 1), _hoard(have[HEARTSTONE], 2)]
    surplus = 0
    for kind, enough in _ENOUGH:
        count = have[kind]
        if count > enough:
            surplus += count - enough
            count = enough
        found.append(float(count))
    found.append(float(surplus))
    found.append(float(leftover_honour(have)))
    found.append(float(min(_PEDESTALS, sum(state.pedestals[PEDESTALS_OF[side]]))))
    found += _trolls(state, seats)
    found += _mountain(state.mountain, network)
    return found


def cascades_to_come(state: TableState, seat: Seat) -> tuple[int, ...]:
    """By slot, how many cascades will still reach it if the trollsmoot is completed."""
    filled, bit = 0, 1
    for card in state.smoot[SMOOT[seat]][_UPPER:]:
        if card >= 0:
            filled |= bit
        bit <<= 1
    return _CASCADES[filled]


def _hoard(count: int, mineral: int) -> float:
    share = _HOARD[count] if count < len(_HOARD) else _HOARD[-1] + _MORE * (count - len(_HOARD))
    return share * _OF_FIVE[mineral]


def _trolls(state: TableState, seats: list[Seat]) -> list[float]:
    trolls, symbols, full = 0, 0.0, 0.0
    for seat in seats:
        to_come = cascades_to_come(state, seat)
        for slot, card in enumerate(state.smoot[SMOOT[seat]]):
            if card >= 0:
                symbols += _SYMBOLS[card] * to_come[slot]
                if slot >= _UPPER:
                    trolls += 1
        for token in state.tokens[seat]:
            if to_come[TOKEN_SLOT[token]]:
                full += _ON[token]
    return [float(trolls), symbols / _TO_RECRUIT, full]


def _mountain(mountain: Mountain, network: Mask) -> list[float]:
    board = mountain.board
    pedestals = mountain.pedestals[0] | mountain.pedestals[1] | mountain.pedestals[2]
    rooms = [best_room(board, tunnel, pedestals) for tunnel in mountain.tunnels if tunnel & network]
    rooms.sort(reverse=True)
    occupied = mountain.occupied_mask()
    statues = (occupied & network).bit_count()
    reach = board.grid.beside(network)
    return [
        float(_entrances(mountain, network)),
        float(sum(rooms[:statues])),
        float(_matched(mountain, network)) if statues and pedestals & network else 0.0,
        float(sum(rooms[statues : statues + _FREE_ROOM])),
        float((occupied & reach & ~network).bit_count()),
        float((board.site_mask & reach).bit_count()),
    ]


def _entrances(mountain: Mountain, network: Mask) -> int:
    """The open entrances of all workshops in reach: uses, one for each, of the one that is activated."""
    grid, sites = mountain.board.grid, mountain.board.sites
    open_cells = networks_mask(mountain)
    count = 0
    for site, workshop in enumerate(mountain.workshops):
        if workshop != NO_WORKSHOP:
            doors = grid.beside(1 << sites[site])
            if doors & network:
                count += (doors & open_cells).bit_count()
    return count


def _matched(mountain: Mountain, network: Mask) -> int:
    tiers = mountain.board.tier_masks
    worth = 0
    for clan, pedestals in enumerate(mountain.pedestals):
        statues = mountain.statues[clan]
        empty = pedestals & network & ~statues
        if not empty:
            continue
        loose = (statues & network & ~pedestals).bit_count()
        for tier in range(len(tiers) - 1, -1, -1):
            count = min(loose, (empty & tiers[tier]).bit_count())
            worth += count * STATUE_VALUES[tier][1]
            loose -= count
    return worth
