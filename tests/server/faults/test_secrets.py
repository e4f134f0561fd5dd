"""Non-interference: two games that differ only in what a seat may not know look the same to it, byte for byte.

Two servers have the same table, with the same ids and names, but play two games of `twins`, which agree on all that
seat 0 (and a spectator) knows. Everything that reaches those two is compared as bytes: welcome, frames, refusals,
reasons, undo of all kinds, chat, samples, log, record, replay, previews, branches, hints.

Left out of the bytes is what says nothing about the game: the moment something was said, and the fingerprint of the
seed where the seeds themselves are what differs. Redrawn positions use the same generator in both.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.pace import patience
from tests.server.conftest import Come, Serve
from tests.server.faults import twins
from tests.server.faults.twins import PLAYERS, Turn, Twins, know_the_same
from tests.server.running import RunningServer
from tests.server.visitors import Place, Visitor
from underhall.core.dealer import commitment
from underhall.core.match import Match
from underhall.server.branches import PositionAt, past_of
from underhall.server.rows import PERSON, RUNNING, SeatRow, TableRow

pytestmark = pytest.mark.anyio

TABLE = "thesametable"

# When it was said, and by whom: the twins' people are other people.
_SAID = re.compile(r'"(at|speaker)": ?"[^"]*"')
_CHECKSUM = re.compile(r"^end \d+ [0-9a-f]{32}$", re.MULTILINE)


class House:
    """One of the two servers, with its people at the table, and all that seat 0 and a spectator have heard there."""

    def __init__(self, server: RunningServer, people: list[Visitor], row: TableRow) -> None:
        self.server = server
        self.people = people
        self.row = row
        self.seats: list[Place] = []
        self.spectator: Place
        self.heard: dict[str, list[str]] = {"seat": [], "spectator": []}

    @property
    def match(self) -> Match:
        """The true match, read while nothing happens at the table."""
        match = self.server.run(self.server.house.hub.table(TABLE)).match
        assert match is not None
        return match

    def deal_alike(self, number: int) -> None:
        """Let what is redrawn for a reader come from the same generator in both houses."""
        self.server.house.hub.rng = Random(number)

    def masked(self, text: str) -> str:
        if commitment(self.row.seed) in text:
            # A record ends with a checksum of all its lines.
            text = _CHECKSUM.sub("end", text.replace(commitment(self.row.seed), "the fingerprint"))
        return _SAID.sub(r'"\1":"-"', text)

    async def hear(self, place: Place, into: list[str]) -> None:
        """Take down all that comes, up to the answer to a second greeting, which is refused in its turn."""
        await place.send(type="hello", table="x")
        while True:
            text = str(await asyncio.wait_for(place.socket.recv(), patience(20)))
            message = json.loads(text)
            if message.get("code") == "hello_twice":
                return
            place.note(message)
            said = self.masked(text)
            # Presence that changes twice is told once or twice, as the moment has it: word for word the same table.
            if message["type"] != "table" or said not in into[-1:]:
                into.append(said)


class Pair:
    """Both houses, asked the same and compared."""

    def __init__(self, houses: list[House]) -> None:
        self.houses = houses
        self.compared: Counter[str] = Counter()
        self._keys = count()
        self._checked = {"seat": 0, "spectator": 0}

    @property
    def ply(self) -> int:
        return int(self.houses[0].seats[0].frame["ply"])

    @property
    def me(self) -> dict[str, Any]:
        return self.houses[0].seats[0].frame

    @property
    def record(self) -> int:
        return int(self.me.get("record", 0))

    async def say(self, who: Callable[[House], Place], **message: Any) -> None:
        """The same message in both houses; a key is added."""
        name = "id" if message["type"] in ("why_not", "sample") else "key"
        key = {name: f"key-{next(self._keys):06d}"} if message["type"] not in ("look", "refresh") else {}
        for house in self.houses:
            await who(house).send(**message, **key)

    async def quiet(self) -> None:
        """Until everything that was sent has been done (the first time) and has arrived everywhere (the second)."""
        for _ in range(2):
            await asyncio.gather(
                *(house.hear(house.seats[0], house.heard["seat"]) for house in self.houses),
                *(house.hear(house.spectator, house.heard["spectator"]) for house in self.houses),
                *(house.hear(place, []) for house in self.houses for place in house.seats[1:]),
            )
        one, two = self.houses
        for reader, start in self._checked.items():
            assert one.heard[reader][start:] == two.heard[reader][start:], reader
            for text in one.heard[reader][start:]:
                self.compared["messages"] += 1
                self.compared["bytes"] += len(text)
                self.compared[json.loads(text)["type"]] += 1
            self._checked[reader] = len(one.heard[reader])

    async def ask(self, person: int, path: str, **query: str) -> int:
        """The same request by a person in both houses. Returns the status."""
        answers = [await house.people[person].http.get(path, params=query or None) for house in self.houses]
        assert answers[0].status_code == answers[1].status_code
        one, two = (house.masked(answer.text) for house, answer in zip(self.houses, answers, strict=True))
        assert one == two, path
        self.compared["requests"] += 1
        self.compared["bytes"] += len(one)
        return answers[0].status_code

    async def ask_everything(self) -> None:
        """What can be read over HTTP by seat 0 and by a spectator, and what is refused to them."""
        table, record = f"/api/tables/{TABLE}", self.record
        for person in (0, 3):
            for path in ("", "/record", "/log", "/log?lang=pl", "/log?lang=es", "/history", "/check", "/record?seat=1"):
                await self.ask(person, table + path)
            for ply in {0, record // 2, max(0, record - 1), record, record + 1}:
                await self.ask(person, f"{table}/replay/{ply}")
            await self.ask(person, f"{table}/preview", move="nonsense")
        await self.ask(0, "/api/tables/running")

    async def ask_wrongly(self, legal: str) -> None:
        """What seat 0 and the spectator ask about, and get wrong."""
        seat, spectator = _seat(0), _spectator
        await self.say(seat, type="why_not", move=legal)
        await self.say(seat, type="why_not", move=legal.split()[0])
        await self.say(seat, type="move", ply=self.ply, move="nonsense 3")
        if 0 not in self.me["decision"]["seats"]:
            await self.say(seat, type="move", ply=self.ply, move=legal)
        await self.say(seat, type="move", ply=self.ply + 7, move=legal)
        await self.say(seat, type="undo", ply=self.ply + 7)
        await self.say(seat, type="consent", ply=self.ply, agree=True)
        await self.say(seat, type="look", seat=1)
        await self.say(seat, type="say", text="what have you got?")
        await self.quiet()  # the spectator hears that too, at any time before or after its own questions are answered
        await self.say(spectator, type="move", ply=self.ply, move=legal)
        await self.say(spectator, type="undo", ply=self.ply)
        await self.say(spectator, type="why_not", move=legal)
        await self.say(spectator, type="look", seat=1)
        await self.quiet()

    async def imagine(self, number: int) -> None:
        """Previews, samples and branches: positions in which hidden things were redrawn."""
        for house in self.houses:
            house.deal_alike(number)
        for offer in self.me["moves"][:3]:
            if await self.ask(0, f"/api/tables/{TABLE}/preview", move=offer["move"]) == 200:
                self.compared["previews"] += 1
        await self.say(_seat(0), type="sample")
        await self.quiet()
        if number % 9 == 0:
            for ply in {self.record, self.record // 2}:
                starts = [await _branched(house, ply) for house in self.houses]
                assert starts[0] == starts[1]
                self.compared["branches"] += 1
            if 0 in self.me["decision"]["seats"]:
                hints = [await _advised(house) for house in self.houses]
                assert hints[0] == hints[1]
                self.compared["hints"] += 1

    async def take(self, turn: Turn) -> None:
        """The next turn of the script, and whatever it shows."""
        key = f"turn-{next(self._keys):06d}"
        for house, move in zip(self.houses, turn.moves, strict=True):
            place = house.seats[turn.seat]
            assert move in [offer["move"] for offer in place.frame["moves"]]
            await place.send(type="move", key=key, ply=place.frame["ply"], move=move)
        before = self.ply
        await self.quiet()
        assert self.ply == before + 1
        assert know_the_same(self.houses[0].match, self.houses[1].match)

    async def ask_back(self, *answers: bool) -> bool:
        """Seat 0 asks to take its last move back, and the others answer in turn. Whether that was done."""
        before = self.record
        await self.say(_seat(0), type="undo", ply=self.ply)
        await self.quiet()
        for seat, agree in enumerate(answers, 1):
            await self.say(_seat(seat), type="consent", ply=self.ply, agree=agree)
            await self.quiet()
        return self.record < before


def _seat(number: int) -> Callable[[House], Place]:
    return lambda house: house.seats[number]


def _spectator(house: House) -> Place:
    return house.spectator


async def _branched(house: House, ply: int) -> Any:
    """The position that a branch of seat 0's would begin from."""
    hub = house.server.house.hub

    async def branch() -> Any:
        past = await past_of(await hub.table(TABLE), 0)
        return await hub.lookback.position("somebody", PositionAt(past, 0, ply, f"{hub.rng.getrandbits(128):x}"))

    return house.server.run(branch())


async def _advised(house: House) -> Any:
    """What a hint for seat 0 would say."""
    hub = house.server.house.hub

    async def advise() -> Any:
        match = (await hub.table(TABLE)).match
        assert match is not None
        return await hub.thinkers.advise(match, 0, "somebody", hub.rng)

    return await asyncio.to_thread(house.server.run, advise())  # sockets have to be answered meanwhile


async def open_house(server: RunningServer, come: Come, pair: Twins, number: int) -> House:
    names = ["Ada", "Ben", "Cyd", "Eve"]
    people = [await come(server).enter(name) for name in names]
    card = await people[0].new_table("me", "open", "open", game=pair.game, options=pair.options)
    found = server.run(server.house.store.table(card["table"]["id"]))
    assert found is not None
    seats = tuple(
        SeatRow(number, PERSON, people[number].me["id"], names[number], "", f"seat-link-{number}", "")
        for number in range(PLAYERS)
    )
    row = msgspec.structs.replace(
        found,
        id=TABLE,
        start=pair.starts[number],
        seed=pair.seeds[number],
        status=RUNNING,
        link="the-same-link",
        seats=seats,
        created=found.created.replace(year=2024, month=1, day=1, hour=1, minute=1, second=1, microsecond=0),
    )
    server.run(server.house.store.remove_table(found.id))
    server.run(server.house.store.create_table(row))
    return House(server, people, row)


async def sit_down(house: House, stack: AsyncExitStack) -> None:
    for seat in range(PLAYERS):
        house.seats.append(await stack.enter_async_context(house.people[seat].sit(TABLE, seat)))
    house.spectator = await stack.enter_async_context(house.people[3].sit(TABLE, None))
    house.heard["seat"] = [house.masked(json.dumps(message)) for message in house.seats[0].seen]
    house.heard["spectator"] = [house.masked(json.dumps(message)) for message in house.spectator.seen]


@pytest.mark.parametrize("find", twins.ALL, ids=lambda find: find.__name__)
async def test_a_seat_sees_the_same_bytes_whatever_it_may_not_know(
    serve: Serve, tmp_path: Path, come: Come, capsys: pytest.CaptureFixture[str], find: Callable[[], Twins]
) -> None:
    found = find()
    assert found.script, "there is nothing to compare"
    async with AsyncExitStack() as stack:
        houses = []
        for number, name in enumerate("ab"):
            server = serve(f"sqlite:///{tmp_path / name}.db", rate_per_second=10_000.0, requests_per_second=0.0)
            houses.append(await open_house(server, come, found, number))
            await sit_down(houses[-1], stack)
        pair = Pair(houses)
        assert know_the_same(houses[0].match, houses[1].match)
        await pair.quiet()
        await play(pair, found)
        await pair.ask_everything()
    with capsys.disabled():
        compared = ", ".join(f"{number} {name}" for name, number in sorted(pair.compared.items()))
        print(f"\n{found.game}, {find.__name__}: {compared}")
    assert pair.compared["turns"] >= len(found.script)
    assert pair.compared["changes"] > len(found.script)
    assert pair.compared["frame"] > 0


async def play(pair: Pair, found: Twins) -> None:
    """All turns of the script, with questions, mistakes and takings-back between them."""
    own = [number for number, turn in enumerate(found.script) if turn.seat == 0]
    at = 0
    rewound: set[int] = set()
    while at < len(found.script):
        turn = found.script[at]
        if at % 4 == 0:
            await pair.ask_wrongly(turn.moves[0])
        if turn.seat == 0 or at % 8 == 0:
            await pair.imagine(at)
        if at % 16 == 0:
            await pair.ask_everything()
        await pair.take(turn)
        pair.compared["turns"] += 1
        before = [number for number in own if number <= at]
        if at not in rewound and before:
            rewound.add(at)
            if turn.seat == 0 and pair.me.get("can_undo") and at % 2 == 0:
                assert await pair.ask_back()
                pair.compared["undone alone"] += 1
                at -= 1
            elif turn.seat != 0 and at % 8 == 1:
                assert not await pair.ask_back(True, False)
                pair.compared["undo declined"] += 1
            elif turn.seat != 0 and at % 8 == 3:
                assert await pair.ask_back(True, True)
                pair.compared["undone by consent"] += 1
                at = before[-1] - 1
        at += 1
