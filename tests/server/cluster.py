"""A private PostgreSQL: found among the system's packages, or installed, and run as an unprivileged user."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pytest

from tests.pace import patience
from tests.ports import free_port
from underhall.server.database import Database

_HOME = Path("/usr/lib/postgresql")
_UNPRIVILEGED = "nobody"


def binaries() -> Path:
    """The folder with `initdb` and `postgres`, newest version first. Skips the test if there can be none."""
    found = _installed()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": False}
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update"], env=environment, timeout=patience(120), **quiet)  # type: ignore[call-overload]
        command = ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"]
        subprocess.run(command, env=environment, timeout=patience(240), **quiet)  # type: ignore[call-overload]
        found = _installed()
    if found is None:
        pytest.skip("there is no PostgreSQL here, and it cannot be installed")
    return found


def _installed() -> Path | None:
    homes = sorted(_HOME.glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]), reverse=True)
    if homes:
        return homes[0].parent
    command = shutil.which("initdb")
    return Path(command).resolve().parent if command else None


class Cluster:
    """A running PostgreSQL with a folder, a port and databases of its own."""

    def __enter__(self) -> Self:
        bin_folder = binaries()
        self._folder = Path(tempfile.mkdtemp(prefix="underhall-postgres-"))
        self.port = free_port()
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self._folder, _UNPRIVILEGED)
            self._user = {"user": _UNPRIVILEGED, "extra_groups": []}
        self._data = self._folder / "data"
        self._pg_ctl = bin_folder / "pg_ctl"
        self._run(bin_folder / "initdb", "-D", self._data, "-U", "underhall", "-A", "trust", "-E", "UTF8", "-N")
        self.start()
        self._names = 0
        self._migrated = ""
        self._psql = bin_folder / "psql"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> None:
        options = f"-h 127.0.0.1 -p {self.port} -k {self._folder} -c fsync=off -c max_connections=200"
        self._run(self._pg_ctl, "-D", self._data, "-w", "-l", self._folder / "log", "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        """At once and without a word (`immediate`), or after ending everyone's session (`fast`)."""
        self._run(self._pg_ctl, "-D", self._data, "-w", "-m", how, "stop")

    @property
    def pid(self) -> int:
        """The first of PostgreSQL's processes; the others are its children."""
        return int((self._data / "postmaster.pid").read_text(encoding="ascii").splitlines()[0])

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """PostgreSQL takes connections and questions, and answers nothing, for as long as the block lasts."""
        first = self.pid
        stopped = [first]
        os.kill(first, signal.SIGSTOP)  # so that it starts no more children
        try:
            for child in Path(f"/proc/{first}/task/{first}/children").read_text(encoding="ascii").split():
                with suppress(ProcessLookupError):
                    os.kill(int(child), signal.SIGSTOP)
                    stopped.append(int(child))
            yield
        finally:
            for process in stopped:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def migrated_database(self) -> str:
        """The address of a fresh database that has all tables and nothing in them."""
        if not self._migrated:
            address = self.new_database()
            migrate(address)
            self._migrated = address.rpartition("/")[2]
        return self.new_database(self._migrated)

    def new_database(self, like: str = "template1") -> str:
        """The address of a fresh database: an empty one, or a copy of one that nobody uses."""
        self._names += 1
        name = f"tables_{self._names}"
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "underhall", "-d", "postgres"]
        self._run(self._psql, *where, "-qc", f"CREATE DATABASE {name} TEMPLATE {like}")
        return f"postgresql://underhall@127.0.0.1:{self.port}/{name}"

    def _run(self, *command: object) -> None:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=patience(120),
            check=False,
            **self._user,
        )
        if done.returncode:
            raise RuntimeError(f"{command[0]}: {done.stderr.decode()}")


def migrate(address: str) -> None:
    """Make all tables in a database."""

    async def work() -> None:
        database = Database(address)
        await database.open()
        await database.close()

    asyncio.run(work())
