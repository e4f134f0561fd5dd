"""The game behind the interface of `core.game`: words, steps, scores, and what each chapter contributes."""

from __future__ import annotations

from typing import Final

from underhall.core import agenda, content
from underhall.core.agenda import Events, Seat, Step
from underhall.core.game import Game, Setup
from underhall.core.notation import Move, Notation
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.carting import CARTING_STEPS
from underhall.games.mountain_king.content import GAME_ID, HOUSE
from underhall.games.mountain_king.draft import DRAFT_STEPS
from underhall.games.mountain_king.excavating import EXCAVATING_STEPS
from underhall.games.mountain_king.horde import HORDE_STEPS
from underhall.games.mountain_king.moves import MOVES, Trade
from underhall.games.mountain_king.payments import PAYMENT_STEPS
from underhall.games.mountain_king.recruiting import RECRUITING_STEPS
from underhall.games.mountain_king.scoring import CATEGORIES
from underhall.games.mountain_king.setup import OPTIONS, PLAYERS, SETUP_STEPS, check_setup, new_table
from underhall.games.mountain_king.spells import SPELL_STEPS
from underhall.games.mountain_king.state import TableState
from underhall.games.mountain_king.trading import TRADING_STEPS, begin_trade, side_moves, why_not_trade
from underhall.games.mountain_king.turns import TURN_STEPS
from underhall.games.mountain_king.workshops import WORKSHOP_STEPS

STEPS: Final = (
    *SETUP_STEPS,
    *DRAFT_STEPS,
    *TURN_STEPS,
    *SPELL_STEPS,
    *WORKSHOP_STEPS,
    *RECRUITING_STEPS,
    *HORDE_STEPS,
    *EXCAVATING_STEPS,
    *CARTING_STEPS,
    *TRADING_STEPS,
    *PAYMENT_STEPS,
)


class MountainKing(Game[TableState]):
    """In the Hall of the Mountain King, for two to five players or two teams of two."""

    id = GAME_ID
    players = PLAYERS
    options = OPTIONS
    notation = Notation[Move](*MOVES)
    steps = Notation[Step](*STEPS)
    side_words = (Trade,)
    categories = CATEGORIES
    edition = content.edition(GAME_ID, HOUSE)

    def start(self, setup: Setup) -> TableState:
        state = new_table(setup)
        agenda.run(state, None)
        return state

    def check_setup(self, setup: Setup) -> None:
        check_setup(setup)

    def side_moves(self, state: TableState, seat: Seat) -> list[Move]:
        return side_moves(state, seat)

    def why_not_side(self, state: TableState, seat: Seat, move: Move) -> Refusal | None:
        return why_not_trade(state, seat)

    def apply_side(self, state: TableState, seat: Seat, move: Move, events: Events) -> None:
        begin_trade(state, seat, events)
