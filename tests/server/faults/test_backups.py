"""Backups: play goes on while they are made, and what cannot be restored is refused by name and changes nothing."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import threading
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path

import pytest

from tests.pace import patience, until
from tests.server.faults.conftest import Visit
from tests.server.faults.nursery import Nursery
from underhall.protocol.errors import ProtocolError
from underhall.server import backup
from underhall.server.database import Database
from underhall.server.sqlite import driver as sqlite3
from underhall.server.store import Store

pytestmark = pytest.mark.anyio

_OLD_MOVES = 60_000
_MOVES = 10


def add_old_games(file: Path) -> None:
    """Make a database so big that it takes some seconds to read."""
    body = '{"lines":["0 take curve_11","* reveal bridge_08","* reveal curve_04"],"to":0,"spent":1234}'
    rows = (
        (f"old{n // 200}", n % 200 + 1, 0, "move", body, f"key-{n}", "2026-01-01 00:00:00.000000+00:00")
        for n in range(_OLD_MOVES)
    )
    with closing(sqlite3.connect(file)) as database:
        database.executemany("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        database.commit()


async def test_moves_are_acknowledged_while_a_big_database_is_exported(
    nursery: Nursery, tmp_path: Path, visit: Visit
) -> None:
    file, saved = tmp_path / "tables.db", tmp_path / "saved.jsonl"
    server = nursery.serve(f"sqlite:///{file}", rate_per_second=1000.0)
    add_old_games(file)
    ada = await visit(server.url).enter("Ada")
    table = (await ada.new_table("me", game="caverna"))["table"]["id"]
    command = [sys.executable, "-m", "underhall", "backup", str(saved), "--database", f"sqlite:///{file}"]
    answers: Counter[str] = Counter()
    async with ada.sit(table, 0) as place:
        process = await asyncio.create_subprocess_exec(*command)
        ended = asyncio.create_task(process.wait())
        while not ended.done() and answers["ack"] < _MOVES:
            await place.my_turn()
            if not saved.with_name("saved.jsonl.part").exists():
                await asyncio.sleep(0.01)
                continue
            # The rows are being written now.
            answer = await place.move()
            if not ended.done():
                answers[answer["type"]] += 1
            await place.frame_at(answer["ply"])
        await ended
    assert process.returncode == 0
    assert answers == {"ack": _MOVES}
    with saved.open("rb") as lines:
        assert sum(1 for _ in lines) > _OLD_MOVES
    assert {path.name for path in tmp_path.iterdir() if path.name.startswith("saved")} == {"saved.jsonl"}


async def new_house(file: Path, secret: str) -> str:
    """A database that can be told from others by what it keeps."""
    database = Database(f"sqlite:///{file}")
    await database.open()
    await Store(database).settle_fact("secret", secret)
    await database.close()
    return database.address


def kept(file: Path) -> str:
    with closing(sqlite3.connect(file)) as database:
        return str(database.execute("SELECT value FROM facts WHERE name = 'secret'").fetchone()[0])


def restore(saved: Path, address: str, *, blocks: str = "unlimited") -> subprocess.CompletedProcess[str]:
    """The real command. No file of its can grow beyond so many blocks, as on a full disk."""
    limit = ["sh", "-c", 'ulimit -f "$0" && exec "$@"', blocks]
    command = [sys.executable, "-m", "underhall", "restore", str(saved), "--replace", "--database", address]
    return subprocess.run([*limit, *command], capture_output=True, text=True, check=False, timeout=patience(60))


@pytest.mark.parametrize("suffix", [".db", ".jsonl"])
async def test_a_backup_of_a_newer_version_is_refused_and_the_house_stays_as_it_is(
    nursery: Nursery, tmp_path: Path, suffix: str
) -> None:
    house, saved = tmp_path / "house.db", tmp_path / f"newer{suffix}"
    other = await new_house(tmp_path / "other.db", "of another house")
    await backup.backup(other, saved)
    if suffix == ".db":
        with closing(sqlite3.connect(saved)) as database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
            database.commit()
    else:
        first, rest = saved.read_text().split("\n", 1)
        revision = json.loads(first)["revision"]
        saved.write_text(first.replace(f'"{revision}"', '"9999"') + "\n" + rest)
    address = await new_house(house, "of this house")
    done = restore(saved, address)
    assert done.returncode == 1
    assert "9999" in done.stderr
    assert "Traceback" not in done.stderr
    assert kept(house) == "of this house"
    assert nursery.serve(address).alive()


async def test_a_database_of_a_newer_version_is_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    address = await new_house(file, "of this house")
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    opened = Database(address)
    for attempt in (opened.open(), backup.backup(address, tmp_path / "saved.jsonl")):
        with pytest.raises(ProtocolError) as refused:
            await attempt
        assert refused.value.code == "database_newer"
    await opened.close()


async def test_a_full_disk_is_not_called_a_foreign_backup(tmp_path: Path) -> None:
    house, saved = tmp_path / "house.db", tmp_path / "saved.db"
    await backup.backup(await new_house(tmp_path / "other.db", "of another house"), saved)
    address = await new_house(house, "of this house")
    done = restore(saved, address, blocks="16")
    assert done.returncode == 1
    assert "this was not done" in done.stderr
    assert "not an Underhall backup" not in done.stderr
    assert kept(house) == "of this house"
    done = restore(saved, address)
    assert done.returncode == 0
    assert kept(house) == "of another house"


async def test_a_locked_backup_is_not_called_foreign(tmp_path: Path) -> None:
    saved = tmp_path / "saved.db"
    address = await new_house(tmp_path / "house.db", "of this house")
    await backup.backup(address, saved)
    with closing(sqlite3.connect(saved, isolation_level=None)) as busy:
        busy.execute("BEGIN EXCLUSIVE")
        with pytest.raises(ProtocolError) as refused:
            await backup.restore(address, saved, replace=True)
    assert refused.value.code == "storage"


async def test_only_its_owner_can_read_a_database_its_backups_and_what_is_written_on_the_way(
    tmp_path: Path,
) -> None:
    modes: dict[str, set[int]] = {}
    done = threading.Event()

    def look() -> None:
        while not done.is_set():
            for path in tmp_path.iterdir():
                with suppress(FileNotFoundError):
                    modes.setdefault(path.name, set()).add(path.stat().st_mode & 0o777)

    before = os.umask(0)
    looking = threading.Thread(target=look)
    looking.start()
    try:
        address = await new_house(tmp_path / "house.db", "of this house")
        for name in ("saved.db", "saved.jsonl"):
            await backup.backup(address, tmp_path / name)
            await backup.restore(address, tmp_path / name, replace=True)
        await until(lambda: {"house.db", "saved.db", "saved.jsonl"} <= modes.keys())
    finally:
        os.umask(before)
        done.set()
        looking.join()
    assert set().union(*modes.values()) == {0o600}, modes
