"""Setting up: boards, board sides, and who starts (rulebook: preparation).

The secret tiles, which are dealt between the choice of sides and the draw of the first player, are in `secret`.
"""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Chance, Decide, Draw, Event, Events, Seat, Step
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.ghosts_galore.board.boards import BOARD_IDS, BOARD_INDEX, SIDE_LETTERS
from underhall.games.ghosts_galore.board.tiles import NONE
from underhall.games.ghosts_galore.moves import BOARD, CHOOSE_SIDE, FIRST_PLAYER, PLAY, Board, ChooseSide, FirstPlayer
from underhall.games.ghosts_galore.refusing import refuse
from underhall.games.ghosts_galore.state import GhostsGaloreState


class DealBoard(Chance[GhostsGaloreState, Board], frozen=True, gc=False, tag="deal_board"):
    """Every seat gets a board of its own, no two alike (R-21)."""

    seat: int
    on = ("deal_board", "choose_side")

    def fits(self, state: GhostsGaloreState, beneath: Step | None) -> bool:
        following = beneath.seat if isinstance(beneath, DealBoard) else state.players
        return state.board[self.seat] == NONE and following == self.seat + 1

    @classmethod
    def called_for(cls, state: GhostsGaloreState) -> int:
        return state.board.count(NONE)

    def draw(self, state: GhostsGaloreState) -> Draw:
        free = [board for board in range(len(BOARD_IDS)) if board not in state.board]
        return Draw("board", [BOARD[self.seat][board] for board in free])

    def apply(self, state: GhostsGaloreState, seat: Seat, move: Board, events: Events) -> None:
        state.board[move.seat] = BOARD_INDEX[move.board]
        if events is not None:
            events.append(Event("board", move.seat, {"board": move.board}))


class ChooseSides(Decide[GhostsGaloreState, ChooseSide], frozen=True, gc=False, tag="choose_side"):
    """All choose a side of their board at the same time, before any tile is dealt (R-20, R-75)."""

    on = ("deal_secret",)
    hidden: ClassVar[bool] = True

    @classmethod
    def called_for(cls, state: GhostsGaloreState) -> int:
        return int(NONE in state.side)

    def actors(self, state: GhostsGaloreState) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(state.players) if state.side[seat] == NONE])

    def moves(self, state: GhostsGaloreState, seat: Seat) -> list[Move]:
        return CHOOSE_SIDE[:]

    def why_not(self, state: GhostsGaloreState, seat: Seat, move: ChooseSide) -> Refusal | None:
        if move.side not in SIDE_LETTERS:
            return refuse("R-21", "no_such_side", side=move.side)
        return None

    def why_wait(self, state: GhostsGaloreState, seat: Seat, move: Move) -> Refusal | None:
        return refuse("R-20", "not_begun") if isinstance(move, PLAY) else None

    def apply(self, state: GhostsGaloreState, seat: Seat, move: ChooseSide, events: Events) -> None:
        state.side[seat] = SIDE_LETTERS.index(move.side)
        if NONE in state.side:
            state.agenda.append(self)
            if events is not None:
                events.append(Event("chosen", seat))
        elif events is not None:
            events.append(Event("chosen", seat))
            for other, side in enumerate(state.side):
                facts: dict[str, Fact] = {"side": f"{BOARD_IDS[state.board[other]]}_{SIDE_LETTERS[side]}"}
                events.append(Event("side", other, facts))


class DrawFirstPlayer(Chance[GhostsGaloreState, FirstPlayer], frozen=True, gc=False, tag="draw_first_player"):
    """The table may decide freely who takes the lantern; here a seat is drawn unless the setup names one."""

    on = ("round",)

    @classmethod
    def called_for(cls, state: GhostsGaloreState) -> int:
        return int(state.first == NONE)

    def draw(self, state: GhostsGaloreState) -> Draw:
        return Draw("first_player", FIRST_PLAYER[: state.players])

    def apply(self, state: GhostsGaloreState, seat: Seat, move: FirstPlayer, events: Events) -> None:
        state.first = move.seat
