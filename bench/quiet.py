"""How quiet the machine was: what share of its processors others took while a section was measured."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec

from bench.figures import Section

_STAT = Path("/proc/stat")
_IDLE = (3, 4)  # idle, and waiting for the disk


def watched(measure: Callable[[], Section]) -> Section:
    """Measure a section, and note how much others were in the way."""
    if not _STAT.exists():
        return measure()
    total, busy = _all_processors()
    ours = _ours()
    section = measure()
    total_now, busy_now = _all_processors()
    others = (busy_now - busy) - (_ours() - ours)
    return msgspec.structs.replace(section, others=max(0.0, others / max(1.0, total_now - total)))


def _all_processors() -> tuple[float, float]:
    """Ticks of all processors together: all, and those in which they had work."""
    ticks = [float(field) for field in _STAT.read_text(encoding="ascii").partition("\n")[0].split()[1:9]]
    return sum(ticks), sum(ticks) - sum(ticks[number] for number in _IDLE)


def _ours() -> float:
    """Ticks of this process and of those it has started and seen end."""
    return sum(os.times()[:4]) * os.sysconf("SC_CLK_TCK")
