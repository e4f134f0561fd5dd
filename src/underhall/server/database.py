"""The database: which engine an address means, and transactions on it. `store` says what is kept, `schema` where.

A server gives every transaction a time limit, so that a hanging database is noticed; the host's commands, which
may copy a whole database, set none. The journal does not come through here: it has its own connection (see
`journal`).
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy
from sqlalchemy import Connection, Select, Table, event, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects import sqlite as sqlite_dialect
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util import greenlet_spawn

from underhall.core.messages import printable
from underhall.protocol.errors import ProtocolError
from underhall.server import migrations, postgres_journal, sqlite, sqlite_journal
from underhall.server.journal import OutcomeUnknown, StorageRefused
from underhall.server.prepared import Asked, Plain, Prepared, Rows
from underhall.server.schema import facts
from underhall.server.settings import DATABASE_SECONDS

# Classes of PostgreSQL's errors: the connection, a deadlock, resources, a lock, an operator or a time limit.
_NOT_OUR_FAULT = ("08", "40", "53", "55", "57")
# What an address can say that PostgreSQL or its driver does not understand: `?sslmode=perhaps`, an unknown setting, a
# name with a zero byte. The driver's own errors about addresses are ValueErrors too.
_MEANINGLESS = (
    ValueError,
    TypeError,
    asyncpg.UndefinedObjectError,
    asyncpg.InvalidParameterValueError,
    asyncpg.CantChangeRuntimeParamError,
)
# Values that PostgreSQL does not take: by its driver, a number beyond the column's, a character that it does not have.
_UNSTORABLE = ("22000", "22003", "22021", "22P05")
_WRITING, _ALONE = "underhall_writing", "underhall_alone"
_READ_ONLY, _USED = "underhall_read_only", "underhall_used"
_CONNECTIONS = 15

Question = tuple[Select[Any] | Prepared, Mapping[str, Any] | None]
"""A query, with values for its parameters."""


class Unstorable(ProtocolError):
    """A text or a number that no database can hold: whoever sent it is told so."""


class Database:
    """Short transactions on SQLite or PostgreSQL. On SQLite the writers of this process take turns, so that none of
    them waits for a lock that another one holds."""

    def __init__(self, address: str, *, patience: float | None = None) -> None:
        """`patience` is how many seconds a transaction may take."""
        self.address = address
        self.is_sqlite = address.startswith("sqlite:")
        self.engine: AsyncEngine = _engine(address, patience)
        self._alone = self.engine.sync_engine.execution_options(**{_ALONE: True})
        self._patience = patience
        self._file = sqlite.Whereabouts(sqlite_path(address)) if self.is_sqlite else None
        self._is_rolled_back = (sqlite_journal if self.is_sqlite else postgres_journal).is_rolled_back
        self._writers = asyncio.Lock()
        self._question: asyncio.Task[None] | None = None
        self._asked = Asked(self._find)

    async def open(self) -> None:
        """Migrate what is there, or make it, however long that takes."""
        if self.is_sqlite:
            with suppress(OSError):  # it is there already; or else SQLite will say what is wrong
                make_private(sqlite_path(self.address))
        async with self._writing(None) as connection:
            if not self.is_sqlite:
                await connection.execute(text("SET LOCAL statement_timeout = 0"))
            await connection.run_sync(migrations.upgrade)
        if self._file is not None:
            self._file.note()

    async def close(self) -> None:
        if self._question is not None:
            self._question.cancel()
            await asyncio.gather(self._question, return_exceptions=True)
        await self.engine.dispose()

    async def answers_within(self, seconds: float) -> bool:
        """Whether the database answers in time. Nobody waits longer, even if the driver takes a while to give up."""
        if self._question is None or self._question.done():
            self._question = asyncio.create_task(self._ask(), name="does the database answer")
        question = self._question  # once it is done, the next caller asks again
        done, _ = await asyncio.wait({question}, timeout=seconds)
        return bool(done) and not question.cancelled() and question.exception() is None

    async def _ask(self) -> None:
        # With a write-ahead log SQLite can still be read while nobody can write, so take a writer's turn. A disk that
        # refuses to be written to is an answer.
        try:
            async with self.writing() if self.is_sqlite else self.reading() as connection:
                await connection.execute(select(facts.c.name).limit(1))
        except StorageRefused as refusal:
            if refusal.code not in ("disk_full", "read_only"):
                raise

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one state of the database. It ends without a commit, as nothing was changed."""
        with _refusing():
            async with asyncio.timeout(self._patience), self.engine.connect() as connection:
                yield connection

    async def ask(self, query: Select[Any] | Prepared, values: Mapping[str, Any] | None = None) -> list[Any]:
        """The rows of one query, with values for its parameters. On SQLite it needs no transaction around it. All of it
        is one turn of SQLAlchemy's, which costs half of what connecting, asking and closing cost one by one; so does
        making a query again that could have been made once."""
        (rows,) = await self.ask_all((query, values))
        return rows

    async def ask_all(self, *questions: Question) -> list[list[Any]]:
        """The rows of several queries, in one turn. If all are prepared, SQLite answers them in one state of the
        database, together with whatever else is asked meanwhile."""
        prepared = [(query, values) for query, values in questions if isinstance(query, Prepared)]
        with _refusing():
            async with asyncio.timeout(self._patience):
                if self.is_sqlite and len(prepared) == len(questions):
                    return await self._asked.answer(prepared)
                return await greenlet_spawn(self._rows, questions)

    def _rows(self, questions: Sequence[Question]) -> list[list[Any]]:
        with self._alone.connect() as connection:
            return [
                list(connection.execute(query.query if isinstance(query, Prepared) else query, values))
                for query, values in questions
            ]

    async def _find(self, questions: Sequence[Plain]) -> list[Rows]:
        async with asyncio.timeout(self._patience):
            return await greenlet_spawn(self._find_there, questions)

    def _find_there(self, questions: Sequence[Plain]) -> list[Rows]:
        """What the driver answers. Of SQLAlchemy only the pool is used."""
        pooled = self.engine.sync_engine.raw_connection()
        try:
            assert isinstance(pooled.dbapi_connection, sqlite.Connection)
            return pooled.dbapi_connection.ask(questions)
        except sqlite.driver.Error:
            raise
        except BaseException:  # nobody waits for the answer any more, and the thread may still be looking for it
            pooled.invalidate()
            raise
        finally:
            pooled.close()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is on disk when the block has been left. StorageRefused says that it is not,
        OutcomeUnknown that it may be."""
        async with self._writing(self._patience) as connection:
            yield connection

    @asynccontextmanager
    async def _writing(self, patience: float | None) -> AsyncIterator[AsyncConnection]:
        committing = done = False
        try:
            async with asyncio.timeout(patience), self._writer() as connection, connection.begin() as transaction:
                yield connection
                committing = True
                await transaction.commit()
                done = True
        except Exception as problem:
            if done:
                return  # it is on disk; the pool deals with the connection
            if committing and not self._is_rolled_back(_driver_error(problem)):
                raise OutcomeUnknown from problem
            refusal = _refusal(problem)
            if refusal is None:
                raise
            raise refusal from problem

    @asynccontextmanager
    async def _writer(self) -> AsyncIterator[AsyncConnection]:
        if not self.is_sqlite:
            async with self.engine.connect() as connection:
                yield connection
            return
        async with self._writers, self.engine.connect() as connection:
            if self._file is not None and self._file.is_elsewhere():
                raise StorageRefused("read_only")
            await connection.execution_options(**{_WRITING: True})
            yield connection


async def put(
    connection: AsyncConnection, table: Table, row: Mapping[str, Any], changes: Mapping[str, Any] | None = None
) -> None:
    """Add a row; where one with its key stands, make these changes to it, or none. Another process may add the same
    row at the same moment."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite_dialect.insert
    added = insert(table).values(row)
    key = list(table.primary_key.columns)
    await connection.execute(
        added.on_conflict_do_update(index_elements=key, set_=changes)
        if changes
        else added.on_conflict_do_nothing(index_elements=key)
    )


def sqlite_path(address: str) -> Path:
    """The file of `sqlite:///relative.db` or `sqlite:////absolute.db`."""
    path = make_url(address).database
    if not path or path == ":memory:" or not Path(path).name:
        raise ProtocolError("database_address", address=without_password(address))
    return Path(path)


def make_private(file: Path) -> None:
    """Make an empty file that only its owner can read: it will hold seeds and the secret that signs cookies. What
    SQLite puts beside it gets the same mode. OSError if the file already exists."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def without_password(address: str) -> str:
    """The address as it may be shown and logged."""
    try:
        return make_url(address).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):  # one that is none, or whose port is no number
        return "?" if "@" in address else printable(address)


def _engine(address: str, patience: float | None) -> AsyncEngine:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise ProtocolError("database_address", address=without_password(address)) from None
    if "\0" in address or not 0 <= (url.port or 0) < 1 << 16:
        raise ProtocolError("database_address", address=without_password(address).replace("\0", "?"))
    if url.drivername == "sqlite":
        path = sqlite_path(address)
        # A connection beyond the pool's size would be closed after each use, and opening one costs ten queries.
        engine = create_async_engine(
            url.set(drivername="sqlite+aiosqlite"),
            module=sqlite.dbapi(),
            pool_size=_CONNECTIONS,
            max_overflow=0,
            pool_use_lifo=True,
        )
        event.listen(engine.sync_engine, "connect", partial(_sqlite_connected, path))
        event.listen(engine.sync_engine, "begin", _sqlite_begin)
        event.listen(engine.sync_engine, "handle_error", _sqlite_failed)
        event.listen(engine.sync_engine, "checkout", _sqlite_checked_out)
        return engine
    if url.drivername in ("postgresql", "postgres"):
        return create_async_engine(
            url.set(drivername="postgresql+asyncpg", query={}),
            async_creator=partial(_connected, address, patience),
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            pool_timeout=patience or DATABASE_SECONDS,
        )
    raise ProtocolError("database_address", address=without_password(address))


async def _connected(address: str, patience: float | None) -> asyncpg.Connection[asyncpg.Record]:
    """The address as the journal reads it, `?sslmode=require` and all. SQLAlchemy's own way spells those otherwise."""
    try:
        return await asyncpg.connect(
            address,
            timeout=patience or DATABASE_SECONDS,
            server_settings={} if patience is None else postgres_journal.limits(patience),
        )
    except _MEANINGLESS:
        raise ProtocolError("database_address", address=without_password(address)) from None


def _sqlite_connected(path: Path, connection: Any, record: Any) -> None:
    # SQLite opens read-only what it cannot open for writing; use such a connection only once.
    record.info[_READ_ONLY] = not os.access(path, os.W_OK)
    # The driver's own idea of when a transaction begins would leave reads outside of it; `_sqlite_begin` says when.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (*sqlite.pragmas(), "PRAGMA foreign_keys = ON"):
        cursor.execute(pragma)
    cursor.close()


def _sqlite_begin(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get(_WRITING):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif not options.get(_ALONE):
        plain = connection.connection.dbapi_connection
        assert isinstance(plain, sqlite.Connection)
        plain.begin_with_next()


def _sqlite_failed(context: ExceptionContext) -> None:
    """Mark a connection that cannot write: it was opened while the disk was read-only, and would stay that way."""
    name = getattr(context.original_exception, "sqlite_errorname", "")
    if name.startswith("SQLITE_READONLY") and context.connection is not None:
        context.connection.info[_READ_ONLY] = True


def _sqlite_checked_out(_connection: Any, record: Any, _proxy: Any) -> None:
    """Replace such a connection with another, unless it is new."""
    if record.info.get(_READ_ONLY, False) and record.info.get(_USED, False):
        raise DisconnectionError
    record.info[_USED] = True


def storage_refusal(problem: BaseException | None) -> StorageRefused | None:
    """The typed refusal for disk and server failures; None if a driver's error is about something else."""
    name = getattr(problem, "sqlite_errorname", "") or getattr(problem, "sqlstate", "") or ""
    if name.startswith("SQLITE_FULL") or name == "53100":
        return StorageRefused("disk_full")
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")) or name == "25006":
        return StorageRefused("read_only")
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) or name[:2] == "XX":
        return StorageRefused("damaged")
    if name[:2] in ("28", "3D"):
        return StorageRefused("database_closed")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_IOERR")) or name[:2] in _NOT_OUR_FAULT:
        return StorageRefused("storage")
    return None


def _refusal(problem: Exception) -> ProtocolError | None:
    """What the drivers raise, as a refusal; None for our own mistakes and for anything that is not storage. What
    PostgreSQL's driver raises while it connects arrives unwrapped."""
    if isinstance(problem, ProtocolError):
        return None
    if _is_unstorable(problem):
        return Unstorable("bad_value")
    if isinstance(problem, DBAPIError):
        refusal = storage_refusal(problem.orig)
        return StorageRefused("storage") if refusal is None and problem.connection_invalidated else refusal
    if isinstance(problem, asyncpg.PostgresError | sqlite.driver.Error):
        return storage_refusal(problem)
    lost = (OSError, sqlalchemy.exc.TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    return StorageRefused("storage") if isinstance(problem, lost) else None


@contextmanager
def _refusing() -> Iterator[None]:
    """Raise what the drivers raise as refusals."""
    try:
        yield
    except Exception as problem:
        refusal = _refusal(problem)
        if refusal is None:
            raise
        raise refusal from problem


def _is_unstorable(problem: Exception) -> bool:
    """A number that is too long, a zero byte, half of a character: each driver has its own words for it."""
    if isinstance(problem, OverflowError | UnicodeEncodeError):
        return True
    return getattr(_driver_error(problem), "sqlstate", "") in _UNSTORABLE


def _driver_error(problem: Exception) -> BaseException:
    """What the driver itself raised: SQLAlchemy wraps its own errors around it, two around asyncpg's."""
    error: BaseException = problem.orig or problem if isinstance(problem, DBAPIError) else problem
    return error.__cause__ or error
