"""Several servers on one PostgreSQL show the same; and the real command, as a process."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from tests.pace import patience, until
from tests.ports import free_port
from tests.server.cluster import Cluster
from tests.server.conftest import Come, Serve
from tests.server.visitors import Visitor

pytestmark = pytest.mark.anyio


async def test_people_at_different_servers_play_at_the_same_table(serve: Serve, cluster: Cluster, come: Come) -> None:
    address = cluster.new_database()
    here, there = serve(address), serve(address)
    ada, ben = await come(here).enter("Ada"), await come(there).enter("Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    async with ada.sit(table, 0) as first:
        await ben.get_done("POST", f"/api/tables/{table}/join", {})
        changed = await first.until("table")
        assert changed["table"]["status"] == "running"
        async with ben.sit(table, 1) as second:
            await first.ask("ack", type="say", text="hello over there")
            assert (await second.until("said"))["text"] == "hello over there"
            ends = await asyncio.gather(first.play_on(), second.play_on())
    assert ends[0]["standings"] == ends[1]["standings"]
    assert (await ben.get_done("GET", f"/api/tables/{table}"))["table"]["status"] == "over"


async def test_news_that_nobody_can_read_is_noted_and_passed_over(serve: Serve, cluster: Cluster, come: Come) -> None:
    address = cluster.new_database()
    here, there = serve(address), serve(address)
    ada, same = await come(here).enter("Ada"), come(there)
    same.http.cookies.set("underhall", ada.http.cookies["underhall"])
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as first, same.sit(table, 0) as second:
        await first.my_turn()
        await second.until("presence")
        connection = await asyncpg.connect(address)
        for payload in ("hello", "", "{}", '{"sender": 1}', '{"x": ' + "[" * 5000):
            await connection.execute("SELECT pg_notify('underhall', $1)", payload)
        await connection.close()
        assert (await first.move())["type"] == "ack"
        assert (await second.frame_at(1))["ply"] == 1
    assert len(there.events("news_unreadable")) == 5


async def test_a_session_ended_at_one_server_is_closed_at_the_other(serve: Serve, cluster: Cluster, come: Come) -> None:
    address = cluster.new_database()
    here, there = serve(address), serve(address)
    ada, same = await come(here).enter("Ada"), come(there)
    same.http.cookies.set("underhall", ada.http.cookies["underhall"])
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with same.sit(table, 0) as place:
        await ada.get_done("POST", "/api/logout")
        assert (await place.until("failed"))["code"] == "session_ended"


async def test_play_goes_on_after_postgresql_was_restarted(serve: Serve, come: Come) -> None:
    with Cluster() as own:
        address = own.new_database()
        here, there = serve(address), serve(address)
        ada, same = await come(here).enter("Ada"), come(there)
        same.http.cookies.set("underhall", ada.http.cookies["underhall"])
        table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
        async with ada.sit(table, 0) as first, same.sit(table, 0) as second:
            await first.my_turn()
            await second.until("presence")
            move = first.frame["moves"][0]["move"]
            own.stop()
            assert (await first.try_move(move))["type"] == "unknown"
            own.start()

            async def moved() -> bool:
                return bool((await first.try_move(move, ply=0, key="after-the-storm"))["type"] == "ack")

            await until(moved)
            assert (await second.frame_at(1))["ply"] == 1
        here.stop()
        there.stop()


async def test_who_comes_while_the_database_is_away_is_told_to_come_again_later(serve: Serve, come: Come) -> None:
    with Cluster() as own:
        server = serve(own.new_database())
        ada = await come(server).enter("Ada")
        table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
        own.stop()
        for _ in range(2):  # with a connection that was open, and with none
            async with ada.socket() as socket:
                assert json.loads(await socket.recv())["code"] == "storage"
                await socket.wait_closed()
                assert socket.close_code == 1013
            assert await ada.refused("GET", "/api/me") == (503, "storage")
        own.start()
        async with ada.sit(table, 0) as place:
            assert (await place.my_turn())["moves"]
        server.stop()


async def test_the_command_serves_stops_in_order_and_keeps_everything(tmp_path: Path) -> None:
    port = free_port()
    environment = {**os.environ, "UNDERHALL_PORT": str(port), "UNDERHALL_DATABASE": f"sqlite:///{tmp_path / 'a.db'}"}
    command = [sys.executable, "-m", "underhall", "--lang", "pl", "serve", "--no-browser"]

    def start() -> subprocess.Popen[str]:
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
        )
        assert process.stdout is not None
        assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
        return process

    process = start()
    try:
        ada = await Visitor(f"http://127.0.0.1:{port}").enter("Ada")
        table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
        async with ada.sit(table, 0) as place:
            await place.my_turn()
            assert (await place.move())["type"] == "ack"
            process.send_signal(signal.SIGTERM)
            await place.socket.wait_closed()
            assert place.socket.close_code == 1012
        _, log = await asyncio.to_thread(process.communicate, timeout=patience(30))
        assert '"event":"stopped"' in log
        assert "underhall=" not in log
        process = start()
        async with ada.sit(table, 0) as place:
            assert (await place.frame_at(1))["ply"] == 1
        await ada.go()
    finally:
        process.kill()
        process.communicate()
