"""When clocks stand still: pauses that everybody agrees to, and holidays."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import update

from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from tests.server.test_books import member
from tests.server.test_due_tables import due, make_due, until_due_in
from tests.server.visitors import Visitor
from underhall.server import schema
from underhall.server.rests import Rest, rested, runs_out

pytestmark = pytest.mark.anyio

DAYS = {"kind": "days", "days": 3}
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


def test_time_passes_only_outside_of_rests() -> None:
    rests = [Rest(NOON + HOUR, NOON + 3 * HOUR), Rest(NOON + 2 * HOUR, NOON + 4 * HOUR), Rest(NOON + 9 * HOUR)]
    assert rested(NOON, NOON + 5 * HOUR, rests) == 3 * HOUR
    assert rested(NOON, NOON + 10 * HOUR, rests) == 4 * HOUR
    assert rested(NOON + 2 * HOUR, NOON + 2.5 * HOUR, rests) == HOUR / 2
    assert runs_out(NOON, HOUR / 2, rests) == NOON + HOUR / 2
    assert runs_out(NOON, 2 * HOUR, rests) == NOON + 5 * HOUR
    assert runs_out(NOON, 6 * HOUR, rests) == NOON + 9 * HOUR
    assert runs_out(NOON, 7 * HOUR, rests) is None


async def table_of_two(ada: Visitor, ben: Visitor, clock: object) -> str:
    table: str = (await ada.new_table("me", "open", clock=clock))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    return table


async def pause(person: Visitor, table: str, on: bool = True) -> object:
    card = await person.get_done("POST", f"/api/tables/{table}/{'pause' if on else 'resume'}")
    return card["table"]["pause"]


async def put_back_pause(server: RunningServer, table: str, by: timedelta) -> None:
    """Let a pause have begun earlier, and everything else as well."""

    async def write() -> None:
        store = server.house.store
        row = await store.table(table)
        assert row is not None
        since = row.pause.rests[-1].since - by
        async with store.database.writing() as connection:
            pause = f'{{"asker":null,"waiting":[],"rests":[["{since.isoformat()}",null]]}}'
            values = {"pause": pause, "changed": row.changed - by, "version": row.version + 1}
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(values))
            journal = schema.journal
            await connection.execute(update(journal).where(journal.c.table == table).values(at=row.changed - by))

    server.run(write())


async def test_a_pause_that_all_agree_to_stops_the_clock_until_somebody_goes_on(
    serve: Serve, database: str, come: Come
) -> None:
    first = serve(database)
    second = first if database.startswith("sqlite") else serve(database)
    ada, ben, eve = await come(first).enter("Ada"), await come(second).enter("Ben"), await come(first).enter("Eve")
    table = await table_of_two(ada, ben, DAYS)
    assert await eve.refused("POST", f"/api/tables/{table}/pause") == (403, "not_at_table")
    assert await pause(ada, table) == {"seat": 0, "waiting": [1], "since": ""}
    assert await pause(ben, table, on=False) is None  # no, thanks
    await pause(ben, table)
    async with ada.sit(table, 0) as place, ben.sit(table, 1) as other:
        await place.my_turn()
        assert await pause(ada, table)
        told = await other.until("table", that=lambda message: bool((message["table"]["pause"] or {}).get("since")))
        assert told["table"]["pause"]["waiting"] == []
        assert (await place.try_move())["code"] == "paused"
    first.stop()
    if second is not first:
        second.stop()
    later = serve(database)
    await put_back_pause(later, table, timedelta(days=5))
    later.stop()
    last = serve(database)
    again = come(last)
    again.http.cookies.update(ada.http.cookies)
    async with again.sit(table, 0) as place:
        await place.my_turn()
        assert place.frame["clocks"][0] > 2.99 * 86_400_000  # nothing of five days has been counted
        assert (await place.try_move())["code"] == "paused"
        assert await pause(again, table, on=False) is None
        await place.until("table", that=lambda message: message["table"]["pause"] is None)
        assert place.frame["clocks"][0] > 2.99 * 86_400_000
        assert (await place.move())["type"] == "ack"


async def test_bots_agree_to_a_pause_and_wait(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "random", clock=DAYS))["table"]["id"]
    await pause(ada, table)
    assert await due(plain_server, table) is None
    await pause(ada, table, on=False)
    await until_due_in(plain_server, table, timedelta(days=2.9))
    plain = (await ada.new_table("me", "random"))["table"]["id"]
    assert await ada.refused("POST", f"/api/tables/{plain}/pause") == (409, "no_clock")


async def test_a_holiday_stops_clocks_of_days_and_opponents_see_it(server: RunningServer, come: Come) -> None:
    ada, ben = await member(come, server, "Ada"), await member(come, server, "Ben")
    table = await table_of_two(ada, ben, DAYS)
    await until_due_in(server, table, timedelta(days=2.9))
    async with ben.sit(table, 1) as place:
        assert (await ada.get_done("PUT", "/api/me/holiday", {"days": 10}))["left"] == 20
        told = await place.until("table", that=lambda message: bool(message["table"]["seats"][0]["away"]))
        until = datetime.fromisoformat(told["table"]["seats"][0]["away"])
        assert timedelta(days=9.9) < until - datetime.now(UTC) < timedelta(days=10)
        assert told["table"]["seats"][1]["away"] == ""
    # Both choose the side of their board at the same time: Ben's clock runs on.
    await make_due(server, table)
    at = await until_due_in(server, table, timedelta(days=2.9))
    assert at - datetime.now(UTC) < timedelta(days=3)
    async with ben.sit(table, 1) as place:
        await place.my_turn()
        assert (await place.move())["type"] == "ack"
        at = await until_due_in(server, table, timedelta(days=12.9))
    assert await ada.refused("PUT", "/api/me/holiday", {"days": 1}) == (409, "holiday_one")
    back = await ada.get_done("DELETE", "/api/me/holiday")
    assert (back["left"], back["until"]) == (29, "")
    assert await ada.refused("PUT", "/api/me/holiday", {"days": 30}) == (409, "holiday_days")
    await make_due(server, table)
    assert (await until_due_in(server, table, timedelta(days=2.9))) < at
    assert await come(server).refused("PUT", "/api/me/holiday", {"days": 1}) == (401, "not_known")
    eve = await come(server).enter("Eve")
    assert await eve.refused("PUT", "/api/me/holiday", {"days": 1}) == (403, "holiday_account")
    assert await ada.refused("PUT", "/api/me/holiday", {"days": 1, "first": "2099-01-01"}) == (400, "holiday_far")
