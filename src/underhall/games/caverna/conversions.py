"""Free actions (RULES section 8): food, ruby and furnishing conversions, tiles for rubies, the weapon trade.

`available` lists what a seat could pay for, from tables; `free_actions` leaves out what the open window forbids.
`why_not` states the rules that both are held to. Windows are in `windows`.
"""

from __future__ import annotations

from typing import Any, Final

from underhall.core import Event, Events, Move, Refusal, Seat, replaced
from underhall.games.caverna.board import tiles
from underhall.games.caverna.board.squares import CELLS, SIZE, Mask, cells_in, name_of
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.catalogue import IDS, bit, tiles_with
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.effect_kinds import SlaughterBonus, WeaponToFood
from underhall.games.caverna.box.goods import FOOD, GOLD, RUBY, SPECIES, Bundle, Good
from underhall.games.caverna.dealings import STORES, gain, pay, tell_gained, why_not_pay
from underhall.games.caverna.moves import BuyTile, Convert, EatGold, FreeAction, GiveWeapon, MakeRoom
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.state import CavernaState
from underhall.games.caverna.windows import Window, traveller, window_under

ACTING: Final = "acting"
AT_HOME: Final = "home"
AT_WORK: Final = "work"


class Exchange:
    """One conversion with fixed bundles. `tile` is the mask of the furnishing that allows it, 0 if everyone may use
    it."""

    __slots__ = ("animals", "get", "id", "make_room", "move", "optional", "pay", "slaughter", "tile")

    def __init__(self, name: str, paid: Bundle, got: Bundle, slaughter: int, tile: Mask, optional: bool) -> None:
        self.id = name
        self.pay = paid
        self.get = got
        self.slaughter = slaughter
        self.tile = tile
        self.optional = optional
        self.animals = any(good in SPECIES for good, _ in paid)
        """Whether it takes farm animals away, and so makes room for others."""
        self.move = Convert(name)
        self.make_room = MakeRoom(name)


def _exchanges() -> list[Exchange]:
    """All conversions of fixed bundles: rubies and furnishings first, then food."""
    data = CONTENT.conversions
    found = [Exchange(one.id, one.pay, one.get, 0, 0, one.uncertain) for one in data.ruby if not one.place_single_tile]
    found += [
        Exchange(one.id, one.pay, one.get, one.slaughter, bit(one.tile), False)
        for one in data.furnishing
        if not one.variable
    ]
    found += [Exchange(one.id, one.pay, one.get, one.slaughter, 0, False) for one in data.food if not one.variable]
    return found


EXCHANGES: Final[dict[str, Exchange]] = {one.id: one for one in _exchanges()}

_ROOM_MAKERS: Final[tuple[Exchange, ...]] = tuple(one for one in EXCHANGES.values() if one.animals)

_BY_GOOD: Final[tuple[tuple[Good, tuple[tuple[Exchange, Mask, int, Bundle, Move], ...]], ...]] = tuple(
    (
        good,
        tuple(
            (one, one.tile, one.pay[0][1], one.pay[1:], one.move) for one in EXCHANGES.values() if one.pay[0][0] == good
        ),
    )
    for good in range(len(goods.GOODS))
    if any(one.pay[0][0] == good for one in EXCHANGES.values())
)
"""By the first good they cost, so that a good the seat lacks costs one glance."""

_GOLD: Final = next(one for one in CONTENT.conversions.food if one.variable)
_LEAST_GOLD: Final = _GOLD.n_min
_EAT_GOLD: Final[list[Move]] = [EatGold(gold) for gold in range(_LEAST_GOLD, 100)]
"""All that have been needed so far, and more than a match usually needs."""

_TILES: Final[dict[str, Bundle]] = {
    one.place_single_tile: one.pay for one in CONTENT.conversions.ruby if one.place_single_tile
}
_TILE_PRICES: Final[tuple[tuple[str, int], ...]] = tuple(
    (tile, goods.count(cost, RUBY)) for tile, cost in _TILES.items()
)
_BUY_TILE: Final[dict[str, list[Move]]] = {
    tile: [BuyTile(tile, name_of(cell)) for cell in range(SIZE)] for tile in _TILES
}

_PEACEFUL: Final[Mask] = tiles_with(WeaponToFood)
_SLAUGHTERING: Final[Mask] = tiles_with(SlaughterBonus)
_GIVE: Final[dict[str, list[Move]]] = {
    where: [GiveWeapon(strength, where) for strength in range(15)] for where in (ACTING, AT_HOME, AT_WORK)
}


# What there is ------------------------------------------------------------------------------------------------------


def available(state: CavernaState, seat: Seat) -> list[Move]:
    """Every free action the seat can pay for now, R-126 aside."""
    home = state.homes[seat]
    supply, active = home.goods, home.active
    moves: list[Move] = []
    for good, exchanges in _BY_GOOD:
        have = supply[good]
        if not have:
            continue
        for one, tile, price, rest, move in exchanges:
            if have < price or (tile and not active & tile):
                continue
            if rest and not goods.can_pay(supply, rest):
                continue
            if one.optional and not state.ruby_to_gold:
                continue
            moves.append(move)
    if supply[RUBY]:
        for tile_id, price in _TILE_PRICES:
            if supply[RUBY] >= price:
                places = _BUY_TILE[tile_id]
                moves.extend([places[cell] for cell in cells_in(tiles.single_mask(home, tile_id))])
    if supply[GOLD] >= _LEAST_GOLD:
        number = supply[GOLD] - _LEAST_GOLD + 1
        while len(_EAT_GOLD) < number:
            _EAT_GOLD.append(EatGold(_LEAST_GOLD + len(_EAT_GOLD)))
        moves.extend(_EAT_GOLD[:number])
    if active & _PEACEFUL:
        moves.extend(_weapon_trades(state, seat))
    return moves


def free_actions(state: CavernaState, seat: Seat) -> list[Move]:
    """Every free action that is legal alongside the open decision."""
    top = state.agenda[-1]
    if not isinstance(top, Window) or not top.open:
        return []
    moves = available(state, seat)
    if not moves:
        return moves
    window = top
    if top.settles:
        window = window_under(state)
        moves = [move for move in moves if not (isinstance(move, Convert) and EXCHANGES[move.conversion].animals)]
    if window.is_pending(state):
        return [move for move in moves if not _spoils(state, seat, window, move)]
    return moves


def room_makers(state: CavernaState, seat: Seat) -> list[Move]:
    """The conversions that take farm animals away: what a seat must do while animals do not fit."""
    home = state.homes[seat]
    return [
        one.make_room
        for one in _ROOM_MAKERS
        if goods.can_pay(home.goods, one.pay) and (not one.tile or home.active & one.tile)
    ]


def _weapon_trades(state: CavernaState, seat: Seat) -> list[Move]:
    found: list[Move] = []
    for where, strength in sorted(dict.fromkeys(_weapons(state, seat))):
        found.append(_GIVE[where][strength])
    return found


def _weapons(state: CavernaState, seat: Seat) -> list[tuple[str, int]]:
    """Where the weapons are that can be traded, and how strong."""
    acting, away = window_under(state).acting(), traveller(state, seat)
    return [
        (_where(state, seat, dwarf, acting), strength)
        for dwarf, strength in enumerate(state.homes[seat].dwarfs)
        if strength and dwarf != away
    ]


def _where(state: CavernaState, seat: Seat, dwarf: int, acting: int) -> str:
    if dwarf == acting:
        return ACTING
    return AT_WORK if state.homes[seat].placed >> dwarf & 1 else AT_HOME


# What is allowed ----------------------------------------------------------------------------------------------------


def why_not(state: CavernaState, seat: Seat, move: FreeAction) -> Refusal | None:
    """The rule that forbids a free action now, None if it is legal."""
    top = state.agenda[-1]
    if not isinstance(top, Window) or not top.open:
        return refuse("R-65", "no_window")
    refusal = _why_not_payable(state, seat, move)
    if refusal is not None:
        return refusal
    if top.settles and isinstance(move, Convert) and EXCHANGES[move.conversion].animals:
        return refuse("R-90", "make_room_first")
    window = window_under(state)
    if window.is_pending(state) and _spoils(state, seat, window, move):
        return refuse("R-126", "nothing_left_to_do")
    return None


def why_not_make_room(state: CavernaState, seat: Seat, move: MakeRoom) -> Refusal | None:
    """The rule that forbids a conversion as a way to make room. R-126 does not: it takes no step away."""
    one = EXCHANGES.get(move.conversion)
    if one is None or not one.animals:
        return refuse("R-90", "makes_no_room", conversion=move.conversion)
    return _why_not_payable(state, seat, one.move)


def _why_not_payable(state: CavernaState, seat: Seat, move: FreeAction) -> Refusal | None:
    home, supply = state.homes[seat], state.homes[seat].goods
    if isinstance(move, Convert):
        one = EXCHANGES.get(move.conversion)
        if one is None:
            return refuse("R-66", "no_such_conversion", conversion=move.conversion)
        if one.optional and not state.ruby_to_gold:
            return refuse("R-67", "no_ruby_to_gold")
        if one.tile and not home.active & one.tile:
            tile = IDS[one.tile.bit_length() - 1]
            return refuse("R-66", "needs_furnishing", furnishing=tile)
        return why_not_pay(supply, one.pay, "R-66")
    if isinstance(move, EatGold):
        if move.gold < _LEAST_GOLD:
            return refuse("R-68", "too_little_gold", least=_LEAST_GOLD)
        return why_not_pay(supply, ((GOLD, move.gold),), "R-68")
    if isinstance(move, BuyTile):
        if move.tile not in _TILES:
            return refuse("R-73", "no_such_single_tile", tile=move.tile)
        refusal = why_not_pay(supply, _TILES[move.tile], "R-73")
        if refusal is None and move.square not in CELLS:
            return refuse("R-73", "no_such_square", square=move.square)
        return refusal or tiles.why_not_single(home, move.tile, CELLS[move.square])
    if not home.active & _PEACEFUL:
        return refuse("R-74", "needs_furnishing", furnishing="peaceful_cave")
    if (move.dwarf, move.weapon) not in _weapons(state, seat):
        away = traveller(state, seat) >= 0 and move.dwarf == ACTING
        code = "weapon_on_expedition" if away else "no_such_weapon"
        return refuse("R-74", code, weapon=move.weapon)
    return None


def _spoils(state: CavernaState, seat: Seat, window: Window[Any], move: Any) -> bool:
    """Whether a free action would leave nothing that the window's action could go on with (R-126)."""
    if (
        type(state.agenda[-1]) is not type(window)
        and isinstance(move, Convert)
        and EXCHANGES[move.conversion].slaughter
    ):
        return False  # in a settle window animals can always be eaten
    home = state.homes[seat]
    state.homes[seat] = home.copy()
    apply(state, seat, move, None)
    has_step = window.has_step(state)
    state.homes[seat] = home
    return not has_step


# What happens -------------------------------------------------------------------------------------------------------


def apply(state: CavernaState, seat: Seat, move: FreeAction, events: Events) -> None:
    """Carry out a legal free action. Whether the animals still fit is asked by the caller (`settling.settled`)."""
    if isinstance(move, Convert):
        exchange(state, seat, EXCHANGES[move.conversion], events)
    elif isinstance(move, EatGold):
        pay(state, seat, ((GOLD, move.gold),), events)
        gain(state, seat, ((FOOD, move.gold - 1),), events, STORES[GOLD])
    elif isinstance(move, BuyTile):
        pay(state, seat, _TILES[move.tile], events)
        if events is not None:
            events.append(Event("laid", seat, {"tile": move.tile, "squares": (move.square,)}))
        got = tiles.place_single(state.homes[seat], move.tile, CELLS[move.square])
        if got and events is not None:
            tell_gained(seat, got, events, f"square:{move.square}")
    else:
        acting = window_under(state).acting()
        home = state.homes[seat]
        dwarf = next(
            dwarf
            for dwarf, strength in enumerate(home.dwarfs)
            if strength == move.weapon and _where(state, seat, dwarf, acting) == move.dwarf
        )
        home.dwarfs = replaced(home.dwarfs, dwarf, 0)
        if events is not None:
            events.append(Event("disarmed", seat, {"weapon": move.weapon}))
        gain(state, seat, ((FOOD, move.weapon),), events)


def exchange(state: CavernaState, seat: Seat, one: Exchange, events: Events) -> None:
    """Exchange one whole bundle (R-66)."""
    pay(state, seat, one.pay, events)
    gain(state, seat, proceeds(state, seat, one), events, STORES[one.pay[0][0]] if one.pay else "")


def proceeds(state: CavernaState, seat: Seat, one: Exchange) -> Bundle:
    """What a conversion yields: the slaughtering cave adds to farm animals turned into food (R-70)."""
    if one.slaughter and state.homes[seat].active & _SLAUGHTERING:
        return goods.plus(one.get, ((FOOD, one.slaughter),))
    return one.get
