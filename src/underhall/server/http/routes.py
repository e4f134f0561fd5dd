"""All routes but those of the page itself."""

from __future__ import annotations

from typing import Final

from underhall.server.http import games, operations, people, reading, records, tables

HANDLERS: Final = (
    *games.HANDLERS,
    *people.HANDLERS,
    *tables.HANDLERS,
    *reading.HANDLERS,
    *records.HANDLERS,
    *operations.HANDLERS,
)
