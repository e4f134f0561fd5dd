"""How the agenda of a state runs, and what it offers: the part of a game that bots use.

`Game` is the interface and includes all of this. These methods are separate so that they can be compiled: they know
nothing of people, messages or records.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from underhall.core.agenda import AUTOMATIC, CHANCE, DEALER, DECIDE, Beside, Draw, Events, Luck, Seat, State
from underhall.core.notation import Move

S = TypeVar("S", bound=State)


class Flow(Generic[S]):
    beside: Beside[Any, Any] = Beside()
    """The moves that a seat may make alongside any decision."""

    def __init__(self) -> None:
        # Every move asks for them, and compiled code looks up what belongs to a class as slowly as Python does.
        self._beside: Beside[Any, Any] = self.beside
        self._side_moves: tuple[type[Move], ...] = self.beside.answers

    def copy(self, state: S) -> S:
        return state.copy()

    def is_over(self, state: S) -> bool:
        return not state.agenda

    def actors(self, state: S) -> tuple[Seat, ...]:
        """The seats that have to decide now; empty when the dealer is to draw or the game is over."""
        if not state.agenda:
            return ()
        step = state.agenda[-1]
        return step.actors(state) if step.kind == DECIDE else ()

    def moves(self, state: S, seat: Seat, *, side: bool = True) -> list[Move]:
        """Every legal move of `seat`, each once, in a fixed order; empty for a seat that has nothing to decide."""
        if not state.agenda:
            return []
        step = state.agenda[-1]
        if step.kind != DECIDE or seat not in step.actors(state):
            return []
        moves = step.moves(state, seat)
        if side and self._side_moves:
            more = self._beside.moves(state, seat)
            return moves + more if more else moves
        return moves

    def apply(self, state: S, seat: Seat, move: Move, events: Events = None) -> None:
        """Carry out a legal move or outcome in place, and all that follows automatically. Does not check legality."""
        agenda = state.agenda
        if self._side_moves and type(move) in self._side_moves:
            self._beside.apply(state, seat, move, events)
        else:
            agenda.pop().apply(state, seat, move, events)
        while agenda and agenda[-1].kind == AUTOMATIC:
            agenda.pop().run(state, events)

    def chance(self, state: S) -> Draw | None:
        """The draw that the dealer is to make now, if any."""
        if not state.agenda:
            return None
        step = state.agenda[-1]
        return step.draw(state) if step.kind == CHANCE else None

    def choices(self, state: S) -> tuple[Seat, Sequence[Move]]:
        """Who is next, and everything they can do: the first seat that has to decide with all its moves, side moves
        included, or the dealer with the outcomes of the draw. No moves at all when the game is over."""
        if not state.agenda:
            return DEALER, ()
        step = state.agenda[-1]
        if step.kind == CHANCE:
            return DEALER, step.draw(state).outcomes
        seat = step.actors(state)[0]
        moves = step.moves(state, seat)
        if self._side_moves:
            moves = moves + self._beside.moves(state, seat)
        return seat, moves

    def sample(self, state: S, luck: Luck) -> tuple[Seat, Move]:
        """One of `choices`, all equally likely, found without listing them all. Do not call it when the game is
        over."""
        step = state.agenda[-1]
        if step.kind == CHANCE:
            return DEALER, step.sample(state, DEALER, luck)
        seat = step.actors(state)[0]
        if self._side_moves:
            moves = step.moves(state, seat) + self._beside.moves(state, seat)
            return seat, moves[int(luck() * len(moves))]
        return seat, step.sample(state, seat, luck)
