"""Player setup (3.3): gates, the draft of starting trolls seat by seat, and the seat bonus.

A seat's six starting trolls are bits: those in `state.deck` have not been drawn, in no order; only the seat itself
knows those in `state.hand`. What is left of both when the game begins is out of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Automatic, Chance, Draw, Event, Events, Seat, Step, count, replaced
from underhall.core.grids import NOWHERE
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.board.gates import legal_gates, why_no_gate
from underhall.games.mountain_king.box.cards import CARD_OF, CARDS, STARTING, TROLLS, starting_card
from underhall.games.mountain_king.deciding import ONLY, TableDecide
from underhall.games.mountain_king.moves import (
    CELLS,
    DRAFT,
    DRAFT_CARD,
    SLOT_OF,
    Draft,
    DraftCard,
    FirstSeat,
    PlaceGate,
)
from underhall.games.mountain_king.payments import gain
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.state import BOTTOM_ROW, SLOT_AT, TableState, is_team_game, position, seats_in_order

ALL_SIX: Final = (1 << STARTING) - 1


class DrawFirst(Chance[TableState, FirstSeat], frozen=True, gc=False, tag="draw_first"):
    """Who starts: any seat; in the team game seat 0 or 2, so that a round runs 1, 2, 2, 1 by teams."""

    on = ("seat_players",)

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        return int(state.first < 0)

    def draw(self, state: TableState) -> Draw:
        seats = (0, 2) if is_team_game(state) else range(state.players)
        return Draw("first", [FirstSeat(seat) for seat in seats])

    def apply(self, state: TableState, seat: Seat, move: FirstSeat, events: Events) -> None:
        state.first = move.seat
        if events is not None:
            events.append(Event("first", move.seat))


class SeatPlayers(Automatic[TableState], frozen=True, gc=False, tag="seat_players"):
    """The start player is known: gates in order, then drafts in order (R-5), then the bonus."""

    on = ("next_turn",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return not state.round and max(state.mountain.gates) < 0

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        """Until the players are seated; then the bonus takes its place at the end of the setup."""
        return int(not state.round and not _is_seated(state))

    def run(self, state: TableState, events: Events) -> None:
        order = seats_in_order(state)
        state.agenda.append(SeatBonus())
        state.agenda.extend([DraftTurn(seat) for seat in reversed(order)])
        state.agenda.extend([ChooseGate(seat) for seat in reversed(order)])


class ChooseGate(TableDecide[PlaceGate], frozen=True, gc=False, tag="place_gate"):
    seat: int
    on = ("place_gate", "draft_turn")

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        """Gates are placed in order, before anyone drafts."""
        if state.first < 0 or state.mountain.gates[self.seat] >= 0:
            return False
        order = seats_in_order(state)
        return beneath == (DraftTurn(order[0]) if self.seat == order[-1] else ChooseGate(_after(state, self.seat)))

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        """One for every seat without a gate, once the players are seated."""
        return state.mountain.gates.count(NOWHERE) if _is_seated(state) else 0

    def actors(self, state: TableState) -> tuple[Seat, ...]:
        return ONLY[self.seat]

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return [PlaceGate(start.id) for start in legal_gates(state.mountain, seat)]

    def why_not(self, state: TableState, seat: Seat, move: PlaceGate) -> Refusal | None:
        return why_no_gate(state.mountain, seat, move.start)

    def why_wait(self, state: TableState, seat: Seat, move: Move) -> Refusal | None:
        return refuse("3.3", "setting_up") if move.moment else None

    def why_not_cell(self, state: TableState, seat: Seat, picked: Sequence[str], cell: str) -> Refusal | None:
        board = state.mountain.board
        start = next((start for start in board.starts if start.cell == board.grid.named(cell)), None)
        return self.why_not(state, seat, PlaceGate(start.id)) if start else refuse("3.3", "gate_on_start")

    def apply(self, state: TableState, seat: Seat, move: PlaceGate, events: Events) -> None:
        start = state.mountain.board.start(move.start)
        assert start is not None
        state.mountain.lay_gate(seat, start.cell)
        if events is not None:
            events.append(Event("gate", seat, {"cell": CELLS[state.mountain.board.index][start.cell]}))


class DraftTurn(Automatic[TableState], frozen=True, gc=False, tag="draft_turn"):
    """Hold two cards and place one, until row 0 is full; then take what the four placed cards give once."""

    seat: int
    on = ("draft_turn", "seat_bonus")

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        """Seats draft in order; a seat that waits has drawn and placed nothing."""
        if state.first < 0 or state.round:
            return False
        last = self.seat == seats_in_order(state)[-1]
        in_order = isinstance(beneath, SeatBonus) if last else beneath == DraftTurn(_after(state, self.seat))
        waiting = not state.hand[self.seat] and not _placed(state, self.seat)
        return in_order and (waiting or DraftPlace(self.seat) in state.agenda)

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        """One for every seat that has not drafted its row, once the players are seated."""
        return sum(1 for seat in range(state.players) if not _has_drafted(state, seat)) if _is_seated(state) else 0

    def run(self, state: TableState, events: Events) -> None:
        seat = self.seat
        placed = [card for card in state.smoot[BOTTOM_ROW[seat]] if card >= 0]
        if len(placed) == 4:
            for card in placed:
                _gain_once(state, seat, card, events)
            return
        state.agenda.append(self)
        state.agenda.append(DraftPlace(seat))
        state.agenda.extend([DrawStarting(seat)] * (2 - state.hand[seat].bit_count()))


class DrawStarting(Chance[TableState, DraftCard], frozen=True, gc=False, tag="draw_starting"):
    """The top card of a seat's own deck into its hand; nobody else sees it."""

    seat: int
    on = ("draw_starting", "draft_place")

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        drawing = 2 - state.hand[self.seat].bit_count()
        return beneath in (self, DraftPlace(self.seat)) and state.agenda.count(self) == drawing

    def draw(self, state: TableState) -> Draw:
        return Draw("starting", [DRAFT_CARD[card - TROLLS] for card in cards_of(self.seat, state.deck[self.seat])])

    def apply(self, state: TableState, seat: Seat, move: DraftCard, events: Events) -> None:
        bit = 1 << (CARD_OF[move.troll] - starting_card(self.seat, 0))
        state.deck = replaced(state.deck, self.seat, state.deck[self.seat] ^ bit)
        state.hand = replaced(state.hand, self.seat, state.hand[self.seat] | bit)
        if events is not None:
            events.append(Event("drew", self.seat, {"troll": move.troll}, only=(self.seat,)))

    def seen_by(self, state: TableState, seat: Seat, move: DraftCard) -> tuple[Seat, ...] | None:
        return (self.seat,)


class DraftPlace(TableDecide[Draft], frozen=True, gc=False, tag="draft_place"):
    """One of the two cards in hand face up into an empty slot of row 0, where it stays (R-6)."""

    seat: int
    on = ("draft_turn",)
    final: ClassVar[bool] = True  # the last one of all lets the seat bonus show hand cards

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        """Two cards are in hand, or on their way there; the last of the row was placed before."""
        hand, placed = state.hand[self.seat].bit_count(), _placed(state, self.seat)
        drawn = hand + state.agenda.count(DrawStarting(self.seat)) == 2 and (hand > 0 or placed == 0)
        return beneath == DraftTurn(self.seat) and min(state.mountain.gates) >= 0 and placed < 4 and drawn

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        """Someone drafts once all gates are placed, until all rows are full."""
        if state.round or min(state.mountain.gates) < 0:
            return 0
        return int(not all(_has_drafted(state, seat) for seat in range(state.players)))

    def actors(self, state: TableState) -> tuple[Seat, ...]:
        return ONLY[self.seat]

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        slots = [slot for slot in range(4) if state.smoot[SLOT_AT[seat][slot]] < 0]
        return [DRAFT[card - TROLLS][slot] for card in cards_of(seat, state.hand[seat]) for slot in slots]

    def why_not(self, state: TableState, seat: Seat, move: Draft) -> Refusal | None:
        slot = SLOT_OF.get(move.slot, -1)
        facts: dict[str, Fact] = {"troll": move.troll, "slot": move.slot}
        if CARD_OF.get(move.troll, -1) not in cards_of(seat, state.hand[seat]):
            return refuse("3.3", "not_in_hand", **facts)
        if not 0 <= slot < 4:
            return refuse("3.3", "not_row_0", **facts)
        if state.smoot[SLOT_AT[seat][slot]] >= 0:
            return refuse("R-6", "slot_taken", **facts)
        return None

    def why_wait(self, state: TableState, seat: Seat, move: Move) -> Refusal | None:
        return refuse("3.3", "setting_up") if move.moment else None

    def apply(self, state: TableState, seat: Seat, move: Draft, events: Events) -> None:
        card = CARD_OF[move.troll]
        state.hand = replaced(state.hand, seat, state.hand[seat] ^ 1 << card - starting_card(seat, 0))
        state.smoot[SLOT_AT[seat][SLOT_OF[move.slot]]] = card
        if events is not None:
            events.append(Event("drafted", seat, {"troll": move.troll, "slot": move.slot}))


class SeatBonus(Automatic[TableState], frozen=True, gc=False, tag="seat_bonus"):
    """Later players gain the one-time row of their hand card, the last two also that of their unseen one (3.3 E).

    It is compulsory (R-7), and there is none in the team game. What was not drafted leaves the game.
    """

    on = ("next_turn",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return not state.round

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        """The end of the setup, from when the players are seated."""
        return int(not state.round and not count(state, SeatPlayers))

    def run(self, state: TableState, events: Events) -> None:
        for seat in seats_in_order(state):
            place = position(state, seat)
            if place and not is_team_game(state):
                paying = state.hand[seat] | (state.deck[seat] if place >= 3 else 0)
                for card in cards_of(seat, paying):
                    if events is not None:
                        events.append(Event("bonus", seat, {"troll": CARDS[card].id}))
                    _gain_once(state, seat, card, events)
        state.hand = state.deck = (0,) * state.players


def _is_seated(state: TableState) -> bool:
    return count(state, SeatBonus) > 0


def _after(state: TableState, seat: Seat) -> Seat:
    return (seat + 1) % state.players


def _placed(state: TableState, seat: Seat) -> int:
    return sum(1 for card in state.smoot[BOTTOM_ROW[seat]] if card >= 0)


def _has_drafted(state: TableState, seat: Seat) -> bool:
    """Whether the seat's row 0 is full; one card is left in its hand."""
    return _placed(state, seat) == 4 and state.hand[seat].bit_count() == 1


def cards_of(seat: Seat, bits: int) -> list[int]:
    """The starting trolls of a seat that these bits mean, in order."""
    return [starting_card(seat, kind) for kind in range(STARTING) if bits >> kind & 1]


def _gain_once(state: TableState, seat: Seat, card: int, events: Events) -> None:
    for kind, number in enumerate(CARDS[card].once):
        if number:
            gain(state, seat, kind, number, events)


DRAFT_STEPS: Final = (DrawFirst, SeatPlayers, ChooseGate, DraftTurn, DrawStarting, DraftPlace, SeatBonus)
