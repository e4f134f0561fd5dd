"""The socket's manners: who is let in, what is survived, what closes a connection, and with which code."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.pace import patience
from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from tests.server.visitors import Place
from underhall.protocol import live as protocol
from underhall.protocol.errors import ProtocolError

pytestmark = pytest.mark.anyio

_FIELDS = st.sampled_from(["type", "key", "ply", "move", "seat", "id"])


async def close_code(socket: ClientConnection) -> int:
    """The code that the server closes with."""
    try:
        async with asyncio.timeout(patience(20)):
            while True:
                await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


async def test_a_page_from_elsewhere_cannot_open_a_socket(serve: Serve, sqlite_database: str, come: Come) -> None:
    server = serve(sqlite_database, origins=("https://games.example",))
    ada = await come(server).enter("Ada")
    for origin in ("https://evil.example", "null", "http://[", server.url + "1"):
        with pytest.raises(InvalidStatus) as refused:
            async with ada.socket(headers={"Origin": origin}):
                pass
        assert refused.value.response.status_code == 403
    for origin in (server.url, "https://games.example"):
        async with ada.socket(headers={"Origin": origin}) as socket:
            await socket.send("{}")
            assert await close_code(socket) == 4400


async def test_strangers_are_sent_away_with_a_reason(plain_server: RunningServer, come: Come) -> None:
    eve = come(plain_server)
    for path in ("/ws", "/ws?token=nonsense"):
        async with eve.socket(path) as socket:
            failed = json.loads(await socket.recv())
            assert (failed["type"], failed["code"], failed["fatal"]) == ("failed", "not_known", True)
            assert await close_code(socket) == 4401


@pytest.mark.parametrize(
    ("first", "code", "closed_with"),
    [
        ({"type": "refresh"}, "hello_first", 4400),
        ({"type": "hello", "table": "nothing"}, "no_table", 4404),
        ({"type": "hello", "table": "no\x00thing"}, "no_table", 4404),
        ({"type": "hello", "table": "TABLE", "seat": 1}, "not_your_seat", 4403),
        ({"type": "hello", "table": "TABLE", "seat": 15}, "not_your_seat", 4403),
        ({"type": "hello", "table": "TABLE", "version": 99}, "version", 4400),
        ({"type": "hello", "table": "TABLE", "colour": "red"}, "bad_message", 4400),
        ("not even JSON", "bad_message", 4400),
    ],
)
async def test_a_bad_hello_ends_the_connection(
    plain_server: RunningServer, come: Come, first: Any, code: str, closed_with: int
) -> None:
    ada, eve = await come(plain_server).enter("Ada"), await come(plain_server).enter("Eve")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with eve.socket() as socket:
        await socket.send((first if isinstance(first, str) else json.dumps(first)).replace("TABLE", table))
        failed = json.loads(await socket.recv())
        assert (failed["code"], failed["fatal"]) == (code, True)
        assert await close_code(socket) == closed_with


async def test_a_private_table_is_watched_only_with_its_link(plain_server: RunningServer, come: Come) -> None:
    ada, eve = await come(plain_server).enter("Ada"), await come(plain_server).enter("Eve")
    card = await ada.new_table("me", "hot_seat", open=False)
    async with eve.socket() as socket:
        await socket.send(json.dumps({"type": "hello", "table": card["table"]["id"]}))
        assert await close_code(socket) == 4403
    async with eve.sit(card["table"]["id"], None, link=card["link"]) as place:
        assert (await place.frame_at(0))["moves"] == []


async def test_messages_that_cannot_be_read_are_answered_and_the_connection_lives(
    plain_server: RunningServer, come: Come
) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        key = "12345678"
        for bad in (
            "",
            "{",
            "null",
            "[]",
            '{"type": "fly"}',
            '{"type": "move"}',
            '{"type": "move", "key": "short", "ply": 0, "move": "x"}',
            f'{{"type": "move", "key": "{key}", "ply": -1, "move": "x"}}',
            f'{{"type": "move", "key": "{key}", "ply": 0, "move": "x", "seat": 1}}',
            f'{{"type": "move", "key": "{key}", "ply": "0", "move": "x"}}',
            "[" * 3000,
            '"\\ud800"',
            "x" * 9000,
            b"\xff\x00",
        ):
            await place.socket.send(bad)
            failed = await place.until("failed")
            assert failed["code"] in ("bad_message", "too_long")
            assert "fatal" not in failed
        await place.send(type="hello", table=table)
        assert (await place.until("failed"))["code"] == "hello_twice"
        assert (await place.move())["type"] == "ack"
    assert plain_server.events("message_failed") == []


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.one_of(
        st.text(),
        st.binary(),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(),
            lambda inner: st.lists(inner) | st.dictionaries(_FIELDS, inner),
        ).map(json.dumps),
    )
)
def test_any_text_is_read_or_refused_and_never_breaks_the_reader(data: str | bytes) -> None:
    with suppress(ProtocolError):
        protocol.decode(data)


async def test_messages_are_heard_however_they_are_cut_into_packets(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    questions = [json.dumps({"type": "why_not", "id": f"question-{n}", "move": "x" * n}).encode() for n in (1, 40, 300)]
    packets = [
        bytes([0x81, 0x80 | len(text)]) if len(text) < 126 else b"\x81\xfe" + len(text).to_bytes(2, "big")
        for text in questions
    ]
    whole = [head + bytes(4) + text for head, text in zip(packets, questions, strict=True)]
    first, second = questions[1][:20], questions[1][20:]
    parts = bytes([0x01, 0x80 | len(first)]) + bytes(4) + first + bytes([0x80, 0x80 | len(second)]) + bytes(4) + second
    for pieces, answers in (
        ([b"".join(whole)], 3),  # several at once
        ([whole[2][:1], whole[2][1:7], whole[2][7:] + whole[0]], 2),  # cut anywhere
        ([parts, whole[0]], 2),  # a message in parts
        ([whole[0], b"\x8a\x80" + bytes(4), b"\x89\x80" + bytes(4) + whole[1]], 2),  # with pongs and pings between
    ):
        async with ada.sit(table, 0) as place:
            await place.my_turn()
            for piece in pieces:
                place.socket.transport.write(piece)
                await asyncio.sleep(0.02)
            heard = [(await place.until("answer"))["id"] for _ in range(answers)]
            assert len(set(heard)) == answers
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        place.socket.transport.write(b"\x81\x82" + bytes(4) + b"\xff\xff")
        assert await close_code(place.socket) == 1007


async def test_a_message_beyond_all_measure_closes_the_connection(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.socket.send("x" * 200_000)
        assert await close_code(place.socket) == 1009


async def test_spectators_and_those_without_the_turn_are_refused_by_type(
    plain_server: RunningServer, come: Come
) -> None:
    ada, eve = await come(plain_server).enter("Ada"), await come(plain_server).enter("Eve")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with eve.sit(table, None) as spectator:
        for message in (
            {"type": "move", "ply": 0, "move": "x"},
            {"type": "undo", "ply": 0},
            {"type": "consent", "ply": 0, "agree": True},
        ):
            answer = await spectator.ask("refused", **message)
            assert (answer["type"], answer["code"]) == ("refused", "spectators_watch")
        for question in ({"type": "why_not", "move": "x"}, {"type": "hint"}, {"type": "sample"}):
            answer = await spectator.ask("answer", "sampled", id=spectator.key(), **question)
            assert (answer["type"], answer["code"]) == ("failed", "spectators_watch")


async def test_who_talks_too_fast_is_warned_and_then_closed(serve: Serve, sqlite_database: str, come: Come) -> None:
    server = serve(sqlite_database, rate_per_second=2.0)
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        for _ in range(10):
            await place.send(type="refresh")
        assert (await place.until("failed"))["code"] == "too_fast"
        for _ in range(200):
            try:
                await place.send(type="refresh")
            except ConnectionClosed:
                break
        assert await close_code(place.socket) == 4429


async def test_a_reader_that_stops_reading_is_closed_and_nobody_else_notices(
    plain_server: RunningServer, come: Come
) -> None:
    ada, eve = await come(plain_server).enter("Ada"), await come(plain_server).enter("Eve")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    cookie = f"underhall={eve.http.cookies['underhall']}"
    frozen = sockets.create_connection(("127.0.0.1", plain_server.port))
    frozen.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    frozen.sendall(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{plain_server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    assert (await asyncio.to_thread(frozen.recv, 4096)).startswith(b"HTTP/1.1 101")
    hello = json.dumps({"type": "hello", "table": table}).encode()
    frozen.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    house = plain_server.house
    async with ada.sit(table, 0) as place:
        await place.until("presence", that=lambda m: m["spectators"] == 1)

        async def chatter() -> int:
            live = await house.hub.table(table)
            for number in range(1000):  # more than the pipes of any system hold
                said = protocol.Said(number + 1, "Ada", 0, "x" * 40_000, "")
                frozen_lines = [line for line in live.connections if line.seat is None]
                for line in frozen_lines:
                    line.send(protocol.encode(said))
                if number % 20 == 0:
                    await asyncio.sleep(0.001)
            return len(house.sockets.open)

        plain_server.run(chatter())
        await place.until("presence", that=lambda m: m["spectators"] == 0)
        await place.my_turn()
        assert (await place.move())["type"] == "ack"
        text = (await ada.call("GET", "/metrics")).text
        assert "underhall_slow_readers_total 1.0" in text
    frozen.close()


async def test_a_stop_tells_clients_to_come_again(serve: Serve, sqlite_database: str, come: Come) -> None:
    server = serve(sqlite_database)
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        stopping = asyncio.to_thread(server.stop)
        code, _ = await asyncio.gather(close_code(place.socket), stopping)
        assert code == 1012


async def test_a_program_plays_with_a_bearer_token(plain_server: RunningServer, come: Come) -> None:
    program = come(plain_server)
    token = (await program.get_done("POST", "/api/tokens/guest", {"nickname": "Robot"}))["token"]
    program.http.headers["Authorization"] = f"Bearer {token}"
    table = (await program.new_table("me", "hot_seat"))["table"]["id"]
    async with program.socket(headers={"Authorization": f"Bearer {token}"}) as socket:
        place = Place(socket)
        await place.send(type="hello", table=table, seat=0)
        await place.my_turn()
        sampled = await place.ask("sampled", type="sample", id=place.key())
        assert sampled["position"]["game"] == "ghosts_galore"
        assert (await place.move())["type"] == "ack"
