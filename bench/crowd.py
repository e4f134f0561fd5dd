"""A crowd at the server: how much memory tables and sockets take, how soon everyone is back after a kill, what a second
process adds, and what a newcomer's browser loads for a table of the heaviest game.

The two processes share a PostgreSQL. With the client and the database on the same two cores, rates would measure the
machine, so what is compared is the servers' own processor time per move: of one process alone, and of two that hear of
each other's moves. Twice the first over the second is how much more two cores carry than one.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console

from bench.figures import Section, Subject, Target
from bench.processes import kilobytes, processor_seconds, running, server_command
from bench.server import Pace, as_many_files_as_there_are, at_rate, figure, moves_of
from bench.tables import GAMES, BenchTable, new_table
from tests.browser.house import Visitor, chromium, is_built, serve
from tests.ports import free_port
from tests.server.cluster import Cluster
from underhall import client
from underhall.protocol.bodies import TableCard

TABLE, SOCKET, STORM, TWO, LOAD = "table", "socket", "storm", "two", "load"
COLUMNS = {TABLE: "kB", SOCKET: "kB", STORM: "s", TWO: "×", LOAD: "kB"}

_READERS = 2
_AT_ONCE = 100
_STEADY = 50
_SETTLE_MS = 3000


def measure(pace: Pace, console: Console) -> Section:
    with as_many_files_as_there_are():
        with console.status("a crowd comes, and comes back"):
            figures = asyncio.run(memory_and_storm(pace))
        with console.status("two processes on PostgreSQL"), Cluster() as cluster:
            figures[TWO] = asyncio.run(_measure_two(pace, cluster))
    with console.status("a newcomer's browser"):
        figures[LOAD] = _measure_load()
    targets = [
        Target(SOCKET, most=30.0, unit=COLUMNS[SOCKET]),
        Target(STORM, most=10.0, unit=COLUMNS[STORM]),
        Target(TWO, least=1.8, unit=COLUMNS[TWO]),
        Target(LOAD, most=250.0, unit=COLUMNS[LOAD]),
    ]
    setting = f"{pace.tables} tables, {_READERS * pace.tables} sockets"
    title = "Crowd: memory per table and socket; everyone back after a kill; two processes; a first page load"
    return Section(
        title, COLUMNS, [Subject("underhall", setting, {name: figure(figures[name]) for name in COLUMNS}, targets)]
    )


async def memory_and_storm(pace: Pace) -> dict[str, float]:
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="underhall-bench-") as folder:
        port = free_port()
        command = server_command(port, f"sqlite:///{Path(folder) / 'tables.db'}")
        server = client.Server(f"http://127.0.0.1:{port}")
        with running(command, port):
            await server.guest("Bench")
            tables = [await new_table(server, GAMES[n % len(GAMES)]) for n in range(pace.tables)]
        with running(command, port) as process:
            first = [await new_table(server, game) for game in GAMES]
            for table in first:  # what the first table of a game loads is not loaded again
                await table.open(port, server.token, _READERS)
            before = kilobytes(process.pid)
            for table in tables:
                await server.call("GET", f"/api/tables/{table.id}", answer=TableCard)
            loaded = kilobytes(process.pid)
            await _all_sit_down(tables, port, server.token)
            connected = kilobytes(process.pid)
            figures[TABLE] = (loaded - before) / len(tables)
            figures[SOCKET] = (connected - loaded) / (_READERS * len(tables))
        for table in (*tables, *first):
            table.close()
        began = perf_counter()
        with running(command, port):
            await _all_sit_down(tables, port, server.token)
            figures[STORM] = perf_counter() - began
        for table in tables:
            table.close()
    return figures


async def _all_sit_down(tables: list[BenchTable], port: int, token: str) -> None:
    """Let everyone sit down at once, as fast as the server lets them in; until everyone has been shown the table."""
    door = asyncio.Semaphore(_AT_ONCE)

    async def sit_down(table: BenchTable) -> None:
        async with door:
            await table.open(port, token, _READERS)

    await asyncio.gather(*map(sit_down, tables))


async def _measure_two(pace: Pace, cluster: Cluster) -> float:
    alone = await _work_per_move(pace, cluster.new_database(), 1)
    together = await _work_per_move(pace, cluster.new_database(), 2)
    return 2 * alone / together


async def _work_per_move(pace: Pace, database: str, processes: int) -> float:
    """Processor seconds per move of so many processes, each with as many tables and moves as one alone."""
    ports = [free_port() for _ in range(processes)]
    with ExitStack() as stack:
        servers = [
            stack.enter_context(running(server_command(port, database), port, core)) for core, port in enumerate(ports)
        ]
        sends, times, tables = [], [list[float]() for _ in ports], list[BenchTable]()
        for port, made in zip(ports, times, strict=True):
            there = client.Server(f"http://127.0.0.1:{port}")
            await there.guest("Bench")
            playing = [await new_table(there, GAMES[number % len(GAMES)]) for number in range(pace.playing // 3)]
            for table in playing:
                await table.open(port, there.token)
            sends.append(moves_of(playing, made))
            tables += playing

        async def play(seconds: float) -> None:
            await asyncio.gather(
                *(at_rate(_STEADY, seconds, send, made) for send, made in zip(sends, times, strict=True))
            )

        await play(1.0)  # warm up
        for made in times:
            made.clear()
        worked = [processor_seconds(server.pid) for server in servers]
        await play(pace.seconds)
        spent = sum(processor_seconds(server.pid) - before for server, before in zip(servers, worked, strict=True))
        for table in tables:
            table.close()
        return spent / sum(map(len, times))


def _measure_load() -> float:
    """Everything that a browser with an empty cache receives until a table of the Mountain King is shown: files,
    answers and socket messages, as compressed on the wire."""
    if not is_built():
        raise SystemExit("the page is not built: make src/underhall/server/page/index.html")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    with tempfile.TemporaryDirectory() as place, chromium() as browser:
        server = serve(Path(place))
        try:
            host = Visitor(browser, server.url)
            host.go().locator("[data-game]").first.wait_for()
            host.play_now("mountain_king")
            host.page.locator(".stage .board").wait_for()
            table = host.page.url
            guest = Visitor(browser, server.url)
            guest.context.add_cookies([{**cookie} for cookie in host.context.cookies()])  # type: ignore[typeddict-item]
            host.close()
            session = guest.context.new_cdp_session(guest.page)
            session.send("Network.enable")
            received = [0.0]

            def finished(message: dict[str, Any]) -> None:
                received[0] += message["encodedDataLength"]

            def heard(message: dict[str, Any]) -> None:
                received[0] += len(message["response"]["payloadData"])

            session.on("Network.loadingFinished", finished)
            session.on("Network.webSocketFrameReceived", heard)
            guest.page.goto(table)
            guest.page.locator(".stage .board").wait_for()
            guest.page.wait_for_load_state("networkidle")
            before = -1.0
            while received[0] != before:  # on a busy machine, pictures are asked for later
                before = received[0]
                guest.page.wait_for_timeout(_SETTLE_MS)
            guest.close()
            return received[0] / 1000
        finally:
            server.stop()
