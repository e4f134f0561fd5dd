"""Looking back is done by a worker process: in any order of plies it sees what a match played afresh sees."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.server.conftest import Come
from tests.server.running import RunningServer
from underhall.server import branch_worker
from underhall.server.branches import MomentAt, Past, past_of

pytestmark = pytest.mark.anyio


async def test_a_twin_that_is_kept_sees_what_a_new_one_sees(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as first, ada.sit(table, 1) as second:
        for _ in range(30):
            for place in (first, second):
                await place.frame_at(max(first.frame.get("ply", 0), second.frame.get("ply", 0)))
            mover = next(place for place in (first, second) if place.frame["moves"])
            await mover.move()
            await mover.frame_at(mover.frame["ply"])
    hub = plain_server.house.hub

    async def copy() -> Past:
        return await past_of(await hub.table(table), None)

    past = plain_server.run(copy())
    rng = random.Random(5)
    plies = [rng.randrange(len(past.lines) + 1) for _ in range(40)]
    for ply in plies:
        job = msgspec.json.encode(MomentAt(past, 0, ply, "en"))
        kept = branch_worker.look_back(job)
        branch_worker._twins.clear()
        assert branch_worker.look_back(job) == kept
        if rng.random() < 0.7:  # go on from somewhere else
            branch_worker.look_back(msgspec.json.encode(MomentAt(past, 1, rng.choice(plies), "pl")))
    shown = await ada.get_done("GET", f"/api/tables/{table}/replay/{len(past.lines)}")
    assert shown["ply"] == len(past.lines)
    assert hub.lookback.crew.pids
    assert (await ada.call("GET", f"/api/tables/{table}/replay/100000")).json()["code"] == "no_ply"
