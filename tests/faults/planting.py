"""How a fault is planted: a variant of Pebbles with exactly one defect, and the check that must find it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from tests.core.pebbles import GAME, Pebbles, PebblesState
from underhall.core import Events, Move, Notation, Seat, Setup, Step, messages
from underhall.core.frozen import values_of

messages.add_folder(Path(__file__).parent / "locales")

FAULTS: dict[str, tuple[str, Pebbles]] = {}
"""Name of the fault: the check that finds it, and the faulty game."""


def fault(check: str) -> Callable[[type[Pebbles]], Pebbles]:
    """Make a faulty class into a game: what it is bound to is the instance, so that other processes can import it."""

    def plant(kind: type[Pebbles]) -> Pebbles:
        FAULTS[kind.__name__] = (check, kind())
        return FAULTS[kind.__name__][1]

    return plant


class Replaced(Pebbles):
    """Pebbles in which some kinds of steps are replaced by faulty ones with the same tag and fields."""

    replaced: ClassVar[dict[type[Step], type[Step]]] = {}

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        words = [cls.replaced.get(word, word) for word in GAME.steps.words.values()]
        cls.steps = Notation[Step](*words)

    def start(self, setup: Setup) -> PebblesState:
        return self._exchange(super().start(setup))

    def apply(self, state: PebblesState, seat: Seat, move: Move, events: Events = None) -> None:
        super().apply(state, seat, move, events)
        self._exchange(state)

    def _exchange(self, state: PebblesState) -> PebblesState:
        for index, step in enumerate(state.agenda):
            kind = self.replaced.get(type(step))
            if kind is not None:
                state.agenda[index] = kind(*values_of(step))
        return state
