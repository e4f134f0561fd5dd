"""Processes that are measured: started on a core of their own, watched from outside, killed at the end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any

_START_SECONDS = 60.0
_LOOK_SECONDS = 0.002
_UNLIMITED = ("REQUESTS_PER_SECOND", "TABLES_PER_HOUR", "SOCKETS_PER_PERSON", "SOCKETS_PER_ADDRESS")


def server_command(port: int, database: str) -> list[str]:
    command = [sys.executable, "-m", "underhall", "serve", "--no-browser", "--port", str(port)]
    return [*command, "--database", database]


@contextmanager
def running(command: list[str], port: int, core: int = 0) -> Iterator[subprocess.Popen[bytes]]:
    """A process on a core of its own that listens on a port; killed at the end."""
    environment = {
        **os.environ,
        "UNDERHALL_RATE_PER_SECOND": "1000000",
        **{f"UNDERHALL_{name}": "0" for name in _UNLIMITED},
    }
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    root = Path(__file__).resolve().parent.parent
    process = subprocess.Popen(command, env=environment, cwd=root, preexec_fn=partial(take_core, core), **quiet)
    try:
        deadline = monotonic() + _START_SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                if process.poll() is not None or monotonic() > deadline:
                    raise RuntimeError(f"{command} did not start") from None
                sleep(_LOOK_SECONDS)
        yield process
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def take_core(core: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core % (os.cpu_count() or 1)})


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def kilobytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0
