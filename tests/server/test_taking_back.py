"""Keys, taking back, clocks and rows that cross: what happens when commands, answers and news overtake one another."""

from __future__ import annotations

import asyncio
import random
from functools import partial

import pytest
from sqlalchemy import select

from tests.pace import until
from tests.server.cluster import Cluster
from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from tests.server.visitors import Place
from underhall.protocol.bodies import Clock
from underhall.server import migrations
from underhall.server.clocks import LEAST, Times
from underhall.server.database import Database, sqlite_path
from underhall.server.schema import metadata, people
from underhall.server.sqlite import driver as sqlite3

pytestmark = pytest.mark.anyio


# Keys -----------------------------------------------------------------------------------------------------------------


async def test_two_seats_may_use_the_same_key(plain_server: RunningServer, come: Come) -> None:
    ada, ben = await come(plain_server).enter("Ada"), await come(plain_server).enter("Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    async with ada.sit(table, 0) as first, ben.sit(table, 1) as second:
        await first.my_turn()
        assert await first.move(key="00000001") == {"type": "ack", "key": "00000001", "ply": 1}
        await second.frame_at(1)
        assert await second.move(key="00000001") == {"type": "ack", "key": "00000001", "ply": 2}
        said = [await place.ask("ack", type="say", text="hello", key="same-key") for place in (first, second)]
        assert [answer["type"] for answer in said] == ["ack", "ack"]
        await first.until("said", that=lambda message: message["number"] == 2)


async def test_a_key_is_good_for_one_command(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        await place.move(key="the-one-key")
        await place.frame_at(1)
        refused = await place.ask("ack", "refused", type="undo", ply=1, key="the-one-key")
        assert (refused["type"], refused["code"]) == ("refused", "key_used")


async def test_a_move_sent_again_after_leaving_gets_its_first_answer(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "random"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        ply = (await place.my_turn())["ply"]
        move = place.frame["moves"][0]["move"]
        first = await place.move(move, ply=ply, key="before-leaving")
        await ada.get_done("POST", f"/api/tables/{table}/leave", {})
        assert await place.move(move, ply=ply, key="before-leaving") == first
        assert (await place.move(move))["code"] == "seat_left"


# Proposals ------------------------------------------------------------------------------------------------------------


async def _propose(first: Place, second: Place) -> int:
    """Both choose their sides; the first wants their choice back. Returns the ply it is proposed at."""
    await first.my_turn()
    await first.move()
    await second.frame_at(1)
    await second.move()
    await first.frame_at(2)
    assert (await first.ask("ack", "refused", type="undo", ply=2))["type"] == "ack"
    assert (await second.until("proposal"))["waiting"] == [1]
    return 2


async def test_a_proposal_lapses_with_the_next_move(server: RunningServer, come: Come) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    async with ada.sit(table, 0) as first, ben.sit(table, 1) as second:
        ply = await _propose(first, second)
        decides = first if first.frame["decision"]["seats"] == [0] else second
        await decides.frame_at(ply)
        await decides.move()
        # If the second seat decides, word of it comes before the answer to its move.
        while [message for message in second.seen if message["type"] == "proposal"][-1]["waiting"]:
            await second.receive()
        await second.frame_at(ply + 1)
        answer = await second.ask("ack", "moved_on", type="consent", ply=ply + 1, agree=True)
        assert answer["type"] == "moved_on"
        assert answer["frame"]["ply"] == ply + 1


async def test_nobody_can_take_back_the_end(plain_server: RunningServer, come: Come) -> None:
    ada, ben = await come(plain_server).enter("Ada"), await come(plain_server).enter("Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    async with ada.sit(table, 0) as first, ben.sit(table, 1) as second:
        await _propose(first, second)
        ends = await asyncio.gather(first.play_on(), second.play_on())
        answer = await second.ask("ack", "moved_on", type="consent", ply=ends[1]["ply"], agree=True)
        assert answer["type"] == "moved_on"
        assert answer["frame"]["over"]


async def test_people_at_different_servers_agree_to_take_back(serve: Serve, cluster: Cluster, come: Come) -> None:
    address = cluster.new_database()
    here, there = serve(address), serve(address)
    ada, ben = await come(here).enter("Ada"), await come(there).enter("Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    async with ada.sit(table, 0) as first, ben.sit(table, 1) as second:
        ply = await _propose(first, second)
        assert (await second.ask("ack", "moved_on", type="consent", ply=ply, agree=True))["type"] == "ack"
        back, other = await first.frame_at(ply + 1), await second.frame_at(ply + 1)
        assert back["decision"]["seats"] == other["decision"]["seats"] == [0, 1]


# The journal ----------------------------------------------------------------------------------------------------------


async def test_a_table_with_much_taken_back_is_read_as_it_was(serve: Serve, database: str, come: Come) -> None:
    server = serve(database)
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat", game="mountain_king"))["table"]["id"]
    rng = random.Random(7)
    async with ada.sit(table, 0) as first, ada.sit(table, 1) as second:
        for place in (first, second):
            await place.frame_at(0)
        ply = 0
        for _ in range(60):
            place = (first, second)[first.frame["decision"]["seats"][0]]
            if ply and rng.random() < 0.4:
                answer = await place.ask("ack", "refused", type="undo", ply=ply)
            else:
                answer = await place.move(rng.choice(place.frame["moves"])["move"])
            ply += answer["type"] == "ack"
            for each in (first, second):
                await each.frame_at(ply)
        seen = [(place.frame["view"], place.frame["moves"], place.frame["record"]) for place in (first, second)]
    server.run(server.house.hub.unload(table))
    async with ada.sit(table, 0) as first, ada.sit(table, 1) as second:
        again = [await place.frame_at(ply) for place in (first, second)]
        assert [(frame["view"], frame["moves"], frame["record"]) for frame in again] == seen


async def test_a_database_of_the_first_version_is_brought_up_to_date(database: str) -> None:
    old = Database(database)
    async with old.writing() as connection:
        await connection.run_sync(migrations.upgrade, "0001")
        await connection.exec_driver_sql(
            "INSERT INTO people (id, nickname, created) VALUES ('p1', 'Ada', '2026-01-01 00:00:00')"
        )
    await old.open()
    async with old.reading() as connection:
        assert list(await connection.scalars(select(people.c.nickname))) == ["Ada"]
        for table in metadata.sorted_tables:
            await connection.execute(select(table))
    await old.close()


# Bots, rows, clocks ---------------------------------------------------------------------------------------------------


async def test_a_bot_plays_on_after_its_table_was_unloaded_while_it_thought(
    plain_server: RunningServer, come: Come
) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "greedy"))["table"]["id"]
    hub = plain_server.house.hub

    async def unload_while_it_thinks() -> None:
        await hub.table(table)
        assert hub._thinking
        await hub.unload(table)

    plain_server.run(unload_while_it_thinks())
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        await place.move()
        assert (await place.frame_at(2))["ply"] >= 2


async def test_news_that_was_overtaken_changes_nothing(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    hub = plain_server.house.hub

    async def older() -> str:
        live = await hub.table(table)
        old = live.row
        await hub.row_changed(await hub.store.set_bot(table, 0, "random"))
        await live.do(partial(live.seats_changed, old))
        return live.row.seats[0].bot

    assert plain_server.run(older()) == "random"


async def test_nobody_runs_out_of_time_while_the_disk_writes(serve: Serve, sqlite_database: str, come: Come) -> None:
    server = serve(sqlite_database)
    ada = await come(server).enter("Ada")
    clock = {"kind": "live", "minutes": 1, "increment": 0}
    table = (await ada.new_table("me", "hot_seat", clock=clock))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.my_turn()

        live = server.run(server.house.hub.table(table))
        assert live._alarm is not None
        slow = sqlite3.connect(sqlite_path(sqlite_database), isolation_level=None)
        slow.execute("BEGIN IMMEDIATE")
        moved = asyncio.ensure_future(place.move())
        await until(lambda: live._alarm is None)
        now = server.house.hub.now
        server.house.hub.now = lambda: now() + 100  # longer than what is left
        slow.execute("ROLLBACK")
        slow.close()
        assert (await moved)["type"] == "ack"
        card = await ada.get_done("GET", f"/api/tables/{table}")
        assert card["table"]["seats"][0]["bot"] == ""


def test_taking_back_gives_no_time_back() -> None:
    times = Times(Clock("live", minutes=1, increment=10), 2, 3)
    times.moved(0, 6_000, 2)
    assert times.budget(0) == 60_000 + 10_000 - 6_000
    times.went_back(0, 1_000, 3)
    assert times.budget(0) == 60_000 - 7_000
    times.moved(0, 500, 2)
    times.moved(1, 2_000, 1)
    assert (times.budget(0), times.budget(1)) == (60_000 + 10_000 - 7_500, 60_000 + 10_000 - 2_000)
    times.went_back(0, 0, 3)
    assert (times.budget(0), times.budget(1)) == (60_000 - 7_500, 60_000 - 2_000)


def test_whoever_ran_out_of_time_has_a_moment_to_come_back() -> None:
    times = Times(Clock("live", minutes=1, increment=0), 2, 0)
    times.moved(0, 90_000, 1)
    assert times.budget(0) == LEAST


def test_days_go_on_after_taking_back() -> None:
    day = 24 * 60 * 60 * 1000
    times = Times(Clock("days", days=2), 2, 0)
    times.moved(0, day, 1)
    assert times.budget(0) == 2 * day
    times.went_back(0, 1_000, 0)
    assert times.budget(0) == day - 1_000
    times.moved(0, 0, 1)
    assert times.budget(0) == 2 * day
