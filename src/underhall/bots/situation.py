"""What a bot gets to see, and how bots are asked for moves.

A bot never holds the true state. Its `Situation` gives it the legal moves of its seat, that seat's view, and as many
`sample`s as it likes: whole states in which everything the seat does not know has been redrawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from underhall.core import ArgumentError, Decision, Game, Match, Move, Rng, Seat, State
from underhall.core.match import check_match
from underhall.core.messages import told


class Situation:
    """One seat that has to decide now. Valid until the match moves on. ArgumentError for any other seat."""

    __slots__ = ("_match", "decision", "game", "moves", "seat", "side_moves")

    def __init__(self, match: Match, seat: Seat) -> None:
        check_match(match)
        decision = match.decision
        if decision is None or type(seat) is not int or seat not in decision.seats:
            raise ArgumentError("idle", seat=told(seat))
        self.game: Game[Any] = match.game
        self.seat = seat
        self.decision: Decision = decision
        self.moves: list[Move] = match.moves(seat, side=False)
        """The answers to the decision; never empty."""
        self.side_moves: list[Move] = match.moves(seat)[len(self.moves) :]
        """What is allowed alongside it, and leaves the decision open."""
        self._match = match

    @property
    def view(self) -> msgspec.Struct:
        """What the seat may see, as the game's own typed structure."""
        return self.game.view(self._match.state, self.seat)

    @property
    def players(self) -> int:
        return self._match.setup.players

    @property
    def turn(self) -> int | None:
        """The number of the present turn, see `Game.turn`."""
        return self.game.turn(self._match.state)

    def sample(self, rng: Rng) -> State:
        """A state of your own that agrees with everything the seat knows; the rest is drawn from `rng`."""
        state: State = self.game.determinize(self._match.state, self.seat, rng)
        return state


class Bot(Protocol):
    """Anything that can choose. Bots bring their own generator, made from the seed they were built with."""

    def choose(self, situation: Situation) -> Move: ...


def situation(match: Match, seat: Seat | None = None) -> Situation:
    """The situation of `seat`, by default the first that has to decide."""
    check_match(match)
    if seat is None:
        decision = match.decision
        seat = decision.seats[0] if decision else 0
    return Situation(match, seat)


def play_out(match: Match, bots: Sequence[Bot] | Mapping[Seat, Bot], *, plies: int | None = None) -> Match:
    """Let bots play until the game is over, a seat without a bot has to decide, or `plies` moves were made.

    In a simultaneous decision the seats without a bot come first: what they decided before can still be taken back
    as long as no bot has answered. Returns the match. Raises ArgumentError for what are no bots.
    """
    check_match(match)
    _check(bots, plies)
    table = bots if isinstance(bots, Mapping) else dict(enumerate(bots))
    made = 0
    while (decision := match.decision) is not None and (plies is None or made < plies):
        if any(seat not in table for seat in decision.seats):
            break
        seat = decision.seats[0]
        match.play(table[seat].choose(Situation(match, seat)), seat)
        made += 1
    return match


def _check(bots: object, plies: object) -> None:
    listed = bots.values() if isinstance(bots, Mapping) else bots if isinstance(bots, Sequence) else [None]
    if any(not callable(getattr(bot, "choose", None)) for bot in listed):
        raise ArgumentError("bots", bots=told(bots))
    if plies is not None and (type(plies) is not int or plies < 0):
        raise ArgumentError("plies", plies=told(plies))
