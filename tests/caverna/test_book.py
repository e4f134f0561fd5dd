"""What the game offers is what a plain reading of the rule book allows, move for move, over whole random matches."""

from __future__ import annotations

from random import Random

import pytest

from tests.caverna.book import TILES, Reader
from underhall.core import DEALER
from underhall.core.positions import describe
from underhall.games.caverna.board.furnishing import lay_room
from underhall.games.caverna.board.homeboard import MOUNTAIN
from underhall.games.caverna.board.squares import cell_of
from underhall.games.caverna.box.catalogue import TILE, UNLIMITED
from underhall.games.caverna.game import GAME
from underhall.games.caverna.state import CavernaState

BENDING = ("guest_room", "office_room", "work_room", "builder", "peaceful_cave", "stubble_room", "trader")
"""The tiles that bend the rules most; the first seat has three of them."""


def rich_start(players: int, rng: Random) -> CavernaState:
    """A match whose players have furnishings, goods, weapons and tunnels from the start, so that much is possible."""
    state = GAME.start(GAME.setup(players, {"first_player": 0}))
    tiles = [*rng.sample(BENDING, 3), *rng.sample([tile for tile in TILES if tile not in (*BENDING, "dwelling")], 29)]
    for seat, home in enumerate(state.homes):
        for square, tile in zip(("c5r3", "c4r2", "c4r1", "c6r3"), tiles[4 * seat : 4 * seat + 4], strict=True):
            if tile in ("trader", "spare_part_storage") and home.active & (1 << TILE["trader"]):
                continue
            home.remove(MOUNTAIN, 1 << cell_of(square))
            lay_room(home, TILE[tile], cell_of(square))
            state.offer &= ~(1 << TILE[tile] & ~UNLIMITED)
        for good in range(8):
            home.goods[good] = rng.choice((0, 0, 1, 2, 4, 7))
        home.dwarfs = tuple(rng.choice((0, 0, 3, 9, 14)) for _ in range(rng.choice((2, 2, 3))))
    return state


def follow(state: CavernaState, players: int, rng: Random, every: int) -> int:
    """Play at random and compare every so often; returns how many decisions were compared."""
    setup, reader, compared, number = GAME.setup(players, {"first_player": 0}), Reader(players), 0, 0
    while not GAME.is_over(state):
        draw = GAME.chance(state)
        if draw is not None:
            GAME.apply(state, DEALER, rng.choice(draw.outcomes))
            continue
        seat = GAME.actors(state)[0]
        plain = GAME.moves(state, seat, side=False)
        side = GAME.beside.moves(state, seat)
        dump = describe(GAME, setup, state)
        kind = dump["agenda"][-1].split(" ")[0]
        number += 1
        rare = kind in ("choose_loot", "resolve", "site", "settle") or (kind == "act" and reader.loose)
        if rare or number % every == 0:
            answers, beside = reader.legal(dump, seat)
            assert {str(move) for move in plain} == answers, dump["agenda"][-1]
            assert {str(move) for move in side} == beside, dump["agenda"][-1]
            assert len(set(plain)) == len(plain)
            assert len(set(side)) == len(side)
            compared += 1
        busy = [move for move in plain if str(move) not in ("pass", "end_turn", "end_expedition")]
        move = rng.choice(side) if side and rng.random() < 0.12 else rng.choice(busy or plain)
        reader.note(dump, seat, str(move))
        GAME.apply(state, seat, move)
    return compared


@pytest.mark.rule(
    "caverna:R-13",
    "caverna:R-14",
    "caverna:R-20",
    "caverna:R-26",
    "caverna:R-31",
    "caverna:R-45",
    "caverna:R-60",
    "caverna:R-65",
    "caverna:R-74",
    "caverna:R-82",
    "caverna:R-104",
    "caverna:R-122",
    "caverna:R-126",
    "caverna:R-129",
)
@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7)])
def test_exactly_what_the_book_allows_is_offered(players: int, seed: int) -> None:
    rng = Random(seed)
    assert follow(rich_start(players, rng), players, rng, every=3 * players) > 20
