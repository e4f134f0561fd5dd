"""Frames: what one reader may see of a match at a ply, made for the wire. No sockets, no storage.

Everything here goes through `Match` and the game's own `view`, so what a seat may not know is not here to be sent.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from underhall.core import messages
from underhall.core.agenda import Event, Seat
from underhall.core.messages import LANGUAGES, Fact
from underhall.protocol.live import DecisionInfo, EventInfo, Frame, MoveOffer, Points, encode_view

if TYPE_CHECKING:
    from underhall.core.match import Match


Reader = tuple[Seat | None, str]
"""Where someone looks from (None: a spectator), and in which language."""


def frame(
    match: Match, ply: int, seat: Seat | None, lang: str, events: Iterable[Event], clocks: list[int] | None
) -> Frame:
    """The frame of `ply` for the reader who looks from `seat` (None: a spectator)."""
    reader = (seat, lang)
    return frames(match, ply, [reader], events, clocks)[reader]


def frames(
    match: Match, ply: int, readers: Iterable[Reader], events: Iterable[Event], clocks: list[int] | None
) -> dict[Reader, Frame]:
    """The frames of `ply` for all readers. What several share is made once."""
    wanted = list(dict.fromkeys(readers))
    seats = list(dict.fromkeys(seat for seat, _ in wanted))
    events, over = list(events), match.over
    views = dict(zip(seats, map(encode_view, match.game.views(match.state, seats)), strict=True))
    offers = {seat: _offers(match, seat) for seat in seats}
    undos = {seat: seat is not None and _can_undo(match, seat) for seat in seats}
    standings = [(place, list(placed)) for place, placed in match.standings()] if over else None
    scores = [Points(dict(score.points), score.total) for score in match.game.scores(match.state)] if over else None
    found = {}
    for seat, lang in wanted:
        found[seat, lang] = Frame(
            ply=ply,
            view=views[seat],
            decision=_decision(match, language(lang)),
            moves=offers[seat],
            events=told(match, seat, language(lang), events),
            over=over,
            can_undo=undos[seat],
            standings=standings,
            scores=scores,
            clocks=clocks,
            record=match.ply,
        )
    return found


def told(match: Match, seat: Seat | None, lang: str, events: Iterable[Event]) -> list[EventInfo]:
    """Events with their sentences, without those that are for others only."""
    return [_event(match, event, lang) for event in events if event.only is None or seat in event.only]


def language(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


def _decision(match: Match, lang: str) -> DecisionInfo | None:
    decision = match.decision
    if decision is None:
        return None
    facts: dict[str, Fact] = {"seat": match.seat_name(decision.seats[0], lang), **decision.facts}
    text = messages.sentence(f"{match.game.id}-decision-{decision.kind}", facts, lang, game=match.game.id)
    return DecisionInfo(list(decision.seats), decision.kind, text)


def _offers(match: Match, seat: Seat | None) -> list[MoveOffer]:
    if seat is None:
        return []
    state = match.state
    plain = match.moves(seat, side=False)
    beside = match.moves(seat)[len(plain) :]
    return [
        *(MoveOffer(str(move), move.picks(state, seat)) for move in plain),
        *(MoveOffer(str(move), move.picks(state, seat), side=True) for move in beside),
    ]


def _event(match: Match, event: Event, lang: str) -> EventInfo:
    return EventInfo(event.kind, event.seat, dict(event.facts), match.sentence(event, lang), event.transfers)


def _can_undo(match: Match, seat: Seat) -> bool:
    """Whether the seat may take back its last move by itself."""
    return match.may_undo(seat) is None
