"""Who is at the table, when people come through several servers on one PostgreSQL: also after one was killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import asyncpg
import msgspec
import pytest

from tests.pace import patience, until
from tests.server.cluster import Cluster
from tests.server.faults.conftest import Visit
from tests.server.faults.nursery import Nursery
from tests.server.visitors import Place, Visitor
from underhall.server.news import CHANNEL, LISTENER, PRESENCE
from underhall.server.presence import NOBODY, Elsewhere, Here, portions

pytestmark = pytest.mark.anyio

HEARTBEAT, EXPIRY = 0.5, 1.5


async def same_person(visit: Visit, url: str, person: Visitor) -> Visitor:
    there = visit(url)
    there.http.cookies.set("underhall", person.http.cookies["underhall"])
    return there


async def shown(place: Place, seats: list[int], spectators: int) -> float:
    """Wait until the table says so; returns how long it took."""
    began = time.perf_counter()
    await place.until("presence", that=lambda m: (m["seats"], m["spectators"]) == (seats, spectators))
    return time.perf_counter() - began


async def here_says(visitor: Visitor, table: str) -> list[bool]:
    card = await visitor.get_done("GET", f"/api/tables/{table}")
    return [seat["here"] for seat in card["table"]["seats"]]


def says(visitor: Visitor, table: str, here: list[bool]) -> Callable[[], Awaitable[bool]]:
    async def is_so() -> bool:
        return await here_says(visitor, table) == here

    return is_so


async def heartbeats(address: str, count: int) -> None:
    """Wait until every server has said this many times who is there."""
    heard: Counter[str] = Counter()
    connection = await asyncpg.connect(address)

    def hear(*news: Any) -> None:
        item = json.loads(news[-1])
        if item["kind"] == PRESENCE:
            heard[item["sender"]] += 1

    await connection.add_listener(CHANNEL, hear)
    await until(lambda: len(heard) >= 2 and min(heard.values()) >= count)
    await connection.close()


async def test_people_at_two_servers_are_present_at_both_until_one_server_is_killed(
    nursery: Nursery, cluster: Cluster, visit: Visit, capsys: pytest.CaptureFixture[str]
) -> None:
    address = cluster.new_database()
    here, there = nursery.serve(address, presence_seconds=HEARTBEAT), nursery.serve(address, presence_seconds=HEARTBEAT)
    ada, ben = await visit(here.url).enter("Ada"), await visit(there.url).enter("Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    async with ada.sit(table, 0) as first:
        await shown(first, [0], 0)
        await until(says(ben, table, [True, False]))
        async with AsyncExitStack() as stack:
            second = await stack.enter_async_context(ben.sit(table, 1))
            assert [seat["here"] for seat in second.seen[0]["table"]["seats"]] == [True, True]
            await shown(second, [0, 1], 0)
            came = await shown(first, [0, 1], 0)
            async with ben.sit(table, None) as spectator:
                await shown(spectator, [0, 1], 1)
                await shown(first, [0, 1], 1)
                await shown(second, [0, 1], 1)
                # A third server, which was not there when they came, knows them as well.
                third = nursery.serve(address, presence_seconds=HEARTBEAT)
                late = await same_person(visit, third.url, ada)
                await until(says(late, table, [True, True]))
                third.kill()
            left = await shown(first, [0, 1], 0)
            assert await here_says(ada, table) == [True, True]
            await heartbeats(address, 2 * round(EXPIRY / HEARTBEAT))  # people who stay are not forgotten
            assert await here_says(ada, table) == [True, True]
            await asyncio.to_thread(there.kill)
            killed = await shown(first, [0], 0)
            assert killed < patience(EXPIRY + 4)
        assert await here_says(ada, table) == [True, False]
        await asyncio.to_thread(there.start)
        async with ben.sit(table, 1) as back:
            await shown(back, [0, 1], 0)
            await shown(first, [0, 1], 0)
            # Both tabs of one person, at two servers: there once, and there until the second is closed.
            twin = await same_person(visit, there.url, ada)
            async with twin.sit(table, 0) as tab:
                await shown(tab, [0, 1], 0)
            # Words that are said there afterwards are heard here after the news that the tab was closed.
            await until(says(twin, table, [True, True]))
            await back.ask("ack", type="say", text="is she gone?")
            await first.until("said")
            assert await here_says(ben, table) == [True, True]
        await shown(first, [0], 0)
    with capsys.disabled():
        print(
            f"\npresence: shown elsewhere after {came * 1000:.0f} ms, gone after {left * 1000:.0f} ms, "
            f"after a kill {killed:.1f} s"
        )


async def test_presence_is_right_after_news_was_lost_and_after_a_server_stood_still(
    nursery: Nursery, cluster: Cluster, visit: Visit
) -> None:
    address = cluster.new_database()
    here, there = nursery.serve(address, presence_seconds=HEARTBEAT), nursery.serve(address, presence_seconds=HEARTBEAT)
    ada, ben = await visit(here.url).enter("Ada"), await visit(there.url).enter("Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    async with ada.sit(table, 0) as first:
        async with ben.sit(table, 1):
            await shown(first, [0, 1], 0)
            await lose_the_listeners(address)
        # Ben went while nobody heard it.
        await shown(first, [0], 0)
        async with ben.sit(table, 1):
            await shown(first, [0, 1], 0)
            os.kill(there.pid, signal.SIGSTOP)
            try:
                await shown(first, [0], 0)
            finally:
                os.kill(there.pid, signal.SIGCONT)
            await shown(first, [0, 1], 0)


async def lose_the_listeners(address: str) -> None:
    connection = await asyncpg.connect(address)
    lost = await connection.fetchval(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = $1",
        LISTENER,
    )
    await connection.close()
    assert lost == 2


def test_what_is_not_told_again_is_forgotten() -> None:
    time = [0.0]
    elsewhere = Elsewhere(EXPIRY, lambda: time[0])
    assert elsewhere.heard("a", {"t": Here((0, 2), 1)}) == ["t"]
    assert elsewhere.heard("b", {"t": Here((1, 2), 2), "u": NOBODY}) == ["t"]
    assert elsewhere.at("t") == Here((0, 1, 2), 3)
    time[0] += EXPIRY - 0.5
    assert elsewhere.heard("a", {"t": Here((0, 2), 1)}) == []
    time[0] += 1
    assert elsewhere.expire() == ["t"]
    assert elsewhere.at("t") == Here((0, 2), 1)
    assert elsewhere.heard("a", {"t": NOBODY}) == ["t"]
    assert (elsewhere.at("t"), len(elsewhere)) == (NOBODY, 0)


def test_a_whole_house_is_told_in_pieces_that_fit() -> None:
    house = {f"{number:016x}": Here(tuple(range(7)), 9999) for number in range(1000)}
    pieces = list(portions(house))
    assert {name: here for piece in pieces for name, here in piece.items()} == house
    assert max(len(msgspec.json.encode(piece)) for piece in pieces) < 7500
