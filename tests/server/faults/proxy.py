"""A bad network: a TCP proxy that cuts connections, delays and fragments what they carry, and sends requests twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from random import Random
from types import TracebackType
from typing import Any, Self


class _Between:
    """Listens on a port of its own, for as long as the block lasts."""

    def __init__(self, target: int) -> None:
        self._target = target
        self.port = 0

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        await self._close()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody connects, and wants to go on to `target`."""
        raise NotImplementedError

    async def _close(self) -> None:
        """End what still runs."""
        raise NotImplementedError


class BadNetwork(_Between):
    """Passes everything on to `target`, badly. `calm` makes it behave."""

    def __init__(self, target: int, random: Random) -> None:
        super().__init__(target)
        self._random = random
        self._pipes: set[asyncio.Task[None]] = set()
        self.calm = False
        self.did: Counter[str] = Counter()

    async def _close(self) -> None:
        for pipe in self._pipes:
            pipe.cancel()
        await asyncio.gather(*self._pipes, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, out = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self.did["connections"] += 1
        double = not self.calm and self._random.random() < 0.2
        if double:
            self.did["doubled"] += 1
            self._spawn(self._shadow(reader, out))
        else:
            self._spawn(self._pipe(reader, out))
        self._spawn(self._pipe(there, writer))

    async def _shadow(self, reader: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        """Send everything on a second connection as well, whose answers nobody reads: what came once comes twice."""
        try:
            unread, twin = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            out.transport.abort()
            return
        drain = asyncio.create_task(unread.read())
        try:
            await self._pipe(reader, out, twin)
        finally:
            drain.cancel()
            twin.transport.abort()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._pipes.add(task)
        task.add_done_callback(self._pipes.discard)

    async def _pipe(self, reader: asyncio.StreamReader, *writers: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                if not self.calm and self._random.random() < 0.02:
                    self.did["cut"] += 1
                    # A piece of a message may still get through.
                    writers[0].write(data[: self._random.randrange(len(data) + 1)])
                    break
                for piece in self._pieces(data):
                    for writer in writers:
                        writer.write(piece)
                        await writer.drain()
                    if not self.calm and self._random.random() < 0.2:
                        self.did["delayed"] += 1
                        await asyncio.sleep(self._random.random() * 0.03)
        except OSError:
            pass
        finally:
            for writer in writers:
                writer.transport.abort() if not self.calm else writer.close()

    def _pieces(self, data: bytes) -> list[bytes]:
        if self.calm or len(data) < 2 or self._random.random() < 0.5:
            return [data]
        self.did["fragmented"] += 1
        cuts = sorted(self._random.sample(range(1, len(data)), min(3, len(data) - 1)))
        return [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]


class Scissors(_Between):
    """Stands between a server and its PostgreSQL, and cuts the connection that carries a certain word."""

    def __init__(self, target: int) -> None:
        super().__init__(target)
        self._writers: set[asyncio.StreamWriter] = set()
        self._word = b""
        self._when = ""
        self.is_dark = False
        """Nobody gets through."""
        self._open = asyncio.Event()
        self._open.set()
        self.cuts = 0

    async def _close(self) -> None:
        self.cut_all()
        await asyncio.sleep(0)

    def arm(self, word: str, when: str) -> None:
        """Cut once when `word` is sent: `before` PostgreSQL has it, while it is at it (`during`), or `after` it has
        answered, but before the answer is back. With `dark`, after it has answered, and nobody gets through then."""
        self._word, self._when = word.encode(), when

    @contextmanager
    def silence(self) -> Iterator[None]:
        """Everybody is connected, and nothing gets through, for as long as the block lasts."""
        self._open.clear()
        try:
            yield
        finally:
            self._open.set()

    def cut_all(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_dark:
            writer.transport.abort()
            return
        there, out = await asyncio.open_connection("127.0.0.1", self._target)
        both = {writer, out}
        self._writers |= both
        doomed = asyncio.Event()
        try:
            await asyncio.gather(self._there(reader, out, doomed), self._back(there, writer, doomed))
        except OSError:
            pass
        finally:
            self._writers -= both
            for end in both:
                end.transport.abort()

    async def _there(self, reader: asyncio.StreamReader, out: asyncio.StreamWriter, doomed: asyncio.Event) -> None:
        while data := await reader.read(65536):
            await self._open.wait()
            if self._word and self._word in data:
                self._word, when = b"", self._when
                self.cuts += 1
                if when == "before":
                    raise ConnectionResetError
                if when == "during":
                    out.write(data)
                    await out.drain()
                    await asyncio.sleep(0)
                    raise ConnectionResetError
                if when == "dark":
                    self.is_dark = True
                doomed.set()
            out.write(data)
            await out.drain()
        raise ConnectionResetError

    async def _back(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter, doomed: asyncio.Event) -> None:
        while data := await there.read(65536):
            await self._open.wait()
            if doomed.is_set():
                if self.is_dark:
                    self.cut_all()
                raise ConnectionResetError
            writer.write(data)
            await writer.drain()
        raise ConnectionResetError
