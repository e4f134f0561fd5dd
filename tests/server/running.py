"""A server that runs beside the tests: in a thread with its own event loop, on a free port of the loopback."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

import pytest
import uvicorn
from argon2 import PasswordHasher

from tests.pace import patience
from tests.ports import free_port
from underhall.server import identity
from underhall.server.app import House, build, configuration
from underhall.server.settings import DATABASE_SECONDS, Settings

T = TypeVar("T")

# Argon2 as ever, with less work: a quarter of a second for each of hundreds of people is minutes. What hashing costs,
# and who pays for it, is tested with the limits.
pytest.MonkeyPatch().setattr(identity, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=64))


class RunningServer:
    """A whole server: HTTP, sockets, journal, bots. `house` are its parts, to be looked at from its own loop."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.port = int(settings.pop("port", 0)) or free_port()
        ping = settings.pop("ping_seconds", None)
        settings.setdefault("database_seconds", patience(DATABASE_SECONDS))
        # Requests are weighed by processor time, and on a busy machine everything weighs more.
        settings.setdefault("requests_per_second", 0.0)
        self.settings = Settings(port=self.port, database=database, **settings)
        self.url = f"http://127.0.0.1:{self.port}"
        self.log: list[dict[str, Any]] = []
        self._doors = build(self.settings, log=self._note)
        config = configuration(self.settings, self._doors)
        config.loop = "asyncio"
        if ping is not None:
            config.ws_ping_interval, config.ws_ping_timeout = ping
        self._server = uvicorn.Server(config)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="server under test")
        self._thread.start()
        if not self._ready.wait(patience(60)) or not self._server.started:
            self._thread.join(patience(5))
            raise RuntimeError(f"the server did not start: {self.log}")

    @property
    def house(self) -> House:
        return self._doors.house

    @property
    def protocols(self) -> set[Any]:
        """All connections that are open, as uvicorn knows them."""
        return self._server.server_state.connections

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something within the server's own loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(patience(30))

    def stop(self) -> None:
        """Stop in order, as a signal would."""
        self._server.should_exit = True
        self._thread.join(patience(30))
        assert not self._thread.is_alive()

    def events(self, name: str) -> list[dict[str, Any]]:
        return [line for line in self.log if line["event"] == name]

    def _note(self, event: str, **fields: Any) -> None:
        self.log.append({"event": event, **fields})

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            starter = asyncio.create_task(self._watch_start())
            await self._server.serve()
            await starter

        try:
            asyncio.run(serve())
        finally:
            self._ready.set()

    async def _watch_start(self) -> None:
        while not self._server.started and not self._server.should_exit:
            await asyncio.sleep(0.01)
        self._ready.set()
