"""The state of a match of Caverna: what the rules need to continue, and nothing else.

Everything that belongs to one seat is in its `homeboard.Home`. Round cards and markers that are not revealed are
nowhere in the state: what is left to draw follows from what has been drawn (see `rounds`).
"""

from __future__ import annotations

from typing import Final

from underhall.core import Seat, State
from underhall.games.caverna.board.homeboard import Home, new_home
from underhall.games.caverna.board.squares import Mask
from underhall.games.caverna.box.goods import Heap

FREE: Final = -1
"""On `occupied`: no dwarf stands on the space."""
GREEN: Final = 0
RED: Final = 1


class CavernaState(State):
    """`spaces` are the numbers of the action spaces in play: the printed ones, then the revealed cards in order."""

    __slots__ = (
        "event",
        "first",
        "homes",
        "intro",
        "markers",
        "occupied",
        "offer",
        "passed",
        "round",
        "ruby_to_gold",
        "skips_breeding",
        "skips_field",
        "spaces",
        "stock",
    )

    def __init__(self, players: int, spaces: int, *, intro: bool, ruby_to_gold: bool) -> None:
        self.agenda = []
        self.intro = intro
        self.ruby_to_gold = ruby_to_gold
        self.round = 0
        self.event = 0
        """The number of the harvest event of this round, as soon as it is known."""
        self.first: Seat = 0
        """The holder of the starting player token."""
        self.passed: Mask = 0
        """The seats that have passed in this work phase."""
        self.skips_field: Mask = 0
        self.skips_breeding: Mask = 0
        self.offer: Mask = 0
        """The furnishing tiles on offer."""
        self.spaces: tuple[int, ...] = ()
        self.markers: tuple[int, ...] = ()
        """The faces of the harvest markers revealed so far, in order."""
        self.stock: list[Heap] = [0] * spaces
        """The goods that lie on each action space."""
        self.occupied: list[int] = [FREE] * spaces
        """Who stands on each action space: 8 * seat + dwarf, or FREE."""
        self.homes: list[Home] = [new_home() for _ in range(players)]

    def copy(self) -> CavernaState:
        twin = CavernaState.__new__(CavernaState)
        twin.agenda = self.agenda[:]
        twin.intro = self.intro
        twin.ruby_to_gold = self.ruby_to_gold
        twin.round = self.round
        twin.event = self.event
        twin.first = self.first
        twin.passed = self.passed
        twin.skips_field = self.skips_field
        twin.skips_breeding = self.skips_breeding
        twin.offer = self.offer
        twin.spaces = self.spaces
        twin.markers = self.markers
        twin.stock = self.stock[:]
        twin.occupied = self.occupied[:]
        twin.homes = [home.copy() for home in self.homes]
        return twin

    def copy_for(self, seat: Seat) -> CavernaState:
        """A cheaper copy for looking ahead within one seat's own action. What no action of a seat changes is shared:
        other homes, and who stands where."""
        twin = CavernaState.__new__(CavernaState)
        twin.agenda = self.agenda[:]
        twin.intro = self.intro
        twin.ruby_to_gold = self.ruby_to_gold
        twin.round = self.round
        twin.event = self.event
        twin.first = self.first
        twin.passed = self.passed
        twin.skips_field = self.skips_field
        twin.skips_breeding = self.skips_breeding
        twin.offer = self.offer
        twin.spaces = self.spaces
        twin.markers = self.markers
        twin.stock = self.stock[:]
        twin.occupied = self.occupied
        twin.homes = self.homes[:]
        twin.homes[seat] = self.homes[seat].copy()
        return twin


def seats_in_order(state: CavernaState) -> list[Seat]:
    """All seats in turn order, beginning with the holder of the starting player token."""
    players = len(state.homes)
    return [(state.first + offset) % players for offset in range(players)]


def dwarfs_at_home(state: CavernaState, seat: Seat) -> list[int]:
    """The dwarfs of a seat that can still be placed this round: neither placed nor newborn (R-15)."""
    home = state.homes[seat]
    away = home.placed | home.newborn
    return [dwarf for dwarf in range(len(home.dwarfs)) if not away >> dwarf & 1]
