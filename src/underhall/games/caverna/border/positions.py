"""A whole position as readable data, and back. What belongs to one player is in `home_positions`.

What follows from the rest is not written down twice: the furnishings on offer are those that nobody owns, and the
spaces in play are the printed ones and the cards. Whatever is written is checked: what cannot arise is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from underhall.core import PositionError, Setup, Step
from underhall.core.messages import Fact
from underhall.games.caverna import rounds
from underhall.games.caverna.actions import SPACE, TABLES
from underhall.games.caverna.board.animals import arrangement, fits
from underhall.games.caverna.board.squares import Mask, cells_in
from underhall.games.caverna.border.home_positions import amounts, home_dump, home_restore
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.catalogue import ALL, INTRODUCTORY, UNLIMITED
from underhall.games.caverna.box.catalogue import IDS as TILES
from underhall.games.caverna.harvest import EVENT, EVENTS
from underhall.games.caverna.settling import Settle
from underhall.games.caverna.spaces import FLIPS, IDS
from underhall.games.caverna.state import FREE, CavernaState

_KEYS: Final = (
    "round",
    "event",
    "starting_player",
    "cards",
    "markers",
    "passed",
    "skips_field",
    "skips_breeding",
    "spaces",
    "players",
)
_MOST_ON_A_SPACE: Final = 99
_MOST_A_ROUND: Final = 9
"""Spaces fill up round by round; a heap holds up to 255 of a good, more than all rounds can make of this."""
_FLIPPED: Final[dict[int, int]] = {after: before for before, after in FLIPS.values()}


def dump(state: CavernaState) -> dict[str, Any]:
    """The position as JSON-able data."""
    players = len(state.homes)
    printed = len(TABLES[players].printed)
    played = rounds.ROUNDS[players]
    return {
        "round": state.round,
        "event": EVENTS[state.event].id,
        "starting_player": state.first,
        "cards": {str(played[number]): IDS[card] for number, card in enumerate(state.spaces[printed:])},
        "markers": [rounds.COLOURS[colour] for colour in state.markers],
        "passed": cells_in(state.passed),
        "skips_field": cells_in(state.skips_field),
        "skips_breeding": cells_in(state.skips_breeding),
        "spaces": {IDS[space]: _space(state, space) for space in state.spaces},
        "players": [home_dump(home) for home in state.homes],
    }


def _space(state: CavernaState, space: int) -> dict[str, Any]:
    found: dict[str, Any] = {"goods": goods.as_dict(goods.unpack(state.stock[space]))}
    occupant = state.occupied[space]
    if occupant != FREE:
        found["dwarf"] = {"player": occupant >> 3, "number": occupant & 7}
    return found


def restore(setup: Setup, data: Mapping[str, Any], steps: Sequence[Step], state: CavernaState) -> CavernaState:
    """Fill a blank state with a position and its agenda. Raises PositionError on an impossible one."""
    for key in data:
        if key not in _KEYS:
            raise PositionError("unknown_key", path=key)
    for key in _KEYS:
        if key not in data:
            raise PositionError("missing", path=key)
    players = setup.players
    state.agenda = list(steps)
    state.round = _number(data["round"], "round", 13)
    if state.round and state.round not in rounds.ROUNDS[players]:
        raise _impossible("no_such_round", "round", round=state.round)
    state.first = _number(data["starting_player"], "starting_player", players)
    state.passed = _seats(data["passed"], "passed", players)
    state.skips_field = _seats(data["skips_field"], "skips_field", players)
    state.skips_breeding = _seats(data["skips_breeding"], "skips_breeding", players)
    _restore_cards(state, data["cards"])
    _restore_markers(state, data["markers"])
    _restore_event(state, data["event"])
    homes = data["players"]
    if not isinstance(homes, list) or len(homes) != players:
        raise PositionError("shape", path="players")
    state.homes = [home_restore(home, f"players.{seat}") for seat, home in enumerate(homes)]
    _restore_offer(state)
    _restore_spaces(state, data["spaces"])
    _check_due(state)
    _check_animals(state)
    return state


# Cards, markers and the event ---------------------------------------------------------------------------------------


def _restore_cards(state: CavernaState, data: object) -> None:
    if not isinstance(data, Mapping):
        raise PositionError("shape", path="cards")
    players = len(state.homes)
    played = rounds.ROUNDS[players]
    shown = len(data)
    due = played.index(state.round) + 1 if state.round else 0
    if not due - 1 <= shown <= due:
        raise _impossible("cards", "cards", cards=shown, round=state.round)
    for number, (key, name) in enumerate(data.items()):
        if key != str(played[number]):
            raise PositionError("unknown_key", path=f"cards.{key}")
        card = SPACE.get(name, -1) if isinstance(name, str) else -1
        if card < 0:
            raise _impossible("no_such_card", f"cards.{key}", card=str(name))
        if _FLIPPED.get(card, card) not in rounds.cards_for(players, played[number], state.spaces):
            raise _impossible("card_in_wrong_round", f"cards.{key}", card=str(name), round=played[number])
        state.spaces.append(card)
    for trigger, (front, back) in FLIPS.items():
        wrong = front if trigger in state.spaces else back
        if wrong in state.spaces:
            raise _impossible("wrong_face", "cards", card=IDS[wrong])


def _restore_markers(state: CavernaState, data: object) -> None:
    if not isinstance(data, list) or not all(colour in rounds.COLOURS for colour in data):
        raise PositionError("shape", path="markers")
    state.markers = [rounds.COLOURS.index(colour) for colour in data]
    players = len(state.homes)
    due = rounds.markers_due(state)
    waiting = rounds.has_marker(players, state.round)
    shown = len(state.markers)
    if not (shown == due or (shown == due - 1 and waiting)) or min(rounds.markers_left(state)) < 0:
        raise _impossible("markers", "markers", markers=shown, round=state.round)


def _restore_event(state: CavernaState, data: object) -> None:
    if not isinstance(data, str) or data not in EVENT:
        raise _impossible("no_such_event", "event", event=str(data))
    state.event = EVENT[data]
    if state.event != rounds.event_now(state):
        raise _impossible("wrong_event", "event", event=data)


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


def _restore_spaces(state: CavernaState, data: object) -> None:
    if not isinstance(data, Mapping):
        raise PositionError("shape", path="spaces")
    if list(data) != [IDS[space] for space in state.spaces]:
        strange = next((name for name in data if SPACE.get(name, -1) not in state.spaces), None)
        if strange is not None:
            raise PositionError("unknown_key", path=f"spaces.{strange}")
        raise PositionError("shape", path="spaces")
    refills = TABLES[len(state.homes)].refills
    standing: list[Mask] = [0] * len(state.homes)
    for name, entry in data.items():
        path = f"spaces.{name}"
        space = SPACE[name]
        if not isinstance(entry, Mapping) or "goods" not in entry or not set(entry) <= {"goods", "dwarf"}:
            raise PositionError("shape", path=path)
        most = _MOST_ON_A_SPACE + _MOST_A_ROUND * state.round
        heap = goods.pack(goods.bundle(amounts(entry["goods"], f"{path}.goods", most)))
        refill = refills[space]
        kinds = 0 if refill is None else refill.empty | refill.nonempty
        if any(not kinds >> 8 * good & 255 for good, _ in goods.unpack(heap)):
            raise _impossible("goods_on_space", f"{path}.goods", space=name)
        state.stock[space] = heap
        if "dwarf" in entry:
            _restore_dwarf(state, entry["dwarf"], space, standing, f"{path}.dwarf")
    for seat, home in enumerate(state.homes):
        if standing[seat] != home.placed:
            raise _impossible("placed", f"players.{seat}.placed", seat=seat + 1)
        if home.placed & home.newborn:
            raise _impossible("newborn_at_work", f"players.{seat}.newborn", seat=seat + 1)


def _restore_dwarf(state: CavernaState, data: object, space: int, standing: list[Mask], path: str) -> None:
    if not isinstance(data, Mapping) or set(data) != {"player", "number"}:
        raise PositionError("shape", path=path)
    seat = _number(data["player"], f"{path}.player", len(state.homes))
    dwarf = _number(data["number"], f"{path}.number", len(state.homes[seat].dwarfs))
    if standing[seat] >> dwarf & 1:
        raise _impossible("dwarf_twice", path, seat=seat + 1, space=IDS[space])
    standing[seat] |= 1 << dwarf
    state.occupied[space] = 8 * seat + dwarf


def _check_due(state: CavernaState) -> None:
    """Goods wait only on rounds to come."""
    played = rounds.ROUNDS[len(state.homes)]
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


# Shapes -------------------------------------------------------------------------------------------------------------


def _impossible(code: str, path: str, **facts: Fact) -> PositionError:
    return PositionError(code, game="caverna", path=path, **facts)


def _number(data: object, path: str, limit: int) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or not 0 <= data < limit:
        raise PositionError("shape", path=path)
    return data


def _seats(data: object, path: str, players: int) -> Mask:
    if not isinstance(data, list):
        raise PositionError("shape", path=path)
    seats = [_number(seat, path, players) for seat in data]
    if seats != sorted(set(seats)):
        raise PositionError("shape", path=path)
    return sum(1 << seat for seat in seats)
