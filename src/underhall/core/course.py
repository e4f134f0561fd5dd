"""The course of a match: the state it has reached, the plies that led there, and the way back.

It lets the dealer draw, takes decisions that have a single answer, and replays. Moves are taken as legal, except those
of a record: `match` checks what people ask for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from underhall.core.agenda import DEALER, Draw, Event, Seat, State
from underhall.core.dealer import Dealer
from underhall.core.game import Audience, Game
from underhall.core.notation import Move
from underhall.core.record import MASK, Line
from underhall.core.refusals import MalformedMove, RecordError

_SNAPSHOT_EVERY = 32


class Ply(msgspec.Struct, frozen=True):
    """What was recorded: a decision or an outcome, what followed from it, and who may know of it.

    `seen_by` None means everyone. A `final` answer cannot be taken back by its seat.
    """

    seat: Seat
    move: Move
    events: tuple[Event, ...]
    seen_by: tuple[Seat, ...] | None = None
    final: bool = False

    @property
    def line(self) -> Line:
        """The ply as a record has it: `str(ply.line)` is `0 take curve_03`, or `* reveal bridge_08`."""
        return Line(self.seat, str(self.move))


class Course:
    """What changes while a match is played. Without a dealer it stops at the first chance step."""

    __slots__ = ("_dealer", "_draws", "_first", "_legal", "_snapshots", "_unveil", "game", "plies", "state")

    def __init__(self, game: Game[Any], first: State, dealer: Dealer | None) -> None:
        self.game = game
        self.state: State = game.copy(first)
        self.plies: list[Ply] = []
        self._first = first
        self._dealer = dealer
        self._draws = 0
        self._snapshots: list[tuple[int, int, State]] = []
        self._unveil: list[tuple[int, tuple[Seat, ...] | None]] = []
        self._legal: dict[Seat, tuple[list[Move], list[Move]]] = {}

    def copy(self) -> Course:
        twin = object.__new__(Course)
        twin.game = self.game
        twin.state = self.game.copy(self.state)
        twin.plies = self.plies[:]
        twin._first = self._first
        twin._dealer = self._dealer
        twin._draws = self._draws
        twin._snapshots = self._snapshots[:]
        twin._unveil = self._unveil[:]
        twin._legal = dict(self._legal)
        return twin

    def moves(self, seat: Seat, *, side: bool = True) -> list[Move]:
        """Every legal move of `seat`, listed once per position; with `side=False`, without side moves."""
        if seat not in self._legal:
            plain = self.game.moves(self.state, seat, side=False)
            beside = self.game.beside.moves(self.state, seat) if plain else []
            self._legal[seat] = (plain, beside)
        plain, beside = self._legal[seat]
        return plain + beside if side else list(plain)

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out and record a legal move or outcome."""
        game, state = self.game, self.state
        audience = Audience(game, state, seat, move)
        self._draws += seat == DEALER
        events: list[Event] = []
        game.apply(state, seat, move, events)
        if audience.first != audience.last:
            self._unveil.append((len(self.plies), audience.last))
        self.plies.append(Ply(seat, move, tuple(events), audience.first, audience.final))
        self._legal = {}
        if not audience.is_waiting(game, state):
            for number, known in self._unveil:
                self.plies[number] = msgspec.structs.replace(self.plies[number], seen_by=known)
            self._unveil = []
        if len(self.plies) % _SNAPSHOT_EVERY == 0 and not self._unveil:
            self._snapshots.append((len(self.plies), self._draws, game.copy(state)))

    def force(self) -> None:
        """Take decisions that have a single answer; what happens then belongs to the ply before."""
        game, state = self.game, self.state
        while True:
            decision = game.decision(state)
            if decision is None or len(decision.seats) != 1 or decision.hidden:
                return
            seat = decision.seats[0]
            moves = self.moves(seat)
            if len(moves) != 1:
                return
            events: list[Event] = []
            game.apply(state, seat, moves[0], events)
            self._legal = {}
            if self.plies:
                last = self.plies[-1]
                self.plies[-1] = msgspec.structs.replace(last, events=(*last.events, *events))

    def advance(self) -> None:
        """Draw and take forced decisions until a seat has a choice, the game is over, or nobody can draw."""
        while True:
            self.force()
            draw = self.game.chance(self.state)
            outcome = None if draw is None else self._deal(draw)
            if outcome is None:
                return
            self.apply(DEALER, outcome)

    def rewind(self, ply: int) -> None:
        """Go back to when there were `ply` plies."""
        kept = self.plies[:ply]
        while self._snapshots and self._snapshots[-1][0] > ply:
            self._snapshots.pop()
        start, self._draws, state = self._snapshots[-1] if self._snapshots else (0, 0, self._first)
        self.state = self.game.copy(state)
        self.plies = kept[:start]
        self._unveil = []
        self._legal = {}
        self.force()
        self.plies = kept[:start]  # forced decisions added their events to the last ply once already
        for entry in kept[start:]:
            self.apply(entry.seat, entry.move)
            self.force()

    def replay(self, lines: Sequence[Line]) -> None:
        """Play a record's lines, checking each; RecordError names the ply that does not fit."""
        game = self.game
        self.force()
        for number, line in enumerate(lines, start=len(self.plies) + 1):
            if line.text == MASK:
                raise RecordError("masked", ply=number)
            try:
                move = game.notation.parse(line.text)
            except MalformedMove as problem:
                raise RecordError("unreadable", ply=number, text=line.text, problem=str(problem)) from None
            draw = game.chance(self.state)
            if (draw is not None) != (line.seat == DEALER):
                raise RecordError("wrong_actor", ply=number, text=line.text)
            refusal = game.why_not(self.state, line.seat, move)
            if refusal is not None:
                raise RecordError("illegal", ply=number, text=line.text, problem=str(refusal))
            if draw is not None:
                expected = self._deal(draw)
                if expected is not None and expected != move:
                    raise RecordError("draw", ply=number, text=line.text, expected=str(expected))
            self.apply(line.seat, move)
            self.force()

    def _deal(self, draw: Draw) -> Move | None:
        if self._dealer is None:
            return None
        return draw.outcomes[self._dealer.draw(draw.label, self._draws, len(draw.outcomes))]
