"""The structure of the game (RULES sections 2 and 4): rounds and their phases. `calendar` has what comes when."""

from __future__ import annotations

from typing import Final

from underhall.core import Automatic, Chance, Draw, Event, Events, Move, Refusal, Seat, Step, replaced
from underhall.core.messages import Fact
from underhall.games.caverna.actions import SPACE, TABLES
from underhall.games.caverna.board.furnishing import round_start_income
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.goods import FOOD, RUBY, Bundle, Heap, unpack
from underhall.games.caverna.calendar import (
    COLOURS,
    ROUNDS,
    candidates,
    event_now,
    has_marker,
    markers_due,
    markers_left,
    next_round,
)
from underhall.games.caverna.dealings import gain, pay
from underhall.games.caverna.harvest import EVENTS, Harvest
from underhall.games.caverna.moves import Begin, Card, Clear, Done, Keep, Marker
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.spaces import FLIPS, IDS
from underhall.games.caverna.state import FREE, GREEN, RED, CavernaState, seats_in_order
from underhall.games.caverna.windows import Window
from underhall.games.caverna.work import NextTurn

_DATA: Final = CONTENT.rounds
_KEEP: Final[Bundle] = _DATA.solo.clear_prevention_cost
_DONE: Final = Done()


# The beginning ------------------------------------------------------------------------------------------------------


class ChooseFirst(Chance[CavernaState, Begin], frozen=True, gc=False, tag="choose_first"):
    """The starting player is drawn at random."""

    @classmethod
    def called_for(cls, state: CavernaState) -> int | None:
        return int(state.round == 0)

    def draw(self, state: CavernaState) -> Draw:
        return Draw("starting_player", [Begin(seat) for seat in range(len(state.homes))])

    def apply(self, state: CavernaState, seat: Seat, move: Begin, events: Events) -> None:
        begin_with(state, move.seat)
        if events is not None:
            events.append(Event("first", move.seat))


def begin_with(state: CavernaState, first: Seat) -> None:
    """Deal the food by seat, from the starting player clockwise (section 2.2), and begin the first round."""
    state.first = first
    food = CONTENT.setup.for_players(len(state.homes)).food_by_seat
    for seat, amount in zip(seats_in_order(state), food, strict=True):
        state.homes[seat].goods[FOOD] += amount
    state.agenda.append(Round(ROUNDS[len(state.homes)][0]))


# A round ------------------------------------------------------------------------------------------------------------


class Round(Automatic[CavernaState], frozen=True, gc=False, tag="round"):
    """Lay out the phases of a round."""

    number: int
    on = ()

    def run(self, state: CavernaState, events: Events) -> None:
        state.round = self.number
        state.event = event_now(state)
        if events is not None:
            events.append(Event("round", None, {"round": self.number}))
        state.agenda.extend(
            (EndRound(), Harvest(), ReturnHome(), NextTurn(state.first), Replenish(), ClearSpaces(), Reveal(), Income())
        )


class Income(Automatic[CavernaState], frozen=True, gc=False, tag="income"):
    """Phase 0: goods that wait for this round, and the miner's ore (R-7)."""

    on = ()

    def run(self, state: CavernaState, events: Events) -> None:
        for seat in seats_in_order(state):
            home = state.homes[seat]
            due = home.due[state.round]
            if due:
                home.due = replaced(home.due, state.round, 0)
                gain(state, seat, unpack(due), events)
            income = round_start_income(home)
            if income:
                gain(state, seat, income, events)


class Reveal(Automatic[CavernaState], frozen=True, gc=False, tag="reveal"):
    """Phase 1: the card of the round and its harvest marker. What is certain is not drawn."""

    on = ()

    def run(self, state: CavernaState, events: Events) -> None:
        players = len(state.homes)
        if has_marker(players, state.round):
            green, red = markers_left(state)
            if green and red:
                state.agenda.append(DrawMarker())
            else:
                turn_marker(state, RED if red else GREEN, events)
        cards = candidates(state)
        if len(cards) == 1:
            reveal(state, cards[0], events)
        else:
            state.agenda.append(DrawCard())


def _is_beginning(state: CavernaState) -> bool:
    """Whether nobody has placed a dwarf or passed in this round."""
    return not state.passed and not any(home.placed for home in state.homes)


class DrawCard(Chance[CavernaState, Card], frozen=True, gc=False, tag="draw_card"):
    on = ("clear_spaces", "draw_marker")

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        return len(candidates(state)) > 1 and _is_beginning(state)

    @classmethod
    def called_for(cls, state: CavernaState) -> int | None:
        """The card of the round, until it is revealed."""
        players = len(state.homes)
        shown = len(state.spaces) - len(TABLES[players].printed)
        return sum(1 for number in ROUNDS[players] if number <= state.round) - shown

    def draw(self, state: CavernaState) -> Draw:
        return Draw("card", [Card(IDS[card]) for card in candidates(state)])

    def apply(self, state: CavernaState, seat: Seat, move: Card, events: Events) -> None:
        reveal(state, SPACE[move.space], events)


class DrawMarker(Chance[CavernaState, Marker], frozen=True, gc=False, tag="draw_marker"):
    on = ("clear_spaces",)

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        return min(markers_left(state)) > 0 and _is_beginning(state)

    @classmethod
    def called_for(cls, state: CavernaState) -> int | None:
        """The marker of the round, until it is revealed."""
        return markers_due(state) - len(state.markers)

    def draw(self, state: CavernaState) -> Draw:
        green, red = markers_left(state)
        return Draw("marker", [Marker(COLOURS[GREEN])] * green + [Marker(COLOURS[RED])] * red)

    def apply(self, state: CavernaState, seat: Seat, move: Marker, events: Events) -> None:
        turn_marker(state, COLOURS.index(move.colour), events)


def reveal(state: CavernaState, card: int, events: Events) -> None:
    """Put a card into play. Family life turns the wish for children into the urgent one (R-9)."""
    if events is not None:
        events.append(Event("revealed", None, {"space": IDS[card]}))
    if card in FLIPS:
        before, after = FLIPS[card]
        state.spaces = replaced(state.spaces, state.spaces.index(before), after)
        if events is not None:
            events.append(Event("flipped", None, {"space": IDS[before], "other": IDS[after]}))
    state.spaces = (*state.spaces, card)


def turn_marker(state: CavernaState, colour: int, events: Events) -> None:
    state.markers = (*state.markers, colour)
    state.event = event_now(state)
    if events is not None:
        event = EVENTS[state.event].id
        events.append(Event("marker", None, {"colour": f"harvest_marker_{COLOURS[colour]}", "event": event}))


class ClearSpaces(Automatic[CavernaState], frozen=True, gc=False, tag="clear_spaces"):
    """Solo, phase 2: crowded spaces lose their goods unless a ruby keeps them (R-12)."""

    on = ("replenish",)

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        return _is_beginning(state)

    def run(self, state: CavernaState, events: Events) -> None:
        if len(state.homes) == 1:
            clear_or_ask(state, tuple(IDS[space] for space in state.spaces if is_crowded(state, space)), events)


def total(heap: Heap) -> int:
    """How many goods lie on a space, of any kind."""
    return sum(amount for _, amount in unpack(heap))


def is_crowded(state: CavernaState, space: int) -> bool:
    return total(state.stock[space]) >= _DATA.solo.clear_threshold


def clear_or_ask(state: CavernaState, crowded: tuple[str, ...], events: Events) -> None:
    if not crowded:
        return
    if state.homes[0].goods[RUBY] >= _KEEP[0][1]:
        state.agenda.append(KeepSpace(0, crowded))
        return
    for space in crowded:
        clear(state, space, events)


def clear(state: CavernaState, space: str, events: Events) -> None:
    state.stock[SPACE[space]] = 0
    if events is not None:
        events.append(Event("cleared", None, {"space": space}))


class KeepSpace(Window[Keep | Clear], frozen=True, gc=False, tag="solo_keep"):
    """Keep the goods of the first of these spaces for a ruby, or let them go; then the next."""

    spaces: tuple[str, ...]
    on = ("replenish",)
    open = False

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        """Only a solo player with a ruby is asked, about the crowded spaces not yet decided."""
        crowded = [IDS[space] for space in state.spaces if is_crowded(state, space)]
        if len(state.homes) > 1 or not self.spaces or list(self.spaces) != crowded[-len(self.spaces) :]:
            return False
        return state.homes[0].goods[RUBY] >= _KEEP[0][1]

    def moves(self, state: CavernaState, seat: Seat) -> list[Move]:
        return [Keep(self.spaces[0]), Clear(self.spaces[0])]

    def why_not(self, state: CavernaState, seat: Seat, move: Keep | Clear) -> Refusal | None:
        if move.space != self.spaces[0]:
            return refuse("R-12", "other_space_first", space=self.spaces[0])
        return None

    def apply(self, state: CavernaState, seat: Seat, move: Keep | Clear, events: Events) -> None:
        if isinstance(move, Keep):
            pay(state, seat, _KEEP, events)
            if events is not None:
                events.append(Event("kept", seat, {"space": move.space}))
        else:
            clear(state, self.spaces[0], events)
        clear_or_ask(state, self.spaces[1:], events)

    def facts(self, state: CavernaState) -> dict[str, Fact]:
        return {"space": self.spaces[0]}


class Replenish(Automatic[CavernaState], frozen=True, gc=False, tag="replenish"):
    """Phase 2: every accumulating space in play receives goods (R-8, R-10)."""

    on = ("next_turn",)

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        return _is_beginning(state) and beneath == NextTurn(state.first)

    def run(self, state: CavernaState, events: Events) -> None:
        refills = TABLES[len(state.homes)].refills
        for space in state.spaces:
            refill = refills[space]
            if refill is not None and state.round >= refill.from_round:
                state.stock[space] += refill.nonempty if state.stock[space] else refill.empty


class ReturnHome(Automatic[CavernaState], frozen=True, gc=False, tag="return_home"):
    """Phase 4: all dwarfs leave the action spaces."""

    on = ("harvest",)

    @classmethod
    def called_for(cls, state: CavernaState) -> int | None:
        """Once a dwarf is placed or a seat has passed, the work phase is on."""
        return 1 if state.passed or any(home.placed for home in state.homes) else None

    def run(self, state: CavernaState, events: Events) -> None:
        state.occupied = [FREE] * len(state.occupied)
        state.passed = 0
        for home in state.homes:
            home.placed = 0


class EndRound(Automatic[CavernaState], frozen=True, gc=False, tag="end_round"):
    """Newborn dwarfs are grown up; the next round begins, or the end of the game."""

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        return state.round > 0

    @classmethod
    def called_for(cls, state: CavernaState) -> int | None:
        """A round ends, except the last one once it is over: by then nobody is newborn."""
        if state.round != ROUNDS[len(state.homes)][-1]:
            return int(state.round > 0)
        return 1 if state.skips_field or state.skips_breeding or any(home.newborn for home in state.homes) else None

    def run(self, state: CavernaState, events: Events) -> None:
        state.skips_field = state.skips_breeding = 0
        for home in state.homes:
            home.newborn = 0
        following = next_round(len(state.homes), state.round)
        if following is not None:
            state.agenda.append(Round(following))
        else:
            state.agenda.extend(LastWindow(seat) for seat in reversed(seats_in_order(state)))


class LastWindow(Window[Done], frozen=True, gc=False, tag="final"):
    """After the last harvest: free actions, as often as the goods last; then everything is scored at once (R-116)."""

    on = ("", "final")

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        """After the last round, in turn order."""
        order = seats_in_order(state)
        last = self.seat == order[-1]
        following = None if last else LastWindow(order[order.index(self.seat) + 1])
        return state.round == ROUNDS[len(state.homes)][-1] and beneath == following

    def moves(self, state: CavernaState, seat: Seat) -> list[Move]:
        return [_DONE]

    def why_not(self, state: CavernaState, seat: Seat, move: Done) -> Refusal | None:
        return None

    def apply(self, state: CavernaState, seat: Seat, move: Done, events: Events) -> None:
        if events is not None:
            events.append(Event("done", seat))


STEPS: Final[tuple[type[Step], ...]] = (
    ChooseFirst,
    ClearSpaces,
    DrawCard,
    DrawMarker,
    EndRound,
    Income,
    KeepSpace,
    LastWindow,
    Replenish,
    ReturnHome,
    Reveal,
    Round,
)
"""All steps of this module, for the notation of positions."""
