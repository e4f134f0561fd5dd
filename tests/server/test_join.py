"""Programs as players: the reference client, and the command that is it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pace import patience
from tests.server.conftest import Serve
from underhall import bots, client
from underhall.protocol.bodies import NewTable, SeatPlan, TableCard
from underhall.protocol.live import Ack
from underhall.server import backup

pytestmark = pytest.mark.anyio


async def test_a_bot_joins_by_its_invitation_and_plays_to_the_end(serve: Serve, sqlite_database: str) -> None:
    url = serve(sqlite_database).url
    async with client.connect(url) as host:
        await host.guest("Host")
        card = await host.call("POST", "/api/tables", NewTable("ghosts_galore", 2), answer=TableCard)
        command = [sys.executable, "-m", "underhall", "join", f"{url}/join/{card.link}", "--bot", "random"]
        joined = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            async with host.sit(card.table.id, 0) as seat:
                last = await asyncio.wait_for(seat.play_with(bots.bot("random", "test")), patience(90))
            out, err = joined.communicate(timeout=patience(30))
        finally:
            joined.kill()
    assert last.over
    assert (joined.returncode, err) == (0, "")
    assert "Took seat 2" in out
    assert "of 2." in out.splitlines()[-1]


async def test_a_seat_that_is_taken_is_refused_with_the_servers_sentence(serve: Serve, sqlite_database: str) -> None:
    url = serve(sqlite_database).url
    async with client.connect(url) as host:
        await host.guest("Host")
        card = await host.call("POST", "/api/tables", NewTable("ghosts_galore", 2), answer=TableCard)
        address = f"{url}/table/{card.table.id}"
        command = [sys.executable, "-m", "underhall", "join", address, "--seat", "1"]
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=patience(60))
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


async def test_a_client_that_is_seated_while_the_house_is_restored_goes_on_from_the_older_ply(
    serve: Serve, sqlite_database: str, tmp_path: Path
) -> None:
    url, saved = serve(sqlite_database).url, tmp_path / "saved.db"
    async with client.connect(url) as host:
        await host.guest("Host")
        plan = NewTable("ghosts_galore", 2, seats=[SeatPlan("me"), SeatPlan("hot_seat")])
        table = (await host.call("POST", "/api/tables", plan, answer=TableCard)).table.id
        async with host.sit(table, 0) as first, host.sit(table, 1) as second:

            async def play(ply: int) -> None:
                for seat in (first, second):
                    while seat.ply < ply:
                        await seat.receive()
                mover = first if first.frame and first.frame.moves else second
                assert mover.frame is not None
                answer = await mover.move(mover.frame.moves[0].move)
                assert isinstance(answer, Ack)
                assert answer.ply == ply + 1

            for ply in range(2):
                await play(ply)
            await backup.backup(sqlite_database, saved)
            for ply in range(2, 5):
                await play(ply)
            await backup.restore(sqlite_database, saved, replace=True)
            for seat in (first, second):
                while seat.ply != 2:
                    await asyncio.wait_for(seat.receive(), patience(30))
            await play(2)
