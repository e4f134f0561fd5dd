"""Frames: what one reader may see of a match at a ply, made for the wire. No sockets, no storage.

Everything here goes through `Match` and the game's own view, so what a seat may not know is not here to be sent.

A view is sent in parts: its fields, and the entries of those that are lists of structures. `Stage` remembers a mark of
every part that a seat was shown last, and makes frames of the parts whose mark is different now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import compress
from operator import attrgetter, is_, ne
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from underhall.core import messages
from underhall.core.agenda import DEALER, Event, Seat
from underhall.core.game import Decision
from underhall.core.kept import Kept
from underhall.core.messages import LANGUAGES, Fact
from underhall.core.notation import Move
from underhall.protocol.live import Changes, DecisionInfo, EventInfo, Frame, MoveOffer, Points, encode, encode_view

if TYPE_CHECKING:
    from underhall.core.match import Match


Reader = tuple[Seat | None, str]
"""Where someone looks from (None: a spectator), and in which language."""


class Moment(NamedTuple):
    """A match at a ply, with what led there and what the clocks show."""

    match: Match
    ply: int
    events: Sequence[Event]
    clocks: list[int] | None


def frame(moment: Moment, seat: Seat | None, lang: str) -> Frame:
    """The whole frame of a moment for the reader who looks from `seat` (None: a spectator)."""
    return Stage().frame(moment, seat, lang)


class Stage:
    """What the readers of one match are shown. While people only come and look, it keeps a few numbers per seat; once
    the match goes on, also what was built and encoded for the last moment, for the next."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Forget what was shown: everyone gets a whole frame next."""
        self._kept = Kept()
        self._shown: dict[Seat | None, _Shown] = {}
        self._encoded = _Encoded()

    def rest(self) -> None:
        """Nothing has happened for a while: give back what only makes the next moment cheaper."""
        self._kept = Kept()
        self._encoded = _Encoded()

    def frame(self, moment: Moment, seat: Seat | None, lang: str) -> Frame:
        """A whole frame for one reader."""
        (view,) = moment.match.game.views(moment.match.state, [seat])
        self._shown[seat] = _Shown(moment.ply, _marks(_Encoded().parts(view)))
        return _Words(moment).frame(seat, lang, msgspec.Raw(encode_view(view)))

    def show(self, moment: Moment, readers: Iterable[Reader]) -> Showing:
        """The next moment of the match, for all readers."""
        match, before = moment.match, self._shown
        seats = list(dict.fromkeys(seat for seat, _ in readers))
        views = dict(zip(seats, match.game.shown(match.state, seats, self._kept), strict=True))
        self._encoded = self._encoded.next()
        parts = {seat: self._encoded.parts(view) for seat, view in views.items()}
        # nobody looks from any other seat
        self._shown = {seat: _Shown(moment.ply, _marks(those)) for seat, those in parts.items()}
        return Showing(moment, views, before, parts)


class Showing:
    """The frames of one moment: whole ones, and changes for those who have the frame before. Each is made when the
    first reader needs it."""

    def __init__(
        self,
        moment: Moment,
        views: dict[Seat | None, msgspec.Struct],
        before: dict[Seat | None, _Shown],
        parts: dict[Seat | None, _Parts],
    ) -> None:
        self._words = _Words(moment)
        self._views = views
        self._before = before
        self._parts = parts
        self._made: dict[tuple[Reader, bool], Frame | Changes] = {}
        self._encoded: dict[tuple[Reader, bool], bytes] = {}

    def message(self, reader: Reader, since: int | None, ack: str = "") -> bytes:
        """What to send a reader who has the frame of `since`."""
        seat, lang = reader
        known = self._before.get(seat)
        whole = known is None or known.ply != since
        if (reader, whole) not in self._made:
            self._made[reader, whole] = (
                self._words.frame(seat, lang, msgspec.Raw(encode_view(self._views[seat])))
                if known is None or whole
                else self._words.changes(seat, lang, known.ply, self._changed(seat, known.marks))
            )
        made = self._made[reader, whole]
        if ack:
            return encode(msgspec.structs.replace(made, ack=ack))
        if (reader, whole) not in self._encoded:
            self._encoded[reader, whole] = encode(made)
        return self._encoded[reader, whole]

    def _changed(self, seat: Seat | None, before: list[_Mark]) -> dict[str, msgspec.Raw]:
        return _changes(self._views[seat].__struct_fields__, before, self._parts[seat])


_Mark = int | tuple[int, ...]
"""What tells a part from what it was before, without keeping that: 64 bits of it, or of each entry of a list."""


class _Part:
    """A field of a view, encoded; a list of structures by entry."""

    __slots__ = ("code", "entries", "mark", "of")

    def __init__(self, of: object, code: bytes | list[bytes], entries: list[object] | None = None) -> None:
        self.of = of  # kept with the code, so that no other object gets its identity
        self.code = code
        self.entries = entries
        self.mark: _Mark = hash(code) if isinstance(code, bytes) else tuple(map(hash, code))


_Parts = list[_Part]
_mark_of: Callable[[_Part], _Mark] = attrgetter("mark")


class _Shown(NamedTuple):
    ply: int
    marks: list[_Mark]


def _marks(parts: _Parts) -> list[_Mark]:
    return list(map(_mark_of, parts))


class _Encoded:
    """Parts of views that are encoded already, by their identity: those that several readers see, and structures, and
    lists of the very same structures, that were kept since the moment before."""

    __slots__ = ("_before", "_now")

    def __init__(self, before: dict[int, _Part] | None = None) -> None:
        self._before = before or {}
        self._now: dict[int, _Part] = {}

    def next(self) -> _Encoded:
        return _Encoded(self._now)

    def parts(self, view: msgspec.Struct) -> _Parts:
        """A view in parts, in the order of its fields."""
        fields = msgspec.structs.astuple(view)
        return [
            known or self._add(part) for part, known in zip(fields, map(self._now.get, map(id, fields)), strict=True)
        ]

    def _add(self, part: Any) -> _Part:
        if isinstance(part, msgspec.Struct):
            return self._structure(part)
        if isinstance(part, list | tuple) and part and isinstance(part[0], msgspec.Struct):
            made = self._before.get(id(part))
            if made is None or made.entries is None or not _are_same(made.entries, part):
                made = _Part(part, [self._structure(entry).code for entry in part], list(part))  # type: ignore[misc]
        else:
            made = _Part(part, encode_view(part))
        self._now[id(part)] = made
        return made

    def _structure(self, part: msgspec.Struct) -> _Part:
        known = self._now.get(id(part)) or self._before.get(id(part)) or _Part(part, encode_view(part))
        self._now[id(part)] = known
        return known


def _are_same(some: Sequence[object], others: Sequence[object]) -> bool:
    """Whether two lists hold the very same objects."""
    return len(some) == len(others) and all(map(is_, some, others))


def _changes(names: Sequence[str], before: list[_Mark], parts: _Parts) -> dict[str, msgspec.Raw]:
    """The parts that differ, by path. A list of another length is sent whole."""
    found = {}
    differ = map(ne, before, map(_mark_of, parts))
    for name, was, part in compress(zip(names, before, parts, strict=True), differ):
        mark, code = part.mark, part.code
        if isinstance(code, bytes):
            found[name] = msgspec.Raw(code)
        elif isinstance(was, int) or isinstance(mark, int) or len(was) != len(mark):
            found[name] = msgspec.Raw(b"[" + b",".join(code) + b"]")
        else:
            for number, entry in enumerate(code):
                if mark[number] != was[number]:
                    found[f"{name}/{number}"] = msgspec.Raw(entry)
    return found


class _Words:
    """Everything in a frame but the view; what several readers share is made once."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        match = moment.match
        self._over = match.over
        self._decision = match.decision
        last = match.last
        decided = last is not None and last.seat != DEALER
        self._undoes = last.seat if last is not None and decided and match.may_undo(last.seat) is None else None
        """The seat that may take back its last move by itself."""
        self._told: dict[str, tuple[DecisionInfo | None, list[EventInfo]]] = {}
        self._standings, self._scores = None, None
        if self._over:
            self._standings = [(place, list(placed)) for place, placed in match.standings()]
            self._scores = [Points(dict(score.points), score.total) for score in match.game.scores(match.state)]

    def frame(self, seat: Seat | None, lang: str, view: msgspec.Raw) -> Frame:
        return Frame(view=view, **self._scene(seat, language(lang)))

    def changes(self, seat: Seat | None, lang: str, since: int, view: dict[str, msgspec.Raw]) -> Changes:
        return Changes(since=since, view=view, **self._scene(seat, language(lang)))

    def _scene(self, seat: Seat | None, lang: str) -> dict[str, Any]:
        moment, match = self._moment, self._moment.match
        if lang not in self._told:
            self._told[lang] = (
                _asked(match, self._decision, lang),
                [_event(match, event, lang) for event in moment.events],
            )
        decision, events = self._told[lang]
        if any(event.only is not None for event in moment.events):
            pairs = zip(moment.events, events, strict=True)
            events = [told for event, told in pairs if event.only is None or seat in event.only]
        return {
            "ply": moment.ply,
            "decision": decision,
            "moves": _offers(match, seat) if self._decision is not None and seat in self._decision.seats else [],
            "events": events,
            "over": self._over,
            "can_undo": seat is not None and seat == self._undoes,
            "standings": self._standings,
            "scores": self._scores,
            "clocks": moment.clocks,
            "record": match.ply,
        }


def told(match: Match, seat: Seat | None, lang: str, events: Iterable[Event]) -> list[EventInfo]:
    """Events with their sentences, without those that are for others only."""
    return [_event(match, event, lang) for event in events if event.only is None or seat in event.only]


def language(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


def question(match: Match, decision: Decision, lang: str) -> str:
    """What a decision is about, in words."""
    facts: dict[str, Fact] = {"seat": match.seat_name(decision.seats[0], lang), **decision.facts}
    return messages.sentence(f"{match.game.id}-decision-{decision.kind}", facts, lang, game=match.game.id)


def _asked(match: Match, decision: Decision | None, lang: str) -> DecisionInfo | None:
    if decision is None:
        return None
    return DecisionInfo(list(decision.seats), decision.kind, question(match, decision, lang))


def _offers(match: Match, seat: Seat | None) -> list[MoveOffer]:
    assert seat is not None
    state = match.state
    plain = match.moves(seat, side=False)
    beside = match.moves(seat)[len(plain) :]
    return [
        *(_offer(move, state, seat, side=False) for move in plain),
        *(_offer(move, state, seat, side=True) for move in beside),
    ]


def _offer(move: Move, state: Any, seat: Seat, *, side: bool) -> MoveOffer:
    text, picks = _spelt(move)
    return MoveOffer(text, move.picks(state, seat) if picks is None else picks, side)


@lru_cache(maxsize=4096)
def _spelt(move: Move) -> tuple[str, list[str] | None]:
    """A move's notation, and its picks if they are those of every move: then they say nothing of the state."""
    return str(move), move.picks(None, 0) if type(move).picks is Move.picks else None


def _event(match: Match, event: Event, lang: str) -> EventInfo:
    return EventInfo(event.kind, event.seat, dict(event.facts), match.sentence(event, lang), event.transfers)
