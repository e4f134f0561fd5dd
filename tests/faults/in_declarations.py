"""Faults in what a game declares and in its messages."""

from __future__ import annotations

from typing import ClassVar

from tests.core.pebbles import Pebbles, PebblesState, Turn
from tests.faults.planting import Replaced, fault
from underhall.core import Event, Events, Move, Option, Seat
from underhall.core.messages import Fact


@fault("declaration")
class DefaultThatIsNoValue(Pebbles):
    options = (Option("heap", (5, 7, 9), 6),)


@fault("vocabulary")
class MissingTranslation(Pebbles):
    options = (*Pebbles.options, Option("weather", ("dry", "wet"), "dry"))


class SpeechlessTurn(Turn, frozen=True, gc=False, tag="turn"):
    def facts(self, state: PebblesState) -> dict[str, Fact]:
        return {}


@fault("questions")
class QuestionWithoutItsFact(Replaced):
    replaced: ClassVar = {Turn: SpeechlessTurn}


@fault("wording")
class CupsThatReadAlike(Pebbles):
    id = "murmur"  # its messages are those of Pebbles, but for the one that forgets which cup it is


@fault("stories")
class EventWithoutMessage(Pebbles):
    def apply_side(self, state: PebblesState, seat: Seat, move: Move, events: Events) -> None:
        super().apply_side(state, seat, move, events)
        if events is not None:
            events.append(Event("rejoiced", seat))


@fault("stories")
class EventWithoutItsFact(Pebbles):
    def apply_side(self, state: PebblesState, seat: Seat, move: Move, events: Events) -> None:
        super().apply_side(state, seat, move, events)
        if events is not None:
            events.append(Event("took", seat))
