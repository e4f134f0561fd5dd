"""The connection to PostgreSQL is lost around a commit: the same key again gets the first answer, applied once."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from random import Random
from typing import Any

import asyncpg
import pytest

from tests.pace import patience, until
from tests.server.cluster import Cluster
from tests.server.faults.conftest import Visit
from tests.server.faults.nursery import Nursery
from tests.server.faults.players import Acknowledged, Player, check_rows, gather_people, tables_for
from tests.server.faults.proxy import Scissors
from tests.server.visitors import Place

pytestmark = pytest.mark.anyio


async def rows_of(address: str) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(address)
    query = 'SELECT "table", ply, seat, "key", body FROM journal ORDER BY "table", ply'
    rows = [tuple(row) for row in await connection.fetch(query)]
    await connection.close()
    return rows


@pytest.mark.parametrize("when", ["before", "during", "after", "dark"])
async def test_a_move_whose_commit_was_cut_off_is_made_once_and_answered_once(
    nursery: Nursery, cluster: Cluster, visit: Visit, when: str, capsys: pytest.CaptureFixture[str]
) -> None:
    address = cluster.new_database()
    answers: Counter[str] = Counter()
    promised: list[Acknowledged] = []
    async with Scissors(cluster.port) as scissors:
        through = address.replace(f":{cluster.port}/", f":{scissors.port}/")
        server = await asyncio.to_thread(nursery.serve, through)
        ada = await visit(server.url).enter("Ada")
        table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
        async with ada.sit(table, 0) as first, ada.sit(table, 1) as second:
            for number in range(10):
                await second.frame_at((await first.frame_at(number))["ply"])
                place, seat = (first, 0) if first.frame["moves"] else (second, 1)
                move, key = place.frame["moves"][0]["move"], f"cut-off-{number:04d}"
                scissors.arm(key, when)
                answer = await place.try_move(move, key=key, ply=number)
                answers[str(answer["type"])] += 1
                assert answer["type"] in ("ack", "unknown")
                scissors.is_dark = False
                await until(partial(is_made, place, move, key, number))
                again = await place.try_move(move, key=key, ply=number)
                # The first answer, even if it never came; and the same for anyone who asks again.
                assert again == {"type": "ack", "key": key, "ply": number + 1}
                assert await place.try_move(move, key=key, ply=number) == again
                if answer["type"] == "ack":
                    assert answer == again
                promised.append(Acknowledged(table, seat, key, number + 1, move))
        assert scissors.cuts == 10
        rows = await rows_of(address)
        check_rows(promised, rows)
        assert len(rows) == 10
        await asyncio.to_thread(server.kill)
    with capsys.disabled():
        print(f"\n10 commits cut off ({when}): first answers {dict(answers)}, each applied once")


async def is_made(place: Place, move: str, key: str, ply: int) -> bool:
    return bool((await place.try_move(move, key=key, ply=ply))["type"] == "ack")


async def test_play_goes_on_while_connections_to_postgresql_are_ended_all_the_time(
    nursery: Nursery, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    address = cluster.new_database()
    servers = [nursery.serve(address, rate_per_second=1000.0) for _ in range(2)]
    people = await gather_people(servers[0].url, 8)
    places = await tables_for(people, 4)
    for number, person in enumerate(people):
        person.url = servers[number % 2].url
    players = [
        Player(person, table, seat, Random(f"{seat}")) for person, (table, seat) in zip(people, places, strict=True)
    ]
    playing = asyncio.gather(*(player.play() for player in players))
    connection = await asyncpg.connect(address)
    ended, random = 0, Random(6)
    while not playing.done() and ended < 120:
        await asyncio.wait({playing}, timeout=random.uniform(0.01, 0.1))
        backends = await connection.fetch(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        for row in random.sample(backends, min(3, len(backends))):
            ended += await connection.fetchval("SELECT pg_terminate_backend($1)::int", row["pid"])
    await connection.close()
    await asyncio.wait_for(playing, patience(90))
    promised = [promise for player in players for promise in player.promised]
    refused = sum((player.refusals for player in players), Counter[str]())
    rows = await rows_of(address)
    check_rows(promised, rows)
    # What was refused for the moment may still have been written; then its key finds it, once.
    assert len(rows) >= len(promised)
    with capsys.disabled():
        print(f"\n{ended} connections ended: {len(rows)} moves, {len(promised)} acknowledged, refused {dict(refused)}")
