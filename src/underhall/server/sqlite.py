"""SQLite: which build of it this server uses, and how every connection to a database begins.

The standard library brings whatever SQLite the system has. Before 3.51.3 a write-ahead log that several connections
share can be corrupted, and without one a commit waits for the disk several times over. `pysqlite3` brings its own, and
the whole process uses that one: two copies of SQLite in a process would break each other's locks. Where there is no
such package, the standard library does; an older one goes without the log (`why_slow` says so).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import aiosqlite
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection, AsyncAdapt_aiosqlite_dbapi
from sqlalchemy.util import await_only as await_

from underhall.server.prepared import Plain, Rows

if TYPE_CHECKING:
    import sqlite3 as driver
else:
    try:
        import pysqlite3 as driver
    except ImportError:
        import sqlite3 as driver

__all__ = ["Connection", "Whereabouts", "connect", "dbapi", "driver", "moment", "pragmas", "why_slow"]

_SAFE_WITH_WAL = (3, 51, 3)
# SQLite gives up by itself before we do: then it is certain that nothing was written.
_BUSY_MILLISECONDS = 4000
_FETCHED_AT_ONCE = 64


def why_slow() -> str:
    """Why there is no write-ahead log; empty if there is one."""
    if driver.sqlite_version_info >= _SAFE_WITH_WAL:
        return ""
    needed = ".".join(map(str, _SAFE_WITH_WAL))
    return f"SQLite {driver.sqlite_version} is older than {needed}, and there is no pysqlite3: no write-ahead log"


def pragmas() -> tuple[str, ...]:
    """What every connection to the file says first. A database in the other journal mode changes to this one."""
    return (
        f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}",
        f"PRAGMA journal_mode = {'TRUNCATE' if why_slow() else 'WAL'}",
        "PRAGMA synchronous = FULL",
    )


def connect(path: Path) -> driver.Connection:
    """A connection whose commits are on disk before it says so."""
    connection = driver.connect(path, isolation_level=None, timeout=_BUSY_MILLISECONDS / 1000)
    for pragma in pragmas():
        connection.execute(pragma)
    return connection


class Whereabouts:
    """Whether a database is still the file that it was when it was opened. A write-ahead log goes on by itself when its
    database is moved away, and what was written there would be lost."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: tuple[int, int] | None = None

    def note(self) -> None:
        """The database has just been opened."""
        self._known = self._now()

    def is_elsewhere(self) -> bool:
        return self._known is not None and self._now() != self._known

    def _now(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino


def moment(moment: datetime) -> str:
    """A moment as SQLAlchemy writes it into SQLite: in UTC, without saying so."""
    return moment.astimezone(UTC).replace(tzinfo=None).isoformat(sep=" ", timespec="microseconds")


def dbapi() -> Any:
    """The driver as SQLAlchemy's asyncio dialect wants it: aiosqlite, with our copy of SQLite beneath."""
    names = ("DatabaseError", "Error", "IntegrityError", "NotSupportedError", "OperationalError", "ProgrammingError")
    wrapped = ModuleType("underhall_aiosqlite")
    for name in (*names, "sqlite_version", "sqlite_version_info"):
        setattr(wrapped, name, getattr(driver, name))

    def open_later(database: str, **options: Any) -> aiosqlite.Connection:
        connector: Callable[[], driver.Connection] = lambda: driver.connect(database, **options)  # noqa: E731
        return aiosqlite.Connection(connector, _FETCHED_AT_ONCE)

    wrapped.__dict__.update(connect=open_later, Connection=aiosqlite.Connection)
    return _Driver(wrapped, driver)


class _Driver(AsyncAdapt_aiosqlite_dbapi):
    def connect(self, *arguments: Any, **options: Any) -> AsyncAdapt_aiosqlite_connection:
        plain = super().connect(*arguments, **options)
        return Connection(self, plain._connection)


class _Cursor:
    """Goes to the connection's thread once per statement. SQLAlchemy's own cursor goes there to be opened, to execute,
    to fetch and to be closed, and each time costs more than most queries."""

    __slots__ = ("_connection", "_rows", "arraysize", "description", "lastrowid", "rowcount")

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: deque[Any] = deque()
        self.arraysize = 1
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    def execute(self, statement: str, parameters: Any = ()) -> None:
        self._go(statement, lambda cursor: cursor.execute(statement, parameters or ()))

    def executemany(self, statement: str, parameters: Any) -> None:
        self._go(statement, lambda cursor: cursor.executemany(statement, parameters))

    def _go(self, statement: str, carry_out: Callable[[driver.Cursor], object]) -> None:
        connection = self._connection._connection
        begins = self._connection.sends(statement)

        def there() -> None:
            if begins:
                connection._conn.execute("BEGIN")
            with closing(connection._conn.cursor()) as cursor:
                carry_out(cursor)
                self.description = cursor.description
                self._rows = deque(cursor.fetchall() if cursor.description else ())
                self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid

        try:
            await_(connection._execute(there))
        except Exception as problem:
            self._connection._handle_exception(problem)

    def fetchone(self) -> Any:
        return self._rows.popleft() if self._rows else None

    def fetchmany(self, size: int | None = None) -> list[Any]:
        return [self._rows.popleft() for _ in range(min(size or self.arraysize, len(self._rows)))]

    def fetchall(self) -> list[Any]:
        rows = list(self._rows)
        self._rows.clear()
        return rows

    def close(self) -> None:
        self._rows.clear()

    async def _async_soft_close(self) -> None:
        """SQLAlchemy has fetched what it wants."""


class Connection(AsyncAdapt_aiosqlite_connection):
    """Saves ways to its thread: a transaction may begin with its first statement, and where none has begun, none is
    ended. Whether one has begun is not asked of SQLite: the thread may still be about to begin it."""

    __slots__ = ("_has_begun", "_is_beginning")

    _cursor_cls = _Cursor  # type: ignore[assignment]  # what SQLAlchemy asks of one that is not a stream

    def __init__(self, dbapi: Any, connection: Any) -> None:
        super().__init__(dbapi, connection)
        self._is_beginning = False
        self._has_begun = True  # for all we know

    def ask(self, questions: Sequence[Plain]) -> list[Rows]:
        """The rows of several queries, in one state of the database and on one way to the thread."""
        connection = self._connection

        def there() -> list[Rows]:
            plain = connection._conn
            if len(questions) == 1:
                ((query, values),) = questions
                return [plain.execute(query, values).fetchall()]
            plain.execute("BEGIN")
            try:
                return [plain.execute(query, values).fetchall() for query, values in questions]
            finally:
                plain.execute("ROLLBACK")

        found: list[Rows] = await_(connection._execute(there))
        return found

    def begin_with_next(self) -> None:
        """Begin a transaction just before the next statement."""
        self._is_beginning = True

    def sends(self, statement: str) -> bool:
        """A statement is about to be sent; returns whether a transaction begins with it."""
        begins, self._is_beginning = self._is_beginning, False
        self._has_begun = self._has_begun or begins or statement.startswith("BEGIN")
        return begins

    def rollback(self) -> None:
        self._is_beginning = False
        if self._has_begun:
            super().rollback()
            self._has_begun = False

    def commit(self) -> None:
        super().commit()
        self._has_begun = False
