"""A match: one game being played, with its record, its dealer, and the way back.

`Match` is for everybody who plays: it checks moves, lets the dealer draw, takes decisions that have a single answer,
keeps the record, and takes moves back. Searchers use the `Game` beneath it, which does none of that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from underhall.core import messages, positions
from underhall.core import record as records
from underhall.core.agenda import DEALER, Chance, Decide, Draw, Event, Seat, State
from underhall.core.dealer import Dealer, combine
from underhall.core.dealer import commitment as commitment_to
from underhall.core.game import Decision, Game, Setup, is_waiting, standings
from underhall.core.notation import Move
from underhall.core.record import MASK, Line, Record
from underhall.core.refusals import (
    AmbiguousMove,
    IllegalMove,
    MalformedMove,
    RecordError,
    Refusal,
    UndoRefused,
    nearest,
)

_SNAPSHOT_EVERY = 32


class Ply(msgspec.Struct, frozen=True):
    """What was recorded: a decision or an outcome, what followed from it, and who may know of it.

    `seen_by` None means everybody. A `final` answer cannot be taken back by its seat.
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


class Match:
    """One game being played. Made by `underhall.new`, `underhall.load` and `underhall.position`."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        dealer: Dealer | None,
        *,
        seats: Sequence[str] = (),
        contributions: Sequence[str] = (),
        start: Mapping[str, Any] | None = None,
        commitment: str = "",
    ) -> None:
        """`dealer` None makes a match that cannot draw: it stops at the first chance step.

        `contributions` are the seats' own texts mixed into the seed; `start` is a position to begin from;
        `commitment` is the one made for a seed that is not known here.
        """
        self.game = game
        self.setup = setup
        self.seats = tuple(seats)
        self.contributions = tuple(contributions)
        self._seed = None if dealer is None else dealer.seed
        self._dealer = None if dealer is None else Dealer(combine(dealer.seed, self.contributions))
        self._commitment = commitment if dealer is None else commitment_to(dealer.seed)
        self._start = None if start is None else dict(start)
        self._first = game.start(setup) if start is None else positions.restore(game, setup, start)
        self._state: State = game.copy(self._first)
        self._plies: list[Ply] = []
        self._draws = 0
        self._snapshots: list[tuple[int, int, State]] = []
        self._moves: dict[Seat, tuple[list[Move], list[Move]]] = {}
        self._unveil: list[tuple[int, tuple[Seat, ...] | None]] = []

    def __repr__(self) -> str:
        decision = self.decision
        now = "over" if self.over else f"seat {decision.seats[0]} decides {decision.kind}" if decision else "drawing"
        return f"<Match {self.setup.game}, {self.setup.players} players, ply {self.ply}, {now}>"

    # What is the case -------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The true state, hidden things included: for tests and tools, never for a seat or a bot."""
        return self._state

    @property
    def ply(self) -> int:
        """How many decisions and draws the record holds."""
        return len(self._plies)

    @property
    def last(self) -> Ply | None:
        """The newest ply of the record."""
        return self._plies[-1] if self._plies else None

    @property
    def plies(self) -> Sequence[Ply]:
        return tuple(self._plies)

    @property
    def commitment(self) -> str:
        """The dealer's commitment to its seed, which may be told to everybody."""
        return self._commitment

    @property
    def decision(self) -> Decision | None:
        """Who decides, and what about; None when the game is over."""
        return self.game.decision(self._state)

    @property
    def over(self) -> bool:
        return self.game.is_over(self._state)

    @property
    def legal(self) -> LegalMoves:
        """The legal moves of the seat that decides, as a collection: `move in match.legal`, `len(match.legal)`."""
        return LegalMoves(self)

    def moves(self, seat: Seat | None = None, *, side: bool = True) -> list[Move]:
        """Every legal move of `seat`, by default the first that has to decide; empty when there is none.

        With `side=False`, without the moves that are allowed beside every decision.
        """
        seat = self._seat(seat)
        if seat not in self._moves:
            plain = self.game.moves(self._state, seat, side=False)
            beside = self.game.side_moves(self._state, seat) if plain and self.game.side_words else []
            self._moves[seat] = (plain, beside)
        plain, beside = self._moves[seat]
        return plain + beside if side else list(plain)

    def why_not(self, move: Move | str, seat: Seat | None = None) -> Refusal | None:
        """None if the move is legal, else the refusal. Text that is no move at all raises MalformedMove."""
        if isinstance(move, str):
            try:
                move = self.parse(move, seat)
            except IllegalMove as illegal:
                return illegal.refusal
        return self.game.why_not(self._state, self._seat(seat), move)

    def why_not_touch(self, picked: Sequence[str], seat: Seat | None = None) -> Refusal | None:
        """Why a person who has touched these components, in order, could not touch the last of them; None if no rule
        has a say in it."""
        return self.game.why_not_touch(self._state, self._seat(seat), picked)

    def parse(self, text: str, seat: Seat | None = None) -> Move:
        """The move that `text` means for a seat: a notation, or the beginning of just one legal notation."""
        text = " ".join(text.split())
        legal = {str(move): move for move in self.moves(seat)}
        if text in legal:
            return legal[text]
        begun = [notation for notation in legal if _begins(notation, text)]
        if len(begun) == 1:
            return legal[begun[0]]
        try:
            return self.game.notation.parse(text)
        except MalformedMove as malformed:
            if begun:
                raise AmbiguousMove(text, begun) from None
            near = nearest(text, legal)
            if near and malformed.code == "unknown_word":
                raise MalformedMove("unknown_word_near", text=text, word=text.split(" ")[0], near=near) from None
            raise

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """What `seat` may see, JSON-ready; None is a spectator."""
        view: dict[str, Any] = msgspec.to_builtins(self.game.view(self._state, seat))
        return view

    def scores(self) -> list[dict[str, int]]:
        """Per seat, points by category and the total, of the true position (also while the game runs)."""
        return [{**score.points, "total": score.total} for score in self.game.scores(self._state)]

    def standings(self) -> list[tuple[int, tuple[Seat, ...]]]:
        """Places with the seats that share them, best first."""
        return standings(self.game.scores(self._state))

    def sentence(self, event: Event, lang: str = "en") -> str:
        """An event in words."""
        facts = dict(event.facts)
        if event.seat is not None:
            facts["seat"] = self.seat_name(event.seat, lang)
        return messages.sentence(f"{self.game.id}-event-{event.kind}", facts, lang, game=self.game.id)

    def seat_name(self, seat: Seat, lang: str = "en") -> str:
        if seat < len(self.seats) and self.seats[seat]:
            return self.seats[seat]
        return messages.sentence("core-seat", {"number": seat + 1}, lang)

    # Playing ----------------------------------------------------------------------------------------------------

    def play(self, move: Move | str, seat: Seat | None = None) -> tuple[Event, ...]:
        """Make a move, given as a value or as text, for `seat` (by default the first that has to decide).

        Raises MalformedMove, AmbiguousMove or IllegalMove and changes nothing if it cannot be made. Returns what
        happened, the draws and forced decisions that followed included.
        """
        text = move if isinstance(move, str) else str(move)
        if isinstance(move, str):
            move = self.parse(move, seat)
        seat = self._seat(seat)
        refusal = self.game.why_not(self._state, seat, move)
        if refusal is not None:
            raise IllegalMove(text, refusal)
        before = self.ply
        self._apply(seat, move)
        self.advance()
        return tuple(event for ply in self._plies[before:] for event in ply.events)

    def undo(self, seat: Seat | None = None) -> None:
        """Back to before this seat's last move, if nothing was revealed and nobody else decided since."""
        refused = self.may_undo(seat)
        if refused is not None:
            raise refused
        self.rewind(self.ply - 1)

    def may_undo(self, seat: Seat | None = None) -> UndoRefused | None:
        """None if `undo` would take back this seat's last move, else what it would raise."""
        if not any(ply.seat != DEALER for ply in self._plies):
            return UndoRefused("nothing")
        last = self._plies[-1]
        if last.seat == DEALER:
            return UndoRefused("revealed")
        if seat is not None and last.seat != seat:
            return UndoRefused("other_decided", seat=last.seat + 1)
        if last.final:
            return UndoRefused("final")
        if self.over:
            return UndoRefused("over")  # the end shows the seed and everything that was hidden
        return None

    def rewind(self, ply: int) -> None:
        """Back to when the record had `ply` plies, whatever was revealed since: for replays, and by common consent."""
        if not 0 <= ply <= self.ply:
            raise ValueError(f"the record has {self.ply} plies, not {ply}")
        kept = self._plies[:ply]
        while self._snapshots and self._snapshots[-1][0] > ply:
            self._snapshots.pop()
        start, self._draws, state = self._snapshots[-1] if self._snapshots else (0, 0, self._first)
        self._state = self.game.copy(state)
        self._plies = kept[:start]
        self._unveil = []
        self._moves = {}
        self._force()
        self._plies = kept[:start]  # forced decisions added their events to the last ply once already
        for entry in kept[start:]:
            self._apply(entry.seat, entry.move)
            self._force()

    def replay(self, lines: Sequence[str]) -> None:
        """Play lines of a record's body, `0 take curve_03` or `* reveal bridge_08`, checking each of them."""
        self._replay([records.read_line(line) for line in lines])

    def advance(self) -> None:
        """Draw and take forced decisions until a seat has a choice, the game is over, or nobody can draw."""
        while True:
            self._force()
            draw = self.game.chance(self._state)
            outcome = None if draw is None else self._deal(draw)
            if outcome is None:
                return
            self._apply(DEALER, outcome)

    # Saving -----------------------------------------------------------------------------------------------------

    def record(self, seat: Seat | None = None, *, public: bool = False) -> str:
        """The match as text; `underhall.load` gives it back.

        By default the whole record, seed included: for whoever owns the match. With a `seat`, or `public=True` for
        a spectator, a running match shows only what that reader may know, and no seed.
        """
        whole = self.over or (seat is None and not public)
        lines = [
            Line(ply.seat, str(ply.move) if whole or ply.seen_by is None or seat in ply.seen_by else MASK)
            for ply in self._plies
        ]
        result = tuple(score.total for score in self.game.scores(self._state)) if self.over else None
        return records.write(
            Record(
                setup=self.setup,
                edition=self.game.edition,
                lines=tuple(lines),
                seats=self.seats,
                commitment=self._commitment,
                contributions=self.contributions,
                seed=self._seed if whole else None,
                position=self._start if whole else None,
                result=result,
            )
        )

    def dump(self) -> dict[str, Any]:
        """The whole position as readable, JSON-able data; `underhall.position` loads it."""
        return positions.describe(self.game, self.setup, self._state)

    # Within -----------------------------------------------------------------------------------------------------

    def _seat(self, seat: Seat | None) -> Seat:
        if seat is not None:
            return seat
        actors = self.game.actors(self._state)
        return actors[0] if actors else 0

    def _apply(self, seat: Seat, move: Move) -> None:
        """Carry out and record a legal move or outcome."""
        game, state = self.game, self._state
        step = state.agenda[-1]
        assert isinstance(step, Decide | Chance)
        beside = seat != DEALER and bool(game.side_words) and isinstance(move, game.side_words)
        seen_by = None if beside else step.seen_by(state, seat, move)
        final = hidden = False
        if isinstance(step, Decide):
            final, hidden = step.hidden or step.final, step.hidden
            if hidden:
                self._unveil.append((len(self._plies), seen_by))
                seen_by = (seat,)
        else:
            self._draws += 1
        asked = game.actors(state) if hidden else ()
        events: list[Event] = []
        game.apply(state, seat, move, events)
        self._plies.append(Ply(seat, move, tuple(events), seen_by, final))
        self._moves = {}
        if not (hidden and is_waiting(game, step, asked, state)):
            for number, known in self._unveil:
                self._plies[number] = msgspec.structs.replace(self._plies[number], seen_by=known)
            self._unveil = []
        if len(self._plies) % _SNAPSHOT_EVERY == 0 and not self._unveil:
            self._snapshots.append((len(self._plies), self._draws, game.copy(state)))

    def _deal(self, draw: Draw) -> Move | None:
        if self._dealer is None:
            return None
        return draw.outcomes[self._dealer.draw(draw.label, self._draws, len(draw.outcomes))]

    def _force(self) -> None:
        """Take decisions that have a single answer; what happens then belongs to the ply before."""
        game, state = self.game, self._state
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
            self._moves = {}
            if self._plies:
                last = self._plies[-1]
                self._plies[-1] = msgspec.structs.replace(last, events=(*last.events, *events))

    def _replay(self, lines: Sequence[Line]) -> None:
        """Play a record's lines, checking each; RecordError names the ply that does not fit."""
        game = self.game
        self._force()
        for number, line in enumerate(lines, start=1):
            if line.text == MASK:
                raise RecordError("masked", ply=number)
            try:
                move = game.notation.parse(line.text)
            except MalformedMove as problem:
                raise RecordError("unreadable", ply=number, text=line.text, problem=str(problem)) from None
            draw = game.chance(self._state)
            if (draw is not None) != (line.seat == DEALER):
                raise RecordError("wrong_actor", ply=number, text=line.text)
            refusal = game.why_not(self._state, line.seat, move)
            if refusal is not None:
                raise RecordError("illegal", ply=number, text=line.text, problem=str(refusal))
            if draw is not None:
                expected = self._deal(draw)
                if expected is not None and expected != move:
                    raise RecordError("draw", ply=number, text=line.text, expected=str(expected))
            self._apply(line.seat, move)
            self._force()


def _begins(notation: str, text: str) -> bool:
    """Whether `text` is a beginning of a notation. A number is given whole: `take 1` does not begin `take 12`."""
    rest = notation[len(text) :]
    return bool(text) and notation.startswith(text) and not (text[-1].isdigit() and rest[:1].isdigit())


class LegalMoves(Sequence[Move]):
    """The legal moves of the seat that decides now; membership asks `why_not` and so costs no enumeration."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def __getitem__(self, index: Any) -> Any:
        return self._match.moves()[index]

    def __len__(self) -> int:
        return len(self._match.moves())

    def __iter__(self) -> Iterator[Move]:
        return iter(self._match.moves())

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and not self._match.over and self._match.why_not(move) is None

    def __repr__(self) -> str:
        return f"<LegalMoves {', '.join(map(str, self))}>"
