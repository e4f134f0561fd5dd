"""The greedy bot: the move with the best expected evaluation after one decision.

It knows what its seat knows. Every move is tried in the same few samples of the hidden rest; in a simultaneous
decision the others answer at random first; draws that follow a move are averaged until somebody decides again. There
the game's own `expected` judges. All this is bounded by a number of evaluations per decision, not by a clock, so
the same seed plays the same game on every machine.

A side move is made only if what it improves or allows is worth more than a threshold over the best plain move: it
spends something and leaves the decision open, so that without a threshold noise would make it fidget.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from underhall.bots.planning import lead
from underhall.bots.situation import Situation
from underhall.core import DEALER, Game, Move, Seat, State

EVALUATIONS = 480
"""How many positions a decision may look at, however many moves it offers (each is looked at once at least)."""
SAMPLES = 8
"""How many samples of what is hidden a move is tried in, at most."""
SIDE_GAIN = 0.25
"""How much better than none a side move has to be."""
_HALVINGS = (2, 4)  # before these samples the worse half is dropped
_ROUNDS = 4  # every move is tried about this many times in all
_KEPT = 4  # moves that are never dropped
_CLOSE = 4  # plain moves that are tried again after a side move, and as many that it newly allows
_DEPTH = 12  # draws followed after a move

Worth = Callable[[Game[Any], State, Seat], float]


class Appraisal(msgspec.Struct, frozen=True):
    """A move and the evaluation the bot expects after it, from its seat's point of view."""

    move: Move
    value: float
    side: bool = False


class Greedy:
    def __init__(self, seed: str, *, evaluations: int = EVALUATIONS) -> None:
        self._rng = Random(seed)
        self._evaluations = evaluations

    def choose(self, situation: Situation) -> Move:
        if len(situation.moves) == 1 and not situation.side_moves:
            return situation.moves[0]
        return self.appraise(situation)[0].move

    def worth(self, game: Game[Any], state: State, seat: Seat) -> float:
        """How good a position is for `seat`; higher is better."""
        return lead(game.expected(state), seat, game, state)

    def appraise(self, situation: Situation) -> list[Appraisal]:
        """All moves with what the bot expects of them, the one to play first. Equal ones are in random order."""
        plain = self._appraise_moves(situation)
        best = plain[0]
        beside = self._appraise_side_moves(situation, plain) if situation.side_moves else []
        worthwhile = [side for side in beside if side.value > best.value + SIDE_GAIN]
        rest = sorted((*plain, *(side for side in beside if side not in worthwhile)), key=_value, reverse=True)
        return [*worthwhile, best, *(other for other in rest if other is not best)]

    def _appraise_moves(self, situation: Situation) -> list[Appraisal]:
        """Try all moves in two samples, the better half in two more, the better quarter in the rest.

        When nothing hidden and no draw makes a difference, the second sample shows it, and no other is needed.
        """
        moves = situation.moves
        budget = max(1, self._evaluations // (_ROUNDS * len(moves)))
        totals, tried = [0.0] * len(moves), [0] * len(moves)
        alive = list(range(len(moves)))
        self._rng.shuffle(alive)
        samples: list[list[float]] = []
        while len(samples) < SAMPLES and not _is_settled(samples):
            if samples and (len(samples) + 1) * len(moves) > self._evaluations:
                break
            if len(samples) in _HALVINGS:
                alive.sort(key=totals.__getitem__, reverse=True)
                del alive[max(_KEPT, (len(alive) + 1) // 2) :]
            lookout = _Lookout(situation, self._rng, self.worth)
            samples.append([lookout.value_of((moves[index],), budget) for index in alive])
            for index, value in zip(alive, samples[-1], strict=True):
                totals[index] += value
                tried[index] += 1
        order = [*alive, *(index for index in range(len(moves)) if index not in alive)]
        order.sort(key=lambda index: (tried[index], totals[index] / tried[index]), reverse=True)
        return [Appraisal(moves[index], totals[index] / tried[index]) for index in order]

    def _appraise_side_moves(self, situation: Situation, plain: list[Appraisal]) -> list[Appraisal]:
        """Each side move by the best plain move behind it: one of the best so far, or one that it newly allows.

        The same plain moves without it are looked at in the same samples, so that like is compared with like.
        """
        sides = situation.side_moves
        close = max(1, min(_CLOSE, self._evaluations // (2 * len(sides))))
        most = max(1, min(SAMPLES, self._evaluations // (2 * close * len(sides))))
        best = [appraisal.move for appraisal in plain[:close]]
        known = set(situation.moves)
        samples: list[list[float]] = []
        while len(samples) < most and not _is_settled(samples):
            gains = []
            lookout = _Lookout(situation, self._rng, self.worth)
            without = max(lookout.value_of((move,), 1) for move in best)
            for side in sides:
                after = lookout.answers_after(side)
                tried = [move for move in best if move in after]
                tried += [move for move in after if move not in known][:close]
                # A side move that leaves nothing of this (rare) is judged by the first answers it leaves.
                values = [lookout.value_of((side, move), 1) for move in tried or after[:close]]
                gains.append(max(values) - without if values else 0.0)
            samples.append(gains)
        means = [sum(column) / len(samples) for column in zip(*samples, strict=True)]
        found = [Appraisal(side, plain[0].value + mean, side=True) for side, mean in zip(sides, means, strict=True)]
        return sorted(found, key=_value, reverse=True)


class _Lookout:
    """One sample of what the seat does not know, from which its moves are followed.

    Every move is followed with the same numbers of chance, so that moves differ by what they do and not by luck.
    """

    def __init__(self, situation: Situation, rng: Random, worth: Worth) -> None:
        self.worth = worth
        self.game: Game[Any] = situation.game
        self.seat: Seat = situation.seat
        self.state: State = situation.sample(rng)
        if situation.decision.hidden:
            self._let_others_answer(rng)
        self.seed = rng.getrandbits(32)
        self.numbers: Random | None = None

    def answers_after(self, side: Move) -> list[Move]:
        state = self.game.copy(self.state)
        self.game.apply(state, self.seat, side)
        return self.game.moves(state, self.seat, side=False)

    def value_of(self, moves: tuple[Move, ...], budget: int) -> float:
        """What is expected after these moves, at the cost of about `budget` evaluations."""
        state = self.game.copy(self.state)
        for move in moves:
            self.game.apply(state, self.seat, move)
        self.numbers = None
        return self._expect(state, budget, _DEPTH)

    def _luck(self) -> Random:
        """The numbers of chance of the move that is being followed; made on first use, since they cost time."""
        if self.numbers is None:
            self.numbers = Random(self.seed)
        return self.numbers

    def _let_others_answer(self, rng: Random) -> None:
        """Hidden answers do not depend on one another, so those of the others may as well come first."""
        game, state = self.game, self.state
        for seat in game.actors(state):
            if seat != self.seat:
                game.apply(state, seat, rng.choice(game.moves(state, seat, side=False)))

    def _expect(self, state: State, budget: int, depth: int) -> float:
        game, seat = self.game, self.seat
        draw = game.chance(state)
        if draw is not None and depth:
            outcomes = draw.outcomes
            chosen = self._luck().choices(outcomes, k=budget) if len(outcomes) > budget else list(outcomes)
            share = max(1, budget // len(chosen))
            total = 0.0
            for number, outcome in enumerate(chosen, start=1):
                # The last branch may use the state up: nobody needs it afterwards.
                branch = state if number == len(chosen) else game.copy(state)
                game.apply(branch, DEALER, outcome)
                total += self._expect(branch, share, depth - 1)
            return total / len(chosen)
        return self.worth(game, state, seat)


def _is_settled(samples: list[list[float]]) -> bool:
    """Whether two samples have shown that nothing hidden and no luck makes a difference."""
    return len(samples) == 2 and samples[0] == samples[1]


def _value(appraisal: Appraisal) -> float:
    return appraisal.value
