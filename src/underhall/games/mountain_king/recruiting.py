"""Recruiting (7): bribe, take, refill, choose a slot, cascade, coronation, retirement."""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Automatic, Event, Events, Seat, Step, Transfer, replaced
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.box.cards import CARDS, LEVEL
from underhall.games.mountain_king.box.content import CLANS, COIN, CONTENT, KINDS
from underhall.games.mountain_king.deciding import TableDecide
from underhall.games.mountain_king.horde import (
    MOST_BRIBES,
    REFILL,
    RETIRE,
    bribed_places,
    bribes_due,
    collect_bribes,
    lay_bribe,
)
from underhall.games.mountain_king.moves import (
    PLACE_OF,
    PLACE_TROLL,
    PLACES,
    RECRUIT,
    SLOT_OF,
    STOP,
    TAKE_PEDESTAL,
    TOKEN_KIND,
    TOKEN_OF,
    PlaceTroll,
    Recruit,
    Stop,
    TakePedestal,
    UseToken,
)
from underhall.games.mountain_king.payments import (
    ANY,
    offers,
    owned,
    owned_in_all,
    pay,
    spend,
    token_moves,
    why_not_token,
)
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.state import BRIBE_ANY, PEDESTAL_AT, SLOT_AT, TableState
from underhall.games.mountain_king.trading import Menu
from underhall.games.mountain_king.trollsmoot import BENEATH, cascade, is_complete, open_slots

CROWNS: Final = CONTENT.scoring.coronation.tokens
CROWNS_OF_TWO: Final = CONTENT.scoring.coronation.tokens_two_players


def crown_values(state: TableState) -> tuple[int, ...]:
    """The coronation tokens of this match, top of the stack first."""
    return CROWNS_OF_TWO if state.players == 2 else CROWNS


# Choose and bribe (7.1) ---------------------------------------------------------------------------------------------


def purse(state: TableState, seat: Seat) -> int:
    """How many bribes the seat could lay: its coins, or all it owns after Honeyed Words (R-100)."""
    return owned_in_all(state, seat) if state.turn[BRIBE_ANY] else owned(state, seat, COIN)


def recruit_moves(state: TableState, seat: Seat) -> list[Move]:
    if is_complete(state, seat):
        return []
    have, horde, most = purse(state, seat), state.horde, MOST_BRIBES
    return [
        RECRUIT[place]
        for place in range(len(PLACES))
        if horde[place] >= 0 and (most <= have or place < 5 or bribes_due(state, place) <= have)
    ]


def why_not_recruit(state: TableState, seat: Seat, move: Recruit) -> Refusal | None:
    place = PLACE_OF.get(move.place, -1)
    if is_complete(state, seat):
        return refuse("R-88", "complete")
    if place < 0 or state.horde[place] < 0:
        return refuse("7.1", "no_troll_there", place=move.place)
    need, have = bribes_due(state, place), purse(state, seat)
    if need > have:
        return refuse("R-26", "bribes_short", need=need, have=have, place=move.place)
    return None


def recruit(state: TableState, seat: Seat, move: Recruit, events: Events) -> None:
    """Lay the bribes of a legal recruit; the card is taken when all lie there."""
    place = PLACE_OF[move.place]
    bribed = bribed_places(state, place)
    if state.turn[BRIBE_ANY] and bribed:
        state.agenda.append(TakeTroll(place, 0))
        _bribe_next(state, seat, place, 0, events)
        return
    state.agenda.append(TakeTroll(place, 1))
    if bribed:
        pay(state, seat, KINDS[COIN], len(bribed), events)


def _bribe_next(state: TableState, seat: Seat, place: int, at: int, events: Events) -> None:
    """Ask for the bribe on the `at`-th card beneath, unless only one class of tokens is left to choose from."""
    bribed = bribed_places(state, place)
    while at < len(bribed):
        have = offers(state, seat, ANY, 1, 0)
        if len(have) > 1:
            state.agenda.append(BribeWith(place, at))
            return
        spend(state, seat, have[0], events)
        lay_bribe(state, bribed[at], TOKEN_KIND[have[0]], events)
        at += 1


class BribeWith(TableDecide[UseToken], frozen=True, gc=False, tag="bribe_with"):
    """After Honeyed Words: which token lies on which card matters, so the places are filled one by one (5.3)."""

    place: int
    at: int
    on = ("take_troll",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        if not isinstance(beneath, TakeTroll) or beneath.place != self.place or beneath.coins:
            return False
        left = bribes_due(state, self.place) - self.at
        kinds = offers(state, state.active, ANY, 1, 0)
        return self.at >= 0 and len(kinds) > 1 and 0 < left <= owned_in_all(state, state.active)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return token_moves(state, seat, ANY, 1, 0)

    def why_not(self, state: TableState, seat: Seat, move: UseToken) -> Refusal | None:
        return why_not_token(state, seat, move.token, ANY, 1, 0)

    def apply(self, state: TableState, seat: Seat, move: UseToken, events: Events) -> None:
        token = TOKEN_OF[move.token]
        spend(state, seat, token, events)
        lay_bribe(state, bribed_places(state, self.place)[self.at], TOKEN_KIND[token], events)
        _bribe_next(state, seat, self.place, self.at + 1, events)

    def facts(self, state: TableState) -> dict[str, Fact]:
        beneath = bribed_places(state, self.place)[self.at]
        return {"place": PLACES[beneath], "troll": CARDS[state.horde[beneath]].id}


# Take (7.2) ---------------------------------------------------------------------------------------------------------


class TakeTroll(Automatic[TableState], frozen=True, gc=False, tag="take_troll"):
    """The bribes are paid (if `coins`, the coins are still to be laid): take the card with what lies on it, refill the
    gap."""

    place: int
    coins: int
    on = ("begin_halls",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        there = 0 <= self.place < 12 and state.horde[self.place] >= 0 and state.recruited < 0
        if not there or self.coins not in (0, 1) or is_complete(state, state.active):
            return False
        return self.coins == int(not (state.turn[BRIBE_ANY] and bribes_due(state, self.place)))

    def prices(self, state: TableState) -> dict[str, int]:
        return {KINDS[COIN]: bribes_due(state, self.place)} if self.coins else {}

    def run(self, state: TableState, events: Events) -> None:
        seat, place = state.active, self.place
        if self.coins:
            for beneath in bribed_places(state, place):
                lay_bribe(state, beneath, COIN, events)
        card = state.horde[place]
        state.horde[place] = -1
        state.recruited = card
        if events is not None:
            events.append(Event("recruited", seat, {"troll": CARDS[card].id, "place": PLACES[place]}))
        collect_bribes(state, seat, place, events)
        clan = state.horde_pedestal[place]
        if clan >= 0:
            state.horde_pedestal[place] = -1
            state.pedestals[PEDESTAL_AT[state.side[seat]][clan]] += 1
            if events is not None:
                went = Transfer(CLANS[clan], 1, f"place:{PLACES[place]}", f"store:{CLANS[clan]}")
                events.append(Event("got_pedestal", seat, {"pedestal": CLANS[clan]}, transfers=(went,)))
        state.agenda.append(CHOOSE_SLOT)
        if LEVEL[card] == 3:
            state.agenda.append(OFFER_PEDESTAL)
        state.agenda.append(REFILL[place])


class OfferPedestal(Automatic[TableState], frozen=True, gc=False, tag="offer_pedestal"):
    """A level-3 card lets its recruiter choose from the bag, after the refill (R-28)."""

    on = ("place_troll",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return state.recruited >= 0 and LEVEL[state.recruited] == 3

    def run(self, state: TableState, events: Events) -> None:
        if any(state.bag):
            state.agenda.append(ChoosePedestal())


class ChoosePedestal(TableDecide[TakePedestal | Stop], frozen=True, gc=False, tag="take_pedestal"):
    on = ("place_troll",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return state.recruited >= 0 and LEVEL[state.recruited] == 3 and any(state.bag)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return [*(TAKE_PEDESTAL[clan] for clan in range(len(CLANS)) if state.bag[clan]), STOP]

    def why_not(self, state: TableState, seat: Seat, move: TakePedestal | Stop) -> Refusal | None:
        if isinstance(move, Stop):
            return None
        if move.pedestal not in CLANS or not state.bag[CLANS.index(move.pedestal)]:
            return refuse("R-29", "not_in_bag", pedestal=move.pedestal)
        return None

    def apply(self, state: TableState, seat: Seat, move: TakePedestal | Stop, events: Events) -> None:
        if isinstance(move, Stop):
            return
        clan = CLANS.index(move.pedestal)
        state.bag[clan] -= 1
        state.pedestals[PEDESTAL_AT[state.side[seat]][clan]] += 1
        if events is not None:
            went = Transfer(move.pedestal, 1, "", f"store:{move.pedestal}")
            events.append(Event("got_pedestal", seat, {"pedestal": move.pedestal}, transfers=(went,)))


# Add and cascade (7.4), coronation (7.5) ----------------------------------------------------------------------------


class ChooseSlot(Menu[PlaceTroll], frozen=True, gc=False, tag="place_troll"):
    """Where the recruited troll goes; the seat may trade first, as the cascade refills symbols emptied now (R-91)."""

    on = ("begin_halls",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        return bool(open_slots(state, state.active))

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        return int(state.recruited >= 0)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return [PLACE_TROLL[slot] for slot in open_slots(state, seat)]

    def why_not(self, state: TableState, seat: Seat, move: PlaceTroll) -> Refusal | None:
        slot = SLOT_OF.get(move.slot, -1)
        facts: dict[str, Fact] = {"slot": move.slot}
        if slot < 0 or state.smoot[SLOT_AT[seat][slot]] >= 0:
            return refuse("2.3", "slot_taken", **facts)
        if any(state.smoot[SLOT_AT[seat][beneath]] < 0 for beneath in BENEATH[slot]):
            return refuse("2.3", "slot_unsupported", **facts)
        return None

    def apply(self, state: TableState, seat: Seat, move: PlaceTroll, events: Events) -> None:
        slot = SLOT_OF[move.slot]
        state.smoot[SLOT_AT[seat][slot]] = state.recruited
        state.recruited = -1
        cascade(state, seat, slot, events)
        if is_complete(state, seat):
            crown(state, seat, events)
        state.agenda.append(RETIRE[0])

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"troll": CARDS[state.recruited].id}


def crown(state: TableState, seat: Seat, events: Events) -> None:
    """A tenth troll takes the top coronation token; with the last one the end is near (R-76)."""
    if -1 not in state.crown_owner:
        return
    top = state.crown_owner.index(-1)
    state.crown_owner = replaced(state.crown_owner, top, state.side[seat])
    if events is not None:
        events.append(Event("crowned", seat, {"points": crown_values(state)[top]}))
    if -1 not in state.crown_owner:
        state.last_rounds = CONTENT.scoring.coronation.extra_turns_each
        if events is not None:
            events.append(Event("end_near", None, {"count": state.last_rounds}))


CHOOSE_SLOT: Final = ChooseSlot()
OFFER_PEDESTAL: Final = OfferPedestal()
RECRUITING_STEPS: Final = (BribeWith, TakeTroll, OfferPedestal, ChoosePedestal, ChooseSlot)
