"""A worker process for bot seats, see `thinking`.

It keeps the bots of the tables it thought for most recently, with their plans.
"""

from __future__ import annotations

import traceback

import msgspec

import underhall
from underhall import bots
from underhall.server.thinking import Job, Thought
from underhall.server.workbench import work

_TRACE_LENGTH = 4_000
_KEPT = 32
_bots: dict[str, bots.Bot] = {}


def think(line: bytes) -> bytes:
    """A bot's move. If it fails, the traceback is for its author."""
    job = msgspec.json.decode(line, type=Job)
    match = underhall.position(job.position, seed=job.seed)
    try:
        thought = Thought(str(_bot(job).choose(bots.situation(match, job.seat))))
    except Exception:
        thought = Thought("", traceback.format_exc()[-_TRACE_LENGTH:])
    return msgspec.json.encode(thought)


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


if __name__ == "__main__":
    work(think)
