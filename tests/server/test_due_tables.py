"""Tables with a days-per-move clock are found when they are due, and only then; no clock jump ends anyone's time."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, update

from tests.pace import until
from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from underhall.server import backup, migrations
from underhall.server.clocks import SteadyClock
from underhall.server.database import Database
from underhall.server.schema import tables

pytestmark = pytest.mark.anyio

DAYS = {"kind": "days", "days": 3}


async def due(server: RunningServer, table: str) -> datetime | None:
    async def read() -> datetime | None:
        async with server.house.database.reading() as connection:
            found = await connection.scalar(tables.select().where(tables.c.id == table).with_only_columns(tables.c.due))
            return None if found is None else found.replace(tzinfo=UTC) if found.tzinfo is None else found

    return await asyncio.to_thread(server.run, read())


async def make_due(server: RunningServer, table: str, after: timedelta = timedelta()) -> None:
    async def write() -> None:
        async with server.house.database.writing() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == table).values(due=server.house.clock() + after)
            )

    await asyncio.to_thread(server.run, write())


async def until_due_in(server: RunningServer, table: str, least: timedelta) -> datetime:
    found: list[datetime] = []

    async def is_due_then() -> bool:
        at = await due(server, table)
        if at is not None and at - datetime.now(UTC) > least:
            found.append(at)
        return bool(found)

    await until(is_due_then)
    return found[0]


async def test_a_move_says_when_its_table_is_due_and_a_look_corrects_it(server: RunningServer, come: Come) -> None:
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat", clock=DAYS))["table"]["id"]
    plain = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    # It was due at once when it began; the first look has found out when it really is.
    await until_due_in(server, table, timedelta(days=2.9))
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        await make_due(server, table, timedelta(days=10))
        assert (await place.move())["type"] == "ack"
        after = await due(server, table)
        assert after is not None
        assert timedelta(days=2.9) < after - datetime.now(UTC) < timedelta(days=3)
        # Somebody leaves: whether that matters is for a look to say.
        await ada.get_done("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        await ada.get_done("POST", f"/api/tables/{table}/return", {})
        await make_due(server, table)
        await until_due_in(server, table, timedelta(days=2.9))
    assert await due(server, plain) is None


async def test_tables_that_are_not_due_are_not_loaded(serve: Serve, database: str, come: Come) -> None:
    server = serve(database)
    ada = await come(server).enter("Ada")
    late, early = [(await ada.new_table("me", "hot_seat", clock=DAYS))["table"]["id"] for _ in range(2)]
    for table in (late, early):
        await until_due_in(server, table, timedelta(days=2.9))
    server.stop()
    later = serve(database)
    await make_due(later, late)
    await until_due_in(later, late, timedelta(days=2.9))
    assert [live.row.id for live in later.house.hub.live] == [late]


async def test_a_database_of_before_has_its_tables_looked_at(serve: Serve, database: str, come: Come) -> None:
    server = serve(database)
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat", clock=DAYS))["table"]["id"]
    plain = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        assert (await place.move())["type"] == "ack"
    server.stop()
    await put_back(database, "0003")
    later = serve(database, port=server.port)
    await until_due_in(later, table, timedelta(days=2.9))
    assert await due(later, plain) is None
    async with ada.sit(table, 0) as place:
        assert (await place.frame_at(1))["ply"] == 1
    assert "0004" in migrations.revisions()


def test_a_steady_clock_does_not_jump_with_the_hosts() -> None:
    host, running = [datetime(2026, 1, 1, tzinfo=UTC)], [0.0]
    clock = SteadyClock(lambda: host[0], lambda: running[0])
    running[0] += 60
    host[0] += timedelta(hours=5)
    assert clock() == datetime(2026, 1, 1, 0, 1, tzinfo=UTC)
    assert clock.jumped() == 5 * 3600 - 60
    host[0] -= timedelta(days=400)
    running[0] += 1
    assert clock() == datetime(2026, 1, 1, 0, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize("hours", [30 * 24, -30 * 24])
async def test_nobody_loses_a_seat_when_the_hosts_clock_jumps(
    plain_server: RunningServer, come: Come, hours: int
) -> None:
    house = plain_server.house
    ada = await come(plain_server).enter("Ada")
    clocks = [{"kind": "live", "minutes": 5, "increment": 5}, DAYS]
    found = [(await ada.new_table("me", "hot_seat", clock=clock))["table"]["id"] for clock in clocks]
    for table in found:
        async with ada.sit(table, 0) as place:
            await place.my_turn()
            assert (await place.move())["type"] == "ack"
    house.clock._host = lambda: datetime.now(UTC) + timedelta(hours=hours)
    for table in found:
        await asyncio.to_thread(plain_server.run, house.hub.unload(table))
        async with ada.sit(table, 0) as place:  # read again from the journal, after the jump
            frame = await place.frame_at(1)
            assert min(frame["clocks"]) > 4 * 60_000
            assert (await place.ask("ack", type="undo", ply=1))["ply"] == 2
    await until(lambda: bool(plain_server.events("host_clock_jumped")))
    for table in found:
        seats = (await ada.get_done("GET", f"/api/tables/{table}"))["table"]["seats"]
        assert [seat["bot"] for seat in seats] == ["", ""]


async def test_a_portable_backup_of_before_has_its_tables_looked_at(
    serve: Serve, database: str, come: Come, tmp_path: Path
) -> None:
    saved, old = tmp_path / "saved.jsonl", tmp_path / "old.jsonl"
    first = serve(database)
    ada = await come(first).enter("Ada")
    table = (await ada.new_table("me", "hot_seat", clock=DAYS))["table"]["id"]
    plain = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        assert (await place.move())["type"] == "ack"
    await backup.backup(database, saved)
    write_as_of_0003(saved, old)
    await backup.restore(database, old, replace=True)
    await until(lambda: bool(first.events("database_restored")))
    await until_due_in(first, table, timedelta(days=2.9))
    assert await due(first, plain) is None
    async with ada.sit(table, 0) as place:
        assert (await place.frame_at(1))["ply"] == 1


async def put_back(database: str, revision: str) -> None:
    """Make it the database of an older server, with everything in it that such a server knew."""
    old = Database(database)
    async with old.writing() as connection:
        await connection.run_sync(_put_back, revision)
    await old.close()


def _put_back(connection: Connection, revision: str) -> None:
    present = MetaData()
    present.reflect(connection)
    rows = {table.name: connection.execute(table.select()).mappings().all() for table in present.sorted_tables}
    present.drop_all(connection)
    migrations.upgrade(connection, revision)
    past = MetaData()
    past.reflect(connection)
    for table in past.sorted_tables:
        if table.name == "alembic_version" or not rows.get(table.name):
            continue
        connection.execute(
            table.insert(), [{column.name: row[column.name] for column in table.c} for row in rows[table.name]]
        )


def write_as_of_0003(saved: Path, old: Path) -> None:
    """The same house in a file that was written before tables had a moment at which they are due."""
    head, *items, _ = map(json.loads, saved.read_text().splitlines())
    items = [item for item in items if item["table"] != "done"]
    for item in items:
        if item["table"] == "tables":
            assert "due" in item["row"]
            del item["row"]["due"]
    text = "".join(json.dumps(item) + "\n" for item in [{**head, "revision": "0003"}, *items])
    end = {"end": len(items), "digest": blake2b(text.encode(), digest_size=16).hexdigest()}
    old.write_text(text + json.dumps(end) + "\n")
