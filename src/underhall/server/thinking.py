"""Bot seats: bots think in processes of their own, with a limit on time and memory, never in the event loop.

A worker gets a position in which everything its seat does not know was drawn anew, so it could not cheat if it
wanted to. A worker that hangs, dies, eats memory or answers nonsense is replaced, and a random legal move is played
for it: the table goes on.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from random import SystemRandom
from typing import Any

import msgspec

from underhall.core.agenda import Seat
from underhall.core.match import Match
from underhall.core.positions import describe
from underhall.core.refusals import MoveError
from underhall.server.protocol import ProtocolError

_GRACE_SECONDS = 5.0
_START_SECONDS = 30.0
_LINE_LIMIT = 16 * 1024 * 1024


class Job(msgspec.Struct, frozen=True):
    """What a worker is asked."""

    position: dict[str, Any]
    seat: int
    bot: str
    seed: str


class Thought(msgspec.Struct, frozen=True):
    """What a worker answers."""

    move: str


class Thinkers:
    """A pool of worker processes. Workers are started when they are first needed."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        megabytes: int,
        *,
        log: Callable[..., None],
        command: tuple[str, ...] = (sys.executable, "-m", "underhall.server.bot_worker"),
    ) -> None:
        self._seconds = seconds
        self._megabytes = megabytes
        self._command = command
        self._log = log
        self._rng = SystemRandom()
        self._idle: asyncio.LifoQueue[_Worker | None] = asyncio.LifoQueue()
        for _ in range(workers):
            self._idle.put_nowait(None)
        self._workers: set[_Worker] = set()
        self.failures = 0

    async def choose(self, match: Match, seat: Seat, bot: str) -> str:
        """The notation of a legal move for `seat`, chosen by the bot of that name, or at random if it fails."""
        game, legal = match.game, [str(move) for move in match.moves(seat)]
        # Side moves leave the decision open; a stand-in answers it. By then the match may have moved on.
        plain = [str(move) for move in match.moves(seat, side=False)]
        if not plain:
            raise ProtocolError("nothing_to_decide", status=409)
        state = game.determinize(match.state, seat, self._rng)
        job = Job(describe(game, match.setup, state), seat, bot, f"{self._rng.getrandbits(64):x}")
        reason = "nonsense"
        try:
            move = await self._ask(job)
            if move in legal:
                return move
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError, MoveError) as problem:
            reason = type(problem).__name__
        self.failures += 1
        self._log("bot_failed", bot=bot, reason=reason)
        return self._rng.choice(plain)

    async def _ask(self, job: Job) -> str:
        worker = await self._idle.get()
        healthy = None
        try:
            if worker is None:
                worker = await _Worker.start(self._command, self._megabytes)
                self._workers.add(worker)
            thought = await asyncio.wait_for(worker.ask(job), self._seconds + _GRACE_SECONDS)
            healthy = worker
            return thought.move
        finally:
            if healthy is None and worker is not None:
                self._workers.discard(worker)
                await worker.stop()
            self._idle.put_nowait(healthy)

    async def close(self) -> None:
        for worker in list(self._workers):
            await worker.stop()
        self._workers.clear()


class _Worker:
    """One worker process: JSON lines in, JSON lines out."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: tuple[str, ...], megabytes: int) -> _Worker:
        process = await asyncio.create_subprocess_exec(
            *command,
            str(megabytes),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=_LINE_LIMIT,
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )
        worker = cls(process)
        try:
            ready = await asyncio.wait_for(worker._read(), _START_SECONDS)
        except BaseException:
            await worker.stop()
            raise
        if ready != b"ready\n":
            await worker.stop()
            raise EOFError("the worker did not start")
        return worker

    async def ask(self, job: Job) -> Thought:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(job) + b"\n")
        await self._process.stdin.drain()
        return msgspec.json.decode(await self._read(), type=Thought)

    async def _read(self) -> bytes:
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except ValueError:
            raise EOFError("the worker answered without end") from None
        if not line:
            raise EOFError("the worker is gone")
        return line

    async def stop(self) -> None:
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()
