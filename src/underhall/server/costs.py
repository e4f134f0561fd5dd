"""What a request or a message costs: processor time, wherever it is spent.

`doors` opens a meter for every request, `sockets` for every message. The steps of the task that reads it are measured
as they run; work done elsewhere for it, in a thread or a worker process, is added by the code that delegates it.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from time import thread_time
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Meter:
    """Seconds of processor time."""

    __slots__ = ("seconds",)

    def __init__(self) -> None:
        self.seconds = 0.0

    def beyond_one(self, ordinary: float) -> float:
        """How much more this cost than one ordinary thing of so many seconds."""
        return max(0.0, self.seconds / ordinary - 1)


_meter: ContextVar[Meter | None] = ContextVar("meter", default=None)


async def measured(work: Coroutine[Any, Any, T], meter: Meter) -> T:
    """Do the work of a request; the meter says what it cost, even if it fails."""
    _meter.set(meter)
    return await _Steps(work, meter)


def add(seconds: float) -> None:
    """Add work done elsewhere for the request of this task."""
    meter = _meter.get()
    if meter is not None:
        meter.seconds += seconds


class _Steps(Generic[T]):
    """A coroutine whose every step, from one wait to the next, is measured."""

    def __init__(self, work: Coroutine[Any, Any, T], meter: Meter) -> None:
        self._work = work
        self._meter = meter

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[Any], Any] = self._work.send
        given: Any = None
        while True:
            began = thread_time()
            try:
                waiting = step(given)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._meter.seconds += thread_time() - began
            try:
                given = yield waiting
                step = self._work.send
            except BaseException as problem:
                given, step = problem, self._work.throw
