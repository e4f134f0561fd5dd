"""The journal: the append-only log of accepted commands, which is the truth about every running game.

`append` returns only when the row is on disk. The key (table, ply) decides between two writers: the second
gets `Conflict` and reads what it missed. A client's own key identifies a resent command.

On SQLite one thread owns the one connection that writes here, with the standard library's driver and synchronous
FULL, and commits everything in the queue at once (group commit). On PostgreSQL each append is a
transaction of its own, and the news of it travels in that transaction: the row never exists without its news.

Every query has a time limit. A write whose answer did not come in time, or was lost, raises `OutcomeUnknown`:
appending the same entry again settles it, because only one of the two can get in.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol, TypeVar

import asyncpg
import msgspec

from underhall.protocol.errors import ProtocolError

T = TypeVar("T")

MOVE, REWIND = "move", "rewind"

_SELECT = 'SELECT "table", ply, seat, kind, body, "key", at FROM journal WHERE "table"'
# A row goes in only behind its predecessor, so that a journal has no gaps, even if the database was restored from an
# older backup while a table was in memory.
_FOLLOWS = 'WHERE {0} = 1 OR EXISTS (SELECT 1 FROM journal WHERE "table" = {1} AND ply = {0} - 1)'
_INSERT_SQLITE = f"INSERT INTO journal SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 {_FOLLOWS.format('?2', '?1')}"
_DUE_SQLITE = "UPDATE tables SET due = ? WHERE id = ?"
# One statement, so one round trip and one transaction: the row, when the table is due, and the news.
_INSERT_POSTGRES = f"""
    WITH written AS (
        INSERT INTO journal ("table", ply, seat, kind, body, "key", at)
        SELECT $1::varchar, $2::integer, $3::integer, $4::varchar, $5::text, $6::varchar, $7::timestamptz
        {_FOLLOWS.format("$2::integer", "$1::varchar")}
        RETURNING ply
    ), dated AS (
        UPDATE tables SET due = $8::timestamptz
        WHERE id = $1::varchar AND $8::timestamptz IS NOT NULL AND EXISTS (SELECT 1 FROM written)
    )
    SELECT CASE WHEN $9::text = '' THEN NULL ELSE pg_notify($9::text, $10::text) END FROM written
"""
_BATCH = 256

PATIENCE_SECONDS = 5.0
"""How long a database query may take."""
POSTGRES_SETTINGS = {
    # So that PostgreSQL too gives up on what nobody waits for any more, and on a process that froze holding a lock.
    "statement_timeout": f"{round(PATIENCE_SECONDS * 1000)}",
    "idle_in_transaction_session_timeout": f"{round(PATIENCE_SECONDS * 1000)}",
}
# SQLite gives up by itself before we do: then it is certain that nothing was written.
_BUSY_MILLISECONDS = 4000
# A batch may wait for the one before it.
_THREAD_SECONDS = 2.5 * PATIENCE_SECONDS
# How a connection to PostgreSQL may end. The driver, in the middle of something, calls it its own mistake.
_LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
# Older versions can corrupt a write-ahead log that several connections share.
_WAL_IS_SAFE = sqlite3.sqlite_version_info >= (3, 51, 3)


class Body(msgspec.Struct, frozen=True):
    """What a row says: the record's lines that the command added (a decision and the draws that followed), the ply
    of the record that a rewind went back to, and the thinking time it took."""

    lines: tuple[str, ...] = ()
    to: int = 0
    spent: int = 0


class Entry(msgspec.Struct, frozen=True):
    """One row of the journal."""

    table: str
    ply: int
    seat: int
    kind: str
    body: Body
    key: str
    at: datetime


class Conflict(Exception):
    """Someone else wrote this ply, or this key, first."""


class StorageRefused(ProtocolError):
    """The disk is full, read-only or broken, or the database is away: nothing was written."""

    def __init__(self, code: str) -> None:
        super().__init__(code, status=503)


class OutcomeUnknown(StorageRefused):
    """The answer to a write did not come: it was done, or not, or is still to be done. Trying it again settles it."""

    def __init__(self) -> None:
        super().__init__("unknown")


class Journal(Protocol):
    async def append(self, entry: Entry, due: datetime | None = None) -> None:
        """Write an entry and, in the same transaction, when its table is due (None: leave that as it is)."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Entry]: ...
    async def close(self) -> None: ...


class SqliteJournal:
    """The journal in a SQLite file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[_Append | _Call | None] = queue.SimpleQueue()
        self._ready: asyncio.Future[None] | None = None
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self.batches = 0
        self.rows = 0

    async def open(self) -> None:
        self._ready = asyncio.get_running_loop().create_future()
        self._thread.start()
        await self._ready

    async def append(self, entry: Entry, due: datetime | None = None) -> None:
        job = _Append(entry, due)
        self._jobs.put(job)
        try:
            async with asyncio.timeout(_THREAD_SECONDS):
                await job.done
        except TimeoutError:
            raise OutcomeUnknown from None  # the thread may still do it

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        def select(connection: sqlite3.Connection) -> list[Entry]:
            return [
                _entry(*row) for row in connection.execute(f"{_SELECT} = ? AND ply > ? ORDER BY ply", (table, after))
            ]

        job = _Call(select)
        self._jobs.put(job)
        try:
            async with asyncio.timeout(_THREAD_SECONDS):
                found: list[Entry] = await job.done
        except TimeoutError:
            raise StorageRefused("storage") from None
        return found

    async def close(self) -> None:
        if self._thread.is_alive():
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    # In the thread ------------------------------------------------------------------------------------------------

    def _work(self) -> None:
        assert self._ready is not None
        try:
            connection = connect(self._path)
        except sqlite3.Error as problem:
            _fail(self._ready, _storage_problem(problem))
            return
        _succeed(self._ready, None)
        job = self._jobs.get()
        while job is not None:
            if isinstance(job, _Call):
                self._call(connection, job)
                job = self._jobs.get()
                continue
            batch, following = [job], self._next()
            while isinstance(following, _Append) and len(batch) < _BATCH:
                batch.append(following)
                following = self._next()
            self._commit(connection, batch)
            job = self._jobs.get() if isinstance(following, _Nothing) else following
        connection.close()

    def _next(self) -> _Append | _Call | _Nothing | None:
        try:
            return self._jobs.get_nowait()
        except queue.Empty:
            return _NOTHING

    def _call(self, connection: sqlite3.Connection, job: _Call) -> None:
        try:
            _succeed(job.done, job.work(connection))
        except sqlite3.Error as problem:
            _fail(job.done, _storage_problem(problem))
        except Exception as problem:  # a row that cannot be read is the caller's problem; the thread must live on
            _fail(job.done, problem)

    def _commit(self, connection: sqlite3.Connection, batch: list[_Append]) -> None:
        """Write a batch in one transaction; a row that conflicts fails alone."""
        results: list[Exception | None] = []
        committing = False
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            results += [None if _write(connection, job) else Conflict() for job in batch]
            committing = True
            connection.execute("COMMIT")
        except sqlite3.Error as problem:
            with suppress(sqlite3.Error):  # a broken disk refuses this too; the next BEGIN fails and tries it again
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            refused = _storage_problem(problem)
            if committing and not is_rolled_back(problem):
                refused = OutcomeUnknown()
            for job in batch:
                _fail(job.done, refused)
            return
        self.batches += 1
        self.rows += len(batch)
        for job, result in zip(batch, results, strict=True):
            if result is None:
                _succeed(job.done, None)
            else:
                _fail(job.done, result)


class PostgresJournal:
    """The journal in PostgreSQL, shared by any number of processes."""

    def __init__(self, dsn: str, *, tell: Callable[[Entry], tuple[str, str]] | None = None) -> None:
        """`tell` says on which channel other processes hear of an entry, and in which words."""
        self._dsn = dsn
        self._tell = tell
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None

    async def open(self) -> None:
        self._pool = await asyncpg.create_pool(
            self._dsn,
            min_size=1,
            max_size=8,
            timeout=PATIENCE_SECONDS,
            server_settings=POSTGRES_SETTINGS,
            # Our queries leave nothing behind, and a row being written should not wait for another answer.
            reset=_leave_as_it_is,
        )

    async def append(self, entry: Entry, due: datetime | None = None) -> None:
        table, ply, seat, kind, body, key, _ = _row(entry)
        channel, words = ("", "") if self._tell is None else self._tell(entry)
        async with self._connection() as connection:
            try:
                done = await connection.execute(
                    _INSERT_POSTGRES, table, ply, seat, kind, body, key, entry.at, due, channel, words
                )
            except asyncpg.UniqueViolationError:
                raise Conflict from None
            except _LOST as problem:
                raise _refusal(problem) or OutcomeUnknown() from None
        if done != "SELECT 1":
            raise Conflict

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        sql = f"{_SELECT} = $1 AND ply > $2 ORDER BY ply"
        try:
            async with self._connection() as connection:
                return [_entry(*row) for row in await connection.fetch(sql, table, after)]
        except (OutcomeUnknown, *_LOST):
            raise StorageRefused("storage") from None

    async def close(self) -> None:
        if self._pool is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._pool.close(), PATIENCE_SECONDS)
            self._pool.terminate()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection for one query. One that did not answer in time is not used again."""
        pool = self._connected
        try:
            connection = await pool.acquire(timeout=PATIENCE_SECONDS)
        except _LOST:
            raise StorageRefused("storage") from None
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                yield connection
        except TimeoutError:
            connection.terminate()
            raise OutcomeUnknown from None
        finally:
            await pool.release(connection, timeout=PATIENCE_SECONDS)

    @property
    def _connected(self) -> asyncpg.Pool[asyncpg.Record]:
        if self._pool is None:
            raise StorageRefused("storage")
        return self._pool


class _Nothing:
    """The queue is empty; None in it means that the journal is closed."""


_NOTHING = _Nothing()


class _Append:
    """A row on its way to the disk."""

    __slots__ = ("done", "due", "entry")

    def __init__(self, entry: Entry, due: datetime | None) -> None:
        self.entry = entry
        self.due = due
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class _Call:
    """A query on the writer's connection."""

    __slots__ = ("done", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on disk before it says so."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=_BUSY_MILLISECONDS / 1000)
    for pragma in sqlite_pragmas():
        connection.execute(pragma)
    return connection


def sqlite_pragmas() -> tuple[str, ...]:
    """What every connection to the file says first."""
    return (
        f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}",
        f"PRAGMA journal_mode = {'WAL' if _WAL_IS_SAFE else 'TRUNCATE'}",
        "PRAGMA synchronous = FULL",
    )


def is_rolled_back(problem: BaseException | None) -> bool:
    """Whether a transaction whose commit failed with this is certainly not on disk."""
    if isinstance(problem, sqlite3.Error):
        name = getattr(problem, "sqlite_errorname", "")
        return name.startswith(("SQLITE_FULL", "SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_READONLY", "SQLITE_CONSTRAINT"))
    # A fatal error ends the session, possibly after the commit and before its answer.
    return getattr(problem, "severity_en", None) == "ERROR"


def sqlite_moment(moment: datetime) -> str:
    """A moment as SQLAlchemy writes it into SQLite: in UTC, without saying so."""
    return moment.astimezone(UTC).replace(tzinfo=None).isoformat(sep=" ", timespec="microseconds")


def _write(connection: sqlite3.Connection, job: _Append) -> bool:
    """Insert a row and set when its table is due; False if the row is not the next one."""
    try:
        if connection.execute(_INSERT_SQLITE, _row(job.entry)).rowcount != 1:
            return False
    except sqlite3.IntegrityError:
        return False
    if job.due is not None:
        connection.execute(_DUE_SQLITE, (sqlite_moment(job.due), job.entry.table))
    return True


def _refusal(problem: BaseException) -> StorageRefused | None:
    """What PostgreSQL refused for certain; None if it may have written all the same."""
    if not is_rolled_back(problem):
        return None
    if isinstance(problem, asyncpg.DiskFullError):
        return StorageRefused("disk_full")
    if isinstance(problem, asyncpg.ReadOnlySQLTransactionError):
        return StorageRefused("read_only")
    return StorageRefused("storage")


async def _leave_as_it_is(_connection: object) -> None:
    """Instead of the queries with which asyncpg tidies up a connection."""


def _row(entry: Entry) -> tuple[str, int, int, str, str, str, str]:
    body = msgspec.json.encode(entry.body).decode()
    return entry.table, entry.ply, entry.seat, entry.kind, body, entry.key, entry.at.isoformat(sep=" ")


def _entry(table: str, ply: int, seat: int, kind: str, body: str, key: str, at: datetime | str) -> Entry:
    when = datetime.fromisoformat(at) if isinstance(at, str) else at
    when = when if when.tzinfo else when.replace(tzinfo=UTC)
    return Entry(table, ply, seat, kind, msgspec.json.decode(body, type=Body), key, when)


def _storage_problem(problem: sqlite3.Error) -> StorageRefused:
    code = getattr(problem, "sqlite_errorname", "")
    if code.startswith("SQLITE_FULL"):
        return StorageRefused("disk_full")
    if code.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return StorageRefused("read_only")
    return StorageRefused("storage")


def _succeed(future: asyncio.Future[T], value: T) -> None:
    _tell(future, lambda: future.set_result(value))


def _fail(future: asyncio.Future[Any], problem: Exception) -> None:
    _tell(future, lambda: future.set_exception(problem))


def _tell(future: asyncio.Future[Any], settle: Callable[[], None]) -> None:
    """Settle a future from the thread; a caller that has gone away is not the journal's problem."""

    def unless_gone() -> None:
        if not future.done():
            settle()

    try:
        future.get_loop().call_soon_threadsafe(unless_gone)
    except RuntimeError:
        return  # the loop is closed: nobody is left to be told
