"""The state of a match of Ghosts Galore, all of it, hidden things included.

Tiles are indices, laid tiles codes (see `tiles`), absent things NONE. Face-down piles have no order here: `stock` is
every tile that nobody has seen turned up, sorted, and a tile is drawn from it when it is turned up.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Seat, State, Step
from underhall.games.ghosts_galore.board.boards import Side
from underhall.games.ghosts_galore.board.tiles import ALL_TILES, NONE, Code, Tile


class GhostsGaloreState(State):
    __slots__ = (
        "board",
        "claimed",
        "discard",
        "drawn",
        "expert",
        "first",
        "given_back",
        "grid",
        "pile",
        "players",
        "revealed",
        "round",
        "row",
        "secret",
        "side",
        "stock",
        "turned",
    )

    def __init__(self, players: int, *, expert: bool) -> None:
        self.agenda: list[Step] = []
        self.players = players
        self.expert = expert
        self.first: Seat = NONE
        """Who starts round 1."""
        self.round = 0
        self.pile = 0
        """How many tiles of the current pile are face down."""
        self.revealed: Tile = NONE
        """The tile being decided on (R-78)."""
        self.stock: list[Tile] = list(ALL_TILES)
        self.row: list[Tile] = []
        """The face-up row, unclaimed, in the order the tiles became face up."""
        self.discard: list[Tile] = []
        self.board: list[int] = [NONE] * players
        self.side: list[int] = [NONE] * players
        """0 for side a, 1 for side b."""
        self.drawn: list[Tile] = []
        """Expert variant, until all have chosen: two tiles per seat, in the order dealt (R-76)."""
        self.secret: list[Tile] = [NONE] * players
        self.given_back: list[Tile] = [NONE] * players
        """Expert variant: what each seat remembers giving back (R-71); the tile itself may be anywhere."""
        self.claimed: list[Tile] = [NONE] * players
        self.turned: list[int] = [NONE] * players
        """The rotation each seat has chosen for its secret tile, while others are still choosing (R-44)."""
        self.grid: list[Code] = [NONE] * (9 * players)
        """Nine cells per seat."""

    def copy(self) -> GhostsGaloreState:
        twin = GhostsGaloreState.__new__(GhostsGaloreState)
        twin.agenda = self.agenda[:]
        twin.players = self.players
        twin.expert = self.expert
        twin.first = self.first
        twin.round = self.round
        twin.pile = self.pile
        twin.revealed = self.revealed
        twin.stock = self.stock[:]
        twin.row = self.row[:]
        twin.discard = self.discard[:]
        twin.board = self.board[:]
        twin.side = self.side[:]
        twin.drawn = self.drawn[:]
        twin.secret = self.secret[:]
        twin.given_back = self.given_back[:]
        twin.claimed = self.claimed[:]
        twin.turned = self.turned[:]
        twin.grid = self.grid[:]
        return twin


def lantern(state: GhostsGaloreState) -> Seat:
    """Who holds the lantern in this round: it moves one seat to the left after every round (R-36).

    NONE before a first player is known; before round 1 the first player, after round 8 it stays.
    """
    if state.first == NONE:
        return NONE
    return (state.first + state.round - 1) % state.players if state.round else state.first


def clockwise(state: GhostsGaloreState) -> tuple[Seat, ...]:
    """All seats in the order in which they are asked: from the lantern holder, or from seat 0 before there is one."""
    start = lantern(state)
    return _ORDERS[state.players][start if start > 0 else 0]


def is_round_open(state: GhostsGaloreState) -> bool:
    """Whether tiles of this round are still to be claimed, placed or cleaned up."""
    return bool(state.pile or state.row) or state.revealed != NONE or state.claimed.count(NONE) < state.players


def laid(state: GhostsGaloreState, seat: Seat) -> int:
    """How many tiles lie in the seat's grid."""
    return 9 - state.grid[9 * seat : 9 * seat + 9].count(NONE)


def outside_the_stock(state: GhostsGaloreState) -> list[Tile]:
    """The tiles in all other places. A secret tile that is being chosen is still one of the pair drawn."""
    tiles = [state.revealed, *state.row, *state.discard, *state.claimed, *(state.drawn or state.secret)]
    tiles += [code >> 2 for code in state.grid if code != NONE]
    return [tile for tile in tiles if tile != NONE]


def is_claiming(state: GhostsGaloreState) -> bool:
    """Whether a seat still has to claim a tile this round: it has none, and has laid none yet."""
    if not is_round_open(state):
        return False
    return any(state.claimed[seat] == NONE and laid(state, seat) < state.round for seat in range(state.players))


def board_side(state: GhostsGaloreState, seat: Seat) -> Side:
    """The side a seat plays on; only once it is chosen."""
    return state.board[seat] * 2 + state.side[seat]


ONLY: Final = [(seat,) for seat in range(5)]
"""By seat, the seat as the only one that decides."""
_ORDERS: Final = [
    [tuple((start + step) % players for step in range(players)) for start in range(players)] for players in range(6)
]
