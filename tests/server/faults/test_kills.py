"""SIGKILL at random moments while twenty people play: nothing acknowledged is lost, and nothing is done twice."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from random import Random

import pytest

import underhall
from tests.pace import patience
from tests.server.faults.nursery import Nursery, ServerProcess
from tests.server.faults.players import Acknowledged, Player, check_promises, gather_people, tables_for
from underhall import client

pytestmark = pytest.mark.anyio

# At ten tables, so that ten moves can be in flight at the same moment.
PEOPLE, SEATS = 20, 2
# `make soak` asks for 300.
KILLS = int(os.environ.get("UNDERHALL_KILLS", "30"))


async def test_no_acknowledged_move_is_lost_or_made_twice_whenever_the_server_is_killed(
    nursery: Nursery, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    server = nursery.serve(f"sqlite:///{file}", rate_per_second=1000.0)
    random = Random(KILLS)
    people = await gather_people(server.url, PEOPLE)
    promised: list[Acknowledged] = []
    games, kills, began = 0, 0, time.perf_counter()
    outstanding: list[int] = []
    while kills < KILLS:
        players = [
            Player(person, table, seat, Random(random.random()))
            for person, (table, seat) in zip(people, await tables_for(people, SEATS), strict=True)
        ]
        playing = asyncio.gather(*(player.play() for player in players))
        while not playing.done() and kills < KILLS:
            # People who have just come back play for a moment; then the blow falls on what is in flight.
            await asyncio.wait({playing}, timeout=random.uniform(0.02, 0.25))
            wanted, deadline = random.randint(1, 8), time.perf_counter() + patience(0.3)
            while sum(player.is_asking for player in players) < wanted and time.perf_counter() < deadline:
                await asyncio.sleep(0.001)
            outstanding.append(sum(player.is_asking for player in players))
            server.kill()  # and not in a thread: the moment is now
            kills += 1
            await asyncio.to_thread(server.start)
        await asyncio.wait_for(playing, patience(120))
        games += PEOPLE // SEATS
        promised += [promise for player in players for promise in player.promised]
        for player in players:
            assert player.last["over"]
            assert player.last["hash"]
        await check_tables_are_over(players)
    rows = check_promises(promised, file)
    await check_the_same_keys_get_the_same_answers(server, people, random.sample(promised, 20), file)
    with capsys.disabled():
        seconds = time.perf_counter() - began
        print(
            f"\n{kills} kills, {games} games, {rows} moves on disk, {len(promised)} acknowledged: {seconds:.0f} s; "
            f"{sum(outstanding)} moves were in flight at {sum(map(bool, outstanding))} of the kills"
        )
    assert sum(map(bool, outstanding)) > KILLS // 2


async def check_tables_are_over(players: list[Player]) -> None:
    """The lobby knows of every end, and every record holds."""
    for player in players:
        if player.seat == 0:
            card = await player.server.call("GET", f"/api/tables/{player.table}")
            assert card["table"]["status"] == "over"
            record = await player.server.call("GET", f"/api/tables/{player.table}/record")
            assert underhall.verify(record).over


async def check_the_same_keys_get_the_same_answers(
    server: ServerProcess, people: list[client.Server], promised: list[Acknowledged], file: Path
) -> None:
    server.kill()
    server.start()
    for promise in promised:
        for person in people:
            card = await person.call("GET", f"/api/tables/{promise.table}")
            if promise.seat not in card["mine"]:
                continue
            async with person.sit(promise.table, promise.seat) as place:
                again = await place.move(promise.move, key=promise.key, ply=promise.ply - 1)
                assert again == {"type": "ack", "key": promise.key, "ply": promise.ply}
    check_promises(promised, file)
