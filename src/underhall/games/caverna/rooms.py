"""Furnishing as a step of an action or an expedition (RULES section 12): a tile is chosen, then its square and payment.

Tiles, squares and payments together are too many to choose from at once. A tile is offered only if it can be built, so
that choosing it is never a dead end, and no window is open in between: both decisions are one step of the rules. What
tiles cost and bring is in `furnishing`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core import Event, Events, Move, Refusal, Seat, Step
from underhall.core.messages import Fact
from underhall.games.caverna import moves as words
from underhall.games.caverna.board import furnishing
from underhall.games.caverna.board.squares import CELLS, cells_in, name_of
from underhall.games.caverna.box import action_nodes as nodes
from underhall.games.caverna.box import goods
from underhall.games.caverna.box.catalogue import IDS, TILE, UNLIMITED, Tile, tiles_named
from underhall.games.caverna.box.content import CONTENT
from underhall.games.caverna.box.goods import Bundle
from underhall.games.caverna.building import rounds_after, unknown_squares
from underhall.games.caverna.dealings import pay, tell_gained
from underhall.games.caverna.primitives import Actor, Primitive, given
from underhall.games.caverna.refusing import refuse
from underhall.games.caverna.state import CavernaState
from underhall.games.caverna.windows import Window, is_expedition

_CHOOSE: Final[tuple[Move, ...]] = tuple(words.ChooseTile(tile) for tile in IDS)
_LOOTED: Final[dict[str, tuple[str | None, ...]]] = {
    tile: tuple(
        None if one.effect.cost is None else goods.notation(one.effect.cost)
        for one in CONTENT.loot.loot
        if isinstance(one.effect, nodes.Furnish) and tiles_named(one.effect.tiles) >> TILE[tile] & 1
    )
    for tile in IDS
}
"""By tile, the costs that loot items charge instead of the printed one; None where they do not."""
_FURNISH: Final[dict[tuple[int, int, Bundle], Move]] = {}


class Furnish(Primitive[words.ChooseTile]):
    def __init__(self, node: nodes.Furnish) -> None:
        self.allowed = tiles_named(node.tiles)
        self.cost = node.cost
        self._cost_text = None if node.cost is None else goods.notation(node.cost)

    def can(self, state: CavernaState, who: Actor) -> bool:
        return furnishing.can_furnish(state.homes[who.seat], state.offer & self.allowed, self.cost)

    def moves(self, state: CavernaState, who: Actor) -> list[Move]:
        options = furnishing.furnish_options(state.homes[who.seat], state.offer & self.allowed, self.cost)
        return [_CHOOSE[tile] for tile, _, _ in options]

    def why_none(self, state: CavernaState, who: Actor) -> Refusal:
        home = state.homes[who.seat]
        offered = cells_in(state.offer & self.allowed)
        if len(offered) == 1:
            return given(furnishing.why_not_choose(home, offered[0], self.cost))
        if not any(furnishing.furnish_mask(home, tile) for tile in offered):
            return refuse("R-43", "nowhere_to_furnish")
        return refuse("R-27", "no_furnishing_affordable")

    def why_not(self, state: CavernaState, who: Actor, move: words.ChooseTile) -> Refusal | None:
        tile = TILE.get(move.tile)
        if tile is None:
            return refuse("R-1", "no_such_furnishing", furnishing=move.tile)
        if not self.allowed >> tile & 1:
            return refuse("R-83", "furnishing_not_here", furnishing=move.tile)
        if not state.offer >> tile & 1:
            return refuse("R-1", "furnishing_gone", furnishing=move.tile)
        return furnishing.why_not_choose(state.homes[who.seat], tile, self.cost)

    def apply(self, state: CavernaState, who: Actor, move: words.ChooseTile, events: Events) -> None:
        state.agenda.append(Site(who.seat, move.tile, self._cost_text))


class Site(Window[words.FurnishRoom], frozen=True, gc=False, tag="site"):
    """Where the chosen tile goes, and how it is paid for. `cost` replaces the printed one, as in `2wood+2stone`."""

    tile: str
    cost: str | None
    open: ClassVar[bool] = False
    on = ("act", "choose_loot", "come_home")

    def fits(self, state: CavernaState, beneath: Step | None) -> bool:
        """The tile could have been chosen: it is on offer, can be built, and was asked for beneath."""
        if self.tile not in TILE or not state.offer >> TILE[self.tile] & 1:
            return False
        costs = _LOOTED[self.tile] if is_expedition(beneath) else (None,)
        if getattr(beneath, "seat", None) != self.seat or self.cost not in costs:
            return False
        return furnishing.why_not_choose(state.homes[self.seat], TILE[self.tile], self._cost()) is None

    def moves(self, state: CavernaState, seat: Seat) -> list[Move]:
        home, tile = state.homes[seat], TILE[self.tile]
        payments = furnishing.payments(home, tile, self._cost())
        found: list[Move] = []
        for cell in cells_in(furnishing.furnish_mask(home, tile)):
            for payment in payments:
                key = (tile, cell, payment)
                move = _FURNISH.get(key)
                if move is None:
                    move = _FURNISH[key] = words.FurnishRoom(self.tile, name_of(cell), goods.notation(payment))
                found.append(move)
        return found

    def why_not(self, state: CavernaState, seat: Seat, move: words.FurnishRoom) -> Refusal | None:
        if move.tile != self.tile:
            return refuse("R-27", "other_tile_chosen", furnishing=self.tile)
        refusal = unknown_squares((move.square,), 1)
        if refusal is not None:
            return refusal
        try:
            payment = goods.parse(move.payment)
        except ValueError:
            return refuse("R-60", "payment", payment=move.payment)
        home, tile = state.homes[seat], TILE[self.tile]
        return furnishing.why_not_furnish(home, tile, CELLS[move.square], payment, self._cost())

    def why_wait(self, state: CavernaState, seat: Seat, move: Move) -> Refusal | None:
        return refuse("5", "dwarf_acts") if move.moment else None

    def apply(self, state: CavernaState, seat: Seat, move: words.FurnishRoom, events: Events) -> None:
        tile: Tile = TILE[move.tile]
        pay(state, seat, goods.parse(move.payment), events)
        if not UNLIMITED >> tile & 1:
            state.offer &= ~(1 << tile)
        if events is not None:
            events.append(Event("furnished", seat, {"furnishing": move.tile, "square": move.square}))
        later = rounds_after(len(state.homes), state.round)
        got = furnishing.furnish(state.homes[seat], tile, CELLS[move.square], later)
        if got and events is not None:
            tell_gained(seat, got, events, f"square:{move.square}")

    def facts(self, state: CavernaState) -> dict[str, Fact]:
        return {"furnishing": self.tile}

    def _cost(self) -> Bundle | None:
        return None if self.cost is None else goods.parse(self.cost)
