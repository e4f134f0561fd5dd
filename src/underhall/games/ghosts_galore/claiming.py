"""Claiming tracks: the push-your-luck half of a round (R-22 to R-34, R-78, R-79).

A round's pile is not shuffled in advance: piles are alike and nobody knows their order, so a tile is drawn from the
stock at the moment it is turned up.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Automatic, Chance, Decide, Draw, Event, Events, Luck, Seat, Step, count
from underhall.core.lots import Lot
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.ghosts_galore.board.tiles import NONE, TILE_IDS, TILE_INDEX, Tile
from underhall.games.ghosts_galore.box.components import ROUNDS, SPARE_TILES
from underhall.games.ghosts_galore.moves import (
    KEEP_OR_LEAVE,
    REVEAL,
    TAKE,
    TURN_UP,
    KeepRevealed,
    LeaveRevealed,
    Reveal,
    Take,
    TurnUp,
)
from underhall.games.ghosts_galore.placement import CLEAN_UP, PLACE
from underhall.games.ghosts_galore.refusing import refuse
from underhall.games.ghosts_galore.state import ONLY, GhostsGaloreState, is_claiming, lantern


class Round(Automatic[GhostsGaloreState], frozen=True, gc=False, tag="round"):
    """One of the eight rounds: claim, place, clean up. The lantern holder has the first turn."""

    number: int
    on = ("round", "place_secret")

    def fits(self, state: GhostsGaloreState, beneath: Step | None) -> bool:
        following = beneath.number if isinstance(beneath, Round) else ROUNDS + 1
        return following == self.number + 1

    @classmethod
    def called_for(cls, state: GhostsGaloreState) -> int:
        return ROUNDS - state.round

    def run(self, state: GhostsGaloreState, events: Events) -> None:
        state.round = self.number
        state.pile = state.players + SPARE_TILES
        if events is not None:
            events.append(Event("round", lantern(state), {"round": self.number}))
        state.agenda += (CLEAN_UP, PLACE, CLAIM_TURN[lantern(state)])


class ClaimTurn(Decide[GhostsGaloreState, Take | Reveal], frozen=True, gc=False, tag="claim_turn"):
    """The turn of a seat that has not claimed yet: take a face-up tile, or reveal the top of the pile."""

    seat: int
    on = ("place",)

    def fits(self, state: GhostsGaloreState, beneath: Step | None) -> bool:
        """The last seat has its turn only once the pile is turned up (R-79)."""
        return is_to_claim(state, self.seat) and (unclaimed(state) > 1 or not state.pile)

    @classmethod
    def called_for(cls, state: GhostsGaloreState) -> int:
        """Someone has the turn while tiles are claimed, unless a tile is being turned up or decided on."""
        return int(is_claiming(state) and not count(state, TurnUpTop, ClaimDecide, Flush))

    def actors(self, state: GhostsGaloreState) -> tuple[Seat, ...]:
        return ONLY[self.seat]

    def moves(self, state: GhostsGaloreState, seat: Seat) -> list[Move]:
        moves = [TAKE[tile] for tile in state.row]
        if state.pile:  # when one seat is left, the flush has emptied the pile
            moves.append(REVEAL)
        return moves

    def sample(self, state: GhostsGaloreState, seat: Seat, luck: Luck) -> Move:
        at = int(luck() * (len(state.row) + (state.pile > 0)))
        return TAKE[state.row[at]] if at < len(state.row) else REVEAL

    def why_not(self, state: GhostsGaloreState, seat: Seat, move: Take | Reveal) -> Refusal | None:
        if isinstance(move, Reveal):
            if unclaimed(state) == 1:
                return refuse("R-31", "last_must_take")
            return None if state.pile else refuse("R-28", "pile_empty")
        tile = TILE_INDEX.get(move.tile, NONE)
        if tile in state.row:
            return None
        facts: dict[str, Fact] = {"tile": move.tile}
        if tile != NONE and tile in state.claimed:
            return refuse("R-34", "claimed_before", **facts)
        if not state.row:
            return refuse("R-27", "row_empty", **facts)
        return refuse("R-24", "not_face_up", **facts)

    def apply(self, state: GhostsGaloreState, seat: Seat, move: Take | Reveal, events: Events) -> None:
        if isinstance(move, Take):
            tile = TILE_INDEX[move.tile]
            state.row.remove(tile)
            claim(state, seat, tile, events)
        else:
            state.agenda.append(TURN_UP_TOP[seat])

    def facts(self, state: GhostsGaloreState) -> dict[str, Fact]:
        return {"round": state.round, "rounds": ROUNDS, "pile": state.pile, "row": len(state.row)}


class TurnUpTop(Chance[GhostsGaloreState, TurnUp], frozen=True, gc=False, tag="turn_up_top"):
    """The top tile of the pile is turned up for a seat, which then decides on it."""

    seat: int
    on = ("place",)

    def fits(self, state: GhostsGaloreState, beneath: Step | None) -> bool:
        return is_to_claim(state, self.seat) and unclaimed(state) > 1 and state.pile > 0

    def draw(self, state: GhostsGaloreState) -> Draw:
        return Draw("tile", Lot(TURN_UP, state.stock[:]))

    def sample(self, state: GhostsGaloreState, seat: Seat, luck: Luck) -> Move:
        return TURN_UP[state.stock[int(luck() * len(state.stock))]]

    def apply(self, state: GhostsGaloreState, seat: Seat, move: TurnUp, events: Events) -> None:
        state.revealed = turn_up(state, move)
        state.agenda.append(CLAIM_DECIDE[self.seat])
        if events is not None:
            events.append(Event("revealed", self.seat, {"tile": move.tile}))


class ClaimDecide(Decide[GhostsGaloreState, KeepRevealed | LeaveRevealed], frozen=True, gc=False, tag="claim_decide"):
    """Keep or leave the tile just revealed, and no other (R-23)."""

    seat: int
    on = ("place",)

    def fits(self, state: GhostsGaloreState, beneath: Step | None) -> bool:
        return is_to_claim(state, self.seat) and unclaimed(state) > 1

    @classmethod
    def called_for(cls, state: GhostsGaloreState) -> int:
        return int(state.revealed != NONE)

    def actors(self, state: GhostsGaloreState) -> tuple[Seat, ...]:
        return ONLY[self.seat]

    def moves(self, state: GhostsGaloreState, seat: Seat) -> list[Move]:
        return KEEP_OR_LEAVE[:]

    def sample(self, state: GhostsGaloreState, seat: Seat, luck: Luck) -> Move:
        return KEEP_OR_LEAVE[int(luck() * 2)]

    def why_not(self, state: GhostsGaloreState, seat: Seat, move: KeepRevealed | LeaveRevealed) -> Refusal | None:
        return None

    def why_wait(self, state: GhostsGaloreState, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Take):
            return refuse("R-23", "only_the_revealed", tile=move.tile)
        return refuse("R-23", "keep_or_leave") if isinstance(move, Reveal) else None

    def apply(self, state: GhostsGaloreState, seat: Seat, move: KeepRevealed | LeaveRevealed, events: Events) -> None:
        tile, state.revealed = state.revealed, NONE
        if isinstance(move, KeepRevealed):
            claim(state, seat, tile, events)
            return
        state.row.append(tile)
        if events is not None:
            events.append(Event("left", seat, {"tile": TILE_IDS[tile]}))
        end_turn(state, seat, events)

    def facts(self, state: GhostsGaloreState) -> dict[str, Fact]:
        return {"tile": TILE_IDS[state.revealed], "pile": state.pile}


class Flush(Chance[GhostsGaloreState, TurnUp], frozen=True, gc=False, tag="flush"):
    """One seat is left, so the rest of the pile is turned up, top first; then that seat takes its turn (R-31, R-79)."""

    seat: int
    on = ("place",)

    def fits(self, state: GhostsGaloreState, beneath: Step | None) -> bool:
        return is_to_claim(state, self.seat) and unclaimed(state) == 1 and state.pile > 0

    def draw(self, state: GhostsGaloreState) -> Draw:
        return Draw("tile", Lot(TURN_UP, state.stock[:]))

    def sample(self, state: GhostsGaloreState, seat: Seat, luck: Luck) -> Move:
        return TURN_UP[state.stock[int(luck() * len(state.stock))]]

    def apply(self, state: GhostsGaloreState, seat: Seat, move: TurnUp, events: Events) -> None:
        state.row.append(turn_up(state, move))
        if events is not None:
            events.append(Event("flushed", None, {"tile": move.tile}))
        state.agenda.append(self if state.pile else CLAIM_TURN[self.seat])


def turn_up(state: GhostsGaloreState, move: TurnUp) -> Tile:
    """Take the drawn tile from the stock, and lower the pile by one."""
    tile = TILE_INDEX[move.tile]
    state.stock.remove(tile)
    state.pile -= 1
    return tile


def claim(state: GhostsGaloreState, seat: Seat, tile: Tile, events: Events) -> None:
    """Put the seat's cart on a tile, and end the turn."""
    state.claimed[seat] = tile
    if events is not None:
        events.append(Event("claimed", seat, {"tile": TILE_IDS[tile]}))
    end_turn(state, seat, events)


def end_turn(state: GhostsGaloreState, seat: Seat, events: Events) -> None:
    """On to the next seat that has not claimed (R-30); before the last one's turn the pile is turned up (R-79)."""
    left = unclaimed(state)
    if not left:
        return  # placement is next on the agenda
    following = (seat + 1) % state.players
    while state.claimed[following] != NONE:
        following = (following + 1) % state.players
    if left == 1 and state.pile:
        state.agenda.append(FLUSH[following])
        if events is not None:
            events.append(Event("last", following, {"tiles": state.pile}))
    else:
        state.agenda.append(CLAIM_TURN[following])


def is_to_claim(state: GhostsGaloreState, seat: Seat) -> bool:
    """Whether the seat has no tile yet while tiles are being claimed."""
    return is_claiming(state) and state.claimed[seat] == NONE


def unclaimed(state: GhostsGaloreState) -> int:
    """How many seats have not claimed a tile this round."""
    return state.claimed.count(NONE)


_SEATS: Final = range(5)
CLAIM_TURN: Final = [ClaimTurn(seat) for seat in _SEATS]
CLAIM_DECIDE: Final = [ClaimDecide(seat) for seat in _SEATS]
TURN_UP_TOP: Final = [TurnUpTop(seat) for seat in _SEATS]
FLUSH: Final = [Flush(seat) for seat in _SEATS]
