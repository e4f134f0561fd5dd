"""Servers as real processes that start in a moment: one process imports everything once and forks a server on demand.

A forked server is a whole `underhall serve` — its own uvicorn, event loop, journal thread and port — and dies like
one. `Nursery` is the tests' side; `python -m tests.server.faults.nursery` is the process that forks.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.pace import patience
from tests.ports import free_port

_ROOT = Path(__file__).resolve().parents[3]


class Nursery:
    """Starts servers, and has killed all of them when it is left."""

    def __init__(self, *wrapper: str, path: Path | None = None) -> None:
        """`wrapper` is a command to run everything under, such as `unshare`; modules in `path` come before others."""
        command = [*wrapper, sys.executable, "-m", "tests.server.faults.nursery"]
        environment = os.environ if path is None else {**os.environ, "PYTHONPATH": str(path)}
        self._process = subprocess.Popen(
            command, cwd=_ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self._servers: list[ServerProcess] = []

    @property
    def pid(self) -> int:
        return self._process.pid

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for server in self._servers:
            server.kill()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(patience(20))
        self._process.stdout.close()

    def serve(self, database: str, **settings: Any) -> ServerProcess:
        """A server that answers."""
        server = ServerProcess(self, {"port": free_port(), "database": database, "log_json": True, **settings})
        self._servers.append(server)
        server.start()
        return server

    def ask(self, question: dict[str, Any]) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


class ServerProcess:
    """One server: to be killed and started again on the same port and database."""

    def __init__(self, nursery: Nursery, settings: dict[str, Any]) -> None:
        self._nursery = nursery
        self.settings = settings
        self.port: int = settings["port"]
        self.url = f"http://127.0.0.1:{self.port}"
        self.pid = 0

    def start(self) -> None:
        self.pid = self._nursery.ask({"serve": self.settings})
        deadline = time.monotonic() + patience(60)
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=patience(1)).close()
                return
            except OSError:
                if time.monotonic() > deadline or not self._nursery.ask({"alive": self.pid}):
                    raise RuntimeError("the server did not start") from None
                time.sleep(0.01)

    def kill(self) -> None:
        """SIGKILL: nothing is flushed, nothing is said."""
        if self.pid:
            self._nursery.ask({"kill": self.pid})
            self.pid = 0

    def alive(self) -> bool:
        return bool(self._nursery.ask({"alive": self.pid}))

    def limit_files(self, size: int) -> None:
        """From now on no file may grow beyond this many bytes; -1 means no limit."""
        most = resource.RLIM_INFINITY if size < 0 else size
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def megabytes(self) -> float:
        """The memory that the server holds now."""
        for line in Path(f"/proc/{self.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0


def _serve(settings: dict[str, Any]) -> None:
    """In the child: be a server until killed."""
    from underhall.server import app
    from underhall.server.settings import Settings

    silence = os.open(os.devnull, os.O_RDWR)
    os.dup2(silence, 0)
    os.dup2(silence, 1)
    if not os.environ.get("FAULTS_LOG"):
        os.dup2(silence, 2)
    for name in ("origins", "push_services"):
        if name in settings:
            settings[name] = tuple(settings[name])
    app.serve(Settings(**settings))
    os._exit(0)


def main() -> None:
    """Fork a server for each line that asks for one; see to it that none outlives us."""
    import underhall.server.app  # noqa: F401  (what children then have already)
    from underhall.server.http import routes

    routes.application()
    gc.collect()
    gc.freeze()  # children need not look through what they inherit, nor copy it for that

    children: set[int] = set()
    for line in sys.stdin:
        question = json.loads(line)
        answer: int | bool
        if "serve" in question:
            answer = os.fork()
            if answer == 0:
                _serve(question["serve"])
            children.add(answer)
        elif "kill" in question:
            answer = question["kill"]
            if answer in children:
                os.kill(answer, signal.SIGKILL)
                os.waitpid(answer, 0)
                children.discard(answer)
        else:
            answer = question["alive"]
            if answer in children and os.waitpid(answer, os.WNOHANG)[0]:
                children.discard(answer)
            answer = answer in children
        print(json.dumps(answer), flush=True)
    for child in children:
        os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
