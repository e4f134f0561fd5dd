"""The journal in a SQLite file.

One thread owns the one connection that writes here, with synchronous FULL, and commits everything in the queue at once
(group commit).
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from underhall.server import sqlite
from underhall.server.journal import (
    FOLLOWS,
    PATIENCE_SECONDS,
    SELECT,
    Conflict,
    Entry,
    OutcomeUnknown,
    StorageRefused,
    as_row,
    from_row,
)
from underhall.server.sqlite import driver

T = TypeVar("T")

_INSERT = f"INSERT INTO journal SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 {FOLLOWS.format('?2', '?1')}"
_DUE = "UPDATE tables SET due = ? WHERE id = ?"
_BATCH = 256
# A batch may wait for the one before it.
_THREAD_SECONDS = 2.5 * PATIENCE_SECONDS


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
        def select(connection: driver.Connection) -> list[Entry]:
            return [
                from_row(*row) for row in connection.execute(f"{SELECT} = ? AND ply > ? ORDER BY ply", (table, after))
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
            connection = sqlite.connect(self._path)
        except driver.Error as problem:
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

    def _call(self, connection: driver.Connection, job: _Call) -> None:
        try:
            _succeed(job.done, job.work(connection))
        except driver.Error as problem:
            _fail(job.done, _storage_problem(problem))
        except Exception as problem:  # a row that cannot be read is the caller's problem; the thread must live on
            _fail(job.done, problem)

    def _commit(self, connection: driver.Connection, batch: list[_Append]) -> None:
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
        except driver.Error as problem:
            with suppress(driver.Error):  # a broken disk refuses this too; the next BEGIN fails and tries it again
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
    return name.startswith(("SQLITE_FULL", "SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_READONLY", "SQLITE_CONSTRAINT"))


def _write(connection: driver.Connection, job: _Append) -> bool:
    """Insert a row and set when its table is due; False if the row is not the next one."""
    try:
        if connection.execute(_INSERT, as_row(job.entry)).rowcount != 1:
            return False
    except driver.IntegrityError:
        return False
    if job.due is not None:
        connection.execute(_DUE, (sqlite.moment(job.due), job.entry.table))
    return True


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


def _tell(future: asyncio.Future[Any], settle: Callable[[], None]) -> None:
    """Settle a future from the thread; a caller that has gone away is not the journal's problem."""

    def unless_gone() -> None:
        if not future.done():
            settle()

    try:
        future.get_loop().call_soon_threadsafe(unless_gone)
    except RuntimeError:
        return  # the loop is closed: nobody is left to be told
