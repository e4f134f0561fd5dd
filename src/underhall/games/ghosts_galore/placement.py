"""Placing tracks: the other half of a round, and its clean-up (R-35 to R-42)."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.agenda import Automatic, Decide, Event, Events, Luck, Seat
from underhall.core.messages import Fact
from underhall.core.notation import Move
from underhall.core.refusals import Refusal
from underhall.games.ghosts_galore.board.boards import CELL_INDEX
from underhall.games.ghosts_galore.board.tiles import NONE, TILE_IDS
from underhall.games.ghosts_galore.box.components import ROUNDS
from underhall.games.ghosts_galore.moves import PLACE_TILE, ROTATIONS, PlaceTile, Reveal, Take
from underhall.games.ghosts_galore.refusing import refuse
from underhall.games.ghosts_galore.state import GhostsGaloreState, clockwise, is_round_open


class Place(Decide[GhostsGaloreState, PlaceTile], frozen=True, gc=False, tag="place"):
    """All lay their claimed tile on a free cell, in any rotation, in any order; what is laid is seen at once (R-38)."""

    on = ("clean_up",)
    final: ClassVar[bool] = True

    @classmethod
    def called_for(cls, state: GhostsGaloreState) -> int:
        return int(is_round_open(state))

    def actors(self, state: GhostsGaloreState) -> tuple[Seat, ...]:
        claimed, seats = state.claimed, clockwise(state)
        if NONE not in claimed:
            return seats
        return tuple([seat for seat in seats if claimed[seat] != NONE])

    def moves(self, state: GhostsGaloreState, seat: Seat) -> list[Move]:
        start = 9 * seat
        moves: list[Move] = []
        for cell, code in enumerate(state.grid[start : start + 9]):
            if code < 0:
                moves += PLACE_TILE[cell]
        return moves

    def sample(self, state: GhostsGaloreState, seat: Seat, luck: Luck) -> Move:
        grid = state.grid[9 * seat : 9 * seat + 9]
        place = int(luck() * ROTATIONS * grid.count(NONE))
        cell = -1
        for _ in range(place // ROTATIONS + 1):
            cell = grid.index(NONE, cell + 1)
        return PLACE_TILE[cell][place % ROTATIONS]

    def why_not(self, state: GhostsGaloreState, seat: Seat, move: PlaceTile) -> Refusal | None:
        if move.cell not in CELL_INDEX:
            return refuse("R-39", "no_such_cell", cell=move.cell)
        if not 0 <= move.rotation < ROTATIONS:
            return refuse("R-41", "no_such_rotation", rotation=move.rotation)
        laid = state.grid[9 * seat + CELL_INDEX[move.cell]]
        if laid != NONE:
            return refuse("R-40", "cell_taken", cell=move.cell, tile=TILE_IDS[laid >> 2])
        return None

    def why_wait(self, state: GhostsGaloreState, seat: Seat, move: Move) -> Refusal | None:
        return (
            refuse("R-42", "must_place", tile=TILE_IDS[state.claimed[seat]])
            if isinstance(move, Take | Reveal)
            else None
        )

    def apply(self, state: GhostsGaloreState, seat: Seat, move: PlaceTile, events: Events) -> None:
        tile, state.claimed[seat] = state.claimed[seat], NONE
        state.grid[9 * seat + CELL_INDEX[move.cell]] = tile * 4 + move.rotation
        if events is not None:
            facts: dict[str, Fact] = {"tile": TILE_IDS[tile], "cell": move.cell, "rotation": move.rotation}
            events.append(Event("placed", seat, facts))
        if state.claimed.count(NONE) < state.players:
            state.agenda.append(self)

    def facts(self, state: GhostsGaloreState) -> dict[str, Fact]:
        return {"round": state.round, "rounds": ROUNDS}


class CleanUp(Automatic[GhostsGaloreState], frozen=True, gc=False, tag="clean_up"):
    """The four tiles nobody claimed leave the game, seen by all (R-35)."""

    on = ("round", "place_secret")

    @classmethod
    def called_for(cls, state: GhostsGaloreState) -> int:
        return int(is_round_open(state))

    def run(self, state: GhostsGaloreState, events: Events) -> None:
        if events is not None:
            events.append(Event("returned", None, {"tiles": tuple(TILE_IDS[tile] for tile in state.row)}))
        state.discard += state.row
        state.row = []


PLACE: Final = Place()
CLEAN_UP: Final = CleanUp()
