"""Faults in states, copies, positions and in the flow from one state to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any, ClassVar

from tests.core.pebbles import CUPS, PEBBLES, ChooseCup, NextTurn, Pebbles, PebblesState, Swap, Swapping, Take, Turn
from tests.faults.planting import Replaced, fault
from underhall.core import Event, Events, Move, OptionValue, Refusal, Seat, Setup, Step

BAG = list(PEBBLES)


@fault("start")
class StartSharesAConstant(Pebbles):
    def start(self, setup: Setup) -> PebblesState:
        state = super().start(setup)
        state.bag = BAG
        return state


class HookedState(PebblesState):
    __slots__ = ("hook",)
    hook: Callable[[], int]

    def copy(self) -> HookedState:
        twin = HookedState.__new__(HookedState)
        twin.agenda, twin.heap, twin.bag = self.agenda[:], self.heap, self.bag[:]
        twin.pebble, twin.cup = self.pebble[:], self.cup[:]
        twin.stones, twin.swapped = self.stones[:], self.swapped[:]
        twin.hook = self.hook
        return twin


@fault("plain_data")
class ClosureInTheState(Pebbles):
    def start(self, setup: Setup) -> PebblesState:
        plain = super().start(setup)
        state = HookedState(setup.players, plain.heap)
        state.agenda = plain.agenda
        state.hook = _seven
        return state


def _seven() -> int:
    return 7


@fault("plain_data")
class SlotNeverSet(Pebbles):
    def start(self, setup: Setup) -> PebblesState:
        state = super().start(setup)
        del state.swapped
        return state


@fault("agenda")
class AutomaticStepLeftOnTop(Pebbles):
    def start(self, setup: Setup) -> PebblesState:
        state = super().start(setup)
        state.agenda.append(NextTurn(1))
        return state


class NobodyChooses(ChooseCup, frozen=True, gc=False, tag="choose_cup"):
    def actors(self, state: PebblesState) -> tuple[Seat, ...]:
        return tuple(seat for seat, cup in enumerate(state.cup) if cup)


@fault("agenda")
class DecisionWithoutActors(Replaced):
    replaced: ClassVar = {ChooseCup: NobodyChooses}


class UnlistedTurn(Turn, frozen=True, gc=False, tag="unlisted_turn"):
    pass


@fault("agenda")
class StepWithoutNotation(Pebbles):
    def start(self, setup: Setup) -> PebblesState:
        state = super().start(setup)
        state.agenda[0] = UnlistedTurn(0)
        return state


@fault("copy")
class CopySharesAList(Pebbles):
    def copy(self, state: PebblesState) -> PebblesState:
        twin = super().copy(state)
        twin.stones = state.stones
        return twin


@fault("copy")
class CopyForgetsASlot(Pebbles):
    def copy(self, state: PebblesState) -> PebblesState:
        twin = super().copy(state)
        twin.swapped = [0] * len(state.swapped)
        return twin


@fault("copy")
class CopyLeavesASlotUnset(Pebbles):
    def copy(self, state: PebblesState) -> PebblesState:
        twin = super().copy(state)
        del twin.swapped
        return twin


@fault("asking")
class ScoresTidyTheBag(Pebbles):
    def scores(self, state: PebblesState) -> list[Any]:
        state.bag.sort(reverse=True)
        return super().scores(state)


@fault("components")
class LostStone(Pebbles):
    def apply(self, state: PebblesState, seat: Seat, move: Move, events: Events = None) -> None:
        super().apply(state, seat, move, events)
        if move == Take(2):
            state.stones[seat] -= 1


class SwapForSpectators(Swapping):
    def apply(self, state: PebblesState, seat: Seat, move: Swap, events: Events) -> None:
        if events is not None:
            super().apply(state, seat, move, events)
        else:
            state.stones[seat] -= 1
            state.heap += 1


@fault("sink")
class WorksOnlyWhenWatched(Pebbles):
    beside = SwapForSpectators()


@fault("position")
class DumpForgetsAField(Pebbles):
    def dump(self, state: PebblesState) -> dict[str, Any]:
        data = super().dump(state)
        del data["swapped"]
        return data


@fault("position")
class DumpThatIsNotJson(Pebbles):
    def dump(self, state: PebblesState) -> dict[str, Any]:
        return {**super().dump(state), "cup": object()}


@fault("position")
class DumpSharesAList(Pebbles):
    def dump(self, state: PebblesState) -> dict[str, Any]:
        return {**super().dump(state), "stones": state.stones}


@fault("position")
class RestoreIgnoresAField(Pebbles):
    def restore(self, setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> PebblesState:
        state = super().restore(setup, data, steps)
        state.swapped = [0] * setup.players
        return state


@fault("position")
class RestoreChangesAnOrder(Pebbles):
    def restore(self, setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> PebblesState:
        state = super().restore(setup, data, steps)
        state.bag.reverse()
        return state


class PickyTurn(Turn, frozen=True, gc=False, tag="turn"):
    def fits(self, state: PebblesState, beneath: Step | None) -> bool:
        return self.seat == 0


@fault("fits")
class TurnsOfTheFirstSeatOnly(Replaced):
    replaced: ClassVar = {Turn: PickyTurn}


class UncalledCup(ChooseCup, frozen=True, gc=False, tag="choose_cup"):
    @classmethod
    def called_for(cls, state: PebblesState) -> int:
        return 1


@fault("fits")
class CupsCalledForInVain(Replaced):
    replaced: ClassVar = {ChooseCup: UncalledCup}


class LaxTurn(Turn, frozen=True, gc=False, tag="turn"):
    on = ("", "turn")

    @classmethod
    def called_for(cls, state: PebblesState) -> None:  # type: ignore[override]
        return None


@fault("agendas")
class TwoTurnsAtOnce(Replaced):
    replaced: ClassVar = {Turn: LaxTurn}


class ForgettableCup(ChooseCup, frozen=True, gc=False, tag="choose_cup"):
    @classmethod
    def called_for(cls, state: PebblesState) -> None:  # type: ignore[override]
        return None


@fault("agendas")
class CupsThatMayBeMissing(Replaced):
    replaced: ClassVar = {ChooseCup: ForgettableCup}


@fault("bad_positions")
class RestoreRaisesKeyError(Pebbles):
    def restore(self, setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> PebblesState:
        data["heap"]
        return super().restore(setup, data, steps)


@fault("bad_positions")
class RestoreAddsStones(Pebbles):
    def restore(self, setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> PebblesState:
        try:
            return super().restore(setup, data, steps)
        except Exception:
            if not isinstance(data.get("heap"), int) or data["heap"] < 0:
                raise
            state = super().restore(setup, {**data, "heap": self._right(setup, data)}, steps)
            state.heap = data["heap"]
            return state

    def _right(self, setup: Setup, data: Mapping[str, Any]) -> int:
        heap = setup.options["heap"]
        assert isinstance(heap, int)
        return heap - int(sum(data["stones"]) + sum(data["swapped"]))


@fault("bad_positions")
class RestoreTakesAnyCup(Pebbles):
    def restore(self, setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> PebblesState:
        cups = data.get("cup")
        if not isinstance(cups, list) or not all(isinstance(cup, str) for cup in cups):
            return super().restore(setup, data, steps)
        state = super().restore(setup, {**data, "cup": [cup if cup in CUPS else "" for cup in cups]}, steps)
        state.cup = list(cups)
        return state


class RefillingTurn(NextTurn, frozen=True, gc=False, tag="next_turn"):
    def run(self, state: PebblesState, events: Events) -> None:
        if not state.heap:
            state.heap, state.stones = sum(state.stones), [0] * len(state.stones)
        state.agenda.append(Turn(self.seat))


class NeverSwapping(Swapping):
    def moves(self, state: PebblesState, seat: Seat) -> list[Move]:
        return []

    def why_not(self, state: PebblesState, seat: Seat, move: Swap) -> Refusal | None:
        return super().why_not(PebblesState(3, 1), seat, move)


class RefillingTake(Turn, frozen=True, gc=False, tag="turn"):
    def apply(self, state: PebblesState, seat: Seat, move: Take, events: Events) -> None:
        super().apply(state, seat, move, events)
        state.agenda[-1] = RefillingTurn((seat + 1) % len(state.cup))


@fault("termination")
class EndlessGame(Replaced):
    replaced: ClassVar = {Turn: RefillingTake}
    beside = NeverSwapping()


@fault("record")
class SetupThatIsNotKept(Pebbles):
    def setup(self, players: int, options: Mapping[str, OptionValue], *, rules: int | None = None) -> Setup:
        return super().setup(players, {"heap": 9} if options else {}, rules=rules)


NUMBERS = count()


@fault("undo")
class EventsNumberedOutsideTheState(Pebbles):
    def apply(self, state: PebblesState, seat: Seat, move: Move, events: Events = None) -> None:
        super().apply(state, seat, move, events)
        if events is not None and isinstance(move, Take):
            events.append(Event("took", seat, {"stones": next(NUMBERS)}))


@fault("stateless")
class GameThatCountsItsMatches(Pebbles):
    def __init__(self) -> None:
        self.started = 0

    def start(self, setup: Setup) -> PebblesState:
        self.started += 1
        return super().start(setup)
