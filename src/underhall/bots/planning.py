"""Plans over whole turns: the machinery that the stronger bots share.

A turn in these games is a chain of decisions that only make sense together: cast, trade, dig, move; place a dwarf, pay,
furnish. `Turns.ends` follows the best few chains of a turn side by side (a beam) to where the turn is over. Chains
that lead to equally good positions at the same step count as one.

`Turns.line` goes on where nobody else comes between, as in a solo game: the best ends of each turn are followed into
the next, to the end of the game if the budget lasts.

Work is counted in positions looked at, so that the same seed gives the same plan everywhere; a limit on processor time
can be set as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any

import msgspec

from underhall.core import DEALER, Game, Move, Seat, State

MOST = 10**9
"""Practically no limit on positions, where processor time is the limit."""
LONGEST = 60
"""How many decisions a turn may have."""
_FEW = 4  # up to this many answers, side moves are part of the chains; with more, they are tried once at the start
_BETTER = 0.1  # what a side move has to gain before it is tried at the start of a turn
_FIDGET = 0.01  # a longer chain has to be worth this much more per decision, so that no move is made for nothing
ENVY = 0.3
"""How much a point of the strongest opponent counts against one of its own."""


def lead(points: Sequence[float], seat: Seat, game: Game[Any], state: State) -> float:
    """What a bot goes for: its own points, less a share of the strongest opponent's."""
    friends = game.allies(state, seat)
    others = [theirs for other, theirs in enumerate(points) if other not in friends]
    return points[seat] - ENVY * max(others) if others else points[seat]


class Budget(msgspec.Struct, frozen=True):
    """What a decision may cost: positions looked at, and processor seconds if more than 0. With positions alone a bot
    plays the same game everywhere."""

    positions: int
    seconds: float = 0.0

    def within(self, seconds: float) -> Budget:
        """The same, but no more than these seconds, if more than 0."""
        limits = [limit for limit in (self.seconds, seconds) if limit]
        return Budget(self.positions, min(limits, default=0.0))


class Effort:
    """A budget being used up."""

    __slots__ = ("_begun", "_end", "_whole", "left")

    def __init__(self, budget: Budget) -> None:
        self.left = self._whole = budget.positions
        self._begun = process_time()
        self._end = self._begun + budget.seconds if budget.seconds else 0.0

    def spend(self, positions: int = 1) -> None:
        self.left -= positions
        if self._end and process_time() > self._end:
            self.left = min(self.left, 0)

    def pace(self) -> None:
        """Leave only as many positions as there will be time for at the speed so far: for plans that share them out."""
        if self._end:
            now = process_time()
            speed = (self._whole - self.left) / max(now - self._begun, 1e-6)
            self.left = min(self.left, int(speed * max(0.0, self._end - now)))


class Chain:
    """Decisions, and where they lead. `line` holds those that a match would ask for: forced ones are left out, and what
    comes after a draw, for the draw may turn out otherwise (`guessed`)."""

    __slots__ = ("guessed", "line", "made", "state", "value")

    def __init__(self, value: float, state: State, line: tuple[Move, ...], made: int, *, guessed: bool = False) -> None:
        self.value = value
        self.state = state
        self.line = line
        self.made = made
        self.guessed = guessed


class Turns:
    """Looks for good turns of one seat."""

    def __init__(self, game: Game[Any], seat: Seat, effort: Effort, *, luck: int = 0, width: int = 3) -> None:
        self.game = game
        self.seat = seat
        self.effort = effort
        self.luck = luck
        self.apart = game.half_done
        """Whether positions in the middle of a turn are judged as they stand. What a first answer is worth shows only
        at the end then, so each has a beam of its own; else one beam, twice as wide, does."""
        self.width = width if self.apart else 2 * width

    def ends(self, root: Chain, keep: int) -> list[Chain]:
        """The best ends of the turn that the root is in, best first: `keep` for each answer to its first decision where
        each has a beam of its own, else all that one beam finds."""
        game, seat = self.game, self.seat
        found: dict[Any, Chain] = {}
        moves = game.sensible(root.state, seat)
        side = [move for move in moves if isinstance(move, game.beside.answers)] if game.beside.answers else []
        asked = self._is_asked(root.state, moves)
        if self.apart and side and len(side) + _FEW < len(moves):
            moves = [move for move in moves if move not in side]
            better = self._better(root, side)
            if better is not None:
                found = {_key(chain): chain for chain in self.ends(better, keep)}
        turn = game.turn(root.state)
        seen: set[Any] = set()
        begun: list[Chain] = []
        for first in [[move] for move in moves] if self.apart else [moves]:
            ends: dict[Any, Chain] = {}
            front = self._after([(root, first, asked)], turn, ends, seen)
            for _ in range(LONGEST):
                if not front:
                    break
                begun = front
                options = [(chain, self._answers(chain.state)) for chain in front]
                asking = [(chain, answers, self._is_asked(chain.state, answers)) for chain, answers in options]
                front = self._after(asking, turn, ends, seen)
            best = sorted(ends.values() or front, key=_value, reverse=True)
            for chain in best[:keep] if self.apart else best:
                _keep_better(found, _key(chain), chain)
        # When all chains came back to what was seen before, none has reached an end: a turn begun is better than none.
        return sorted(found.values() or begun, key=_value, reverse=True)

    def _answers(self, state: State) -> list[Move]:
        """What a chain looks at within a turn. Side moves that are many were tried at its start."""
        moves = self.game.sensible(state, self.seat)
        if self.apart or len(moves) <= _FEW or not self.game.beside.answers:
            return moves
        plain = [move for move in moves if not isinstance(move, self.game.beside.answers)]
        return plain if len(plain) > _FEW and len(moves) - len(plain) > _FEW else moves

    def line(self, root: State, beam: int, keep: int) -> Chain:
        """The best line of a solo game that a beam of so many ends of turns finds before the budget is used up."""
        game = self.game
        best = Chain(game.outlook(root, self.seat), root, (), 0)
        front, over = [best], []
        while front and self.effort.left > 0:
            turns = [game.turn(chain.state) or 0 for chain in front]
            first = min(turns)
            ends: dict[Any, Chain] = {}
            for chain, turn in zip(front, turns, strict=True):
                if turn > first:  # it is a turn ahead, and waits
                    _keep_better(ends, _key(chain), chain)
                else:
                    for end in self.ends(chain, keep):
                        _keep_better(ends, _key(end), end)
            by_turn: dict[int, list[Chain]] = {}
            for chain in ends.values():
                if game.is_over(chain.state):
                    over.append(chain)
                else:
                    by_turn.setdefault(game.turn(chain.state) or 0, []).append(chain)
            front = []
            for group in by_turn.values():  # only positions of the same turn are compared
                group.sort(key=_value, reverse=True)
                front += group[:beam]
            best = max((*over, *front), key=_value)
        return max(over, key=_value) if over else best

    def _is_asked(self, state: State, answers: list[Move]) -> bool:
        """Whether a match would ask: it answers by itself what has a single answer and no side move."""
        return len(answers) > 1 or len(self.game.moves(state, self.seat)) > 1

    def _better(self, root: Chain, side: list[Move]) -> Chain | None:
        """The root after the side move that improves it most, if one does."""
        game, seat = self.game, self.seat
        here = game.outlook(root.state, seat) + _BETTER
        best = None
        for move in side:
            state = game.copy(root.state)
            game.apply(state, seat, move)
            if game.actors(state) != (seat,):
                continue
            value = game.outlook(state, seat)
            self.effort.spend()
            if value > here and (best is None or value > best.value):
                best = Chain(value, state, (*root.line, move), root.made + 1)
        return best

    def _after(
        self, options: list[tuple[Chain, list[Move], bool]], turn: int | None, ends: dict[Any, Chain], seen: set[Any]
    ) -> list[Chain]:
        """The chains one decision longer, the best few of them; those whose turn is over go to `ends`."""
        game, seat, effort = self.game, self.seat, self.effort
        grown: dict[Any, Chain] = {}
        alone = len(options) == 1 and len(options[0][1]) == 1
        for chain, moves, asked in options:
            made = chain.made + 1
            for move in moves:
                state = game.copy(chain.state)
                game.apply(state, seat, move)
                line = (*chain.line, move) if asked and not chain.guessed else chain.line
                guessed = chain.guessed
                if game.chance(state) is not None:
                    # Every chain has the same luck, and goes on: a turn is worth what its end is.
                    drawn(game, state, Random(self.luck))
                    guessed = True
                over = game.actors(state) != (seat,) or game.turn(state) != turn
                if alone and not over:
                    return [Chain(chain.value, state, line, made, guessed=guessed)]
                effort.spend()
                if over:
                    value = lead(game.expected(state), seat, game, state)
                    after = Chain(value - _FIDGET * made, state, line, made, guessed=guessed)
                    _keep_better(ends, _key(after), after)
                else:
                    value = game.outlook(state, seat)
                    key = (value, state.agenda[-1])
                    if key not in seen and key not in grown:
                        grown[key] = Chain(value - _FIDGET * made, state, line, made, guessed=guessed)
        best = sorted(grown.items(), key=lambda item: item[1].value, reverse=True)
        del best[self.width if effort.left > 0 else 1 :]
        seen.update(key for key, _ in best)  # what is cut now may be found again on a better way
        return [chain for _, chain in best]


def drawn(game: Game[Any], state: State, luck: Random) -> None:
    """Draw until somebody decides."""
    for _ in range(LONGEST):
        draw = game.chance(state)
        if draw is None:
            return
        game.apply(state, DEALER, draw.outcomes[luck.randrange(len(draw.outcomes))])


def _keep_better(found: dict[Any, Chain], key: Any, chain: Chain) -> None:
    known = found.get(key)
    if known is None or known.value < chain.value:
        found[key] = chain


def _key(chain: Chain) -> Any:
    """Equal for positions that count as one: equally good, with the same step on top."""
    return round(chain.value + _FIDGET * chain.made, 6), chain.state.agenda[-1] if chain.state.agenda else None


def _value(chain: Chain) -> float:
    return chain.value
