"""Two servers on one PostgreSQL, and the people of every table spread over both: one is killed, and all go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import asyncpg
import pytest

from tests.pace import patience, until
from tests.server.cluster import Cluster
from tests.server.faults.nursery import Nursery
from tests.server.faults.players import Player, Traveller, check_rows, gather_people, tables_for

pytestmark = pytest.mark.anyio


async def test_when_one_of_two_servers_is_killed_everybody_goes_on_at_the_other(
    nursery: Nursery, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    address = cluster.new_database()
    here, there = [nursery.serve(address, rate_per_second=1000.0) for _ in range(2)]
    people = await gather_people(here.url, 8)
    places = await tables_for(people, 4)
    urls = [here.url, there.url]
    players = [
        Player(Traveller(urls if seat % 2 else urls[::-1], person.token), table, seat, Random(seat), pause=0.1)
        for person, (table, seat) in zip(people, places, strict=True)
    ]
    playing = asyncio.gather(*(player.play() for player in players))
    kills = 0
    for doomed in (here, there, here):
        await until(more_moves(players, playing, 20))
        if playing.done():
            break
        await asyncio.to_thread(doomed.kill)
        kills += 1
        await until(more_moves(players, playing, 5))
        await asyncio.to_thread(doomed.start)
    await asyncio.wait_for(playing, patience(90))
    promised = [promise for player in players for promise in player.promised]
    connection = await asyncpg.connect(address)
    query = 'SELECT "table", ply, seat, "key", body FROM journal ORDER BY "table", ply'
    rows = [tuple(row) for row in await connection.fetch(query)]
    await connection.close()
    check_rows(promised, rows)
    for table in {player.table for player in players}:
        ends = {player.last and player.last.ply for player in players if player.table == table}
        assert len(ends) == 1
    assert kills
    with capsys.disabled():
        print(f"\n{kills} kills of two servers on PostgreSQL: {len(rows)} moves, {len(promised)} acknowledged")


def more_moves(players: list[Player], playing: asyncio.Future[Any], count: int) -> Callable[[], bool]:
    """Whether this many more moves have been acknowledged since, or all games are over."""

    def acknowledged() -> int:
        return sum(len(player.promised) for player in players)

    before = acknowledged()
    return lambda: playing.done() or acknowledged() >= before + count
