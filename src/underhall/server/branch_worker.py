"""A worker process that looks back, see `branches`."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

import underhall
from underhall.core.match import Match
from underhall.core.positions import describe
from underhall.protocol.bodies import Checked
from underhall.protocol.errors import ProtocolError
from underhall.server import frames
from underhall.server.branches import (
    Check,
    Errand,
    Found,
    Moment,
    MomentAt,
    Past,
    PositionAt,
    TotalsOf,
    new_match,
)
from underhall.server.workbench import work

_KEPT = 4
_twins: dict[str, Match] = {}


def look_back(line: bytes) -> bytes:
    try:
        answer = _answer(msgspec.json.decode(line, type=Errand))
        return msgspec.json.encode(Found(msgspec.Raw(msgspec.json.encode(answer))))
    except ProtocolError as problem:
        return msgspec.json.encode(Found(code=problem.code, status=problem.status, facts=dict(problem.facts)))


def _answer(errand: Errand) -> Any:
    match errand:
        case PositionAt():
            return _position(errand)
        case MomentAt():
            twin = _twin(errand.past, errand.ply)
            events = twin.last.events if twin.last is not None else ()
            shown = frames.frame(frames.Moment(twin, errand.ply, events, None), errand.seat, errand.lang)
            return Moment(errand.ply, shown.view, shown.decision, shown.events)
        case TotalsOf():
            return _all_totals(errand.past)
        case Check():
            checked = underhall.verify(errand.record)
            totals = [score["total"] for score in checked.scores()]
            return Checked(checked.ply, totals, checked.commitment, checked.start is not None)


def _position(errand: PositionAt) -> dict[str, Any]:
    past = errand.past
    twin = _twin(past, len(past.lines) if errand.ply is None else errand.ply)
    if twin.over:
        raise ProtocolError("is_over", status=409)
    if past.over:
        return twin.dump()
    return describe(twin.game, twin.setup, twin.game.determinize(twin.state, errand.seat, Random(errand.seed)))


def _all_totals(past: Past) -> list[list[int]]:
    twin = _twin(past, 0)
    totals = [_totals(twin)]
    for line in past.lines:
        twin.replay([line])
        totals.append(_totals(twin))
    return totals


def _totals(match: Match) -> list[int]:
    return [score.total for score in match.game.scores(match.state)]


def _twin(past: Past, ply: int) -> Match:
    """A match of its own that stands where the table's match stood at a ply of the record. People step through records,
    so the last few twins are kept and go on from where they are."""
    if ply > len(past.lines):
        raise ProtocolError("no_ply", status=404, ply=ply, last=len(past.lines))
    twin = _twins.pop(past.row.id, None)
    if twin is None or tuple(str(made.line) for made in twin.plies) != past.lines[: twin.ply]:
        twin = new_match(past.row)
    if ply < twin.ply:
        twin.rewind(ply)
    else:
        twin.replay(past.lines[twin.ply : ply])
    _twins[past.row.id] = twin
    if len(_twins) > _KEPT:
        del _twins[next(iter(_twins))]
    return twin


if __name__ == "__main__":
    work(look_back)
