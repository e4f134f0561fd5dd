"""A database that hangs: it takes connections and questions and answers nothing, or is locked by somebody else. Nobody
waits forever, nobody is told anything untrue, `/health` says what is wrong, and tables go on when it is back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.pace import patience, until
from tests.server.cluster import Cluster
from tests.server.faults.conftest import Visit
from tests.server.faults.nursery import Nursery
from tests.server.faults.proxy import Scissors
from tests.server.visitors import Place, Visitor
from underhall.server.sqlite import driver as sqlite3
from underhall.server.sqlite import why_slow

pytestmark = pytest.mark.anyio

_HEALTH_SECONDS = 1.5  # it waits almost a second for the database, and is called from here


async def check_while_it_hangs(visitor: Visitor, place: Place, key: str, *, answer: str = "unknown") -> None:
    """A move gets the answer that nobody knows, and `/health` says why, in about a second, however often."""
    move = (await place.my_turn())["moves"][0]["move"]
    asked = asyncio.create_task(place.try_move(move, key=key, ply=0))
    for _ in range(3):
        began = time.perf_counter()
        assert await visitor.refused("GET", "/health") == (503, "database_silent")
        assert time.perf_counter() - began < patience(_HEALTH_SECONDS)
    assert (await asked)["type"] == answer
    assert await visitor.refused("GET", "/health") == (503, "database_silent")


async def check_afterwards(visitor: Visitor, place: Place, key: str) -> None:
    """The same key gets a certain answer, the move is made once, and play goes on."""
    move = place.frame["moves"][0]["move"]
    answers = []

    async def is_certain() -> bool:
        answers.append(await place.try_move(move, key=key, ply=0))
        return bool(answers[-1]["type"] != "unknown" and answers[-1].get("code") != "storage")

    await until(is_certain)
    assert answers[-1] == {"type": "ack", "key": key, "ply": 1}
    assert (await visitor.call("GET", "/health")).status_code == 200
    assert (await place.frame_at(1))["ply"] == 1
    plies = (await visitor.get_done("GET", f"/api/tables/{visitor.me['table']}"))["ply"]
    assert plies == 1


async def sit_down(visitor: Visitor) -> str:
    table: str = (await visitor.new_table("me", "hot_seat"))["table"]["id"]
    visitor.me["table"] = table
    return table


async def test_postgresql_that_is_frozen(nursery: Nursery, visit: Visit) -> None:
    with Cluster() as own:
        server = nursery.serve(own.new_database())
        ada = await visit(server.url).enter("Ada")
        async with ada.sit(await sit_down(ada), 0) as place:
            with own.frozen():
                await check_while_it_hangs(ada, place, "while-frozen")
            await check_afterwards(ada, place, "while-frozen")
        server.kill()


async def test_a_network_that_carries_nothing_to_postgresql(nursery: Nursery, cluster: Cluster, visit: Visit) -> None:
    address = cluster.new_database()
    async with Scissors(cluster.port) as between:
        through = address.replace(f":{cluster.port}/", f":{between.port}/")
        server = await asyncio.to_thread(nursery.serve, through)
        ada = await visit(server.url).enter("Ada")
        async with ada.sit(await sit_down(ada), 0) as place:
            with between.silence():
                await check_while_it_hangs(ada, place, "while-silent")
            await check_afterwards(ada, place, "while-silent")
        await asyncio.to_thread(server.kill)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another process has the database for itself; to SQLite, another connection is the same."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        yield
        connection.execute("ROLLBACK")


async def test_sqlite_that_somebody_else_has_locked(nursery: Nursery, tmp_path: Path, visit: Visit) -> None:
    file = tmp_path / "tables.db"
    server = nursery.serve(f"sqlite:///{file}")
    ada = await visit(server.url).enter("Ada")
    async with ada.sit(await sit_down(ada), 0) as place:
        with locked(file):
            # What a write-ahead log holds can be read, so it is certain that the move is not there.
            await check_while_it_hangs(ada, place, "while-locked", answer="unknown" if why_slow() else "refused")
        await check_afterwards(ada, place, "while-locked")
