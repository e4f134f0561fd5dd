"""The journal in a SQLite file.

One thread owns the one connection that writes here, with synchronous FULL, and commits everything in the queue at once
(group commit). A batch is one statement: after every call to the driver the thread waits for the interpreter lock,
which busy tables are slow to give back.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from underhall.server import sqlite
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
from underhall.server.sqlite import driver

T = TypeVar("T")

# All of the rows or none: none if one of them does not follow its predecessor.
_INSERT = f"""
    INSERT INTO journal WITH new(t, p, seat, kind, body, k, at) AS (VALUES {{}})
    SELECT * FROM new WHERE NOT EXISTS (SELECT 1 FROM new WHERE NOT ({FOLLOWS.format("p", "t")}))
"""
_ROW = "(?, ?, ?, ?, ?, ?, ?)"
_DUE = "UPDATE tables SET due = ? WHERE id = ?"
_BATCH = 256
# A commit is the last thing to be written, so what could not be written is not committed; what could not be flushed may
# be.
_ROLLED_BACK = (
    "SQLITE_FULL",
    "SQLITE_BUSY",
    "SQLITE_LOCKED",
    "SQLITE_READONLY",
    "SQLITE_CONSTRAINT",
    "SQLITE_IOERR_WRITE",
)


class SqliteJournal:
    """The journal in a SQLite file."""

    def __init__(self, path: Path, *, patience: float = DATABASE_SECONDS) -> None:
        self._path = path
        self._patience = 2.5 * patience  # a batch may wait for the one before it
        self._file = sqlite.Whereabouts(path)
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
        # The thread may still do it then.
        patience = job.done.get_loop().call_later(self._patience, _give_up, job.done)
        try:
            await job.done
        finally:
            patience.cancel()

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        def select(connection: driver.Connection) -> list[Entry]:
            return [
                from_row(*row) for row in connection.execute(f"{SELECT} = ? AND ply > ? ORDER BY ply", (table, after))
            ]

        job = _Call(select)
        self._jobs.put(job)
        try:
            async with asyncio.timeout(self._patience):
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
            connection = sqlite.connect(self._path)
        except driver.Error as problem:
            _fail(self._ready, _storage_problem(problem))
            return
        self._file.note()
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

    def _call(self, connection: driver.Connection, job: _Call) -> None:
        try:
            _succeed(job.done, job.work(connection))
        except driver.Error as problem:
            _fail(job.done, _storage_problem(problem))
        except Exception as problem:  # a row that cannot be read is the caller's problem; the thread must live on
            _fail(job.done, problem)

    def _commit(self, connection: driver.Connection, batch: list[_Append]) -> None:
        """Write a batch in one transaction; a row that conflicts fails alone."""
        results: list[Exception | None] = [None] * len(batch)
        if self._file.is_elsewhere():
            _settle([job.done for job in batch], [StorageRefused("read_only")] * len(batch))
            return
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if not _write_all(connection, batch):
                results = _write_each(connection, batch)
        except (driver.Error, OutcomeUnknown) as problem:
            with suppress(driver.Error):  # a broken disk refuses this too; the next write fails and tries it again
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            refused = problem if isinstance(problem, OutcomeUnknown) else _storage_problem(problem)
            results = [refused] * len(batch)
        else:
            self.batches += 1
            self.rows += len(batch)
        _settle([job.done for job in batch], results)


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

    def __init__(self, work: Callable[[driver.Connection], Any]) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


def is_rolled_back(problem: BaseException | None) -> bool:
    """Whether a transaction whose commit failed with this is certainly not on disk."""
    name = getattr(problem, "sqlite_errorname", "")
    return name.startswith(_ROLLED_BACK)


def _write_all(connection: driver.Connection, batch: list[_Append]) -> bool:
    """Insert all rows of a batch in one statement, which is a transaction of its own; False, and nothing written, if
    one of them is not the next of its table, or a table's date has to be written too."""
    if any(job.due is not None for job in batch):
        return False
    values = [value for job in batch for value in as_row(job.entry)]
    try:
        return connection.execute(_insert(len(batch)), values).rowcount == len(batch)
    except driver.IntegrityError:
        return False
    except driver.Error as problem:
        if is_rolled_back(problem):
            raise
        raise OutcomeUnknown from problem


def _write_each(connection: driver.Connection, batch: list[_Append]) -> list[Exception | None]:
    """Insert the rows of a batch one by one, in one transaction; says which of them conflict."""
    connection.execute("BEGIN IMMEDIATE")
    results: list[Exception | None] = [None if _write(connection, job) else Conflict() for job in batch]
    try:
        connection.execute("COMMIT")
    except driver.Error as problem:
        if is_rolled_back(problem):
            raise
        raise OutcomeUnknown from problem
    return results


def _write(connection: driver.Connection, job: _Append) -> bool:
    """Insert a row and set when its table is due; False if the row is not the next one."""
    try:
        if connection.execute(_insert(1), as_row(job.entry)).rowcount != 1:
            return False
    except driver.IntegrityError:
        return False
    if job.due is not None:
        connection.execute(_DUE, (sqlite.moment(job.due), job.entry.table))
    return True


@lru_cache
def _insert(rows: int) -> str:
    return _INSERT.format(", ".join([_ROW] * rows))


def _give_up(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_exception(OutcomeUnknown())


def _storage_problem(problem: driver.Error) -> StorageRefused:
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


def _settle(futures: list[asyncio.Future[None]], results: list[Exception | None]) -> None:
    """Settle a batch; None is a success."""

    def all_of_them() -> None:
        for future, result in zip(futures, results, strict=True):
            if future.done():
                continue
            if result is None:
                future.set_result(None)
            else:
                future.set_exception(result)

    _call(futures[0], all_of_them)


def _tell(future: asyncio.Future[Any], settle: Callable[[], None]) -> None:
    """Settle a future from the thread; a caller that has gone away is not the journal's problem."""

    def unless_gone() -> None:
        if not future.done():
            settle()

    _call(future, unless_gone)


def _call(future: asyncio.Future[Any], work: Callable[[], None]) -> None:
    try:
        future.get_loop().call_soon_threadsafe(work)
    except RuntimeError:
        return  # the loop is closed: nobody is left to be told
