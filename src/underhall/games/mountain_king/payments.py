"""Paying (5.1, 5.3): what a seat owns, and how it chooses the tokens it spends.

A payment is a multiset of token classes: in storage by kind, and on each troll by symbol. It is chosen one token at a
time in a fixed order of classes, trolls before storage, never going back to an earlier class, so every multiset
is reached in one way; a class is offered only if it and the later ones hold enough. Tokens are spent without asking
when there is no choice, so a payment with only one way is not asked for at all.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Automatic, Event, Events, Seat, Step, Transfer
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.box.cards import CLAN_CART, WORKSHOPS, UnloadTrolls
from underhall.games.mountain_king.box.content import CART, CLANS, KINDS, MINERALS
from underhall.games.mountain_king.deciding import TableDecide
from underhall.games.mountain_king.moves import (
    STOP,
    STORED,
    TOKEN_KIND,
    TOKEN_OF,
    TOKEN_ON,
    TOKENS,
    USE_TOKEN,
    Stop,
    UseToken,
)
from underhall.games.mountain_king.pricing import Priced
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.spellbook import cast_effect
from underhall.games.mountain_king.state import ACTIVATED, STORAGE_OF, STORED_AT, TableState


def _of_kind(kind: int) -> tuple[int, ...]:
    clans = tuple(token for clan in range(len(CLANS)) for token in TOKEN_ON[CLAN_CART + clan]) if kind == CART else ()
    return (*clans, *TOKEN_ON[kind], STORED + kind)


# What may be due, and the token classes that can pay it, in the order in which they are asked for.
ANY: Final = "any_resource"
MINERAL: Final = "mineral"
FROM_TROLLS: Final = "troll"
WILD_CART: Final = "cart_wild"
CLAN_CARTS: Final = tuple(f"cart_{clan}" for clan in CLANS)
DUE: Final[dict[str, tuple[int, ...]]] = {
    **{name: _of_kind(kind) for kind, name in enumerate(KINDS)},
    WILD_CART: (*TOKEN_ON[CART], STORED + CART),
    **{name: (*TOKEN_ON[CLAN_CART + clan], *TOKEN_ON[CART], STORED + CART) for clan, name in enumerate(CLAN_CARTS)},
    # The least valuable mineral first: the first token chosen then names the score column of Molten Mortar.
    MINERAL: tuple(token for kind in MINERALS for token in _of_kind(kind)),
    ANY: tuple(range(len(TOKENS))),
    FROM_TROLLS: tuple(range(STORED)),
}


def _place_of(order: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(order.index(token) if token in order else -1 for token in range(len(TOKENS)))


PLACE_IN: Final = {what: _place_of(order) for what, order in DUE.items()}
"""For each thing due, by token: its place in the order, or -1 if it cannot pay."""
_FROM_STORAGE: Final = {
    what: tuple((kind, place) for kind, place in enumerate(place_of[STORED:]) if place >= 0)
    for what, place_of in PLACE_IN.items()
}
"""For each thing due, the kinds that can pay it out of storage, each with its place."""


def owned(state: TableState, seat: Seat, kind: int) -> int:
    """How many tokens of a kind the seat can spend: in its side's storage and on its own trolls."""
    have = state.storage[STORED_AT[state.side[seat]][kind]]
    for token in state.tokens[seat]:
        if TOKEN_KIND[token] == kind:
            have += 1
    return have


def owned_in_all(state: TableState, seat: Seat) -> int:
    return len(state.tokens[seat]) + sum(state.storage[STORAGE_OF[state.side[seat]]])


def holdings(state: TableState, seat: Seat) -> list[int]:
    """What the seat can spend, by token number."""
    have = [0] * STORED + state.storage[STORAGE_OF[state.side[seat]]]
    for token in state.tokens[seat]:
        have[token] += 1
    return have


def can_pay(state: TableState, seat: Seat, what: str, count: int) -> bool:
    place_of = PLACE_IN[what]
    for token in state.tokens[seat]:
        if place_of[token] >= 0:
            count -= 1
    at = STORED_AT[state.side[seat]]
    for kind, _ in _FROM_STORAGE[what]:
        count -= state.storage[at[kind]]
    return count <= 0


STORES: Final = tuple(f"store:{kind}" for kind in KINDS)
"""Where each kind is stored, for transfers."""


def gain(state: TableState, seat: Seat, kind: int, count: int, events: Events, source: str = "") -> None:
    """Tokens from the supply into the seat's storage; `source` is what brings them, if it is on the table."""
    state.supply[kind] -= count
    state.storage[STORED_AT[state.side[seat]][kind]] += count
    if events is not None and count:
        went = Transfer(KINDS[kind], count, source, STORES[kind])
        events.append(Event("gained", seat, {"count": count, "kind": KINDS[kind]}, transfers=(went,)))


def spend(state: TableState, seat: Seat, token: int, events: Events) -> None:
    """One token of the seat into the supply."""
    if token < STORED:
        _take(state, seat, token)
    else:
        state.storage[STORED_AT[state.side[seat]][token - STORED]] -= 1
    state.supply[TOKEN_KIND[token]] += 1
    if events is not None:
        kind = KINDS[TOKEN_KIND[token]]
        went = Transfer(kind, 1, _place(token))
        events.append(Event("spent", seat, {"token": TOKENS[token], "kind": kind}, transfers=(went,)))


def _take(state: TableState, seat: Seat, token: int) -> None:
    """One token off a troll of the seat."""
    held = state.tokens[seat]
    at = held.index(token)
    state.tokens[seat] = held[:at] + held[at + 1 :]


def unload(state: TableState, seat: Seat, token: int, events: Events) -> None:
    """One token from a troll of the seat into storage, where a clan cart becomes wild (2.4)."""
    kind = TOKEN_KIND[token]
    _take(state, seat, token)
    state.storage[STORED_AT[state.side[seat]][kind]] += 1
    if events is not None:
        went = Transfer(KINDS[kind], 1, _place(token), STORES[kind])
        events.append(Event("unloaded", seat, {"token": TOKENS[token], "kind": KINDS[kind]}, transfers=(went,)))


def _place(token: int) -> str:
    """Where a token lies: on the troll in a slot, or in the storage."""
    return STORES[TOKEN_KIND[token]] if token >= STORED else f"slot:{TOKENS[token].split('@')[1]}"


def ahead(state: TableState, seat: Seat, what: str, at: int) -> list[int]:
    """The places in the order of what is due of every token that can pay it, from place `at` on, in order."""
    place_of = PLACE_IN[what]
    found: list[int] = []
    for token in state.tokens[seat]:
        place = place_of[token]
        if place >= at:
            found.append(place)
    stored = STORED_AT[state.side[seat]]
    for kind, place in _FROM_STORAGE[what]:
        here = state.storage[stored[kind]]
        if here and place >= at:
            found += [place] * here
    found.sort()
    return found


def _foremost(state: TableState, seat: Seat, what: str, at: int) -> tuple[int, int, int]:
    """Of the places that `ahead` would list: the first one, how often it is there, and how many there are in all."""
    place_of = PLACE_IN[what]
    first, many, count = len(TOKENS), 0, 0
    for token in state.tokens[seat]:
        place = place_of[token]
        if place >= at:
            count += 1
            if place < first:
                first, many = place, 1
            elif place == first:
                many += 1
    stored = STORED_AT[state.side[seat]]
    for kind, place in _FROM_STORAGE[what]:
        here = state.storage[stored[kind]]
        if here and place >= at:
            count += here
            if place < first:
                first, many = place, here
    return first, many, count


def offers(state: TableState, seat: Seat, what: str, left: int, at: int) -> list[int]:
    """The places of the classes from which the next of `left` tokens may come: as many must be left from there on."""
    places = ahead(state, seat, what, at)
    found: list[int] = []
    last = -1
    for place in places[: max(0, len(places) - left + 1)]:
        if place != last:
            found.append(place)
            last = place
    return found


def token_moves(state: TableState, seat: Seat, what: str, left: int, at: int) -> list[Move]:
    """`offers` as moves."""
    order = DUE[what]
    return [USE_TOKEN[order[place]] for place in offers(state, seat, what, left, at)]


def pay(state: TableState, seat: Seat, what: str, left: int, events: Events, at: int = 0) -> None:
    """Spend what can be chosen in only one way; a `Pay` decision goes on the agenda for the rest, if any."""
    first, many, spare = _foremost(state, seat, what, at)
    spare -= left
    if left and many <= spare:  # most payments begin with a choice
        state.agenda.append(Pay(what, left, first))
        return
    order, places = DUE[what], ahead(state, seat, what, at)
    for spent in range(left):
        place = places[spent]
        if place != places[spent + spare]:
            state.agenda.append(Pay(what, left - spent, place))
            return
        spend(state, seat, order[place], events)


class Due(Automatic[TableState], frozen=True, gc=False, tag="due"):
    """Something to be paid once what is above it on the agenda is done."""

    what: str
    count: int
    on = ("excavate",)

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        owed = isinstance(beneath, Priced) and self.count == beneath.prices(state).get(self.what)
        return owed and can_pay(state, state.active, self.what, self.count)

    def run(self, state: TableState, events: Events) -> None:
        pay(state, state.active, self.what, self.count, events)


class Pay(TableDecide[UseToken], frozen=True, gc=False, tag="pay"):
    """Choose the next of `left` tokens, from the class at place `at` of its order on."""

    what: str
    left: int
    at: int
    on = ("lay_rune", "begin_statues", "excavate", "due", "take_troll", "yield", "trade_gain")

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        """Asked only as long as there is a choice."""
        paid: object = state.agenda[-3] if isinstance(beneath, Due) and beneath.what != self.what else beneath
        owed = paid.prices(state).get(self.what, 0) if isinstance(paid, Priced) else 0
        if not 1 <= self.left <= owed or not 0 <= self.at < len(DUE[self.what]):
            return False
        found = offers(state, state.active, self.what, self.left, self.at)
        return len(found) > 1 and found[0] == self.at

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return token_moves(state, seat, self.what, self.left, self.at)

    def why_not(self, state: TableState, seat: Seat, move: UseToken) -> Refusal | None:
        return why_not_token(state, seat, move.token, self.what, self.left, self.at)

    def apply(self, state: TableState, seat: Seat, move: UseToken, events: Events) -> None:
        token = TOKEN_OF[move.token]
        spend(state, seat, token, events)
        pay(state, seat, self.what, self.left - 1, events, PLACE_IN[self.what][token])

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"what": self.what, "count": self.left}


class Unload(TableDecide[UseToken | Stop], frozen=True, gc=False, tag="unload"):
    """Move up to `left` tokens from your trolls into storage; exactly that many if `whole`."""

    left: int
    at: int
    whole: int
    on = ("disintegrate", "next_use", "begin_step_1")

    def fits(self, state: TableState, beneath: Step | None) -> bool:
        """A spell empties up to this many symbols, a workshop exactly as many as it takes."""
        effect = cast_effect(state, beneath)
        if isinstance(effect, UnloadTrolls):
            most, whole = effect.max, 0
        else:
            most, whole = _UNLOADED * state.turn[ACTIVATED] * (effect is None), 1
        if self.whole != whole or not 1 <= self.left <= most or not 0 <= self.at < STORED:
            return False
        return len(ahead(state, state.active, FROM_TROLLS, self.at)) >= (self.left if self.whole else 1)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        moves = token_moves(state, seat, FROM_TROLLS, self.left if self.whole else 1, self.at)
        if not self.whole:
            moves.append(STOP)
        return moves

    def why_not(self, state: TableState, seat: Seat, move: UseToken | Stop) -> Refusal | None:
        if isinstance(move, Stop):
            return refuse("R-65", "unload_now") if self.whole else None
        return why_not_token(state, seat, move.token, FROM_TROLLS, self.left if self.whole else 1, self.at)

    def apply(self, state: TableState, seat: Seat, move: UseToken | Stop, events: Events) -> None:
        if isinstance(move, Stop):
            return
        token = TOKEN_OF[move.token]
        unload(state, seat, token, events)
        if self.left > 1 and ahead(state, seat, FROM_TROLLS, token):
            state.agenda.append(Unload(self.left - 1, token, self.whole))

    def facts(self, state: TableState) -> dict[str, Fact]:
        return {"count": self.left}


def why_not_token(state: TableState, seat: Seat, name: str, what: str, left: int, at: int) -> Refusal | None:
    """Why a token cannot be the next of `left` tokens that pay for `what`."""
    token = TOKEN_OF.get(name, -1)
    order, have = DUE[what], holdings(state, seat)
    if token < 0 or not have[token]:
        return refuse("R-15", "no_such_token", token=name)
    if token not in order:
        return refuse(_wrong_ruling(what), _wrong_code(what), token=name, what=what)
    place = order.index(token)
    if place < at:
        return refuse("R-15", "token_order", token=name)
    if sum([have[later] for later in order[place:]]) < left:
        return refuse("R-53", "too_few_left", token=name, count=left)
    return None


def _wrong_code(what: str) -> str:
    if what in CLAN_CARTS:
        return "wrong_clan_cart"
    if what == WILD_CART:
        return "clan_cart"
    return "not_on_troll" if what == FROM_TROLLS else "wrong_kind"


def _wrong_ruling(what: str) -> str:
    if what in CLAN_CARTS or what == WILD_CART:
        return "R-102"
    return "R-65" if what == FROM_TROLLS else "R-52"


_UNLOADED: Final = max(mode.move_from_troll for workshop in WORKSHOPS for mode in workshop.mode)
"""How many tokens one use of a workshop moves from trolls into storage."""
PAYMENT_STEPS: Final = (Due, Pay, Unload)
