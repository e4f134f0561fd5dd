"""Commands as real processes that start in a moment: one process has imported everything and forks on demand.

A forked command has its own arguments, environment, folder, input and output, and ends like any other. `start` is the
tests' side; `python -m tests.cli.ready` is the process that forks.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from functools import cache
from importlib import import_module
from select import select
from typing import NoReturn

from underhall.cli import app
from underhall.cli.speech import Speaker
from underhall.core.messages import LANGUAGES

_GAMES = ("caverna", "ghosts_galore", "mountain_king")
_IMPORTED = [
    "openskill.models",
    "rich.console",
    "underhall.arena.running",
    "underhall.cli.table",
    "underhall.server.app",
    *(f"underhall.games.{name}" for name in _GAMES),
]


class Forked:
    """A command that was forked: what `subprocess.Popen` offers, as far as it is needed here."""

    def __init__(self, status: int) -> None:
        self._status = status
        self.pid = int(os.read(status, 16))
        self.returncode: int | None = None

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select([self._status], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("underhall", timeout or 0)
            self.returncode = int(os.read(self._status, 16))
            os.close(self._status)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def start(arguments: list[str], env: dict[str, str], folder: str, files: tuple[int, int, int]) -> Forked:
    """Start `underhall` with these files as its input, output and errors."""
    own, theirs = os.pipe()
    task = json.dumps({"arguments": arguments, "env": env, "folder": folder}).encode()
    socket.send_fds(_forker(env["PYTHONPATH"]), [len(task).to_bytes(4, "big") + task], [*files, theirs])
    os.close(theirs)
    return Forked(own)


@cache
def _forker(path: str) -> socket.socket:
    own, theirs = socket.socketpair()
    command = [sys.executable, "-m", "tests.cli.ready", str(theirs.fileno())]
    env = {**os.environ, "PYTHONPATH": path, "PYTHONWARNINGS": "error", "LANG": "C.UTF-8"}
    process = subprocess.Popen(command, env=env, pass_fds=[theirs.fileno()], start_new_session=True)
    theirs.close()

    def stop() -> None:
        own.close()
        process.wait()

    atexit.register(stop)
    return own


def main() -> None:
    """Fork for each task that comes, until nobody asks any more. Only what is now the command returns."""
    asked = socket.socket(fileno=int(sys.argv[1]))
    for name in _IMPORTED:
        import_module(name)
    for lang in LANGUAGES:  # every command begins by reading the texts of all
        app.build(Speaker(lang))
    gc.collect()
    gc.freeze()  # children need not look through what they inherit, nor copy it for that
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody here waits for keepers
    while True:
        head, files, _, _ = socket.recv_fds(asked, 4, 4)
        if not head:
            sys.exit()
        size, told = int.from_bytes(head, "big"), b""
        while len(told) < size:
            told += asked.recv(size - len(told))
        if os.fork() == 0:
            break
        for file in files:
            os.close(file)
    asked.close()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    command = os.fork()
    if command:
        _keep(command, files[3])
    _become(json.loads(told), files)


def _keep(command: int, status: int) -> None:
    """Tell the command's number, and how it ended, in sixteen characters each."""
    os.write(status, f"{command:16}".encode())
    os.write(status, f"{os.waitstatus_to_exitcode(os.waitpid(command, 0)[1]):16}".encode())
    os._exit(0)


def _become(task: dict[str, object], files: list[int]) -> None:
    """Be the command: as if it had been started alone."""
    os.setsid()
    for number, file in enumerate(files[:3]):
        os.dup2(file, number)
    os.closerange(3, max(files) + 1)
    arguments, env, folder = task["arguments"], task["env"], task["folder"]
    assert isinstance(arguments, list)
    assert isinstance(env, dict)
    os.chdir(str(folder))
    os.environ.clear()
    os.environ.update(env)
    time.tzset()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = ["underhall", *arguments]
    sys.stdin = sys.__stdin__ = os.fdopen(0, encoding="utf-8")  # type: ignore[misc]
    sys.stdout = sys.__stdout__ = os.fdopen(1, "w", encoding="utf-8", buffering=1 if os.isatty(1) else -1)  # type: ignore[misc]
    sys.stderr = sys.__stderr__ = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1)  # type: ignore[misc]


def _end(code: object) -> NoReturn:
    """Leave as an interpreter does, but without taking everything apart that was inherited: that takes ten times as
    long as most commands. What was left open is still found and complained about."""
    if not isinstance(code, int | None):
        print(code, file=sys.stderr)
        code = 1
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    gc.collect()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    os._exit(code or 0)


if __name__ == "__main__":
    main()
    code: object = 0
    try:
        runpy.run_module("underhall", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = end.code
    except BaseException:
        code = 1
        sys.excepthook(*sys.exc_info())
    _end(code)
