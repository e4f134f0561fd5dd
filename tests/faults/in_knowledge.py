"""Faults in hidden information: views, determinize, events and records that tell too much or too little."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

import msgspec

from tests.core.pebbles import CUPS, ChooseCup, Cup, Deal, DealPebble, Pebbles, PebblesState, PebblesView, Take, Turn
from tests.faults.planting import Replaced, fault
from underhall.core import Event, Events, Move, Refusal, Rng, Seat
from underhall.core.kept import Kept


@fault("views")
class ViewThatIsADict(Pebbles):
    def view(self, state: PebblesState, seat: Seat | None) -> Any:
        return msgspec.to_builtins(super().view(state, seat))


class OpaqueView(msgspec.Struct, frozen=True):
    heap: object


@fault("views")
class ViewThatIsNotJson(Pebbles):
    def view(self, state: PebblesState, seat: Seat | None) -> Any:
        return OpaqueView(state.heap if seat is None else object())


class LookedAt(msgspec.Struct, frozen=True):
    heap: int
    looks: int


@fault("views")
class ViewThatCountsLooks(Pebbles):
    def __init__(self) -> None:
        self.looks = 0

    def view(self, state: PebblesState, seat: Seat | None) -> Any:
        self.looks += 1
        return LookedAt(state.heap, self.looks)


@fault("views")
class ViewsThatShowAllWhatOneSees(Pebbles):
    def views(self, state: PebblesState, seats: Sequence[Seat | None]) -> list[PebblesView]:
        return [self.view(state, seats[-1])] * len(seats)


@fault("shown")
class KeptViewForgetsASource(Pebbles):
    """A swap changes what everyone sees, and is not among the sources."""

    def shown(self, state: PebblesState, seats: Sequence[Seat | None], kept: Kept) -> list[PebblesView]:
        sources = (state.heap, *state.cup, *state.pebble, len(state.agenda))
        return [kept.part(seat, sources, partial(self.view, state, seat)) for seat in seats]


@fault("secrets")
class ViewLeaksTheSecret(Pebbles):
    def view(self, state: PebblesState, seat: Seat | None) -> PebblesView:
        return msgspec.structs.replace(super().view(state, seat), pebbles=state.pebble[:])


@fault("secrets")
class ViewLeaksHiddenAnswers(Pebbles):
    def view(self, state: PebblesState, seat: Seat | None) -> PebblesView:
        return msgspec.structs.replace(super().view(state, seat), cups=state.cup[:])


@fault("determinize")
class DeterminizeLosesAPebble(Pebbles):
    def determinize(self, state: PebblesState, seat: Seat | None, rng: Rng) -> PebblesState:
        twin = super().determinize(state, seat, rng)
        if len(twin.bag) < 5:
            twin.bag.pop()
        return twin


@fault("determinize")
class DeterminizeDoublesAPebble(Pebbles):
    """Each unknown pebble is drawn by itself: the number of pebbles is right, their values are not."""

    def determinize(self, state: PebblesState, seat: Seat | None, rng: Rng) -> PebblesState:
        twin = state.copy()
        for other, pebble in enumerate(state.pebble):
            if pebble and other != seat and state.agenda:
                twin.pebble[other] = (1, 2, 3, 4)[rng.randrange(4)]
        return twin


@fault("determinize")
class DeterminizeForgetsWhatTheSeatKnows(Pebbles):
    def determinize(self, state: PebblesState, seat: Seat | None, rng: Rng) -> PebblesState:
        return super().determinize(state, None, rng)


@fault("determinize")
class DeterminizeChangesTheTruth(Pebbles):
    def determinize(self, state: PebblesState, seat: Seat | None, rng: Rng) -> PebblesState:
        rng.shuffle(state.bag)
        return super().determinize(state, seat, rng)


@fault("determinize")
class DeterminizeDependsOnTheTruth(Pebbles):
    """The pool is not sorted, so that where things lie in it tells where they were."""

    def determinize(self, state: PebblesState, seat: Seat | None, rng: Rng) -> PebblesState:
        twin = super().determinize(state, seat, rng)
        if state.agenda and not all(state.cup):
            for other, cup in enumerate(state.cup):
                if cup and other != seat:
                    twin.cup[other] = CUPS[(CUPS.index(cup) + rng.randrange(2)) % 2]
        return twin


@fault("resampling")
class IdentityDeterminize(Pebbles):
    def determinize(self, state: PebblesState, seat: Seat | None, rng: Rng) -> PebblesState:
        return state.copy()


@fault("resampling")
class DeterminizeKeepsTheCups(Pebbles):
    def determinize(self, state: PebblesState, seat: Seat | None, rng: Rng) -> PebblesState:
        twin = super().determinize(state, seat, rng)
        twin.cup = state.cup[:]
        return twin


@fault("secrets")
class SecretKnownToAll(Pebbles):
    """View and determinize agree that pebbles are public; the step says that they are not."""

    def view(self, state: PebblesState, seat: Seat | None) -> PebblesView:
        return msgspec.structs.replace(super().view(state, seat), pebbles=state.pebble[:])

    def determinize(self, state: PebblesState, seat: Seat | None, rng: Rng) -> PebblesState:
        twin = super().determinize(state, seat, rng)
        twin.pebble, twin.bag = state.pebble[:], state.bag[:]
        return twin


class TalkativeDeal(DealPebble, frozen=True, gc=False, tag="deal_pebble"):
    def apply(self, state: PebblesState, seat: Seat, move: Deal, events: Events) -> None:
        super().apply(state, seat, move, None)
        if events is not None:
            events.append(Event("dealt", move.seat, {"pebble": move.pebble}))


@fault("secrets")
class EventLeaksTheSecret(Replaced):
    replaced: ClassVar = {DealPebble: TalkativeDeal}


class BlindDeal(ChooseCup, frozen=True, gc=False, tag="choose_cup"):
    def seen_by(self, state: PebblesState, seat: Seat, move: Cup) -> tuple[Seat, ...] | None:
        return ()


@fault("secrets")
class MoverMayNotKnowItsMove(Replaced):
    replaced: ClassVar = {ChooseCup: BlindDeal}


class BoastfulTurn(Turn, frozen=True, gc=False, tag="turn"):
    """The event of taking stones gives away the taker's pebble."""

    def apply(self, state: PebblesState, seat: Seat, move: Take, events: Events) -> None:
        super().apply(state, seat, move, events)
        if events is not None:
            events.append(Event("dealt", seat, {"pebble": state.pebble[seat]}))


@fault("events")
class EventOfAPublicMoveLeaks(Replaced):
    replaced: ClassVar = {Turn: BoastfulTurn}


class OpenDeal(DealPebble, frozen=True, gc=False, tag="deal_pebble"):
    def seen_by(self, state: PebblesState, seat: Seat, move: Deal) -> tuple[Seat, ...] | None:
        return None


@fault("masks")
class RecordTellsTheSecret(Replaced):
    replaced: ClassVar = {DealPebble: OpenDeal}


@fault("reveals")
class PeekThatCanBeTakenBack(Pebbles):
    """When the heap is down to three, everyone shows their pebble; nobody marked the move as final."""

    def view(self, state: PebblesState, seat: Seat | None) -> PebblesView:
        shown = state.pebble[:] if state.heap <= 3 else []
        return msgspec.structs.replace(super().view(state, seat), pebbles=shown)

    def determinize(self, state: PebblesState, seat: Seat | None, rng: Rng) -> PebblesState:
        return super().determinize(state, seat, rng) if state.heap > 3 else state.copy()


class CarefulTurn(Turn, frozen=True, gc=False, tag="turn"):
    """A seat that holds pebble 1 may take only one stone."""

    def moves(self, state: PebblesState, seat: Seat) -> list[Move]:
        return [move for move in super().moves(state, seat) if state.pebble[seat] != 1 or move == Take(1)]

    def why_not(self, state: PebblesState, seat: Seat, move: Take) -> Refusal | None:
        if move == Take(2) and state.pebble[seat] == 1:
            return Refusal("pebbles", "no_stone", "pebbles:R-3")
        return super().why_not(state, seat, move)


@fault("forced")
class BeingForcedTells(Replaced):
    replaced: ClassVar = {Turn: CarefulTurn}


class JealousChoice(ChooseCup, frozen=True, gc=False, tag="choose_cup"):
    """A cup that someone chose in secret is no longer offered."""

    def moves(self, state: PebblesState, seat: Seat) -> list[Move]:
        return [move for move in super().moves(state, seat) if not self._is_full(state, move)]

    def why_not(self, state: PebblesState, seat: Seat, move: Cup) -> Refusal | None:
        if self._is_full(state, move):
            return Refusal("pebbles", "no_such_cup", "pebbles:R-1", {"cup": "taken"})
        return super().why_not(state, seat, move)

    def _is_full(self, state: PebblesState, move: Move) -> bool:
        return getattr(move, "cup", "") in state.cup[:2] and len(state.cup) == 2


@fault("simultaneous")
class HiddenAnswersThatMatter(Replaced):
    replaced: ClassVar = {ChooseCup: JealousChoice}


class HastyChoice(ChooseCup, frozen=True, gc=False, tag="choose_cup"):
    """The seat that answers first plays first."""

    def apply(self, state: PebblesState, seat: Seat, move: Cup, events: Events) -> None:
        if not any(state.cup):
            state.agenda[-1] = type(state.agenda[-1])(seat)
        super().apply(state, seat, move, events)


@fault("simultaneous")
class OrderOfAnswersMatters(Replaced):
    replaced: ClassVar = {ChooseCup: HastyChoice}
