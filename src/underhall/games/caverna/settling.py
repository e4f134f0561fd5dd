"""Excess animals (RULES section 9.5): when they do not fit, free actions are all that is left, until they do.

A farm animal can always be eaten, so that nobody gets stuck; animals are never simply discarded (R-90).
"""

from __future__ import annotations

from typing import ClassVar

from underhall.core import Event, Events, Move, Refusal, Seat
from underhall.games.caverna import conversions
from underhall.games.caverna.moves import FREE_ACTIONS
from underhall.games.caverna.state import CavernaState
from underhall.games.caverna.windows import Window, animals_fit


class Settle(Window, frozen=True, gc=False, tag="settle"):
    """Free actions only, until the animals fit. They leave the step on the agenda; `settled` takes it away."""

    answers = FREE_ACTIONS
    settles: ClassVar[bool] = True

    def moves(self, state: CavernaState, seat: Seat) -> list[Move]:
        return conversions.allowed(state, seat)

    def why_not(self, state: CavernaState, seat: Seat, move: Move) -> Refusal | None:
        return conversions.why_not(state, seat, move)

    def apply(self, state: CavernaState, seat: Seat, move: Move, events: Events) -> None:
        state.agenda.append(self)
        conversions.apply(state, seat, move, events)
        settled(state, seat, events)


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
