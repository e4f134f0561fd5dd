"""Shaft: a game for planners. Two seats have two turns each; one decision picks up a stone, two decisions dig out
five. In a wet shaft, water is drawn between the two."""

from __future__ import annotations

from underhall.core import Chance, Decide, Draw, Events, Game, Match, Move, Notation, Score, Seat, Setup, State
from underhall.core.loading import new


class Gather(Move, frozen=True, gc=False, tag="gather"):
    pass


class Dig(Move, frozen=True, gc=False, tag="dig"):
    pass


class Haul(Move, frozen=True, gc=False, tag="haul"):
    pass


class Rest(Move, frozen=True, gc=False, tag="rest"):
    pass


class Seep(Move, frozen=True, gc=False, tag="seep"):
    buckets: int


class ShaftState(State):
    """Two seats have two turns each: one decision picks up a stone, two decisions dig out five."""

    __slots__ = ("stones", "turn", "wet")

    def __init__(self, *, wet: bool) -> None:
        self.agenda = [Surface()]
        self.stones = [0, 0]
        self.turn = 0
        self.wet = wet

    def copy(self) -> ShaftState:
        twin = ShaftState(wet=self.wet)
        twin.agenda, twin.stones, twin.turn = self.agenda[:], self.stones[:], self.turn
        return twin

    def end_turn(self, stones: int) -> None:
        self.stones[self.turn % 2] += stones
        self.turn += 1
        if self.turn < 4:
            self.agenda.append(Surface())


class Surface(Decide[ShaftState, Gather | Dig], frozen=True, gc=False, tag="surface"):
    def actors(self, state: ShaftState) -> tuple[Seat, ...]:
        return (state.turn % 2,)

    def moves(self, state: ShaftState, seat: Seat) -> list[Move]:
        return [Gather(), Dig()]

    def why_not(self, state: ShaftState, seat: Seat, move: Move) -> None:
        return None

    def apply(self, state: ShaftState, seat: Seat, move: Gather | Dig, events: Events) -> None:
        if isinstance(move, Gather):
            state.end_turn(1)
        else:
            state.agenda.append(Below())
            if state.wet:
                state.agenda.append(Water())


class Water(Chance[ShaftState, Seep], frozen=True, gc=False, tag="water"):
    on = ("below",)

    def draw(self, state: ShaftState) -> Draw:
        return Draw("water", [Seep(buckets) for buckets in range(3)])

    def apply(self, state: ShaftState, seat: Seat, move: Seep, events: Events) -> None:
        pass


class Below(Decide[ShaftState, Haul | Rest], frozen=True, gc=False, tag="below"):
    on = ("surface",)

    def actors(self, state: ShaftState) -> tuple[Seat, ...]:
        return (state.turn % 2,)

    def moves(self, state: ShaftState, seat: Seat) -> list[Move]:
        return [Rest(), Haul()]

    def why_not(self, state: ShaftState, seat: Seat, move: Move) -> None:
        return None

    def apply(self, state: ShaftState, seat: Seat, move: Haul | Rest, events: Events) -> None:
        state.end_turn(5 if isinstance(move, Haul) else 0)


class Shaft(Game[ShaftState]):
    id = "shaft"
    players = (2,)
    categories = ("stones",)
    notation = Notation(Gather, Dig, Haul, Rest, Seep)
    steps = Notation(Surface, Water, Below)
    wet = False

    def start(self, setup: Setup) -> ShaftState:
        return ShaftState(wet=self.wet)

    def scores(self, state: ShaftState) -> list[Score]:
        return [Score({"stones": stones}, stones) for stones in state.stones]

    def turn(self, state: ShaftState) -> int | None:
        return state.turn


class WetShaft(Shaft):
    wet = True


def shaft(*, wet: bool = False) -> Match:
    game = WetShaft() if wet else Shaft()
    return new(game, game.setup(2, {}), "shaft")
