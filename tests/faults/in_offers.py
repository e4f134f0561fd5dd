"""Faults in what is offered, refused, drawn and scored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from tests.core.pebbles import (
    CUPS,
    Cup,
    Deal,
    Pebbles,
    PebblesPosition,
    PebblesState,
    Swap,
    Swapping,
    Take,
    Turn,
    refuse,
)
from tests.faults.planting import Replaced, fault
from underhall.core import DEALER, Beside, Draw, Events, Move, Notation, Refusal, Score, Seat, Setup

TAKES: list[Move] = [Take(1), Take(2)]


@fault("moves")
class DeadEnd(Pebbles):
    """The last stone cannot be taken."""

    def moves(self, state: PebblesState, seat: Seat, *, side: bool = True) -> list[Move]:
        return [move for move in super().moves(state, seat, side=side) if state.heap > 1]


@fault("moves")
class DuplicateMove(Pebbles):
    def moves(self, state: PebblesState, seat: Seat, *, side: bool = True) -> list[Move]:
        moves = super().moves(state, seat, side=side)
        return moves + moves[:1]


@fault("moves")
class IllegalPass(Pebbles):
    """Taking no stone is offered as a pass."""

    def moves(self, state: PebblesState, seat: Seat, *, side: bool = True) -> list[Move]:
        moves = super().moves(state, seat, side=side)
        return [Take(0), *moves] if Take(1) in moves else moves


@fault("moves")
class OrderThatChanges(Pebbles):
    def __init__(self) -> None:
        self.asked = 0

    def moves(self, state: PebblesState, seat: Seat, *, side: bool = True) -> list[Move]:
        self.asked += 1
        return super().moves(state, seat, side=side)[:: 1 if self.asked % 3 else -1]


@fault("moves")
class TableGivenOut(Pebbles):
    beside = Beside()
    notation = Notation[Move](Deal, Cup, Take)

    def moves(self, state: PebblesState, seat: Seat, *, side: bool = True) -> list[Move]:
        moves = super().moves(state, seat, side=side)
        return TAKES if moves == TAKES else moves


class SwapThatBreaks(Swapping):
    def apply(self, state: PebblesState, seat: Seat, move: Swap, events: Events) -> None:
        super().apply(state, seat, move, events)
        raise RuntimeError("nobody thought of this")


@fault("playing")
class MoveThatCannotBePlayed(Pebbles):
    beside = SwapThatBreaks()


@fault("notation")
class MoveWithoutNotation(Pebbles):
    """Chosen cups are shown in capitals, which ids are not."""

    def moves(self, state: PebblesState, seat: Seat, *, side: bool = True) -> list[Move]:
        return [_shout(move) for move in super().moves(state, seat, side=side)]

    def why_not(self, state: PebblesState, seat: Seat, move: Move) -> Refusal | None:
        return super().why_not(state, seat, _whisper(move))

    def apply(self, state: PebblesState, seat: Seat, move: Move, events: Events = None) -> None:
        super().apply(state, seat, _whisper(move), events)


def _shout(move: Move) -> Move:
    return Cup(move.cup.upper()) if isinstance(move, Cup) else move


def _whisper(move: Move) -> Move:
    return Cup(move.cup.lower()) if isinstance(move, Cup) else move


class Grab(Take, frozen=True, gc=False, tag="take"):
    """A take that is written in another way."""

    def __str__(self) -> str:
        return f"take {3 - self.stones}"


@fault("notation")
class NotationOfAnotherMove(Pebbles):
    def moves(self, state: PebblesState, seat: Seat, *, side: bool = True) -> list[Move]:
        moves = super().moves(state, seat, side=side)
        return [Grab(move.stones) if isinstance(move, Take) else move for move in moves]


@fault("enumeration")
class ForgottenMove(Pebbles):
    """With three stones left, only one can be taken, says the enumerator; why_not knows better."""

    def moves(self, state: PebblesState, seat: Seat, *, side: bool = True) -> list[Move]:
        return [move for move in super().moves(state, seat, side=side) if state.heap != 3 or move != Take(2)]


class SwapForgottenLate(Swapping):
    def moves(self, state: PebblesState, seat: Seat) -> list[Move]:
        return super().moves(state, seat) if state.heap > 2 else []


@fault("enumeration")
class ForgottenSideMove(Pebbles):
    beside = SwapForgottenLate()


class SwapWithoutRuling(Swapping):
    def why_not(self, state: PebblesState, seat: Seat, move: Swap) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        return None if refusal is None else msgspec.structs.replace(refusal, ruling="")


@fault("refusals")
class RefusalWithoutRuling(Pebbles):
    beside = SwapWithoutRuling()


class SwapWithoutSentence(Swapping):
    def why_not(self, state: PebblesState, seat: Seat, move: Swap) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        return None if refusal is None else msgspec.structs.replace(refusal, code="because")


@fault("refusals")
class RefusalWithoutSentence(Pebbles):
    beside = SwapWithoutSentence()


@fault("refusals")
class AnybodyMayMove(Pebbles):
    def why_not(self, state: PebblesState, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        return None if refusal is not None and refusal.code == "not_your_turn" and seat != DEALER else refusal


@fault("equal_outcomes")
class TwoWaysToTakeTwo(Pebbles):
    """`take 3` is another name of `take 2`."""

    def moves(self, state: PebblesState, seat: Seat, *, side: bool = True) -> list[Move]:
        moves = super().moves(state, seat, side=side)
        return [*moves[:2], Take(3), *moves[2:]] if Take(2) in moves else moves

    def why_not(self, state: PebblesState, seat: Seat, move: Move) -> Refusal | None:
        return super().why_not(state, seat, Take(2) if move == Take(3) else move)

    def apply(self, state: PebblesState, seat: Seat, move: Move, events: Events = None) -> None:
        super().apply(state, seat, Take(2) if move == Take(3) else move, events)


class Grope(Take, frozen=True, gc=False, tag="take"):
    def picks(self, state: PebblesState, seat: Seat) -> list[str]:
        return ["heap"]


class GropingTurn(Turn, frozen=True, gc=False, tag="turn"):
    def moves(self, state: PebblesState, seat: Seat) -> list[Move]:
        return [Grope(stones) for stones in (1, 2) if stones <= state.heap]


GropingTurn.answers = (Grope,)


@fault("picks")
class PicksThatDoNotTell(Replaced):
    replaced: ClassVar = {Turn: GropingTurn}
    notation = Notation[Move](Deal, Cup, Grope, Swap)


@fault("touching")
class OfferedThingsAreRefused(Pebbles):
    def why_not_touch(self, state: PebblesState, seat: Seat, picked: Sequence[str]) -> Refusal | None:
        return refuse("R-1", "no_such_cup", cup="every")


class MumblingTurn(Turn, frozen=True, gc=False, tag="turn"):
    def why_not_touch(self, state: PebblesState, seat: Seat, picked: Sequence[str]) -> Refusal | None:
        return refuse("R-2", "mumble")


@fault("touching")
class TouchingIsRefusedWithoutASentence(Replaced):
    replaced: ClassVar = {Turn: MumblingTurn}


class EarlyDeal(Deal, frozen=True, gc=False, tag="deal"):
    moment = refuse("R-1", "too_late")


@fault("moments")
class MomentWithoutASentence(Pebbles):
    notation = Notation[Move](EarlyDeal, Cup, Take, Swap)


@fault("scores")
class TotalThatIsNoSum(Pebbles):
    def scores(self, state: PebblesState) -> list[Score]:
        return [msgspec.structs.replace(score, total=score.total + 1) for score in super().scores(state)]


@fault("scores")
class CategoryLeftOut(Pebbles):
    def scores(self, state: PebblesState) -> list[Score]:
        kept = [{name: points for name, points in score.points.items() if points} for score in super().scores(state)]
        return [Score(points, sum(points.values())) for points in kept]


class TalliedState(PebblesState):
    __slots__ = ("tally",)
    tally: list[int]

    def copy(self) -> TalliedState:
        twin = TalliedState.__new__(TalliedState)
        twin.agenda, twin.heap, twin.bag = self.agenda[:], self.heap, self.bag[:]
        twin.pebble, twin.cup = self.pebble[:], self.cup[:]
        twin.stones, twin.swapped = self.stones[:], self.swapped[:]
        twin.tally = self.tally[:]
        return twin


@fault("scores")
class StaleScore(Pebbles):
    """Stones are tallied when they are taken, and the tally is not told of swaps."""

    def start(self, setup: Setup) -> PebblesState:
        return self._tallied(super().start(setup))

    def restore(self, *arguments: Any) -> PebblesState:
        return self._tallied(super().restore(*arguments))

    def apply(self, state: PebblesState, seat: Seat, move: Move, events: Events = None) -> None:
        super().apply(state, seat, move, events)
        if isinstance(move, Take) and isinstance(state, TalliedState):
            state.tally[seat] = state.stones[seat]

    def scores(self, state: PebblesState) -> list[Score]:
        assert isinstance(state, TalliedState)
        points = [{**score.points, "stones": state.tally[i]} for i, score in enumerate(super().scores(state))]
        return [Score(each, sum(each.values())) for each in points]

    def _tallied(self, plain: PebblesState) -> PebblesState:
        state = TalliedState(len(plain.cup), plain.heap)
        for name in PebblesPosition.__struct_fields__:
            setattr(state, name, getattr(plain, name))
        state.agenda, state.bag, state.tally = plain.agenda, plain.bag, plain.stones[:]
        return state


@fault("evaluation")
class EvaluationThatIsNoNumber(Pebbles):
    def evaluate(self, state: PebblesState, seat: Seat) -> float:
        return float("nan") if not state.heap else super().evaluate(state, seat)


@fault("expectation")
class ExpectationOfOneSeatTooFew(Pebbles):
    def expected(self, state: PebblesState) -> list[float]:
        return super().expected(state)[1:]


@fault("expectation")
class HopeAfterTheEnd(Pebbles):
    def expected(self, state: PebblesState) -> list[float]:
        return [points + 1 for points in super().expected(state)]


@fault("chance")
class NothingToDraw(Pebbles):
    def chance(self, state: PebblesState) -> Draw | None:
        draw = super().chance(state)
        return None if draw is None else Draw(draw.label, [])


@fault("chance")
class DrawInChangingOrder(Pebbles):
    def __init__(self) -> None:
        self.asked = 0

    def chance(self, state: PebblesState) -> Draw | None:
        self.asked += 1
        draw = super().chance(state)
        return None if draw is None else Draw(draw.label, list(draw.outcomes)[:: 1 if self.asked % 2 else -1])


@fault("chance")
class LabelThatChanges(Pebbles):
    def __init__(self) -> None:
        self.asked = 0

    def chance(self, state: PebblesState) -> Draw | None:
        self.asked += 1
        draw = super().chance(state)
        return None if draw is None else Draw(f"{draw.label} {self.asked}", draw.outcomes)


class LiveOutcomes(list[Move]):
    """Outcomes that look into the bag whenever they are read."""

    def __init__(self, state: PebblesState) -> None:
        self.state, self.seat = state, state.pebble.index(0)

    def __iter__(self) -> Any:
        return iter([Deal(self.seat, pebble) for pebble in self.state.bag])

    def __len__(self) -> int:
        return len(self.state.bag)

    def __getitem__(self, index: Any) -> Any:
        return Deal(self.seat, self.state.bag[index])

    def __contains__(self, move: object) -> bool:
        return move in list(self)


@fault("chance")
class OutcomesThatLiveInTheState(Pebbles):
    def chance(self, state: PebblesState) -> Draw | None:
        draw = super().chance(state)
        return None if draw is None else Draw(draw.label, LiveOutcomes(state))


@fault("chance")
class DealerMayDrawAnything(Pebbles):
    def why_not(self, state: PebblesState, seat: Seat, move: Move) -> Refusal | None:
        return None if seat == DEALER and super().chance(state) is not None else super().why_not(state, seat, move)


@fault("hash_seeds")
class MovesInTheOrderOfASet(Pebbles):
    def moves(self, state: PebblesState, seat: Seat, *, side: bool = True) -> list[Move]:
        moves = super().moves(state, seat, side=side)
        return [Cup(cup) for cup in set(CUPS)] if Cup(CUPS[0]) in moves else moves


@fault("hash_seeds")
class OutcomesInTheOrderOfASet(Pebbles):
    def chance(self, state: PebblesState) -> Draw | None:
        draw = super().chance(state)
        if draw is None:
            return None
        return Draw(draw.label, [self.notation.parse(text) for text in {str(outcome) for outcome in draw.outcomes}])
