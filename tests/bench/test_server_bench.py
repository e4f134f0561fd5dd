"""The server's section of the benchmark measures every figure, in a short run."""

from __future__ import annotations

from rich.console import Console

from bench import server


def test_the_server_is_measured_beside_its_echo() -> None:
    section = server.measure(server.Pace(0.5, (60,), playing=3, tables=4, restarts=1), Console(quiet=True))
    peer, ours = section.subjects
    assert peer.peer
    assert set(ours.figures) == set(section.columns)
    assert ours.figures[server.P99].value >= ours.figures[server.P50].value > 0
    assert ours.figures[server.RESTART].value > 0
    assert len(ours.verdicts()) == 3
