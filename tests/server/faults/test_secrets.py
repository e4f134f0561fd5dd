"""Non-interference: two games that differ only in what a seat may not know look the same to it, byte for byte.

Two servers have the same table, with the same ids, names and seed, but start from two positions that agree on all
that seat 0 (and a spectator) knows. Everything that reaches those two is compared as bytes: welcome, frames, refusals,
reasons, undo, log, record, replay, previews — for as long as the rules themselves show them the same.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import underhall
from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from tests.server.visitors import Place, Visitor
from underhall.core import match as matches
from underhall.core.match import Match
from underhall.server.protocol import encode_view
from underhall.server.table import PERSON, RUNNING, SeatRow, TableRow

pytestmark = pytest.mark.anyio

_SEED = "5" * 64
_PLAYERS = 3


def two_positions(game: str, moves: int, number: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The position after some random moves, twice, each with its own idea of what seat 0 does not know."""
    match = underhall.new(game, players=_PLAYERS, seed=f"secret {number}")
    random = Random(f"{game} {moves} {number}")
    for _ in range(moves):
        assert match.decision is not None
        seat = match.decision.seats[0]
        match.play(random.choice(match.moves(seat)), seat)
    twins = [
        matches.describe(match.game, match.setup, match.game.determinize(match.state, 0, Random(twin)))
        for twin in range(50)
    ]
    other = next((twin for twin in twins if twin != twins[0]), None)
    assert other is not None, "nothing is hidden here"
    return twins[0], other


class House:
    """One of the two servers, with its people at the table."""

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
        match = self.server.run(self.server.house.hub.table(self.row.id)).match
        assert match is not None
        return match


async def open_house(server: RunningServer, come: Come, game: str, position: dict[str, Any]) -> House:
    people = [await come(server).enter(name) for name in ("Ada", "Ben", "Cyd", "Eve")]
    card = await people[0].new_table("me", "open", "open", game=game)
    found = server.run(server.house.store.table(card["table"]["id"]))
    assert found is not None
    seats = tuple(
        SeatRow(number, PERSON, people[number].me["id"], ["Ada", "Ben", "Cyd"][number], "", f"seat-link-{number}", "")
        for number in range(_PLAYERS)
    )
    moment = found.created.replace(year=2024, microsecond=0)
    row = msgspec.structs.replace(
        found, id="thesametable", start=position, status=RUNNING, seed=_SEED, link="the-same-link", seats=seats
    )
    row = msgspec.structs.replace(row, created=moment.replace(month=1, day=1, hour=1, minute=1, second=1))
    server.run(server.house.store.create_table(row))
    return House(server, people, row)


async def hear(place: Place, into: list[str]) -> None:
    """Take down all that comes, up to the answer to a second greeting, which is refused in its turn."""
    await place.send(type="hello", table="x")
    while True:
        text = str(await asyncio.wait_for(place.socket.recv(), 20))
        message = json.loads(text)
        if message.get("code") == "hello_twice":
            return
        if message["type"] == "frame":
            place.frame = message
        into.append(text)


async def quiet(houses: list[House]) -> None:
    """Until everything that was sent has been done (the first time) and has arrived everywhere (the second)."""
    for _ in range(2):
        await asyncio.gather(
            *(hear(house.seats[0], house.heard["seat"]) for house in houses),
            *(hear(house.spectator, house.heard["spectator"]) for house in houses),
            *(hear(place, []) for house in houses for place in house.seats[1:]),
        )


def knows_the_same(houses: list[House]) -> bool:
    """Whether the rules still show seat 0 and spectators the same in both houses."""
    one, two = (house.match for house in houses)
    return all(
        encode_view(one.game.view(one.state, seat)) == encode_view(two.game.view(two.state, seat)) for seat in (0, None)
    )


def check_the_same(houses: list[House]) -> int:
    one, two = houses
    for reader in ("seat", "spectator"):
        for here, there in zip(one.heard[reader], two.heard[reader], strict=True):
            assert here == there
    return sum(len(text) for texts in one.heard.values() for text in texts)


def check_count(houses: list[House]) -> int:
    return sum(len(texts) for texts in houses[0].heard.values())


async def check_http(houses: list[House]) -> None:
    """What can be asked over HTTP by seat 0 and by a spectator."""
    table = houses[0].row.id
    for person in (0, 3):
        for path in ("", "/record", "/log", "/log?lang=pl", "/history", "/replay/0", f"/replay/{houses[0].match.ply}"):
            first, second = [await house.people[person].call("GET", f"/api/tables/{table}{path}") for house in houses]
            assert (first.status_code, first.content) == (second.status_code, second.content), path
            assert first.status_code == 200, (path, first.text)


@pytest.mark.parametrize(
    ("game", "moves", "number"),
    [
        ("ghosts_galore", 2, 1),  # others have chosen their sides, which nobody knows yet
        ("ghosts_galore", 9, 3),
        ("mountain_king", 6, 1),  # what others hold of their starting trolls
    ],
)
async def test_a_seat_sees_the_same_bytes_whatever_it_may_not_know(
    serve: Serve, tmp_path: Path, come: Come, game: str, moves: int, number: int
) -> None:
    positions = two_positions(game, moves, number)
    houses = []
    for name, position in zip("ab", positions, strict=True):
        server = serve(f"sqlite:///{tmp_path / name}.db", rate_per_second=1000.0)
        houses.append(await open_house(server, come, game, position))
    random = Random(number)
    assert knows_the_same(houses)
    entered = []
    for house in houses:
        for seat in range(_PLAYERS):
            entered.append(house.people[seat].sit(house.row.id, seat))
            house.seats.append(await entered[-1].__aenter__())
        entered.append(house.people[3].sit(house.row.id, None))
        house.spectator = await entered[-1].__aenter__()
        house.heard = {"seat": [], "spectator": []}
        for place in (*house.seats, house.spectator):
            await place.send(type="refresh")
    try:
        await quiet(houses)
        plies, undone, previewed = 0, False, 0
        for step in range(9):
            check_the_same(houses)
            if step % 4 == 0:
                await check_http(houses)
            # What seat 0 asks about, and gets wrong, is answered alike too.
            for house in houses:
                key = f"wrong-{step:04d}"
                legal = [offer["move"] for offer in house.seats[1].frame["moves"]][:2]
                await house.seats[0].send(type="why_not", id=f"why-{step:05d}", move=(legal or ["nonsense"])[0][:4])
                await house.seats[0].send(type="move", key=key, ply=house.seats[0].frame["ply"], move="nonsense 3")
                await house.seats[0].send(type="undo", key=f"{key}-undo", ply=10_000)
                await house.spectator.send(type="move", key=key, ply=0, move="nonsense")
            await quiet(houses)
            check_the_same(houses)
            decisions = [house.match.decision for house in houses]
            assert decisions[0] is not None
            assert decisions[1] is not None
            assert decisions[0].seats == decisions[1].seats
            seat = random.choice(decisions[0].seats)
            offers = [[offer["move"] for offer in house.seats[seat].frame["moves"]] for house in houses]
            if seat == 0:
                assert offers[0] == offers[1]
                for move in offers[0][:2]:
                    path = f"/api/tables/{houses[0].row.id}/preview"
                    shown = [await house.people[0].http.get(path, params={"move": move}) for house in houses]
                    assert shown[0].content == shown[1].content
                    previewed += shown[0].status_code == 200
            common = [move for move in offers[0] if move in offers[1]]
            if not common:
                break
            move = random.choice(common)
            for house in houses:
                place = house.seats[seat]
                await place.send(type="move", key=f"move-{step:05d}", ply=place.frame["ply"], move=move)
            await quiet(houses)
            if not knows_the_same(houses):
                break  # something was shown that was hidden before: from here on they are different games
            plies += 1
            if seat == 0 and not undone:
                undone = True
                for house in houses:
                    place = house.seats[0]
                    await place.send(type="undo", key=f"undo-{step:05d}", ply=place.frame["ply"])
                await quiet(houses)
            if any(house.match.over for house in houses):
                break
            check_the_same(houses)
        assert plies or game == "ghosts_galore"
        print(f"{game} {moves}: {plies} plies, undone {undone}, {previewed} previews, {check_count(houses)} messages")
    finally:
        for opened in reversed(entered):
            await opened.__aexit__(None, None, None)
