"""Tables that this process plays for all of their people, one socket per seat."""

from __future__ import annotations

import asyncio
import json

import msgspec

from bench.wire import Wire, connect
from underhall import client
from underhall.protocol.bodies import NewTable, SeatPlan, TableCard

GAMES = ("ghosts_galore", "mountain_king", "caverna")
SEATS = 4


class _Offer(msgspec.Struct, frozen=True, gc=False):
    move: str


class _Decision(msgspec.Struct, frozen=True, gc=False):
    seats: tuple[int, ...]


class _Message(msgspec.Struct, frozen=True):
    """What a player of this process reads of a message; the rest of it is skipped, to leave the time to the server."""

    type: str
    ack: str = ""
    ply: int = 0
    over: bool = False
    decision: _Decision | None = None
    moves: tuple[_Offer, ...] = ()


_decode = msgspec.json.Decoder(_Message).decode


class BenchTable:
    """A table, and what its seats have been shown."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.wires: list[Wire] = []
        self.frames: list[_Message | None] = []
        self.keys = 0
        self.busy = False
        self.line: asyncio.Queue[BenchTable] | None = None
        self.answer: asyncio.Future[None] | None = None
        self._shown: asyncio.Event | None = None

    async def open(self, port: int, token: str, seats: int = SEATS) -> None:
        """Sit down at this many seats, until each has been shown the table."""
        self._shown = asyncio.Event()
        self.frames = [None] * seats
        for seat in range(seats):
            wire = await connect(port, lambda data, seat=seat: self._heard(seat, data), token=token)  # type: ignore[misc]
            wire.send(json.dumps({"type": "hello", "table": self.id, "seat": seat}).encode())
            self.wires.append(wire)
        await self._shown.wait()

    def join(self, line: asyncio.Queue[BenchTable]) -> None:
        """Stand in line whenever everyone at the table has seen the last move and another can be made."""
        self.line, self.busy = line, False
        self._stand_in_line()

    async def move(self) -> None:
        """Make a legal move for a seat that decides, and wait until it is acknowledged."""
        self.busy = True
        first = self.frames[0]
        assert first is not None
        assert first.decision is not None
        seat = first.decision.seats[0]
        frame = self.frames[seat]
        assert frame is not None
        move = frame.moves[self.keys % len(frame.moves)].move
        self.keys += 1
        self.answer = asyncio.get_running_loop().create_future()
        message = {"type": "move", "key": f"key-{self.keys:08d}", "ply": frame.ply, "move": move}
        self.wires[seat].send(json.dumps(message).encode())
        await self.answer
        self.busy = False
        self._stand_in_line()

    def close(self) -> None:
        for wire in self.wires:
            wire.abort()
        self.wires.clear()

    def _stand_in_line(self) -> None:
        if self.line is None or self.busy:
            return
        frames = [frame for frame in self.frames if frame is not None and not frame.over]
        if len(frames) == len(self.frames) and len({frame.ply for frame in frames}) == 1:
            self.busy = True
            self.line.put_nowait(self)

    def _heard(self, seat: int, data: bytes) -> None:
        message = _decode(data)
        if message.type in ("frame", "changes"):
            self.frames[seat] = message
            if self._shown is not None and all(self.frames):
                self._shown.set()
            self._stand_in_line()
            if message.ack and self.answer is not None and not self.answer.done():
                self.answer.set_result(None)
        elif message.type in ("refused", "moved_on", "failed"):
            raise RuntimeError(f"the server refuses: {data!r}")


async def new_table(server: client.Server, game: str) -> BenchTable:
    seats = [SeatPlan("me"), *(SeatPlan("hot_seat") for _ in range(SEATS - 1))]
    card = await server.call("POST", "/api/tables", NewTable(game, SEATS, seats=seats), answer=TableCard)
    return BenchTable(card.table.id)
