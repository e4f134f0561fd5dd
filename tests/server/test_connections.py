"""Connections that do not finish what they began, that are dead, or that are too many: each has an end."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from contextlib import suppress
from logging import ERROR
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from tests.pace import patience
from tests.ports import free_port
from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from underhall.server import transport
from underhall.server.transport import PING_SECONDS, PONG_SECONDS, HttpProtocol, TableProtocol, most_connections

pytestmark = pytest.mark.anyio

_OPENING = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Underhall: 1\r\nContent-Type: application/json\r\n"


_UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def all_that_is_said(port: int, *parts: bytes) -> bytes:
    """Send the parts one after another and read until the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for part in parts:
        writer.write(part)
        await writer.drain()
    said = await asyncio.wait_for(reader.read(), patience(30))
    writer.close()
    return said


@pytest.mark.parametrize(
    "parts",
    [
        (),
        (b"GET /health HT",),
        (_OPENING,),
        (_OPENING + b"Content-Length: 20\r\n\r\n", b'{"nick'),
        (_OPENING + b"Transfer-Encoding: chunked\r\n\r\n", b"5\r\n{"),
    ],
    ids=["nothing", "half a line", "half a header", "half a body", "half a chunk"],
)
async def test_who_does_not_finish_a_request_is_hung_up_on(
    plain_server: RunningServer, monkeypatch: pytest.MonkeyPatch, parts: tuple[bytes, ...]
) -> None:
    monkeypatch.setattr(transport, "_REQUEST_SECONDS", 0.3)
    assert (await all_that_is_said(plain_server.port, *parts)).startswith(b"HTTP/1.1 408 ")
    assert plain_server.events("request_failed") == []
    # A client that hangs up is not the server's fault.
    assert {event["status"] for event in plain_server.events("request") if event["route"] == "/api/guest"} <= {499}


async def test_who_speaks_before_the_handshake_is_done_is_hung_up_on_without_a_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked = asyncio.Event()

    async def app(_scope: Any, receive: Any, _send: Any) -> None:
        await receive()
        asked.set()
        await receive()

    with socket.create_server(("127.0.0.1", 0)) as listening:
        http, ws = HttpProtocol.for_most(10), TableProtocol.for_server()
        server = uvicorn.Server(uvicorn.Config(app, http=http, ws=ws, lifespan="off", log_config=None))
        serving = asyncio.create_task(server.serve([listening]))
        reader, writer = await asyncio.open_connection(*listening.getsockname())
        writer.write(_UPGRADE)
        await asyncio.wait_for(asked.wait(), patience(10))
        writer.write(b"\x81\x02{}")
        assert await asyncio.wait_for(reader.read(), patience(10)) == b""
        writer.close()
        server.should_exit = True
        await serving
    assert [record.getMessage() for record in caplog.records if record.levelno >= ERROR] == []


async def test_a_byte_now_and_then_does_not_keep_a_request_alive(
    plain_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transport, "_REQUEST_SECONDS", 0.5)
    reader, writer = await asyncio.open_connection("127.0.0.1", plain_server.port)
    # The second request of a connection: the first was finished, and has its answer.
    writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /health HTTP/1.1\r\nX-Slow: ")
    began = time.monotonic()

    async def drip() -> None:
        with suppress(OSError):
            while time.monotonic() < began + patience(30):
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.05)

    dripping = asyncio.create_task(drip())
    said = await asyncio.wait_for(reader.read(), patience(30))
    dripping.cancel()
    assert said.startswith(b"HTTP/1.1 200 ")
    writer.close()


async def test_who_does_not_read_the_answer_is_hung_up_on(
    plain_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transport, "_READER_SECONDS", 0.3)
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", plain_server.port))
        ask = b"GET /api/games/mountain_king/components HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        deaf.sendall(ask * 8)  # more than the buffers of both ends hold
        protocols = plain_server.protocols
        async with asyncio.timeout(patience(30)):
            while not protocols:
                await asyncio.sleep(0.01)
            while protocols:
                await asyncio.sleep(0.01)


async def test_a_table_is_no_unfinished_request(
    serve: Serve, sqlite_database: str, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time that a request has to come does not run on once it has become a WebSocket."""
    monkeypatch.setattr(transport, "_REQUEST_SECONDS", 0.3)
    server = serve(sqlite_database)
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "random"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        for _ in range(2):  # a later connection that said nothing is closed: the time of the table's request is over
            assert (await all_that_is_said(server.port)).startswith(b"HTTP/1.1 408 ")
        await place.send(type="refresh")
        await place.until("frame")


async def test_a_socket_that_is_dead_is_noticed(serve: Serve, sqlite_database: str, come: Come) -> None:
    assert PING_SECONDS + PONG_SECONDS < 20
    server = serve(sqlite_database, ping_seconds=(0.1, 0.4))
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    async with ada.sit(table, 0) as place, ben.socket() as half_open:
        await half_open.send(json.dumps({"type": "hello", "table": table, "seat": 1}))
        await place.until("presence", that=lambda said: said["seats"] == [0, 1])
        half_open.transport.pause_reading()  # as a cable that was pulled: nothing is read, nothing is answered
        await place.until("presence", that=lambda said: said["seats"] == [0])


async def test_beyond_its_limit_the_server_says_that_it_is_full(serve: Serve, sqlite_database: str, come: Come) -> None:
    server = serve(sqlite_database, connections=4)
    ada = await come(server).enter("Ada")  # one connection, kept
    others = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(3)]
    try:
        full = b"GET /health?lang=es HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        async with asyncio.timeout(patience(30)):
            while len(server.protocols) < 4:
                await asyncio.sleep(0.01)
        said = await all_that_is_said(server.port, full)
        assert said.startswith(b"HTTP/1.1 503 ")
        assert b'"code":"crowded"' in said
        assert b"conexiones" in said
        upgrade = (
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert (await all_that_is_said(server.port, upgrade)).startswith(b"HTTP/1.1 503 ")
        assert (await ada.call("GET", "/api/me")).status_code == 200  # those who are in stay in
    finally:
        for other in others:
            other.close()
    async with asyncio.timeout(patience(30)):
        while len(server.protocols) > 1:
            await asyncio.sleep(0.01)
    assert (await come(server).call("GET", "/health")).status_code == 200


def test_the_limit_keeps_away_from_that_of_file_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    for files, wanted, most in ((1024, 0, 864), (1024, 100, 100), (1024, 5000, 864), (65536, 5000, 5000)):
        monkeypatch.setattr("resource.getrlimit", lambda _, files=files: (files, files))
        assert most_connections(wanted) == most


def test_a_flood_of_connections_leaves_file_descriptors_for_those_who_are_in(tmp_path: Path) -> None:
    port = free_port()
    serve = f"ulimit -n 256; exec {sys.executable} -m underhall serve --no-browser --port {port}"
    environment = {**os.environ, "UNDERHALL_DATABASE": f"sqlite:///{tmp_path / 'tables.db'}"}
    process = subprocess.Popen(["sh", "-c", serve], env=environment, stderr=subprocess.PIPE, stdout=subprocess.PIPE)
    crowd: list[socket.socket] = []
    try:
        assert process.stdout is not None
        assert process.stdout.readline()  # it says that it is ready
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"X-Underhall": "1"}, trust_env=False) as ada:
            assert ada.post("/api/guest", json={"nickname": "Ada"}).status_code == 201
            crowd += [socket.create_connection(("127.0.0.1", port)) for _ in range(500)]
            # Bots need processes and pipes, the database needs files: there are still some.
            body = {"game": "ghosts_galore", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}
            assert ada.post("/api/tables", json=body).status_code == 201
            assert ada.get("/health").status_code == 200
            assert len(os.listdir(f"/proc/{process.pid}/fd")) < 256
    finally:
        for one in crowd:
            one.close()
        process.terminate()
        _, told = process.communicate(timeout=patience(30))
    assert b"Too many open files" not in told
    assert b"out of system resource" not in told
