"""Clocks: how long seats may think. Pure arithmetic on milliseconds; who asks for the time is the table's business.

A live clock gives each seat a stock of time and an increment for every decision. A clock of days gives a time for
each single decision. What a decision took is written into the journal, so clocks survive a restart and do not care
about jumps of the wall clock.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

NONE, LIVE, DAYS = "none", "live", "days"
_DAY = 24 * 60 * 60 * 1000


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule: `minutes` and `increment` (seconds) for a live clock, `days` for one move a day."""

    kind: Annotated[str, Meta(pattern="^(none|live|days)$")] = NONE
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=600)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 2


def budget(clock: Clock, spent: int, decisions: int) -> int | None:
    """The milliseconds a seat has left for its present decision, before it began to think; None without a clock."""
    if clock.kind == LIVE:
        return clock.minutes * 60_000 + clock.increment * 1000 * decisions - spent
    if clock.kind == DAYS:
        return clock.days * _DAY
    return None
