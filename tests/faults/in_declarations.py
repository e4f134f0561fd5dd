"""Faults in what a game declares and in its messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tests.core.pebbles import ChooseCup, Cup, Pebbles, PebblesState, Swap, Swapping, Turn
from tests.faults.planting import Replaced, fault
from underhall.core import Event, Events, Move, Notation, Option, Refusal, Seat, Step
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


class SwapWithJoy(Swapping):
    def apply(self, state: PebblesState, seat: Seat, move: Swap, events: Events) -> None:
        super().apply(state, seat, move, events)
        if events is not None:
            events.append(Event("rejoiced", seat))


@fault("stories")
class EventWithoutMessage(Pebbles):
    beside = SwapWithJoy()


class SwapThatTakes(Swapping):
    def apply(self, state: PebblesState, seat: Seat, move: Swap, events: Events) -> None:
        super().apply(state, seat, move, events)
        if events is not None:
            events.append(Event("took", seat))


@fault("stories")
class EventWithoutItsFact(Pebbles):
    beside = SwapThatTakes()


@fault("catalogue")
class CatalogueThatCannotBeSent(Pebbles):
    def catalogue(self) -> dict[str, object]:
        return {"stones": object()}


@fault("catalogue")
class NameThatIsNone(Pebbles):
    def names(self, lang: str) -> dict[str, str]:
        return {"left": "" if lang == "pl" else "left"}


@fault("picture")
class PictureThatFails(Pebbles):
    def picture(
        self, state: PebblesState, seat: Seat | None, lang: str, *, width: int | None = None, names: Sequence[str] = ()
    ) -> str:
        raise NotImplementedError


@fault("picture")
class PictureThatIsTooWide(Pebbles):
    def picture(
        self, state: PebblesState, seat: Seat | None, lang: str, *, width: int | None = None, names: Sequence[str] = ()
    ) -> str:
        return "o" * 70


@fault("picture")
class PictureWithBrokenMarkup(Pebbles):
    def picture(
        self, state: PebblesState, seat: Seat | None, lang: str, *, width: int | None = None, names: Sequence[str] = ()
    ) -> str:
        return "[bold]heap[/italic]"


class LawlessChoice(ChooseCup, frozen=True, gc=False, tag="choose_cup"):
    def why_not(self, state: PebblesState, seat: Seat, move: Cup) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        return refusal and Refusal("pebbles", refusal.code, "pebbles:R-99", refusal.facts)


@fault("refusals")
class CitationThatLeadsNowhere(Replaced):
    replaced: ClassVar = {ChooseCup: LawlessChoice}


class Wink(Move, frozen=True, gc=False, tag="wink"):
    pass


class WinkingTurn(Turn, frozen=True, gc=False, tag="turn"):
    pass


WinkingTurn.answers = (*Turn.answers, Wink)


@fault("vocabulary")
class KindWithoutAName(Pebbles):
    """Its messages name the move, but not what kind of move it is."""

    notation = Notation[Move](*Pebbles.notation.words.values(), Wink)
    steps = Notation[Step](*(WinkingTurn if word is Turn else word for word in Pebbles.steps.words.values()))
