"""The turn frame (4) and the end of the game (11): whose turn it is, and its four steps in fixed order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core.agenda import Automatic, Event, Events, Seat
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.mountain_king.box.content import RUNE
from underhall.games.mountain_king.carting import BEGIN_HALLS, BEGIN_STATUES
from underhall.games.mountain_king.casting import cast, cast_moves, why_not_cast
from underhall.games.mountain_king.moves import END_STEP, SKIP, Activate, Cast, Dig, EndStep, Recruit, Skip
from underhall.games.mountain_king.payments import owned
from underhall.games.mountain_king.recruiting import recruit, recruit_moves, why_not_recruit
from underhall.games.mountain_king.refusing import refuse
from underhall.games.mountain_king.state import CAST, DETACHED, ENTRIES, TableState
from underhall.games.mountain_king.trading import Menu, can_trade
from underhall.games.mountain_king.trollsmoot import is_complete
from underhall.games.mountain_king.tunnelling import dig, dig_moves, is_dig_possible, why_not_dig, why_not_dig_at
from underhall.games.mountain_king.workshops import activate, activate_moves, may_activate, why_not_activate


class NextTurn(Automatic[TableState], frozen=True, gc=False, tag="next_turn"):
    """The next seat's turn. Once the last coronation token is taken, the round is finished and two more are played."""

    @classmethod
    def called_for(cls, state: TableState) -> int | None:
        """The turn after this one; the match may be over only once the last seat has had its last turn."""
        last = state.last_rounds == 0 and state.active == (state.first - 1) % state.players
        return None if last else 1

    def run(self, state: TableState, events: Events) -> None:
        seat = state.first if state.active < 0 else (state.active + 1) % state.players
        if seat == state.first:
            if state.last_rounds == 0:
                state.turn = [0] * ENTRIES
                return
            if state.last_rounds > 0:
                state.last_rounds -= 1
            state.round += 1
        state.active = seat
        state.turn = [0] * ENTRIES
        state.agenda += _TURN
        if events is not None:
            events.append(Event("turn", seat, {"round": state.round}))


class BeginStep1(Automatic[TableState], frozen=True, gc=False, tag="begin_step_1"):
    """Step 1 lasts as long as something could be cast or activated, now or after a trade (R-11)."""

    on = ("begin_step_2",)

    def run(self, state: TableState, events: Events) -> None:
        seat = state.active
        castable = not state.turn[CAST] and (owned(state, seat, RUNE) > 0 or can_trade(state, seat))
        if castable or may_activate(state, seat):
            state.agenda.append(STEP_1)


class Step1(Menu[Cast | Activate | EndStep], frozen=True, gc=False, tag="step_1"):
    """Cast one spell and activate one workshop, in either order, or go on."""

    on = ("begin_step_2",)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        return [*cast_moves(state, seat), *activate_moves(state, seat), END_STEP]

    def why_not(self, state: TableState, seat: Seat, move: Cast | Activate | EndStep) -> Refusal | None:
        if isinstance(move, Cast):
            return why_not_cast(state, seat, move)
        return why_not_activate(state, seat, move) if isinstance(move, Activate) else None

    def why_wait(self, state: TableState, seat: Seat, move: Move) -> Refusal | None:
        return None

    def apply(self, state: TableState, seat: Seat, move: Cast | Activate | EndStep, events: Events) -> None:
        if isinstance(move, Cast):
            state.agenda.append(BEGIN_STEP_1)
            cast(state, seat, move, events)
        elif isinstance(move, Activate):
            state.agenda.append(BEGIN_STEP_1)
            activate(state, seat, move, events)


class BeginStep2(Automatic[TableState], frozen=True, gc=False, tag="begin_step_2"):
    """A seat with a complete trollsmoot that can neither dig nor trade skips step 2."""

    on = ("begin_halls",)

    def run(self, state: TableState, events: Events) -> None:
        seat = state.active
        if (
            not is_complete(state, seat)
            or can_trade(state, seat)
            or is_dig_possible(state, seat, detached=state.turn[DETACHED])
        ):
            state.agenda.append(STEP_2)


class Step2(Menu[Recruit | Dig | Skip], frozen=True, gc=False, tag="step_2"):
    """Recruit a troll or dig a tunnel; a seat that can do either must (R-16)."""

    on = ("begin_halls",)

    def moves(self, state: TableState, seat: Seat) -> list[Move]:
        found = recruit_moves(state, seat) + dig_moves(state, seat, detached=state.turn[DETACHED])
        return found or [SKIP]

    def why_not(self, state: TableState, seat: Seat, move: Recruit | Dig | Skip) -> Refusal | None:
        if isinstance(move, Recruit):
            return why_not_recruit(state, seat, move)
        if isinstance(move, Dig):
            return why_not_dig(state, seat, move, detached=state.turn[DETACHED])
        if not is_complete(state, seat):
            return refuse("R-16", "can_recruit")
        if is_dig_possible(state, seat, detached=state.turn[DETACHED]):
            return refuse("R-14", "can_dig")
        return None

    def why_wait(self, state: TableState, seat: Seat, move: Move) -> Refusal | None:
        return None

    def why_not_cell(self, state: TableState, seat: Seat, picked: Sequence[str], cell: str) -> Refusal | None:
        return why_not_dig_at(self, state, seat, cell)

    def apply(self, state: TableState, seat: Seat, move: Recruit | Dig | Skip, events: Events) -> None:
        if isinstance(move, Recruit):
            recruit(state, seat, move, events)
        elif isinstance(move, Dig):
            dig(state, move, detached=state.turn[DETACHED])
        elif events is not None:
            events.append(Event("skipped", seat))


NEXT_TURN: Final = NextTurn()
BEGIN_STEP_1: Final = BeginStep1()
STEP_1: Final = Step1()
STEP_2: Final = Step2()
_TURN: Final = (NEXT_TURN, BEGIN_STATUES, BEGIN_HALLS, BeginStep2(), BEGIN_STEP_1)
TURN_STEPS: Final = (NextTurn, BeginStep1, Step1, BeginStep2, Step2)
