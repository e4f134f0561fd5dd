"""What a family will have to beg for, unless its seat sees to it: the better levels never misjudge that.

The last dwarf can still find food on a space that is free, but others come first, and are taken to help themselves.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from underhall.core import Seat
from underhall.games.caverna.board import feeding
from underhall.games.caverna.board.homeboard import GRAIN_1, GRAIN_2, GRAIN_3, VEGETABLE_1, VEGETABLE_2, Home
from underhall.games.caverna.border.yardstick import _is_known
from underhall.games.caverna.box.components import HarvestEvent
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.goods import (
    BEGGING,
    CATTLE,
    DONKEY,
    FOOD,
    GOLD,
    GRAIN,
    RUBY,
    SHEEP,
    VEGETABLE,
    WILD_BOAR,
    Heap,
)
from underhall.games.caverna.harvest import EVENT, EVENTS, FEEDING_PHASE, FIELD_PHASE, Feeding, Harvest
from underhall.games.caverna.state import FREE, CavernaState

_MARKER: Final = -CONTENT.resources.piece_called("begging_marker").points
_FEEDS: Final = (
    (FOOD, 1),
    (GRAIN, 1),
    (VEGETABLE, 2),
    (SHEEP, 1),
    (DONKEY, 1),
    (WILD_BOAR, 2),
    (CATTLE, 3),
    (RUBY, 2),
)
"""The food that a good becomes, without a furnishing's help."""
_HARVEST: Final = EVENT["harvest"]
PLENTY: Final = 99
"""Food enough for any family."""
_BETWEEN: Final = 3  # spaces with food that others take before the seat's next turn, at most


def neglect(state: CavernaState, seat: Seat) -> float:
    """The points that begging has cost a seat, and those that the next feeding of this round will cost."""
    return float(_MARKER * (state.homes[seat].goods[BEGGING] + _missing(state, seat)))


def _missing(state: CavernaState, seat: Seat) -> int:
    event, home = EVENTS[coming(state)], state.homes[seat]
    steps = [step for step in state.agenda if isinstance(step, Harvest) or step == Feeding(seat)]
    if not steps or FEEDING_PHASE not in event.subphases:
        return 0
    food = larder(home) + in_reach(state, seat, event, before=isinstance(steps[0], Harvest))
    return max(0, feeding.food_due(home, event.food_per_adult, event.food_per_newborn) - food)


def larder(home: Home) -> int:
    """What a family could eat of what it has."""
    goods = home.goods
    food = max(0, goods[GOLD] - 1)
    for good, each in _FEEDS:
        food += each * goods[good]
    return food


def coming(state: CavernaState) -> int:
    """The number of this round's event; a face-down marker counts as a harvest."""
    return state.event if _is_known(state) else _HARVEST


def in_reach(state: CavernaState, seat: Seat, event: HarvestEvent, *, before: bool) -> int:
    """What a seat can still find to eat before its family is fed: on free spaces, and on its fields if the harvest is
    still to come (`before`)."""
    if not before:
        return 0
    found = _on_spaces(state, seat)
    if found < PLENTY and FIELD_PHASE in event.subphases:
        lay = state.homes[seat].lay
        found += (lay[GRAIN_1] | lay[GRAIN_2] | lay[GRAIN_3]).bit_count()
        found += 2 * (lay[VEGETABLE_1] | lay[VEGETABLE_2]).bit_count()
    return found


def _on_spaces(state: CavernaState, seat: Seat) -> int:
    """What the dwarfs that are still at home can find. Several are always thought to find enough: it is the last one
    that must not come too late."""
    own = _dwarfs_left(state, seat)
    if own != 1:
        return PLENTY if own else 0
    between = 0
    for other in range(len(state.homes)):
        if other != seat and between < _BETWEEN and _dwarfs_left(state, other):
            between += 1
    found: list[int] = []
    for space in state.spaces:
        heap = state.stock[space]
        if heap and state.occupied[space] == FREE:
            found.append(_food_in(heap))
    found.sort(reverse=True)
    return found[between] if between < len(found) else 0


@cache  # few heaps ever lie on spaces
def _food_in(heap: Heap) -> int:
    food = 0
    for good, each in _FEEDS:
        food += each * (heap >> 8 * good & 255)
    return food


def _dwarfs_left(state: CavernaState, seat: Seat) -> int:
    """How many dwarfs of a seat are still to be placed in this round."""
    home = state.homes[seat]
    if state.passed >> seat & 1:
        return 0
    return len(home.dwarfs) - (home.placed | home.newborn).bit_count()
