"""Backup and restore, while servers run.

A SQLite database is copied page by page with SQLite's own online backup. Both engines also write and read a portable
file of JSON lines (`.jsonl`), which lets a host move from one to the other. A restored database has a new epoch;
running servers notice it, let go of their tables and read everything again.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from errno import EISDIR
from hashlib import blake2b
from pathlib import Path
from secrets import token_hex
from typing import IO, Any

import msgspec
from sqlalchemy import URL, DateTime, Table, delete, func, insert, select, text, update
from sqlalchemy.exc import StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from underhall.protocol.errors import ProtocolError
from underhall.server import migrations
from underhall.server.clocks import DAYS
from underhall.server.database import Database, Unstorable, make_private, sqlite_path, storage_refusal, without_password
from underhall.server.rows import RUNNING
from underhall.server.schema import facts, metadata, tables
from underhall.server.sqlite import connect, driver

PORTABLE = ".jsonl"
EPOCH = "epoch"

_FIRST = {"underhall": "backup 1"}
_RESTORING = ".restoring"
_BESIDE = ("", "-wal", "-shm", "-journal", _RESTORING)
_ROWS = 500
_DAMAGE = (KeyError, ValueError, TypeError, AttributeError, OverflowError, RecursionError, StatementError, Unstorable)
"""What lines that are no rows lead to. What the database itself cannot do has been told apart before."""


async def backup(address: str, target: Path) -> int:
    """Write a backup of a database that may be in use. Returns its size in bytes."""
    database = Database(address)
    try:
        if database.is_sqlite and not sqlite_path(address).exists():
            raise ProtocolError("no_database", address=without_password(address))
        if target.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        part, copy = (target.with_name(target.name + suffix) for suffix in (".part", ".copy"))
        if database.is_sqlite and _touches(sqlite_path(address), target, part, copy):
            raise ProtocolError("backup_itself", file=str(target))
        try:
            if target.suffix == PORTABLE:
                async with _still(database, copy) as still:
                    await _export(still, part)
            elif database.is_sqlite:
                _copy_sqlite(sqlite_path(address), part)
            else:
                raise ProtocolError("backup_suffix", suffix=PORTABLE)
            os.replace(part, target)
        finally:
            part.unlink(missing_ok=True)
        return target.stat().st_size
    except OSError as problem:
        raise ProtocolError("backup_file", file=str(target), problem=problem.strerror or str(problem)) from None
    except driver.DatabaseError as problem:
        raise storage_refusal(problem) or ProtocolError("backup_foreign", file=str(sqlite_path(address))) from None
    finally:
        await database.close()


async def restore(address: str, source: Path, *, replace: bool = False) -> None:
    """Restore a database from a backup. One that has tables is touched only with `replace`."""
    database = Database(address)
    try:
        if not os.path.isfile(source):  # unlike Path.is_file, it also answers for names that are too long
            raise ProtocolError("backup_missing", file=str(source))
        if database.is_sqlite and _touches(sqlite_path(address), source):
            raise ProtocolError("backup_itself", file=str(source))
        await database.open()
        async with database.reading() as connection:
            count = await connection.scalar(select(func.count()).select_from(tables)) or 0
        if count and not replace:
            raise ProtocolError("not_empty", tables=count)
        if source.suffix == PORTABLE:
            await _import(database, source)
        elif database.is_sqlite:
            await database.close()
            _restore_sqlite(source, sqlite_path(address))
            await database.open()
        else:
            raise ProtocolError("backup_suffix", suffix=PORTABLE)
    finally:
        await database.close()


def _touches(database: Path, *files: Path) -> bool:
    """Whether any of the files is the database itself, or one that is written beside it. A running server would go on
    writing to a file that is no longer there."""
    own = [database.with_name(database.name + suffix) for suffix in _BESIDE]
    return any(os.path.realpath(one) == os.path.realpath(file) or _is_same(one, file) for one in own for file in files)


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:  # at least one of them is not there
        return False


def _begin(file: Path) -> None:
    """An empty file to write to; one that an interrupted command left behind is thrown away."""
    file.unlink(missing_ok=True)
    make_private(file)


# SQLite ---------------------------------------------------------------------------------------------------------------


def _copy_sqlite(source: Path, target: Path) -> None:
    _begin(target)
    with closing(connect(source)) as there, closing(driver.connect(target)) as here:
        # Nobody can write while pages are copied, so copying must not wait for the disk.
        here.execute("PRAGMA synchronous = OFF")
        there.backup(here)
        here.execute("PRAGMA journal_mode = DELETE")  # one file that can be read where nothing can be written
        _check_sqlite(here, target)
    with target.open("rb") as file:
        os.fsync(file.fileno())


def _restore_sqlite(source: Path, target: Path) -> None:
    """Put the backup in place of the database in one step; the new epoch arrives with it."""
    part = target.with_name(target.name + _RESTORING)
    try:
        _begin(part)
        with closing(driver.connect(f"{source.absolute().as_uri()}?{_mode(source)}", uri=True)) as given:
            _check_revision(_check_sqlite(given, source), source)
            with closing(driver.connect(part)) as here, closing(connect(target)) as there:
                given.backup(here)
                here.execute("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", (EPOCH, token_hex(8)))
                here.commit()
                here.backup(there)
    except OSError as problem:
        raise ProtocolError("backup_file", file=str(part), problem=problem.strerror or str(problem)) from None
    except driver.DatabaseError as problem:
        raise _refusal(problem, source) from None
    finally:
        part.unlink(missing_ok=True)


def _mode(source: Path) -> str:
    """How to read a backup without touching it. A database that was copied by hand may say that it has a write-ahead
    log: where there is none beside it, SQLite must not look for one."""
    with source.open("rb") as file:
        is_logged = file.read(19)[18:] == b"\x02"
    alone = is_logged and not source.with_name(source.name + "-wal").exists()
    return "mode=ro&immutable=1" if alone else "mode=ro"


def _check_sqlite(connection: driver.Connection, file: Path) -> str:
    """Refuse what is damaged or is not ours; driver.DatabaseError if it cannot even be read. Returns its revision."""
    sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    connection.execute("SELECT count(*) FROM journal").fetchone()
    if not sound or found is None:
        raise ProtocolError("backup_foreign", file=str(file))
    return str(found[0])


def _refusal(problem: driver.DatabaseError, file: Path) -> ProtocolError:
    """A disk that is full or a database that is locked is not the backup's fault; anything else is."""
    refusal = storage_refusal(problem)
    if refusal is None or refusal.code == "damaged":
        return ProtocolError("backup_foreign", file=str(file))
    return refusal


def _check_revision(revision: object, file: Path) -> None:
    if revision not in migrations.revisions():
        raise ProtocolError("backup_newer", file=str(file), revision=str(revision))


# JSON lines -----------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def _still(database: Database, copy: Path) -> AsyncIterator[Database]:
    """The database as it is now, to be read at leisure. For SQLite it is a copy: a reader of the database itself would
    keep everyone from writing until it is done."""
    if not database.is_sqlite:
        yield database
        return
    still = Database(URL.create("sqlite", database=str(copy)).render_as_string())
    try:
        _copy_sqlite(sqlite_path(database.address), copy)
        await still.open()  # a house that has not been opened since the server was updated
        yield still
    finally:
        await still.close()
        copy.unlink(missing_ok=True)


async def _export(database: Database, target: Path) -> None:
    """All rows as they were at one moment, then their number and a digest, so that a truncated file is not restored."""
    _begin(target)
    with target.open("wb") as file:
        async with database.reading() as connection:
            if not database.is_sqlite:
                await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            revision = await connection.scalar(text("SELECT version_num FROM alembic_version"))
            lines = _Lines(file)
            lines.write({**_FIRST, "revision": revision})
            for table in metadata.sorted_tables:
                names = [f"{column.name}" for column in table.columns]
                async for row in await connection.stream(select(table)):
                    values = map(_plain, row)
                    lines.write({"table": f"{table.name}", "row": dict(zip(names, values, strict=True))})
            lines.end()
        file.flush()
        os.fsync(file.fileno())


async def _import(database: Database, source: Path) -> None:
    try:
        async with database.writing() as connection:
            for table in reversed(metadata.sorted_tables):
                await connection.execute(delete(table))
            known = {table.name: table for table in metadata.sorted_tables}
            batch: list[dict[str, Any]] = []
            current: Table | None = None
            for name, row in _read(source):
                table = known[name]
                if table is not current or len(batch) >= _ROWS:
                    await _insert(connection, current, batch)
                    current, batch = table, []
                batch.append({column: _typed(table, column, value) for column, value in row.items()})
            await _insert(connection, current, batch)
            # A file from before revision 0004 does not say when tables are due: a server looks at once, and finds out.
            unknown = (tables.c.status == RUNNING) & tables.c.due.is_(None)
            in_days = tables.c.clock.contains(f'"kind":"{DAYS}"', autoescape=True)
            await connection.execute(update(tables).where(unknown & in_days).values(due=tables.c.changed))
            await connection.execute(delete(facts).where(facts.c.name == EPOCH))
            await connection.execute(insert(facts).values(name=EPOCH, value=token_hex(8)))
    except _DAMAGE:
        raise ProtocolError("backup_foreign", file=str(source)) from None


async def _insert(connection: AsyncConnection, table: Table | None, batch: list[dict[str, Any]]) -> None:
    if table is not None and batch:
        await connection.execute(insert(table), batch)


def _read(source: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a portable backup. ValueError if it is not one, or not all of one."""
    digest, count = blake2b(digest_size=16), 0
    with source.open("rb") as file:
        first = file.readline()
        head = msgspec.json.decode(first)
        if head.get("underhall") != _FIRST["underhall"]:
            raise ValueError("foreign")
        _check_revision(head.get("revision"), source)
        digest.update(first)
        for line in file:
            item = msgspec.json.decode(line)
            if "end" in item:
                if item != {"end": count, "digest": digest.hexdigest()} or file.readline():
                    raise ValueError("altered")
                return
            digest.update(line)
            count += 1
            yield item["table"], item["row"]
    raise ValueError("cut short")


class _Lines:
    """Writes lines and remembers how to close them."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._digest = blake2b(digest_size=16)
        self._count = -1  # the first line is not a row

    def write(self, item: dict[str, Any]) -> None:
        line = msgspec.json.encode(item) + b"\n"
        self._file.write(line)
        self._digest.update(line)
        self._count += 1

    def end(self) -> None:
        self._file.write(msgspec.json.encode({"end": self._count, "digest": self._digest.hexdigest()}) + b"\n")


def _plain(value: Any) -> Any:
    return value.isoformat() if isinstance(value, datetime) else value


def _typed(table: Table, column: str, value: Any) -> Any:
    kind = table.c[column].type
    if value is None:
        return None
    if isinstance(kind, DateTime):
        moment = datetime.fromisoformat(value)
        return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return value
