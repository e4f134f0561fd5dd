"""The honour that each seat can expect to have at the end.

What is safe counts in full. What else a side has (`estimate_features`) counts by what it usually becomes with so many
turns left, by weights that are data in weights.json. Those of things are halfway between what they seemed to be worth
and what one more of them brought in games played on with and without it; what turns bring was fitted on games that bots
played, so that the whole is right on average (`underhall fit mountain_king` goes on from there). No rule depends on
them. Turns are counted from the seat and not by rounds, so that handing over a turn changes nothing.

Half-done actions are played to their end first, spells too, so that beginning one is worth what it leads to.
"""

from __future__ import annotations

from operator import mul
from pathlib import Path
from typing import Any, Final

from underhall.core.agenda import Chance, Decide, Seat, Step
from underhall.core.agenda import run as run_agenda
from underhall.core.fitted import Fitted
from underhall.core.grids import Mask
from underhall.core.notation import Move
from underhall.core.scales import Scale
from underhall.games.mountain_king.board.networks import side_mask
from underhall.games.mountain_king.board.scoring import hall_honour, leftover_honour, statue_honour
from underhall.games.mountain_king.border import yardstick
from underhall.games.mountain_king.border.estimate_features import NAMES, features
from underhall.games.mountain_king.carting import BeginHalls
from underhall.games.mountain_king.casting import DrawSpell, ResolveOrIgnore
from underhall.games.mountain_king.honour import crowns_of, leftovers, members, points_of
from underhall.games.mountain_king.horde_spells import ChooseRefresh
from underhall.games.mountain_king.spell_choices import SPELL_STEPS
from underhall.games.mountain_king.state import ACTIVATED, CAST, TableState, position
from underhall.games.mountain_king.turns import Step1

_CASTING: Final[tuple[type[Step], ...]] = (ResolveOrIgnore, DrawSpell, *SPELL_STEPS)
_PENDING: Final = frozenset((*yardstick.PENDING, *_CASTING))
_COMPARED: Final = frozenset(_CASTING) - {ChooseRefresh}
"""Spells' questions whose answers are compared. Nothing here depends on who stands in the horde."""
_STEPS: Final = 40  # more than any action takes
_FEW: Final = 6  # answers of a spell that are compared

KNOTS: Final = (0.0, 1.0, 2.0, 3.0, 4.0, 7.0, 11.0, 15.0)
"""Turns that are left, where weights are given."""
_ROUNDS: Final = {2: 14.6, 3: 15.0, 4: 16.0, 5: 16.0}
"""About how many rounds a game lasts, by players."""

_BEGUN: Final = BeginHalls()  # on top of a copy whose action was finished: its seat has done something in this turn


def expected(state: TableState) -> list[float]:
    if not state.agenda:
        points = [yardstick.scored(state, side) + leftover_honour(leftovers(state, side)) for side in _sides(state)]
        return [float(points[side]) for side in state.side]
    state = _settled(state)
    worth = [_side_worth(state, side) for side in _sides(state)]
    return [worth[side] for side in state.side]


def outlook(state: TableState, seat: Seat) -> float:
    """The same for one seat, in less time."""
    if not state.agenda:
        return expected(state)[seat]
    return _side_worth(_settled(state), state.side[seat])


def _settled(state: TableState) -> TableState:
    """The state itself, or a copy in which the action that is under way is finished."""
    if type(state.agenda[-1]) not in _PENDING:
        return state
    state = state.copy()
    _settle(state)
    state.agenda.append(_BEGUN)
    return state


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


def _turns_of(state: TableState, side: int) -> float:
    """How many turns the seats of a side still have, on average."""
    seats = members(state, side)
    return sum([turns_to_come(state, seat) for seat in seats]) / len(seats)


def _side_worth(state: TableState, side: int) -> float:
    network = side_mask(state.mountain, side)
    weights = _SCALES[state.players].weights(_turns_of(state, side))
    more: float = sum(map(mul, weights, features(state, side, network)))
    return _safe(state, side, network) + more


def _safe(state: TableState, side: int, network: Mask) -> int:
    """All but the leftovers of the score sheet."""
    safe = state.honour[side] + sum(crowns_of(state, side)) + sum(points_of(state, side))
    return safe + hall_honour(state.mountain, network) + statue_honour(state.mountain, network)


def evidence(state: TableState, seat: Seat) -> tuple[float, list[float], float]:
    """What fitting needs of a position between two turns: what is safe, the features of the seat's side, the turns
    left."""
    side = state.side[seat]
    network = side_mask(state.mountain, side)
    return float(_safe(state, side, network)), features(state, side, network), _turns_of(state, side)


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


FITTED: Final = Fitted(Path(__file__).parent / "weights.json", NAMES, KNOTS, evidence)
_SCALES: Final[list[Scale]] = FITTED.scales
