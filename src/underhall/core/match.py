"""A match: one game being played, with its record, its dealer, and the way back.

`Match` is for everyone who plays: it checks moves, lets the dealer draw, takes decisions that have a single answer,
keeps the record, and takes moves back. How it does that is in `course`; `spelling` reads what people write. Searchers
use the `Game` beneath, which does none of that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, overload

import msgspec

from underhall.core import drawing, messages, plain, positions, spelling
from underhall.core import record as records
from underhall.core.agenda import DEALER, Event, Seat
from underhall.core.course import Course, Ply
from underhall.core.dealer import Dealer, combine
from underhall.core.dealer import commitment as commitment_to
from underhall.core.game import Decision, Game, Setup, standings
from underhall.core.messages import told
from underhall.core.notation import Move
from underhall.core.record import MASK, Line, Record
from underhall.core.refusals import (
    ArgumentError,
    IllegalMove,
    MoveError,
    RecordError,
    Refusal,
    UndoRefused,
)


class Match:
    """One game being played. Made by `underhall.new`, `underhall.load` and `underhall.position`.

    Seats are numbered from 0. A seat, ply or language that does not exist raises
    ArgumentError. A call that raises has changed nothing.

    Two matches are equal if their records are: same setup, seats, seed and plies. `print(match)` draws it as a
    spectator sees it.
    """

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
        self._commitment = commitment if dealer is None else commitment_to(dealer.seed)
        self._start = None if start is None else plain.owned(start)
        first = game.start(setup) if self._start is None else positions.restore(game, setup, self._start)
        mixed = None if dealer is None else Dealer(combine(dealer.seed, self.contributions))
        self._course = Course(game, first, mixed)

    def __repr__(self) -> str:
        decision = self.decision
        now = "over" if self.over else f"seat {decision.seats[0]} decides {decision.kind}" if decision else "drawing"
        return f"<Match {self.setup.game}, {self.setup.players} players, ply {self.ply}, {now}>"

    def __str__(self) -> str:
        return self.picture()

    def __eq__(self, other: object) -> bool:
        return self._content() == other._content() if isinstance(other, Match) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __copy__(self) -> Match:
        return self.copy()

    # What is the case -------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The true state, hidden things included: for tests and tools, never for a seat or a bot."""
        return self._course.state

    @property
    def ply(self) -> int:
        """How many decisions and draws the record holds."""
        return len(self._course.plies)

    @property
    def last(self) -> Ply | None:
        """The newest ply of the record."""
        return self._course.plies[-1] if self._course.plies else None

    @property
    def plies(self) -> Sequence[Ply]:
        return tuple(self._course.plies)

    @property
    def start(self) -> dict[str, Any] | None:
        """The position that the match was begun from, hidden things included; None for the game's own setup."""
        return None if self._start is None else msgspec.json.decode(msgspec.json.encode(self._start))

    @property
    def commitment(self) -> str:
        """The dealer's commitment to its seed, which everyone may know."""
        return self._commitment

    @property
    def decision(self) -> Decision | None:
        """Who decides, and what about; None when the game is over."""
        return self.game.decision(self._course.state)

    @property
    def over(self) -> bool:
        return self.game.is_over(self._course.state)

    @property
    def legal(self) -> LegalMoves:
        """The legal moves of the seat that decides, as a collection: `"take 1" in match.legal`, `len(match.legal)`."""
        return LegalMoves(self)

    def moves(self, seat: Seat | None = None, *, side: bool = True) -> list[Move]:
        """Every legal move of `seat`, by default the first that has to decide; empty when there is none.

        With `side=False`, without the moves that are allowed alongside every decision.
        """
        seat = self._seat(seat)
        return self._course.moves(seat, side=side)

    def why_not(self, move: Move | str, seat: Seat | None = None) -> Refusal | None:
        """None if the move is legal, else the refusal. For text, it says what was probably meant by a misspelt id.

        Text that is no move raises MalformedMove; text that begins several raises AmbiguousMove.
        """
        seat = self._seat(seat)
        return self._refusal(self._move(move, seat), move, seat)

    def why_not_touch(self, picked: Sequence[str], seat: Seat | None = None) -> Refusal | None:
        """Why a person who has touched these components, in order, could not touch the last of them; None if no rule
        applies."""
        seat = self._seat(seat)
        given: object = picked
        if not isinstance(given, list | tuple) or not all(isinstance(pick, str) for pick in given):
            raise ArgumentError("picks", picks=told(given))
        return self.game.why_not_touch(self._course.state, seat, picked)

    def parse(self, text: str, seat: Seat | None = None) -> Move:
        """The move that `text` means for a seat. A complete notation is that move, legal or not; any other text may be
        the beginning of just one legal notation. Raises MalformedMove or AmbiguousMove."""
        seat = self._seat(seat)
        return spelling.read(self.game.notation, text, lambda: self.moves(seat))

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """What `seat` may see, as plain JSON data; None is a spectator."""
        self._check_seat(seat)
        view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.game.view(self._course.state, seat)))
        return view

    def picture(self, seat: Seat | None = None, *, lang: str = "en", width: int | None = None) -> str:
        """The position as `seat` sees it, drawn in plain text; None is a spectator. At most `width` columns wide, and
        `width` is at least 60."""
        self._check_seat(seat)
        if width is not None and (type(width) is not int or width < 60):
            raise ArgumentError("width", width=told(width))
        messages.check_language(lang)
        names = [self.seat_name(each, lang) for each in range(self.setup.players)] if self.seats else ()
        return drawing.plain(self.game.picture(self._course.state, seat, lang, width=width, names=names))

    def scores(self) -> list[dict[str, int]]:
        """Per seat, points by category and the total, of the true position (also while the game runs)."""
        return [{**score.points, "total": score.total} for score in self.game.scores(self._course.state)]

    def standings(self) -> list[tuple[int, tuple[Seat, ...]]]:
        """Places with the seats that share them, best first."""
        return standings(self.game.scores(self._course.state))

    def sentence(self, event: Event, lang: str = "en") -> str:
        """An event of this game in words."""
        messages.check_language(lang)
        given: object = event
        if not isinstance(given, Event):
            raise ArgumentError("event", event=told(given))
        name = {} if event.seat is None else {"seat": self.seat_name(event.seat, lang)}
        try:
            key = f"{self.game.id}-event-{event.kind}"
            return messages.sentence(key, {**event.facts, **name}, lang, game=self.game.id)
        except (LookupError, TypeError) as problem:  # made by hand, unlike those of the game
            raise ArgumentError("event", event=told(event.kind)) from problem

    def seat_name(self, seat: Seat, lang: str = "en") -> str:
        """The name of who plays a seat, or its number counted from 1."""
        self._check_seat(told(seat) if type(seat) is not int else seat)
        if self.seats and self.seats[seat]:
            return messages.printable(self.seats[seat])
        return messages.sentence("core-seat", {"number": seat + 1}, lang)

    # Playing ----------------------------------------------------------------------------------------------------

    def play(self, move: Move | str, seat: Seat | None = None) -> tuple[Event, ...]:
        """Make a move, given as a value or as text, for `seat` (by default the first that has to decide).

        Raises MalformedMove, AmbiguousMove or IllegalMove and changes nothing if it cannot be made. Returns what
        happened, including the draws and forced decisions that followed.
        """
        seat = self._seat(seat)
        meant = self._move(move, seat)
        refusal = self._refusal(meant, move, seat)
        if refusal is not None:
            raise IllegalMove(str(move), refusal)
        before = self.ply
        self._course.apply(seat, meant)
        self._course.advance()
        return tuple(event for ply in self._course.plies[before:] for event in ply.events)

    def undo(self, seat: Seat | None = None) -> None:
        """Take back this seat's last move. UndoRefused if something was revealed or another seat decided since."""
        refused = self.may_undo(seat)
        if refused is not None:
            raise refused
        self.rewind(self.ply - 1)

    def may_undo(self, seat: Seat | None = None) -> UndoRefused | None:
        """None if `undo` would take back this seat's last move, else what it would raise."""
        self._check_seat(seat)
        if not any(ply.seat != DEALER for ply in self._course.plies):
            return UndoRefused("nothing")
        last = self._course.plies[-1]
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
        """Go back to when the record had `ply` plies, whatever was revealed since: for replays, and by consent."""
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise ArgumentError("ply", ply=told(ply), last=self.ply)
        self._course.rewind(ply)

    def replay(self, lines: Iterable[str]) -> None:
        """Play lines of a record's body, `0 take curve_03` or `* reveal bridge_08`, all of them or none: RecordError
        names the line that does not fit."""
        given: object = lines
        if isinstance(given, str) or not isinstance(given, Iterable):
            raise RecordError("line", line=told(given)[:60])
        course = self._course.copy()
        course.replay([records.read_line(line) for line in lines])
        self._course = course

    def advance(self) -> None:
        """Draw and take forced decisions until a seat has a choice, the game is over, or nobody can draw. Only needed
        after `rewind` or `at` went back to before a draw."""
        self._course.advance()

    # Copies and the past ----------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """A match of its own that stands where this one stands."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._course = self._course.copy()
        return twin

    def at(self, ply: int) -> Match:
        """A copy that stands where this match stood when its record had `ply` plies."""
        past = self.copy()
        past.rewind(ply)
        return past

    def history(self, start: int = 0) -> Iterator[Match]:
        """The match as it stood when its record had `start` plies, and after each further one, as copies: the last
        equals this match."""
        past = self.at(start)
        yield past
        for ply in self.plies[start:]:
            past = past.copy()
            past._course.apply(ply.seat, ply.move)
            past._course.force()
            yield past

    # Saving -----------------------------------------------------------------------------------------------------

    def record(self, seat: Seat | None = None, *, public: bool = False) -> str:
        """The match as text; `underhall.load` gives it back.

        By default the whole record, seed included: for the owner of the match. With a `seat`, or `public=True` for
        a spectator, a running match shows only what that reader may know, and no seed.
        """
        self._check_seat(seat)
        whole = self.over or (seat is None and not public)
        lines = [
            Line(ply.seat, str(ply.move) if whole or ply.seen_by is None or seat in ply.seen_by else MASK)
            for ply in self._course.plies
        ]
        result = tuple(score.total for score in self.game.scores(self._course.state)) if self.over else None
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
        return positions.describe(self.game, self.setup, self._course.state)

    # Within -----------------------------------------------------------------------------------------------------

    def _content(self) -> tuple[object, ...]:
        """What the record tells, for comparisons."""
        plies = [(ply.seat, ply.move) for ply in self._course.plies]
        known = (self.seats, self.contributions, self._commitment, self._seed, self._start)
        return self.setup, self.game.edition, *known, plies

    def _check_seat(self, seat: object) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.setup.players):
            named = f'"{told(seat)}"' if isinstance(seat, str) else told(seat)
            raise ArgumentError("seat", seat=named, players=self.setup.players)

    def _move(self, move: Move | str, seat: Seat) -> Move:
        return self.parse(move, seat) if isinstance(move, str) else self.game.notation.check(move)

    def _refusal(self, move: Move, given: Move | str, seat: Seat) -> Refusal | None:
        refusal = self.game.why_not(self._course.state, seat, move)
        if refusal is None or not isinstance(given, str):
            return refusal
        near = spelling.respelt(self.game.id, move, self.moves(seat))
        return refusal.because(*refusal.reasons, Refusal("core", "meant", facts={"near": near})) if near else refusal

    def _seat(self, seat: Seat | None) -> Seat:
        self._check_seat(seat)
        if seat is not None:
            return seat
        actors = self.game.actors(self._course.state)
        return actors[0] if actors else 0


class LegalMoves:
    """The legal moves of the seat that decides now, in order. Membership takes a move or its whole notation, asks
    `why_not`, and so costs no enumeration."""

    def __init__(self, match: Match) -> None:
        self._match = match

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        return self._match.moves()[index]

    def __len__(self) -> int:
        return len(self._match.moves())

    def __iter__(self) -> Iterator[Move]:
        return iter(self._match.moves())

    def __contains__(self, move: object) -> bool:
        notation = self._match.game.notation
        try:
            meant = notation.parse(move) if isinstance(move, str) else notation.check(move)
        except MoveError:
            return False
        return self._match.why_not(meant) is None

    def __repr__(self) -> str:
        return f"<LegalMoves {', '.join(map(str, self))}>"


def check_match(given: object) -> None:
    """ArgumentError for what is no match."""
    if not isinstance(given, Match):
        raise ArgumentError("match", match=told(given))
