"""The game behind the interface of `core.game`: words, steps, scores, and what each chapter contributes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from underhall.core import agenda, messages
from underhall.core.agenda import Events, Seat, Step
from underhall.core.cards import Card
from underhall.core.game import Game, Rng, Score, Setup
from underhall.core.notation import Move, Notation
from underhall.core.refusals import Refusal
from underhall.games.mountain_king import honour
from underhall.games.mountain_king.board.gates import legal_gates
from underhall.games.mountain_king.board.scoring import CATEGORIES
from underhall.games.mountain_king.border import conservation, names, positions, touching, view, yardstick
from underhall.games.mountain_king.border.view_shapes import TableView
from underhall.games.mountain_king.box import cards
from underhall.games.mountain_king.box.content import EDITION, GAME_ID, read_mountain
from underhall.games.mountain_king.carting import CARTING_STEPS
from underhall.games.mountain_king.casting import CASTING_STEPS
from underhall.games.mountain_king.draft import DRAFT_STEPS, ChooseGate
from underhall.games.mountain_king.excavating import EXCAVATING_STEPS
from underhall.games.mountain_king.horde import HORDE_STEPS
from underhall.games.mountain_king.moves import (
    MOVES,
    PLACES,
    CallStatue,
    Dedicate,
    Lay,
    MoveStatue,
    SwapStatues,
    Trade,
)
from underhall.games.mountain_king.payments import PAYMENT_STEPS
from underhall.games.mountain_king.recruiting import RECRUITING_STEPS
from underhall.games.mountain_king.setup import OPTIONS, PLAYERS, SETUP_STEPS, check_setup, new_table
from underhall.games.mountain_king.spell_choices import SPELL_STEPS
from underhall.games.mountain_king.state import TableState
from underhall.games.mountain_king.trading import TRADING_STEPS, begin_trade, side_moves, why_not_trade
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
    side_words = (Trade,)
    tie_breaks = ("levels", "order")
    categories = CATEGORIES
    edition = EDITION

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

    def side_moves(self, state: TableState, seat: Seat) -> list[Move]:
        return side_moves(state, seat)

    def why_not_side(self, state: TableState, seat: Seat, move: Move) -> Refusal | None:
        return why_not_trade(state, seat)

    def apply_side(self, state: TableState, seat: Seat, move: Move, events: Events) -> None:
        begin_trade(state, seat, events)

    def evaluate(self, state: TableState, seat: Seat) -> float:
        return yardstick.evaluate(state, seat)

    def picks(self, state: TableState, seat: Seat, move: Move) -> list[str]:
        """Tiles are picked by their cells, halls by name and then by their cells; the other moves by their fields."""
        if isinstance(move, Lay | Dedicate):
            board = state.mountain.board
            table, id = (board.tunnels, move.tunnel) if isinstance(move, Lay) else (board.halls, move.hall)
            name = [] if isinstance(move, Lay) else [f"hall:{id.split(':')[0]}"]
            marked = table.marked[table.number(id)]
            anchor = [] if marked < 0 else [f"marked:{board.grid.name(marked)}"]
            return [*name, *(f"cell:{cell}" for cell in table.names(table.number(id))), *anchor]
        if isinstance(move, MoveStatue | CallStatue):
            return [f"statue:{move.statue}", f"cell:{move.cell}"]
        if isinstance(move, SwapStatues):
            return [f"statue:{move.statue}", f"statue:{move.other}"]
        return super().picks(state, seat, move)

    def why_not_picked(self, state: TableState, seat: Seat, picked: Sequence[str]) -> Refusal | None:
        return touching.why_not_picked(self, state, seat, picked)

    def why_not_now(self, state: TableState, seat: Seat, move: Move) -> Refusal:
        return touching.why_not_now(state, move) or super().why_not_now(state, seat, move)

    def names(self, lang: str) -> Mapping[str, str]:
        return names.names(lang)

    def explained(self) -> Sequence[str]:
        from underhall.games.mountain_king.border import explaining  # explaining needs the messages, playing does not

        return explaining.EXPLAINED

    def card(
        self,
        id: str,
        lang: str,
        *,
        state: TableState | None = None,
        seat: Seat | None = None,
        names: Sequence[str] = (),
    ) -> Card:
        from underhall.games.mountain_king.border import explaining

        return explaining.card(self, id, lang, state, seat, names)

    def picture(
        self, state: TableState, seat: Seat | None, lang: str, *, width: int | None = None, names: Sequence[str] = ()
    ) -> str:
        from underhall.games.mountain_king.border import picture  # drawing needs the messages, playing does not

        starts: dict[str, str] = {}
        if state.agenda and isinstance(placing := state.agenda[-1], ChooseGate):
            mountain = state.mountain
            for start in legal_gates(mountain, placing.actors(state)[0]):
                starts[mountain.board.grid.name(start.cell)] = start.sign
        return picture.picture(view.view(state, seat), seat, lang, width, names, starts)

    def check_content(self, folder: Path) -> None:
        cards.read(folder)
        read_mountain(folder)


GAME = MountainKing()
messages.add_names(GAME.id, GAME.names)
