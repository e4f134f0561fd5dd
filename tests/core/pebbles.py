"""Pebbles: the smallest game that uses every part of the core. It is the template of docs/adding-a-game.md.

Each seat is dealt a secret pebble worth 1 to 4 and then chooses, in secret and at the same time as the others, a cup,
`left` or `right`. Then seats take turns: take one or two stones from a heap, or, once, swap a stone for two points
(a side move). The seat that takes the last stone ends the game. Points: stones taken, the secret pebble, points
swapped, and one more for every other seat in the same cup.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec

from underhall.core import (
    Automatic,
    Beside,
    Chance,
    Decide,
    Draw,
    Event,
    Events,
    Game,
    Move,
    Notation,
    Option,
    PositionError,
    Refusal,
    Rng,
    Score,
    Seat,
    Setup,
    State,
    Step,
    cards,
    messages,
    positions,
)
from underhall.core import agenda as flow
from underhall.core.cards import Card
from underhall.core.messages import Fact
from underhall.core.refusals import refusing

refuse = refusing("pebbles")

CUPS = ("left", "right")
PEBBLES = (1, 2, 3, 4, 4)

Count = Annotated[int, msgspec.Meta(ge=0)]

messages.add_folder(Path(__file__).parent / "locales")


class Deal(Move, frozen=True, gc=False, tag="deal"):
    seat: int
    pebble: int


class Cup(Move, frozen=True, gc=False, tag="cup"):
    cup: str


class Take(Move, frozen=True, gc=False, tag="take"):
    stones: int


class Swap(Move, frozen=True, gc=False, tag="swap"):
    pass


class PebblesState(State):
    __slots__ = ("bag", "cup", "heap", "pebble", "stones", "swapped")

    def __init__(self, players: int, heap: int) -> None:
        self.agenda = []
        self.heap = heap
        self.bag = list(PEBBLES)
        self.pebble = [0] * players
        self.cup = [""] * players
        self.stones = [0] * players
        self.swapped = [0] * players

    def copy(self) -> PebblesState:
        twin = PebblesState.__new__(PebblesState)
        twin.agenda = self.agenda[:]
        twin.heap = self.heap
        twin.bag = self.bag[:]
        twin.pebble = self.pebble[:]
        twin.cup = self.cup[:]
        twin.stones = self.stones[:]
        twin.swapped = self.swapped[:]
        return twin


class DealPebble(Chance[PebblesState, Deal], frozen=True, gc=False, tag="deal_pebble"):
    seat: int
    on = ("choose_cup", "deal_pebble")

    def fits(self, state: PebblesState, beneath: Step | None) -> bool:
        following = beneath.seat if isinstance(beneath, DealPebble) else len(state.pebble)
        return not state.pebble[self.seat] and following == self.seat + 1

    @classmethod
    def called_for(cls, state: PebblesState) -> int:
        return state.pebble.count(0)

    def draw(self, state: PebblesState) -> Draw:
        return Draw("pebble", [Deal(self.seat, pebble) for pebble in state.bag])

    def apply(self, state: PebblesState, seat: Seat, move: Deal, events: Events) -> None:
        state.bag.remove(move.pebble)
        state.pebble[move.seat] = move.pebble
        if events is not None:
            events.append(Event("dealt", move.seat, {"pebble": move.pebble}, only=(move.seat,)))

    def seen_by(self, state: PebblesState, seat: Seat, move: Deal) -> tuple[Seat, ...] | None:
        return (self.seat,)


class ChooseCup(Decide[PebblesState, Cup], frozen=True, gc=False, tag="choose_cup"):
    on = ("next_turn",)
    hidden: ClassVar[bool] = True

    def fits(self, state: PebblesState, beneath: Step | None) -> bool:
        """Nobody chooses a cup before all have their pebble."""
        return all(state.pebble) or not any(state.cup)

    @classmethod
    def called_for(cls, state: PebblesState) -> int:
        return int(not all(state.cup))

    def actors(self, state: PebblesState) -> tuple[Seat, ...]:
        return tuple(seat for seat, cup in enumerate(state.cup) if not cup)

    def moves(self, state: PebblesState, seat: Seat) -> list[Move]:
        return [Cup(cup) for cup in CUPS]

    def why_not(self, state: PebblesState, seat: Seat, move: Cup) -> Refusal | None:
        return None if move.cup in CUPS else refuse("R-1", "no_such_cup", cup=move.cup)

    def apply(self, state: PebblesState, seat: Seat, move: Cup, events: Events) -> None:
        state.cup[seat] = move.cup
        if not all(state.cup):
            state.agenda.append(self)


class Turn(Decide[PebblesState, Take], frozen=True, gc=False, tag="turn"):
    seat: int

    @classmethod
    def called_for(cls, state: PebblesState) -> int:
        return int(all(state.cup) and state.heap > 0)

    def actors(self, state: PebblesState) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, state: PebblesState, seat: Seat) -> list[Move]:
        return [Take(stones) for stones in (1, 2) if stones <= state.heap]

    def why_not(self, state: PebblesState, seat: Seat, move: Take) -> Refusal | None:
        if not 1 <= move.stones <= min(2, state.heap):
            return refuse("R-2", "stones", stones=move.stones, heap=state.heap)
        return None

    def apply(self, state: PebblesState, seat: Seat, move: Take, events: Events) -> None:
        state.heap -= move.stones
        state.stones[seat] += move.stones
        if events is not None:
            events.append(Event("took", seat, {"stones": move.stones}))
        state.agenda.append(NextTurn((seat + 1) % len(state.cup)))

    def facts(self, state: PebblesState) -> dict[str, Fact]:
        return {"heap": state.heap}


class NextTurn(Automatic[PebblesState], frozen=True, gc=False, tag="next_turn"):
    """It waits only while cups are chosen; later it is carried out at once."""

    seat: int

    def fits(self, state: PebblesState, beneath: Step | None) -> bool:
        return self.seat == 0

    @classmethod
    def called_for(cls, state: PebblesState) -> int:
        return int(not all(state.cup))

    def run(self, state: PebblesState, events: Events) -> None:
        if state.heap:
            state.agenda.append(Turn(self.seat))


class Swapping(Beside[PebblesState, Swap]):
    """Once, a stone may be swapped for two points (R-3)."""

    def moves(self, state: PebblesState, seat: Seat) -> list[Move]:
        move = Swap()
        return [move] if self.why_not(state, seat, move) is None else []

    def why_not(self, state: PebblesState, seat: Seat, move: Swap) -> Refusal | None:
        if not state.stones[seat]:
            return refuse("R-3", "no_stone")
        if state.swapped[seat]:
            return refuse("R-3", "swapped_before")
        return None

    def apply(self, state: PebblesState, seat: Seat, move: Swap, events: Events) -> None:
        state.stones[seat] -= 1
        state.swapped[seat] += 1
        if events is not None:
            events.append(Event("swapped", seat))


class PebblesPosition(msgspec.Struct, forbid_unknown_fields=True):
    """What `dump` writes and `restore` reads; the bag is what is left of PEBBLES."""

    heap: Count
    pebble: list[Count]
    cup: list[str]
    stones: list[Count]
    swapped: list[Count]


class PebblesView(msgspec.Struct, frozen=True):
    heap: int
    stones: list[int]
    swapped: list[int]
    chosen: list[bool]
    cups: list[str]
    own: int | None
    pebbles: list[int]


class Pebbles(Game[PebblesState]):
    id = "pebbles"
    players = (2, 3)
    options: tuple[Option, ...] = (Option("heap", (5, 7, 9), 7),)
    notation = Notation[Move](Deal, Cup, Take, Swap)
    steps = Notation[Step](DealPebble, ChooseCup, Turn, NextTurn)
    beside: Beside[PebblesState, Any] = Swapping()
    categories = ("stones", "pebble", "swaps", "cup")

    def start(self, setup: Setup) -> PebblesState:
        heap = setup.options["heap"]
        assert isinstance(heap, int)
        state = PebblesState(setup.players, heap)
        state.agenda = [
            NextTurn(0),
            ChooseCup(),
            *(DealPebble(seat) for seat in reversed(range(setup.players))),
        ]
        flow.run(state, None)
        return state

    def picture(
        self, state: PebblesState, seat: Seat | None, lang: str, *, width: int | None = None, names: Sequence[str] = ()
    ) -> str:
        view = self.view(state, seat)
        rows = [f"[bold]heap[/] {'o' * view.heap}"]
        for other, stones in enumerate(view.stones):
            pebble = view.own if other == seat else view.pebbles[other] if view.pebbles else "?"
            rows.append(f"seat {other}: [yellow]{'o' * stones or '-'}[/] pebble={pebble} cup={view.cups[other] or '?'}")
        return "\n".join(rows)

    def catalogue(self) -> Mapping[str, Any]:
        return {"cups": [{"id": cup} for cup in CUPS], "pebbles": list(PEBBLES)}

    def explained(self) -> Sequence[str]:
        return CUPS

    def card(
        self,
        id: str,
        lang: str,
        *,
        state: PebblesState | None = None,
        seat: Seat | None = None,
        names: Sequence[str] = (),
    ) -> Card:
        name, text = (messages.sentence(key, {}, lang) for key in (f"pebbles-cup-{id}", "pebbles-card-cup"))
        now = () if state is None else cards.picking(self, state, seat, f"cup:{id}", lang)
        return Card(id, name, text, rule="pebbles:R-1", now=now)

    def scores(self, state: PebblesState) -> list[Score]:
        scores = []
        for seat in range(len(state.cup)):
            mates = sum(1 for other in state.cup if other and other == state.cup[seat]) - bool(state.cup[seat])
            points = {
                "stones": state.stones[seat],
                "pebble": state.pebble[seat],
                "swaps": 2 * state.swapped[seat],
                "cup": mates,
            }
            scores.append(Score(points, sum(points.values()), (state.stones[seat],)))
        return scores

    def view(self, state: PebblesState, seat: Seat | None) -> PebblesView:
        all_in, over = all(state.cup), not state.agenda
        return PebblesView(
            heap=state.heap,
            stones=state.stones[:],
            swapped=state.swapped[:],
            chosen=[bool(cup) for cup in state.cup],
            cups=[cup if all_in or other == seat else "" for other, cup in enumerate(state.cup)],
            own=None if seat is None else state.pebble[seat],
            pebbles=state.pebble[:] if over else [],
        )

    def determinize(self, state: PebblesState, seat: Seat | None, rng: Rng) -> PebblesState:
        twin = state.copy()
        if not state.agenda:
            return twin
        others = [other for other in range(len(state.cup)) if other != seat and state.pebble[other]]
        pool = sorted(state.bag + [state.pebble[other] for other in others])
        rng.shuffle(pool)
        for other in others:
            twin.pebble[other] = pool.pop()
        twin.bag = sorted(pool)
        if not all(state.cup):
            for other, cup in enumerate(state.cup):
                if cup and other != seat:
                    twin.cup[other] = CUPS[rng.randrange(2)]
        return twin

    def dump(self, state: PebblesState) -> dict[str, Any]:
        return {
            "heap": state.heap,
            "pebble": state.pebble[:],
            "cup": state.cup[:],
            "stones": state.stones[:],
            "swapped": state.swapped[:],
        }

    def restore(self, setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> PebblesState:
        read = positions.read(data, PebblesPosition, "state")
        for path in ("pebble", "cup", "stones", "swapped"):
            if len(getattr(read, path)) != setup.players:
                raise PositionError("shape", path=path)
        heap = setup.options["heap"]
        assert isinstance(heap, int)
        state = PebblesState(setup.players, heap)
        for cup in read.cup:
            if cup and cup not in CUPS:
                raise PositionError("cup", game=self.id, cup=cup)
        for pebble in filter(None, read.pebble):
            if pebble not in state.bag:
                raise PositionError("pebble", game=self.id, pebbles=tuple(map(str, read.pebble)))
            state.bag.remove(pebble)
        have = read.heap + sum(read.stones) + sum(read.swapped)
        if have != heap:
            raise PositionError("stones", game=self.id, have=have, need=heap)
        state.heap, state.pebble, state.cup = read.heap, read.pebble, read.cup
        state.stones, state.swapped = read.stones, read.swapped
        state.agenda = list(steps)
        return state

    def components(self, state: PebblesState) -> dict[str, int]:
        stones = state.heap + sum(state.stones) + sum(state.swapped)
        pebbles = len(state.bag) + sum(1 for pebble in state.pebble if pebble)
        return {"stone": stones, "pebble": pebbles}


GAME = Pebbles()
