"""Fitting a game's estimate on self-play, and measuring how far off it is.

A game whose estimate is fitted has weights (`underhall.core.fitted`): one row per feature, with a number for each of a
few moments. A round of fitting plays games with weights drawn around the present ones, so that unusual plans
are tried too, and then fits them to how those games ended: least squares, held back towards where they were and
towards weights that change smoothly over time. Every round counts a little less than the one after it.

`calibrate` measures any game: how far the estimate was too high on average, by how far the game had got.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from math import log
from random import Random
from typing import Any

import msgspec

import underhall
from underhall.arena.results import ArenaError
from underhall.bots import bot
from underhall.bots.planning import MOST, Budget, Chain, Effort, Turns, drawn
from underhall.bots.situation import Situation
from underhall.core import Game, Seat, State
from underhall.core.fitted import Table

_WIDTH = 2
_NOISE = 0.5  # points by which the choice of a turn varies, so that no two games are the same
_BOLD = 0.5  # how far weights are drawn from the present ones, as a share of how uncertain they are
_FORGET = 0.9  # what earlier rounds count after each round
_HOLD = 30.0  # how strongly weights are held back
_SMOOTH = 2.0  # how strongly they are held to their values at neighbouring moments
_ALIKE = 10.0  # this many positions of one game tell about as much as one


class Round(msgspec.Struct, frozen=True):
    """How a round of fitting went."""

    games: int
    mean: float
    best: float
    off: float
    """How much too high the previous weights' estimates were, on average."""
    spread: float
    """And its standard deviation."""


class Fitter:
    """Fits the weights of one game for one number of players. Iterate over `rounds`, then take `table`."""

    def __init__(self, game: Game[Any], players: int, seed: str) -> None:
        fitted = game.fitted
        if fitted is None:
            raise ArenaError("not_fitted", game=game.id)
        try:
            self._np: Any = import_module("numpy")
        except ImportError:
            raise ArenaError("no_numpy") from None
        self.game, self.players, self.fitted = game, players, fitted
        self._setup = game.setup(players, {})
        self._rng = Random(seed)
        self._generator = self._np.random.default_rng(Random(seed).getrandbits(32))
        np, rows, knots = self._np, len(fitted.names), len(fitted.knots)
        present = fitted.table(players)
        self._start = np.array([present.get(name, [0.0] * knots) for name in fitted.names]).ravel()
        self._weights = self._start.copy()
        self._squares = np.zeros((rows * knots, rows * knots))
        self._sums = np.zeros(rows * knots)
        self._spread = 8.0

    def rounds(self, count: int, games: int) -> Iterator[Round]:
        np = self._np
        held = self._held()
        for _ in range(count):
            information = self._squares / _ALIKE + held
            loose = np.linalg.cholesky(np.linalg.inv(information))
            rows: list[Any] = []
            rest: list[float] = []
            totals: list[float] = []
            for _ in range(games):
                bent = self._weights + _BOLD * self._spread * (loose @ self._generator.normal(size=len(self._weights)))
                totals += self._play(self._as_table(bent), rows, rest)
            facts, came = np.array(rows), np.array(rest)
            off = facts @ self._weights - came
            self._spread = float(off.std())
            self._squares = _FORGET * self._squares + facts.T @ facts
            self._sums = _FORGET * self._sums + facts.T @ came
            self._solve(held)
            yield Round(games, float(np.mean(totals)), max(totals), float(off.mean()), self._spread)

    @property
    def table(self) -> Table:
        return self._as_table(self._weights)

    def _solve(self, held: Any) -> None:
        np, start = self._np, self._start
        pull = (self._sums - self._squares @ start) / _ALIKE
        self._weights = start + np.linalg.solve(self._squares / _ALIKE + held, pull)

    def _held(self) -> Any:
        np, knots = self._np, len(self.fitted.knots)
        held = np.eye(len(self._start))
        for place in range(len(self._start)):
            if place % knots:
                held[place, place] += _SMOOTH
                held[place - 1, place - 1] += _SMOOTH
                held[place, place - 1] -= _SMOOTH
                held[place - 1, place] -= _SMOOTH
        return _HOLD * held

    def _as_table(self, weights: Any) -> Table:
        knots = len(self.fitted.knots)
        values = [float(value) for value in weights]
        return {name: values[place * knots : (place + 1) * knots] for place, name in enumerate(self.fitted.names)}

    def _play(self, table: Table, rows: list[Any], rest: list[float]) -> list[float]:
        """One game in which every seat plays the turns that these weights prefer, more or less."""
        game, rng = self.game, self._rng
        state: State = game.start(self._setup)
        seen: list[tuple[Seat, Any, float]] = []
        with self.fitted.using(self.players, table):
            while not game.is_over(state):
                drawn(game, state, rng)
                if game.is_over(state):
                    break
                seat = game.actors(state)[0]
                turns = Turns(game, seat, Effort(Budget(MOST)), width=_WIDTH)
                ends = turns.ends(Chain(0.0, state, (), 0), 1)
                state = max(ends, key=lambda end: end.value - _NOISE * log(-log(rng.random() or 1e-9))).state
                if not game.is_over(state) and game.chance(state) is None:
                    seen += [(one, *self._row(state, one)) for one in range(self.players)]
        totals = [float(score.total) for score in game.scores(state)]
        for one, row, score in seen:
            rows.append(row)
            rest.append(totals[one] - score)
        return totals

    def _row(self, state: State, seat: Seat) -> tuple[Any, float]:
        """Every feature at the moments around the present one, and the score as it stands."""
        score, features, time = self.fitted.evidence(state, seat)
        row = self._np.zeros((len(features), len(self.fitted.knots)))
        for knot, share in self.fitted.shares(time):
            row[:, knot] = [share * feature for feature in features]
        return row.ravel(), score


class Error(msgspec.Struct, frozen=True):
    """How much too high estimates were, over one part of the games."""

    part: int
    mean: float
    spread: float
    count: int


def calibrate(
    game: str, *, players: int, games: int, name: str = "able", parts: int = 10, seed: str = "fit"
) -> list[Error]:
    """Let a bot play itself, and compare the estimate at every decision with how the game ended, part by part."""
    found: list[list[float]] = [[] for _ in range(parts)]
    for number in range(games):
        match = underhall.new(game, players=players, seed=f"{seed} {number}")
        company = [bot(name, f"{seed} {number} {seat}") for seat in range(players)]
        expected: list[list[float]] = []
        while (decision := match.decision) is not None:
            expected.append(match.game.expected(match.state))
            seat = decision.seats[0]
            match.play(company[seat].choose(Situation(match, seat)), seat)
        totals = [score.total for score in match.game.scores(match.state)]
        for place, points in enumerate(expected):
            found[parts * place // len(expected)] += [
                point - total for point, total in zip(points, totals, strict=True)
            ]
    return [_error(part, errors) for part, errors in enumerate(found, start=1) if errors]


def _error(part: int, errors: list[float]) -> Error:
    mean = sum(errors) / len(errors)
    spread = (sum((error - mean) ** 2 for error in errors) / len(errors)) ** 0.5
    return Error(part, mean, spread, len(errors))
