"""People among themselves: friends, blocks, invitations, playing again, and finding opponents."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import select, update

from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from tests.server.test_books import member
from tests.server.test_due_tables import put_back
from tests.server.visitors import Visitor
from underhall.server import schema, seeking
from underhall.server.database import Database
from underhall.server.http import company as routes
from underhall.server.limits import Limiter
from underhall.server.people import company as bonds

pytestmark = pytest.mark.anyio

DAYS = {"kind": "days", "days": 3}
GHOSTS = {"game": "ghosts_galore", "players": 2, "clock": DAYS}


async def handle(person: Visitor) -> str:
    found: str = (await person.get_done("GET", "/api/me/profile"))["handle"]
    return found


async def names(person: Visitor) -> dict[str, list[str]]:
    known = await person.get_done("GET", "/api/friends")
    return {kind: [one["name"] for one in ones] for kind, ones in known.items() if ones}


async def open_tables(person: Visitor) -> list[str]:
    return [card["table"]["id"] for card in (await person.get_done("GET", "/api/tables/open"))["tables"]]


async def known_before(database: str, person: str) -> list[str]:
    """The kinds of a person's bonds, read from the database itself."""
    old = Database(database)
    kinds = await old.ask(select(schema.bonds.c.kind).where(schema.bonds.c.person == person))
    await old.close()
    return [str(row.kind) for row in kinds]


async def set_rating(server: RunningServer, person: Visitor, mu: float) -> None:
    async def write() -> None:
        async with server.house.database.writing() as connection:
            rating = {"game": "ghosts_galore", "player": person.me["id"], "person": person.me["id"], "mu": mu}
            now = server.house.store.moment()
            await connection.execute(schema.ratings.insert().values(sigma=2.0, games=9, changed=now, **rating))

    server.run(write())


async def test_two_who_want_each_other_are_friends_until_one_does_not(server: RunningServer, come: Come) -> None:
    ada, ben = await member(come, server, "Ada"), await member(come, server, "Ben")
    found = (await ada.get_done("GET", "/api/people?name=bEN"))["people"]
    assert [one["name"] for one in found] == ["Ben"]
    for _ in range(2):  # asking twice asks once
        await ada.get_done("POST", "/api/friends", {"handle": found[0]["handle"]})
    assert await names(ada) == {"asked": ["Ben"]}
    assert await names(ben) == {"asking": ["Ada"]}
    assert (await ben.get_done("GET", "/api/invitations"))["asking"] == 1
    await ben.get_done("POST", "/api/friends", {"handle": await handle(ada)})
    assert await names(ada) == {"friends": ["Ben"]}
    assert await names(ben) == {"friends": ["Ada"]}
    assert (await ben.get_done("GET", "/api/invitations"))["asking"] == 0
    (friend,) = (await ben.get_done("GET", "/api/friends"))["friends"]
    assert await ben.refused("DELETE", f"/api/blocks/{friend['id']}") == (404, "no_person")
    await ben.get_done("DELETE", f"/api/friends/{friend['id']}")
    assert await names(ada) == await names(ben) == {}
    assert await ben.refused("DELETE", f"/api/friends/{friend['id']}") == (404, "no_person")


async def test_the_same_wish_many_times_at_once_is_one_wish(server: RunningServer, come: Come) -> None:
    ada, ben = await member(come, server, "Ada"), await member(come, server, "Ben")
    (known,) = set(await asyncio.gather(*(handle(ben) for _ in range(8))))
    whom = {"handle": known}
    await asyncio.gather(*(ada.get_done("POST", "/api/friends", whom) for _ in range(8)))
    assert await names(ada) == {"asked": ["Ben"]}
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await asyncio.gather(*(ada.get_done("POST", f"/api/tables/{table}/invitations", whom) for _ in range(8)))
    assert len((await ben.get_done("GET", "/api/invitations"))["invitations"]) == 1


async def test_friends_are_for_accounts_and_never_told_by_id_or_login(plain_server: RunningServer, come: Come) -> None:
    ada, eve = await member(come, plain_server, "Ada"), await come(plain_server).enter("Eve")
    assert await eve.refused("POST", "/api/friends", {"handle": await handle(ada)}) == (403, "friends_account")
    table = (await eve.new_table("me", "open"))["table"]["id"]
    assert await ada.refused("POST", "/api/friends", {"table": table, "seat": 0}) == (409, "friends_guest")
    assert await ada.refused("POST", "/api/friends", {"handle": await handle(ada)}) == (400, "yourself")
    assert await ada.refused("POST", "/api/friends", {"handle": "nobody"}) == (404, "no_person")
    assert await ada.refused("POST", "/api/friends", {"table": table, "seat": 1}) == (404, "no_person")
    assert await ada.refused("POST", "/api/friends", {}) == (404, "no_person")
    await ada.get_done("POST", "/api/blocks", {"table": table, "seat": 0})
    answer = await ada.call("GET", "/api/friends")
    assert eve.me["id"] not in answer.text
    assert (await eve.get_done("GET", "/api/people?name=Ada"))["people"][0].keys() == {"id", "name", "handle"}
    token = (await ada.get_done("POST", "/api/tokens", {}))["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    for method, path, body in (("GET", "/api/people?name=Eve", None), ("POST", "/api/blocks", {"handle": "x"})):
        assert await come(plain_server).refused(method, path, body, **bearer) == (403, "not_for_tokens")


async def test_people_who_are_blocked_keep_out_of_the_way_and_are_not_told(server: RunningServer, come: Come) -> None:
    ada, ben = await member(come, server, "Ada"), await member(come, server, "Ben")
    card = await ada.new_table("me", "open")
    table, link = card["table"]["id"], card["link"]
    assert await open_tables(ben) == [table]
    await ben.get_done("POST", "/api/friends", {"table": table, "seat": 0})
    await ada.get_done("POST", "/api/blocks", {"handle": await handle(ben)})
    assert await names(ada) == {"blocked": ["Ben"]}
    assert await open_tables(ben) == []
    assert await ben.refused("POST", f"/api/tables/{table}/join", {}) == (403, "not_invited")
    await ben.get_done("POST", "/api/friends", {"handle": await handle(ada)})
    assert await names(ben) == {"asked": ["Ada"]}
    assert await names(ada) == {"blocked": ["Ben"]}
    theirs = (await ben.new_table("me", "open"))["table"]["id"]
    assert theirs not in await open_tables(ada)
    await ben.get_done("POST", f"/api/tables/{theirs}/invitations", {"handle": await handle(ada)})
    assert (await ada.get_done("GET", "/api/invitations")) == {"invitations": [], "asking": 0}
    # Somebody who was given the link has been invited.
    await ben.get_done("POST", "/api/join", {"link": link})
    (blocked,) = (await ada.get_done("GET", "/api/friends"))["blocked"]
    await ada.get_done("DELETE", f"/api/blocks/{blocked['id']}")
    assert await open_tables(ada) == [theirs]


async def test_a_block_is_not_told_to_those_who_try_to_lift_it(server: RunningServer, come: Come) -> None:
    ada, ben = await member(come, server, "Ada"), await member(come, server, "Ben")
    (found,) = (await ben.get_done("GET", "/api/people?name=Ada"))["people"]
    await ada.get_done("POST", "/api/blocks", {"handle": await handle(ben)})
    for list in ("blocks", "follows", "mutes", "friends"):
        assert await ben.refused("DELETE", f"/api/{list}/{found['id']}") == (404, "no_person")


async def test_somebody_with_a_full_list_of_friends_can_block_one_of_them(
    server: RunningServer, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bonds, "MOST", 1)
    ada, ben, cleo = [await member(come, server, name) for name in ("Ada", "Ben", "Cleo")]
    for _ in range(2):
        await ada.get_done("POST", "/api/friends", {"handle": await handle(ben)})
    full = (409, "too_many_friends")
    assert await ada.refused("POST", "/api/friends", {"handle": await handle(cleo)}) == full
    await ada.get_done("POST", "/api/blocks", {"handle": await handle(ben)})
    assert await ada.refused("POST", "/api/blocks", {"handle": await handle(cleo)}) == full
    assert await names(ada) == {"blocked": ["Ben"]}


async def test_games_of_people_whom_one_follows_come_first_among_those_to_watch(
    server: RunningServer, come: Come
) -> None:
    ada, ben, eve = [await member(come, server, name) for name in ("Ada", "Ben", "Eve")]
    guest = await come(server).enter("Guest")
    hers = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    secret = (await ada.new_table("me", "hot_seat", open=False))["table"]["id"]
    newer = (await eve.new_table("me", "hot_seat"))["table"]["id"]

    async def watched() -> list[tuple[str, list[int]]]:
        cards = (await ben.get_done("GET", "/api/tables/running"))["tables"]
        return [(card["table"]["id"], card["followed"]) for card in cards]

    assert await watched() == [(newer, []), (hers, [])]
    assert await guest.refused("POST", "/api/follows", {"handle": await handle(ada)}) == (403, "friends_account")
    theirs = (await guest.new_table("me", "open"))["table"]["id"]
    assert await ben.refused("POST", "/api/follows", {"table": theirs, "seat": 0}) == (409, "follow_guest")
    for _ in range(2):
        await ben.get_done("POST", "/api/follows", {"table": hers, "seat": 0})
    assert await watched() == [(hers, [0, 1]), (newer, [])]
    assert (await ben.get_done("GET", f"/api/tables/{hers}"))["followed"] == [0, 1]
    assert await ben.refused("GET", f"/api/tables/{secret}") == (403, "not_invited")
    # One-sided: she is not told, and it is no friendship.
    assert await names(ben) == {"followed": ["Ada"]}
    assert await names(ada) == {}
    assert (await ada.get_done("GET", "/api/invitations"))["asking"] == 0
    # Who is blocked follows nobody, and is not told.
    await ada.get_done("POST", "/api/blocks", {"handle": await handle(ben)})
    assert await names(ben) == {}
    sitting = await eve.new_table("me", "open")
    await ada.get_done("POST", "/api/join", {"link": sitting["link"]})
    await ben.get_done("POST", "/api/follows", {"handle": await handle(ada)})
    assert await names(ben) == {"followed": ["Ada"]}
    assert await watched() == [(sitting["table"]["id"], []), (newer, [])]
    # Blocking somebody ends following them.
    await ben.get_done("POST", "/api/follows", {"handle": await handle(eve)})
    await ben.get_done("POST", "/api/blocks", {"handle": await handle(eve)})
    assert await names(ben) == {"followed": ["Ada"], "blocked": ["Eve"]}
    (followed,) = (await ben.get_done("GET", "/api/friends"))["followed"]
    await ben.get_done("DELETE", f"/api/follows/{followed['id']}")
    assert await names(ben) == {"blocked": ["Eve"]}


async def test_an_invitation_is_found_in_the_lobby_and_opens_the_table(server: RunningServer, come: Come) -> None:
    ada, ben, eve = (
        await member(come, server, "Ada"),
        await member(come, server, "Ben"),
        await come(server).enter("Eve"),
    )
    table = (await ada.new_table("me", "open", "open", open=False))["table"]["id"]
    whom = {"handle": await handle(ben)}
    assert await eve.refused("POST", f"/api/tables/{table}/invitations", whom) == (403, "not_invited")
    for _ in range(2):
        await ada.get_done("POST", f"/api/tables/{table}/invitations", whom)
    (wanted,) = (await ben.get_done("GET", "/api/invitations"))["invitations"]
    assert (wanted["host"], wanted["card"]["table"]["id"]) == ("Ada", table)
    await ben.get_done("DELETE", f"/api/invitations/{table}")
    assert (await ben.get_done("GET", "/api/invitations"))["invitations"] == []
    await ada.get_done("POST", f"/api/tables/{table}/invitations", whom)
    await ben.get_done("POST", "/api/join", {"link": wanted["link"]})
    assert (await ben.get_done("GET", "/api/invitations"))["invitations"] == []
    await ada.get_done("POST", f"/api/tables/{table}/start")
    refused = await ada.refused("POST", f"/api/tables/{table}/invitations", {"table": table, "seat": 1})
    assert refused == (409, "has_started")


async def test_playing_again_calls_the_same_people_even_guests(server: RunningServer, come: Come) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    card = await ada.new_table("me", "open", open=False)
    old = card["table"]["id"]
    await ben.get_done("POST", "/api/join", {"link": card["link"]})

    async def end(table: str) -> None:
        async with server.house.database.writing() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(status="over"))

    server.run(end(old))
    again = (await ada.get_done("POST", f"/api/tables/{old}/rematch"))["table"]["id"]
    (wanted,) = (await ben.get_done("GET", "/api/invitations"))["invitations"]
    assert wanted["card"]["table"]["id"] == again
    assert (await ben.get_done("POST", f"/api/tables/{old}/rematch"))["table"]["status"] == "running"
    server.run(end(again))
    third = (await ben.get_done("POST", f"/api/tables/{old}/rematch"))["table"]["id"]
    assert third not in (old, again)


async def test_of_two_who_seek_the_same_one_sits_down_with_the_other(server: RunningServer, come: Come) -> None:
    ada, ben, eve = (
        await member(come, server, "Ada"),
        await member(come, server, "Ben"),
        await come(server).enter("Eve"),
    )
    first = await ada.get_done("POST", "/api/seeks", GHOSTS)
    assert first["table"]["seek"]
    assert (await ada.get_done("POST", "/api/seeks", GHOSTS))["table"]["id"] == first["table"]["id"]
    assert await open_tables(eve) == [first["table"]["id"]]
    for other in ({"players": 3}, {"clock": {"kind": "days", "days": 1}}, {"game": "caverna"}):
        found = await eve.get_done("POST", "/api/seeks", {**GHOSTS, **other})
        assert found["table"]["status"] == "waiting"
    assert await eve.refused("POST", "/api/seeks", {**GHOSTS, "rated": True}) == (403, "rated_account")
    met = await ben.get_done("POST", "/api/seeks", GHOSTS)
    assert (met["table"]["id"], met["table"]["status"]) == (first["table"]["id"], "running")
    assert [seat["name"] for seat in met["table"]["seats"]] == ["Ada", "Ben"]


async def test_a_seek_is_for_people_of_a_strength_on_both_sides(plain_server: RunningServer, come: Come) -> None:
    server = plain_server
    ada, ben, cleo = [await member(come, server, name) for name in ("Ada", "Ben", "Cleo")]
    await set_rating(server, ben, 40.0)
    close = {**GHOSTS, "within": 100}
    first = (await ada.get_done("POST", "/api/seeks", close))["table"]
    assert (first["least"], first["most"]) == (1400, 1600)
    assert await ben.refused("POST", f"/api/tables/{first['id']}/join", {}) == (403, "other_strength")
    assert (await ben.get_done("POST", "/api/seeks", GHOSTS))["table"]["status"] == "waiting"
    # Cleo would suit both; Ada was there first.
    assert (await cleo.get_done("POST", "/api/seeks", close))["table"]["id"] == first["id"]


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
async def test_many_who_seek_at_once_all_meet_somebody(
    engine: str, serve: Serve, request: pytest.FixtureRequest, come: Come, sqlite_database: str
) -> None:
    """On PostgreSQL they come to two processes."""
    database = sqlite_database if engine == "sqlite" else request.getfixturevalue("cluster").new_database()
    servers = [serve(database)] * 2 if engine == "sqlite" else [serve(database), serve(database)]
    people = [await come(servers[number % 2]).enter(f"P{number}") for number in range(8)]
    await asyncio.gather(*(person.get_done("POST", "/api/seeks", GHOSTS) for person in people))
    assert servers[0].run(servers[0].house.store.seeks()) == []
    mine = [(await person.get_done("GET", "/api/tables/mine"))["tables"] for person in people]
    assert [[card["table"]["status"] for card in cards] for cards in mine] == [["running"]] * 8


async def test_a_seek_that_nobody_waits_at_is_taken_back(plain_server: RunningServer, come: Come) -> None:
    server = plain_server
    house, later = server.house, server.house.store.moment() + timedelta(minutes=1)
    ada, ben, cleo = [await come(server).enter(name) for name in ("Ada", "Ben", "Cleo")]
    gone = (await ada.get_done("POST", "/api/seeks", {**GHOSTS, "clock": {"kind": "live"}}))["table"]["id"]
    slow = (await cleo.get_done("POST", "/api/seeks", GHOSTS))["table"]["id"]
    there = (await ben.get_done("POST", "/api/seeks", {**GHOSTS, "clock": {"kind": "none"}}))["table"]["id"]
    async with ben.sit(there, 0):
        assert server.run(seeking.forget_lonely(house.store, house.hub, house.lobby, later)) == 1
    assert set(await open_tables(ada)) == {slow, there}
    assert await ada.refused("GET", f"/api/tables/{gone}") == (404, "no_table")


async def test_asking_searching_and_inviting_have_limits(
    plain_server: RunningServer, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("_asks", "_searches", "_invites"):
        monkeypatch.setattr(routes, name, Limiter(1, 1e-6))
    ada, ben = await member(come, plain_server, "Ada"), await member(come, plain_server, "Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    whom = {"handle": await handle(ben)}
    for method, path, body, code in (
        ("GET", "/api/people?name=Ben", None, "too_many_searches"),
        ("POST", "/api/friends", whom, "too_many_asks"),
        ("POST", f"/api/tables/{table}/invitations", whom, "too_many_invitations"),
    ):
        await ada.get_done(method, path, body)
        assert await ada.refused(method, path, body) == (429, code)


async def test_a_house_of_before_keeps_its_people_and_games(serve: Serve, database: str, come: Come) -> None:
    old = serve(database)
    ada = await member(come, old, "Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        await place.move()
        shown = (await place.frame_at(1))["view"]
    own = await handle(ada)
    cleo = await member(come, old, "Cleo")
    await cleo.get_done("POST", "/api/friends", {"handle": own})
    old.stop()
    await put_back(database, "0012")  # when two people had one bond at most
    serve(database, port=old.port).stop()
    assert await known_before(database, cleo.me["id"]) == ["friend"]
    await put_back(database, "0006")
    new = serve(database, port=old.port)
    ben = await member(come, new, "Ben")
    await ben.get_done("POST", "/api/friends", {"handle": own})
    assert await names(ada) == {"asking": ["Ben"]}
    async with ada.sit(table, 0) as place:
        assert (await place.frame_at(1))["view"] == shown
    assert not (await ada.get_done("GET", f"/api/tables/{table}"))["table"]["seek"]
    assert (await ada.get_done("GET", "/api/me/calls"))["email"] == ""
