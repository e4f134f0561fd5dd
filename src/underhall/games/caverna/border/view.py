"""What can be seen of a match. In Caverna everyone sees the same: everything but what is face down.

Face down are the round cards to come, shown as the set of each stage, and the harvest markers, shown as counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from underhall.core import Seat
from underhall.core.kept import Kept
from underhall.games.caverna import calendar
from underhall.games.caverna.actions import TABLES
from underhall.games.caverna.board import feeding, furnishing, scoring
from underhall.games.caverna.board.animals import arrangement, room_for
from underhall.games.caverna.board.homeboard import STABLES, Home, unused_squares
from underhall.games.caverna.board.squares import cells_in, name_of
from underhall.games.caverna.board.stalls import Stall
from underhall.games.caverna.border.home_positions import home_dump
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.catalogue import IDS as TILES
from underhall.games.caverna.box.catalogue import ids_in
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.goods import BEGGING, FOOD, GOODS, SPECIES
from underhall.games.caverna.harvest import EVENT, EVENTS, FEEDING_PHASE, Feeding, Harvest
from underhall.games.caverna.spaces import IDS
from underhall.games.caverna.state import FREE, CavernaState

_HARVEST: Final = EVENT["harvest"]
_FACE_DOWN: Final = "face_down"


class RoundView(msgspec.Struct, frozen=True):
    """A round space. `card`, `event` and `marker` are empty where there is none or it is not known."""

    number: int
    stage: int
    card: str
    marker: str
    event: str
    played: bool


class StageView(msgspec.Struct, frozen=True):
    """The cards of a stage that are still face down, in no order."""

    stage: int
    cards: list[str]


class DwarfOnSpace(msgspec.Struct, frozen=True):
    seat: int
    dwarf: int
    weapon: int


class SpaceView(msgspec.Struct, frozen=True):
    """An action space in play. `next` is what it receives in the coming replenish phase."""

    id: str
    goods: dict[str, int]
    next: dict[str, int]
    dwarf: DwarfOnSpace | None


class DwarfView(msgspec.Struct, frozen=True):
    """`where` is the space it stands on, empty at home."""

    number: int
    weapon: int
    where: str
    newborn: bool


class RoomView(msgspec.Struct, frozen=True):
    """A furnishing tile on a board."""

    tile: str
    square: str


class PlayerView(msgspec.Struct, frozen=True):
    """One player. `squares` holds what lies on every square that is not bare; `stalls` is one way the animals can
    stand; `room` tells how many more of one species would fit; `short` the food that is missing for `food_due`."""

    seat: int
    squares: dict[str, str]
    stables: list[str]
    stables_left: int
    large_pastures: list[list[str]]
    furnishings: list[RoomView]
    covered: list[str]
    goods: dict[str, int]
    dwarfs: list[DwarfView]
    beds: int
    can_grow: bool
    stalls: list[Stall]
    homeless: dict[str, int]
    room: dict[str, int]
    unused: int
    due: dict[str, dict[str, int]]
    food_due: int
    short: int
    begging: int
    passed: bool
    score: dict[str, int]
    total: int


class FeedingView(msgspec.Struct, frozen=True):
    """The next time the families are fed, as things stand; a face-down marker may still change it."""

    round: int
    event: str
    certain: bool


class CavernaView(msgspec.Struct, frozen=True):
    """The whole table. `seat` is who is looking, None for a spectator."""

    seat: Seat | None
    mode: str
    round: int
    event: str
    starting_player: int
    rounds: list[RoundView]
    stages: list[StageView]
    markers_left: dict[str, int]
    next_feeding: FeedingView | None
    spaces: list[SpaceView]
    offer: list[str]
    players: list[PlayerView]


def view(state: CavernaState, seat: Seat | None) -> CavernaView:
    """What `seat` may see."""
    return views(state, (seat,))[0]


def views(state: CavernaState, seats: Sequence[Seat | None], kept: Kept | None = None) -> list[CavernaView]:
    """What each of `seats` sees: all the same."""
    table = _table(state, kept or Kept())
    return [table if seat is None else msgspec.structs.replace(table, seat=seat) for seat in seats]


def _table(state: CavernaState, kept: Kept) -> CavernaView:
    green, red = calendar.markers_left(state)
    feeding_next = next_feeding(state)
    spaces = tuple(state.spaces)
    course = (spaces, state.round, tuple(state.markers))
    return CavernaView(
        seat=None,
        mode="intro" if state.intro else "full",
        round=state.round,
        event=EVENTS[state.event].id,
        starting_player=state.first,
        rounds=kept.part("rounds", course, lambda: _rounds(state)),
        stages=kept.part("stages", spaces, lambda: _stages(state)),
        markers_left={calendar.COLOURS[0]: green, calendar.COLOURS[1]: red},
        next_feeding=feeding_next,
        spaces=[
            kept.part(("space", space), _space_sources(state, space), partial(_space, state, space)) for space in spaces
        ],
        offer=kept.part("offer", state.offer, lambda: ids_in(state.offer)),
        players=[
            kept.part(("player", seat), sources, partial(_player, state, seat, feeding_next))
            for seat, sources in enumerate(_players_sources(state, feeding_next))
        ],
    )


def next_feeding(state: CavernaState) -> FeedingView | None:
    """The next feeding: of this round if it is still to come, else of the next round that may have one."""
    players = len(state.homes)
    for number in calendar.ROUNDS[players]:
        if number < state.round:
            continue
        if number == state.round:
            ahead = any(isinstance(step, Harvest | Feeding) for step in state.agenda)
            known = not calendar.has_marker(players, number) or _marker(state, number) != _FACE_DOWN
            event = EVENTS[state.event] if known else EVENTS[_HARVEST]
            if ahead and FEEDING_PHASE in event.subphases:
                return FeedingView(number, event.id, known)
            continue
        if calendar.has_marker(players, number):
            return FeedingView(number, EVENTS[_HARVEST].id, False)
        event = CONTENT.rounds.event_called(calendar.fixed_event(players, number))
        if FEEDING_PHASE in event.subphases:
            return FeedingView(number, event.id, True)
    return None


def food_due(home: Home, feeding_next: FeedingView | None) -> int:
    """The food that the family will need then, as things stand."""
    if feeding_next is None:
        return 0
    event = CONTENT.rounds.event_called(feeding_next.event)
    return feeding.food_due(home, event.food_per_adult, event.food_per_newborn)


# Parts --------------------------------------------------------------------------------------------------------------


def _rounds(state: CavernaState) -> list[RoundView]:
    players = len(state.homes)
    cards = state.spaces[len(TABLES[players].printed) :]
    red = 0
    found = []
    for index, number in enumerate(calendar.ROUNDS[players]):
        marker = _marker(state, number)
        event = ""
        if not calendar.has_marker(players, number):
            event = calendar.fixed_event(players, number)
        elif marker == calendar.COLOURS[1]:
            event = CONTENT.rounds.markers.red_events_in_order[red]
            red += 1
        elif marker == calendar.COLOURS[0]:
            event = CONTENT.rounds.markers.green_event
        card = IDS[cards[index]] if index < len(cards) else ""
        stage = CONTENT.rounds.round[number - 1].stage
        found.append(RoundView(number, stage, card, marker, event, number < state.round))
    return found


def _marker(state: CavernaState, number: int) -> str:
    players = len(state.homes)
    if not calendar.has_marker(players, number):
        return ""
    place = calendar.MARKED[players].index(number)
    return calendar.COLOURS[state.markers[place]] if place < len(state.markers) else _FACE_DOWN


def _stages(state: CavernaState) -> list[StageView]:
    players = len(state.homes)
    shown = calendar.fronts(state.spaces)
    found = []
    for stage in CONTENT.rounds.stage:
        cards = calendar.stage_cards(players, stage.rounds[0])
        found.append(StageView(stage.id, [IDS[card] for card in cards if card not in shown]))
    return found


def _space_sources(state: CavernaState, space: int) -> tuple[int, ...]:
    occupant = state.occupied[space]
    if occupant == FREE:
        return (state.stock[space],)
    return state.stock[space], occupant, state.homes[occupant >> 3].dwarfs[occupant & 7]


def _space(state: CavernaState, space: int) -> SpaceView:
    refill = TABLES[len(state.homes)].refills[space]
    coming = 0 if refill is None else refill.nonempty if state.stock[space] else refill.empty
    occupant = state.occupied[space]
    dwarf = None
    if occupant != FREE:
        seat, number = occupant >> 3, occupant & 7
        dwarf = DwarfOnSpace(seat, number, state.homes[seat].dwarfs[number])
    return SpaceView(
        id=IDS[space],
        goods=goods.as_dict(goods.unpack(state.stock[space])),
        next=goods.as_dict(goods.unpack(coming)),
        dwarf=dwarf,
    )


def _players_sources(state: CavernaState, feeding_next: FeedingView | None) -> list[tuple[object, ...]]:
    """What the view of each player is made from."""
    out: list[list[tuple[int, int]]] = [[] for _ in state.homes]
    for space, occupant in enumerate(state.occupied):
        if occupant != FREE:
            out[occupant >> 3].append((space, occupant))
    return [
        (
            (tuple(home.lay), home.stables, home.pastures, home.rooms, home.active, home.covered, tuple(home.goods)),
            (tuple(home.dwarfs), home.placed, home.newborn, tuple(home.due), home.relaxed),
            (tuple(out[seat]), feeding_next, state.passed >> seat & 1),
        )
        for seat, home in enumerate(state.homes)
    ]


def _player(state: CavernaState, seat: Seat, feeding_next: FeedingView | None) -> PlayerView:
    home = state.homes[seat]
    data = home_dump(home)
    stand = arrangement(home)
    points = scoring.points(home)
    due = food_due(home, feeding_next)
    return PlayerView(
        seat=seat,
        squares=data.squares,
        stables=data.stables,
        stables_left=STABLES - home.stables.bit_count(),
        large_pastures=data.large_pastures,
        furnishings=[RoomView(TILES[tile], name_of(cell)) for cell, tile in home.rooms],
        covered=data.covered,
        goods={good: home.goods[number] for number, good in enumerate(GOODS) if number != BEGGING},
        dwarfs=_dwarfs(state, seat),
        beds=furnishing.beds(home),
        can_grow=furnishing.can_grow(home),
        stalls=list(stand.stalls),
        homeless=stand.homeless,
        room={GOODS[species]: room_for(home, species) for species in SPECIES},
        unused=unused_squares(home),
        due=data.due,
        food_due=due,
        short=max(0, due - home.goods[FOOD]),
        begging=home.goods[BEGGING],
        passed=bool(state.passed >> seat & 1),
        score=points,
        total=sum(points.values()),
    )


def _dwarfs(state: CavernaState, seat: Seat) -> list[DwarfView]:
    home = state.homes[seat]
    where = {occupant & 7: IDS[space] for space, occupant in enumerate(state.occupied) if occupant >> 3 == seat}
    newborn = cells_in(home.newborn)
    return [
        DwarfView(number, weapon, where.get(number, ""), number in newborn) for number, weapon in enumerate(home.dwarfs)
    ]
