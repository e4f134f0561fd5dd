"""What a plan looks at: part of the legal moves, never none, and no two that come to the same."""

from __future__ import annotations

from random import Random

import pytest

import underhall
from tests.mountain_king.mountain.scenes import GATE, K1, K2, cell
from tests.mountain_king.table import Table
from underhall.core import Move
from underhall.games.mountain_king import GAME
from underhall.games.mountain_king.box.cards import CARDS, SYMBOLS, SYMBOLS_OF
from underhall.games.mountain_king.box.content import KINDS
from underhall.games.mountain_king.moves import Gain, MoveStatue, Trade
from underhall.games.mountain_king.payments import Pay


@pytest.mark.parametrize("players", [2, 4])
def test_sensible_moves_are_legal_and_never_none(players: int) -> None:
    rng = Random(f"plans {players}")
    match = underhall.new("mountain_king", players=players, seed="plans")
    while match.decision is not None:
        seat = match.decision.seats[0]
        sensible = GAME.sensible(match.state, seat)
        assert sensible
        assert set(sensible) <= set(match.moves(seat))
        match.play(rng.choice(sensible), seat)


def _halls() -> Table:
    """Two tunnels, a statue of fire at the end of the first, and two carts."""
    table = Table(5).at(4)
    table.mountain(GATE, (7, 20), (16, 17), (18, 5), (6, 1))
    table.dug(K1, K2).give(cart=2)
    mountain = table.state.mountain
    mountain.statues = (1 << cell((1, 7)), 0, 0)
    mountain.pedestals = (1 << cell((3, 7)), 1 << cell((3, 8)), 0)
    return table


def _plans(table: Table) -> list[Move]:
    return GAME.sensible(table.state, 0)


def test_a_statue_needs_only_the_best_cell_of_each_tunnel() -> None:
    moves = [move for move in _plans(_halls()) if isinstance(move, MoveStatue)]
    inside = [move.cell for move in moves if move.cell not in ("r0c7", "r2c7")]
    assert inside == ["r3c7"]  # on the pedestal of its clan
    assert len(moves) == len({move.cell for move in moves}) == 3  # the gate, its own tunnel, the next one


def test_a_trade_is_followed_where_its_gain_is_used() -> None:
    table = _halls().give(stone=8)
    assert not any(isinstance(move, Trade) for move in _plans(table))  # there are carts
    table.state.storage[KINDS.index("cart")] = 0
    assert any(isinstance(move, Trade) for move in _plans(table))
    table.play("trade")  # all of it in stone, so nothing is asked
    assert _plans(table) == [Gain(("cart",))]


def test_of_all_payments_a_plan_follows_one_that_a_cascade_puts_back() -> None:
    table = Table(5).at(2).give(coin=3)
    slot = next(slot for slot, card in enumerate(table.state.smoot[:4]) if _coins(card))
    table.troll(f"0.{slot}", CARDS[table.state.smoot[slot]].id, ["coin"])
    table.state.agenda.append(Pay("coin", 1, 0))
    assert [str(move) for move in _plans(table)] == [f"token coin@0.{slot}"]


def _coins(card: int) -> int:
    return dict(SYMBOLS_OF[card]).get(SYMBOLS.index("coin"), 0)
