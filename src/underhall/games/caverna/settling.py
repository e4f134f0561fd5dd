"""Excess animals (RULES section 9.5): when they do not fit, free actions are all that is left, until they do.

A farm animal can always be eaten, so nobody gets stuck; animals are never simply discarded (R-90).
"""

from __future__ import annotations

from typing import ClassVar

from underhall.core import Beside, Event, Events, Move, Refusal, Seat, Step
from underhall.core.messages import Fact
from underhall.games.caverna import conversions
from underhall.games.caverna.board.animals import arrangement
from underhall.games.caverna.moves import FreeAction, MakeRoom
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.state import CavernaState
from underhall.games.caverna.windows import Window, animals_fit


class Settle(Window[MakeRoom], frozen=True, gc=False, tag="settle"):
    """Animals have to go, or other free actions must make room for them, until they fit."""

    on = ("turn", "act", "choose_loot", "come_home", "feeding", "before_breeding", "final")
    settles: ClassVar[bool] = True

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        return getattr(beneath, "seat", None) == self.seat and not animals_fit(state, self.seat)

    def moves(self, state: CavernaState, seat: Seat) -> list[Move]:
        return conversions.room_makers(state, seat)

    def why_not(self, state: CavernaState, seat: Seat, move: MakeRoom) -> Refusal | None:
        return conversions.why_not_make_room(state, seat, move)

    def why_wait(self, state: CavernaState, seat: Seat, move: Move) -> Refusal | None:
        return refuse("R-90", "animals_first") if move.moment else None

    def apply(self, state: CavernaState, seat: Seat, move: MakeRoom, events: Events) -> None:
        conversions.exchange(state, seat, conversions.EXCHANGES[move.conversion], events)
        if not animals_fit(state, seat):
            state.agenda.append(self)

    def facts(self, state: CavernaState) -> dict[str, Fact]:
        return {"species": tuple(arrangement(state.homes[self.seat]).homeless)}


def settle(state: CavernaState, seat: Seat, events: Events) -> None:
    """Called after every step that brought animals or took room: opens the window if it is needed."""
    if not animals_fit(state, seat):
        state.agenda.append(Settle(seat))
        if events is not None:
            events.append(Event("crowded", seat))


def settled(state: CavernaState, seat: Seat, events: Events) -> None:
    """Called after every free action: opens the window if it is needed, and closes it when it no longer is."""
    top = state.agenda[-1]
    if isinstance(top, Settle):
        if animals_fit(state, seat):
            state.agenda.pop()
    else:
        settle(state, seat, events)


class FreeActions(Beside[CavernaState, FreeAction]):
    """The free actions (section 8); after each the animals have to be settled if they do not fit."""

    def moves(self, state: CavernaState, seat: Seat) -> list[Move]:
        return conversions.free_actions(state, seat)

    def why_not(self, state: CavernaState, seat: Seat, move: FreeAction) -> Refusal | None:
        return conversions.why_not(state, seat, move)

    def apply(self, state: CavernaState, seat: Seat, move: FreeAction, events: Events) -> None:
        conversions.apply(state, seat, move, events)
        settled(state, seat, events)
