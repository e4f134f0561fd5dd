"""Ghosts Galore as a `Game`: what the rest of Underhall asks of it, answered by the chapters of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from underhall.core import agenda, messages
from underhall.core.agenda import Seat, Step
from underhall.core.game import Game, Option, Rng, Score, Setup, first_player
from underhall.core.kept import Kept
from underhall.core.notation import Move, Notation
from underhall.games.ghosts_galore import moves
from underhall.games.ghosts_galore.border import conservation, estimate, foresight, positions, view, yardstick
from underhall.games.ghosts_galore.border.view import GhostsGaloreView
from underhall.games.ghosts_galore.box.components import CATEGORIES, GAME_ID
from underhall.games.ghosts_galore.box.content import EDITION, load
from underhall.games.ghosts_galore.claiming import ClaimDecide, ClaimTurn, Flush, Round, TurnUpTop
from underhall.games.ghosts_galore.placement import CleanUp, Place
from underhall.games.ghosts_galore.plan import plan
from underhall.games.ghosts_galore.secret import ChooseSecret, DealSecret, PlaceSecret
from underhall.games.ghosts_galore.setup import ChooseSides, DealBoard, DrawFirstPlayer
from underhall.games.ghosts_galore.state import GhostsGaloreState


class GhostsGalore(Game[GhostsGaloreState]):
    id = GAME_ID
    players = (2, 3, 4, 5)
    options = (
        Option("variant", ("standard", "expert"), "standard"),
        first_player(5),
    )
    notation = Notation[Move](
        moves.Board,
        moves.Deal,
        moves.FirstPlayer,
        moves.TurnUp,
        moves.ChooseSide,
        moves.KeepSecret,
        moves.Reveal,
        moves.Take,
        moves.KeepRevealed,
        moves.LeaveRevealed,
        moves.PlaceTile,
        moves.PlaceSecretTile,
    )
    steps = Notation[Step](
        DealBoard,
        ChooseSides,
        DealSecret,
        ChooseSecret,
        DrawFirstPlayer,
        Round,
        ClaimTurn,
        TurnUpTop,
        ClaimDecide,
        Flush,
        Place,
        CleanUp,
        PlaceSecret,
    )
    tie_breaks = ("cut_routes",)
    categories = CATEGORIES
    edition = EDITION
    fitted = estimate.FITTED

    def start(self, setup: Setup) -> GhostsGaloreState:
        state = GhostsGaloreState(setup.players, expert=setup.options["variant"] == "expert")
        first = setup.options["first_player"]
        if isinstance(first, int):
            state.first = first
        state.agenda = plan(setup)
        agenda.run(state, None)
        return state

    def scores(self, state: GhostsGaloreState) -> list[Score]:
        return view.live_scores(state)

    def totals(self, state: GhostsGaloreState) -> list[int]:
        return view.live_totals(state)

    def view(self, state: GhostsGaloreState, seat: Seat | None) -> GhostsGaloreView:
        return view.view(state, seat)

    def views(self, state: GhostsGaloreState, seats: Sequence[Seat | None]) -> list[GhostsGaloreView]:
        return view.views(state, seats)

    def shown(self, state: GhostsGaloreState, seats: Sequence[Seat | None], kept: Kept) -> list[GhostsGaloreView]:
        return view.views(state, seats, kept)

    def determinize(self, state: GhostsGaloreState, seat: Seat | None, rng: Rng) -> GhostsGaloreState:
        return view.determinize(state, seat, rng)

    def dump(self, state: GhostsGaloreState) -> dict[str, Any]:
        return positions.dump(state)

    def restore(self, setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> GhostsGaloreState:
        return positions.restore(setup, data, steps)

    def components(self, state: GhostsGaloreState) -> dict[str, int]:
        return conservation.components(state)

    def evaluate(self, state: GhostsGaloreState, seat: Seat) -> float:
        return yardstick.evaluate(state, seat)

    def expected(self, state: GhostsGaloreState) -> list[float]:
        return estimate.expected(state)

    def foreseen(self, state: GhostsGaloreState, seat: Seat, rng: Rng) -> list[float]:
        return foresight.foreseen(state, seat, rng)

    def check_content(self, folder: Path) -> None:
        load(folder)


GAME = GhostsGalore()
messages.add_names(GAME.id, GAME.names)
