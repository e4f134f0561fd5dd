"""A match: one game being played, with its record, its dealer, and the way back.

`Match` is for everyone who plays: it checks moves, lets the dealer draw, takes decisions that have a single answer,
keeps the record, and takes moves back. Searchers use the `Game` beneath it, which does none of that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, overload

import msgspec

from underhall.core import drawing, messages, plain, positions
from underhall.core import record as records
from underhall.core.agenda import DEALER, Draw, Event, Seat, State
from underhall.core.dealer import Dealer, combine
from underhall.core.dealer import commitment as commitment_to
from underhall.core.game import Audience, Decision, Game, Setup, standings
from underhall.core.messages import told
from underhall.core.notation import Move
from underhall.core.record import MASK, Line, Record
from underhall.core.refusals import (
    AmbiguousMove,
    ArgumentError,
    IllegalMove,
    MalformedMove,
    MoveError,
    RecordError,
    Refusal,
    UndoRefused,
    nearest,
)

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
        self._dealer = None if dealer is None else Dealer(combine(dealer.seed, self.contributions))
        self._commitment = commitment if dealer is None else commitment_to(dealer.seed)
        self._start = None if start is None else plain.owned(start)
        self._first = game.start(setup) if self._start is None else positions.restore(game, setup, self._start)
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
        return self.game.decision(self._state)

    @property
    def over(self) -> bool:
        return self.game.is_over(self._state)

    @property
    def legal(self) -> LegalMoves:
        """The legal moves of the seat that decides, as a collection: `"take 1" in match.legal`, `len(match.legal)`."""
        return LegalMoves(self)

    def moves(self, seat: Seat | None = None, *, side: bool = True) -> list[Move]:
        """Every legal move of `seat`, by default the first that has to decide; empty when there is none.

        With `side=False`, without the moves that are allowed alongside every decision.
        """
        seat = self._seat(seat)
        if seat not in self._moves:
            plain = self.game.moves(self._state, seat, side=False)
            beside = self.game.beside.moves(self._state, seat) if plain else []
            self._moves[seat] = (plain, beside)
        plain, beside = self._moves[seat]
        return plain + beside if side else list(plain)

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
        return self.game.why_not_touch(self._state, seat, picked)

    def parse(self, text: str, seat: Seat | None = None) -> Move:
        """The move that `text` means for a seat. A complete notation is that move, legal or not; any other text may be
        the beginning of just one legal notation. Raises MalformedMove or AmbiguousMove."""
        seat = self._seat(seat)
        notation = self.game.notation
        try:
            text = " ".join(notation.check_text(text).split())
            return notation.parse(text)
        except MalformedMove as malformed:
            if malformed.code in ("no_move", "long"):
                raise
            problem = malformed
        legal = {str(move): move for move in self.moves(seat)}
        begun = [whole for whole in legal if _begins(whole, text)]
        if len(begun) == 1:
            return legal[begun[0]]
        if begun:
            raise AmbiguousMove(text, begun)
        near = nearest(text, legal)
        if near and problem.code == "unknown_word":
            raise MalformedMove("unknown_word_near", text=text, word=text.split(" ")[0], near=near)
        raise problem

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """What `seat` may see, as plain JSON data; None is a spectator."""
        self._check_seat(seat)
        view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.game.view(self._state, seat)))
        return view

    def picture(self, seat: Seat | None = None, *, lang: str = "en", width: int | None = None) -> str:
        """The position as `seat` sees it, drawn in plain text; None is a spectator. At most `width` columns wide, and
        `width` is at least 60."""
        self._check_seat(seat)
        if width is not None and (type(width) is not int or width < 60):
            raise ArgumentError("width", width=told(width))
        messages.check_language(lang)
        names = [self.seat_name(each, lang) for each in range(self.setup.players)] if self.seats else ()
        return drawing.plain(self.game.picture(self._state, seat, lang, width=width, names=names))

    def scores(self) -> list[dict[str, int]]:
        """Per seat, points by category and the total, of the true position (also while the game runs)."""
        return [{**score.points, "total": score.total} for score in self.game.scores(self._state)]

    def standings(self) -> list[tuple[int, tuple[Seat, ...]]]:
        """Places with the seats that share them, best first."""
        return standings(self.game.scores(self._state))

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
        self._apply(seat, meant)
        self.advance()
        return tuple(event for ply in self._plies[before:] for event in ply.events)

    def undo(self, seat: Seat | None = None) -> None:
        """Take back this seat's last move. UndoRefused if something was revealed or another seat decided since."""
        refused = self.may_undo(seat)
        if refused is not None:
            raise refused
        self.rewind(self.ply - 1)

    def may_undo(self, seat: Seat | None = None) -> UndoRefused | None:
        """None if `undo` would take back this seat's last move, else what it would raise."""
        self._check_seat(seat)
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
        """Go back to when the record had `ply` plies, whatever was revealed since: for replays, and by consent."""
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise ArgumentError("ply", ply=told(ply), last=self.ply)
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

    def replay(self, lines: Iterable[str]) -> None:
        """Play lines of a record's body, `0 take curve_03` or `* reveal bridge_08`, all of them or none: RecordError
        names the line that does not fit."""
        given: object = lines
        if isinstance(given, str) or not isinstance(given, Iterable):
            raise RecordError("line", line=told(given)[:60])
        twin = self.copy()
        twin._replay([records.read_line(line) for line in lines])
        self.__dict__.update(twin.__dict__)

    def advance(self) -> None:
        """Draw and take forced decisions until a seat has a choice, the game is over, or nobody can draw. Only needed
        after `rewind` or `at` went back to before a draw."""
        while True:
            self._force()
            draw = self.game.chance(self._state)
            outcome = None if draw is None else self._deal(draw)
            if outcome is None:
                return
            self._apply(DEALER, outcome)

    # Copies and the past ----------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """A match of its own that stands where this one stands."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._state = self.game.copy(self._state)
        twin._plies = self._plies[:]
        twin._snapshots = self._snapshots[:]
        twin._moves = dict(self._moves)
        twin._unveil = self._unveil[:]
        return twin

    def at(self, ply: int) -> Match:
        """A copy that stands where this match stood when its record had `ply` plies."""
        past = self.copy()
        past.rewind(ply)
        return past

    def history(self) -> Iterator[Match]:
        """The match as it stood before its first ply and after each, as copies: the last equals this match."""
        past = self.at(0)
        yield past
        for ply in self._plies[:]:
            past = past.copy()
            past._apply(ply.seat, ply.move)
            past._force()
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

    def _content(self) -> tuple[object, ...]:
        """What the record tells, for comparisons."""
        plies = [(ply.seat, ply.move) for ply in self._plies]
        known = (self.seats, self.contributions, self._commitment, self._seed, self._start)
        return self.setup, self.game.edition, *known, plies

    def _check_seat(self, seat: object) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.setup.players):
            named = f'"{told(seat)}"' if isinstance(seat, str) else told(seat)
            raise ArgumentError("seat", seat=named, players=self.setup.players)

    def _move(self, move: Move | str, seat: Seat) -> Move:
        return self.parse(move, seat) if isinstance(move, str) else self.game.notation.check(move)

    def _refusal(self, move: Move, given: Move | str, seat: Seat) -> Refusal | None:
        refusal = self.game.why_not(self._state, seat, move)
        if refusal is None or not isinstance(given, str):
            return refusal
        near = self._respelt(str(move).split(" "), seat)
        return refusal.because(*refusal.reasons, Refusal("core", "meant", facts={"near": near})) if near else refusal

    def _respelt(self, tokens: list[str], seat: Seat) -> str:
        """The legal notation from which this one differs in one misspelt id. What has a name is spelt right."""
        legal = [str(move).split(" ") for move in self.moves(seat)]
        for place, token in enumerate(tokens[1:], start=1):
            if messages.component_name(self.game.id, token, "en") == token:
                twins = [whole for whole in legal if [*whole[:place], token, *whole[place + 1 :]] == tokens]
                for twin in twins:
                    if _is_slip(token, twin[place]):
                        return " ".join(twin)
        return ""

    def _seat(self, seat: Seat | None) -> Seat:
        self._check_seat(seat)
        if seat is not None:
            return seat
        actors = self.game.actors(self._state)
        return actors[0] if actors else 0

    def _apply(self, seat: Seat, move: Move) -> None:
        """Carry out and record a legal move or outcome."""
        game, state = self.game, self._state
        audience = Audience(game, state, seat, move)
        self._draws += seat == DEALER
        events: list[Event] = []
        game.apply(state, seat, move, events)
        if audience.first != audience.last:
            self._unveil.append((len(self._plies), audience.last))
        self._plies.append(Ply(seat, move, tuple(events), audience.first, audience.final))
        self._moves = {}
        if not audience.is_waiting(game, state):
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
        for number, line in enumerate(lines, start=self.ply + 1):
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


def _is_slip(written: str, meant: str) -> bool:
    """Whether one letter of a word is wrong, missing or too many, or two are swapped. Another number is another thing,
    and so is another name of two letters."""
    if sum(map(str.isalpha, meant)) < 3 or list(filter(str.isdigit, written)) != list(filter(str.isdigit, meant)):
        return False
    short, long = sorted((written, meant), key=len)
    if len(short) < len(long):
        return any(short == long[:place] + long[place + 1 :] for place in range(len(long)))
    wrong = [pair for pair in zip(written, meant, strict=True) if pair[0] != pair[1]]
    return len(wrong) == 1 or (len(wrong) == 2 and wrong[0] == wrong[1][::-1])


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
