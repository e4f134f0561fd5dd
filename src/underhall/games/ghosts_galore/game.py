"""Ghosts Galore as a `Game`: what the rest of Underhall asks of it, answered by the chapters of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from underhall.core import agenda, messages
from underhall.core.agenda import Seat, Step
from underhall.core.cards import Card
from underhall.core.content import edition
from underhall.core.game import Game, Option, Rng, Score, Setup, first_player
from underhall.core.notation import Move, Notation
from underhall.core.refusals import Refusal
from underhall.games.ghosts_galore import estimate, moves, positions, touching, view
from underhall.games.ghosts_galore.boards import BOARD_IDS
from underhall.games.ghosts_galore.claiming import ClaimDecide, ClaimTurn, Flush, Round, TurnUpTop
from underhall.games.ghosts_galore.content import CATEGORIES, GAME_ID, HOUSE
from underhall.games.ghosts_galore.placement import CleanUp, Place
from underhall.games.ghosts_galore.plan import plan
from underhall.games.ghosts_galore.preparation import ChooseSides, DealBoard, DrawFirstPlayer
from underhall.games.ghosts_galore.proofreading import load
from underhall.games.ghosts_galore.secret import ChooseSecret, DealSecret, PlaceSecret
from underhall.games.ghosts_galore.state import GhostsGaloreState
from underhall.games.ghosts_galore.tiles import CONTENT, NONE, TILE_IDS
from underhall.games.ghosts_galore.view import GhostsGaloreView


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
    edition = edition(GAME_ID, HOUSE)

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

    def view(self, state: GhostsGaloreState, seat: Seat | None) -> GhostsGaloreView:
        return view.view(state, seat)

    def views(self, state: GhostsGaloreState, seats: Sequence[Seat | None]) -> list[GhostsGaloreView]:
        return view.views(state, seats)

    def determinize(self, state: GhostsGaloreState, seat: Seat | None, rng: Rng) -> GhostsGaloreState:
        return view.determinize(state, seat, rng)

    def dump(self, state: GhostsGaloreState) -> dict[str, Any]:
        return positions.dump(state)

    def restore(self, setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> GhostsGaloreState:
        return positions.restore(setup, data, steps)

    def components(self, state: GhostsGaloreState) -> dict[str, int]:
        """How often each tile and each board is found: once, at every ply."""
        placed = [*state.stock, *state.row, *state.discard, *state.claimed, state.revealed]
        placed += [code >> 2 for code in state.grid if code != NONE]
        placed += state.drawn or state.secret
        found = {tile: placed.count(number) for number, tile in enumerate(TILE_IDS)}
        found.update({board: max(state.board.count(number), 1) for number, board in enumerate(BOARD_IDS)})
        return found

    def evaluate(self, state: GhostsGaloreState, seat: Seat) -> float:
        return estimate.evaluate(state, seat)

    def why_not_now(self, state: GhostsGaloreState, seat: Seat, move: Move) -> Refusal:
        return touching.why_not_now(state, seat, move) or super().why_not_now(state, seat, move)

    def names(self, lang: str) -> Mapping[str, str]:
        return _names(lang)

    def check_content(self, folder: Path) -> None:
        load(folder)

    def explained(self) -> Sequence[str]:
        from underhall.games.ghosts_galore import explaining  # explaining needs the messages, playing does not

        return explaining.EXPLAINED

    def card(
        self,
        id: str,
        lang: str,
        *,
        state: GhostsGaloreState | None = None,
        seat: Seat | None = None,
        names: Sequence[str] = (),
    ) -> Card:
        from underhall.games.ghosts_galore import explaining

        return explaining.card(self, id, lang, state, seat, names)

    def picture(
        self,
        state: GhostsGaloreState,
        seat: Seat | None,
        lang: str,
        *,
        width: int | None = None,
        names: Sequence[str] = (),
    ) -> str:
        from underhall.games.ghosts_galore import picture  # drawing needs the messages, playing does not

        return picture.picture(view.view(state, seat), lang, width, names)


@cache
def _names(lang: str) -> Mapping[str, str]:
    names: dict[str, str] = {}
    for thing in CONTENT.named():
        names.setdefault(thing.id, {"en": thing.name_en, "es": thing.name_es, "pl": thing.name_pl}[lang])
    return names


GAME = GhostsGalore()
messages.add_names(GAME.id, GAME.names)
