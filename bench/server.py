"""The server: how soon a move is on disk and acknowledged, at which rates, with how much memory, and after a restart.

One server process on one core; this process, on another if there is one, plays all the people. Moves are sent at
fixed times, and a move's time runs from when it was due, so that a server that falls behind cannot hide it. The echo
server of the same stack is measured in the same run.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import monotonic, perf_counter
from typing import Any

import msgspec
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

from bench.figures import Figure, Section, Subject, Target
from underhall import client
from underhall.protocol.bodies import NewTable, SeatPlan, TableCard

P50, P99, WORK, RATE, TABLE, SOCKET, RESTART = "p50", "p99", "work", "rate", "table", "socket", "restart"
COLUMNS = {P50: "ms", P99: "ms", WORK: "ms", RATE: "/s", TABLE: "kB", SOCKET: "kB", RESTART: "s"}

_GAMES = ("ghosts_galore", "mountain_king", "caverna")
_SEATS = 4
_PATIENCE_MS = 60.0
_STEADY = 50
_START_SECONDS = 60.0


class Pace(msgspec.Struct, frozen=True):
    """How much to measure."""

    seconds: float
    ladder: tuple[int, ...]
    playing: int
    tables: int
    restarts: int


FULL = Pace(8.0, (100, 200, 300, 400, 600, 800, 1000, 1500, 2000, 3000), playing=90, tables=1000, restarts=3)
QUICK = Pace(1.5, (100,), playing=6, tables=20, restarts=1)


def measure(pace: Pace, console: Console) -> Section:
    """All figures of the server alongside the echo server's."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        with console.status("measuring the echo server"):
            echo = asyncio.run(_measure_echo(pace))
        with console.status("measuring the server"):
            ours = asyncio.run(_measure_server(pace))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    targets = [
        Target(P99, most=_PATIENCE_MS, unit=COLUMNS[P99]),
        Target(RATE, least=min(300, pace.ladder[-1]), unit=COLUMNS[RATE]),
        Target(RESTART, most=2.0, unit=COLUMNS[RESTART]),
    ]
    figures = {name: _figure(value, echo.get(name) if name in (WORK, RATE) else None) for name, value in ours.items()}
    subjects = [
        Subject("echo", "same stack", {name: _figure(value, None) for name, value in echo.items()}, peer=True),
        Subject("underhall", f"{pace.tables} tables", figures, targets),
    ]
    title = f"Server: moves on disk, {_STEADY} a second, {_SEATS} viewers each; the highest rate with p99 under 60 ms"
    return Section(title, COLUMNS, subjects)


def _figure(value: float, beside: float | None) -> Figure:
    return Figure(value, value, value, value / beside if beside else None)


# Rates ----------------------------------------------------------------------------------------------------------------

Send = Callable[[float], Awaitable[bool]]


async def _at_rate(rate: int, seconds: float, send: Send, times: list[float]) -> float:
    """Send this many messages per second at fixed times; returns how many of those due were sent."""
    loop = asyncio.get_running_loop()
    start, sent, tasks = loop.time() + 0.05, 0, set[asyncio.Future[bool]]()
    due = int(rate * seconds)
    for number in range(due):
        moment = start + number / rate
        if (pause := moment - loop.time()) > 0:
            await asyncio.sleep(pause)
        if loop.time() - moment > 2.0:
            break  # hopelessly behind
        task = asyncio.ensure_future(send(moment))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        sent += 1
    if tasks:
        await asyncio.wait(tasks, timeout=5.0)
    return min(sent, len(times)) / due


async def _climb(pace: Pace, pid: int, send: Send, times: list[float]) -> dict[str, float]:
    """p50, p99 and processor time at the steady rate, and the highest rate of the ladder that keeps p99 in bounds."""
    await _at_rate(_STEADY, 1.0, send, times)  # warm up
    times.clear()
    worked = _processor_seconds(pid)
    await _at_rate(_STEADY, pace.seconds, send, times)
    worked = _processor_seconds(pid) - worked
    steady = {P50: median(times) * 1000, P99: _p99(times), WORK: 1000 * worked / len(times)}
    best = _STEADY if steady[P99] <= _PATIENCE_MS else 0
    for rate in pace.ladder:
        if not await _holds(rate, pace, send, times) and not await _holds(rate, pace, send, times):
            break
        best = rate
    return {**steady, RATE: float(best)}


async def _holds(rate: int, pace: Pace, send: Send, times: list[float]) -> bool:
    """Whether p99 stays in bounds at this rate. Asked twice before it is denied: the machine may have hiccuped."""
    times.clear()
    done = await _at_rate(rate, pace.seconds / 2, send, times)
    return done >= 0.98 and _p99(times) <= _PATIENCE_MS


def _p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98] * 1000 if len(times) > 1 else float("inf")


# The echo server ------------------------------------------------------------------------------------------------------


async def _measure_echo(pace: Pace) -> dict[str, float]:
    port = _free_port()
    with _running([sys.executable, "-m", "bench.echo", str(port)], port) as process:
        url = f"ws://127.0.0.1:{port}/ws"
        sockets = [await connect(url, proxy=None, compression=None) for _ in range(pace.playing)]
        times: list[float] = []
        text, turn = "x" * 100, iter(range(10**9))
        loop = asyncio.get_running_loop()
        locks = [asyncio.Lock() for _ in sockets]

        async def send(due: float) -> bool:
            number = next(turn) % len(sockets)
            async with locks[number]:
                await sockets[number].send(text)
                await sockets[number].recv()
            times.append(loop.time() - due)
            return True

        figures = await _climb(pace, process.pid, send, times)
        before = _kilobytes(process.pid)
        more = [await connect(url, proxy=None, compression=None) for _ in range(2 * pace.tables)]
        figures[SOCKET] = (_kilobytes(process.pid) - before) / len(more)
        for one in (*sockets, *more):
            one.transport.abort()
    return figures


# The server -----------------------------------------------------------------------------------------------------------


class _Offer(msgspec.Struct, frozen=True, gc=False):
    move: str


class _Decision(msgspec.Struct, frozen=True, gc=False):
    seats: tuple[int, ...]


class _Message(msgspec.Struct, frozen=True):
    """What a player of this process reads of a message; the rest of it is skipped, to leave the time to the server."""

    type: str
    ack: str = ""
    ply: int = 0
    over: bool = False
    decision: _Decision | None = None
    moves: tuple[_Offer, ...] = ()


_decode = msgspec.json.Decoder(_Message).decode


class _Table:
    """A table that this process plays for all its people, one socket per seat."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sockets: list[ClientConnection] = []
        self.frames: list[_Message | None] = []
        self.keys = 0
        self.busy = False
        self.line: asyncio.Queue[_Table] | None = None
        self.answer: asyncio.Future[None] | None = None
        self.readers: list[asyncio.Task[None]] = []

    async def open(self, url: str, token: str, seats: int) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        for seat in range(seats):
            one = await connect(url, proxy=None, compression=None, max_size=None, additional_headers=headers)
            await one.send(json.dumps({"type": "hello", "table": self.id, "seat": seat}))
            self.sockets.append(one)
            self.frames.append(None)
            self.readers.append(asyncio.create_task(self._read(seat, one)))
        while not all(self.frames):
            await asyncio.sleep(0.005)

    def join(self, line: asyncio.Queue[_Table]) -> None:
        """Stand in line whenever everyone at the table has seen the last move and another can be made."""
        self.line = line
        self._stand_in_line()

    async def move(self) -> None:
        """Make a legal move for a seat that decides, and wait until it is acknowledged."""
        self.busy = True
        first = self.frames[0]
        assert first is not None
        assert first.decision is not None
        seat = first.decision.seats[0]
        frame = self.frames[seat]
        assert frame is not None
        move = frame.moves[self.keys % len(frame.moves)].move
        self.keys += 1
        self.answer = asyncio.get_running_loop().create_future()
        message = {"type": "move", "key": f"key-{self.keys:08d}", "ply": frame.ply, "move": move}
        await self.sockets[seat].send(json.dumps(message))
        await self.answer
        self.busy = False
        self._stand_in_line()

    def _stand_in_line(self) -> None:
        if self.line is None or self.busy:
            return
        frames = [frame for frame in self.frames if frame is not None and not frame.over]
        if len(frames) == len(self.frames) and len({frame.ply for frame in frames}) == 1:
            self.busy = True
            self.line.put_nowait(self)

    async def _read(self, seat: int, one: ClientConnection) -> None:
        async for data in one:
            message = _decode(data)
            if message.type == "frame":
                self.frames[seat] = message
                self._stand_in_line()
                if message.ack and self.answer is not None and not self.answer.done():
                    self.answer.set_result(None)
            elif message.type in ("refused", "moved_on", "failed"):
                raise RuntimeError(f"the server refuses: {data!r}")

    def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for one in self.sockets:
            one.transport.abort()


async def _measure_server(pace: Pace) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="underhall-bench-") as folder:
        port = _free_port()
        file = Path(folder) / "tables.db"
        command = [sys.executable, "-m", "underhall", "serve", "--no-browser", "--port", str(port)]
        command += ["--database", f"sqlite:///{file}"]
        server = client.Server(f"http://127.0.0.1:{port}")
        url = f"ws://127.0.0.1:{port}/ws"
        with _running(command, port) as process:
            await server.guest("Bench")
            playing = [await _new_table(server, _GAMES[number % len(_GAMES)]) for number in range(pace.playing)]
            for table in playing:
                await table.open(url, server.token, _SEATS)
            figures = await _moves(pace, process.pid, playing)
            for table in playing:
                table.close()
            tables = [await _new_table(server, _GAMES[n % len(_GAMES)]) for n in range(pace.tables)]
        with _running(command, port) as process:
            await server.call("GET", f"/api/tables/{playing[0].id}", answer=TableCard)
            before = _kilobytes(process.pid)
            for table in tables:
                await server.call("GET", f"/api/tables/{table.id}", answer=TableCard)
            loaded = _kilobytes(process.pid)
            for table in tables:
                await table.open(url, server.token, 2)
            connected = _kilobytes(process.pid)
            figures[TABLE] = (loaded - before) / len(tables)
            figures[SOCKET] = (connected - loaded) / (2 * len(tables))
            for table in tables:
                table.close()
        figures[RESTART] = median(
            [await _restart(command, port, url, server.token, t.id) for t in tables[: pace.restarts]]
        )
    return figures


async def _moves(pace: Pace, pid: int, tables: list[_Table]) -> dict[str, float]:
    times: list[float] = []
    loop = asyncio.get_running_loop()
    line: asyncio.Queue[_Table] = asyncio.Queue()
    for table in tables:
        table.join(line)

    async def send(due: float) -> bool:
        table = await line.get()
        await table.move()
        times.append(loop.time() - due)
        return True

    return await _climb(pace, pid, send, times)


async def _restart(command: list[str], port: int, url: str, token: str, id: str) -> float:
    """From the start of the process to the acknowledgement of the first move."""
    began = perf_counter()
    with _running(command, port):
        table = _Table(id)
        await table.open(url, token, _SEATS)
        await table.move()
        took = perf_counter() - began
        table.close()
    return took


async def _new_table(server: client.Server, game: str) -> _Table:
    seats = [SeatPlan("me"), *(SeatPlan("hot_seat") for _ in range(_SEATS - 1))]
    card = await server.call("POST", "/api/tables", NewTable(game, _SEATS, seats=seats), answer=TableCard)
    return _Table(card.table.id)


# Processes ------------------------------------------------------------------------------------------------------------


@contextmanager
def _running(command: list[str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A process on a core of its own that listens on a port; killed at the end."""
    unlimited = ("REQUESTS_PER_SECOND", "TABLES_PER_HOUR", "SOCKETS_PER_PERSON", "SOCKETS_PER_ADDRESS")
    environment = {
        **os.environ,
        "UNDERHALL_RATE_PER_SECOND": "1000000",
        **{f"UNDERHALL_{name}": "0" for name in unlimited},
    }
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    root = Path(__file__).resolve().parent.parent
    process = subprocess.Popen(command, env=environment, cwd=root, preexec_fn=_take_a_core, **quiet)
    try:
        deadline = monotonic() + _START_SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                if process.poll() is not None or monotonic() > deadline:
                    raise RuntimeError(f"{command} did not start") from None
        yield process
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def _take_a_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {0})


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _kilobytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
