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
from pathlib import Path
from typing import Self

from tests.cli.pebbles_table import PYTHONPATH
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


def run(home: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """`underhall` with its input and output in pipes."""
    return subprocess.run(
        [*UNDERHALL, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **more),
        cwd=home,
        timeout=patience(SECONDS),
    )


class Terminal:
    """`underhall` in a pseudo-terminal."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        self.raw = ""
        self._read_to = 0
        self.process, self._end = _spawn([*UNDERHALL, *arguments], environment(home, **more), home)

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


def _hear_interrupts() -> None:
    """As in a terminal: what a shell starts in the background, and all its children, are deaf to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _spawn(command: list[str], env: dict[str, str], home: Path) -> tuple[subprocess.Popen[bytes], int]:
    own, theirs = pty.openpty()
    process = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=env,
        cwd=home,
        start_new_session=True,
        preexec_fn=_hear_interrupts,
    )
    os.close(theirs)
    return process, own
