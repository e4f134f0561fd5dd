"""Running the command line as a person does: as a process, through pipes or in a terminal of its own."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import Self

from tests.cli.pebbles_table import PYTHONPATH
from tests.cli.ready import start
from tests.pace import patience

UNDERHALL = [sys.executable, "-m", "underhall"]
SECONDS = 30  # longer than anything takes on a quiet machine: a hanging process fails a test, not the whole run

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\r")


def environment(home: Path, **more: str) -> dict[str, str]:
    """A clean environment: English, no colour wishes, state under `home`."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return {
        **kept,
        "PYTHONPATH": os.pathsep.join(map(str, PYTHONPATH)),
        "PYTHONWARNINGS": "error",
        "HOME": str(home),
        "XDG_STATE_HOME": str(home / "state"),
        "LANG": "C.UTF-8",
        "TERM": "xterm-256color",
        "COLUMNS": "100",
        **more,
    }


def run(
    home: Path,
    *arguments: str,
    typed: str = "",
    path: Sequence[Path] = PYTHONPATH,
    seconds: float = SECONDS,
    **more: str,
) -> subprocess.CompletedProcess[str]:
    """`underhall` without a terminal."""
    env = {**environment(home), "PYTHONPATH": os.pathsep.join(map(str, path)), **more}
    if any(name.startswith(("PYTHON", "UNDERHALL")) for name in more):  # a wish that only a new Python can grant
        command = [*UNDERHALL, *arguments]
        return subprocess.run(
            command, input=typed, capture_output=True, encoding="utf-8", env=env, cwd=home, timeout=patience(seconds)
        )
    with TemporaryFile() as given, TemporaryFile() as told, TemporaryFile() as complained:
        given.write(typed.encode())
        given.seek(0)
        process = start(list(arguments), env, str(home), (given.fileno(), told.fileno(), complained.fileno()))
        code = process.wait(patience(seconds))
        told.seek(0)
        complained.seek(0)
        return subprocess.CompletedProcess(arguments, code, told.read().decode(), complained.read().decode())


class Terminal:
    """`underhall` in a pseudo-terminal."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        self.raw = ""
        self._read_to = 0
        self._end, theirs = pty.openpty()
        self.process = start(list(arguments), environment(home, **more), str(home), (theirs, theirs, theirs))
        os.close(theirs)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._end)

    def type(self, text: str) -> None:
        os.write(self._end, text.encode())

    def enter(self, line: str) -> None:
        self.type(line + "\n")

    def interrupt(self) -> None:
        """Ctrl-C, once the program is waiting for someone: readline misses one that comes between its prompt and its
        waiting, and no hand is that quick."""
        deadline, worked = time.monotonic() + patience(SECONDS), ""
        while (work := _work(self.process.pid)) != worked and time.monotonic() < deadline:
            worked = work
            time.sleep(0.1)
        self.process.send_signal(signal.SIGINT)

    def expect(self, text: str) -> str:
        """Wait until `text` is shown after what was expected before; returns what came up to it, without colours."""
        deadline = time.monotonic() + patience(SECONDS)
        while True:
            fresh = self.text[self._read_to :]
            if text in fresh:
                upto = fresh.index(text) + len(text)
                self._read_to += upto
                return fresh[:upto]
            if not self._receive(deadline):
                raise AssertionError(f"{text!r} was not shown, but:\n{fresh}")

    def wait(self) -> int:
        """Until the program ends by itself; its exit code."""
        deadline = time.monotonic() + patience(SECONDS)
        while self._receive(deadline):
            pass
        return self.process.wait(timeout=patience(SECONDS))

    @property
    def text(self) -> str:
        return plain(self.raw)

    def _receive(self, deadline: float) -> bool:
        ready, _, _ = select.select([self._end], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self._end, 65536)
        except OSError:  # Linux says so when the other end is closed
            return False
        self.raw += data.decode("utf-8", errors="replace")
        return bool(data)


def _work(pid: int) -> str:
    """The processor time a process has had: it stands still while the process waits."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return " ".join(fields[11:13]) + (str(time.monotonic()) if fields[0] != "S" else "")


def plain(text: str) -> str:
    return _ESCAPES.sub("", text)
