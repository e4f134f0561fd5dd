"""A table for the tests: games set up to a point, decisions and draws made by their notation, boards laid by hand."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.agendas import agenda_kept
from underhall.core import DEALER, Events, Move, Refusal
from underhall.games.ghosts_galore import GAME, GhostsGaloreState
from underhall.games.ghosts_galore.board.boards import CELL_INDEX, SIDE_IDS
from underhall.games.ghosts_galore.board.scoring import CUT_ROUTES, tally
from underhall.games.ghosts_galore.board.tiles import NONE, TILE_IDS, TILE_INDEX
from underhall.games.ghosts_galore.box.components import CATEGORIES

EXAMPLES: dict[str, Any] = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))

Placement = Sequence[tuple[str, str, int]]


def example(kind: str, name: str) -> dict[str, Any]:
    """The example of that kind with that id."""
    found: dict[str, Any] = next(entry for entry in EXAMPLES[kind] if entry["id"] == name)
    return found


def laid(*places: tuple[str, str, int] | list[Any]) -> list[int]:
    """A board of nine cells with tiles laid on it."""
    grid = [NONE] * 9
    for cell, tile, rotation in places:
        grid[CELL_INDEX[cell]] = TILE_INDEX[tile] * 4 + rotation
    return grid


def scored(side: str, *places: tuple[str, str, int] | list[Any]) -> dict[str, int]:
    """The points of a board by category, without the werewolf bonus, their sum, and its cut routes."""
    points = tally(laid(*places), 0, SIDE_IDS.index(side))
    named = dict(zip(CATEGORIES, points, strict=False))
    return {**named, "total_without_bonus": sum(named.values()), "cuts": points[CUT_ROUTES]}


def new(players: int = 2, *, variant: str = "standard", first: int | str = 0) -> GhostsGaloreState:
    return GAME.start(GAME.setup(players, {"variant": variant, "first_player": first}))


def seated(
    players: int = 2,
    *,
    variant: str = "standard",
    first: int | str = 0,
    keep: Sequence[str] = (),
    secrets: Sequence[str] = (),
) -> GhostsGaloreState:
    """A game at the first turn of round 1. `secrets` are dealt as named; no other secret tile is one of `keep`."""
    state = new(players, variant=variant, first=first)
    wanted = list(secrets)
    rest = [tile for tile in TILE_IDS if tile not in keep and tile not in secrets]
    while state.round == 0:
        step = state.agenda[-1]
        if GAME.actors(state):
            seat = GAME.actors(state)[0]
            GAME.apply(state, seat, GAME.moves(state, seat)[0])
        elif str(step).startswith("deal_secret"):
            tile = wanted.pop(0) if wanted else rest.pop(0)
            draw(state, f"deal {str(step).split()[1]} {tile}")
        else:
            drawn = GAME.chance(state)
            assert drawn is not None
            GAME.apply(state, DEALER, drawn.outcomes[0])
    return state


def draw(state: GhostsGaloreState, text: str, events: Events = None) -> None:
    """Let the dealer draw this outcome, which must be possible."""
    move = GAME.notation.parse(text)
    assert GAME.why_not(state, DEALER, move) is None, text
    GAME.apply(state, DEALER, move, events)


def decide(state: GhostsGaloreState, seat: int, text: str, events: Events = None) -> None:
    """Let a seat make this move, which must be legal."""
    move = GAME.notation.parse(text)
    refusal = GAME.why_not(state, seat, move)
    assert refusal is None, f"{text}: {refusal}"
    with agenda_kept(state):
        GAME.apply(state, seat, move, events)


def refused(state: GhostsGaloreState, seat: int, text: str) -> Refusal:
    """The refusal that this move meets."""
    refusal = GAME.why_not(state, seat, GAME.notation.parse(text))
    assert refusal is not None, f"{text} is legal"
    assert refusal.sentence("en")
    assert refusal.sentence("es")
    assert refusal.sentence("pl")
    return refusal


def options(state: GhostsGaloreState, seat: int) -> list[str]:
    return [str(move) for move in GAME.moves(state, seat)]


def any_step(state: GhostsGaloreState, rng: random.Random) -> None:
    """One draw or one decision of a random actor."""
    drawn = GAME.chance(state)
    if drawn is not None:
        GAME.apply(state, DEALER, drawn.outcomes[rng.randrange(len(drawn.outcomes))])
        return
    actors = GAME.actors(state)
    seat = actors[rng.randrange(len(actors))]
    moves: list[Move] = GAME.moves(state, seat)
    GAME.apply(state, seat, moves[rng.randrange(len(moves))])


def play_until(state: GhostsGaloreState, kind: str, rng: random.Random, *, round_number: int = 0) -> None:
    """Random play until a step of that kind is next, in that round if one is given."""
    while state.agenda:
        tag = str(state.agenda[-1]).split()[0]
        if tag == kind and round_number in (0, state.round):
            return
        any_step(state, rng)


def play_round(state: GhostsGaloreState, claims: Sequence[str], places: Sequence[tuple[str, int]]) -> None:
    """A round in which every seat, in turn, reveals and keeps the tile named for it, and lays it as told.

    `claims` and `places` are by seat. The last seat takes its tile from the flushed row; other flushed tiles are
    those that come last in the catalogue, as they are needed least.
    """
    seats = [(state.first + state.round - 1 + step) % state.players for step in range(state.players)]
    for number, seat in enumerate(seats):
        if number < len(seats) - 1:
            decide(state, seat, "reveal")
            draw(state, f"turn_up {claims[seat]}")
            decide(state, seat, "keep_revealed")
            continue
        draw(state, f"turn_up {claims[seat]}")
        while GAME.chance(state) is not None:
            drawn = GAME.chance(state)
            assert drawn is not None
            GAME.apply(state, DEALER, drawn.outcomes[-1])
        decide(state, seat, f"take {claims[seat]}")
    for seat in seats:
        cell, rotation = places[seat]
        decide(state, seat, f"place_tile {cell} {rotation}")


def before_the_secret() -> GhostsGaloreState:
    """The rulebook's two players after round 8: their boards lack only the secret tile (Maria's: `curve_10`)."""
    gonzalo, maria = (example("board_example", name) for name in ("E-05", "E-06"))
    on_boards = [tile for entry in (gonzalo, maria) for _, tile, _ in entry["place"]]
    others = [tile for tile in TILE_IDS if tile not in on_boards]
    seats = []
    for entry, free in ((gonzalo, "r1c1"), (maria, "r2c1")):
        grid = {cell: f"{tile}@{rotation}" for cell, tile, rotation in entry["place"]}
        secret = grid.pop(free).split("@")[0]
        seats.append(
            {
                "board": entry["side"][:-2],
                "side": entry["side"][-1],
                "secret": secret,
                "claimed": None,
                "grid": grid,
            }
        )
    data = {
        "first_player": 0,
        "round": 8,
        "pile": 0,
        "revealed": None,
        "row": [],
        "discard": others[:32],
        "seats": seats,
    }
    setup = GAME.setup(2, {"first_player": 0})
    return GAME.restore(setup, data, [GAME.steps.parse("place_secret")])
