"""Bots that hang, die, eat memory or talk nonsense are replaced, and the table goes on; late answers are dropped."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import pytest

from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from underhall.server.thinking import Thinkers

pytestmark = pytest.mark.anyio

_READY = "import sys, time, os\nprint('ready', flush=True)\n"
BAD_BOTS = {
    "hangs": _READY + "time.sleep(1000)",
    "never starts": "import time\ntime.sleep(1000)",
    "dies at once": "raise SystemExit(3)",
    "dies when asked": _READY + "sys.stdin.readline()\nos.kill(os.getpid(), 9)",
    "talks nonsense": _READY + "for line in sys.stdin: print('nonsense', flush=True)",
    "cheats": _READY + 'for line in sys.stdin: print(\'{"move": "win the_game"}\', flush=True)',
    "talks without end": _READY + "sys.stdin.readline()\nwhile True: sys.stdout.write('x' * 65536)",
    "eats memory": _READY
    + "import resource\nn = int(sys.argv[1]) << 20\nresource.setrlimit(resource.RLIMIT_AS, (n, n))\n"
    + "sys.stdin.readline()\nhoard = []\nwhile True: hoard.append(bytearray(1 << 22))",
}


@pytest.mark.parametrize("kind", list(BAD_BOTS))
async def test_a_bad_bot_is_replaced_and_the_table_goes_on(
    plain_server: RunningServer, come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr("underhall.server.thinking._GRACE_SECONDS", 0.2)
    monkeypatch.setattr("underhall.server.thinking._START_SECONDS", 0.5 if kind == "never starts" else 20.0)
    bad = tmp_path / "bad_bot.py"
    bad.write_text(BAD_BOTS[kind], encoding="utf-8")
    house = plain_server.house
    thinkers = Thinkers(1, 0.3, 400, log=house.log, command=(sys.executable, str(bad)))
    house.hub.thinkers = house.thinkers = thinkers
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "greedy"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        for _ in range(2):
            ply = (await place.my_turn())["ply"]
            answer = await place.move()
            assert answer["type"] in ("ack", "moved_on")
            await place.frame_at(ply + 1)
        await place.my_turn()
    assert thinkers.failures >= 1
    assert plain_server.events("task_failed") == []


async def test_bad_bots_at_some_tables_do_not_stop_the_others(
    serve: Serve, sqlite_database: str, come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("underhall.server.thinking._GRACE_SECONDS", 0.5)
    server = serve(sqlite_database)
    bad = tmp_path / "bad_bot.py"
    bad.write_text(BAD_BOTS["hangs"], encoding="utf-8")
    server.house.hub.thinkers = Thinkers(1, 0.5, 400, log=server.house.log, command=(sys.executable, str(bad)))
    ada = await come(server).enter("Ada")
    for _ in range(5):
        await ada.new_table("me", "greedy")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        began = time.perf_counter()
        assert (await place.move())["type"] == "ack"
        assert time.perf_counter() - began < 2
    server.run(server.house.hub.thinkers.close())


async def test_an_answer_for_an_older_position_is_dropped(
    plain_server: RunningServer, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player leaves, a bot starts to think for him, he comes back and moves: the bot's answer comes too late."""
    released = asyncio.Event()
    house = plain_server.house
    chosen: list[str] = []

    async def slow(match: object, seat: int, bot: str) -> str:
        move = str(match.moves(seat)[-1])  # type: ignore[attr-defined]
        chosen.append(move)
        while not released.is_set():
            await asyncio.sleep(0.01)
        return move

    monkeypatch.setattr(house.thinkers, "choose", slow)
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        ply = (await place.my_turn())["ply"]
        await ada.get_done("POST", f"/api/tables/{table}/leave", {"seat": 0})
        while not chosen:
            await asyncio.sleep(0.01)
        await ada.get_done("POST", f"/api/tables/{table}/return", {"seat": 0})
        before = place.frame["hash"]
        released.set()
        await asyncio.sleep(0.3)
        await place.send(type="refresh")
        frame = await place.until("frame")
        assert (frame["ply"], frame["hash"]) == (ply, before)  # he is back: nobody moves for him
        assert (await place.move())["type"] == "ack"
