"""The interface that every game implements, and the parts of it that the agenda answers by itself.

Bots, environments, the conformance kit and `Match` see a game only through `Game`. A game writes down its steps and its
data, and six methods. What comes after those has a default that works, or asks the step on top of the agenda.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping, MutableSequence, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol, Self, TypeVar

import msgspec

from underhall.core import content, drawing, messages, touching
from underhall.core.agenda import DEALER, DECIDE, Chance, Decide, Seat, State, Step
from underhall.core.cards import Card
from underhall.core.fitted import Fitted
from underhall.core.flow import Flow
from underhall.core.frozen import tag_of
from underhall.core.kept import Kept
from underhall.core.messages import Fact, told
from underhall.core.notation import Move, Notation
from underhall.core.refusals import Refusal, SetupError, nearest

S = TypeVar("S", bound=State)
OptionValue = str | int | bool

LONGEST_TEXT: Final = 1_000
"""How many characters an option that takes any text may have, and a seed or a name."""


class Rng(Protocol):
    """The part of `random.Random` that games may use."""

    def randrange(self, stop: int, /) -> int: ...
    def shuffle(self, x: MutableSequence[Any], /) -> None: ...


class Option(msgspec.Struct, frozen=True):
    """A choice made when a match is set up. An empty `values` takes any text, which the game then checks."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    seats: bool = False
    """Whether the numbers among the values are seats. Programs count those from 0, people from 1."""


RANDOM: Final = "random"


def first_player(most: int) -> Option:
    """The option that says who begins: drawn at random, or a seat at the table."""
    return Option("first_player", (RANDOM, *range(most)), RANDOM, seats=True)


class Setup(msgspec.Struct, frozen=True):
    """What a match is played with: everything but the seed."""

    game: str
    players: int
    options: dict[str, OptionValue] = {}
    rules: int = 1


class Decision(msgspec.Struct, frozen=True):
    """Who decides, and what about. `kind` is the tag of the step; `facts` fill `<game>-decision-<kind>`."""

    seats: tuple[Seat, ...]
    kind: str
    facts: dict[str, Fact] = {}
    hidden: bool = False


class Score(msgspec.Struct, frozen=True):
    """A seat's points by category, in the order of the score sheet. `tie` breaks equal totals; higher is better."""

    points: dict[str, int]
    total: int
    tie: tuple[int, ...] = ()


class Game(Flow[S]):
    """One game. Instances are stateless; all data of a match is in the state."""

    id: str
    rules: int = 1
    """The version of the rules; a record made with an older one keeps its behaviour."""
    players: tuple[int, ...]
    options: tuple[Option, ...] = ()
    notation: Notation[Move]
    """All moves and chance outcomes."""
    steps: Notation[Step]
    """All steps, for positions."""
    categories: tuple[str, ...]
    """The rows of the score sheet, in order, without the total."""
    tie_breaks: tuple[str, ...] = ()
    """What `Score.tie` compares, one name per entry: `<game>-tie-<name>` says it."""
    edition: str = content.FIRST
    """Which content is in use (see `content.edition`): records of another edition do not replay."""
    fitted: Fitted | None = None
    """The weights of `expected`, if they are fitted on self-play."""
    half_done: bool = False
    """Whether `outlook` judges what is half done as it stands: then only the end of a turn tells what it is worth."""

    def __new__(cls, *_arguments: object, **_named: object) -> Self:
        game = super().__new__(cls)
        Flow.__init__(game)  # here, as an author's own `__init__` need not call it
        return game

    def __repr__(self) -> str:
        """`<Game caverna, 1-7 players, mode=full|intro, …>`: what it can be played with, at a glance."""
        counts = ",".join(map(str, self.players))
        if list(self.players) == list(range(self.players[0], self.players[-1] + 1)):
            counts = f"{self.players[0]}-{self.players[-1]}"
        options = [f"{option.name}={'|'.join(map(_option_text, option.values)) or '…'}" for option in self.options]
        return f"<Game {', '.join([self.id, f'{counts} players', *options])}>"

    # Written by each game -------------------------------------------------------------------------------------------

    def start(self, setup: Setup) -> S:
        """The state before the first decision or draw."""
        raise NotImplementedError

    def scores(self, state: S) -> list[Score]:
        """One score per seat, computed from scratch; during the game, what the current position would score."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> msgspec.Struct:
        """What `seat` may see (None: a spectator), built by allow-list from what that seat may know."""
        raise NotImplementedError

    def dump(self, state: S) -> dict[str, Any]:
        """The position as readable, JSON-able data, without the agenda."""
        raise NotImplementedError

    def restore(self, setup: Setup, data: Mapping[str, Any], steps: Sequence[Step]) -> S:
        """The state that `dump` described, with `steps` as its agenda. Raises PositionError on an impossible one."""
        raise NotImplementedError

    def components(self, state: S) -> dict[str, int]:
        """How many of each component there are, wherever they lie: must be the same at every ply of a match."""
        raise NotImplementedError

    # Written where the default does not fit -------------------------------------------------------------------------

    def check_setup(self, setup: Setup) -> None:
        """Refuse combinations of options that make no sense, with SetupError. Called after the general checks."""

    def allies(self, state: S, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win and lose together, `seat` among them."""
        return (seat,)

    def determinize(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """A copy in which everything `seat` does not know is redrawn, uniformly among what it considers possible. By
        default the game has no secrets."""
        return state.copy()

    def open_scores(self, state: S, seat: Seat | None) -> list[Score]:
        """The scores as `seat` sees them: what is face down for it is in neither points nor total."""
        return self.scores(state)

    def totals(self, state: S) -> list[int]:
        """Every seat's total, without its categories. Override it where that is cheaper."""
        return [score.total for score in self.scores(state)]

    def views(self, state: S, seats: Sequence[Seat | None]) -> Sequence[msgspec.Struct]:
        """The views of several readers. A game whose views have much in common builds that part once here."""
        return [self.view(state, seat) for seat in seats]

    def shown(self, state: S, seats: Sequence[Seat | None], kept: Kept) -> Sequence[msgspec.Struct]:
        """Like `views`, for programs that show one match again and again: parts whose sources have not changed come
        from `kept`. By default everything is rebuilt."""
        return self.views(state, seats)

    def evaluate(self, state: S, seat: Seat) -> float:
        """How good the position is for `seat`, higher is better. The yardstick that the bot `reference` plays by: it
        never changes; see `expected`."""
        scores = self.scores(state)
        others = [score.total for other, score in enumerate(scores) if other != seat]
        return scores[seat].total - (max(others) if others else 0)

    def expected(self, state: S) -> list[float]:
        """The points that each seat can expect to have at the end. Whether to go for points, a lead or a place is up to
        the bot."""
        return [float(score.total) for score in self.scores(state)]

    def outlook(self, state: S, seat: Seat) -> float:
        """The points that one seat can expect, for plans. Keep it cheap; half-done actions need not count as finished,
        since the plan will finish them."""
        return self.expected(state)[seat]

    def foreseen(self, state: S, seat: Seat, rng: Rng) -> list[float]:
        """The same as `expected`, but as one of the ways shows it that the rest may go for `seat`: trials take the mean
        of many. By default there is but one."""
        return self.expected(state)

    def sensible(self, state: S, seat: Seat) -> list[Move]:
        """The moves that a plan looks at: all but those that come to the same (payments and side moves in another
        order) or make no sense yet. Never empty where `moves` is not."""
        return self.moves(state, seat)

    def turn(self, state: S) -> int | None:
        """A number that grows when a turn ends; bots plan up to there. None where they take decisions one at a time."""
        return None

    def neglect(self, state: S, seat: Seat) -> float:
        """The points that a seat is about to lose for want of something that nobody with some practice forgets, such as
        food for the family. Levels that are careful do not misjudge this."""
        return 0.0

    # For people, found in the package by default --------------------------------------------------------------------

    def names(self, lang: str) -> Mapping[str, str]:
        """Display names of components by id, from `names` of the package's `border`; see `messages.add_names`."""
        border = _border(type(self).__mro__, "names")
        named: Mapping[str, str] = {} if border is None else border.names(lang)
        return named

    def occupants(self, state: S) -> Mapping[str, str]:
        """What lies openly on the places that moves name, by place: sentences about moves mention both."""
        return {}

    def picture(
        self, state: S, seat: Seat | None, lang: str, *, width: int | None = None, names: Sequence[str] = ()
    ) -> str:
        """The position as `seat` sees it, drawn in text with rich markup: by `picture` of the package's `border`, else
        the view, entry by entry.

        With a `width` of 60 columns or more, no line is wider, and what `seat` owns comes last, so that it
        stays in sight. Without one, lines are as wide as they need to be. `names` are what the seats are called.
        """
        drawn = _border(type(self).__mro__, "picture")
        if drawn is None:
            return drawing.of_data(msgspec.to_builtins(self.view(state, seat)), width)
        text: str = drawn.picture(state, seat, lang, width, names)
        return text

    def explained(self) -> Sequence[str]:
        """The ids of the components that have a card: `EXPLAINED` in `explaining` of the package's `border`."""
        explaining = _border(type(self).__mro__, "explaining")
        ids: Sequence[str] = () if explaining is None else explaining.EXPLAINED
        return ids

    def card(
        self, id: str, lang: str, *, state: S | None = None, seat: Seat | None = None, names: Sequence[str] = ()
    ) -> Card:
        """What a component is and does; with a state, also what it means there for `seat`. Only for `explained` ids.
        Written by `card` in `explaining` of the package's `border`."""
        card: Card = _border(type(self).__mro__, "explaining").card(self, id, lang, state, seat, names)
        return card

    def keepsakes(self, state: S, seat: Seat) -> Sequence[str]:
        """The named components that a finished game is remembered by, each as often as `seat` has it: from `keepsakes`
        in the package's `border`, if it has one."""
        border = _border(type(self).__mro__, "keepsakes")
        ids: Sequence[str] = () if border is None else border.keepsakes(state, seat)
        return ids

    def counted(self) -> Sequence[str]:
        """The components whose use the arena counts, as picks: from `balance` in the package's `border`, if it has one.
        Without one, it counts whatever was picked."""
        border = _border(type(self).__mro__, "balance")
        ids: Sequence[str] = () if border is None else border.COUNTED
        return ids

    def held(self, state: S, seat: Seat) -> Sequence[str]:
        """Those of the `counted` components that `seat` has, however it came by them. What it picked counts anyway."""
        border = _border(type(self).__mro__, "balance")
        ids: Sequence[str] = () if border is None else border.held(state, seat)
        return ids

    def catalogue(self) -> Mapping[str, Any]:
        """The data of all components, for a page that draws them: by default the files of the package's `content`."""
        try:
            house = Path(inspect.getfile(type(self))).parent / "content"
        except (OSError, TypeError):  # a game typed into an interpreter has no files
            return {}
        return content.catalogue(content.folder(self.id, house))

    def catalogue_shape(self) -> type[msgspec.Struct] | None:
        """What the page reads of the catalogue: `Catalogue` in `catalogue_shapes` of the package's `border`, if it has
        one. The page's types are made from it."""
        border = _border(type(self).__mro__, "catalogue_shapes")
        shape: type[msgspec.Struct] | None = None if border is None else border.Catalogue
        return shape

    def check_content(self, folder: Path) -> None:
        """Check a content pack's folder for this game; ContentError says what is wrong with it."""

    # Answered by the agenda: see also `flow` ----------------------------------------------------------------------

    def decision(self, state: S) -> Decision | None:
        """Who decides and what about; None when the dealer is to draw or the game is over."""
        if not state.agenda or state.agenda[-1].kind != DECIDE:
            return None
        step: Any = state.agenda[-1]
        return Decision(step.actors(state), tag_of(type(step)), step.facts(state), step.hidden)

    def why_not(self, state: S, seat: Seat, move: Move) -> Refusal | None:
        """None if `seat` may make `move` now, else the refusal. The single statement of every rule."""
        if not state.agenda:
            return Refusal("core", "game_over")
        top = state.agenda[-1]
        if isinstance(top, Chance):
            return top.why_not(state, move) if seat == DEALER else Refusal("core", "dealer_draws")
        assert isinstance(top, Decide)
        actors = top.actors(state)
        if seat not in actors:
            return Refusal("core", "not_your_turn", facts={"seat": seat, "deciding": actors[0]})
        if isinstance(move, self.beside.answers):
            return self.beside.why_not(state, seat, move)
        if isinstance(move, top.answers):
            return top.why_not(state, seat, move)
        return top.why_wait(state, seat, move) or move.moment or self._why_not_now(state, seat, move)

    def why_not_touch(self, state: S, seat: Seat, picked: Sequence[str]) -> Refusal | None:
        """Why the last of these picks cannot be made after the others; None if it can, or if no rule applies."""
        return touching.why_not_touch(self, state, seat, picked)

    def _why_not_now(self, state: S, seat: Seat, move: Move) -> Refusal:
        """The refusal of a kind of move that no rule ties to a moment."""
        kinds = [messages.phrase(f"{self.id}-kind-{tag_of(type(one))}") for one in (move, *self.moves(state, seat))]
        return Refusal("core", "not_now", facts={"kind": kinds[0], "possible": tuple(dict.fromkeys(kinds[1:]))})

    def setup(self, players: int, options: Mapping[str, OptionValue], *, rules: int | None = None) -> Setup:
        """A checked setup: unknown counts, options and values are refused by name. `rules` is the current version
        unless an older match is to be set up again. Raises SetupError."""
        if type(players) is not int or players not in self.players:
            allowed = tuple(map(str, self.players))
            raise SetupError("players", game=self.id, players=told(players), allowed=allowed)
        if not isinstance(options, Mapping):
            raise SetupError("options", game=self.id, options=told(options))
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                near = nearest(told(name), known)
                code = "option_near" if near else "option"
                raise SetupError(code, game=self.id, option=told(name), near=near, known=tuple(known))
            values = known[name].values
            if known[name].seats:
                values = tuple(value for value in values if not isinstance(value, int) or value < players)
            if values and not any(type(value) is type(allowed) and value == allowed for allowed in values):
                texts = tuple(_option_text(allowed) for allowed in values)
                raise SetupError("option_value", game=self.id, option=name, value=_option_text(value), allowed=texts)
            if not values and (not isinstance(value, str) or len(value) > LONGEST_TEXT):
                raise SetupError("option_text", game=self.id, option=name, value=_option_text(value))
        chosen = {option.name: options.get(option.name, option.default) for option in self.options}
        setup = Setup(self.id, players, chosen, self.rules if rules is None else rules)
        self.check_setup(setup)
        return setup


@cache
def _border(classes: tuple[type, ...], name: str) -> Any:
    """A module in the `border` of a game's package, loaded when people ask for what it has; None if there is none."""
    for kind in classes:
        package = kind.__module__.rpartition(".")[0]
        if package and issubclass(kind, Game) and kind is not Game and find_spec(f"{package}.border"):
            return import_module(f"{package}.border.{name}") if find_spec(f"{package}.border.{name}") else None
    return None


def _option_text(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else told(value)


class Audience:
    """Who may know of a move. Made before the move is applied; None is everyone.

    Until all hidden answers are in, only their seats know them: `first`. Then `last` do. A `final` answer cannot be
    taken back by its seat.
    """

    __slots__ = ("_asked", "_step", "final", "first", "last")

    def __init__(self, game: Game[Any], state: State, seat: Seat, move: Move) -> None:
        step = state.agenda[-1]
        assert isinstance(step, Decide | Chance)
        beside = seat != DEALER and type(move) in game.beside.answers
        hidden = isinstance(step, Decide) and step.hidden
        self.last: tuple[Seat, ...] | None = None if beside else step.seen_by(state, seat, move)
        self.first = (seat,) if hidden else self.last
        self.final = hidden or (isinstance(step, Decide) and step.final)
        self._step = step
        self._asked = set(game.actors(state)) if hidden else set()

    def is_waiting(self, game: Game[Any], state: State) -> bool:
        """Whether, in the state after the move, the answers given so far stay hidden. If a seat that already answered
        is asked again, a new round has begun."""
        if not self._asked or not state.agenda or type(state.agenda[-1]) is not type(self._step):
            return False
        return self._asked.issuperset(game.actors(state))


def broken_by(better: Score, worse: Score) -> int | None:
    """Which entry of `tie` put `better` before `worse`; None if that was not what decided."""
    if better.total != worse.total:
        return None
    return next((n for n, (one, other) in enumerate(zip(better.tie, worse.tie, strict=True)) if one != other), None)


def standings(scores: Sequence[Score]) -> list[tuple[int, tuple[Seat, ...]]]:
    """Places with the seats that share them, best first: `[(1, (2,)), (2, (0, 1))]`."""
    order = sorted(range(len(scores)), key=lambda seat: (scores[seat].total, scores[seat].tie), reverse=True)
    places: list[tuple[int, tuple[Seat, ...]]] = []
    for rank, seat in enumerate(order, start=1):
        key = (scores[seat].total, scores[seat].tie)
        if places and key == (scores[places[-1][1][0]].total, scores[places[-1][1][0]].tie):
            place, seats = places[-1]
            places[-1] = (place, tuple(sorted((*seats, seat))))
        else:
            places.append((rank, (seat,)))
    return places
