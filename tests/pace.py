"""How long to wait on this machine before something counts as failed.

Tests wait for something to happen, and a time limit only says when to give up: in seconds of a quiet machine, stretched
here by how slow this one is right now. A limit is never how long something takes, so a generous one costs nothing.
Others may start to work at any time: ask for a limit where it is used, not at import. `tests/test_pace.py` finds limits
and pauses that do not come from here.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache

_ROUNDS = 1_000_000
_QUIET_SECONDS = 0.03  # what the loop takes on a quiet core of a common computer
_EVERY_SECONDS = 5.0
_LEAST = 2.0  # the tests keep every core busy themselves
_MOST = 20.0  # beyond this, something hangs


def patience(seconds: float) -> float:
    """A time limit of this many seconds, stretched to the present pace of this machine."""
    return seconds * max(_LEAST, slowness())


def slowness() -> float:
    """How many times slower than a quiet machine this one is now; never less than 1."""
    return _measured(int(time.monotonic() / _EVERY_SECONDS))


@lru_cache(maxsize=1)
def _measured(moment: int) -> float:
    began = time.perf_counter()
    for _ in range(_ROUNDS):
        pass
    measured = (time.perf_counter() - began) / _QUIET_SECONDS
    # The loop shows who is working right now; the load, who worked in the last minute and may be back at any time.
    waiting = os.getloadavg()[0] / (os.cpu_count() or 1) if hasattr(os, "getloadavg") else 1.0
    return min(max(1.0, measured, waiting), _MOST)


async def until(happened: Callable[[], Awaitable[bool]] | Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait for something to happen. Fails when patience runs out."""
    began = time.monotonic()
    while True:
        answer = happened()
        if answer if isinstance(answer, bool) else await answer:
            return
        waited = time.monotonic() - began
        assert waited < seconds or waited < patience(seconds), f"did not happen within {waited:.0f} s"
        await asyncio.sleep(0.01)


async def let_pass(seconds: float) -> None:
    """Give something that must not happen the time to happen, where nothing shows that it had its chance.

    A machine that slows down afterwards makes such a test weaker, and never red.
    """
    await asyncio.sleep(seconds * slowness())
