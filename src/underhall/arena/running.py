"""Who plays the games: processes on this machine, or a Ray cluster. Both yield results as they come.

A local process that dies or hangs takes its game with it, not the tournament: the bot that was asked last loses, and
another process takes its place.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from underhall.arena.pairings import Pairing
from underhall.arena.playing import DIED, LIMITS, OVERTIME, Fault, Limits, Result, lost, play
from underhall.arena.results import ArenaError

_PATIENCE = 12.0  # times a decision's seconds: after ten times that the process should have stopped by itself
_WATCH = 1.0  # seconds between checks for hung processes


def run_here(pairings: Iterable[Pairing], *, processes: int = 0, limits: Limits = LIMITS) -> Iterator[Result]:
    """Play in this many processes on this machine (0: one per core). Closing the iterator stops them."""
    todo = iter(pairings)
    workers: list[_Worker] = []
    try:
        for pairing in todo:
            workers.append(_Worker(limits, pairing))
            if len(workers) >= (processes or os.cpu_count() or 1):
                break
        while workers:
            ready = wait([worker.end for worker in workers], timeout=_WATCH)
            for worker in list(workers):
                if worker.end in ready or worker.hangs():
                    yield worker.take()
                    following = next(todo, None)
                    if following is None:
                        workers.remove(worker)
                        worker.stop()
                    elif worker.alive:
                        worker.give(following)
                    else:
                        worker.stop()
                        workers[workers.index(worker)] = _Worker(limits, following)
    finally:
        for worker in workers:
            worker.stop()


def run_on_ray(pairings: Iterable[Pairing], *, address: str | None = None, limits: Limits = LIMITS) -> Iterator[Result]:
    """Play on a Ray cluster: the one at `address`, else the one the environment names, else one started here."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise ArenaError("no_ray") from None
    started = not ray.is_initialized()
    if started:
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=False, configure_logging=False)
        except ConnectionError as problem:
            raise ArenaError("ray", address=address or "", problem=str(problem)) from None
    try:
        task = ray.remote(max_retries=1)(play)
        waiting: dict[Any, Pairing] = {}
        todo = iter(pairings)
        room = max(2, int(2 * ray.cluster_resources().get("CPU", 1)))
        while True:
            for pairing in todo:
                waiting[task.remote(pairing, limits)] = pairing
                if len(waiting) >= room:
                    break
            if not waiting:
                return
            ready, _ = ray.wait(list(waiting), num_returns=1)
            for reference in ready:
                pairing = waiting.pop(reference)
                try:
                    yield ray.get(reference)
                except ray.exceptions.WorkerCrashedError as problem:
                    yield lost(pairing, Fault(0, DIED, str(problem)))
    finally:
        if started:
            ray.shutdown()


class _Worker:
    """A process that plays one game at a time, and this side's end of the line to it."""

    def __init__(self, limits: Limits, pairing: Pairing) -> None:
        context = get_context("spawn")
        self.end, other = context.Pipe()
        self.limits = limits
        self.asked = context.Value("i", 0)  # the seat that is deciding
        self.since = context.Value("d", 0.0)  # when it was asked
        self.process = context.Process(target=_work, args=(other, limits, self.asked, self.since), daemon=True)
        self.process.start()
        other.close()
        self.alive = True
        self.give(pairing)

    def give(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.since.value = 0.0
        self.end.send(pairing)

    def hangs(self) -> bool:
        since = self.since.value
        return bool(since) and time.monotonic() - since > _PATIENCE * self.limits.seconds

    def take(self) -> Result:
        """The result that is ready; if the process died or hangs, the fault of the bot that was asked last."""
        if self.end.poll():
            try:
                result: Result = self.end.recv()
                return result
            except (EOFError, ConnectionResetError):
                self.process.join(5)
                reason, detail = DIED, f"exit code {self.process.exitcode}"
        else:
            reason, detail = OVERTIME, ""
        self.alive = False
        return lost(self.pairing, Fault(self.asked.value, reason, detail))

    def stop(self) -> None:
        self.end.close()
        self.process.kill()
        self.process.join(5)


def _work(line: Connection, limits: Limits, asked: Any, since: Any) -> None:
    """The process: games in, results out, until the line is closed."""
    _cap_memory(limits.mebibytes)

    def asking(seat: int) -> None:
        asked.value = seat
        since.value = time.monotonic()

    while True:
        try:
            pairing = line.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            line.send(play(pairing, limits, asking))
        except KeyboardInterrupt:
            return


def _cap_memory(mebibytes: int) -> None:
    try:
        import resource
    except ImportError:  # not on this platform
        return
    if mebibytes:
        most = mebibytes << 20
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
