"""Trading with the supply (5.2): any four resources for one, at every menu of a seat's own turn.

The trade itself is a side move; its tokens are then picked as a payment, and last the kind gained. A trade once begun
must be finished. While Night Market lasts a trade costs less, and cannot be made at the full price (R-103).
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Beside, Event, Events, M, Seat
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.box.content import CONTENT, KINDS
from underhall.games.mountain_king.deciding import TableDecide
from underhall.games.mountain_king.moves import GAIN_KIND, TRADE, Gain, Trade
from underhall.games.mountain_king.payments import ANY, gain, owned_in_all, pay
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.state import CHEAP, CHEAP_RATE, STORED_AT, TableState

RATE: Final = CONTENT.scoring.trade.rate
_TRADE: Final[list[Move]] = [TRADE]
_NONE: Final[list[Move]] = []


class Menu(TableDecide[M], frozen=True, gc=False):
    """A decision of the active seat beside which it may trade (5.2, R-91)."""


class Trading(Beside[TableState, Trade]):
    """Trading with the supply: the trade is a side move, what it costs and brings is decided next."""

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return _TRADE if isinstance(state.agenda[-1], Menu) and can_trade(state, seat) else _NONE

    def why_not(self, state: TableState, seat: Seat, move: Trade) -> Refusal | None:
        if not isinstance(state.agenda[-1], Menu):
            return refuse("R-91", "no_trade_now")
        if not can_trade(state, seat):
            return refuse("R-12", "trade_short", need=rate(state), have=owned_in_all(state, seat))
        return None

    def apply(self, state: TableState, seat: Seat, move: Trade, events: Events) -> None:
        cost = rate(state)
        if state.turn[CHEAP]:
            state.turn[CHEAP] -= 1
        if events is not None:
            events.append(Event("trades", seat, {"count": cost}))
        state.agenda.append(TradeGain())
        pay(state, seat, ANY, cost, events)


def rate(state: TableState) -> int:
    """How many resources the next trade of this turn costs."""
    return state.turn[CHEAP_RATE] if state.turn[CHEAP] else RATE


def can_trade(state: TableState, seat: Seat) -> bool:
    missing = rate(state) - len(state.tokens[seat])
    if missing > 0:
        for at in STORED_AT[state.side[seat]]:
            missing -= state.storage[at]
    return missing <= 0


class TradeGain(TableDecide[Gain], frozen=True, gc=False, tag="trade_gain"):
    """Choose the kind a trade brings; it may be one that was spent (R-13)."""

    on = ("step_1", "step_2", "step_3", "step_4", "use_again", "place_troll")

    def prices(self, state: TableState) -> dict[str, int]:
        """A trade begun at the cheap rate has already used it up."""
        return {ANY: max(RATE, state.turn[CHEAP_RATE])}

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return list(GAIN_KIND)

    def why_not(self, state: TableState, seat: Seat, move: Gain) -> Refusal | None:
        return None if move in GAIN_KIND else refuse("R-13", "one_kind")

    def apply(self, state: TableState, seat: Seat, move: Gain, events: Events) -> None:
        gain(state, seat, KINDS.index(move.goods[0]), CONTENT.scoring.trade.gain, events)


TRADING_STEPS: Final = (TradeGain,)
