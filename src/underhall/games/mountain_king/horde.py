"""The horde (2.5, 7.3, 7.6): three rows of trolls that stand on one another, their bribes and pedestals, and refills.

Places are numbered 0 to 4 in row 1, 5 to 8 in row 2, 9 to 11 in row 3. A deck is what nobody has seen of a level, in no
order, on top of the cards that were put under it, in the order in which they will come; unseen cards are drawn by
chance.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Automatic, Chance, Draw, Event, Events, Seat, Step, Transfer, count, replaced
from underhall.core.notation import Move
from underhall.games.mountain_king.box.cards import CARD_OF, CARDS, LEVEL, LEVEL_CARDS, LEVEL_MASK
from underhall.games.mountain_king.box.content import CLANS, KINDS
from underhall.games.mountain_king.moves import DEAL_PEDESTAL, DEAL_TROLL, PLACES, DealPedestal, DealTroll
from underhall.games.mountain_king.state import BRIBE_AT, BRIBES_ON, STORED_AT, TableState

ROW: Final = (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
BENEATH: Final = tuple(
    ()
    if place < 5
    else (place - 5, place - 4)
    if place < 9
    else (place - 4, place - 3, place - 9, place - 8, place - 7)
    for place in range(len(PLACES))
)
"""The places a card stands on, in the order in which bribes are laid: the middle row first, left to right."""
MOST_BRIBES: Final = max(map(len, BENEATH))
DECKS: Final = ((), (1, 2, 3), (2, 3, 1), (3, 2, 1))
"""By row, the levels whose decks refill it: the first that has a card does."""
BRIBES_TO_RETIRE: Final = 4


def bribed_places(state: TableState, place: int) -> list[int]:
    """The places that get a bribe when the card at `place` is recruited; empty ones need none (R-24)."""
    return [beneath for beneath in BENEATH[place] if state.horde[beneath] >= 0]


def bribes_due(state: TableState, place: int) -> int:
    """How many `bribed_places` there are."""
    due = 0
    for beneath in BENEATH[place]:
        if state.horde[beneath] >= 0:
            due += 1
    return due


def bribes_on(state: TableState, place: int) -> tuple[int, ...]:
    """The bribes on a card, by kind."""
    return state.bribes[BRIBES_ON[place]]


def _without_bribes_on(state: TableState, place: int) -> tuple[int, ...]:
    """All bribes but those on a card."""
    run = BRIBE_AT[place]
    return state.bribes[: run[0]] + (0,) * len(run) + state.bribes[run[-1] + 1 :]


def lay_bribe(state: TableState, place: int, kind: int, events: Events) -> None:
    """A token that was just spent becomes a bribe."""
    state.supply[kind] -= 1
    at = BRIBE_AT[place][kind]
    state.bribes = replaced(state.bribes, at, state.bribes[at] + 1)
    if events is not None:
        went = Transfer(KINDS[kind], 1, "", f"place:{PLACES[place]}")
        events.append(Event("bribed", None, {"place": PLACES[place], "kind": KINDS[kind]}, transfers=(went,)))


def collect_bribes(state: TableState, seat: Seat, place: int, events: Events) -> None:
    """All bribes on a card go to the seat's storage, in kind (R-40)."""
    got: list[str] = []
    for kind, laid in enumerate(bribes_on(state, place)):
        if laid:
            state.storage[STORED_AT[state.side[seat]][kind]] += laid
            got += [KINDS[kind]] * laid
    state.bribes = _without_bribes_on(state, place)
    if got and events is not None:
        source = f"place:{PLACES[place]}"
        went = tuple(Transfer(kind, got.count(kind), source, f"store:{kind}") for kind in dict.fromkeys(got))
        events.append(Event("collected", seat, {"place": PLACES[place], "goods": tuple(got)}, transfers=went))


def put_under(state: TableState, card: int) -> None:
    """A card goes under the deck of its printed level."""
    state.under = replaced(state.under, LEVEL[card], (*state.under[LEVEL[card]], card))


def put_in_bag(state: TableState, place: int) -> None:
    """The pedestal on a horde card, if any, goes back into the bag."""
    clan = state.horde_pedestal[place]
    if clan >= 0:
        state.horde_pedestal[place] = -1
        state.bag[clan] += 1


def deck_size(state: TableState, level: int) -> int:
    return (state.unseen & LEVEL_MASK[level]).bit_count() + len(state.under[level])


def _arrive(state: TableState, place: int, card: int, events: Events) -> None:
    state.horde[place] = card
    if events is not None:
        events.append(Event("arrived", None, {"troll": CARDS[card].id, "place": PLACES[place]}))
    if LEVEL[card] == 2 and any(state.bag):
        state.agenda.append(DrawPedestal(place))


_GAP_ON: Final = ("refill", "draw_workshop", "first_spell", "place_troll", "offer_pedestal", "retire", "disintegrate")
"""Gaps are refilled at setup, after a recruit, a retirement, or a spell."""


def _is_next_gap(state: TableState, place: int, beneath: Step | None) -> bool:
    """Whether a refill of this place, or a draw for it, comes right before what is beneath it."""
    if isinstance(beneath, Retire):
        return place == beneath.place - 1
    if isinstance(beneath, Refill):
        return place + 1 == beneath.place if not state.round else place < beneath.place
    return state.round > 0 or place == 11


class Refill(Automatic[TableState], frozen=True, gc=False, tag="refill"):
    """Fill a gap of the horde; when all decks are empty it stays."""

    place: int
    on = _GAP_ON

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return 0 <= self.place < 12 and state.horde[self.place] < 0 and _is_next_gap(state, self.place, beneath)

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        """Every gap is refilled; one that found all decks empty may stay, because from then on there are never more
        cards than refills."""
        left = sum(deck_size(state, level) for level in (1, 2, 3))
        if left <= count(state, Refill, DrawTroll):
            return None
        return state.horde.count(-1) - count(state, DrawTroll)

    def run(self, state: TableState, events: Events) -> None:
        for level in DECKS[ROW[self.place]]:
            if state.unseen & LEVEL_MASK[level]:
                state.agenda.append(DrawTroll(self.place, level))
                return
            if state.under[level]:
                card, *rest = state.under[level]
                state.under = replaced(state.under, level, tuple(rest))
                _arrive(state, self.place, card, events)
                return


class DrawTroll(Chance[TableState, DealTroll], frozen=True, gc=False, tag="draw_troll"):
    """The top card of a deck whose order nobody knows."""

    place: int
    level: int
    on = _GAP_ON

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        in_range = 0 <= self.place < 12 and 1 <= self.level <= 3
        if not in_range or state.horde[self.place] >= 0 or not _is_next_gap(state, self.place, beneath):
            return False
        first = next((level for level in DECKS[ROW[self.place]] if deck_size(state, level)), 0)
        return first == self.level and bool(state.unseen & LEVEL_MASK[self.level])

    def draw(self, state: TableState) -> Draw:
        unseen = state.unseen
        return Draw("troll", [DEAL_TROLL[card] for card in LEVEL_CARDS[self.level] if unseen >> card & 1])

    def apply(self, state: TableState, seat: Seat, move: DealTroll, events: Events) -> None:
        card = CARD_OF[move.troll]
        state.unseen ^= 1 << card
        _arrive(state, self.place, card, events)


class DrawPedestal(Chance[TableState, DealPedestal], frozen=True, gc=False, tag="draw_pedestal"):
    """A pedestal from the bag onto a level-2 card, whatever row it lies in."""

    place: int
    on = _GAP_ON

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        if not 0 <= self.place < 12 or not any(state.bag) or not _is_next_gap(state, self.place, beneath):
            return False
        card = state.horde[self.place]
        return card >= 0 and LEVEL[card] == 2 and state.horde_pedestal[self.place] < 0

    def draw(self, state: TableState) -> Draw:
        return Draw("pedestal", in_bag(state))

    def apply(self, state: TableState, seat: Seat, move: DealPedestal, events: Events) -> None:
        clan = CLANS.index(move.pedestal)
        state.bag[clan] -= 1
        state.horde_pedestal[self.place] = clan
        if events is not None:
            events.append(Event("pedestal_drawn", None, {"pedestal": move.pedestal, "place": PLACES[self.place]}))


def in_bag(state: TableState) -> list[Move]:
    """The pedestals in the bag, as equally likely draws."""
    return [DEAL_PEDESTAL[clan] for clan in range(len(CLANS)) for _ in range(state.bag[clan])]


class Retire(Automatic[TableState], frozen=True, gc=False, tag="retire"):
    """Cards with four bribes or more retire, from `place` on, each with its refill before the next (7.6)."""

    place: int
    on = ("begin_halls",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return 0 <= self.place <= len(PLACES)

    def run(self, state: TableState, events: Events) -> None:
        for place in range(self.place, len(PLACES)):
            laid = bribes_on(state, place)
            if sum(laid) < BRIBES_TO_RETIRE:
                continue
            for kind in range(len(KINDS)):
                state.supply[kind] += laid[kind]
            state.bribes = _without_bribes_on(state, place)
            put_in_bag(state, place)
            card = state.horde[place]
            state.horde[place] = -1
            put_under(state, card)
            if events is not None:
                events.append(Event("retired", None, {"troll": CARDS[card].id, "place": PLACES[place]}))
            state.agenda.append(RETIRE[place + 1])
            state.agenda.append(REFILL[place])
            return


REFILL: Final = tuple(Refill(place) for place in range(len(PLACES)))
RETIRE: Final = tuple(Retire(place) for place in range(len(PLACES) + 1))
HORDE_STEPS: Final = (Refill, DrawTroll, DrawPedestal, Retire)
