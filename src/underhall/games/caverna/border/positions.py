"""A whole position as readable data, and back. What belongs to one player is in `home_positions`.

What follows from the rest is not written down twice: the furnishings on offer are those that nobody owns, and the
spaces in play are the printed ones and the cards. Whatever is written is checked: what cannot arise is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from underhall.core import PositionError, Setup, Step
from underhall.core.messages import Fact
from underhall.core.positions import read
from underhall.games.caverna import calendar
from underhall.games.caverna.actions import SPACE, TABLES
from underhall.games.caverna.board.animals import arrangement, fits
from underhall.games.caverna.board.squares import Mask, cells_in
from underhall.games.caverna.border.home_positions import HomePosition, amounts, home_dump, home_restore
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.catalogue import ALL, INTRODUCTORY, UNLIMITED
from underhall.games.caverna.box.catalogue import IDS as TILES
from underhall.games.caverna.harvest import EVENT, EVENTS
from underhall.games.caverna.settling import Settle
from underhall.games.caverna.spaces import FLIPS, IDS
from underhall.games.caverna.state import FREE, CavernaState

_MOST_ON_A_SPACE: Final = 99
_MOST_A_ROUND: Final = 9
"""Spaces fill up round by round; a heap holds up to 255 of a good, more than all rounds can make of this."""


class DwarfPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dwarf on a space: whose it is, and which of that player's."""

    player: int
    number: int


class SpacePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goods: dict[str, int]
    dwarf: DwarfPosition | msgspec.UnsetType = msgspec.UNSET


class TablePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole table: cards by round, spaces by id, players by seat."""

    round: int
    event: str
    starting_player: int
    cards: dict[str, str]
    markers: list[str]
    passed: list[int]
    skips_field: list[int]
    skips_breeding: list[int]
    spaces: dict[str, SpacePosition]
    players: list[HomePosition]


def dump(state: CavernaState) -> dict[str, Any]:
    """The position as JSON-able data."""
    players = len(state.homes)
    printed = len(TABLES[players].printed)
    played = calendar.ROUNDS[players]
    position = TablePosition(
        round=state.round,
        event=EVENTS[state.event].id,
        starting_player=state.first,
        cards={str(played[number]): IDS[card] for number, card in enumerate(state.spaces[printed:])},
        markers=[calendar.COLOURS[colour] for colour in state.markers],
        passed=cells_in(state.passed),
        skips_field=cells_in(state.skips_field),
        skips_breeding=cells_in(state.skips_breeding),
        spaces={IDS[space]: _space(state, space) for space in state.spaces},
        players=[home_dump(home) for home in state.homes],
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def _space(state: CavernaState, space: int) -> SpacePosition:
    occupant = state.occupied[space]
    return SpacePosition(
        goods=goods.as_dict(goods.unpack(state.stock[space])),
        dwarf=msgspec.UNSET if occupant == FREE else DwarfPosition(player=occupant >> 3, number=occupant & 7),
    )


def restore(setup: Setup, data: Mapping[str, Any], steps: Sequence[Step], state: CavernaState) -> CavernaState:
    """Fill a blank state with a position and its agenda. Raises PositionError on an impossible one."""
    position = read(data, TablePosition)
    players = setup.players
    state.agenda = list(steps)
    state.round = _number(position.round, "round", 13)
    if state.round and state.round not in calendar.ROUNDS[players]:
        raise _impossible("no_such_round", "round", round=state.round)
    state.first = _number(position.starting_player, "starting_player", players)
    state.passed = _seats(position.passed, "passed", players)
    state.skips_field = _seats(position.skips_field, "skips_field", players)
    state.skips_breeding = _seats(position.skips_breeding, "skips_breeding", players)
    _restore_cards(state, position.cards)
    _restore_markers(state, position.markers)
    _restore_event(state, position.event)
    if len(position.players) != players:
        raise PositionError("shape", path="players")
    state.homes = [home_restore(home, f"players.{seat}") for seat, home in enumerate(position.players)]
    _restore_offer(state)
    _restore_spaces(state, position.spaces)
    _check_due(state)
    _check_animals(state)
    return state


# Cards, markers and the event ---------------------------------------------------------------------------------------


def _restore_cards(state: CavernaState, cards: Mapping[str, str]) -> None:
    players = len(state.homes)
    played = calendar.ROUNDS[players]
    shown = len(cards)
    due = played.index(state.round) + 1 if state.round else 0
    if not due - 1 <= shown <= due:
        raise _impossible("cards", "cards", cards=shown, round=state.round)
    for number, (key, name) in enumerate(cards.items()):
        if key != str(played[number]):
            raise PositionError("unknown_key", path=f"cards.{key}")
        card = SPACE.get(name, -1)
        if card < 0:
            raise _impossible("no_such_card", f"cards.{key}", card=name)
        if calendar.front(card) not in calendar.cards_for(players, played[number], state.spaces):
            raise _impossible("card_in_wrong_round", f"cards.{key}", card=name, round=played[number])
        state.spaces = (*state.spaces, card)
    for trigger, (front, back) in FLIPS.items():
        wrong = front if trigger in state.spaces else back
        if wrong in state.spaces:
            raise _impossible("wrong_face", "cards", card=IDS[wrong])


def _restore_markers(state: CavernaState, colours: Sequence[str]) -> None:
    if not all(colour in calendar.COLOURS for colour in colours):
        raise PositionError("shape", path="markers")
    state.markers = tuple(calendar.COLOURS.index(colour) for colour in colours)
    players = len(state.homes)
    due = calendar.markers_due(state)
    waiting = calendar.has_marker(players, state.round)
    shown = len(state.markers)
    if not (shown == due or (shown == due - 1 and waiting)) or min(calendar.markers_left(state)) < 0:
        raise _impossible("markers", "markers", markers=shown, round=state.round)


def _restore_event(state: CavernaState, event: str) -> None:
    if event not in EVENT:
        raise _impossible("no_such_event", "event", event=event)
    state.event = EVENT[event]
    if state.event != calendar.event_now(state):
        raise _impossible("wrong_event", "event", event=event)


# Furnishings, spaces and dwarfs -------------------------------------------------------------------------------------


def _restore_offer(state: CavernaState) -> None:
    offer = INTRODUCTORY if state.intro else ALL
    taken: Mask = 0
    for seat, home in enumerate(state.homes):
        own = home.active | home.covered
        for tile in cells_in(own & ~offer):
            raise _impossible("tile_not_in_game", f"players.{seat}.squares", tile=TILES[tile])
        for tile in cells_in(own & taken & ~UNLIMITED):
            raise _impossible("tile_owned_twice", f"players.{seat}.squares", tile=TILES[tile])
        taken |= own
    state.offer = offer & ~(taken & ~UNLIMITED)


def _restore_spaces(state: CavernaState, spaces: Mapping[str, SpacePosition]) -> None:
    if list(spaces) != [IDS[space] for space in state.spaces]:
        strange = next((name for name in spaces if SPACE.get(name, -1) not in state.spaces), None)
        if strange is not None:
            raise PositionError("unknown_key", path=f"spaces.{strange}")
        raise PositionError("shape", path="spaces")
    refills = TABLES[len(state.homes)].refills
    standing: list[Mask] = [0] * len(state.homes)
    for name, entry in spaces.items():
        path = f"spaces.{name}"
        space = SPACE[name]
        most = _MOST_ON_A_SPACE + _MOST_A_ROUND * state.round
        heap = goods.pack(goods.bundle(amounts(entry.goods, f"{path}.goods", most)))
        refill = refills[space]
        kinds = 0 if refill is None else refill.empty | refill.nonempty
        if any(not kinds >> 8 * good & 255 for good, _ in goods.unpack(heap)):
            raise _impossible("goods_on_space", f"{path}.goods", space=name)
        state.stock[space] = heap
        if entry.dwarf is not msgspec.UNSET:
            _restore_dwarf(state, entry.dwarf, space, standing, f"{path}.dwarf")
    for seat, home in enumerate(state.homes):
        if standing[seat] != home.placed:
            raise _impossible("placed", f"players.{seat}.placed", seat=seat + 1)
        if home.placed & home.newborn:
            raise _impossible("newborn_at_work", f"players.{seat}.newborn", seat=seat + 1)


def _restore_dwarf(state: CavernaState, entry: DwarfPosition, space: int, standing: list[Mask], path: str) -> None:
    seat = _number(entry.player, f"{path}.player", len(state.homes))
    dwarf = _number(entry.number, f"{path}.number", len(state.homes[seat].dwarfs))
    if standing[seat] >> dwarf & 1:
        raise _impossible("dwarf_twice", path, seat=seat + 1, space=IDS[space])
    standing[seat] |= 1 << dwarf
    state.occupied[space] = 8 * seat + dwarf


def _check_due(state: CavernaState) -> None:
    """Goods wait only on rounds to come."""
    played = calendar.ROUNDS[len(state.homes)]
    for seat, home in enumerate(state.homes):
        for number, heap in enumerate(home.due):
            if heap and (number not in played or number <= state.round):
                raise _impossible("due", f"players.{seat}.due.{number}", round=number)


# Animals ------------------------------------------------------------------------------------------------------------


def _check_animals(state: CavernaState) -> None:
    """Animals fit, but for a seat that is settling them now."""
    for seat, home in enumerate(state.homes):
        if not fits(home) and Settle(seat) not in state.agenda:
            raise _impossible("crowded", f"players.{seat}.goods", species=tuple(arrangement(home).homeless))


# Entries ------------------------------------------------------------------------------------------------------------


def _impossible(code: str, path: str, **facts: Fact) -> PositionError:
    return PositionError(code, game="caverna", path=path, **facts)


def _number(number: int, path: str, limit: int) -> int:
    if not 0 <= number < limit:
        raise PositionError("shape", path=path)
    return number


def _seats(found: Sequence[int], path: str, players: int) -> Mask:
    seats = [_number(seat, path, players) for seat in found]
    if seats != sorted(set(seats)):
        raise PositionError("shape", path=path)
    return sum(1 << seat for seat in seats)
