"""Noise on the wire: nothing breaks, connections close with sensible codes, and the table plays on."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from contextlib import suppress
from logging import ERROR
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.pace import patience
from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from tests.server.visitors import Visitor
from underhall.protocol import live as protocol

pytestmark = pytest.mark.anyio

_SENSIBLE = {1000, 1002, 1003, 1007, 1008, 1009, 4400, 4403, 4404, 4429, None}
_HUGE = [10**18, -(10**18), 10**400, 1e308, -0.0, "x" * 7000, "\u0000", "\U0001f422" * 100, [], {}, None, True, [[[]]]]


@pytest.fixture
def noisy_server(serve: Serve, sqlite_database: str) -> RunningServer:
    return serve(sqlite_database, rate_per_second=100_000.0)


def message(random: Random, known: dict[str, list[Any]]) -> dict[str, Any]:
    """A message of a real kind whose fields are right, wrong, missing or too many."""
    kind = random.choice(get_args(protocol.ClientMessage))
    made: dict[str, Any] = {"type": kind.__struct_config__.tag}
    for field in msgspec.structs.fields(kind):
        chance = random.random()
        if chance < 0.7:
            made[field.name] = random.choice(known.get(field.name, ["x"]))
        elif chance < 0.9:
            made[field.name] = random.choice(_HUGE)
    if random.random() < 0.05:
        made["surplus"] = random.choice(_HUGE)
    return made


def noise(random: Random, known: dict[str, list[Any]]) -> str | bytes:
    """Mostly almost right; sometimes cut, twisted or plain nonsense."""
    text = json.dumps(message(random, known), ensure_ascii=random.random() < 0.5)
    chance = random.random()
    if chance < 0.7:
        return text
    if chance < 0.8:
        return text[: random.randrange(len(text))]
    if chance < 0.9:
        data = bytearray(text.encode("utf-8", "replace"))
        for _ in range(3):
            data[random.randrange(len(data))] = random.randrange(256)
        return bytes(data)
    nonsense: list[str | bytes] = [
        "[" * 4000,
        '{"a":' * 1500,
        "1" * 8000,
        "",
        "null",
        '"\\ud800"',
        random.randbytes(200),
    ]
    return random.choice(nonsense)


async def test_a_storm_of_almost_right_messages_breaks_nothing(
    noisy_server: RunningServer, come: Come, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = await come(noisy_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat", game="mountain_king"))["table"]["id"]
    random = Random("storm")
    sent, closed = 0, dict[int | None, int]()
    async with ada.sit(table, 0) as quiet:
        moves = [offer["move"] for offer in (await quiet.frame_at(0))["moves"]]
        known: dict[str, list[Any]] = {
            "key": ["12345678", "abcdefgh-1", "bot-1-1-x"],
            "id": ["12345678"],
            "ply": [0, 1, 2, 10**9],
            "move": [*moves[:3], "nonsense", "x" * 400, "\u202e", " ", "take \u00b2"],
            "seat": [0, 1, None, 15],
            "table": [table, "nothing"],
            "text": ["hello", "<b>", "\u0007"],
            "agree": [True, False],
            "lang": ["en", "pl", "xx"],
            "version": [1, 2],
            "link": ["", "x"],
        }
        for start in range(12):
            async with ada.socket() as socket:
                reading = asyncio.create_task(read_all(socket))
                with suppress(ConnectionClosed):
                    if start:
                        await socket.send(json.dumps({"type": "hello", "table": table, "seat": start % 2}))
                    for _ in range(80):
                        await socket.send(noise(random, known))
                        sent += 1
                await socket.close()
                await reading
            closed[socket.close_code] = closed.get(socket.close_code, 0) + 1
        quiet.seen.clear()
        await quiet.send(type="refresh")
        frame = await quiet.until("frame")
        assert frame["decision"]
    with capsys.disabled():
        print(f"\n{sent} noisy messages; closed with {closed}")
    assert set(closed) <= _SENSIBLE
    assert noisy_server.events("message_failed") == []
    assert noisy_server.events("task_failed") == []
    await check_it_plays(noisy_server, ada)


async def read_all(socket: Any) -> None:
    with suppress(ConnectionClosed):
        while True:
            json.loads(await socket.recv())


async def test_broken_frames_close_one_connection_and_nothing_else(
    noisy_server: RunningServer, come: Come, caplog: pytest.LogCaptureFixture
) -> None:
    """Below the messages: frames that are no WebSocket, and HTTP that is none."""
    ada = await come(noisy_server).enter("Ada")
    cookie = f"underhall={ada.http.cookies['underhall']}"
    random = Random("frames")
    upgrade = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{noisy_server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    ).encode()
    bodies = [
        b"\x81\x02{}",  # not masked
        b"\x83\x80\x00\x00\x00\x00",  # a reserved kind
        b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
        b"\x89\xff\x00\x00\x00\x00\x00\x00\x00\x7f\x00\x00\x00\x00",  # a ping longer than pings are
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # a length beyond all measure
        b"\x00\x80\x00\x00\x00\x00",  # goes on with what never began
        b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # text that is no text
        b"\x88\x82\x00\x00\x00\x00\x00\x01",  # a close code that is none
        *(random.randbytes(60) for _ in range(20)),
    ]
    for body in bodies:
        answer = await asyncio.to_thread(talk, noisy_server.port, [upgrade, body])
        assert answer.startswith(b"HTTP/1.1 101"), body
        # The same before the server could agree to the connection: it may close it without a word.
        answer = await asyncio.to_thread(talk, noisy_server.port, [upgrade, body], patient=False)
        assert answer == b"" or answer.startswith(b"HTTP/1.1 101"), (body, answer)
    failures = {record.getMessage() for record in caplog.records if record.levelno >= ERROR}
    assert failures <= {"Invalid UTF-8 sequence received from client."}  # uvicorn's own words
    for request in (
        b"GARBAGE\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Underhall: 1\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Underhall: 1\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: underhall=\xff\xfe; =;;;\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \xff\xff\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        random.randbytes(300),
    ):
        answer = await asyncio.to_thread(talk, noisy_server.port, [request])
        assert not answer.startswith(b"HTTP/1.1 5"), (request[:60], answer[:200])
    assert noisy_server.events("request_failed") == []
    assert noisy_server.events("message_failed") == []
    await check_it_plays(noisy_server, ada)


def talk(port: int, parts: list[bytes], *, patient: bool = True) -> bytes:
    """Send bytes, each after the answer to those before or at once, and read what comes until it is quiet."""
    with sockets.create_connection(("127.0.0.1", port), timeout=patience(5)) as connection:
        answer = b""
        for part in parts:
            with suppress(OSError):
                connection.sendall(part)
            connection.settimeout(patience(0.3 if part is parts[-1] else 10) if patient or part is parts[-1] else 0.001)
            with suppress(OSError):
                answer += connection.recv(65536)
        return answer


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables/TABLE/branch", {"ply": 10**400}),
        ("POST", "/api/tables/TABLE/branch", {"ply": 10**18}),
        ("GET", "/api/tables/TABLE/replay/" + "9" * 30, None),
        ("GET", "/api/tables/TABLE/replay/" + "9" * 5000, None),
        ("GET", "/api/tables/TABLE/replay/-1", None),
        ("POST", "/api/tables/TABLE/seats/" + "9" * 30 + "/bot", {}),
        ("POST", "/api/tables/TABLE/seats/" + "9" * 5000 + "/bot", {}),
        ("GET", "/api/tables/TABLE/record?seat=" + "9" * 5000, None),
        ("POST", "/api/tables", {"game": "ghosts_galore", "players": 10**400}),
        ("POST", "/api/tables", {"game": "ghosts_galore", "players": 2, "options": {"x": 10**400}}),
        ("POST", "/api/tables", {"game": "caverna", "players": 2, "options": {"x" * 3000: "y" * 3000}}),
        ("POST", "/api/tables", {"game": "mountain_king", "players": 2, "options": {"teams": "\u0000"}}),
        ("POST", "/api/tables", {"game": "\u0000", "players": 2}),
        ("POST", "/api/tables/TABLE/join", {"contribution": "\u0000" * 10}),
        ("POST", "/api/join", {"link": "\u0000"}),
        ("GET", "/api/links/%00", None),
        ("PUT", "/api/me", {"nickname": "\u0000"}),
        ("POST", "/api/login", {"login": "\u0000", "password": "\u0000"}),
    ],
)
async def test_numbers_and_texts_beyond_all_measure_are_refused_by_name(
    noisy_server: RunningServer, come: Come, method: str, path: str, body: Any
) -> None:
    ada = await come(noisy_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    answer = await ada.call(method, path.replace("TABLE", table), body)
    assert 400 <= answer.status_code < 500, answer.text
    assert set(answer.json()) == {"code", "text"}
    assert noisy_server.events("request_failed") == []


async def check_it_plays(server: RunningServer, visitor: Visitor) -> None:
    table = (await visitor.new_table("me", "random"))["table"]["id"]
    async with visitor.sit(table, 0) as place:
        await place.my_turn()
        assert (await place.move())["type"] == "ack"


async def test_nonsense_is_refused_without_holding_up_the_house(noisy_server: RunningServer, come: Come) -> None:
    """The search for what someone may have meant must be short, however long their nonsense."""
    ada = await come(noisy_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat", game="caverna"))["table"]["id"]
    async with ada.sit(table, 0) as place, ada.sit(table, 1) as other:
        await other.frame_at(0)
        asker = place if (await place.frame_at(0))["moves"] else other
        loop = asyncio.get_running_loop()
        began = loop.time()
        for number in range(20):
            text = (f"plase {number} " + "qwertyuiopasdfghjkl " * 20)[:400]
            answer = await asker.ask("answer", type="why_not", id=asker.key(), move=text)
            assert answer["text"]
        assert loop.time() - began < 5
