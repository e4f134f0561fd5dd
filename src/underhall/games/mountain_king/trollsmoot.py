"""The trollsmoot (2.6, 7.4): a pyramid of ten slots, the tokens on its trolls' symbols, and the cascade.

Slots are numbered 0 to 3 in row 0, 4 to 6 in row 1, 7 and 8 in row 2, and 9 on top. Where a seat's
slots and the tokens on them lie in the state is in `state`.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Event, Events, Seat, Transfer
from underhall.core.messages import Fact
from underhall.games.mountain_king.box.cards import CARDS, KIND_OF, LEVEL, SYMBOLS_OF
from underhall.games.mountain_king.box.content import KINDS
from underhall.games.mountain_king.moves import SLOTS, TOKEN_KIND, TOKEN_ON, TOKEN_SLOT
from underhall.games.mountain_king.state import SLOT_AT, SMOOT, TableState

COMPLETE: Final = len(SLOTS)
BENEATH: Final[tuple[tuple[int, ...], ...]] = ((), (), (), (), (0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (7, 8))
ROW: Final = (0, 0, 0, 0, 1, 1, 1, 2, 2, 3)
_UPPER: Final = tuple(slot for slot in range(COMPLETE) if ROW[slot])


def _cascade_of(slot: int) -> tuple[int, ...]:
    reached = {slot}
    for _ in range(3):
        reached |= {below for above in reached for below in BENEATH[above]}
    return tuple(sorted(reached, reverse=True))


ACTIVATED: Final = tuple(_cascade_of(slot) for slot in range(COMPLETE))
"""The slots that a cascade from a slot reaches, itself first: each once (R-33), none beside or above it (R-34)."""


def trolls(state: TableState, seat: Seat) -> int:
    """How many trolls, starting trolls included, the seat has."""
    return COMPLETE - state.smoot[SMOOT[seat]].count(-1)


def is_complete(state: TableState, seat: Seat) -> bool:
    return state.smoot[SLOT_AT[seat][-1]] >= 0


def open_slots(state: TableState, seat: Seat) -> list[int]:
    """Empty slots above row 0 whose two trolls beneath are there."""
    smoot = state.smoot[SMOOT[seat]]
    return [slot for slot in _UPPER if smoot[slot] < 0 <= min(smoot[BENEATH[slot][0]], smoot[BENEATH[slot][1]])]


def cascade_yield(state: TableState, seat: Seat, slot: int, card: int = -1) -> list[int]:
    """What a cascade from `slot` would bring, by kind; with `card`, as if that card lay there with no token on it."""
    brings = [0] * len(KINDS)
    tokens = state.tokens[seat]
    for reached in ACTIVATED[slot]:
        fresh = reached == slot and card >= 0
        there = card if fresh else state.smoot[SLOT_AT[seat][reached]]
        for symbol, count in SYMBOLS_OF[there]:
            brings[KIND_OF[symbol]] += count - (0 if fresh else tokens.count(TOKEN_ON[symbol][reached]))
    return brings


def refilled(state: TableState, seat: Seat, slot: int) -> list[int]:
    """The slots whose trolls a cascade from `slot` would give something."""
    tokens, smoot = state.tokens[seat], state.smoot
    return [
        reached
        for reached in ACTIVATED[slot]
        if any(
            tokens.count(TOKEN_ON[symbol][reached]) < count
            for symbol, count in SYMBOLS_OF[smoot[SLOT_AT[seat][reached]]]
        )
    ]


def cascade(state: TableState, seat: Seat, slot: int, events: Events) -> None:
    """Every symbol without a token, on the card in `slot` and on all beneath it, gets one from the supply."""
    tokens, supply = list(state.tokens[seat]), state.supply
    for reached in ACTIVATED[slot]:
        card = state.smoot[SLOT_AT[seat][reached]]
        got: list[str] = []
        for symbol, count in SYMBOLS_OF[card]:
            token = TOKEN_ON[symbol][reached]
            missing = count - tokens.count(token)
            if missing:
                tokens += [token] * missing
                supply[KIND_OF[symbol]] -= missing
                if events is not None:
                    got += [KINDS[KIND_OF[symbol]]] * missing
        if got and events is not None:
            target = f"slot:{SLOTS[reached]}"
            went = tuple(Transfer(kind, got.count(kind), "", target) for kind in dict.fromkeys(got))
            facts: dict[str, Fact] = {"troll": CARDS[card].id, "slot": SLOTS[reached], "goods": tuple(got)}
            events.append(Event("activated", seat, facts, transfers=went))
    state.tokens[seat] = tuple(sorted(tokens))


def empty_card(state: TableState, seat: Seat, slot: int) -> None:
    """All tokens on the card in a slot go to the supply."""
    left: list[int] = []
    for token in state.tokens[seat]:
        if TOKEN_SLOT[token] == slot:
            state.supply[TOKEN_KIND[token]] += 1
        else:
            left.append(token)
    state.tokens[seat] = tuple(left)


def levels(state: TableState, seat: Seat) -> int:
    """The sum of printed levels in the trollsmoot, for ties; starting trolls count 0 (12.2, R-81)."""
    return sum([LEVEL[card] for card in state.smoot[SMOOT[seat]] if card >= 0])
