"""All routes but those of the page itself."""

from __future__ import annotations

from typing import Final

from underhall.server.http import (
    analysing,
    calling,
    challenges,
    company,
    games,
    lessons,
    operations,
    people,
    reading,
    records,
    resting,
    safety,
    tables,
)

HANDLERS: Final = (
    *games.HANDLERS,
    *people.HANDLERS,
    *tables.HANDLERS,
    *reading.HANDLERS,
    *analysing.HANDLERS,
    *records.HANDLERS,
    *lessons.HANDLERS,
    *challenges.HANDLERS,
    *company.HANDLERS,
    *calling.HANDLERS,
    *resting.HANDLERS,
    *safety.HANDLERS,
    *operations.HANDLERS,
)
