"""Bots that hang, die, eat memory or talk nonsense are replaced, and the table goes on; late answers are dropped."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.pace import let_pass, patience, until
from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from underhall.core.match import Match
from underhall.server.thinking import Thinkers
from underhall.server.workers import Crew, WorkerLost, _Job, _Line, environment

pytestmark = pytest.mark.anyio

_READY = "import sys, time, os\nprint('ready', flush=True)\n"
_ECHO = "for line in sys.stdin:\n time.sleep(0.02)\n print('done', flush=True)\n"
_BEATS = (
    "import threading\ndef beat():\n while True:\n  time.sleep(0.3)\n  print('.', flush=True)\n"
    "threading.Thread(target=beat, daemon=True).start()\n"
)
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
    monkeypatch.setattr("underhall.server.workers._GRACE_SECONDS", 0.2)
    monkeypatch.setattr("underhall.server.workers._START_SECONDS", 0.5 if kind == "never starts" else 20.0)
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
    monkeypatch.setattr("underhall.server.workers._GRACE_SECONDS", 0.5)
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
        assert time.perf_counter() - began < patience(2)
    server.run(server.house.hub.thinkers.close())


async def test_one_guest_with_forty_tables_does_not_make_others_wait(plain_server: RunningServer, come: Come) -> None:
    """One worker, and a bot that takes a while: the first of Ben's jobs comes after at most one more of Ada's."""
    crew = Crew(1, 30.0, 400, (sys.executable, "-c", _READY + _ECHO), log=plain_server.house.log)

    async def crowd() -> list[str]:
        done: list[str] = []

        async def ask(person: str) -> None:
            await crew.ask(person, b"job")
            done.append(person)

        ada = [asyncio.create_task(ask("ada")) for _ in range(40)]
        while len(done) < 3:
            await asyncio.sleep(0.001)
        before = len(done)
        await ask("ben")
        between = done[before:]
        await asyncio.gather(*ada)
        await crew.close()
        return between

    between = plain_server.run(crowd())
    assert len(plain_server.events("worker_replaced")) == 0
    assert between.index("ben") <= 2


async def test_workers_are_shared_by_the_time_that_people_had() -> None:
    """Cyd's jobs take four times as long, so Cyd gets a quarter as many; Ben, who comes late, has saved up nothing."""
    line, order = _Line(), []
    for name in "aaaaaaaaaaaacccc":
        line.join(_Job(name, b""))
    for number in range(28):
        if number == 8:
            for _ in range(12):
                line.join(_Job("b", b""))
        job = line.next()
        assert job is not None
        job.took = 4.0 if job.person == "c" else 1.0
        line.done(job)
        order.append(job.person)
    assert order[:8].count("c") == 2
    assert "b" in order[8:10]
    assert abs(order[8:16].count("b") - order[8:16].count("a")) <= 2
    assert order.count("b") == 12
    assert line.next() is None
    assert line._had == {} or max(line._had.values()) > line._level


@pytest.mark.parametrize("has_job", [False, True])
@pytest.mark.parametrize("fault", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_worker_that_died_or_froze_is_replaced_at_once(
    plain_server: RunningServer, has_job: bool, fault: signal.Signals
) -> None:
    """A job may take a minute here: it is not its time limit that finds the worker out."""
    script = _READY + _BEATS + ("sys.stdin.readline()\ntime.sleep(1000)" if has_job else _ECHO)
    crew = Crew(1, 60.0, 400, (sys.executable, "-c", script), log=plain_server.house.log)

    async def ask() -> bytes:
        return await crew.ask("ada", b"job")

    first = asyncio.create_task(asyncio.to_thread(plain_server.run, ask())) if has_job else None
    if first is None:
        assert plain_server.run(ask()) == b"done\n"
    await until(lambda: bool(crew.pids))
    pid = crew.pids[0]
    if has_job:
        await let_pass(0.2)  # it has the job by then
    began = time.monotonic()
    os.kill(pid, fault)
    await until(lambda: bool(crew.pids) and crew.pids[0] != pid)
    assert time.monotonic() - began < patience(20)
    if first is None:
        assert plain_server.run(ask()) == b"done\n"
    plain_server.run(crew.close())
    if first is not None:
        with pytest.raises(WorkerLost, match="closing"):
            await first


async def test_a_crew_that_is_closed_starts_nobody(plain_server: RunningServer) -> None:
    crew = Crew(1, 60.0, 400, (sys.executable, "-c", _READY + _BEATS + _ECHO), log=plain_server.house.log)

    async def ask_too_late() -> None:
        await crew.close()
        await crew.ask("ada", b"job")

    with pytest.raises(WorkerLost, match="closing"):
        plain_server.run(ask_too_late())
    assert crew.pids == []


async def test_a_job_whose_worker_died_is_given_to_another(plain_server: RunningServer, tmp_path: Path) -> None:
    mark = tmp_path / "died"
    script = (
        _READY
        + f"line = sys.stdin.readline()\nm = {str(mark)!r}\n"
        + ("if not os.path.exists(m):\n open(m, 'w').close(); os.kill(os.getpid(), 9)\nprint('done', flush=True)\n")
    )
    crew = Crew(1, 30.0, 400, (sys.executable, "-c", script + _ECHO), log=plain_server.house.log)

    async def ask() -> bytes:
        try:
            return await crew.ask("ada", b"job")
        finally:
            await crew.close()

    assert plain_server.run(ask()) == b"done\n"


def test_workers_get_no_secrets_in_their_environment() -> None:
    ours = {
        "PATH": "/bin",
        "LC_ALL": "C.UTF-8",
        "UNDERHALL_SECRET": "x",
        "UNDERHALL_DATABASE": "postgresql://a:b@c/d",
        "UNDERHALL_METRICS_TOKEN": "x",
        "PGPASSWORD": "x",
        "AWS_SECRET_ACCESS_KEY": "x",
    }
    assert environment(ours) == {"PATH": "/bin", "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "0"}


async def test_a_worker_has_no_secret_that_the_server_has(
    plain_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERHALL_SECRET", "what signs the cookies")
    tell = "for line in sys.stdin: print(sorted(os.environ), flush=True)"
    crew = Crew(1, 30.0, 400, (sys.executable, "-c", _READY + tell), log=plain_server.house.log)

    async def ask() -> bytes:
        try:
            return await crew.ask("ada", b"job")
        finally:
            await crew.close()

    names = plain_server.run(ask())
    assert b"PYTHONHASHSEED" in names
    assert b"UNDERHALL" not in names


async def test_a_bots_author_sees_the_traceback(plain_server: RunningServer, come: Come, tmp_path: Path) -> None:
    """A bot of a plug-in, in a real worker: what it prints breaks nothing, its mistake is in the log."""
    program = tmp_path / "worker.py"
    program.write_text(
        "from underhall import bots\nfrom underhall.server import bot_worker, workbench\n"
        "class Clumsy:\n"
        "    def choose(self, situation):\n"
        "        print('thinking hard')\n"
        "        return [][len(situation.moves)]\n"
        "bots.bot = lambda name, seed, **limits: Clumsy()\n"
        "workbench.work(bot_worker.think)\n",
        encoding="utf-8",
    )
    house = plain_server.house
    house.hub.thinkers = house.thinkers = Thinkers(1, 5.0, 1024, log=house.log, command=(sys.executable, str(program)))
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "greedy"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        await place.move()
        await until(lambda: bool(plain_server.events("bot_failed")))
    failed = plain_server.events("bot_failed")[0]
    assert failed["reason"] == "IndexError: list index out of range"
    assert "return [][len(situation.moves)]" in failed["trace"]
    assert plain_server.events("worker_replaced") == []


async def test_an_answer_for_an_older_position_is_dropped(
    plain_server: RunningServer, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player leaves, a bot starts to think for them, they come back and move: the bot's answer comes too late."""
    released = asyncio.Event()
    house = plain_server.house
    chosen: list[str] = []
    answered: list[str] = []

    async def slow(match: Match, seat: int, *_: object) -> str:
        move = str(match.moves(seat)[-1])
        chosen.append(move)
        await until(released.is_set)
        answered.append(move)
        return move

    monkeypatch.setattr(house.thinkers, "choose", slow)
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        ply = (await place.my_turn())["ply"]
        await ada.get_done("POST", f"/api/tables/{table}/leave", {"seat": 0})
        await until(lambda: bool(chosen))
        await ada.get_done("POST", f"/api/tables/{table}/return", {"seat": 0})
        before = place.frame["view"]
        released.set()
        await until(lambda: bool(answered))
        await place.send(type="refresh")  # stands in the table's queue behind the bot's answer
        frame = await place.until("frame")
        assert (frame["ply"], frame["view"]) == (ply, before)  # they are back: nobody moves for them
        assert (await place.move())["type"] == "ack"
