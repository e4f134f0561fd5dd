"""A network that cuts, delays, doubles and fragments: every client ends with the server's view."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from tests.pace import patience
from tests.server.faults.nursery import Nursery
from tests.server.faults.players import Player, check_promises, gather_people, tables_for
from tests.server.faults.proxy import BadNetwork
from underhall import client
from underhall.protocol.live import Frame

pytestmark = pytest.mark.anyio


async def test_every_client_behind_a_bad_network_ends_with_the_servers_view(
    nursery: Nursery, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    server = nursery.serve(f"sqlite:///{file}", rate_per_second=1000.0)
    began = time.perf_counter()
    async with BadNetwork(server.port, Random("storm")) as network:
        people = await gather_people(server.url, 12)
        places = await tables_for(people, 3)
        for person in people:
            person.url = f"http://127.0.0.1:{network.port}"
        players = [
            Player(person, table, seat, Random(f"{table} {seat}"))
            for person, (table, seat) in zip(people, places, strict=True)
        ]
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), patience(150))
        network.calm = True
        for player in players:
            truth = await last_frame(client.Server(server.url, player.server.token), player.table, player.seat)
            assert player.last is not None
            assert player.last.over
            assert player.last.ply == truth.ply
            assert bytes(player.last.view) == bytes(truth.view)
    promised = [promise for player in players for promise in player.promised]
    rows = check_promises(promised, file)
    assert network.did["cut"]
    assert network.did["fragmented"]
    assert network.did["doubled"]
    with capsys.disabled():
        print(f"\n{rows} moves over {dict(network.did)}: {time.perf_counter() - began:.0f} s")


async def last_frame(server: client.Server, table: str, seat: int) -> Frame:
    async with server.sit(table, seat) as place:
        return await place.ready()
