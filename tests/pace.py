"""How long to wait on this machine before something counts as failed.

Tests wait for what is to happen, and a time limit only says when to give up: in seconds of a quiet machine, stretched
here by how slow this one is right now. A limit is never how long something takes, so a generous one costs nothing.
"""

from __future__ import annotations

import os
import time
from functools import cache

_ROUNDS = 5_000_000
_QUIET_SECONDS = 0.15  # what the loop takes on a quiet core of a common computer
_MOST = 12.0  # beyond this, something hangs


def patience(seconds: float) -> float:
    """A time limit of this many seconds, stretched to the pace of this machine."""
    return seconds * slowness()


@cache
def slowness() -> float:
    """How many times slower than a quiet machine this one is; never less than 1. Measured once per process."""
    began = time.perf_counter()
    for _ in range(_ROUNDS):
        pass
    measured = (time.perf_counter() - began) / _QUIET_SECONDS
    # The loop sees who works at this moment; the load, who worked for the last minute and may be back at any time.
    waiting = os.getloadavg()[0] / (os.cpu_count() or 1) if hasattr(os, "getloadavg") else 1.0
    return min(max(1.0, measured, waiting), _MOST)
