"""The journal in PostgreSQL, shared by any number of processes.

Each append is a transaction of its own, and the news of it travels in that transaction: the row never exists without
its news.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from typing import Any

import asyncpg

from underhall.server.journal import (
    FOLLOWS,
    SELECT,
    Conflict,
    Entry,
    OutcomeUnknown,
    StorageRefused,
    as_row,
    from_row,
)
from underhall.server.settings import DATABASE_SECONDS

# One statement, so one round trip and one transaction: the row, when the table is due, and the news.
_INSERT = f"""
    WITH written AS (
        INSERT INTO journal ("table", ply, seat, kind, body, "key", at)
        SELECT $1::varchar, $2::integer, $3::integer, $4::varchar, $5::text, $6::varchar, $7::timestamptz
        WHERE {FOLLOWS.format("$2::integer", "$1::varchar")}
        RETURNING ply
    ), dated AS (
        UPDATE tables SET due = $8::timestamptz
        WHERE id = $1::varchar AND $8::timestamptz IS NOT NULL AND EXISTS (SELECT 1 FROM written)
    )
    SELECT CASE WHEN $9::text = '' THEN NULL ELSE pg_notify($9::text, $10::text) END FROM written
"""
# How a connection to PostgreSQL may end. The driver, in the middle of something, calls it its own mistake.
_LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)


def limits(seconds: float) -> dict[str, str]:
    """Settings of a connection: PostgreSQL too gives up on what nobody waits for any more, and on a process that froze
    holding a lock."""
    limit = f"{round(seconds * 1000)}"
    return {"statement_timeout": limit, "idle_in_transaction_session_timeout": limit}


class PostgresJournal:
    """The journal in PostgreSQL, shared by any number of processes."""

    def __init__(
        self, dsn: str, *, tell: Callable[[Entry], tuple[str, str]] | None = None, patience: float = DATABASE_SECONDS
    ) -> None:
        """`tell` says on which channel other processes hear of an entry, and in which words; `patience` is how many
        seconds PostgreSQL may take to answer."""
        self._dsn = dsn
        self._patience = patience
        self._tell = tell
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None

    async def open(self) -> None:
        self._pool = await asyncpg.create_pool(
            self._dsn,
            min_size=1,
            max_size=8,
            timeout=self._patience,
            server_settings=limits(self._patience),
            # Our queries leave nothing behind, and a row being written should not wait for another answer.
            reset=_leave_as_it_is,
        )

    async def append(self, entry: Entry, due: datetime | None = None) -> None:
        table, ply, seat, kind, body, key, _ = as_row(entry)
        channel, words = ("", "") if self._tell is None else self._tell(entry)
        async with self._connection() as connection:
            try:
                done = await connection.execute(
                    _INSERT, table, ply, seat, kind, body, key, entry.at, due, channel, words
                )
            except asyncpg.UniqueViolationError:
                raise Conflict from None
            except _LOST as problem:
                raise _refusal(problem) or OutcomeUnknown() from None
        if done != "SELECT 1":
            raise Conflict

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        sql = f"{SELECT} = $1 AND ply > $2 ORDER BY ply"
        try:
            async with self._connection() as connection:
                return [from_row(*row) for row in await connection.fetch(sql, table, after)]
        except (OutcomeUnknown, *_LOST):
            raise StorageRefused("storage") from None

    async def close(self) -> None:
        if self._pool is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._pool.close(), self._patience)
            self._pool.terminate()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection for one query. One that did not answer in time is not used again."""
        pool = self._connected
        try:
            connection = await pool.acquire(timeout=self._patience)
        except _LOST:
            raise StorageRefused("storage") from None
        try:
            async with asyncio.timeout(self._patience):
                yield connection
        except TimeoutError:
            connection.terminate()
            raise OutcomeUnknown from None
        finally:
            await pool.release(connection, timeout=self._patience)

    @property
    def _connected(self) -> asyncpg.Pool[asyncpg.Record]:
        if self._pool is None:
            raise StorageRefused("storage")
        return self._pool


def is_rolled_back(problem: BaseException | None) -> bool:
    """Whether a transaction whose commit failed with this is certainly not on disk. A fatal error ends the session,
    possibly after the commit and before its answer."""
    return getattr(problem, "severity_en", None) == "ERROR"


def _refusal(problem: BaseException) -> StorageRefused | None:
    """What PostgreSQL refused for certain; None if it may have written it after all."""
    if not is_rolled_back(problem):
        return None
    if isinstance(problem, asyncpg.DiskFullError):
        return StorageRefused("disk_full")
    if isinstance(problem, asyncpg.ReadOnlySQLTransactionError):
        return StorageRefused("read_only")
    return StorageRefused("storage")


async def _leave_as_it_is(_connection: object) -> None:
    """Instead of the queries with which asyncpg tidies up a connection."""
