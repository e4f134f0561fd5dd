"""The benchmark runs, and its verdicts can fail."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec

from bench.figures import Figure, Report, Section, Subject, Target
from bench.processes import processor_seconds
from bench.quiet import watched
from tests.pace import patience, until
from underhall.core import COMPILED

ROOT = Path(__file__).resolve().parent.parent.parent


def subject(**values: float) -> Subject:
    figures = {"decisions/s": Figure(100.0, 90.0, 110.0, ratio=values["ratio"]), "copy": Figure(values["copy"], 0, 0)}
    targets = [Target("decisions/s", least=2.0, of_ratio=True), Target("copy", most=5.0)]
    return Subject("a game", "2 players", figures, targets)


def report(*subjects: Subject) -> Report:
    return Report(machine={}, pace="full", sections=[Section("engines", {}, list(subjects))])


def test_a_report_passes_when_every_target_is_met() -> None:
    assert report(subject(ratio=2.0, copy=5.0)).passed


def test_a_missed_target_fails_the_report() -> None:
    assert not report(subject(ratio=1.9, copy=1.0)).passed
    assert not report(subject(ratio=9.0, copy=5.1)).passed
    assert not report(subject(ratio=9.0, copy=1.0), subject(ratio=1.0, copy=1.0)).passed


def test_the_bench_measures_a_game_beside_its_peer(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    command = [
        sys.executable,
        "-m",
        "bench",
        "--quick",
        "--game",
        "ghosts_galore",
        "--players",
        "2",
        "--json",
        str(file),
    ]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=ROOT, timeout=patience(120))
    assert done.returncode in (0, 1), done.stderr  # whether targets are met is for a quiet machine
    result = msgspec.json.decode(file.read_bytes(), type=Report)
    [peer, ours] = result.sections[0].subjects
    assert peer.peer
    assert set(ours.figures) == set(result.sections[0].columns)
    assert all(figure.value > 0 for figure in ours.figures.values())
    assert done.stdout.count("PASS") + done.stdout.count("FAIL") == len(ours.targets)
    aims = ["copy", "of fewest", "of fewest", *(["estimate"] if COMPILED else [])]  # pure estimates are only measured
    assert [target.figure for target in ours.targets] == aims


def test_a_section_says_how_much_others_were_in_the_way() -> None:
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as other:

        def measure() -> Section:
            began = processor_seconds(other.pid)
            asyncio.run(until(lambda: processor_seconds(other.pid) > began + 0.1))
            return Section("nothing", {}, [])

        try:
            others = watched(measure).others
        finally:
            other.kill()
    assert others is not None
    assert 0 < others <= 1
