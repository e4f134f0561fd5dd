"""The points that each seat can expect to have at the end.

The current score plus what the rest usually becomes: every feature of a home (`estimate_features`) and every furnishing
has a weight that changes as the rounds run out. The weights were set by hand, then fitted on games that bots played
(`underhall fit caverna` goes on from there), and are kept as data in weights.json. No rule depends on them.
"""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Any, Final

from underhall.core import Move, Seat
from underhall.core.fitted import Fitted
from underhall.core.scales import Scale
from underhall.games.caverna.board import feeding, scoring
from underhall.games.caverna.border import hunger, plans
from underhall.games.caverna.border.estimate_features import NAMES, TOGETHER, Meals, features, weighed
from underhall.games.caverna.border.yardstick import _LATER_FEEDINGS
from underhall.games.caverna.box.catalogue import IDS
from underhall.games.caverna.building import rounds_after
from underhall.games.caverna.expeditions import ComeHome
from underhall.games.caverna.harvest import EVENTS, FEEDING_PHASE, Feeding, Harvest
from underhall.games.caverna.rooms import Site
from underhall.games.caverna.state import CavernaState
from underhall.games.caverna.windows import Window
from underhall.games.caverna.work import Turn

KNOTS: Final = (0.0, 1.0, 2.5, 5.0, 8.0, 12.0)
"""Rounds of work that are left, where weights are given."""
_FEATURES: Final = len(NAMES)
_DEEP: Final = 10  # decisions of one action that are followed
_JUDGED: Final = (Turn, Feeding)  # decisions before which a home is judged as it stands


def expected(state: CavernaState) -> list[float]:
    """A seat in the middle of its own action is given its best way to finish it, one decision after the other. Meals
    are judged before they are eaten: food can still be found."""
    acting = state.agenda[-1] if state.agenda else None
    if isinstance(acting, Window) and not isinstance(acting, _JUDGED):
        state = _finished(state, acting.seat)
    return [worth(state, seat) for seat in range(len(state.homes))]


def outlook(state: CavernaState, seat: Seat) -> float:
    """The same for one seat, as things stand; but half of a decision says little, so a chosen tile counts as built."""
    if state.agenda and type(state.agenda[-1]) is Site:
        state = _after(state, seat, state.agenda[-1], state.agenda[-1].moves(state, seat)[0])
    return worth(state, seat)


def _finished(state: CavernaState, seat: Seat) -> CavernaState:
    ours = False  # whether the state is a copy already
    for _ in range(_DEEP):
        top = state.agenda[-1]
        if not isinstance(top, Window) or top.seat != seat or isinstance(top, _JUDGED):
            break
        moves = plans.sensible(state, seat)
        if len(moves) == 1:
            state = state if ours else state.copy_for(seat)
            _make(state, seat, top, moves[0])
        else:
            best, most = state, -inf
            answers = top.answers
            for move in moves:
                if type(move) in answers:
                    after = _after(state, seat, top, move)
                    value = outlook(after, seat)
                    if value > most:
                        best, most = after, value
            state = best
        ours = True
        if not state.agenda:
            break
    return state


def _after(state: CavernaState, seat: Seat, step: Any, move: Move) -> CavernaState:
    """A copy after one move of an action."""
    state = state.copy_for(seat)
    _make(state, seat, step, move)
    return state


def _make(state: CavernaState, seat: Seat, step: Any, move: Move) -> None:
    """Make a move of an action. What runs by itself then concerns other seats too, except a return home."""
    state.agenda.pop()
    step.apply(state, seat, move, None)
    while state.agenda and isinstance(state.agenda[-1], ComeHome):
        home = state.agenda.pop()
        assert isinstance(home, ComeHome)
        home.run(state, None)


def worth(state: CavernaState, seat: Seat) -> float:
    """The points one seat may expect."""
    home = state.homes[seat]
    value = float(scoring.total(home))
    if not state.agenda:
        return value
    time, meals, food = prospect(state, seat)
    weights = _SCALES[len(state.homes)].weights(time)
    for _, tile in home.rooms:
        value += weights[_FEATURES + tile]  # after those of the features
    return weighed(weights, home, meals, food, state.first == seat, value)


def prospect(state: CavernaState, seat: Seat) -> tuple[float, Meals, int]:
    """The rounds of work that are left, the meals to come, and the food that can still be found before the first, for
    those who need any."""
    players, home = len(state.homes), state.homes[seat]
    later = _LATER_FEEDINGS[players][state.round]
    left = float(len(rounds_after(players, state.round)))
    before = False  # whether this round's harvest is still to come
    meal = False
    for step in state.agenda:
        kind = type(step)
        if kind is Harvest:
            before = meal = True
            break
        if kind is Feeding and step.seat == seat:  # type: ignore[attr-defined]
            meal = True
            break
    works = False
    if before:
        away = (home.placed | home.newborn).bit_count() if not state.passed >> seat & 1 else len(home.dwarfs)
        left += 1 - away / len(home.dwarfs)
        works = away < len(home.dwarfs)
    if not meal:
        return left, later, hunger.PLENTY
    event = hunger.coming(state)
    if not _FEEDS[event]:
        return left, later, hunger.PLENTY
    meals = _MEALS[players][event][state.round]
    adult, newborn = meals[0]
    if hunger.larder(home) >= feeding.food_due(home, adult, newborn):
        return left, meals, hunger.PLENTY
    if players == 1:  # who is alone takes what a plan needs, in its order
        return left, meals, hunger.PLENTY if works else 0
    return left, meals, hunger.in_reach(state, seat, EVENTS[event], before=before)


def evidence(state: CavernaState, seat: Seat) -> tuple[float, list[float], float]:
    """What fitting needs of a position: the score as it stands, all features and furnishings, the rounds left."""
    home = state.homes[seat]
    time, meals, food = prospect(state, seat)
    found = features(home, meals, food, state.first == seat)
    tiles = [0.0] * len(IDS)
    for _, tile in home.rooms:
        tiles[tile] += 1
    return float(scoring.total(home)), found + tiles, time


FITTED: Final = Fitted(Path(__file__).parent / "weights.json", (*NAMES, *IDS), KNOTS, evidence, TOGETHER)
"""The weights of the features, then of the furnishings."""
_SCALES: Final[list[Scale]] = FITTED.scales
_FEEDS: Final = tuple(FEEDING_PHASE in event.subphases for event in EVENTS)
_MEALS: Final = tuple(
    tuple([[(event.food_per_adult, event.food_per_newborn), *later] for later in by_round] for event in EVENTS)
    for by_round in _LATER_FEEDINGS
)
"""By number of players, event and round, what is eaten at the event and at the feedings after it."""
