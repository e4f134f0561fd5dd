"""Limits: requests, new tables and open sockets, by person and by address; who is behind a proxy, and who says so."""

from __future__ import annotations

import asyncio
import json
import tracemalloc
from collections.abc import MutableSequence
from contextlib import AsyncExitStack, suppress
from math import ceil
from random import Random
from time import thread_time
from typing import Any

import httpx
import pytest
from argon2 import DEFAULT_TIME_COST, PasswordHasher
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.pace import until
from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from tests.server.visitors import Place, Visitor
from underhall.core.messages import LANGUAGES
from underhall.server import costs, identity
from underhall.server.limits import MEMORY, Limiter, OpenCount, neighbourhood

pytestmark = pytest.mark.anyio


async def flood(visitor: Visitor, count: int, **headers: str) -> list[int]:
    """Ask for the page, which needs no database, many times at once."""
    answers = await asyncio.gather(*(visitor.call("GET", "/", **headers) for _ in range(count)))
    return [answer.status_code for answer in answers]


async def test_an_address_that_asks_too_often_is_told_to_wait(serve: Serve, sqlite_database: str, come: Come) -> None:
    server = serve(sqlite_database, requests_per_second=0.25)
    ada = await come(server).enter("Ada")
    assert 429 in await flood(ada, 20)
    answers: list[httpx.Response] = []

    async def are_all_refused() -> bool:
        """On a busy machine an allowance may have grown before the last of them is looked at."""
        await flood(ada, 5)
        answers[:] = await asyncio.gather(*(ada.call("GET", f"/api/me?lang={lang}") for lang in LANGUAGES))
        return {answer.status_code for answer in answers} == {429}

    await until(are_all_refused)
    assert {answer.json()["code"] for answer in answers} == {"too_many_requests"}
    assert len({answer.json()["text"] for answer in answers}) == 3
    assert all(1 <= int(answer.headers["retry-after"]) <= 20 for answer in answers)
    await flood(ada, 20)
    with pytest.raises(InvalidStatus) as refused:
        async with ada.socket():
            pass
    assert refused.value.response.status_code == 429
    assert refused.value.response.headers["Retry-After"]

    async def may_ask_again() -> bool:
        return (await ada.call("GET", "/api/me")).status_code == 200

    await until(may_ask_again, 60)


def _laborious_hasher() -> PasswordHasher:
    """Passwords whose hash takes about a fifth of a second of processor time on this machine."""
    began = thread_time()
    PasswordHasher(parallelism=1).hash("how fast is it here?")
    rounds = ceil(DEFAULT_TIME_COST * 0.2 / (thread_time() - began))
    return PasswordHasher(time_cost=rounds, parallelism=1)


async def test_a_request_counts_for_what_it_costs(
    serve: Serve, sqlite_database: str, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A password's hash takes about as much of the processor as a hundred ordinary requests, however fast that is."""
    monkeypatch.setattr(identity, "PasswordHasher", _laborious_hasher)
    server = serve(sqlite_database, requests_per_second=5.0)
    ada = await come(server).enter("Ada")
    body = {"login": "nobody", "password": "correct horse battery"}
    answers = [(await ada.call("POST", "/api/login", body)).status_code for _ in range(9)]  # ten are allowed by count
    assert answers[0] == 401
    assert answers[-1] == 429
    assert (await ada.call("GET", "/api/me")).json()["code"] == "too_many_requests"


class Laborious(Random):
    """Draws as any other, and takes a quarter of a second of processor time for it."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        enough = thread_time() + 0.25
        while thread_time() < enough:
            pass
        super().shuffle(x)


async def test_a_message_counts_for_what_it_costs(serve: Serve, sqlite_database: str, come: Come) -> None:
    server = serve(sqlite_database, rate_per_second=4.0)
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]

    async def answers() -> list[str]:
        async with ada.sit(table, 0) as place:
            for _ in range(5):
                await place.send(type="sample", id=place.key())
            return [(await place.until("sampled", "failed"))["type"] for _ in range(5)]

    assert set(await answers()) == {"sampled"}
    server.house.hub.rng = Laborious(7)
    assert (await answers())[:2] == ["sampled", "failed"]  # the first has used up all there was, and more


async def test_the_usual_limit_is_far_from_what_a_page_needs(plain_server: RunningServer, come: Come) -> None:
    assert set(await flood(come(plain_server), 150)) == {200}


async def test_a_trusted_proxy_says_who_asks(serve: Serve, sqlite_database: str, come: Come) -> None:
    server = serve(sqlite_database, requests_per_second=1.0)
    proxy = come(server)
    assert 429 in await flood(proxy, 20, X_Forwarded_For="192.0.2.1")
    assert set(await flood(proxy, 5, X_Forwarded_For="192.0.2.2")) == {200}
    # What someone wrote into the header before the proxy added their true address counts for nothing.
    assert 429 in await flood(proxy, 5, X_Forwarded_For="198.51.100.7, 192.0.2.1")
    # A home has a whole /64.
    assert 429 in await flood(proxy, 20, X_Forwarded_For="2001:db8::1")
    assert 429 in await flood(proxy, 2, X_Forwarded_For="2001:db8::2")
    assert set(await flood(proxy, 2, X_Forwarded_For="2001:db8:0:1::2")) == {200}


async def test_nobody_else_says_who_asks(serve: Serve, sqlite_database: str, come: Come) -> None:
    server = serve(sqlite_database, requests_per_second=1.0, trusted_proxies="192.0.2.1")
    liar = come(server)
    statuses = [(await flood(liar, 1, X_Forwarded_For=f"198.51.100.{number}"))[0] for number in range(20)]
    assert 429 in statuses


async def test_a_person_makes_only_so_many_tables(serve: Serve, sqlite_database: str, come: Come) -> None:
    server = serve(sqlite_database, tables_per_hour=2)
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    await ada.new_table("me", "open")
    body = {"game": "ghosts_galore", "players": 2}
    refused = await ada.call("POST", "/api/tables", body)
    assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tables")
    assert 1700 < int(refused.headers["retry-after"]) <= 1800
    assert await ada.refused("POST", f"/api/tables/{table}/branch", {}) == (429, "too_many_tables")
    await ben.new_table("me", "open")


async def test_guests_without_number_make_only_so_many_tables(serve: Serve, sqlite_database: str, come: Come) -> None:
    server = serve(sqlite_database, tables_per_hour=1)
    body = {"game": "ghosts_galore", "players": 2}
    statuses = [
        (await (await come(server).enter(f"Guest {number}")).call("POST", "/api/tables", body)).status_code
        for number in range(12)
    ]
    assert statuses == [201] * 10 + [429] * 2


async def closed_with(visitor: Visitor, table: str) -> tuple[str, str, int]:
    """What a socket that is not wanted hears: code, sentence and close code."""
    async with visitor.socket("/ws?lang=es") as socket:
        with suppress(ConnectionClosed):  # it may be shut already
            await socket.send(json.dumps({"type": "hello", "table": table}))
        said = json.loads(await socket.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert said["type"] == "failed"
        assert said["fatal"]
        assert closed.value.rcvd is not None
        return said["code"], said["text"], closed.value.rcvd.code


async def test_a_person_has_only_so_many_sockets_open(serve: Serve, sqlite_database: str, come: Come) -> None:
    server = serve(sqlite_database, sockets_per_person=3, sockets_per_address=5)
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with AsyncExitStack() as stack:
        places: list[Place] = [await stack.enter_async_context(ada.sit(table, 0)) for _ in range(3)]
        code, text, close = await closed_with(ada, table)
        assert (code, close) == ("too_many_sockets", 4429)
        assert "conexiones" in text
        await stack.enter_async_context(ben.sit(table, None))
        await stack.enter_async_context(ben.sit(table, None))
        assert (await closed_with(ben, table))[0] == "too_many_sockets"  # Ben has two, but the house is full
        await places[0].socket.close()
        await until(lambda: len(server.house.sockets.open) == 4)
        await stack.enter_async_context(ada.sit(table, 0))
    await until(lambda: not len(server.house.sockets.people) and not len(server.house.sockets.addresses))
    assert 'underhall_refusals_total{code="too_many_sockets"} 2.0' in (await ada.call("GET", "/metrics")).text


def test_a_limiter_gives_back_with_time_and_knows_how_long_it_takes() -> None:
    time = [0.0]
    limiter = Limiter(3, 0.5, lambda: time[0])
    assert [limiter.wait("ada") for _ in range(4)] == [0, 0, 0, 2.0]
    assert limiter.wait("ben") == 0
    time[0] += 1
    assert limiter.wait("ada") == 1.0
    time[0] += 1
    assert limiter.wait("ada") == 0
    time[0] -= 100  # a clock that goes back takes nothing away
    assert limiter.wait("ada") == 2.0
    limiter.forget("ada")
    assert limiter.wait("ada") == 0
    assert Limiter(0, 0).wait("ada") == 0


def test_what_a_thing_turned_out_to_cost_is_owed_but_never_more_than_a_bucket() -> None:
    time = [0.0]
    limiter = Limiter(10, 2.0, lambda: time[0])
    assert limiter.wait("ada", 4) == 0
    limiter.spend("ada", 8)
    assert limiter.wait("ada") == 1.5
    limiter.spend("ada", 1000)
    assert limiter.wait("ada") == 5.5
    assert limiter.wait("ben", 1000) == 0  # nothing costs more than a bucket holds
    assert limiter.wait("ben") == 0.5
    Limiter(0, 0).spend("ada", 5)


async def test_a_meter_counts_the_steps_of_a_task_and_what_is_done_for_it_elsewhere() -> None:
    def work() -> float:
        began = thread_time()
        while thread_time() < began + 0.02:
            pass
        return thread_time() - began

    async def beside() -> None:
        for _ in range(20):
            work()
            await asyncio.sleep(0)

    async def command() -> str:
        work()
        await asyncio.sleep(0.01)
        return "done"

    async def request() -> str:
        work()
        await asyncio.sleep(0.05)  # others work meanwhile, and that is not counted
        costs.add(0.5)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.Event().wait(), 0.01)
        return await command()

    other = asyncio.create_task(beside())
    meter = costs.Meter()
    result = await costs.measured(request(), meter)
    await other
    assert result == "done"
    assert 0.54 <= meter.seconds < 0.6


def test_a_limiter_remembers_a_bounded_number_of_names() -> None:
    limiter, count = Limiter(2, 0.001), OpenCount(5)
    for _ in range(3):
        limiter.wait("busy")
    tracemalloc.start()
    for number in range(3 * MEMORY):
        limiter.wait(f"{number}" * 50)
        if number % 1000 == 0:
            assert limiter.wait("busy") > 0  # those who keep asking are not forgotten
        count.enter(str(number))
        count.leave(str(number))
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert len(limiter) == MEMORY
    assert len(count) == 0
    assert size < 6_000_000


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1:2:3", "2001:db8::/64"),
        ("not an address", "not an address"),
    ],
)
def test_addresses_are_counted_by_home(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted
