"""The agenda: what is still to be done, as a stack of steps in the state; the top is next.

Steps are frozen plain data with a notation, like moves. Rounds, phases, turns and effects are steps; there is no
other state machine. Three kinds:

- `Automatic` runs at once and pushes what follows (last first);
- `Decide` waits for one seat or several, and offers moves;
- `Chance` waits for the dealer.

By the time its `run` or `apply` is called, a step has left the agenda. One that is not finished pushes itself, or its
successor, again. `game` has the interface of the game that owns the steps.

A step also says whether it fits a state, for positions that people write or edit: `check` asks every step of an agenda
whether it can lie on the one beneath it, and every kind of step how many of them the state needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, get_args

from underhall.core.events import Event as Event  # everything a step's author needs, in one place
from underhall.core.events import Events as Events
from underhall.core.events import Seat as Seat
from underhall.core.events import Transfer as Transfer
from underhall.core.frozen import Frozen, tag_of
from underhall.core.messages import Fact
from underhall.core.notation import Move, Word
from underhall.core.refusals import PositionError, Refusal

if TYPE_CHECKING:
    from typing import Self

DEALER: Final = -1  # the "seat" of chance outcomes

AUTOMATIC: Final = 0
DECIDE: Final = 1
CHANCE: Final = 2

BOTTOM: Final = ""
"""In `Step.on`: the step may be the first of the agenda, with nothing beneath it."""


# Where playouts get their luck: numbers in [0, 1), as `random.Random.random` makes them.
Luck = Callable[[], float]


class State:
    """What every game's state has: the agenda. Subclasses are slotted and write out `__init__` and `copy`."""

    __slots__ = ("agenda",)

    def __init__(self) -> None:
        self.agenda: list[Step] = []

    def copy(self) -> Self:
        raise NotImplementedError


V = TypeVar("V")


def replaced(values: tuple[V, ...], at: int, value: V) -> tuple[V, ...]:
    """The same values with another one at `at`. What changes seldom is a tuple in the state: copies share it."""
    return (*values[:at], value, *values[at + 1 :])


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)


class Draw(Frozen, frozen=True, gc=False):
    """A draw to be made: the outcomes are equally likely; one listed twice is twice as likely."""

    label: str
    outcomes: Sequence[Move]


class Step(Word, frozen=True, gc=False):
    """Base of all steps. `kind` is one of AUTOMATIC, DECIDE, CHANCE."""

    kind: ClassVar[int]
    on: ClassVar[tuple[str, ...]] = (BOTTOM,)
    """The tags of the steps that may lie directly beneath this one; none for a step that never waits on an agenda."""

    def fits(self, state: Any, beneath: Step | None) -> bool:
        """Whether this step can lie on `beneath`, whose tag is in `on`, in this state: its numbers and ids belong to
        the table, and it continues what is beneath it. Asked when a position is loaded."""
        return True

    @classmethod
    def called_for(cls, state: Any) -> int | None:
        """How many steps of this kind the state needs; None if it does not say. Asked of every kind of step when a
        position is loaded: the agenda must hold what has begun, and nothing else."""
        return None

    # Each kind below answers its part of these. They are declared here so that callers can go by `kind` without a cast,
    # which would cost as much as the call.

    def run(self, state: Any, events: Events) -> None:
        raise NotImplementedError

    def actors(self, state: Any) -> tuple[Seat, ...]:
        raise NotImplementedError

    def moves(self, state: Any, seat: Seat) -> list[Move]:
        raise NotImplementedError

    def draw(self, state: Any) -> Draw:
        raise NotImplementedError

    def sample(self, state: Any, seat: Seat, luck: Luck) -> Move:
        raise NotImplementedError

    def apply(self, state: Any, seat: Seat, move: Any, events: Events) -> None:
        raise NotImplementedError


class Automatic(Step, Generic[S], frozen=True, gc=False):
    kind: ClassVar[int] = AUTOMATIC

    def run(self, state: S, events: Events) -> None:
        raise NotImplementedError


class Decide(Step, Generic[S, M], frozen=True, gc=False):
    """A decision that takes the moves M: `Decide[MyState, Take | Leave]`. `hidden` keeps answers from other seats until
    all are in; hidden answers, and those of a decision marked `final`, cannot be taken back."""

    kind: ClassVar[int] = DECIDE
    answers: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of moves in M."""
    hidden: ClassVar[bool] = False
    final: ClassVar[bool] = False

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        cls.answers = words_of(cls)

    def actors(self, state: S) -> tuple[Seat, ...]:
        """The seats that still have to answer, in the order in which they would be asked; never empty."""
        raise NotImplementedError

    def moves(self, state: S, seat: Seat) -> list[Move]:
        """Every legal answer of `seat`, each once, in a fixed order; never empty. Side moves are not among them."""
        raise NotImplementedError

    def sample(self, state: S, seat: Seat, luck: Luck) -> Move:
        """One of `moves`, all equally likely. Override it where that is cheaper than listing them all."""
        moves = self.moves(state, seat)
        return moves[int(luck() * len(moves))]

    def why_not(self, state: S, seat: Seat, move: M) -> Refusal | None:
        """The rule that forbids this answer; None when it is legal."""
        raise NotImplementedError

    def why_wait(self, state: S, seat: Seat, move: Move) -> Refusal | None:
        """Why a move of another kind has to wait for this decision; None leaves the answer to `Move.moment`."""
        return None

    def refusal(self, state: S, seat: Seat, move: Any) -> Refusal | None:
        """Why `move`, of any kind, is not an answer here; None if it is legal, or if no rule applies."""
        if type(move) in self.answers:
            return self.why_not(state, seat, move)
        return self.why_wait(state, seat, move) or move.moment

    def why_not_touch(self, state: S, seat: Seat, picked: Sequence[str]) -> Refusal | None:
        """Why the last of these picks cannot be made after the others, if that takes more than trying moves: see
        `touching`. Asked only about what is not offered."""
        return None

    def apply(self, state: S, seat: Seat, move: M, events: Events) -> None:
        """Carry out a legal answer. Does not check legality."""
        raise NotImplementedError

    def facts(self, state: S) -> dict[str, Fact]:
        """Public facts for the sentence that says what is being decided."""
        return {}

    def seen_by(self, state: S, seat: Seat, move: M) -> tuple[Seat, ...] | None:
        """The seats that may know the answer once all are in; None for everyone. Asked before `apply`."""
        return None


class Chance(Step, Generic[S, M], frozen=True, gc=False):
    """A draw whose outcomes are of the kinds M."""

    kind: ClassVar[int] = CHANCE

    def draw(self, state: S) -> Draw:
        raise NotImplementedError

    def sample(self, state: S, seat: Seat, luck: Luck) -> Move:
        """One of the outcomes of `draw`, as likely as it is there. Override it where that is cheaper than listing
        them."""
        outcomes = self.draw(state).outcomes
        return outcomes[int(luck() * len(outcomes))]

    def why_not(self, state: S, outcome: Move) -> Refusal | None:
        """By default every outcome of `draw` is possible, and nothing else."""
        return None if outcome in self.draw(state).outcomes else Refusal("core", "no_such_outcome")

    def apply(self, state: S, seat: Seat, move: M, events: Events) -> None:
        raise NotImplementedError

    def seen_by(self, state: S, seat: Seat, move: M) -> tuple[Seat, ...] | None:
        """The seats that see the outcome; None for everyone. Asked before `apply`."""
        return None


class Beside(Generic[S, M]):
    """What a seat may do alongside any decision of its own: side moves of the kinds M. By default, nothing."""

    answers: ClassVar[tuple[type[Move], ...]] = ()

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        cls.answers = words_of(cls)

    def moves(self, state: S, seat: Seat) -> list[Move]:
        """The legal side moves of a seat that decides now."""
        return []

    def why_not(self, state: S, seat: Seat, move: M) -> Refusal | None:
        raise NotImplementedError

    def apply(self, state: S, seat: Seat, move: M, events: Events) -> None:
        """Carry out a side move. The decision it was made alongside is still on top of the agenda."""
        raise NotImplementedError


def words_of(cls: type) -> tuple[type[Move], ...]:
    """The kinds of moves that a class names as its last type argument, `Decide[MyState, Take | Leave]`. A class that
    names none has those of the class it derives from."""
    for base in getattr(cls, "__orig_bases__", ()):
        *_, taken = get_args(base) or (None,)
        words = get_args(taken) or (taken,)
        if all(isinstance(word, type) and issubclass(word, Move) for word in words):
            return words
    return ()


def run(state: State, events: Events) -> None:
    """Carry out automatic steps until a decision, a chance step or nothing is on top."""
    agenda = state.agenda
    while agenda and agenda[-1].kind == AUTOMATIC:
        agenda.pop().run(state, events)


def count(state: State, *kinds: type[Step]) -> int:
    """How many steps of these kinds are on the agenda."""
    return sum(1 for step in state.agenda if isinstance(step, kinds))


def check(state: State, kinds: Iterable[type[Step]]) -> None:
    """Raise PositionError unless this agenda could have arisen: every step fits, and none of these kinds is missing."""
    for beneath, step in pairwise((None, *state.agenda)):
        assert step is not None
        if (BOTTOM if beneath is None else tag_of(type(beneath))) not in step.on:
            raise _misplaced(step, beneath)
        if not step.fits(state, beneath):
            raise PositionError("agenda_step", step=str(step))
    for kind in kinds:
        need, have = kind.called_for(state), count(state, kind)
        if need is not None and need != have:
            raise PositionError("agenda_count", step=tag_of(kind), have=have, need=need)


def _misplaced(step: Step, beneath: Step | None) -> PositionError:
    after = tuple(tag for tag in step.on if tag != BOTTOM)
    if not after:
        return PositionError("agenda_first" if step.on else "agenda_never", step=str(step))
    if beneath is None:
        return PositionError("agenda_bottom", step=str(step), on=after)
    return PositionError("agenda_order", step=str(step), beneath=str(beneath), on=after)
