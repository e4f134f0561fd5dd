"""The windows in which free actions are possible (RULES section 8), and the one that opens when animals do not fit.

A `Window` is a decision of one seat. Which free actions there are, is in `conversions`; this module says when: a
window may be closed to them (`open` is False), and may forbid those that would leave nothing to do (R-126).
"""

from __future__ import annotations

from typing import ClassVar

from underhall.core import Decide, Seat
from underhall.games.caverna.animals import fits
from underhall.games.caverna.state import CavernaState

NOBODY = -1


class Window(Decide[CavernaState], frozen=True, gc=False):
    """A decision of one seat, beside which its free actions are possible."""

    seat: int
    open: ClassVar[bool] = True
    """Whether free actions are possible here at all (R-65)."""
    settles: ClassVar[bool] = False
    """Whether animals have to be settled here: then the answers make room (section 9.5)."""
    on_expedition: ClassVar[bool] = False
    """Whether the acting dwarf is on an expedition: its weapon cannot be traded then (R-74)."""

    def actors(self, state: CavernaState) -> tuple[Seat, ...]:
        return (self.seat,)

    def acting(self) -> int:
        """The dwarf that is carrying out an action, or NOBODY."""
        return NOBODY

    def is_pending(self, state: CavernaState) -> bool:
        """Whether the seat still owes a step that free actions could spoil (R-126)."""
        return False

    def has_step(self, state: CavernaState) -> bool:
        """Whether a step that may come next can be carried out. Asked only while `is_pending`."""
        return True


def window_under(state: CavernaState) -> Window:
    """The window that is open now; below a `Settle`, the one that it interrupts."""
    agenda = state.agenda
    depth = len(agenda) - 1
    step = agenda[depth]
    assert isinstance(step, Window)
    while step.settles and depth:
        depth -= 1
        below = agenda[depth]
        if not isinstance(below, Window) or below.seat != step.seat:
            break
        step = below
    return step


def animals_fit(state: CavernaState, seat: Seat) -> bool:
    """Whether the farm animals of a seat have room (section 9.3)."""
    return fits(state.homes[seat])
