"""Changes the course of a solo game turn by turn: another placement, one more, one fewer, two that change places,
another decision within a turn, a few turns made anew.

The turns after a change are made again as they were, as far as they still can be. What ends better is kept; what ends
worse is now and then, the longer the less (annealing). `alone` says where courses come from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import pairwise
from math import exp
from random import Random
from typing import Any

import msgspec

from underhall.bots.planning import LONGEST, Effort
from underhall.core import Game, Move, Seat, State
from underhall.core.scales import Scale

_SOME = 10  # answers looked at where a turn is finished quickly
_FEW = 3  # beginnings looked at for a turn that there is no wish for
_WINDOW = 4  # turns that are made anew at once, at most
_MANY = 0.15  # the share of the weights that are bent meanwhile,
_TASTE = 1.0  # and how far,
_TASTES = 40  # in so many ways
_NEAR = 20  # how far apart turns are that change places
_EARLY = 1.2  # changes begin early rather than late in the course: more than 1 is earlier
_LESS = 0.5  # a harvest that brings this much less than it did is made anew
_BEHIND = 3.0  # points by which a changed course may fall behind before it is given up,
_HOPE = 2.0  # and as many more for each point of heat

Line = tuple[Move, ...]


class Plan(msgspec.Struct, frozen=True):
    """A line, and the points it ends with: None if the effort did not last to the end."""

    line: Line = ()
    end: float | None = None


class Heat(msgspec.Struct, frozen=True):
    """How much is accepted while a course is changed, from the beginning to the end of the effort."""

    first: float
    """Points that an end may be worse by and still be accepted about every third time,"""
    last: float
    """and in the end."""
    turn: float = 0.0
    """What one more turn counts for at first. A larger family takes long to pay off, but then there is more to do."""
    until: float = 0.7
    """The share of the effort after which turns count for nothing."""

    def at(self, done: float) -> float:
        """The heat when this share of the effort is used up."""
        share: float = (self.last / self.first) ** min(1.0, done)
        return self.first * share


class Stop:
    """One turn of a course: where it began, what that was worth, and all its moves, forced ones included."""

    __slots__ = ("moves", "number", "start", "value")

    def __init__(self, number: int | None, start: State, value: float, moves: Line) -> None:
        self.number = number
        self.start = start
        self.value = value
        self.moves = moves


Course = list[Stop]
Wishes = dict[int | None, Line]


class Annealing:
    """Changes a course at one turn after the other, and keeps what ends better, or at first not much worse."""

    def __init__(
        self,
        game: Game[Any],
        seat: Seat,
        effort: Effort,
        rng: Random,
        taste: Mapping[str, Sequence[float]] | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.effort = effort
        self.rng = rng
        self._taste = taste
        self._heat = 0.0
        self._course: Course = []
        self._values: dict[int | None, float] = {}
        self._gains: dict[int | None, float] = {}
        """What each turn that is not a placement brings."""
        self._scales: dict[int, Scale] = {}
        """The tastes in which turns are made anew."""
        self._changes = (
            *(self._anew, self._anew, self._anew, self._inner, self._inner),
            *(self._other, self._inserted, self._dropped, self._swapped),
        )

    def improve(self, root: State, best: Plan, heat: Heat, reserve: int = 0) -> Plan:
        self._set(self.course(root, best.line))
        assert best.end is not None
        end, course, top = best.end, self._course, best.end
        whole = max(1, self.effort.left - reserve)
        while self.effort.left > reserve:
            done = 1 - (self.effort.left - reserve) / whole
            self._heat = heat.at(done)
            self.effort.spend()
            number = int(len(self._course) * self.rng.random() ** _EARLY)
            found = self.rng.choice(self._changes)(number)
            if found is None:
                continue
            changed, after = found
            turns = heat.turn * max(0.0, 1 - done / heat.until) * (len(changed) - len(self._course))
            gain = after - end + turns
            if gain >= 0 or self.rng.random() < exp(gain / self._heat):
                self._set(changed)
                end = after
                if after > top:
                    course, top = changed, after
        return best if top == best.end else Plan(self.line_of(root, course), top)

    # Courses ----------------------------------------------------------------------------------------------------

    def course(self, root: State, line: Line) -> Course:
        game, seat = self.game, self.seat
        course: Course = []
        state, used = game.copy(root), 0
        while not game.is_over(state):
            number, start, made = game.turn(state), game.copy(state), []
            while not game.is_over(state) and game.turn(state) == number:
                moves = game.moves(state, seat)
                if len(moves) > 1:  # others are not in a line: a match takes them by itself
                    move, used = line[used], used + 1
                else:
                    move = moves[0]
                made.append(move)
                game.apply(state, seat, move)
            course.append(Stop(number, start, game.outlook(start, seat), tuple(made)))
        return course

    def line_of(self, root: State, course: Course) -> Line:
        game, seat = self.game, self.seat
        state, line = game.copy(root), []
        for stop in course:
            for move in stop.moves:
                if len(game.moves(state, seat)) > 1:
                    line.append(move)
                game.apply(state, seat, move)
        return tuple(line)

    def _set(self, course: Course) -> None:
        self._course = course
        self._values = {stop.number: stop.value for stop in course}
        kinds = [type(stop.start.agenda[-1]) for stop in course]
        self._work = max(kinds, key=kinds.count)
        self._gains = {
            stop.number: after.value - stop.value for stop, after in pairwise(course) if not self._is_work(stop.start)
        }

    def _is_work(self, state: State) -> bool:
        """Whether turns like most others begin here: placements, not harvests."""
        return type(state.agenda[-1]) is self._work

    # Turns ------------------------------------------------------------------------------------------------------

    def _followed(self, state: State, wishes: Wishes, course: Course) -> tuple[Course, float] | None:
        """The course, with the turns from this state on made as wished, as far as that is possible. None if it has
        fallen far behind what the present course was worth at the same turn."""
        game, seat = self.game, self.seat
        while not game.is_over(state):
            number, start = game.turn(state), game.copy(state)
            value = game.outlook(start, seat)
            before = self._values.get(number)
            if before is not None and value < before - _BEHIND - _HOPE * self._heat:
                return None
            made, state = self._made(state, wishes.get(number), value)
            course.append(Stop(number, start, value, tuple(made)))
        return course, float(game.totals(state)[seat])

    def _made(self, state: State, wish: Line | None, value: float) -> tuple[list[Move], State]:
        """A turn made as wished, or without a wish as seems good."""
        game, seat, number = self.game, self.seat, self.game.turn(state)
        self.effort.spend()
        if not wish:
            return self._invented(state)
        expected = self._gains.get(number)
        if expected is None:
            return self._as_wished(state, wish)
        again = game.copy(state)
        made, state = self._as_wished(state, wish)
        if game.is_over(state):
            return made, state
        here = game.outlook(state, seat)
        if here - value < expected - _LESS:
            other: list[Move] = []
            self._finish(again, other, number)
            if game.is_over(again) or game.outlook(again, seat) > here:
                return other, again
        return made, state

    def _as_wished(self, state: State, wish: Line) -> tuple[list[Move], State]:
        """What is not possible any more is replaced by the best of its kind, or left out."""
        game, seat, number = self.game, self.seat, self.game.turn(state)
        made: list[Move] = []
        for move in wish:
            if game.is_over(state) or game.turn(state) != number:
                return made, state
            if game.why_not(state, seat, move) is not None:
                if not made:
                    return self._invented(state)
                alike = [other for other in game.sensible(state, seat) if type(other) is type(move)]
                if not alike:
                    continue
                move = self._best(state, alike)
            made.append(move)
            game.apply(state, seat, move)
        self._finish(state, made, number)
        return made, state

    def _invented(self, state: State) -> tuple[list[Move], State]:
        """The best of a few beginnings, each finished quickly."""
        game, seat, number = self.game, self.seat, self.game.turn(state)
        moves = game.sensible(state, seat)
        made: list[Move] = []
        if len(moves) == 1 or not self._is_work(state):
            self._finish(state, made, number)
            return made, state
        best, top = (made, state), None
        for move in self.rng.sample(moves, min(_FEW, len(moves))):
            after, made = game.copy(state), [move]
            game.apply(after, seat, move)
            self._finish(after, made, number)
            value = game.outlook(after, seat)
            self.effort.spend()
            if top is None or value > top:
                best, top = (made, after), value
        return best

    def _finish(self, state: State, made: list[Move], number: int | None) -> None:
        """Make the rest of a turn, one decision after the other."""
        game, seat = self.game, self.seat
        for _ in range(LONGEST):
            if game.is_over(state) or game.turn(state) != number:
                break
            move = self._best(state, game.sensible(state, seat))
            made.append(move)
            game.apply(state, seat, move)

    def _best(self, state: State, moves: Sequence[Move]) -> Move:
        """The best of some of these moves, as things stand after it."""
        game, seat = self.game, self.seat
        if len(moves) == 1:
            return moves[0]
        if len(moves) > _SOME:
            moves = self.rng.sample(moves, _SOME)
        best, top = moves[0], None
        for move in moves:
            after = game.copy(state)
            game.apply(after, seat, move)
            value = game.outlook(after, seat)
            if top is None or value > top:
                best, top = move, value
        self.effort.spend(len(moves))
        return best

    # Changes: each returns the changed course and its end, or None if nothing came of it ----------------------------

    def _wishes(self, number: int) -> Wishes:
        return {stop.number: stop.moves for stop in self._course[number:]}

    def _from(self, number: int) -> State:
        state: State = self.game.copy(self._course[number].start)
        return state

    def _begun(self, number: int) -> tuple[State, list[Move]] | None:
        """The turn begun in another way, and finished."""
        game, seat, stop = self.game, self.seat, self._course[number]
        state = self._from(number)
        others = [move for move in game.sensible(state, seat) if move != stop.moves[0]]
        if not others:
            return None
        made = [self.rng.choice(others)]
        game.apply(state, seat, made[0])
        self._finish(state, made, stop.number)
        return state, made

    def _other(self, number: int) -> tuple[Course, float] | None:
        """Another beginning; a later turn that began like that takes the place of this one."""
        begun = self._begun(number)
        if begun is None:
            return None
        (state, made), stop, wishes = begun, self._course[number], self._wishes(number + 1)
        later = next((one for one in self._course[number + 1 : number + _NEAR] if one.moves[0] == made[0]), None)
        if later is not None:
            wishes[later.number] = stop.moves
        return self._followed(state, wishes, self._with(number, made))

    def _inserted(self, number: int) -> tuple[Course, float] | None:
        """One more turn; those after it come one later, up to the next harvest."""
        begun = self._begun(number)
        if begun is None:
            return None
        (state, made), wishes, waiting = begun, self._wishes(number + 1), self._course[number].moves
        for stop in self._course[number + 1 :]:
            if not self._is_work(stop.start):
                break
            wishes[stop.number], waiting = waiting, stop.moves
        return self._followed(state, wishes, self._with(number, made))

    def _dropped(self, number: int) -> tuple[Course, float] | None:
        """One turn fewer; those after it come one sooner, up to the next harvest, before which there is room."""
        wishes = self._wishes(number)
        freed = self._course[number].number
        for stop in self._course[number + 1 :]:
            if not self._is_work(stop.start):
                break
            wishes[freed], freed = stop.moves, stop.number
        del wishes[freed]
        return self._followed(self._from(number), wishes, self._course[:number])

    def _swapped(self, number: int) -> tuple[Course, float] | None:
        """Two turns change places."""
        other = number + 1 + int(_NEAR * self.rng.random() ** 2)
        if other >= len(self._course):
            return None
        one, two = self._course[number], self._course[other]
        if not self._is_work(one.start) or not self._is_work(two.start):
            return None
        wishes = self._wishes(number)
        wishes[one.number], wishes[two.number] = two.moves, one.moves
        return self._followed(self._from(number), wishes, self._course[:number])

    def _inner(self, number: int) -> tuple[Course, float] | None:
        """Another decision within a turn."""
        game, seat, stop = self.game, self.seat, self._course[number]
        if len(stop.moves) < 2:
            return None
        state, place = self._from(number), self.rng.randrange(1, len(stop.moves))
        for move in stop.moves[:place]:
            game.apply(state, seat, move)
        others = [move for move in game.sensible(state, seat) if move != stop.moves[place]]
        if not others:
            return None
        made = [*stop.moves[:place], self.rng.choice(others)]
        game.apply(state, seat, made[-1])
        rest = stop.moves[place + 1 :] if self.rng.random() < 0.5 else ()
        for move in rest:
            if game.is_over(state) or game.turn(state) != stop.number:
                break
            if game.why_not(state, seat, move) is None:
                made.append(move)
                game.apply(state, seat, move)
        self._finish(state, made, stop.number)
        return self._followed(state, self._wishes(number + 1), self._with(number, made))

    def _anew(self, number: int) -> tuple[Course, float] | None:
        """A few turns made anew, to another taste."""
        game, seat, course = self.game, self.seat, self._course[:number]
        state, wishes = self._from(number), self._wishes(number)
        with self._bent():
            for _ in range(1 + int(_WINDOW * self.rng.random() ** 2)):
                if game.is_over(state):
                    break
                turn, start = game.turn(state), game.copy(state)
                made, state = self._invented(state)
                course.append(Stop(turn, start, game.outlook(start, seat), tuple(made)))
        return self._followed(state, wishes, course)

    def _with(self, number: int, made: list[Move]) -> Course:
        """The course up to this turn, made like that."""
        stop = self._course[number]
        return [*self._course[:number], Stop(stop.number, stop.start, stop.value, tuple(made))]

    def _bent(self) -> AbstractContextManager[None]:
        """Another taste, for a while."""
        fitted = self.game.fitted
        if fitted is None:
            return nullcontext()
        number = int(_TASTES * self.rng.random())
        scale = self._scales.get(number)
        if scale is None:
            table = {}
            for name, weights in (self._taste or fitted.table(1)).items():
                factor = exp(self.rng.gauss(0.0, _TASTE)) if self.rng.random() < _MANY else 1.0
                table[name] = [factor * weight for weight in weights]
            scale = self._scales[number] = fitted.scale(table)
        return fitted.using(1, scale)
