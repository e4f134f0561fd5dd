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
from underhall.protocol.bodies import NewTable, SeatPlan, TableCard, TokenMade
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


ANSWERS = [
    *(b"", b"<html>", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"token": 1}'),
    *(b"HTTP/1.1 500 No\r\nContent-Length: 100000\r\n\r\n" + b"[" * 100_000, b"SSH-2.0-OpenSSH_9.2\r\n"),
    b"HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{",
    b'HTTP/1.1 400 No\r\nContent-Length: 41\r\n\r\n{"code": "x", "text": "\\u001b[2J\\u202eno"}',
]


@pytest.mark.parametrize("said", ANSWERS, ids=range(len(ANSWERS)))
async def test_whoever_answers_a_client_hears_or_says_one_sentence(said: bytes) -> None:
    """Something else may listen there: what it says is no answer, and commands no terminal."""
    head = b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(said)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said if said.startswith((b"HTTP", b"SSH")) else head + said)
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as other:
        server = client.Server(f"http://127.0.0.1:{other.sockets[0].getsockname()[1]}")
        with pytest.raises(client.ServerRefused) as refused:
            await server.call("GET", "/api/me", answer=TokenMade)
    assert refused.value.sentence().isprintable()


@pytest.mark.parametrize("url", ["http://h:port", "http://a b", "http://\udcff", "http://", "nothing"])
async def test_an_address_that_is_none_gets_one_sentence(url: str) -> None:
    with pytest.raises(client.ServerRefused):
        await client.Server(url).call("GET", "/api/me", answer=TokenMade)


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
