"""Caverna: The Cave Farmers. What the core asks of the game; the rules are in the modules that each method names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from underhall.core import (
    Events,
    Game,
    Move,
    Notation,
    Option,
    Refusal,
    Rng,
    Score,
    Seat,
    Setup,
    Step,
)
from underhall.core import agenda as flow
from underhall.core.cards import Card
from underhall.core.game import first_player
from underhall.core.messages import add_names
from underhall.core.notation import tag_of
from underhall.games.caverna import conversions, moves, rounds
from underhall.games.caverna.actions import TABLES, Act
from underhall.games.caverna.board import scoring
from underhall.games.caverna.border import conservation, names, picture, positions, touching, yardstick
from underhall.games.caverna.border.view import CavernaView, view, views
from underhall.games.caverna.box import content
from underhall.games.caverna.box.catalogue import ALL, INTRODUCTORY
from underhall.games.caverna.box.goods import bundle, notation
from underhall.games.caverna.expeditions import ComeHome, Loot, Resolve
from underhall.games.caverna.harvest import Breeding, BreedingPhase, ChooseSkip, Feeding, FieldPhase, Harvest
from underhall.games.caverna.rooms import Site
from underhall.games.caverna.settling import Settle, settled
from underhall.games.caverna.spaces import IDS
from underhall.games.caverna.state import CavernaState
from underhall.games.caverna.work import NextTurn, Turn

_KIND_FIRST = {
    "stable": "piece",
    "small_pasture": "tile",
    "large_pasture": "tile",
    "ruby_mine": "tile",
    "forge": "do",
    "give_weapon": "do",
    "buy_tile": "do",
    "keep": "do",
    "clear": "do",
}
"""Moves whose fields alone do not tell them from others."""
_OF_SPACES = (moves.Place, moves.ImitateSpace, moves.Keep, moves.Clear)


class Caverna(Game[CavernaState]):
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
    side_words = moves.FREE_ACTIONS
    categories = scoring.CATEGORIES
    edition = content.EDITION

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

    def components(self, state: CavernaState) -> dict[str, int]:
        """Dwarfs, stables, furnishings, round cards and markers; goods and landscape tiles are unlimited (R-1)."""
        return conservation.components(state)

    def dump(self, state: CavernaState) -> dict[str, Any]:
        return positions.dump(state)

    def restore(self, setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> CavernaState:
        return positions.restore(setup, data, steps, blank(setup))

    def determinize(self, state: CavernaState, seat: Seat | None, rng: Rng) -> CavernaState:
        """What nobody knows has not been drawn yet, so the state holds no secret."""
        return state.copy()

    def view(self, state: CavernaState, seat: Seat | None) -> CavernaView:
        return view(state, seat)

    def views(self, state: CavernaState, seats: Sequence[Seat | None]) -> list[CavernaView]:
        return views(state, seats)

    def explained(self) -> Sequence[str]:
        from underhall.games.caverna.border import explaining  # explaining needs the messages, playing does not

        return explaining.EXPLAINED

    def card(
        self,
        id: str,
        lang: str,
        *,
        state: CavernaState | None = None,
        seat: Seat | None = None,
        names: Sequence[str] = (),
    ) -> Card:
        from underhall.games.caverna.border import explaining

        return explaining.card(self, id, lang, state, seat, names)

    def picture(
        self, state: CavernaState, seat: Seat | None, lang: str, *, width: int | None = None, names: Sequence[str] = ()
    ) -> str:
        return picture.picture(state, seat, lang, width, names)

    def evaluate(self, state: CavernaState, seat: Seat) -> float:
        return yardstick.evaluate(state, seat)

    def names(self, lang: str) -> Mapping[str, str]:
        return names.names(lang)

    def check_content(self, folder: Path) -> None:
        content.load(folder)

    def picks(self, state: CavernaState, seat: Seat, move: Move) -> list[str]:
        """What a person touches: spaces, squares, tiles and the like by their ids, `square` for each of several.

        What is built comes before its square where the kind of move alone tells it, the space before the dwarf.
        """
        if isinstance(move, moves.Place):
            return [f"space:{move.space}", f"weapon:{move.weapon}"]
        if isinstance(move, moves.SowFields):
            return [f"sow:{notation(bundle({'grain': move.grain, 'vegetable': move.vegetable}))}"]
        if isinstance(move, moves.BreedAnimals):
            return [f"newborns:{'+'.join(move.species) or 0}"]
        if isinstance(move, moves.FurnishRoom):  # its tile has been chosen before
            return [f"square:{move.square}", f"payment:{move.payment}"]
        tag = tag_of(type(move))
        picked = [f"{_KIND_FIRST[tag]}:{tag}"] if tag in _KIND_FIRST else []
        for name in move.__struct_fields__:
            value = getattr(move, name)
            one = "square" if name == "squares" else name
            picked.extend(f"{one}:{part}" for part in (value if isinstance(value, tuple) else (value,)))
        return picked or [tag]

    def why_not_picked(self, state: CavernaState, seat: Seat, picked: Sequence[str]) -> Refusal | None:
        """A space is touched to place a dwarf there, unless one is to be imitated, or its goods kept."""
        offered = self.moves(state, seat, side=False)
        if not picked[-1].startswith("space:") or any(isinstance(move, _OF_SPACES) for move in offered):
            return None
        return self.why_not_now(state, seat, moves.Place(0, picked[-1][6:]))

    def why_not_now(self, state: CavernaState, seat: Seat, move: Move) -> Refusal:
        return touching.why_not_now(state, move) or super().why_not_now(state, seat, move)

    # Free actions (section 8) -----------------------------------------------------------------------------------

    def side_moves(self, state: CavernaState, seat: Seat) -> list[Move]:
        return conversions.side_moves(state, seat)

    def why_not_side(self, state: CavernaState, seat: Seat, move: Move) -> Refusal | None:
        return conversions.why_not(state, seat, move)

    def apply_side(self, state: CavernaState, seat: Seat, move: Move, events: Events) -> None:
        conversions.apply(state, seat, move, events)
        settled(state, seat, events)


def blank(setup: Setup) -> CavernaState:
    """The state before anything has happened: boards in place, furnishings on offer, nobody chosen to begin."""
    state = CavernaState(
        setup.players,
        len(IDS),
        intro=setup.options["mode"] == "intro",
        ruby_to_gold=bool(setup.options["ruby_to_gold"]),
    )
    state.offer = INTRODUCTORY if state.intro else ALL
    state.spaces = list(TABLES[setup.players].printed)
    return state


GAME = Caverna()
add_names(GAME.id, GAME.names)
