"""Positions for tests of the flow of the game, and short ways to play on from them and to ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.agendas import agenda_kept
from underhall.core import DEALER, Event, Refusal, Step
from underhall.core import agenda as flow
from underhall.games.caverna.actions import SPACE
from underhall.games.caverna.board.homeboard import Home
from underhall.games.caverna.box.catalogue import bit
from underhall.games.caverna.box.goods import GOOD, GOODS, as_dict, bundle, pack, unpack
from underhall.games.caverna.calendar import event_now
from underhall.games.caverna.game import GAME, blank
from underhall.games.caverna.harvest import EVENT, Harvest
from underhall.games.caverna.rounds import EndRound, LastWindow, ReturnHome, reveal
from underhall.games.caverna.state import CavernaState
from underhall.games.caverna.work import NextTurn, Turn

ALL_CARDS = {
    1: "blacksmithing",
    2: "sheep_farming",
    3: "ore_mine_construction",
    4: "wish_for_children",
    5: "donkey_farming",
    6: "ruby_mine_construction",
    7: "family_life",
    8: "ore_delivery",
    9: "exploration",
    10: "adventure",
    11: "ore_trading",
    12: "ruby_delivery",
}


class Scene:
    """A state with words: moves are given and asked for in notation."""

    def __init__(self, state: CavernaState) -> None:
        self.state = state
        self.events: list[Event] = []

    def home(self, seat: int = 0) -> Home:
        return self.state.homes[seat]

    def has(self, seat: int = 0, **goods: int) -> bool:
        """Whether a seat has exactly this much of the named goods."""
        return {good: self.home(seat).goods[GOOD[good]] for good in goods} == goods

    def goods(self, seat: int = 0) -> dict[str, int]:
        """What a seat has, without zeros."""
        return {GOODS[good]: amount for good, amount in enumerate(self.home(seat).goods) if amount}

    def stock(self, space: str) -> dict[str, int]:
        return as_dict(unpack(self.state.stock[SPACE[space]]))

    @property
    def seat(self) -> int:
        return GAME.actors(self.state)[0]

    @property
    def deciding(self) -> str:
        """The kind of the decision that is open."""
        decision = GAME.decision(self.state)
        return decision.kind if decision else ""

    def moves(self, word: str = "", *, side: bool = True) -> list[str]:
        """The moves of the deciding seat that begin with `word`."""
        offered = [str(move) for move in GAME.moves(self.state, self.seat, side=side)]
        return [move for move in offered if move.split(" ")[0] == word] if word else offered

    def offers(self, text: str) -> bool:
        return text in self.moves()

    def play(self, *texts: str) -> Scene:
        """Play moves that must be legal and offered."""
        for text in texts:
            move = GAME.notation.parse(text)
            refusal = GAME.why_not(self.state, self.seat, move)
            assert refusal is None, f"{text}: {refusal}"
            assert self.offers(text), f"{text} is legal, but not offered: {self.moves()}"
            self.events = []
            with agenda_kept(self.state):
                GAME.apply(self.state, self.seat, move, self.events)
        return self

    def no(self, text: str) -> str:
        """The ruling that forbids a move, which must not be offered either; empty if it is legal."""
        refusal = self.refusal(text)
        assert (refusal is None) == self.offers(text), text
        return refusal.ruling.removeprefix("caverna:") if refusal else ""

    def refusal(self, text: str) -> Refusal | None:
        return GAME.why_not(self.state, self.seat, GAME.notation.parse(text))

    def deal(self, text: str) -> Scene:
        """Let the dealer draw this."""
        draw = GAME.chance(self.state)
        assert draw is not None
        assert text in [str(outcome) for outcome in draw.outcomes]
        GAME.apply(self.state, DEALER, GAME.notation.parse(text), self.events)
        return self

    def outcomes(self) -> list[str]:
        draw = GAME.chance(self.state)
        return [str(outcome) for outcome in draw.outcomes] if draw else []

    def finish_turn(self) -> Scene:
        return self.play("end_turn")

    def score(self, seat: int = 0) -> dict[str, int]:
        score = GAME.scores(self.state)[seat]
        return {**score.points, "total": score.total}


def scene(
    players: int = 2,
    *homes: Home,
    seat: int = 0,
    number: int = 1,
    cards: Sequence[str] = (),
    stock: Mapping[str, Mapping[str, int]] | None = None,
    taken: Mapping[str, int] | None = None,
    markers: Sequence[int] = (),
    agenda: Sequence[Step] | None = None,
    **options: Any,
) -> Scene:
    """A turn of `seat` in round `number`, with these cards in play beside the printed spaces.

    `homes` are those of the first seats, `stock` the goods on spaces, `taken` the spaces where a first dwarf of a seat
    stands. The rest of the round follows, unless another agenda is given.
    """
    state = blank(GAME.setup(players, options))
    state.round = number
    for card in cards:
        reveal(state, SPACE[card], None)
    for other, home in enumerate(homes):
        state.homes[other] = home
        state.offer &= ~((home.active | home.covered) & ~bit("dwelling"))
    for space, goods in (stock or {}).items():
        state.stock[SPACE[space]] = pack(bundle(goods))
    for space, other in (taken or {}).items():
        dwarf = state.homes[other].placed.bit_count()
        state.occupied[SPACE[space]] = 8 * other + dwarf
        state.homes[other].placed |= 1 << dwarf
    state.markers = tuple(markers)
    state.event = event_now(state) if not markers or agenda is None else state.event
    if agenda is None:
        agenda = [EndRound(), Harvest(), ReturnHome(), NextTurn((seat + 1) % players), Turn(seat)]
    state.agenda = list(agenda)
    flow.run(state, None)
    return Scene(state)


def harvest(players: int = 2, *homes: Home, event: str = "harvest", first: int = 0, number: int = 3) -> Scene:
    """The harvest of a round with this event, right at its beginning."""
    found = scene(players, *homes, number=number, agenda=[LastWindow(0)])
    found.state.first = first
    found.state.event = EVENT[event]
    found.state.agenda = [*(LastWindow(seat) for seat in reversed(range(players))), Harvest()]
    flow.run(found.state, None)
    return found


def started(players: int = 2, **options: Any) -> Scene:
    """A match from its beginning."""
    return Scene(GAME.start(GAME.setup(players, options)))


def everybody_passes(found: Scene) -> Scene:
    """Let all seats pass until someone has to decide something other than a turn."""
    while found.deciding == "turn":
        found.play("pass")
    return found


def next_turn(found: Scene) -> Scene:
    """Play on, passing and doing as little as possible, until anyone's next turn or the next draw."""
    for _ in range(200):
        if not found.state.agenda or found.outcomes() or found.deciding == "turn":
            return found
        found.play(found.moves(side=False)[0])
    raise AssertionError("no next turn")
