"""Worker processes: for slow work, and for code that is not ours. A crew of them is shared fairly between people.

A job is a line of JSON, and so is its answer. Of the people waiting, the one with the fewest jobs in progress comes
first, then the one for whom the least work has been done: someone who asks for forty things at once holds up nobody
else. A worker that has died or frozen is replaced at once, whether it had a job or not, and its job is given to
another; a worker that takes too long over a job is replaced as well. `workbench` is the other side.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import monotonic
from typing import Any

from underhall.server import costs
from underhall.server.workbench import READY, SIGN_OF_LIFE

_LINE_LIMIT = 16 * 1024 * 1024
_LOOK_SECONDS = 0.25
_SILENCE_SECONDS = 1.25
_GRACE_SECONDS = 1.5
_START_SECONDS = 30.0
# On a busy computer a job may take this many times its processor time, through no fault of its own.
_BUSY = 5
_LAST_WORDS = 4_000
_TRIES = 2
# What a process needs to find its files and its language; everything else might be a secret.
_ENVIRONMENT = ("PATH", "HOME", "LANG", "LANGUAGE", "TZ", "TMPDIR", "PYTHONPATH", "VIRTUAL_ENV", "LD_LIBRARY_PATH")
_TICK = os.sysconf("SC_CLK_TCK")
_CLOSING = "the server is closing"


class WorkerLost(Exception):
    """The worker died, froze or talked nonsense; the argument is what it said last."""


class Crew:
    """A number of workers of one kind. They are started when first needed."""

    def __init__(
        self, workers: int, seconds: float, megabytes: int, command: tuple[str, ...], *, log: Callable[..., None]
    ) -> None:
        """How many seconds a job may take, and how much memory a worker."""
        self.command = command
        self._most = workers
        self._seconds = seconds
        self._megabytes = megabytes
        self._log = log
        self._workers: set[_Worker] = set()
        self._free: list[_Worker] = []
        self._starting = 0
        self._closed = False
        self._line = _Line()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def pids(self) -> list[int]:
        return sorted(worker.pid for worker in self._workers)

    async def ask(self, person: str, job: bytes) -> bytes:
        """Do a job for a person. WorkerLost if it cannot be done, TimeoutError if it takes too long."""
        if self._closed:  # a worker started now would be stopped by nobody
            raise WorkerLost(_CLOSING)
        asked = _Job(person, job)
        self._line.join(asked)
        self._hand_out()
        try:
            return await asked.answer
        finally:
            costs.add(asked.seconds)
            self._line.leave(asked)

    async def close(self) -> None:
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in list(self._workers):
            await worker.stop()
        while (job := self._line.next()) is not None:
            job.fail(WorkerLost(_CLOSING))

    def _hand_out(self) -> None:
        """Give jobs to workers that have none, and start workers if there are too few."""
        while self._free and (job := self._line.next()) is not None:
            self._spawn(self._do(self._free.pop(), job))
        # Those that are starting will take a job each.
        if len(self._line) > self._starting and len(self._workers) + self._starting < self._most:
            self._starting += 1
            self._spawn(self._start())

    async def _do(self, worker: _Worker, job: _Job) -> None:
        try:
            answer = await worker.do(job, self._seconds + _GRACE_SECONDS)
        except WorkerLost as lost:
            job.tries += 1
            if job.tries < _TRIES and not self._closed:
                self._line.join(job, first=True)
            else:
                job.fail(lost)
        except TimeoutError as late:
            job.fail(late)
        except asyncio.CancelledError:
            job.fail(WorkerLost(_CLOSING))
            raise
        else:
            job.succeed(answer)
        finally:
            self._line.done(job)
        if worker.is_lost:
            await self._replace(worker)
        else:
            self._free.append(worker)
        self._hand_out()

    async def _start(self) -> None:
        """Start a worker that `_starting` counts already."""
        try:
            worker = await _Worker.start(self.command, self._megabytes)
        except (OSError, WorkerLost, TimeoutError) as problem:
            # Nobody should wait forever; the next request tries it again.
            job = self._line.next()
            if job is not None:
                job.fail(WorkerLost(str(problem)))
                self._line.done(job)
            return
        finally:
            self._starting -= 1
        self._workers.add(worker)
        self._free.append(worker)
        self._spawn(self._watch(worker))
        self._hand_out()

    async def _watch(self, worker: _Worker) -> None:
        """Replace a worker that is lost while idle; if it has a job, `_do` replaces it."""
        await worker.watch()
        if worker in self._free:
            self._free.remove(worker)
            await self._replace(worker)

    async def _replace(self, worker: _Worker) -> None:
        self._workers.discard(worker)
        if self._closed:
            await worker.stop()
            return
        self._starting += 1
        self._log("worker_replaced", pid=worker.pid)
        await worker.stop()
        await self._start()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self._log("task_failed", problem=repr(problem))
        if not self._closed:
            self._hand_out()


class _Job:
    def __init__(self, person: str, data: bytes) -> None:
        self.person = person
        self.data = data
        self.tries = 0
        self.seconds = 0.0
        """Of processor time."""
        self.took = 0.0
        """How long it kept a worker from others, in seconds."""
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def succeed(self, answer: bytes) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, problem: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(problem)


class _Line:
    """Who is next. People who come later start level with those already here: nobody can save up turns."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[_Job]] = {}
        self._at_work: dict[str, int] = {}
        self._had: dict[str, float] = {}
        self._level = 0.0

    def __len__(self) -> int:
        """How many jobs wait."""
        return sum(map(len, self._waiting.values()))

    def join(self, job: _Job, *, first: bool = False) -> None:
        person = job.person
        if person not in self._waiting and person not in self._at_work:
            self._had[person] = max(self._had.get(person, 0.0), self._level)
        queue = self._waiting.setdefault(person, deque())
        if first:
            queue.appendleft(job)
        else:
            queue.append(job)

    def leave(self, job: _Job) -> None:
        """Nobody is waiting for this job any more."""
        queue = self._waiting.get(job.person)
        if queue is not None and job in queue:
            queue.remove(job)
            if not queue:
                del self._waiting[job.person]

    def next(self) -> _Job | None:
        if not self._waiting:
            return None
        person = min(self._waiting, key=lambda name: (self._at_work.get(name, 0), self._had[name]))
        queue = self._waiting[person]
        job = queue.popleft()
        if not queue:
            del self._waiting[person]
        self._level = max(self._level, self._had[person])
        self._at_work[person] = self._at_work.get(person, 0) + 1
        return job

    def done(self, job: _Job) -> None:
        person = job.person
        self._had[person] += job.took
        self._at_work[person] -= 1
        if not self._at_work[person]:
            del self._at_work[person]
        # People who have left and have had no more than the others count as newcomers.
        for name in [name for name, had in self._had.items() if had <= self._level]:
            if name not in self._waiting and name not in self._at_work:
                del self._had[name]


class _Worker:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._lines: asyncio.Queue[bytes] = asyncio.Queue()
        self._heard = monotonic()
        self._lost = asyncio.Event()
        self._words = b""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._listen_to_errors())]

    @classmethod
    async def start(cls, command: tuple[str, ...], megabytes: int) -> _Worker:
        process = await asyncio.create_subprocess_exec(
            *command,
            str(megabytes),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=_LINE_LIMIT,
            env=environment(os.environ),
        )
        worker = cls(process)
        try:
            ready = await asyncio.wait_for(worker._line(), _START_SECONDS)
            if ready != READY:
                raise WorkerLost("the worker did not start")
        except BaseException:
            await worker.stop()
            raise
        return worker

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_lost(self) -> bool:
        return self._lost.is_set()

    async def do(self, job: _Job, seconds: float) -> bytes:
        """Do a job within this many seconds of processor time. A worker that does not is lost."""
        assert self._process.stdin is not None
        began, used = monotonic(), self._processor_time()
        reading = asyncio.create_task(self._line())
        try:
            self._process.stdin.write(job.data + b"\n")
            await self._process.stdin.drain()
            while not (await asyncio.wait({reading}, timeout=_LOOK_SECONDS))[0]:
                took, now = monotonic() - began, self._processor_time()
                at_work = took if now is None or used is None else now - used
                if at_work > seconds or took > _BUSY * seconds:
                    self._lost.set()
                    raise TimeoutError
            return reading.result()
        except OSError as problem:
            self._lost.set()
            raise WorkerLost(self._said(str(problem))) from None
        finally:
            reading.cancel()
            now, took = self._processor_time(), monotonic() - began
            job.took += took
            job.seconds += took if now is None or used is None else now - used

    async def watch(self) -> None:
        """Wait until the worker is lost: it ended, or it has neither given a sign of life nor used the processor for
        a while. (A sign of life alone may be late: compiled code does not let the thread that gives it run.)"""
        used, since = self._processor_time(), monotonic()
        while not self._lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), _LOOK_SECONDS)
            now = self._processor_time()
            if now != used or self._heard > since:
                used, since = now, monotonic()
            elif now is not None and monotonic() - since > _SILENCE_SECONDS:
                self._lost.set()

    async def stop(self) -> None:
        self._lost.set()
        for task in self._tasks:
            task.cancel()
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()

    async def _line(self) -> bytes:
        """The next line that is not only a sign of life."""
        getting, losing = asyncio.create_task(self._lines.get()), asyncio.create_task(self._lost.wait())
        try:
            await asyncio.wait({getting, losing}, return_when=asyncio.FIRST_COMPLETED)
            if getting.done():
                return getting.result()
            raise WorkerLost(self._said("the worker is gone"))
        finally:
            getting.cancel()
            losing.cancel()

    async def _listen(self) -> None:
        assert self._process.stdout is not None
        try:
            while line := await self._process.stdout.readline():
                self._heard = monotonic()
                if line != SIGN_OF_LIFE:
                    self._lines.put_nowait(line)
        except ValueError:
            self._words += b"the worker answered without end"
        self._lost.set()

    async def _listen_to_errors(self) -> None:
        assert self._process.stderr is not None
        while said := await self._process.stderr.read(4096):
            self._words = (self._words + said)[-_LAST_WORDS:]

    def _said(self, otherwise: str) -> str:
        return self._words.decode("utf-8", "replace").strip() or otherwise

    def _processor_time(self) -> float | None:
        """Seconds of processor time so far; None where the system does not tell."""
        try:
            with open(f"/proc/{self.pid}/stat", "rb") as file:
                fields = file.read().rpartition(b")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / _TICK


def environment(ours: Mapping[str, str]) -> dict[str, str]:
    """The part of our environment a worker gets: nothing that could be a secret."""
    kept = {name: value for name, value in ours.items() if name in _ENVIRONMENT or name.startswith("LC_")}
    return {**kept, "PYTHONHASHSEED": "0"}


def command(module: str) -> tuple[str, ...]:
    """How to start a worker that is a module of ours."""
    return (sys.executable, "-m", module)
