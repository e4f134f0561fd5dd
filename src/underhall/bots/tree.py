"""Tree search over decisions on hidden information: many samples of what the seat does not know, one tree.

Every pass draws a sample, walks down the tree by the moves that look best or were tried least, and ends where a seat
decides in secret, where the tree has not been yet, or at the end of the game; there `Game.expected` judges. Nodes are
kept by who decides and what was done openly so far, so that samples share them. Every seat goes for its own lead.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any

from underhall.bots.planning import Effort, drawn, lead
from underhall.bots.situation import Situation
from underhall.core import DEALER, Move, Seat

_CURIOSITY = 4.0  # points by which a move that was tried little may seem too good
_DEEP = 24  # decisions of one pass
_COST = 4  # a pass costs about as much as this many positions of a plan
_NODES = 20_000  # kept at most, so that memory stays small


class _Node:
    __slots__ = ("totals", "visits")

    def __init__(self) -> None:
        self.totals: dict[str, float] = {}
        self.visits: dict[str, int] = {}


class Tree:
    def __init__(self, situation: Situation, rng: Random, effort: Effort) -> None:
        self.situation = situation
        self.rng = rng
        self.effort = effort
        self.nodes: dict[Any, _Node] = {}

    def best(self) -> Move:
        """The move that was tried most."""
        moves = {str(move): move for move in self.situation.moves}
        if len(moves) == 1:
            return self.situation.moves[0]
        while self.effort.left > 0:
            self._pass()
        root = self.nodes[()]
        return moves[max(root.visits, key=lambda move: (root.visits[move], root.totals[move]))]

    def values(self) -> dict[str, float]:
        """What each move at the root turned out to be worth on average."""
        root = self.nodes[()]
        return {move: root.totals[move] / visits for move, visits in root.visits.items()}

    def _pass(self) -> None:
        game = self.situation.game
        state = self.situation.sample(self.rng)
        path: list[tuple[_Node, str, Seat]] = []
        told: tuple[str, ...] = ()
        for depth in range(_DEEP):
            draw = game.chance(state)
            if draw is not None:
                outcome = draw.outcomes[self.rng.randrange(len(draw.outcomes))]
                game.apply(state, DEALER, outcome)
                told = (*told, str(outcome))
                continue
            decision = game.decision(state)
            if decision is None or decision.hidden or len(decision.seats) != 1:
                break
            seat = decision.seats[0]
            moves = game.moves(state, seat, side=False)
            if len(moves) == 1:
                game.apply(state, seat, moves[0])
                continue
            node = self.nodes.get(told)
            if node is None:
                if len(self.nodes) >= _NODES:
                    break
                node = self.nodes[told] = _Node()
                if depth and path:  # a new leaf
                    break
            name, move = self._pick(node, moves)
            path.append((node, name, seat))
            game.apply(state, seat, move)
            told = (*told, name)
        drawn(game, state, self.rng)
        points = game.expected(state)
        self.effort.spend(_COST)
        for node, name, seat in path:
            node.visits[name] = node.visits.get(name, 0) + 1
            node.totals[name] = node.totals.get(name, 0.0) + lead(points, seat, game, state)

    def _pick(self, node: _Node, moves: list[Move]) -> tuple[str, Move]:
        names = [str(move) for move in moves]
        fresh = [index for index, name in enumerate(names) if name not in node.visits]
        if fresh:
            index = fresh[self.rng.randrange(len(fresh))]
            return names[index], moves[index]
        total = log(sum(node.visits[name] for name in names))
        index, most = 0, 0.0
        for number, name in enumerate(names):
            visits = node.visits[name]
            hope = node.totals[name] / visits + _CURIOSITY * sqrt(total / visits)
            if number == 0 or hope > most:
                index, most = number, hope
        return names[index], moves[index]
