"""The secret tile: dealt at the start, in the expert variant chosen from two, laid at the very end.

R-43: a tile that is in nobody's grid, row or pile until section 7 of the rules, so no other step touches `secret`.
"""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Chance, Decide, Draw, Event, Events, Luck, Seat, Step
from underhall.core.lots import Lot
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.ghosts_galore.board.tiles import NONE, TILE_IDS, TILE_INDEX, Tile
from underhall.games.ghosts_galore.box.components import CELLS, ROUNDS
from underhall.games.ghosts_galore.moves import (
    DEAL,
    KEEP_SECRET,
    PLACE_SECRET_TILE,
    PLAY,
    ROTATIONS,
    Deal,
    KeepSecret,
    PlaceSecretTile,
)
from underhall.games.ghosts_galore.refusing import refuse
from underhall.games.ghosts_galore.state import GhostsGaloreState, clockwise


class DealSecret(Chance[GhostsGaloreState, Deal], frozen=True, gc=False, tag="deal_secret"):
    """One tile for a seat, which only its owner sees (R-45); in the expert variant this happens twice per seat."""

    seat: int
    on = ("deal_secret", "choose_secret", "draw_first_player", "round")

    def fits(self, state: GhostsGaloreState, beneath: Step | None) -> bool:
        """Seats are dealt to in order; the expert variant deals two tiles to each and lets them choose."""
        if isinstance(beneath, DealSecret):
            in_order = beneath.seat == self.seat + 1 or (state.expert and beneath.seat == self.seat)
        else:
            in_order = self.seat == state.players - 1 and state.expert == isinstance(beneath, ChooseSecret)
        if not state.expert:
            return in_order and state.secret[self.seat] == NONE
        return in_order and state.agenda.count(self) == min(2, 2 * (self.seat + 1) - len(state.drawn))

    @classmethod
    def called_for(cls, state: GhostsGaloreState) -> int:
        if not state.expert:
            return 0 if state.round else state.secret.count(NONE)
        return 2 * state.players - len(state.drawn) if NONE in state.given_back else 0

    def draw(self, state: GhostsGaloreState) -> Draw:
        return Draw("secret", Lot(DEAL[self.seat], state.stock[:]))

    def sample(self, state: GhostsGaloreState, seat: Seat, luck: Luck) -> Move:
        return DEAL[self.seat][state.stock[int(luck() * len(state.stock))]]

    def apply(self, state: GhostsGaloreState, seat: Seat, move: Deal, events: Events) -> None:
        tile = TILE_INDEX[move.tile]
        state.stock.remove(tile)
        if state.expert:
            state.drawn.append(tile)
        else:
            state.secret[move.seat] = tile
        if events is not None:
            events.append(Event("dealt", move.seat, {"tile": move.tile}, only=(move.seat,)))

    def seen_by(self, state: GhostsGaloreState, seat: Seat, move: Deal) -> tuple[Seat, ...] | None:
        return (self.seat,)


class ChooseSecret(Decide[GhostsGaloreState, KeepSecret], frozen=True, gc=False, tag="choose_secret"):
    """Expert variant: all keep one of their two tiles at the same time; the others go back together (R-70, R-76)."""

    on = ("draw_first_player", "round")
    hidden: ClassVar[bool] = True

    @classmethod
    def called_for(cls, state: GhostsGaloreState) -> int:
        return int(state.expert and NONE in state.given_back)

    def actors(self, state: GhostsGaloreState) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(state.players) if state.secret[seat] == NONE)

    def moves(self, state: GhostsGaloreState, seat: Seat) -> list[Move]:
        return [KEEP_SECRET[tile] for tile in hand(state, seat)]

    def why_not(self, state: GhostsGaloreState, seat: Seat, move: KeepSecret) -> Refusal | None:
        if TILE_INDEX.get(move.tile, NONE) not in hand(state, seat):
            return refuse("R-76", "not_drawn", tile=move.tile)
        return None

    def why_wait(self, state: GhostsGaloreState, seat: Seat, move: Move) -> Refusal | None:
        return refuse("R-20", "not_begun") if isinstance(move, PLAY) else None

    def apply(self, state: GhostsGaloreState, seat: Seat, move: KeepSecret, events: Events) -> None:
        state.secret[seat] = TILE_INDEX[move.tile]
        if events is not None:
            events.append(Event("chosen", seat))
            events.append(Event("kept_secret", seat, {"tile": move.tile}, only=(seat,)))
        if NONE in state.secret:
            state.agenda.append(self)
            return
        for other, kept in enumerate(state.secret):
            (state.given_back[other],) = (tile for tile in hand(state, other) if tile != kept)
        state.stock = sorted(state.stock + state.given_back)
        state.drawn = []
        if events is not None:
            events.append(Event("given_back"))

    def seen_by(self, state: GhostsGaloreState, seat: Seat, move: KeepSecret) -> tuple[Seat, ...] | None:
        return (seat,)  # even after all have chosen


class PlaceSecret(Decide[GhostsGaloreState, PlaceSecretTile], frozen=True, gc=False, tag="place_secret"):
    """After round 8 all lay their secret tile on the one free cell, in any rotation, at the same time (R-43, R-44)."""

    hidden: ClassVar[bool] = True

    @classmethod
    def called_for(cls, state: GhostsGaloreState) -> int:
        """The game ends with it: it is over when every grid is full."""
        return int(NONE in state.grid)

    def actors(self, state: GhostsGaloreState) -> tuple[Seat, ...]:
        return tuple([seat for seat in clockwise(state) if state.turned[seat] == NONE])

    def moves(self, state: GhostsGaloreState, seat: Seat) -> list[Move]:
        return PLACE_SECRET_TILE[:]

    def sample(self, state: GhostsGaloreState, seat: Seat, luck: Luck) -> Move:
        return PLACE_SECRET_TILE[int(luck() * ROTATIONS)]

    def why_not(self, state: GhostsGaloreState, seat: Seat, move: PlaceSecretTile) -> Refusal | None:
        if not 0 <= move.rotation < ROTATIONS:
            return refuse("R-41", "no_such_rotation", rotation=move.rotation)
        return None

    def why_wait(self, state: GhostsGaloreState, seat: Seat, move: Move) -> Refusal | None:
        return refuse("R-43", "rounds_over", rounds=ROUNDS) if isinstance(move, PLAY) else None

    def apply(self, state: GhostsGaloreState, seat: Seat, move: PlaceSecretTile, events: Events) -> None:
        state.turned[seat] = move.rotation
        if events is not None:
            events.append(Event("chosen", seat))
        if NONE in state.turned:
            state.agenda.append(self)
            return
        for other in range(state.players):
            place = state.grid.index(NONE, 9 * other)
            state.grid[place] = state.secret[other] * 4 + state.turned[other]
            if events is not None:
                facts: dict[str, Fact] = {
                    "tile": TILE_IDS[state.secret[other]],
                    "cell": CELLS[place - 9 * other],
                    "rotation": state.turned[other],
                }
                events.append(Event("placed_secret", other, facts))
            state.secret[other] = state.turned[other] = NONE
        if events is not None:
            events.append(Event("finished"))


def hand(state: GhostsGaloreState, seat: Seat) -> list[Tile]:
    """The two tiles a seat has drawn in the expert variant, in the order dealt."""
    return state.drawn[2 * seat : 2 * seat + 2]
