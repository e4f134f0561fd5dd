"""Seats under stress: two tabs and two devices, a seat that changes hands, frozen spectators, clocks that jump."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import time
from pathlib import Path
from statistics import median, quantiles

import pytest

from tests.pace import patience, until
from tests.server.conftest import Come, Serve
from tests.server.faults.conftest import Visit
from tests.server.faults.nursery import Nursery
from tests.server.running import RunningServer
from tests.server.visitors import Place, Visitor

pytestmark = pytest.mark.anyio


async def test_two_tabs_and_another_device_on_one_seat_see_the_same_and_one_of_their_moves_counts(
    plain_server: RunningServer, come: Come
) -> None:
    ada, ben = await come(plain_server).enter("Ada"), await come(plain_server).enter("Ben")
    await ada.get_done("POST", "/api/account", {"login": "ada", "password": "correct horse"})
    phone = come(plain_server)
    await phone.get_done("POST", "/api/login", {"login": "ada", "password": "correct horse"})
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    async with (
        ada.sit(table, 0) as tab,
        ada.sit(table, 0) as other,
        phone.sit(table, 0) as far,
        ben.sit(table, 1) as ben_at,
    ):
        places = [tab, other, far]
        for _ in range(6):
            for place in (*places, ben_at):
                await place.frame_at(max(one.frame.get("ply", 0) for one in (*places, ben_at)))
            ply = tab.frame["ply"]
            assert all((place.frame["ply"], place.frame["view"]) == (ply, tab.frame["view"]) for place in places)
            if not tab.frame["moves"]:
                assert (await ben_at.move())["type"] == "ack"
                await ben_at.frame_at(ply + 1)
                continue
            moves = [offer["move"] for offer in tab.frame["moves"]]
            answers = await asyncio.gather(
                *(place.move(moves[number % len(moves)], ply=ply) for number, place in enumerate(places))
            )
            assert sorted(answer["type"] for answer in answers) == ["ack", "moved_on", "moved_on"]
            # The same move under the same key from both tabs is one move.
            for place in places:
                await place.frame_at(ply + 1)


async def test_the_same_command_from_two_tabs_is_one_command(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as tab, ada.sit(table, 0) as other:
        move = (await tab.my_turn())["moves"][0]["move"]
        await other.my_turn()
        answers = await asyncio.gather(*(place.move(move, ply=0, key="one-command") for place in (tab, other)))
        assert answers[0] == answers[1] == {"type": "ack", "key": "one-command", "ply": 1}


async def test_who_gave_up_a_seat_sees_nothing_more_from_it(plain_server: RunningServer, come: Come) -> None:
    ada, ben, eve = [await come(plain_server).enter(name) for name in ("Ada", "Ben", "Eve")]
    table = (await ada.new_table("me", "open", "open"))["table"]["id"]
    await eve.get_done("POST", f"/api/tables/{table}/join", {"seat": 1})
    async with eve.sit(table, 1) as spy:
        await eve.get_done("POST", f"/api/tables/{table}/leave", {})
        assert (await spy.until("welcome")).get("seat") is None
        await ben.get_done("POST", f"/api/tables/{table}/join", {"seat": 1})
        await ada.get_done("POST", f"/api/tables/{table}/start", {})
        async with ben.sit(table, 1) as place:
            mine = await place.my_turn()
            seen = await spy.until("frame")
            assert mine["moves"]
            assert seen["moves"] == []
            for message in ({"type": "move", "ply": 0, "move": mine["moves"][0]["move"]}, {"type": "undo", "ply": 0}):
                assert (await spy.ask("refused", **message))["code"] == "spectators_watch"
            await spy.send(type="look", seat=1)
            assert (await spy.until("failed"))["code"] == "not_your_seat"


async def test_a_guest_who_logs_in_leaves_no_eyes_at_the_seat(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    await ada.get_done("POST", "/api/account", {"login": "ada", "password": "correct horse"})
    guest = await come(plain_server).enter("Guest")
    table = (await guest.new_table("me", "hot_seat"))["table"]["id"]
    async with guest.sit(table, 0) as place:
        await place.my_turn()
        await guest.get_done("POST", "/api/login", {"login": "ada", "password": "correct horse"})
        await place.socket.wait_closed()
        assert place.socket.close_code == 1012
    async with guest.sit(table, 0) as place:
        assert (await place.my_turn())["moves"]


async def test_nobody_answers_for_a_bot(plain_server: RunningServer, come: Come) -> None:
    """A key that looked like a bot's own once kept the bot from ever moving."""
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "random"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        while not (await place.my_turn())["over"]:
            at = place.frame["ply"]
            assert (await place.move(key=f"bot-{at + 1}-1".ljust(8, "-")))["type"] in ("ack", "moved_on")
            await place.frame_at(at + 1)


async def test_frozen_spectators_among_many_cost_nobody_anything(
    nursery: Nursery, tmp_path: Path, visit: Visit, capsys: pytest.CaptureFixture[str]
) -> None:
    """What overflows their boxes is what the others do: moves, undos and talk, at a table of seven."""
    server = nursery.serve(f"sqlite:///{tmp_path / 'tables.db'}", rate_per_second=10_000.0)
    ada, ben = await visit(server.url).enter("Ada"), await visit(server.url).enter("Ben")
    table = (await ada.new_table("me", *["hot_seat"] * 6, game="caverna"))["table"]["id"]
    async with ada.sit(table, 0) as place, ben.sit(table, None) as talker, ada.sit(table, None) as reader:
        drains = [asyncio.create_task(drain(one)) for one in (talker, reader)]
        await place.until("presence", that=lambda m: m["spectators"] == 2)
        if not place.frame["moves"]:
            await place.send(type="look", seat=place.frame["decision"]["seats"][0])
        before = await lively(place, talker, 40)
        frozen = [freeze(server.port, ben, table) for _ in range(4)]
        await place.until("presence", that=lambda m: m["spectators"] == 6)
        most = start = server.megabytes()
        during: list[float] = []
        # Either their boxes overflow, or they are found dead: what comes first depends on the machine.
        async with asyncio.timeout(patience(150)):
            while spectators(place) > 2:
                during += await lively(place, talker, 10)
                most = max(most, server.megabytes())
        after = await lively(place, talker, 40)
        last = place.frame["ply"]
        await until(lambda: {talker.frame["ply"], reader.frame["ply"]} == {last})
        for task in drains:
            task.cancel()
        await asyncio.gather(*drains, return_exceptions=True)
    for connection in frozen:
        connection.close()
    with capsys.disabled():
        times = ", ".join(
            f"{name} {median(some) * 1000:.1f} ms (95 %: {quantiles(some, n=20)[-1] * 1000:.1f})"
            for name, some in (("before", before), ("during", during), ("after", after))
        )
        print(
            f"\n4 frozen spectators, closed after {2 * len(during)} frames and {len(during)} words: "
            f"acknowledged {times}; {start:.0f} MB, at most {most:.0f} MB"
        )
    assert len(during) > 20  # the others did it, not the network's own buffers
    assert median(during) < 3 * median(before) + patience(0.01)
    assert most - start < 4 * 5 + 10  # a box of 4 MB and what is on the way, for each


def spectators(place: Place) -> int:
    """How many there are, as this seat was told last."""
    return int([message for message in place.seen if message["type"] == "presence"][-1]["spectators"])


async def lively(place: Place, talker: Place, times: int) -> list[float]:
    """Move and take it back, this many times, while somebody talks. Returns how long each move took to reach the
    disk."""
    took = []
    for _ in range(times):
        began, ply = time.perf_counter(), (await place.my_turn())["ply"]
        assert (await place.move())["type"] == "ack"
        took.append(time.perf_counter() - began)
        await place.frame_at(ply + 1)
        await talker.send(type="say", key=talker.key(), text="and then? " * 50)
        assert (await place.ask("ack", "refused", type="undo", ply=ply + 1))["type"] == "ack"
        await place.frame_at(ply + 2)
    return took


async def drain(reader: Place) -> None:
    while True:
        await reader.receive()


def freeze(port: int, visitor: Visitor, table: str) -> sockets.socket:
    """A spectator that never reads."""
    frozen = sockets.socket()
    frozen.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    frozen.connect(("127.0.0.1", port))
    cookie = f"underhall={visitor.http.cookies['underhall']}"
    frozen.sendall(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    assert frozen.recv(4096).startswith(b"HTTP/1.1 101")
    frozen.sendall(message(type="hello", table=table))
    return frozen


def message(**fields: object) -> bytes:
    """A short message as it goes over the wire."""
    text = json.dumps(fields).encode()
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


class Watch:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


async def test_a_clock_that_jumps_back_gives_no_negative_time_and_still_runs_out(
    serve: Serve, sqlite_database: str, come: Come
) -> None:
    server = serve(sqlite_database)
    watch = Watch()
    server.house.hub.now = watch
    ada = await come(server).enter("Ada")
    clock = {"kind": "live", "minutes": 1, "increment": 0}
    table = (await ada.new_table("me", "hot_seat", "random", clock=clock))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        watch.time -= 500.0
        assert (await place.move())["type"] == "ack"
        frame = await place.frame_at(1)
        assert all(0 <= left <= 60_000 for left in frame["clocks"])
        watch.time += 10_000_000.0
        live = server.run(server.house.hub.table(table))
        server.run(woken(live))
        changed = await place.until(
            "table", that=lambda m: any(s["bot"] and s["kind"] == "person" for s in m["table"]["seats"])
        )
        assert changed["table"]["status"] == "running"


async def woken(table: object) -> None:
    await table.do(table.wake)  # type: ignore[attr-defined]
