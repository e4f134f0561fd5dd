"""The server's section of the benchmark measures every figure, in a short run."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.console import Console

from bench import crowd, people, server


def test_the_server_is_measured_beside_its_echo() -> None:
    section = server.measure(server.Pace(0.5, (60,), playing=3, tables=4, restarts=1), Console(quiet=True))
    peer, ours = section.subjects
    assert peer.peer
    assert set(ours.figures) == set(section.columns)
    assert ours.figures[server.P99].value >= ours.figures[server.P50].value > 0
    assert ours.figures[server.RESTART].value > 0
    assert len(ours.verdicts()) == 5


def test_a_crowd_is_measured() -> None:
    figures = asyncio.run(crowd.memory_and_storm(server.Pace(0.5, (60,), playing=3, tables=4, restarts=1)))
    assert set(figures) == {crowd.TABLE, crowd.SOCKET, crowd.STORM}
    assert figures[crowd.STORM] > 0


def test_the_pages_about_people_are_measured(tmp_path: Path) -> None:
    figures = asyncio.run(people.per_page(people.Pace(60, 80, 1), f"sqlite:///{tmp_path}/people.db", lambda: 0.0))
    assert set(figures) == set(people.COLUMNS)
