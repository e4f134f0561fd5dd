"""The windows in which free actions are possible (RULES section 8), and the one that opens when animals do not fit.

A `Window` is a decision of one seat. `conversions` lists the free actions; this module says when they are possible: a
window may be closed to them (`open` is False), and may forbid those that would leave nothing to do (R-126).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from underhall.core import Decide, Refusal, Seat, Step
from underhall.core.agenda import M
from underhall.games.caverna.board.animals import fits
from underhall.games.caverna.board.squares import CELLS, names_in, spread
from underhall.games.caverna.moves import Clear, ImitateSpace, Keep, LargePasture, Place, Twin
from underhall.games.caverna.state import CavernaState

NOBODY: Final = -1
_OF_SPACES: Final = (Place, ImitateSpace, Keep, Clear)


class Window(Decide[CavernaState, M], frozen=True, gc=False):
    """A decision of one seat, alongside which its free actions are possible."""

    seat: int
    open: ClassVar[bool] = True
    """Whether free actions are possible here at all (R-65)."""
    settles: ClassVar[bool] = False
    """Whether animals must be settled here: then the answers make room (section 9.5)."""

    def actors(self, state: CavernaState) -> tuple[Seat, ...]:
        return (self.seat,)

    def why_not_touch(self, state: CavernaState, seat: Seat, picked: Sequence[str]) -> Refusal | None:
        """A space is touched to place a dwarf there, unless one is to be imitated, or its goods kept."""
        *before, touched = picked
        kind, _, id = touched.partition(":")
        if kind == "square":
            return self._why_not_square(state, seat, before, id)
        if kind != "space" or any(isinstance(move, _OF_SPACES) for move in self.moves(state, seat)):
            return None
        return self.why_wait(state, seat, Place(0, id)) or Place.moment

    def _why_not_square(self, state: CavernaState, seat: Seat, before: list[str], square: str) -> Refusal | None:
        """Why a tile of two squares cannot cover this one, whatever its other square: the most common reason,
        preferably one about this square."""
        begun = [move for move in self.moves(state, seat) if move.picks(state, seat)[: len(before)] == before]
        tile = next((move for move in begun if isinstance(move, Twin | LargePasture)), None)
        if tile is None or square not in CELLS:
            return None
        first = [pick[7:] for pick in before if pick.startswith("square:")]
        pairs = [(first[0], square)] if first else [(square, other) for other in names_in(spread(1 << CELLS[square]))]
        found: dict[str, list[Refusal]] = {}
        for pair in pairs:
            move = Twin(tile.tile, pair) if isinstance(tile, Twin) else LargePasture(tuple(sorted(pair)))
            refusal = self.refusal(state, seat, move)
            if refusal is not None:
                found.setdefault(refusal.code, []).append(refusal)
        telling = [same for same in found.values() if same[0].facts.get("square", square) == square]
        return max(telling or found.values(), key=len)[0] if found else None

    def acting(self) -> int:
        """The dwarf that is carrying out an action, or NOBODY."""
        return NOBODY

    def is_pending(self, state: CavernaState) -> bool:
        """Whether the seat still owes a step that free actions could spoil (R-126)."""
        return False

    def has_step(self, state: CavernaState) -> bool:
        """Whether a step that may come next can be carried out. Asked only while `is_pending`."""
        return True


def window_under(state: CavernaState) -> Window[Any]:
    """The window that is open now; below a `Settle`, the one that it interrupts."""
    agenda = state.agenda
    step = agenda[-1]
    assert isinstance(step, Window)
    if step.settles:
        for below in reversed(agenda[:-1]):
            if isinstance(below, Window):
                return below if below.seat == step.seat else step
            if not is_expedition(below):
                break
    return step


def is_expedition(step: Step | None) -> bool:
    """Whether a step belongs to an expedition that has not ended; such a step has the seat and the dwarf."""
    return getattr(step, "on_expedition", False)


def traveller(state: CavernaState, seat: Seat) -> int:
    """The dwarf of a seat that is on an expedition, or NOBODY: its weapon cannot be traded (R-74)."""
    for step in state.agenda[-3:]:
        if is_expedition(step) and getattr(step, "seat", NOBODY) == seat:
            return int(getattr(step, "dwarf", NOBODY))
    return NOBODY


def animals_fit(state: CavernaState, seat: Seat) -> bool:
    """Whether the farm animals of a seat have room (section 9.3)."""
    return fits(state.homes[seat])
