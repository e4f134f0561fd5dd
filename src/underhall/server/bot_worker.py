"""A worker process for bot seats: reads a job a line, answers a move a line. Started by `thinking`."""

from __future__ import annotations

import resource
import sys

import msgspec

import underhall
from underhall import bots
from underhall.server.thinking import Job, Thought


def main() -> None:
    """Think until standard input ends. The argument limits the memory of this process, in megabytes."""
    limit = int(sys.argv[1]) * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    answers = sys.stdout.buffer
    answers.write(b"ready\n")
    answers.flush()
    for line in sys.stdin.buffer:
        job = msgspec.json.decode(line, type=Job)
        match = underhall.position(job.position, seed=job.seed)
        situation = bots.situation(match, job.seat)
        move = bots.bot(job.bot, job.seed).choose(situation)
        answers.write(msgspec.json.encode(Thought(str(move))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
