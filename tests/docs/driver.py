"""Runs the blocks of one page as a reader would: in order, in one folder, in one Python.

A process of its own, started in an empty folder with the blocks on standard input; see `tests/docs/test_docs.py`.
What a shell block leaves running in the background must answer before the next block runs.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen


def main(seconds: float) -> None:
    sys.path[0] = str(Path.cwd())  # not where this file lies: a reader has no checkout
    namespace: dict[str, Any] = {"__name__": "__main__"}
    for block in json.load(sys.stdin):
        print(f"--- {block['name']}", flush=True)
        RUNNERS[block["language"]](block, namespace, seconds)


def run_python(block: dict[str, Any], namespace: dict[str, Any], _: float) -> None:
    if block["note"]:
        Path(block["note"]).write_text(block["text"], encoding="utf-8")
    above = "\n" * block["line"]  # a traceback shows the page's own line
    exec(compile(above + block["text"], block["page"], "exec"), namespace)


def run_shell(block: dict[str, Any], _: dict[str, Any], seconds: float) -> None:
    subprocess.run(
        ["bash", "-euo", "pipefail", "-c", block["text"]], check=True, stdin=subprocess.DEVNULL, timeout=seconds
    )
    for port in re.findall(r"--port (\d+).*&$", block["text"], re.MULTILINE):
        deadline = time.monotonic() + seconds
        while not answers(f"http://127.0.0.1:{port}/health"):
            assert time.monotonic() < deadline, f"nobody answers at port {port}"
            time.sleep(0.05)


def answers(url: str) -> bool:
    try:
        with urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except (URLError, TimeoutError):
        return False


def declare_entry_points(block: dict[str, Any], _: dict[str, Any], __: float) -> None:
    """As an installed distribution would, so that the blocks that follow find what it names."""
    groups = tomllib.loads(block["text"])["project"]["entry-points"]
    folder = Path("reader-1.dist-info")
    folder.mkdir(exist_ok=True)
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: reader\nVersion: 1\n", encoding="utf-8")
    lines = []
    for group, points in groups.items():
        lines.append(f"[{group}]")
        for name, value in points.items():
            EntryPoint(name, value, group).load()
            lines.append(f"{name} = {value}")
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


RUNNERS = {"python": run_python, "sh": run_shell, "toml": declare_entry_points}

if __name__ == "__main__":
    main(float(sys.argv[1]))
