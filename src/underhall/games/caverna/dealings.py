"""Giving and taking during play: goods come and go at the choke points of `homeboard`, and the log records it. The step
under way then checks whether new animals fit (see `settling`).
"""

from __future__ import annotations

from typing import Final

from underhall.core import Event, Events, Refusal, Seat, Transfer
from underhall.games.caverna.board import homeboard
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.goods import GOODS, Bundle, Supply, lacking, parts
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.state import CavernaState

SPACES: Final = tuple(f"space:{space.id}" for space in CONTENT.actions.space)
"""The action spaces as places of transfers."""
STORES: Final = tuple(f"store:{good}" for good in GOODS)
"""Where each good is kept, as a place of transfers."""
FIELDS: Final = "field"
"""The source of a harvest: each good comes from where it grows."""


def gain(state: CavernaState, seat: Seat, bundle: Bundle, events: Events, source: str = "") -> None:
    """Receive a bundle from a place, and what active furnishings add to it (R-63)."""
    got = homeboard.gain(state.homes[seat], bundle)
    if events is not None:
        tell_gained(seat, got, events, source)


def pay(state: CavernaState, seat: Seat, bundle: Bundle, events: Events) -> None:
    """Pay a bundle. Does not check that it is there."""
    homeboard.pay(state.homes[seat], bundle)
    if events is not None:
        tell_paid(seat, bundle, events)


def tell_gained(seat: Seat, got: Bundle, events: Events, source: str = "") -> None:
    """One log line per good."""
    if events is not None:
        for good, amount in got:
            name = GOODS[good]
            went = Transfer(name, amount, f"field:{name}" if source == FIELDS else source, STORES[good])
            events.append(Event("gained", seat, {"good": name, "count": amount}, transfers=(went,)))


def tell_paid(seat: Seat, paid: Bundle, events: Events) -> None:
    if events is not None:
        for good, amount in paid:
            went = Transfer(GOODS[good], amount, STORES[good])
            events.append(Event("paid", seat, {"good": GOODS[good], "count": amount}, transfers=(went,)))


def why_not_pay(supply: Supply, cost: Bundle, ruling: str) -> Refusal | None:
    """Refuse a cost that cannot be paid, naming everything that is short."""
    short = lacking(supply, cost)
    if short:
        return refuse(ruling, "short", cost=parts(cost), lacking=parts(short))
    return None
