"""The game behind the interface of `core.game`: words, steps, scores, and what each chapter contributes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from underhall.core import agenda, messages
from underhall.core.agenda import Seat, Step
from underhall.core.game import Game, Rng, Score, Setup
from underhall.core.kept import Kept
from underhall.core.notation import Move, Notation
from underhall.games.mountain_king import honour
from underhall.games.mountain_king.board.scoring import CATEGORIES
from underhall.games.mountain_king.border import conservation, estimate, plans, positions, view, yardstick
from underhall.games.mountain_king.border.view_shapes import TableView
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.box.content import EDITION, GAME_ID, read_mountain
from underhall.games.mountain_king.carting import CARTING_STEPS
from underhall.games.mountain_king.casting import CASTING_STEPS
from underhall.games.mountain_king.draft import DRAFT_STEPS
from underhall.games.mountain_king.excavating import EXCAVATING_STEPS
from underhall.games.mountain_king.horde import HORDE_STEPS
from underhall.games.mountain_king.moves import (
    MOVES,
    PLACES,
)
from underhall.games.mountain_king.payments import PAYMENT_STEPS
from underhall.games.mountain_king.recruiting import RECRUITING_STEPS
from underhall.games.mountain_king.setup import OPTIONS, PLAYERS, SETUP_STEPS, check_setup, new_table
from underhall.games.mountain_king.spell_choices import SPELL_STEPS
from underhall.games.mountain_king.state import TableState
from underhall.games.mountain_king.trading import TRADING_STEPS, Trading
from underhall.games.mountain_king.tunnelling import TUNNELLING_STEPS
from underhall.games.mountain_king.turns import TURN_STEPS
from underhall.games.mountain_king.workshops import WORKSHOP_STEPS

STEPS: Final = (
    *SETUP_STEPS,
    *DRAFT_STEPS,
    *TURN_STEPS,
    *CASTING_STEPS,
    *SPELL_STEPS,
    *WORKSHOP_STEPS,
    *RECRUITING_STEPS,
    *HORDE_STEPS,
    *TUNNELLING_STEPS,
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
    beside = Trading()
    tie_breaks = ("levels", "order")
    categories = CATEGORIES
    edition = EDITION
    fitted = estimate.FITTED

    def start(self, setup: Setup) -> TableState:
        state = new_table(setup)
        agenda.run(state, None)
        return state

    def check_setup(self, setup: Setup) -> None:
        check_setup(setup)

    def scores(self, state: TableState) -> list[Score]:
        return honour.scores(state)

    def open_scores(self, state: TableState, seat: Seat | None) -> list[Score]:
        return honour.open_scores(state, seat)

    def view(self, state: TableState, seat: Seat | None) -> TableView:
        return view.view(state, seat)

    def views(self, state: TableState, seats: Sequence[Seat | None]) -> list[TableView]:
        return view.views(state, seats)

    def shown(self, state: TableState, seats: Sequence[Seat | None], kept: Kept) -> list[TableView]:
        return view.views(state, seats, kept)

    def determinize(self, state: TableState, seat: Seat | None, rng: Rng) -> TableState:
        return view.determinize(state, seat, rng)

    def dump(self, state: TableState) -> dict[str, Any]:
        return positions.dump(state)

    def restore(self, setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> TableState:
        return positions.restore(setup, data, steps)

    def components(self, state: TableState) -> dict[str, int]:
        return conservation.components(state)

    def allies(self, state: TableState, seat: Seat) -> tuple[Seat, ...]:
        return tuple(honour.members(state, state.side[seat]))

    def occupants(self, state: TableState) -> Mapping[str, str]:
        return {PLACES[place]: cards.CARDS[card].id for place, card in enumerate(state.horde) if card >= 0}

    def evaluate(self, state: TableState, seat: Seat) -> float:
        return yardstick.evaluate(state, seat)

    def expected(self, state: TableState) -> list[float]:
        return estimate.expected(state)

    def outlook(self, state: TableState, seat: Seat) -> float:
        return estimate.outlook(state, seat)

    def sensible(self, state: TableState, seat: Seat) -> list[Move]:
        return plans.sensible(state, seat, self.moves(state, seat))

    def turn(self, state: TableState) -> int | None:
        return state.round * state.players + state.active

    def check_content(self, folder: Path) -> None:
        cards.read(folder)
        read_mountain(folder)


GAME = MountainKing()
messages.add_names(GAME.id, GAME.names)
