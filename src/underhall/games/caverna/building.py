"""Primitives that build: tiles, mines, pastures and stables (RULES sections 3.4 to 3.10). Furnishing is in `rooms`.

`tiles` knows where something may stand; this module makes moves of it. See `primitives` for what a leaf is.
"""

from __future__ import annotations

from typing import Final

from underhall.core import Event, Events, Move, Refusal
from underhall.core.agenda import M
from underhall.games.caverna import moves as words
from underhall.games.caverna.board import furnishing, tiles
from underhall.games.caverna.board.squares import CELLS, PAIRS, SIZE, Mask, Pair, cells_in, name_of
from underhall.games.caverna.box import action_nodes as nodes
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.goods import Bundle
from underhall.games.caverna.dealings import pay, tell_gained, why_not_pay
from underhall.games.caverna.primitives import Actor, Primitive
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.state import CavernaState

# Tiles -------------------------------------------------------------------------------------------------------------


_TWIN_MOVES: Final[dict[str, list[Move]]] = {
    tile: [
        words.Twin(tile, (name_of(first), name_of(second))) if first >= 0 else words.Pass() for first, second in PAIRS
    ]
    for tile in tiles.TWIN_TILES
}


class PlaceTwinTile(Primitive[words.Twin]):
    stirs = True

    def __init__(self, node: nodes.PlaceTwinTile) -> None:
        self.tiles = node.tiles

    def can(self, state: CavernaState, who: Actor) -> bool:
        home = state.homes[who.seat]
        return any(tiles.can_place_twin(home, tile) for tile in self.tiles)

    def moves(self, state: CavernaState, who: Actor) -> list[Move]:
        home = state.homes[who.seat]
        found: list[Move] = []
        for tile in self.tiles:
            table = _TWIN_MOVES[tile]
            found.extend([table[pair] for pair in tiles.twin_pairs(home, tile)])
        return found

    def is_meant(self, state: CavernaState, who: Actor, move: words.Twin) -> bool:
        return move.tile in self.tiles

    def mismatch(self, state: CavernaState, who: Actor, move: words.Twin) -> Refusal | None:
        return refuse("R-31", "other_twin_tile", tile=move.tile, tiles=self.tiles)

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        return refuse("R-31", "no_place_for", things=self.tiles)

    def why_not(self, state: CavernaState, who: Actor, move: words.Twin) -> Refusal | None:
        refusal = unknown_squares(move.squares, 2)
        if refusal is not None:
            return refusal
        return tiles.why_not_twin(state.homes[who.seat], move.tile, CELLS[move.squares[0]], CELLS[move.squares[1]])

    def apply(self, state: CavernaState, who: Actor, move: words.Twin, events: Events) -> None:
        first, second = move.squares
        if events is not None:
            events.append(Event("laid", who.seat, {"tile": move.tile, "squares": move.squares}))
        got = tiles.place_twin(state.homes[who.seat], move.tile, CELLS[first], CELLS[second])
        if got and events is not None:
            tell_gained(who.seat, got, events, f"square:{first}")


class _OnSquare(Primitive[M]):
    """A leaf whose one parameter is a square out of a set."""

    thing: str
    """What is put there."""

    def __init__(self) -> None:
        self._table: list[Move] = [self.move_to(name_of(cell)) for cell in range(SIZE)]

    def move_to(self, square: str) -> Move:
        raise NotImplementedError

    def squares(self, state: CavernaState, who: Actor) -> Mask:
        """The squares on which it can be carried out now; the cost is checked elsewhere."""
        raise NotImplementedError

    def cost(self, state: CavernaState, who: Actor) -> Bundle:
        return goods.NOTHING

    def can(self, state: CavernaState, who: Actor) -> bool:
        return bool(self.squares(state, who)) and goods.can_pay(state.homes[who.seat].goods, self.cost(state, who))

    def moves(self, state: CavernaState, who: Actor) -> list[Move]:
        if not goods.can_pay(state.homes[who.seat].goods, self.cost(state, who)):
            return []
        return [self._table[cell] for cell in cells_in(self.squares(state, who))]

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        return _why_unbuilt(state, who, self.thing, self.cost(state, who), bool(self.squares(state, who)))


class PlaceSingleTile(_OnSquare[words.Single]):
    stirs = True

    def __init__(self, node: nodes.PlaceSingleTile) -> None:
        self.tile = self.thing = node.tile
        super().__init__()

    def move_to(self, square: str) -> Move:
        return words.Single(self.tile, square)

    def squares(self, state: CavernaState, who: Actor) -> Mask:
        return tiles.single_mask(state.homes[who.seat], self.tile)

    def is_meant(self, state: CavernaState, who: Actor, move: words.Single) -> bool:
        return move.tile == self.tile

    def why_not(self, state: CavernaState, who: Actor, move: words.Single) -> Refusal | None:
        refusal = unknown_squares((move.square,), 1)
        return refusal or tiles.why_not_single(state.homes[who.seat], self.tile, CELLS[move.square])

    def apply(self, state: CavernaState, who: Actor, move: words.Single, events: Events) -> None:
        if events is not None:
            events.append(Event("laid", who.seat, {"tile": self.tile, "squares": (move.square,)}))
        got = tiles.place_single(state.homes[who.seat], self.tile, CELLS[move.square])
        if got and events is not None:
            tell_gained(who.seat, got, events, f"square:{move.square}")


class PlaceRubyMine(_OnSquare[words.RubyMine]):
    thing = "ruby_mine"

    def __init__(self, node: nodes.PlaceRubyMine) -> None:
        self.on = node.on
        super().__init__()

    def move_to(self, square: str) -> Move:
        return words.RubyMine(square)

    def squares(self, state: CavernaState, who: Actor) -> Mask:
        return tiles.ruby_mine_mask(state.homes[who.seat], self.on)

    def is_meant(self, state: CavernaState, who: Actor, move: words.RubyMine) -> bool:
        """By what lies there: a mine on a tunnel and one on a deep tunnel are different options (R-53)."""
        cell = CELLS.get(move.square)
        return cell is not None and bool(self.squares(state, who) >> cell & 1)

    def mismatch(self, state: CavernaState, who: Actor, move: words.RubyMine) -> Refusal | None:
        return self.why_not(state, who, move)

    def why_not(self, state: CavernaState, who: Actor, move: words.RubyMine) -> Refusal | None:
        refusal = unknown_squares((move.square,), 1)
        return refusal or tiles.why_not_ruby_mine(state.homes[who.seat], self.on, CELLS[move.square])

    def apply(self, state: CavernaState, who: Actor, move: words.RubyMine, events: Events) -> None:
        tiles.place_ruby_mine(state.homes[who.seat], CELLS[move.square])
        if events is not None:
            events.append(Event("laid", who.seat, {"tile": "ruby_mine", "squares": (move.square,)}))


class BuildSmallPasture(_OnSquare[words.SmallPasture]):
    thing = "small_pasture"

    def __init__(self, node: nodes.BuildSmallPasture) -> None:
        self.price = node.cost
        super().__init__()

    def move_to(self, square: str) -> Move:
        return words.SmallPasture(square)

    def squares(self, state: CavernaState, who: Actor) -> Mask:
        return tiles.small_pasture_mask(state.homes[who.seat])

    def cost(self, state: CavernaState, who: Actor) -> Bundle:
        return furnishing.build_cost(state.homes[who.seat].active, "build_small_pasture", self.price)

    def why_not(self, state: CavernaState, who: Actor, move: words.SmallPasture) -> Refusal | None:
        home = state.homes[who.seat]
        refusal = unknown_squares((move.square,), 1) or tiles.why_not_small_pasture(home, CELLS[move.square])
        return refusal or why_not_pay(home.goods, self.cost(state, who), "R-27")

    def apply(self, state: CavernaState, who: Actor, move: words.SmallPasture, events: Events) -> None:
        pay(state, who.seat, self.cost(state, who), events)
        tiles.build_small_pasture(state.homes[who.seat], CELLS[move.square])
        if events is not None:
            events.append(Event("laid", who.seat, {"tile": "small_pasture", "squares": (move.square,)}))


_LARGE_PASTURES: Final[dict[Pair, Move]] = {
    pair: words.LargePasture((name_of(first), name_of(second)))
    for pair, (first, second) in enumerate(PAIRS)
    if first >= 0
}


class BuildLargePasture(Primitive[words.LargePasture]):
    stirs = True

    def __init__(self, node: nodes.BuildLargePasture) -> None:
        self.price = node.cost

    def cost(self, state: CavernaState, who: Actor) -> Bundle:
        return furnishing.build_cost(state.homes[who.seat].active, "build_large_pasture", self.price)

    def can(self, state: CavernaState, who: Actor) -> bool:
        home = state.homes[who.seat]
        return goods.can_pay(home.goods, self.cost(state, who)) and tiles.can_build_large_pasture(home)

    def moves(self, state: CavernaState, who: Actor) -> list[Move]:
        home = state.homes[who.seat]
        if not goods.can_pay(home.goods, self.cost(state, who)):
            return []
        return [_LARGE_PASTURES[pair] for pair in tiles.large_pasture_pairs(home)]

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        can_lie = tiles.can_build_large_pasture(state.homes[who.seat])
        return _why_unbuilt(state, who, "large_pasture", self.cost(state, who), can_lie)

    def why_not(self, state: CavernaState, who: Actor, move: words.LargePasture) -> Refusal | None:
        home = state.homes[who.seat]
        refusal = unknown_squares(move.squares, 2)
        if refusal is None:
            refusal = tiles.why_not_large_pasture(home, CELLS[move.squares[0]], CELLS[move.squares[1]])
        return refusal or why_not_pay(home.goods, self.cost(state, who), "R-27")

    def apply(self, state: CavernaState, who: Actor, move: words.LargePasture, events: Events) -> None:
        pay(state, who.seat, self.cost(state, who), events)
        tiles.build_large_pasture(state.homes[who.seat], CELLS[move.squares[0]], CELLS[move.squares[1]])
        if events is not None:
            events.append(Event("laid", who.seat, {"tile": "large_pasture", "squares": move.squares}))


class BuildStable(_OnSquare[words.Stable]):
    thing = "stable"

    def __init__(self, node: nodes.BuildStable) -> None:
        self.price = node.cost
        super().__init__()

    def move_to(self, square: str) -> Move:
        return words.Stable(square)

    def squares(self, state: CavernaState, who: Actor) -> Mask:
        return tiles.stable_mask(state.homes[who.seat])

    def cost(self, state: CavernaState, who: Actor) -> Bundle:
        return furnishing.build_cost(state.homes[who.seat].active, "build_stable", self.price)

    def why_not(self, state: CavernaState, who: Actor, move: words.Stable) -> Refusal | None:
        home = state.homes[who.seat]
        refusal = unknown_squares((move.square,), 1) or tiles.why_not_stable(home, CELLS[move.square])
        return refusal or why_not_pay(home.goods, self.cost(state, who), "R-27")

    def apply(self, state: CavernaState, who: Actor, move: words.Stable, events: Events) -> None:
        pay(state, who.seat, self.cost(state, who), events)
        tiles.build_stable(state.homes[who.seat], CELLS[move.square])
        if events is not None:
            events.append(Event("stabled", who.seat, {"square": move.square}))


_WHERE: Final = {"ruby_mine": "R-39", "small_pasture": "R-40", "large_pasture": "R-40", "stable": "R-42"}
"""The rulings that say where a thing may stand; for other tiles it is R-32."""


def _why_unbuilt(state: CavernaState, who: Actor, thing: str, cost: Bundle, can_lie: bool) -> Refusal:
    """Why a thing cannot be built: it has no place, or it cannot be paid."""
    if not can_lie:
        return refuse(_WHERE.get(thing, "R-32"), "no_place_for", things=(thing,))
    supply = state.homes[who.seat].goods
    lacking = goods.lacking(supply, cost)
    return refuse("R-27", "tile_too_dear", tile=thing, cost=goods.parts(cost), lacking=goods.parts(lacking))


def unknown_squares(squares: tuple[str, ...], number: int) -> Refusal | None:
    """Refuse a move that names too few or too many squares, or one that does not exist."""
    if len(squares) != number:
        return refuse("R-31", "square_count", need=number, have=len(squares))
    for square in squares:
        if square not in CELLS:
            return refuse("R-48", "no_such_square", square=square)
    return None


def rounds_after(players: int, number: int) -> tuple[int, ...]:
    """The rounds still to be played after this one: with one or two players there is no ninth (R-2)."""
    return _LATER[players][number]


_LATER: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(
        tuple(one.number for one in CONTENT.rounds.round if players in one.players and one.number > number)
        for number in range(len(CONTENT.rounds.round) + 1)
    )
    for players in range(8)
)
