"""How good a position is for a seat: for bots that look one decision ahead.

The current score is the base. To it is added what is likely to become points: goods to build with, room, pairs of
animals, a growing family, weapons, land that can be built on, each worth less as the game runs out; the food missing
for the next harvest is taken off. A seat in the middle of its own action is given its best way to finish it, so that a
placement is worth what it leads to. The figures are judgement, tuned by play; no rule depends on them.

Frozen: the bot `reference` plays by these figures, and others are measured by their games against it, so nobody tunes
or mends them. `Game.expected` is what other bots play by.
"""

from __future__ import annotations

from typing import Any, Final

from underhall.core import Decide, Move, Seat
from underhall.games.caverna import building, calendar
from underhall.games.caverna.board import feeding, furnishing, scoring
from underhall.games.caverna.board.homeboard import (
    CAVERN,
    DEEP_TUNNEL,
    FIELD,
    LARGE_PASTURE,
    MEADOW,
    ORE_MINE,
    RUBY_MINE,
    SMALL_PASTURE,
    TUNNEL,
    Home,
    empty_fields,
)
from underhall.games.caverna.board.squares import spread
from underhall.games.caverna.box.catalogue import tiles_with
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.effect_kinds import (
    BreedingFood,
    Discount,
    FeedingDiscount,
    FeedingSubstitute,
    OnGain,
    RoundStartIncome,
    SubstitutePayment,
)
from underhall.games.caverna.box.goods import (
    CATTLE,
    DONKEY,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WILD_BOAR,
    WOOD,
    unpack,
)
from underhall.games.caverna.expeditions import ComeHome
from underhall.games.caverna.harvest import EVENTS, FEEDING_PHASE, Breeding, BreedingPhase, Feeding, Harvest
from underhall.games.caverna.moves import FurnishRoom
from underhall.games.caverna.rooms import Site
from underhall.games.caverna.state import CavernaState
from underhall.games.caverna.windows import Window
from underhall.games.caverna.work import Turn

_DEEP: Final = 8
"""How many own decisions of one action are looked through."""
DWARF = 4.0
"""What one more dwarf at work is worth per round."""
BED = 2.4
"""What a free bed is worth per round."""
GATHERED = 0.45
"""How much of a bed the material for a dwelling is."""
HUNGER_NOW = 3.2
"""What a missing food costs when no dwarf is left to get it before the feeding."""
HUNGER_SOON = 2.2
"""The same when a dwarf is left."""
HUNGER_LATER = 0.9
"""The same at the feeding after the next."""


def evaluate(state: CavernaState, seat: Seat) -> float:
    """Expected points of the seat, roughly."""
    if state.agenda and not isinstance(state.agenda[-1], Turn):
        top = state.agenda[-1]
        if isinstance(top, Window) and top.seat == seat:
            return _best(state, seat, _DEEP)
    return worth(state, seat)


def _best(state: CavernaState, seat: Seat, depth: int) -> float:
    """The best way to finish what the seat is doing, choosing greedily at every decision of it."""
    value: float | None = None
    while depth:
        top = state.agenda[-1] if state.agenda else None
        if not isinstance(top, Window) or top.seat != seat or isinstance(top, Turn):
            break
        moves = _different(top.moves(state, seat))
        best, value = state, None
        for move in moves:
            after = state.copy_for(seat)
            after.agenda.pop()
            top.apply(after, seat, move, None)
            _run_own(after, seat)
            if len(moves) == 1:
                best = after
                break
            estimate = worth(after, seat)
            if value is None or estimate > value:
                best, value = after, estimate
        state = best
        depth -= 1
    return worth(state, seat) if value is None else value


def _different(moves: list[Move]) -> list[Move]:
    """One furnishing move per square: how a tile is paid for hardly matters for what it is worth."""
    if len(moves) < 12 or not isinstance(moves[0], FurnishRoom):
        return moves
    by_square: dict[str, Move] = {}
    for move in moves:
        by_square.setdefault(move.square if isinstance(move, FurnishRoom) else str(move), move)
    return list(by_square.values())


def _run_own(state: CavernaState, seat: Seat) -> None:
    """Put a chosen tile on the first square and bring an expedition home, so that tiles can be told apart.

    Everything else that runs by itself concerns more than the one seat.
    """
    agenda = state.agenda
    while agenda and isinstance(agenda[-1], Site | ComeHome):
        step = agenda.pop()
        if isinstance(step, Site):
            choice: Decide[CavernaState, Any] = step
            choice.apply(state, seat, step.moves(state, seat)[0], None)
        elif isinstance(step, ComeHome):
            step.run(state, None)


# The figures --------------------------------------------------------------------------------------------------------


def worth(state: CavernaState, seat: Seat) -> float:
    """The score as it stands and what is likely to come of the rest, without looking ahead."""
    return with_prospects(state, seat, scoring.total(state.homes[seat]))


def with_prospects(state: CavernaState, seat: Seat, score: int) -> float:
    """The same for a seat whose score is known."""
    home = state.homes[seat]
    value = float(score)
    if not state.agenda:
        return value
    time = turns_left(state, home)
    value += _food(state, home, time)
    value += _goods(home, time)
    value += _family(home, time)
    value += _land(home, time)
    value += _animals(state, home, time)
    value += _furnishings(state, home, time)
    return value


def turns_left(state: CavernaState, home: Home) -> float:
    """How many more rounds of work there are: those to come, and the part of this one that is left."""
    left = len(building.rounds_after(len(state.homes), state.round))
    dwarfs = len(home.dwarfs)
    if any(isinstance(step, Harvest) for step in state.agenda):
        return left + 1 - (home.placed | home.newborn).bit_count() / dwarfs
    return float(left)


def _food(state: CavernaState, home: Home, time: float) -> float:
    """Food in hand against what the family eats: what is short for the next feeding hurts, more when it is near."""
    food, edible = home.goods[FOOD], _edible(home)
    near = not home_can_act(home, time)
    value = 0.0
    need, per_adult, per_newborn = 0, -1, -1
    for number, (adult, newborn) in enumerate(_feedings(state, home)):
        if adult != per_adult or newborn != per_newborn:  # most feedings are alike
            need, per_adult, per_newborn = feeding.food_due(home, adult, newborn), adult, newborn
        have = min(food, need)
        eaten = min(edible, need - have)
        food -= have
        edible -= eaten
        missing = need - have - eaten
        if number == 0:
            value += 1.0 * have + 0.35 * eaten - (HUNGER_NOW if near else HUNGER_SOON) * missing
        elif number < 4:
            value += (0.8, 0.6, 0.5)[number - 1] * have + 0.2 * eaten - (HUNGER_LATER, 0.3, 0.1)[number - 1] * missing
        else:
            value += 0.3 * have
    return value + 0.05 * min(food, 10)


def home_can_act(home: Home, time: float) -> bool:
    """Whether a dwarf is still at home in this round."""
    return (home.placed | home.newborn).bit_count() < len(home.dwarfs) and time > 0


def _edible(home: Home) -> int:
    """What could be turned into food in need."""
    supply = home.goods
    food = supply[GRAIN] + 2 * supply[VEGETABLE] + supply[SHEEP] + supply[DONKEY] + 2 * supply[WILD_BOAR]
    return food + 3 * supply[CATTLE] + 2 * supply[RUBY] + max(0, supply[GOLD] - 1)


def _feedings(state: CavernaState, home: Home) -> list[tuple[int, int]]:
    """What adults and newborns eat at each feeding to come; face-down markers count as harvests."""
    later = _LATER_FEEDINGS[len(state.homes)][state.round]
    event = EVENTS[state.event]
    if FEEDING_PHASE not in event.subphases and _is_known(state):
        return later
    for step in state.agenda:
        if isinstance(step, Harvest) or (isinstance(step, Feeding) and state.homes[step.seat] is home):
            if not _is_known(state):
                event = EVENTS[_HARVEST]
            return [(event.food_per_adult, event.food_per_newborn), *later]
    return later


def _is_known(state: CavernaState) -> bool:
    """Whether the event of this round is known: its marker, if it has one, is turned."""
    return state.event != 0 or len(state.markers) == calendar.markers_due(state)


def _goods(home: Home, time: float) -> float:
    """Materials are for building, so they lose their worth as the rounds run out."""
    supply = home.goods
    share = min(1.0, time / 3)
    value = 0.0
    for good, each, enough, more in _MATERIALS:
        have = supply[good]
        value += each * min(have, enough) + more * max(0, have - enough)
    for heap in home.due:
        if heap:
            value += sum(0.6 * amount for _, amount in unpack(heap))
    value += 0.6 * min(supply[RUBY], 6)
    value += 0.35 * min(supply[GRAIN], 2) + 0.4 * min(supply[VEGETABLE], 2)
    return value * share


def _family(home: Home, time: float) -> float:
    """Dwarfs that work, beds for more of them, and weapons."""
    dwarfs = len(home.dwarfs)
    # A dwarf born late works little but still eats.
    value = (dwarfs - 2) * DWARF * max(0.0, time - 0.5)
    free = min(5, furnishing.beds(home)) - dwarfs
    bed = BED * max(0.0, time - 1.2)
    if free > 0:
        value += bed + (0.4 * time if free > 1 else 0.0)
    elif dwarfs < 5:
        # Material for a dwelling is half the bed already, if there is a cavern to put it in.
        gathered = min(home.goods[WOOD], 4) + min(home.goods[STONE], 3)
        value += bed * (GATHERED if home.lay[CAVERN] else 0.6 * GATHERED) * gathered / 7
    strength = 0.0
    for weapon in home.dwarfs:
        if weapon:
            strength += 0.6 + 0.16 * weapon
    return value + strength * min(time, 5.0) * 0.5


def _land(home: Home, time: float) -> float:
    """Land that can still be made something of."""
    lay = home.lay
    share = min(1.0, time / 2.5)
    caverns = lay[CAVERN].bit_count()
    value = 1.1 * min(caverns, 3) + 0.2 * max(0, caverns - 3)
    tunnels = lay[TUNNEL]
    value += 0.5 * tunnels.bit_count() + 1.2 * (spread(tunnels) & tunnels != 0) + 1.5 * lay[DEEP_TUNNEL].bit_count()
    value += 0.5 * lay[ORE_MINE].bit_count() + 0.3 * lay[RUBY_MINE].bit_count()
    meadows = lay[MEADOW]
    value += 0.6 * min(meadows.bit_count(), 4) + 0.5 * (spread(meadows) & meadows != 0)
    fields, empty = lay[FIELD].bit_count(), empty_fields(home).bit_count()
    value += 0.6 * min(fields, 4) + 0.2 * min(empty, 2)
    value += 0.5 * (fields - empty)
    return value * share


def _animals(state: CavernaState, home: Home, time: float) -> float:
    """Pairs that will breed, and room for it."""
    supply = home.goods
    lay, stables = home.lay, home.stables
    harvests = len(_LATER_FEEDINGS[len(state.homes)][state.round]) + (1 if time > 0 else 0)
    room = 2 + lay[ORE_MINE].bit_count() + lay[RUBY_MINE].bit_count()
    room += 2 * lay[SMALL_PASTURE].bit_count() + 2 * (lay[SMALL_PASTURE] & stables).bit_count()
    room += 2 * lay[LARGE_PASTURE].bit_count() + 2 * (lay[LARGE_PASTURE] & stables).bit_count()
    room += (lay[MEADOW] & stables).bit_count()
    free = room - supply[SHEEP] - supply[DONKEY] - supply[WILD_BOAR] - supply[CATTLE]
    value = 0.3 * max(0, min(free, 8)) * min(1.0, time / 2)
    pairs = sum(1 for species in (SHEEP, DONKEY, WILD_BOAR, CATTLE) if supply[species] >= 2)
    breeding = any(isinstance(step, Harvest | BreedingPhase | Breeding) for step in state.agenda)
    if breeding or harvests:
        value += 0.7 * min(pairs, max(0, free)) * min(harvests, 3)
    return value


def _furnishings(state: CavernaState, home: Home, time: float) -> float:
    """What active tiles will still bring, beyond the points already scored."""
    active = home.active
    if not active:
        return 0.0
    feedings = len(_LATER_FEEDINGS[len(state.homes)][state.round]) + (1 if time > 0 else 0)
    value = 0.0
    for tiles, each in _PER_ROUND:
        if active & tiles:
            value += each * time
    for tiles, each in _PER_FEEDING:
        if active & tiles:
            value += each * feedings
    return value


_MATERIALS: Final = ((WOOD, 0.5, 7, 0.15), (STONE, 0.55, 6, 0.2), (ORE, 0.4, 6, 0.15))
_PER_ROUND: Final = (
    (tiles_with(Discount), 0.5),
    (tiles_with(SubstitutePayment), 0.2),
    (tiles_with(OnGain), 0.25),
    (tiles_with(RoundStartIncome), 0.3),
)
_PER_FEEDING: Final = (
    (tiles_with(FeedingSubstitute), 0.8),
    (tiles_with(FeedingDiscount), 0.6),
    (tiles_with(BreedingFood), 0.5),
)
_HARVEST: Final = next(number for number, event in enumerate(EVENTS) if event.id == "harvest")


def _later_feedings(players: int, after: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for number in calendar.ROUNDS[players]:
        if number > after:
            known = not calendar.has_marker(players, number)
            event = CONTENT.rounds.event_called(calendar.fixed_event(players, number) if known else EVENTS[_HARVEST].id)
            if FEEDING_PHASE in event.subphases:
                found.append((event.food_per_adult, event.food_per_newborn))
    return found


_LATER_FEEDINGS: Final = tuple(
    tuple(_later_feedings(players, number) if players else [] for number in range(13)) for players in range(8)
)
