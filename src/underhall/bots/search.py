"""The search bot: plans whole turns, then plays them.

A turn in these games is a chain of decisions that only make sense together: cast, trade, dig, move. The bot follows
the best few chains side by side (a beam) until its turn is over, and judges them there by `Game.expected`. Chains
after which every seat expects exactly the same at the same step are one. Where nobody else comes between, as in a solo
game, the best ends of a turn are followed through the next turns too, as far as the budget goes.

Where a draw interrupts the turn, the plan ends with the average of a few outcomes, and is made again afterwards.
Decisions that all seats answer at the same time leave nothing to plan, and some games are played one decision at a time
(`Game.turn` says so): there `greedy` decides.

The work is bounded by a number of evaluations, not by a clock, so that a seed plays the same game everywhere.
"""

from __future__ import annotations

from random import Random
from typing import Any

from underhall.bots.greedy import Greedy, lead
from underhall.bots.situation import Situation
from underhall.core import DEALER, Game, Move, Seat, State

EVALUATIONS = 2000
"""How many positions a plan may look at; once they are used up, the turn that is being planned is the last one, and
only the best chain of it is followed."""
WIDTH = 6
"""How many chains are followed side by side, within a turn and from turn to turn."""
_LONGEST = 40  # decisions in a turn, at most
_OUTCOMES = 3  # of a draw that are looked at
_FEW = 2  # where more side moves than this meet more answers, they are tried only at the start of a plan
_FIDGET = 0.02  # a longer chain has to be worth this much more for each decision, so that nothing is done for nothing


class _Chain:
    """Decisions, and where they lead. `line` has those of the first turn that a match would ask for."""

    __slots__ = ("line", "made", "state", "value")

    def __init__(self, value: float, state: State, line: tuple[Move, ...], made: int) -> None:
        self.value = value
        self.state = state
        self.line = line
        self.made = made


class Search:
    def __init__(self, seed: str, *, evaluations: int = EVALUATIONS, width: int = WIDTH) -> None:
        self._rng = Random(seed)
        self._greedy = Greedy(f"{seed} greedy")
        self._evaluations = evaluations
        self._width = width
        self._plan: tuple[Move, ...] = ()
        self._turn: int | None = None

    def choose(self, situation: Situation) -> Move:
        if len(situation.moves) == 1 and not situation.side_moves:
            return situation.moves[0]
        if not self._is_planned(situation):
            planner = _Planner(situation, self._rng, self._evaluations, self._width)
            if situation.decision.hidden or planner.turn is None:
                return self._greedy.choose(situation)
            self._plan, self._turn = planner.plan(), planner.turn
        move, *rest = self._plan
        self._plan = tuple(rest)
        return move

    def _is_planned(self, situation: Situation) -> bool:
        """Whether the plan still fits: the same turn, and its next decision is offered. Else it is forgotten."""
        if self._plan and not situation.decision.hidden and situation.turn == self._turn:
            offered = self._plan[0] in situation.moves or self._plan[0] in situation.side_moves
        else:
            offered = False
        if not offered:
            self._plan = ()
        return offered


class _Planner:
    """One search for a plan, in one sample of what the seat does not know."""

    def __init__(self, situation: Situation, rng: Random, evaluations: int, width: int) -> None:
        self.game: Game[Any] = situation.game
        self.seat: Seat = situation.seat
        self.root: State = situation.sample(rng)
        self.turn = situation.turn
        self.luck = rng.getrandbits(32)
        self.left = evaluations
        self.width = width

    def plan(self) -> tuple[Move, ...]:
        """The decisions of the best chain, the next one first."""
        ends = self._turn([_Chain(0.0, self.root, (), 0)], planned=True)
        over: list[_Chain] = []
        while self.left > 0:
            over += [chain for chain in ends if self.game.is_over(chain.state)]
            front = sorted((chain for chain in ends if self._goes_on(chain.state)), key=_value, reverse=True)
            if not front:
                break
            ends = self._turn(front[: self.width], planned=False)
        return max((*over, *ends), key=_value).line

    def _goes_on(self, state: State) -> bool:
        """Whether the seat itself decides next, so that what it does then can be planned."""
        return self.game.actors(state) == (self.seat,)

    def _turn(self, front: list[_Chain], *, planned: bool) -> list[_Chain]:
        """All ends of a turn that the beam finds from these beginnings."""
        game, seat = self.game, self.seat
        turns = {id(chain.state): game.turn(chain.state) for chain in front}
        ends: dict[Any, _Chain] = {}
        for depth in range(_LONGEST):
            grown: dict[Any, tuple[_Chain, int | None]] = {}
            for chain in front:
                turn = turns[id(chain.state)]
                plain = game.moves(chain.state, seat, side=False)
                side = game.beside.moves(chain.state, seat)
                asked = planned and len(plain) + len(side) > 1
                if len(side) > _FEW and len(plain) > _FEW and (depth or not planned):
                    side = []
                for move in (*plain, *side):
                    state = game.copy(chain.state)
                    game.apply(state, seat, move)
                    line = (*chain.line, move) if asked else chain.line
                    made = chain.made + 1
                    key: Any
                    if game.chance(state) is not None:
                        value, key, ended = self._after_draw(state), (id(chain), str(move)), True
                    else:
                        points = game.expected(state)
                        self.left -= 1
                        value = lead(points, seat, game, state)
                        ended = not self._goes_on(state) or game.turn(state) != turn
                        key = (tuple(points), None if ended else state.agenda[-1])
                    value -= _FIDGET * made
                    after = _Chain(value, state, line, made)
                    if ended:
                        if key not in ends or ends[key].value < value:
                            ends[key] = after
                    elif key not in grown or grown[key][0].value < value:
                        grown[key] = (after, turn)
            best = sorted(grown.values(), key=lambda entry: entry[0].value, reverse=True)
            best = best[: self.width if self.left > 0 else 1]
            front = [chain for chain, _ in best]
            turns = {id(chain.state): turn for chain, turn in best}
            if not front:
                break
        return list(ends.values()) or front

    def _after_draw(self, state: State) -> float:
        """The average over a few outcomes, followed until somebody decides."""
        game, luck, total = self.game, Random(self.luck), 0.0
        for _ in range(_OUTCOMES):
            branch = game.copy(state)
            for _ in range(_LONGEST):
                draw = game.chance(branch)
                if draw is None:
                    break
                game.apply(branch, DEALER, draw.outcomes[luck.randrange(len(draw.outcomes))])
            self.left -= 1
            total += lead(game.expected(branch), self.seat, game, branch)
        return total / _OUTCOMES


def _value(chain: _Chain) -> float:
    return chain.value
