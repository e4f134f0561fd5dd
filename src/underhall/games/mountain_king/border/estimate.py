"""The honour that each seat can expect to have at the end.

What is safe counts in full. Resources, pedestals, trolls and tunnels count by what they usually become (the figures of
`yardstick`), less with fewer turns left; and every turn left brings something by itself. Turns are counted from the
seat and not by rounds, so that handing over a turn changes nothing.

Half-done actions are played to their end first, spells too, so that beginning one is worth what it leads to.
"""

from __future__ import annotations

from typing import Any, Final

from underhall.core.agenda import Chance, Decide, Seat, Step
from underhall.core.agenda import run as run_agenda
from underhall.core.notation import Move
from underhall.games.mountain_king.board.scoring import leftover_honour
from underhall.games.mountain_king.border import yardstick
from underhall.games.mountain_king.carting import BeginHalls
from underhall.games.mountain_king.casting import DrawSpell, ResolveOrIgnore
from underhall.games.mountain_king.honour import leftovers, members
from underhall.games.mountain_king.horde_spells import ChooseRefresh
from underhall.games.mountain_king.spell_choices import SPELL_STEPS
from underhall.games.mountain_king.state import ACTIVATED, CAST, PEDESTALS_OF, TableState, position
from underhall.games.mountain_king.turns import Step1

_CASTING: Final[tuple[type[Step], ...]] = (ResolveOrIgnore, DrawSpell, *SPELL_STEPS)
_PENDING: Final = frozenset((*yardstick.PENDING, *_CASTING))
_COMPARED: Final = frozenset(_CASTING) - {ChooseRefresh}
"""Spells' questions whose answers are compared. Nothing here depends on who stands in the horde."""
_STEPS: Final = 40  # more than any action takes
_FEW: Final = 6  # answers of a spell that are compared

_HOPE: Final = (0.05, 0.5, 0.75, 0.9)
"""How much of its worth a prospect keeps, by the turns left; with more turns, all of it."""
_TURN: Final = 5.5
"""What a turn brings beyond what is there already."""
_LAST_TURN: Final = 2.0
"""The same for the last one: there is nothing left to prepare."""
_ROUNDS: Final = {2: 16.0, 3: 15.0, 4: 14.5, 5: 14.0}
"""About how many rounds a game lasts, by players."""

_BEGUN: Final = BeginHalls()  # on top of a copy whose action was finished: its seat has done something in this turn


def expected(state: TableState) -> list[float]:
    if not state.agenda:
        points = [yardstick.scored(state, side) + leftover_honour(leftovers(state, side)) for side in _sides(state)]
        return [float(points[side]) for side in state.side]
    if type(state.agenda[-1]) in _PENDING:
        state = state.copy()
        _settle(state)
        state.agenda.append(_BEGUN)
    worth = [_side_worth(state, side) for side in _sides(state)]
    return [worth[side] for side in state.side]


def _sides(state: TableState) -> range:
    return range(len(state.honour))


def turns_to_come(state: TableState, seat: Seat) -> float:
    """How many turns the seat still has to play; the current one counts as long as it has done nothing in it."""
    if not state.agenda:
        return 0.0
    if state.active < 0:
        return _ROUNDS[state.players]
    here, now = position(state, seat), position(state, state.active)
    later = here > now or (here == now and _is_fresh(state))
    if state.last_rounds >= 0:
        return float(state.last_rounds + later)
    return max(3.0, _ROUNDS[state.players] - state.round + later)


def _is_fresh(state: TableState) -> bool:
    """Whether the active seat has yet to make its first choice. Every answer ends that, so none gains by it."""
    return type(state.agenda[-1]) is Step1 and not state.turn[CAST] and not state.turn[ACTIVATED]


def _side_worth(state: TableState, side: int) -> float:
    seats = members(state, side)
    turns = sum(turns_to_come(state, seat) for seat in seats) / len(seats)
    hope = _HOPE[int(turns)] if turns < len(_HOPE) else 1.0
    have = leftovers(state, side)
    value = yardstick.scored(state, side) + hope * yardstick.goods_worth(have) + (1 - hope) * leftover_honour(have)
    value += hope * yardstick.PEDESTAL * min(4, sum(state.pedestals[PEDESTALS_OF[side]]))
    for seat in seats:
        value += hope * yardstick.trolls_worth(state, seat)
    value += hope * yardstick.room_worth(state, side)
    return value + len(seats) * (_LAST_TURN * min(turns, 1.0) + _TURN * max(0.0, turns - 1.0))


def _settle(state: TableState) -> None:
    """Finish the action that is under way: as the yardstick does, and a spell by what its first answers lead to."""
    agenda = state.agenda
    for _ in range(_STEPS):
        if not agenda or type(agenda[-1]) not in _PENDING:
            return
        top = agenda.pop()
        if isinstance(top, Chance):
            top.apply(state, -1, top.draw(state).outcomes[0], None)
        elif isinstance(top, Decide):
            seat = state.active
            move = _best_of(state, seat, top) if type(top) in _COMPARED else yardstick.habit(state, seat, top)
            top.apply(state, seat, move, None)
        run_agenda(state, None)


def _best_of(state: TableState, seat: Seat, step: Decide[TableState, Any]) -> Move:
    moves = step.moves(state, seat)
    best, most = moves[0], None
    if len(moves) == 1:
        return best
    for move in moves[:_FEW]:
        twin = state.copy()
        step.apply(twin, seat, move, None)
        run_agenda(twin, None)
        _settle(twin)
        twin.agenda.append(_BEGUN)
        worth = _side_worth(twin, state.side[seat])
        if most is None or worth > most:
            best, most = move, worth
    return best
