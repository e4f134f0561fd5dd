"""News between processes is lost, or its sender dies: the other process still shows what is in the journal."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from tests.pace import patience
from tests.server.cluster import Cluster
from tests.server.conftest import Come, Serve
from tests.server.faults.conftest import Visit
from tests.server.faults.nursery import Nursery
from tests.server.faults.proxy import Scissors
from tests.server.running import RunningServer
from tests.server.visitors import Visitor
from underhall.server.news import LISTENER, SteadyPgBackend
from underhall.server.postgres_journal import PostgresJournal
from underhall.server.settings import DATABASE_SECONDS

pytestmark = pytest.mark.anyio


async def test_a_process_that_dies_right_after_the_commit_has_told_the_others(
    nursery: Nursery, cluster: Cluster, visit: Visit
) -> None:
    address = cluster.new_database()
    async with Scissors(cluster.port) as scissors:
        here = await asyncio.to_thread(nursery.serve, address.replace(f":{cluster.port}/", f":{scissors.port}/"))
        there = await asyncio.to_thread(nursery.serve, address)
        ada, same = await visit(here.url).enter("Ada"), visit(there.url)
        same.http.cookies.set("underhall", ada.http.cookies["underhall"])
        table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
        async with ada.sit(table, 0) as first, same.sit(table, 0) as second:
            await second.my_turn()
            move = (await first.my_turn())["moves"][0]["move"]
            scissors.arm("the-last-words", "dark")
            await first.send(type="move", key="the-last-words", ply=0, move=move)
            while not scissors.cuts:
                await asyncio.sleep(0.001)
            await asyncio.to_thread(here.kill)
            assert (await second.frame_at(1))["ply"] == 1
            again = await second.move(move, key="the-last-words", ply=0)
            assert again == {"type": "ack", "key": "the-last-words", "ply": 1}


async def test_a_move_made_while_nobody_listened_is_shown_within_seconds(
    nursery: Nursery, cluster: Cluster, visit: Visit
) -> None:
    address = cluster.new_database()
    here, there = nursery.serve(address), nursery.serve(address)
    ada, same = await visit(here.url).enter("Ada"), visit(there.url)
    same.http.cookies.set("underhall", ada.http.cookies["underhall"])
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as first, same.sit(table, 0) as second:
        await first.my_turn()
        await second.my_turn()
        connection = await asyncpg.connect(address)
        ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"
        await connection.fetch(ended, LISTENER)
        await connection.close()
        assert (await first.move())["type"] == "ack"
        await first.ask("ack", type="say", text="is anybody there?")
        assert (await second.frame_at(1))["ply"] == 1
        assert (await second.until("said"))["text"] == "is anybody there?"


async def two_without_news(serve: Serve, cluster: Cluster, come: Come) -> tuple[RunningServer, Visitor, Visitor, str]:
    """Two servers, of which the first tells nobody of its moves; the same person at both, and a table."""
    address = cluster.new_database()
    here, there = serve(address), serve(address)
    journal = here.house.journal
    assert isinstance(journal, PostgresJournal)
    journal._tell = None
    ada, same = await come(here).enter("Ada"), come(there)
    same.http.cookies.set("underhall", ada.http.cookies["underhall"])
    return there, ada, same, (await ada.new_table("me", "hot_seat"))["table"]["id"]


async def test_who_asks_is_shown_what_the_journal_has_though_no_news_came(
    serve: Serve, cluster: Cluster, come: Come
) -> None:
    _, ada, same, table = await two_without_news(serve, cluster, come)
    async with ada.sit(table, 0) as first, same.sit(table, 0) as second:
        await first.my_turn()
        await second.my_turn()
        move = first.frame["moves"][0]["move"]
        assert (await first.move(move, key="the-first-one"))["type"] == "ack"
        await second.send(type="refresh")
        assert (await second.until("frame"))["ply"] == 1
        await first.ask("ack", type="undo", ply=1)
        # A hello and a move that know more than the server that is asked.
        async with same.sit(table, 0, ply=2) as third:
            assert (await third.frame_at(0))["ply"] == 2
        assert (await first.move(move, ply=2, key="the-next-one"))["type"] == "ack"
        assert (await second.move(move, ply=2, key="the-next-one")) == {"type": "ack", "key": "the-next-one", "ply": 3}
        assert (await second.move(move, ply=0, key="the-first-one"))["ply"] == 1


async def test_what_nobody_told_and_nobody_asks_for_is_found_by_comparing(
    serve: Serve, cluster: Cluster, come: Come
) -> None:
    _, ada, same, table = await two_without_news(serve, cluster, come)
    async with ada.sit(table, 0) as first, same.sit(table, 0) as second:
        await first.my_turn()
        await second.my_turn()
        assert (await first.move())["type"] == "ack"
        assert (await second.frame_at(1))["ply"] == 1


class Closing(SteadyPgBackend):
    """Is told to close as soon as it has another connection, before it listens on it."""

    def __init__(self, address: str) -> None:
        super().__init__(address, patience(DATABASE_SECONDS), log=lambda event, **_: None)
        self.made: list[asyncpg.Connection[asyncpg.Record]] = []

    async def _new_connection(self) -> asyncpg.Connection[asyncpg.Record]:
        self.made.append(await super()._new_connection())
        if self._watch is not None:
            asyncio.get_running_loop().call_soon(self._watch.cancel)
        return self.made[-1]


async def test_who_closes_while_listening_again_leaves_no_connection_open(cluster: Cluster) -> None:
    backend = Closing(cluster.new_database())
    await backend.on_startup()
    await backend.subscribe(["underhall"])
    backend._listener_conn.terminate()
    assert backend._watch is not None
    await asyncio.wait({backend._watch}, timeout=patience(20))
    await backend.on_shutdown()
    assert [connection.is_closed() for connection in backend.made] == [True, True]
