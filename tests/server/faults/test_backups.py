"""Backups of a house that is in use: play goes on while they are made."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.faults.conftest import Visit
from tests.server.faults.nursery import Nursery

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
