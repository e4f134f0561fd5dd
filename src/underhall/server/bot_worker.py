"""A worker process for bot seats, hints and analyses, see `thinking`.

It keeps the bots of the tables it thought for most recently, with their plans, and the finished games it looked at.
"""

from __future__ import annotations

import traceback
from time import process_time
from typing import Any

import msgspec

import underhall
from underhall import bots
from underhall.bots import advice, analysis
from underhall.core.match import Match
from underhall.server.thinking import Advised, Ask, Errand, Found, Glances, Job, PatientLook, Thought
from underhall.server.workbench import work

_TRACE_LENGTH = 4_000
_KEPT = 32
_GAMES_KEPT = 4
_bots: dict[str, bots.Bot] = {}
_games: dict[str, Match] = {}


def think(line: bytes) -> bytes:
    return msgspec.json.encode(_answer(msgspec.json.decode(line, type=Errand)))


def _answer(errand: Errand) -> Any:
    match errand:
        case Job():
            return _choose(errand)
        case Ask():
            return _advise(errand)
        case Glances():
            return _glance(errand)
        case PatientLook():
            return _look(errand)


def _choose(job: Job) -> Thought:
    """A bot's move. If it fails, the traceback is for its author."""
    match = underhall.position(job.position, seed=job.seed)
    try:
        return Thought(str(_bot(job).choose(bots.situation(match, job.seat))))
    except Exception:
        return Thought("", traceback.format_exc()[-_TRACE_LENGTH:])


def _bot(job: Job) -> bots.Bot:
    """The bot that has this seat, as it was left; the ones used last are kept."""
    found = _bots.pop(job.chair, None) if job.chair else None
    if found is None:
        found = bots.bot(job.bot, job.seed, seconds=job.seconds)
    if job.chair:
        _bots[job.chair] = found
        if len(_bots) > _KEPT:
            del _bots[next(iter(_bots))]
    return found


def _advise(ask: Ask) -> Advised:
    match = underhall.position(ask.position, seed=ask.seed)
    budget = advice.BUDGET.within(ask.seconds)
    best, *others = advice.advise(bots.situation(match, ask.seat), ask.seed, budget=budget)
    second = others[0] if others else None
    return Advised(
        moves=[str(move) for move in best.moves],
        events=advice.story(match, ask.seat, best.moves),
        points=[round(points, 1) for points in best.points],
        next="" if second is None else str(second.moves[0]),
        ahead=0.0 if second is None else round(best.lead - second.lead, 1),
    )


def _glance(errand: Glances) -> list[analysis.Glance]:
    seen: list[analysis.Glance] = []
    end = process_time() + errand.seconds
    for glance in analysis.glances(_game(errand.record), errand.start):
        seen.append(glance)
        if process_time() > end:
            break
    return seen


def _look(errand: PatientLook) -> list[Found]:
    match = _game(errand.record)
    one = analysis.turning(match, errand.ply)
    if one is None:
        return []
    past = match.at(one.ply)
    assert past.decision is not None
    found = Found(
        ply=one.ply,
        seat=one.seat,
        decision=msgspec.structs.replace(past.decision, seats=(one.seat,)),
        played=str(one.played),
        better=[str(move) for move in one.better],
        cost=one.cost,
        played_events=advice.story(past, one.seat, (one.played,)),
        better_events=advice.story(past, one.seat, one.better),
    )
    return [found]


def _game(record: str) -> Match:
    """The game of a record; the ones used last are kept."""
    found = _games.pop(record, None) or underhall.load(record)
    _games[record] = found
    if len(_games) > _GAMES_KEPT:
        del _games[next(iter(_games))]
    return found


if __name__ == "__main__":
    work(think)
