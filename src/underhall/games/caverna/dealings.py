"""Giving and taking during play: goods come and go at the choke points of `homeboard`, and the
log is told. The step under way then checks whether new animals fit (see `settling`).
"""

from __future__ import annotations

from underhall.core import Event, Events, Refusal, Seat
from underhall.games.caverna.board import homeboard
from underhall.games.caverna.box.goods import GOODS, Bundle, Supply, lacking, parts
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.state import CavernaState


def gain(state: CavernaState, seat: Seat, bundle: Bundle, events: Events) -> None:
    """Receive a bundle, and what active furnishings add to it (R-63)."""
    got = homeboard.gain(state.homes[seat], bundle)
    if events is not None:
        tell_gained(seat, got, events)


def pay(state: CavernaState, seat: Seat, bundle: Bundle, events: Events) -> None:
    """Pay a bundle. Does not check that it is there."""
    homeboard.pay(state.homes[seat], bundle)
    if events is not None:
        tell_paid(seat, bundle, events)


def tell_gained(seat: Seat, got: Bundle, events: Events) -> None:
    """One log line per good."""
    if events is not None:
        events.extend(Event("gained", seat, {"good": GOODS[good], "count": amount}) for good, amount in got)


def tell_paid(seat: Seat, paid: Bundle, events: Events) -> None:
    if events is not None:
        events.extend(Event("paid", seat, {"good": GOODS[good], "count": amount}) for good, amount in paid)


def why_not_pay(supply: Supply, cost: Bundle, ruling: str) -> Refusal | None:
    """Refuse a cost that cannot be paid, naming everything that is short."""
    short = lacking(supply, cost)
    if short:
        return refuse(ruling, "short", cost=parts(cost), lacking=parts(short))
    return None
