"""A worker process for bot seats, see `thinking`."""

from __future__ import annotations

import traceback

import msgspec

import underhall
from underhall import bots
from underhall.server.thinking import Job, Thought
from underhall.server.workbench import work

_TRACE_LENGTH = 4_000


def think(line: bytes) -> bytes:
    """A bot's move. If it fails, the traceback is for its author."""
    job = msgspec.json.decode(line, type=Job)
    match = underhall.position(job.position, seed=job.seed)
    try:
        thought = Thought(str(bots.bot(job.bot, job.seed).choose(bots.situation(match, job.seat))))
    except Exception:
        thought = Thought("", traceback.format_exc()[-_TRACE_LENGTH:])
    return msgspec.json.encode(thought)


if __name__ == "__main__":
    work(think)
