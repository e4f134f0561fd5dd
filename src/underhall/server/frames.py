"""Frames: what one reader may see of a match at a ply, made for the wire. No sockets, no storage.

Everything here goes through `Match` and the game's own view, so what a seat may not know is not here to be sent.

A view is sent in parts: its fields, and the entries of those that are lists of structures. `Stage` remembers what was
shown last, and makes frames of the parts that are different now.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress, count
from operator import ne
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec.structs import astuple

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

_Views = dict[Seat | None, msgspec.Struct]


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
    """What the readers of one match are shown. While people only come and look, it keeps the state that they saw; once
    the match goes on, also the views that were built for the last moment, for the next."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Forget what was shown: everyone gets a whole frame next."""
        self._kept = Kept()
        self._last: _Last | None = None

    def rest(self) -> None:
        """Nothing has happened for a while: give back what only makes the next moment cheaper."""
        self._kept = Kept()
        if self._last is not None:
            self._last.views.clear()

    def frame(self, moment: Moment, seat: Seat | None, lang: str) -> Frame:
        """A whole frame for one reader."""
        if self._last is None or self._last.ply != moment.ply:
            self._last = _Last(moment)
        (view,) = moment.match.game.views(moment.match.state, [seat])
        return _Words(moment).frame(seat, lang, msgspec.Raw(encode_view(view)))

    def show(self, moment: Moment, readers: Iterable[Reader]) -> Showing:
        """The next moment of the match, for all readers."""
        last, seats = self._last, list(dict.fromkeys(seat for seat, _ in readers))
        if last is not None:
            last.look(seats, self._kept)
        self._last = now = _Last(moment)
        now.look(seats, self._kept)
        return Showing(moment, now.views, last)


class _Last:
    """The last moment that was shown: its state, and views of it. Those that are not there can be built again."""

    __slots__ = ("_game", "_state", "ply", "views")

    def __init__(self, moment: Moment) -> None:
        self.ply = moment.ply
        self._game = moment.match.game
        self._state = self._game.copy(moment.match.state)
        self.views: _Views = {}

    def look(self, seats: Sequence[Seat | None], kept: Kept) -> None:
        """See to the views of these seats."""
        missing = [seat for seat in seats if seat not in self.views]
        if missing:
            self.views |= zip(missing, self._game.shown(self._state, missing, kept), strict=True)


class Showing:
    """The frames of one moment: whole ones, and changes for those who have the frame before. Each is made when the
    first reader needs it, and readers who are told the same share it."""

    def __init__(self, moment: Moment, views: _Views, before: _Last | None) -> None:
        self._words = _Words(moment)
        self._views = views
        self._before = before
        self._since = None if before is None else before.ply
        self._made: dict[tuple[Reader, bool], Frame | Changes] = {}
        self._same: dict[str, list[Changes]] = {}
        """By language, what is for all who have nothing to decide and nothing to take back."""
        self._compared: dict[tuple[str, int, int], dict[str, msgspec.Raw]] = {}
        """What is different in a part: seats share most of their parts."""
        self._codes: dict[int, msgspec.Raw] = {}
        """Parts of the views that are encoded, by identity."""
        self._encoded: dict[int, bytes] = {}

    def message(self, reader: Reader, since: int | None, ack: str = "") -> bytes:
        """What to send a reader who has the frame of `since`."""
        whole = self._since is None or since != self._since
        made = self._made.get((reader, whole))
        if made is None:
            self._made[reader, whole] = made = self._frame(*reader) if whole else self._changes(*reader)
        if ack:
            return encode(msgspec.structs.replace(made, ack=ack))
        code = self._encoded.get(id(made))
        if code is None:
            self._encoded[id(made)] = code = encode(made)
        return code

    def _frame(self, seat: Seat | None, lang: str) -> Frame:
        return self._words.frame(seat, lang, msgspec.Raw(encode_view(self._views[seat])))

    def _changes(self, seat: Seat | None, lang: str) -> Changes:
        assert self._before is not None
        view = self._changed(self._before.views[seat], self._views[seat])
        if self._words.has_own(seat):
            return self._words.changes(seat, lang, self._before.ply, view)
        same = self._same.setdefault(lang, [])
        for made in same:
            if made.view == view:
                return made
        same.append(self._words.changes(seat, lang, self._before.ply, view))
        return same[-1]

    def _changed(self, before: msgspec.Struct, now: msgspec.Struct) -> dict[str, msgspec.Raw]:
        """The parts that differ, by path. A list of another length is sent whole."""
        found: dict[str, msgspec.Raw] = {}
        for name, was, part in zip(now.__struct_fields__, astuple(before), astuple(now), strict=True):
            if part is not was:
                pair = name, id(was), id(part)
                if pair not in self._compared:
                    self._compared[pair] = self._difference(name, was, part)
                found |= self._compared[pair]
        return found

    def _difference(self, name: str, was: Any, part: Any) -> dict[str, msgspec.Raw]:
        if part == was:
            return {}
        if _is_list(part) and _is_list(was) and len(part) == len(was):
            differ = map(ne, was, part)
            return {f"{name}/{number}": self._code(part[number]) for number in compress(count(), differ)}
        return {name: self._code(part)}

    def _code(self, part: object) -> msgspec.Raw:
        code = self._codes.get(id(part))
        if code is None:
            self._codes[id(part)] = code = msgspec.Raw(encode_view(part))
        return code


def _is_list(part: Any) -> bool:
    """Whether a part is sent by entry: a list of structures."""
    return isinstance(part, list | tuple) and bool(part) and isinstance(part[0], msgspec.Struct)


class _Words:
    """Everything in a frame but the view; what several readers share is made once."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        match = moment.match
        self._decision = match.decision
        last = match.last
        decided = last is not None and last.seat != DEALER
        self._undoes = last.seat if last is not None and decided and match.may_undo(last.seat) is None else None
        """The seat that may take back its last move by itself."""
        self._deciding = () if self._decision is None else self._decision.seats
        self._has_secrets = any(event.only is not None for event in moment.events)
        self._common: dict[str, dict[str, Any]] = {}
        """By language, what everybody is told."""

    def frame(self, seat: Seat | None, lang: str, view: msgspec.Raw) -> Frame:
        return Frame(view=view, **self._scene(seat, language(lang)))

    def changes(self, seat: Seat | None, lang: str, since: int, view: dict[str, msgspec.Raw]) -> Changes:
        return Changes(since=since, view=view, **self._scene(seat, language(lang)))

    def has_own(self, seat: Seat | None) -> bool:
        """Whether a seat is told anything that others are not, apart from its view."""
        return seat is not None and (self._has_secrets or seat in self._deciding or seat == self._undoes)

    def _scene(self, seat: Seat | None, lang: str) -> dict[str, Any]:
        if lang not in self._common:
            self._common[lang] = self._told(lang)
        common = self._common[lang]
        if not self.has_own(seat) and not self._has_secrets:
            return common
        moment, match = self._moment, self._moment.match
        pairs = zip(moment.events, common["events"], strict=True)
        return {
            **common,
            "moves": _offers(match, seat) if seat is not None and seat in self._deciding else [],
            "events": [told for event, told in pairs if event.only is None or seat in event.only],
            "can_undo": seat is not None and seat == self._undoes,
        }

    def _told(self, lang: str) -> dict[str, Any]:
        moment, match = self._moment, self._moment.match
        scene: dict[str, Any] = {
            "ply": moment.ply,
            "decision": _asked(match, self._decision, lang),
            "moves": [],
            "events": [_event(match, event, lang) for event in moment.events],
            "over": match.over,
            "clocks": moment.clocks,
            "record": match.ply,
        }
        if match.over:
            scene["standings"] = [(place, list(placed)) for place, placed in match.standings()]
            scene["scores"] = [Points(dict(score.points), score.total) for score in match.game.scores(match.state)]
        return scene


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


def _offers(match: Match, seat: Seat) -> list[MoveOffer]:
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
