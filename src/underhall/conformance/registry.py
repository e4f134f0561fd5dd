"""What a check is, what it is given, and what it raises. `laws` lists them all.

A check is a function with a name, and a docstring whose first line is the law it holds the game to. It runs at
one of six moments:

- `once`, before anything is played;
- `at_start` of every match;
- `at_position`: at every position of every match, the last one included;
- `after_move`: after every move and every draw;
- `at_end` of every match, with all of its plies at hand;
- `at_last`, when all matches have been played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Literal

import msgspec

from underhall.conformance.anatomy import portrait
from underhall.core import DEALER, Draw, Event, Game, Move, Seat, Setup, State, Step, commitment
from underhall.core.kept import Kept
from underhall.core.record import Line, Record, write

Moment = Literal["once", "at_start", "at_position", "after_move", "at_end", "at_last"]
Observer = Seat | None
"""Whose knowledge is meant; None is a spectator."""


class Wrong(Exception):
    """Raised by a check: what is wrong, and what the author of the game should do next."""

    def __init__(self, problem: str, advice: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.advice = advice


class ConformanceError(AssertionError):
    """A check that failed: which one, what is wrong, where, and what to do next.

    `record` is the match up to the failure, as text that `underhall.load` reads (empty when nothing was played).
    """

    def __init__(self, check: str, wrong: Wrong, place: str, record: str) -> None:
        self.check = check
        self.problem = wrong.problem
        self.advice = wrong.advice
        self.place = place
        self.record = record
        super().__init__(check, wrong.problem, place)

    def __str__(self) -> str:
        kept = "The match so far is in the error's `record`; `error.save(path)` keeps it." if self.record else ""
        lines = [f"[{self.check}] {self.problem}", f"  where: {self.place}", f"  next:  {self.advice}"]
        return "\n".join(lines + ([f"  {kept}"] if kept else []))

    def save(self, path: Path | str) -> Path:
        """Write the record of the failing match to a file, for a regression test."""
        Path(path).write_text(self.record, encoding="utf-8")
        return Path(path)


class Turned(msgspec.Struct):
    """One move or draw: the position before it, what was done, and the position after it."""

    before: Any
    step: Step
    seat: Seat
    move: Move
    after: Any
    events: list[Event]
    seen_by: tuple[Seat, ...] | None
    """Who knows of it right afterwards; None is everyone."""
    forced: bool
    """Taken by the engine and not recorded."""
    final: bool
    """Cannot be taken back by its seat."""

    def is_hidden_from(self, observer: Observer) -> bool:
        return self.seen_by is not None and observer not in self.seen_by


class Tally:
    """What has been seen over all matches: for checks that judge the whole, and for the report."""

    def __init__(self) -> None:
        self.checks: Counter[str] = Counter()
        self.matches = self.positions = self.decisions = self.draws = 0
        self.longest = self.most_moves = 0
        # Per kind of step: how often its secret was redrawn for someone who does not know it, and came out changed.
        self.secrets: Counter[str] = Counter()
        self.changed: Counter[str] = Counter()
        # Per kind of decision or draw: at how many positions its agenda was edited.
        self.tried: Counter[str] = Counter()
        self.steps: dict[str, None] = {}
        """Every step seen on an agenda, as an ordered set of texts."""
        self.cited: set[str] = set()
        """Rulings that lead to a paragraph in every language."""
        self.setups: list[Setup] = []
        self.attributes: dict[str, str] = {}
        """The game's own attributes before the first match."""
        self.notes: list[str] = []


class Scene:
    """Where a check stands: a game, a setup, a seed, and the position reached so far."""

    def __init__(self, game: Game[Any], setup: Setup | None, seed: str, rng: Random, tally: Tally) -> None:
        self.game = game
        self._setup = setup
        self.seed = seed
        self.rng = rng
        self.tally = tally
        self.state: Any = None
        self.first: Any = None
        self.lines: list[Line] = []
        self.turns: list[Turned] = []
        self.kept = Kept()
        self.pool: dict[Move, None] = {}
        """Every move and outcome offered so far in this match, as an ordered set."""
        self._met: set[type[Step | None]] = set()
        """The kinds of steps that were on top before this position."""
        self._offered: dict[Seat, list[Move]] = {}
        self._portrait: Any = None
        self._views: dict[Observer, Any] = {}
        self._sights: dict[Observer, bytes] = {}
        self.dumped: dict[str, object] | None = None
        """The description of this position, if somebody has asked for it and `rebuilt`, the state made from it."""
        self.rebuilt: Any = None

    @property
    def setup(self) -> Setup:
        assert self._setup is not None
        return self._setup

    @property
    def seats(self) -> range:
        return range(self.setup.players)

    @property
    def observers(self) -> tuple[Observer, ...]:
        return (None, *self.seats)

    @property
    def number(self) -> int:
        """How many moves and draws were made, forced ones included."""
        return len(self.turns)

    @property
    def top(self) -> Step | None:
        return self.state.agenda[-1] if self.state.agenda else None

    @property
    def portrait(self) -> Any:
        """The portrait of the current position."""
        return self._portrait

    def stand(self, state: State) -> None:
        """Move on to a new position."""
        if self.state is not None:
            self._met.add(type(self.top))
        self.state = state
        self._portrait = portrait(state)
        self.forget()

    def forget(self) -> None:
        """Ask the game again for what it has answered here."""
        self._offered = {}
        self._views = {}
        self._sights = {}
        self.dumped = self.rebuilt = None

    def view(self, observer: Observer) -> Any:
        """What an observer sees of the current position, made once for all of them."""
        if not self._views:
            self._views = dict(zip(self.observers, self.game.views(self.state, self.observers), strict=True))
        return self._views[observer]

    def sight(self, observer: Observer) -> bytes:
        """What an observer sees of the current position, in bytes."""
        if observer not in self._sights:
            self._sights[observer] = msgspec.json.encode(self.view(observer))
        return self._sights[observer]

    def copy(self) -> Any:
        return self.game.copy(self.state)

    def offered(self, seat: Seat) -> list[Move]:
        """The moves of a seat here, enumerated once; do not change the list."""
        if seat not in self._offered:
            self._offered[seat] = self.game.moves(self.state, seat)
        return self._offered[seat]

    def draw(self) -> Draw | None:
        return self.game.chance(self.state)

    def some(self, items: list[Any], most: int) -> list[Any]:
        """All items if they are few, else a random choice of them."""
        return items if len(items) <= most else self.rng.sample(items, most)

    def some_observers(self, most: int = 3) -> list[Observer]:
        """Observers in turn: over a few positions everyone has been one. Those who decide come first."""
        actors = list(self.game.actors(self.state))[:1]
        others = [observer for observer in self.observers if observer not in actors]
        turn = self.number % len(others) if others else 0
        chosen = [*actors, *others[turn:], *others[:turn]]
        return chosen[:most]

    def is_due(self, every: int) -> bool:
        """For checks that are too slow for each position: true at the first few, at the first of each kind of step, and
        then now and then."""
        return self.number < 3 or self.number % every == 0 or type(self.top) not in self._met

    def place(self) -> str:
        if self._setup is None:
            return f"{self.game.id}, before any match"
        options = ", ".join(f"{name}={value!r}" for name, value in self.setup.options.items())
        ply = f"ply {len(self.lines)}"
        if self.turns:
            last = self.turns[-1]
            who = "the dealer" if last.seat == DEALER else f"seat {last.seat}"
            ply += f", after {who} played {last.move}"
        return f"{self.game.id}, {self.setup.players} players, {options or 'no options'}, seed {self.seed!r}, {ply}"

    def record(self) -> str:
        """The match up to here, as text."""
        if self._setup is None:
            return ""
        return write(
            Record(
                setup=self.setup,
                edition=self.game.edition,
                lines=tuple(self.lines),
                commitment=commitment(self.seed),
                seed=self.seed,
            )
        )


class Check(msgspec.Struct, frozen=True):
    """A named law and the function that tests it."""

    name: str
    moment: Moment
    law: str
    test: Callable[..., None]


def check(moment: Moment, name: str) -> Callable[[Callable[..., None]], Check]:
    """Make a function the check `name`."""

    def made(test: Callable[..., None]) -> Check:
        return Check(name, moment, (test.__doc__ or "").strip().splitlines()[0], test)

    return made


def crash(problem: Exception) -> Wrong:
    return Wrong(
        f"the game raised {type(problem).__name__}: {problem}",
        "Questions and legal moves never raise; the traceback above this message shows the line.",
    )
