"""People: what the pages about them cost a server that 10,000 people have played 50,000 games at.

The people and their finished games are written straight into the database, in the shapes that the server writes; the
games have no moves, which none of these pages reads. One server process then answers each page a number of times, for
people who have played hundreds of games and for a newcomer. What is counted is processor time, the database's included.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from secrets import token_hex, token_urlsafe
from typing import Any

import httpx
import msgspec
from rich.console import Console
from sqlalchemy import insert

from bench.figures import Figure, Section, Subject, Target
from bench.processes import processor_seconds, running, server_command
from tests.ports import free_port
from tests.server.cluster import Cluster
from underhall.server.database import Database
from underhall.server.schema import bonds, people, profiles, ratings, results, seats, sessions, tables

LOBBY, MINE, RUNNING, HISTORY, SEARCH, STATISTICS, PROFILE, BOARD = (
    "open",
    "mine",
    "running",
    "history",
    "search",
    "statistics",
    "profile",
    "leaders",
)
COLUMNS = dict.fromkeys((LOBBY, MINE, RUNNING, HISTORY, SEARCH, STATISTICS, PROFILE, BOARD), "ms")
MOST = 50.0

_GAMES = ("caverna", "ghosts_galore", "mountain_king")
_AT_ONCE = 2_000
_WAITING, _RUNNING = 300, 600
# The busiest person plays this share of all games.
_SHARE = 0.02


class Pace(msgspec.Struct, frozen=True):
    """How many people and games there are, and how often each page is asked for."""

    people: int
    games: int
    times: int


FULL, QUICK = Pace(10_000, 50_000, 40), Pace(200, 500, 3)


def measure(pace: Pace, console: Console) -> Section:
    """Every page on SQLite and on PostgreSQL."""
    subjects = []
    with tempfile.TemporaryDirectory() as folder, console.status("people on SQLite"):
        figures = asyncio.run(per_page(pace, f"sqlite:///{folder}/people.db", lambda: 0.0))
        subjects.append(_subject("SQLite", pace, figures))
    with console.status("people on PostgreSQL"), Cluster() as cluster:
        figures = asyncio.run(per_page(pace, cluster.new_database(), lambda: _children(cluster.pid)))
        subjects.append(_subject("PostgreSQL", pace, figures))
    title = f"People: processor time per page with {pace.people:,} people and {pace.games:,} finished games"
    return Section(title, COLUMNS, subjects)


def _subject(name: str, pace: Pace, figures: dict[str, float]) -> Subject:
    shown = {page: Figure(value, value, value) for page, value in figures.items()}
    targets = [Target(page, most=MOST, unit="ms") for page in figures]
    return Subject(name, f"{pace.times} times", shown, targets)


async def per_page(pace: Pace, address: str, elsewhere: Callable[[], float]) -> dict[str, float]:
    token, handle = await fill(pace, address)
    port = free_port()
    pages = {
        LOBBY: "/api/tables/open",
        MINE: "/api/tables/mine",
        RUNNING: "/api/tables/running",
        HISTORY: "/api/me/games?skip=100",
        SEARCH: "/api/me/games?opponent=person%209&result=won",
        STATISTICS: "/api/me/statistics/caverna",
        PROFILE: f"/api/people/{handle}",
        BOARD: "/api/leaderboards/caverna",
    }
    headers = {"Authorization": f"Bearer {token}"}
    found = {}
    with running(server_command(port, address), port) as process:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=60) as client:
            for name, path in pages.items():
                (await client.get(path)).raise_for_status()  # loads what is loaded once
                before = processor_seconds(process.pid) + elsewhere()
                for _ in range(pace.times):
                    (await client.get(path)).raise_for_status()
                spent = processor_seconds(process.pid) + elsewhere() - before
                found[name] = 1000 * spent / pace.times
    return found


def _children(pid: int) -> float:
    """The processor time of a PostgreSQL: its own, and that of the processes it has."""
    pids = [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split())]
    total = 0.0
    for one in pids:
        try:
            total += processor_seconds(one)
        except FileNotFoundError:
            continue  # it has just ended
    return total


async def fill(pace: Pace, address: str) -> tuple[str, str]:
    """Write everybody and their games; returns a token of the busiest person, and their handle."""
    database = Database(address)
    await database.open()
    try:
        for table, rows in _everything(pace):
            for first in range(0, len(rows), _AT_ONCE):
                async with database.writing() as connection:
                    await connection.execute(insert(table), rows[first : first + _AT_ONCE])
        token, now = token_urlsafe(32), datetime.now(UTC)
        session = {"id": token_hex(8), "person": _id(0), "digest": sha256(token.encode()).hexdigest()}
        async with database.writing() as connection:
            values = {**session, "kind": "token", "label": "bench", "created": now, "seen": now}
            await connection.execute(insert(sessions).values(values))
        if not database.is_sqlite:
            async with database.engine.connect() as connection:
                await (await connection.execution_options(isolation_level="AUTOCOMMIT")).exec_driver_sql("ANALYZE")
        return token, _handle(0)
    finally:
        await database.close()


def _everything(pace: Pace) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    luck, now = random.Random("people"), datetime.now(UTC)
    everybody = range(pace.people)
    yield (
        people,
        [
            {"id": _id(n), "nickname": f"Person {n}", "login": f"person{n}", "password": "-", "created": now}
            for n in everybody
        ],
    )
    yield (
        profiles,
        [
            {"person": _id(n), "handle": _handle(n), "about": "", "ratings": True, "statistics": True, "games": True}
            for n in everybody
        ],
    )
    yield (
        ratings,
        [
            {"game": game, "player": _id(n), "person": _id(n), "mu": luck.gauss(25, 6), "sigma": 2.0, "games": 9}
            | {"changed": now}
            for n in everybody
            for game in _GAMES
        ],
    )
    yield (
        bonds,
        [
            {"person": _id(0), "other": _id(n), "kind": "friend" if n % 2 else "blocked", "at": now}
            for n in range(1, min(400, pace.people))
        ],
    )
    games = [_table(number, luck, now, pace) for number in range(pace.games + _WAITING + _RUNNING)]
    yield tables, [table for table, _, _ in games]
    yield seats, [seat for _, places, _ in games for seat in places]
    yield results, [result for _, _, lines in games for result in lines]


def _table(number: int, luck: random.Random, now: datetime, pace: Pace) -> tuple[dict[str, Any], list[Any], list[Any]]:
    """A table with its seats and, if it is over, its results."""
    status = "over" if number < pace.games else "waiting" if number < pace.games + _WAITING else "running"
    game, count, id = luck.choice(_GAMES), luck.choice((2, 3, 4)), f"{number:016x}"
    players = luck.sample(range(1, pace.people), count)
    if luck.random() < _SHARE and status == "over":
        players[0] = 0
    ended = now - timedelta(minutes=10 * (pace.games - min(number, pace.games)) + 1)
    row = {
        "id": id,
        "game": game,
        "rules": 1,
        "edition": "house-1",
        "players": count,
        "options": "{}",
        "owner": _id(players[0]),
        "status": status,
        "open": True,
        "link": token_hex(12),
        "clock": '{"kind":"live"}',
        "seed": "",
        "rematch": "",
        "start": None,
        "created": ended,
        "changed": ended,
        "proposal": None,
        "booked": True,
        "rated": True,
    }
    open_seat = count - 1 if status == "waiting" else None
    places = [
        {
            "table": id,
            "seat": seat,
            "kind": "open" if seat == open_seat else "person",
            "person": None if seat == open_seat else _id(player),
            "name": "" if seat == open_seat else f"Person {player}",
            "bot": "",
            "link": token_hex(12),
            "contribution": "",
        }
        for seat, player in enumerate(players)
    ]
    totals = sorted((luck.randrange(20, 120) for _ in players), reverse=True)
    lines = [
        {
            "table": id,
            "seat": seat,
            "game": game,
            "ended": ended,
            "person": _id(player),
            "bot": "",
            "name": f"Person {player}",
            "place": seat + 1,
            "total": totals[seat],
            "points": msgspec.json.encode({f"category_{n}": luck.randrange(20) for n in range(8)}).decode(),
            "kept": msgspec.json.encode([f"furnishing:{luck.randrange(48)}" for _ in range(8)]).decode(),
            "away": False,
            "rated": True,
            "mu_before": 25.0,
            "mu": 25.5,
        }
        for seat, player in enumerate(players)
    ]
    return row, places, lines if status == "over" else []


def _id(number: int) -> str:
    return f"{number:024x}"


def _handle(number: int) -> str:
    return f"{number:012x}"
