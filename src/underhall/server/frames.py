"""Frames: what one reader may see of a match at a ply, made for the wire. No sockets, no storage.

Everything here goes through `Match` and the game's own `view`, so what a seat may not know is not here to be sent.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from underhall.core import messages
from underhall.core.agenda import Event, Seat
from underhall.core.messages import LANGUAGES, Fact
from underhall.server.protocol import DecisionInfo, EventInfo, Frame, MoveOffer, encode_view

if TYPE_CHECKING:
    from underhall.core.match import Match


def frame(
    match: Match, ply: int, seat: Seat | None, lang: str, events: Iterable[Event], clocks: list[int] | None
) -> Frame:
    """The frame of `ply` for the reader who looks from `seat` (None: a spectator)."""
    lang = language(lang)
    view, digest = encode_view(match.game.view(match.state, seat))
    over = match.over
    return Frame(
        ply=ply,
        view=view,
        hash=digest,
        decision=_decision(match, lang),
        moves=_offers(match, seat),
        events=told(match, seat, lang, events),
        over=over,
        can_undo=seat is not None and _can_undo(match, seat),
        standings=[(place, list(seats)) for place, seats in match.standings()] if over else None,
        clocks=clocks,
        record=match.ply,
    )


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
    game, state = match.game, match.state
    plain = match.moves(seat, side=False)
    beside = match.moves(seat)[len(plain) :]
    return [
        *(MoveOffer(str(move), game.picks(state, seat, move)) for move in plain),
        *(MoveOffer(str(move), game.picks(state, seat, move), side=True) for move in beside),
    ]


def _event(match: Match, event: Event, lang: str) -> EventInfo:
    return EventInfo(event.kind, event.seat, dict(event.facts), match.sentence(event, lang))


def _can_undo(match: Match, seat: Seat) -> bool:
    """Whether the seat may take back its last move by itself. Not at the end: there the seed is shown."""
    return not match.over and match.may_undo(seat) is None
