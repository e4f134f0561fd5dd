"""What a plan of a whole turn looks at: which moves are worth following, and where a turn ends.

Free actions are possible at almost any time, in any order. A plan makes them where they matter: rubies become tiles and
goods before a dwarf is placed, things become food when the family is short of it, and trades of the last window come at
the end, where no more food is made. Loot is chosen in the order of the list. Payments and squares of a furnishing that
hardly differ count as one, and so do squares of a stable.
"""

from __future__ import annotations

from typing import Final

from underhall.core import Move, Seat
from underhall.games.caverna import conversions
from underhall.games.caverna.actions import Act
from underhall.games.caverna.board import feeding
from underhall.games.caverna.board.homeboard import Home, kind_at
from underhall.games.caverna.board.squares import CELLS
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.goods import FOOD, RUBY
from underhall.games.caverna.expeditions import ITEMS, Loot
from underhall.games.caverna.harvest import EVENTS, Feeding, Harvest
from underhall.games.caverna.moves import BuyTile, Convert, EatGold, FurnishRoom, Stable, TakeLoot
from underhall.games.caverna.rooms import Site
from underhall.games.caverna.rounds import LastWindow
from underhall.games.caverna.state import CavernaState
from underhall.games.caverna.windows import Window
from underhall.games.caverna.work import Turn

_ORDER: Final = {item: number for number, item in enumerate(ITEMS)}
_TURNS: Final = 64  # more than a round can have
_MANY: Final = 8  # furnishing moves; with more of them, one payment per square is enough
_FEEDING: Final = frozenset(one.id for one in conversions.EXCHANGES.values() if goods.count(one.get, FOOD))


def turn(state: CavernaState) -> int | None:
    """A number that grows with every dwarf that is placed; a harvest is a turn of its own."""
    if not state.agenda:
        return None
    for step in state.agenda:
        if type(step) is Harvest:
            break
    else:
        return _TURNS * state.round + _TURNS - 1
    done = 0
    for home in state.homes:
        done += home.placed.bit_count()
    done += state.passed.bit_count()
    return _TURNS * state.round + done - (type(state.agenda[-1]) is not Turn)


def sensible(state: CavernaState, seat: Seat) -> list[Move]:
    step = state.agenda[-1]
    assert isinstance(step, Window)
    moves = step.moves(state, seat)
    if isinstance(step, Turn):
        if state.homes[seat].goods[RUBY]:
            moves = [*moves, *_for_rubies(state, seat)]
    elif isinstance(step, Site):
        if len(moves) > _MANY:
            by_square: dict[str, Move] = {}
            for move in moves:
                assert isinstance(move, FurnishRoom)
                by_square.setdefault(move.square, move)
            moves = list(by_square.values())
    elif isinstance(step, Loot):
        if step.taken:
            last = _ORDER[step.taken[-1]]
            moves = [move for move in moves if not isinstance(move, TakeLoot) or _ORDER[move.item] > last]
    elif isinstance(step, Feeding):
        event = EVENTS[state.event]
        home = state.homes[seat]
        missing = feeding.food_due(home, event.food_per_adult, event.food_per_newborn) - home.goods[FOOD]
        if missing > 0:
            moves = [*moves, *_for_food(state, seat, missing)]
    elif isinstance(step, LastWindow):
        moves = [*moves, *[move for move in conversions.free_actions(state, seat) if not _is_meal(move)]]
    elif isinstance(step, Act) and len(moves) > _MANY:
        moves = _apart(state.homes[seat], moves)
    return moves


def _for_food(state: CavernaState, seat: Seat, missing: int) -> list[Move]:
    """Ways to find food; of gold, one more than the food that is missing is enough."""
    meals = [move for move in conversions.free_actions(state, seat) if _is_meal(move)]
    return [move for move in meals if not isinstance(move, EatGold) or move.gold <= missing + 1]


def _is_meal(move: Move) -> bool:
    """Whether it makes food."""
    return isinstance(move, EatGold) or (isinstance(move, Convert) and move.conversion in _FEEDING)


def _apart(home: Home, moves: list[Move]) -> list[Move]:
    """One stable for each kind of square, and everything else."""
    found: list[Move] = []
    kinds: set[int | None] = set()
    for move in moves:
        if isinstance(move, Stable):
            kind = kind_at(home, CELLS[move.square])
            if kind in kinds:
                continue
            kinds.add(kind)
        found.append(move)
    return found


def _for_rubies(state: CavernaState, seat: Seat) -> list[Move]:
    found: list[Move] = []
    for move in conversions.free_actions(state, seat):
        if isinstance(move, BuyTile):
            found.append(move)
        elif isinstance(move, Convert):
            exchange = conversions.EXCHANGES[move.conversion]
            if exchange.pay[0][0] == RUBY:
                found.append(move)
    return found
