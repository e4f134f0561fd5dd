"""Caverna: The Cave Farmers. What the core asks of the game; the rules are in the modules that each method names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from underhall.core import (
    Game,
    Move,
    Notation,
    Option,
    Score,
    Seat,
    Setup,
    Step,
)
from underhall.core import agenda as flow
from underhall.core.game import first_player
from underhall.core.kept import Kept
from underhall.core.messages import add_names
from underhall.games.caverna import moves, rounds
from underhall.games.caverna.actions import TABLES, Act
from underhall.games.caverna.board import scoring
from underhall.games.caverna.border import conservation, estimate, hunger, plans, positions, yardstick
from underhall.games.caverna.border.view import CavernaView, view, views
from underhall.games.caverna.box import content
from underhall.games.caverna.box.catalogue import ALL, INTRODUCTORY
from underhall.games.caverna.expeditions import ComeHome, Loot, Resolve
from underhall.games.caverna.harvest import Breeding, BreedingPhase, ChooseSkip, Feeding, FieldPhase, Harvest
from underhall.games.caverna.rooms import Site
from underhall.games.caverna.settling import FreeActions, Settle
from underhall.games.caverna.spaces import IDS
from underhall.games.caverna.state import CavernaState
from underhall.games.caverna.work import NextTurn, Turn


class Caverna(Game[CavernaState]):
    """What nobody knows has not been drawn yet, so the state holds no secret."""

    id = "caverna"
    players = (1, 2, 3, 4, 5, 6, 7)
    options = (
        Option("mode", ("full", "intro"), "full"),
        first_player(7),
        Option("ruby_to_gold", (True, False), True),
    )
    notation = Notation[Move](*moves.ALL)
    steps = Notation[Step](
        Act,
        Breeding,
        BreedingPhase,
        ChooseSkip,
        ComeHome,
        Feeding,
        FieldPhase,
        Harvest,
        Loot,
        NextTurn,
        Resolve,
        Settle,
        Site,
        Turn,
        *rounds.STEPS,
    )
    beside = FreeActions()
    categories = scoring.CATEGORIES
    edition = content.EDITION
    fitted = estimate.FITTED
    half_done = True

    def start(self, setup: Setup) -> CavernaState:
        state = blank(setup)
        first = setup.options["first_player"]
        if isinstance(first, int):
            rounds.begin_with(state, first)
        elif setup.players == 1:
            rounds.begin_with(state, 0)
        else:
            state.agenda.append(rounds.ChooseFirst())
        flow.run(state, None)
        return state

    def scores(self, state: CavernaState) -> list[Score]:
        """Ties are not broken (R-117)."""
        scores = []
        for home in state.homes:
            points = scoring.points(home)
            scores.append(Score(points, sum(points.values())))
        return scores

    def totals(self, state: CavernaState) -> list[int]:
        return [scoring.total(home) for home in state.homes]

    def components(self, state: CavernaState) -> dict[str, int]:
        """Dwarfs, stables, furnishings, round cards and markers; goods and landscape tiles are unlimited (R-1)."""
        return conservation.components(state)

    def dump(self, state: CavernaState) -> dict[str, Any]:
        return positions.dump(state)

    def restore(self, setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> CavernaState:
        return positions.restore(setup, data, steps, blank(setup))

    def view(self, state: CavernaState, seat: Seat | None) -> CavernaView:
        return view(state, seat)

    def views(self, state: CavernaState, seats: Sequence[Seat | None]) -> list[CavernaView]:
        return views(state, seats)

    def shown(self, state: CavernaState, seats: Sequence[Seat | None], kept: Kept) -> list[CavernaView]:
        return views(state, seats, kept)

    def evaluate(self, state: CavernaState, seat: Seat) -> float:
        return yardstick.evaluate(state, seat)

    def expected(self, state: CavernaState) -> list[float]:
        return estimate.expected(state)

    def outlook(self, state: CavernaState, seat: Seat) -> float:
        return estimate.outlook(state, seat)

    def sensible(self, state: CavernaState, seat: Seat) -> list[Move]:
        return plans.sensible(state, seat)

    def neglect(self, state: CavernaState, seat: Seat) -> float:
        return hunger.neglect(state, seat)

    def turn(self, state: CavernaState) -> int | None:
        """A turn begins with the choice of a space; the action, and a harvest that follows, belong to it."""
        return plans.turn(state)

    def check_content(self, folder: Path) -> None:
        content.load(folder)


def blank(setup: Setup) -> CavernaState:
    """The state before anything has happened: boards in place, furnishings on offer, no starting player yet."""
    state = CavernaState(
        setup.players,
        len(IDS),
        intro=setup.options["mode"] == "intro",
        ruby_to_gold=bool(setup.options["ruby_to_gold"]),
    )
    state.offer = INTRODUCTORY if state.intro else ALL
    state.spaces = TABLES[setup.players].printed
    return state


GAME = Caverna()
add_names(GAME.id, GAME.names)
