"""The host's desk in the terminal: the database of a server that may be running, opened for a moment."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from underhall.protocol.errors import ProtocolError
from underhall.server.database import Database, sqlite_path, without_password
from underhall.server.news import Newsroom
from underhall.server.store import Store


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    """A store whose changes are told to the servers that share a PostgreSQL."""
    database = Database(address)
    try:
        if database.is_sqlite and not sqlite_path(address).exists():
            raise ProtocolError("no_database", address=without_password(address))
        await database.open()
        newsroom = Newsroom(None if database.is_sqlite else address, log=lambda *_, **__: None)
        yield Store(database, words=newsroom.words)
    finally:
        await database.close()
