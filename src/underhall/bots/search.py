"""The search bot: plans whole turns (`planning`), then plays them.

- Alone at the table, it plans to the end of the game (`alone`), and improves the plan when turns begin.
- With others, it looks for the best ends of its own turn. The most promising ones are tried further (`trials`): the
  others answer with the best turns they find quickly, then it has its own next turn, and what it expects after that
  corrects its first estimate.
- Where no turn is to be planned (`Game.turn` is None), the best answers of `greedy` are tried until everybody has to
  answer at once, and judged by ways the rest may go (`Game.foreseen`). Decisions within turns that all seats answer
  at the same time are left to `greedy`.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from underhall.bots.alone import PER_TURN, WORTHWHILE, ahead, at_once, improve, plan
from underhall.bots.annealing import Plan
from underhall.bots.greedy import Greedy
from underhall.bots.planning import LONGEST, Budget, Chain, Effort, Turns, drawn, lead
from underhall.bots.situation import Situation
from underhall.bots.slips import Slips
from underhall.bots.trials import PRIOR_OF_TURNS, answered, best_of, follow
from underhall.core import Move, State

POSITIONS = 2000
"""How many positions a plan may look at."""
WIDTH = 3
"""How many chains are followed side by side for each answer to the first decision of a turn."""
TRIALS = 24
"""How often each of the best answers is tried, at most."""
_BEGINNING = 2  # decisions by which the turns that are followed differ
_NARROW = 1  # chains for the turns of others, and for the bot's own next one


class Search:
    def __init__(
        self,
        seed: str,
        *,
        budget: Budget | None = None,
        seconds: float = 0.0,
        enough: Mapping[str, int] | None = None,
        alone: Mapping[str, int] | None = None,
        width: int = WIDTH,
        followed: int = 0,
        ahead: int = 1,
        tried: int = 1,
        trials: int = TRIALS,
        slips: Slips | None = None,
    ) -> None:
        """The best `followed` ends of a turn are tried further, over `ahead` more turns of its own, or the best `tried`
        answers where there are no turns; each of them `trials` times at most. With others at the table, a budget need
        not be larger than what is `enough` in a game; `alone` says how many positions it has without others. `slips`
        are mistakes in judging what is not tried."""
        self._rng = Random(seed)
        self._greedy = Greedy(f"{seed} greedy")
        self._budget = (budget or Budget(POSITIONS)).within(seconds)
        self._enough = enough or {}
        self._alone = alone or {}
        self._width = width
        self._followed = followed
        self._ahead = ahead
        self._tried = tried
        self._trials = trials
        self._slips = slips or Slips(seed)
        self._plan: tuple[Move, ...] = ()
        self._turn: int | None = None
        self._saved = 0
        """Positions not yet used for a solo plan."""
        self._end: float | None = None
        """Where the plan of a solo game ends."""

    def choose(self, situation: Situation) -> Move:
        if len(situation.moves) == 1 and not situation.side_moves:
            return situation.moves[0]
        if situation.turn is None:
            return self._best_answer(situation)
        if situation.decision.hidden or len(situation.decision.seats) > 1:
            return self._greedy.choose(situation)
        if situation.players == 1:
            self._plan_alone(situation)
        elif not self._is_planned(situation):
            self._plan, self._turn = self._best_turn(situation).line, situation.turn
        move, *rest = self._plan
        self._plan = tuple(rest)
        return move

    def _is_planned(self, situation: Situation) -> bool:
        """Whether the plan still fits: the same turn, and its next decision is offered."""
        return bool(self._plan) and situation.turn == self._turn and self._is_offered(situation)

    def _is_offered(self, situation: Situation) -> bool:
        return self._plan[0] in situation.moves or self._plan[0] in situation.side_moves

    # Alone ------------------------------------------------------------------------------------------------------

    def _plan_alone(self, situation: Situation) -> None:
        """Plan the rest of the game when there is no plan; make the plan better when a turn begins, and while there is
        budget left for plans from the beginning."""
        game, seat = situation.game, situation.seat
        fits = bool(self._plan) and self._is_offered(situation)
        begins, self._turn = situation.turn != self._turn, situation.turn
        budget = Budget(self._alone.get(game.id, self._budget.positions), self._budget.seconds)
        if not fits:
            best = plan(game, seat, situation.sample(self._rng), budget, self._width, self._rng)
            used = at_once(budget)
            self._saved = 0 if budget.seconds else max(0, budget.positions * ahead(best) - used)
        else:
            self._saved += PER_TURN * budget.positions * begins
            if self._saved < WORTHWHILE and not (begins and budget.seconds):
                return
            used = min(self._saved, max(WORTHWHILE, at_once(budget)))
            self._saved = 0 if budget.seconds else self._saved - used
            before, effort = Plan(self._plan, self._end), Effort(Budget(used, budget.seconds))
            best = improve(game, seat, situation.sample(self._rng), before, effort, self._rng)
        self._plan, self._end = best.line, best.end

    # With others ------------------------------------------------------------------------------------------------

    def _effort(self, situation: Situation) -> Effort:
        most = self._budget.positions
        return Effort(Budget(min(most, self._enough.get(situation.game.id, most)), self._budget.seconds))

    def _best_turn(self, situation: Situation) -> Chain:
        game, seat = situation.game, situation.seat
        effort = self._effort(situation)
        luck = self._rng.getrandbits(32)
        turns = Turns(game, seat, effort, luck=luck, width=self._width)
        ends = turns.ends(Chain(0.0, situation.sample(self._rng), (), 0), 1)
        beginnings: dict[tuple[Move, ...], Chain] = {}
        for chain in ends:  # what comes after a draw is not decided yet; what differs late hardly differs
            beginnings.setdefault(chain.line[:_BEGINNING], chain)
        followed = list(beginnings.values())[: self._followed]
        if len(followed) < 2:
            values = [chain.value for chain in ends]
            return ends[self._slips.best_of(values, lambda number: game.neglect(ends[number].state, seat))]

        def trial(alive: list[int]) -> list[float]:
            luck, values = self._rng.getrandbits(32), []
            for number in alive:
                if effort.left <= 0:
                    break
                values.append(self._beyond(situation, followed[number], effort, luck))
            return values

        opinions = [chain.value for chain in followed]
        return followed[best_of(opinions, trial, effort, self._trials, PRIOR_OF_TURNS)]

    def _beyond(self, situation: Situation, chain: Chain, effort: Effort, luck: int) -> float:
        """What the bot expects after the others' answers and its own next turns."""
        game, seat = situation.game, situation.seat
        state, chance = game.copy(chain.state), Random(luck)
        own = 0
        for _ in range(LONGEST):
            drawn(game, state, chance)
            actors = game.actors(state)
            if len(actors) != 1 or game.turn(state) is None:
                break
            state = self._answer(situation, state, actors[0], effort, luck)
            own += actors[0] == seat
            if own == self._ahead:
                break
        return lead(game.expected(state), seat, game, state)

    @staticmethod
    def _answer(situation: Situation, state: State, seat: int, effort: Effort, luck: int) -> State:
        turns = Turns(situation.game, seat, effort, luck=luck, width=_NARROW)
        return turns.ends(Chain(0.0, state, (), 0), 1)[0].state

    # One decision after the other -------------------------------------------------------------------------------

    def _best_answer(self, situation: Situation) -> Move:
        game, seat = situation.game, situation.seat
        effort = self._effort(situation)
        appraised = self._greedy.appraise(situation)
        answers = appraised[: self._tried]
        if len(answers) < 2:
            return self._slips.answer(appraised)

        def trial(alive: list[int]) -> list[float]:
            sample, luck = situation.sample(self._rng), self._rng.getrandbits(32)
            if situation.decision.hidden:
                answered(game, sample, seat, self._rng)
            values: list[float] = []
            for number in alive:
                if effort.left <= 0:
                    break
                state = game.copy(sample)
                game.apply(state, seat, answers[number].move)
                follow(game, state, Random(luck), effort, sample.agenda[:-1])
                values.append(lead(game.foreseen(state, seat, Random(luck)), seat, game, state))
                effort.spend()
            return values

        return answers[best_of([answer.value for answer in answers], trial, effort, self._trials)].move
