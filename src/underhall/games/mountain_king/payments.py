"""Paying (5.1, 5.3): what a seat owns, and how it chooses the tokens it spends.

A payment is a multiset of token classes: in storage by kind, and on each troll by symbol. It is chosen one token at a
time in a fixed order of classes, trolls before storage, never going back to an earlier class, so every multiset
is reached in one way; a class is offered only if it and the later ones hold enough. Tokens are spent without asking
when there is no choice, so a payment with only one way is not asked for at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import itemgetter
from typing import Final

from underhall.core.agenda import Automatic, Event, Events, Seat, Step, Transfer
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.box.cards import CLAN_CART, WORKSHOPS, UnloadTrolls
from underhall.games.mountain_king.box.content import CART, CLANS, KINDS, MINERALS
from underhall.games.mountain_king.deciding import TableDecide
from underhall.games.mountain_king.moves import STOP, STORED, TOKEN_KIND, TOKEN_OF, TOKENS, USE_TOKEN, Stop, UseToken
from underhall.games.mountain_king.pricing import Priced
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.spellbook import cast_effect
from underhall.games.mountain_king.state import (
    ACTIVATED,
    CLAN_CARTS_OF,
    STORAGE_OF,
    STORED_AT,
    SYMBOL_AT,
    SYMBOL_TOKENS,
    TOKEN_AT,
    TOKENS_FROM,
    TOKENS_OF,
    TableState,
)


def _of_symbol(symbol: int) -> tuple[int, ...]:
    return tuple(SYMBOL_AT[0][symbol])


def _of_kind(kind: int) -> tuple[int, ...]:
    clans = tuple(token for clan in range(len(CLANS)) for token in _of_symbol(CLAN_CART + clan)) if kind == CART else ()
    return (*clans, *_of_symbol(kind), STORED + kind)


# What may be due, and the token classes that can pay it, in the order in which they are asked for.
ANY: Final = "any_resource"
MINERAL: Final = "mineral"
FROM_TROLLS: Final = "troll"
WILD_CART: Final = "cart_wild"
CLAN_CARTS: Final = tuple(f"cart_{clan}" for clan in CLANS)
DUE: Final[dict[str, tuple[int, ...]]] = {
    **{name: _of_kind(kind) for kind, name in enumerate(KINDS)},
    WILD_CART: (*_of_symbol(CART), STORED + CART),
    **{name: (*_of_symbol(CLAN_CART + clan), *_of_symbol(CART), STORED + CART) for clan, name in enumerate(CLAN_CARTS)},
    # The least valuable mineral first: the first token chosen then names the score column of Molten Mortar.
    MINERAL: tuple(token for kind in MINERALS for token in _of_kind(kind)),
    ANY: tuple(range(len(TOKENS))),
    FROM_TROLLS: tuple(range(STORED)),
}


_PLACES: Final = tuple(range(len(TOKENS)))
_PLACES_FROM: Final = tuple(_PLACES[at:] for at in _PLACES)
_COUNTS: Final[dict[str, Callable[[list[int]], Sequence[int]]]] = {
    what: itemgetter(slice(len(order))) if order == _PLACES[: len(order)] else itemgetter(*order)
    for what, order in DUE.items()
}
"""For each thing due: out of all holdings, how many there are of each class that can pay it, in order."""


def owned(state: TableState, seat: Seat, kind: int) -> int:
    """How many tokens of a kind the seat can spend: in its side's storage and on its own trolls."""
    tokens = state.tokens
    have = state.storage[STORED_AT[state.side[seat]][kind]] + sum(tokens[SYMBOL_TOKENS[seat][kind]])
    return have + sum(tokens[CLAN_CARTS_OF[seat]]) if kind == CART else have


def owned_in_all(state: TableState, seat: Seat) -> int:
    side = state.side[seat]
    return sum(state.tokens[TOKENS_OF[seat]]) + sum(state.storage[STORAGE_OF[side]])


def holdings(state: TableState, seat: Seat) -> list[int]:
    """What the seat can spend, by token number."""
    side = state.side[seat]
    return state.tokens[TOKENS_OF[seat]] + state.storage[STORAGE_OF[side]]


def can_pay(state: TableState, seat: Seat, what: str, count: int) -> bool:
    return covers(holdings(state, seat), what) >= count


def covers(have: list[int], what: str) -> int:
    """How many of these holdings can pay what is due."""
    return sum(_COUNTS[what](have))


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
        state.tokens[TOKEN_AT[seat][token]] -= 1
    else:
        state.storage[STORED_AT[state.side[seat]][token - STORED]] -= 1
    state.supply[TOKEN_KIND[token]] += 1
    if events is not None:
        kind = KINDS[TOKEN_KIND[token]]
        went = Transfer(kind, 1, _place(token))
        events.append(Event("spent", seat, {"token": TOKENS[token], "kind": kind}, transfers=(went,)))


def unload(state: TableState, seat: Seat, token: int, events: Events) -> None:
    """One token from a troll of the seat into storage, where a clan cart becomes wild (2.4)."""
    kind = TOKEN_KIND[token]
    state.tokens[TOKEN_AT[seat][token]] -= 1
    state.storage[STORED_AT[state.side[seat]][kind]] += 1
    if events is not None:
        went = Transfer(KINDS[kind], 1, _place(token), STORES[kind])
        events.append(Event("unloaded", seat, {"token": TOKENS[token], "kind": KINDS[kind]}, transfers=(went,)))


def _place(token: int) -> str:
    """Where a token lies: on the troll in a slot, or in the storage."""
    return STORES[TOKEN_KIND[token]] if token >= STORED else f"slot:{TOKENS[token].split('@')[1]}"


def offers(have: list[int], what: str, left: int, at: int) -> list[tuple[int, int]]:
    """The classes from which the next of `left` tokens may come, as (place in the order, token number)."""
    order, counts = DUE[what], _COUNTS[what](have)
    ahead = counts[at:]
    rest = sum(ahead)
    found = []
    for place in compress(_PLACES_FROM[at], ahead):
        if rest < left:
            break
        found.append((place, order[place]))
        rest -= counts[place]
    return found


def pay(state: TableState, seat: Seat, what: str, left: int, events: Events, at: int = 0) -> None:
    """Spend what can be chosen in only one way; a `Pay` decision goes on the agenda for the rest, if any."""
    while left:
        found = offers(holdings(state, seat), what, left, at)
        if len(found) > 1:
            state.agenda.append(Pay(what, left, found[0][0]))
            return
        at, token = found[0]
        spend(state, seat, token, events)
        left -= 1


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
        found = offers(holdings(state, state.active), self.what, self.left, self.at)
        return len(found) > 1 and found[0][0] == self.at

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return [USE_TOKEN[token] for _, token in offers(holdings(state, seat), self.what, self.left, self.at)]

    def why_not(self, state: TableState, seat: Seat, move: UseToken) -> Refusal | None:
        return why_not_token(state, seat, move.token, self.what, self.left, self.at)

    def apply(self, state: TableState, seat: Seat, move: UseToken, events: Events) -> None:
        token = TOKEN_OF[move.token]
        spend(state, seat, token, events)
        pay(state, seat, self.what, self.left - 1, events, DUE[self.what].index(token))

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
        there = sum(state.tokens[TOKENS_FROM[state.active][self.at]])
        return there >= (self.left if self.whole else 1)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        need = self.left if self.whole else 1
        moves: list[Move] = [USE_TOKEN[token] for _, token in offers(holdings(state, seat), FROM_TROLLS, need, self.at)]
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
        if self.left > 1 and any(state.tokens[TOKENS_FROM[seat][token]]):
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
