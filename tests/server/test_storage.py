"""Storage: migrations, the journal's promises, backup and restore under a running server."""

from __future__ import annotations

import asyncio
import json
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tests.server.cluster import Cluster
from tests.server.conftest import Come, Serve
from tests.server.visitors import Place
from underhall.protocol.errors import ProtocolError
from underhall.server import backup, migrations
from underhall.server.database import Database, sqlite_path, without_password
from underhall.server.journal import MOVE, Body, Conflict, Entry, Journal
from underhall.server.postgres_journal import PostgresJournal
from underhall.server.schema import metadata
from underhall.server.sqlite_journal import SqliteJournal
from underhall.server.store import Store

pytestmark = pytest.mark.anyio


async def opened_journal(address: str) -> SqliteJournal | PostgresJournal:
    database = Database(address)
    await database.open()
    await database.close()
    journal = SqliteJournal(sqlite_path(address)) if database.is_sqlite else PostgresJournal(address)
    await journal.open()
    return journal


def entry(ply: int, key: str = "", table: str = "t1") -> Entry:
    return Entry(table, ply, 0, MOVE, Body(("0 take 1",), spent=5), key or f"key-{ply}", datetime.now(UTC))


async def test_migrations_make_what_the_schema_names(database: str) -> None:
    made = Database(database)
    await made.open()

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with made.reading() as connection:
        assert await connection.run_sync(differences) == []
    await made.close()


def test_migrations_are_known_by_the_names_of_their_files() -> None:
    script = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert migrations.revisions() == {found.revision for found in script.walk_revisions()}
    assert script.get_current_head() == max(migrations.revisions())


async def test_many_processes_may_start_at_once(cluster: Cluster) -> None:
    address = cluster.new_database()
    starting = [Database(address) for _ in range(6)]
    await asyncio.gather(*(database.open() for database in starting))
    for database in starting:
        await database.close()


async def test_a_ply_is_written_once_and_never_with_a_gap_before_it(database: str) -> None:
    journal = await opened_journal(database)
    await journal.append(entry(1))
    with pytest.raises(Conflict):
        await journal.append(entry(1, "another"))
    with pytest.raises(Conflict):
        await journal.append(entry(2, "key-1"))
    with pytest.raises(Conflict):
        await journal.append(entry(3))
    await journal.append(entry(2))
    assert [(found.ply, found.body.spent) for found in await journal.read("t1")] == [(1, 5), (2, 5)]
    assert [found.ply for found in await journal.read("t1", after=1)] == [2]
    await journal.close()


async def test_two_writers_of_one_ply_have_one_winner(database: str) -> None:
    journals: list[Journal] = [await opened_journal(database) for _ in range(2)]
    for ply in range(1, 11):
        tries = [journal.append(entry(ply, f"key-{number}-{ply}")) for number, journal in enumerate(journals)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Conflict]
    assert len(await journals[0].read("t1")) == 10
    for journal in journals:
        await journal.close()


@pytest.mark.parametrize("suffix", [".db", ".jsonl"])
async def test_a_backup_is_made_and_restored_while_the_server_runs(
    serve: Serve, sqlite_database: str, come: Come, tmp_path: Path, suffix: str
) -> None:
    server = serve(sqlite_database)
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    saved = tmp_path / f"saved{suffix}"
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        before = place.frame["view"]
        assert await backup.backup(sqlite_database, saved) > 0
        assert saved.stat().st_mode & 0o077 == 0
        assert (await place.move())["type"] == "ack"
        with pytest.raises(ProtocolError, match="--replace"):
            await backup.restore(sqlite_database, saved)
        await backup.restore(sqlite_database, saved, replace=True)
        await place.socket.wait_closed()
        assert place.socket.close_code == 1012
    async with ada.sit(table, 0) as place:
        assert (await place.my_turn())["ply"] == 0
        assert place.frame["view"] == before
        assert (await place.move())["type"] == "ack"


async def test_a_portable_backup_moves_a_house_from_one_engine_to_the_other(
    serve: Serve, sqlite_database: str, cluster: Cluster, come: Come, tmp_path: Path
) -> None:
    server = serve(sqlite_database)
    ada = await come(server).enter("Ada")
    token = (await ada.get_done("POST", "/api/tokens", {}))["token"]
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        await place.ask("ack", type="say", text="we are moving")
        await place.move()
        hashed = (await place.frame_at(1))["view"]
    server.stop()
    there = cluster.new_database()
    await backup.backup(sqlite_database, tmp_path / "house.jsonl")
    await backup.restore(there, tmp_path / "house.jsonl")
    program = come(serve(there))
    async with program.socket(f"/ws?token={token}") as socket:
        place = Place(socket)
        await place.send(type="hello", table=table, seat=0)
        assert (await place.frame_at(1))["view"] == hashed
        assert (await place.until("said"))["text"] == "we are moving"
    await backup.backup(there, tmp_path / "back.jsonl")
    with pytest.raises(ProtocolError, match=r"\.jsonl"):
        await backup.backup(there, tmp_path / "back.db")


def _fact(value: object, name: str = "x") -> str:
    return json.dumps({"table": "facts", "row": {"name": name, "value": value}}) + "\n"


@pytest.mark.parametrize("name", ["tables.db", "../{}/tables.db", "link.db", "hard.db", "tables.db-wal", "alias", "t"])
async def test_a_backup_is_never_written_over_the_database_itself(tmp_path: Path, name: str) -> None:
    """A server that is running would go on writing to a file that is no longer there."""
    file = tmp_path / ("t.part" if name == "t" else "tables.db")
    address = f"sqlite:///{file}"
    store = Store(database := Database(address))
    await database.open()
    await store.settle_fact("who", "Ada")
    await database.close()
    (tmp_path / "link.db").symlink_to(file)
    os.link(file, tmp_path / "hard.db")
    (tmp_path / "alias").symlink_to(tmp_path / "link.db")
    target, before = tmp_path / name.format(tmp_path.name), (file.read_bytes(), file.stat().st_ino)
    with pytest.raises(ProtocolError) as refused:
        await backup.backup(address, target)
    assert refused.value.code == "backup_itself"
    assert (file.read_bytes(), file.stat().st_ino) == before


async def test_a_backup_is_not_restored_through_the_file_that_restoring_needs(tmp_path: Path) -> None:
    address, saved = f"sqlite:///{tmp_path}/tables.db", tmp_path / "tables.db.restoring"
    database = Database(address)
    await database.open()
    await database.close()
    await backup.backup(address, tmp_path / "saved.db")
    (tmp_path / "saved.db").rename(saved)
    for source in (saved, tmp_path / "tables.db"):
        with pytest.raises(ProtocolError) as refused:
            await backup.restore(address, source, replace=True)
        assert refused.value.code == "backup_itself"
        assert source.is_file()


@pytest.mark.parametrize("name", ["", "/", "folder", "x" * 300 + ".db"])
async def test_files_that_cannot_be_named_so_are_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    database = Database("sqlite:///tables.db")
    await database.open()
    await database.close()
    with pytest.raises(ProtocolError) as refused:
        await backup.backup("sqlite:///tables.db", Path(name))
    assert refused.value.code == "backup_file"
    with pytest.raises(ProtocolError) as refused:
        await backup.restore("sqlite:///tables.db", Path(name), replace=True)
    assert refused.value.code == "backup_missing"
    assert {file.name.partition("-")[0] for file in tmp_path.iterdir()} == {"folder", "tables.db"}


async def test_what_is_no_backup_changes_nothing(sqlite_database: str, tmp_path: Path) -> None:
    database = Database(sqlite_database)
    await database.open()
    await Store(database).settle_fact("secret", "of the cookies")
    await database.close()
    whole = tmp_path / "whole.jsonl"
    await backup.backup(sqlite_database, whole)
    lines = whole.read_text().splitlines(keepends=True)
    (tmp_path / "cut.jsonl").write_text("".join(lines[:-1]))
    (tmp_path / "edited.jsonl").write_text("".join(lines).replace('"facts"', '"fact"'))
    (tmp_path / "foreign.jsonl").write_text("{}\n")
    (tmp_path / "foreign.db").write_bytes(b"not a database at all, but long enough to look at" * 20)
    deep = '{"a":' * 100_000
    hurt = {
        "deep": deep,
        "number": _fact(2**64),
        "list": _fact([1]),
        "less": _fact("y", "x") + '{"table": "facts", "row": {"name": "z"}}\n',
    }
    for name, rows in hurt.items():
        (tmp_path / f"{name}.jsonl").write_text(lines[0] + rows)
    (tmp_path / "deepest.jsonl").write_text(deep)
    damaged = [*hurt, "deepest", "cut", "edited", "foreign"]
    for name in (*(f"{each}.jsonl" for each in damaged), "foreign.db"):
        with pytest.raises(ProtocolError, match="not an Underhall backup"):
            await backup.restore(sqlite_database, tmp_path / name)
    with pytest.raises(ProtocolError, match="no backup"):
        await backup.restore(sqlite_database, tmp_path / "missing.db")
    with pytest.raises(ProtocolError, match="no database"):
        await backup.backup(f"sqlite:///{tmp_path / 'nowhere.db'}", tmp_path / "x.db")


async def test_an_address_may_say_how_to_connect(cluster: Cluster) -> None:
    address = f"{cluster.new_database()}?sslmode=prefer"
    journal = await opened_journal(address)
    await journal.append(entry(1))
    assert [one.ply for one in await journal.read("t1")] == [1]
    await journal.close()


@pytest.mark.parametrize(
    "nonsense",
    ["sslmode=perhaps", "work_mem=much", "no_such_setting=1", "target_session_attrs=odd", "wal_level=minimal"],
)
async def test_an_address_with_nonsense_in_it_is_named(cluster: Cluster, nonsense: str) -> None:
    address = f"{cluster.new_database()}?{nonsense}"
    database = Database(address)
    try:
        with pytest.raises(ProtocolError) as refused:
            await database.open()
    finally:
        await database.close()
    assert refused.value.code == "database_address"
    assert refused.value.facts["address"] == without_password(address)


def test_addresses_are_checked_and_shown_without_passwords() -> None:
    for address in (
        *("mysql://x/y", "nonsense", "sqlite:///:memory:", "sqlite://", "sqlite:///a\0b", "sqlite:///.", "sqlite:////"),
        *("postgresql://h:port/x", "postgresql://h:/x", "postgresql://h:65536/x", "postgresql://[::1/x"),
    ):
        with pytest.raises(ProtocolError):
            Database(address)
    assert without_password("postgresql://ada:secret@host/x") == "postgresql://ada:***@host/x"
    for shown in ("tables.db", "ftp//x"):
        assert without_password(shown) == shown
    assert without_password("ada:secret@host") == "?"
