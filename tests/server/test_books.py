"""What becomes of finished games: results, ratings, history, statistics, profiles, archives, and leaving for good."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import func, select, update

import underhall
from tests.server.conftest import Come
from tests.server.running import RunningServer
from tests.server.visitors import Visitor
from underhall.bots.levels import LEVELS
from underhall.bots.ratings import Strength, measured
from underhall.server import schema
from underhall.server.people import standing
from underhall.server.people.standing import Finisher, after

pytestmark = pytest.mark.anyio

DAYS = {"kind": "days", "days": 3}

PASSWORD = "a long password"


async def member(come: Come, server: RunningServer, name: str) -> Visitor:
    """Somebody with an account."""
    visitor = await come(server).enter(name)
    await visitor.get_done("POST", "/api/account", {"login": name.lower(), "password": PASSWORD})
    return visitor


async def rated_table(ada: Visitor, ben: Visitor, **more: Any) -> str:
    card = await ada.new_table("me", "open", rated=True, clock=DAYS, **more)
    await ben.get_done("POST", "/api/join", {"link": card["link"]})
    table: str = card["table"]["id"]
    return table


async def play_to_the_end(table: str, *people: Visitor) -> None:
    """Everyone plays first legal moves, one after the other."""

    async def play(person: Visitor, seat: int) -> None:
        async with person.sit(table, seat) as place:
            await place.play_on()

    await asyncio.gather(*(play(person, seat) for seat, person in enumerate(people)))


def book(server: RunningServer) -> int:
    return server.run(server.house.books.catch_up())


def count(server: RunningServer, table: str) -> int:
    async def look() -> int:
        async with server.house.database.reading() as connection:
            return int(await connection.scalar(select(func.count()).select_from(schema.metadata.tables[table])) or 0)

    return server.run(look())


async def test_a_rated_game_is_booked_once_and_moves_both_ratings(server: RunningServer, come: Come) -> None:
    ada, ben = await member(come, server, "Ada"), await member(come, server, "Ben")
    table = await rated_table(ada, ben)
    assert await ada.get_done("GET", f"/api/tables/{table}/result") is None
    await play_to_the_end(table, ada, ben)
    while not await ada.get_done("GET", f"/api/tables/{table}/result"):
        book(server)  # or the server's own watch was faster
    assert book(server) == 0
    result = await ada.get_done("GET", f"/api/tables/{table}/result")
    assert result["rated"]
    assert [seat["place"] for seat in result["seats"]] == sorted(seat["place"] for seat in result["seats"])
    first, second = result["seats"]
    assert (first["before"], second["before"]) == (1500, 1500)
    if first["place"] < second["place"]:
        assert first["rating"] > 1500 > second["rating"]
    games = (await ben.get_done("GET", "/api/me/games"))["games"]
    assert [game["table"] for game in games] == [table]
    assert [seat["name"] for seat in games[0]["seats"] if seat["mine"]] == ["Ben"]
    board = await ada.get_done("GET", "/api/leaderboards/ghosts_galore")
    assert board["mine"]["provisional"]
    assert board["mine"]["games"] == 1
    assert [leader["name"] for leader in board["leaders"] if not leader["bot"]] == []
    assert {leader["name"] for leader in board["leaders"] if leader["bot"]} == set(underhall.bots.opponents())
    statistics = await ada.get_done("GET", "/api/me/statistics/ghosts_galore")
    assert statistics["games"] == 1
    assert statistics["over_time"][0]["total"] == sum(statistics["over_time"][0]["points"].values())
    assert {favourite["id"] for favourite in statistics["favourites"]} <= set(
        underhall.game("ghosts_galore").explained()
    )


async def test_a_rated_table_takes_accounts_a_clock_and_gives_no_help(plain_server: RunningServer, come: Come) -> None:
    server = plain_server
    guest, ada, ben = await come(server).enter("Guest"), await member(come, server, "Ada"), None
    plans = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "ghosts_galore", "players": 2, "seats": plans, "rated": True, "clock": DAYS}
    assert await guest.refused("POST", "/api/tables", wish) == (403, "rated_account")
    assert await ada.refused("POST", "/api/tables", {**wish, "clock": {"kind": "none"}}) == (400, "rated_clock")
    hot = [{"kind": "me"}, {"kind": "hot_seat"}]
    assert await ada.refused("POST", "/api/tables", {**wish, "seats": hot}) == (400, "rated_one_seat")
    alone = {**wish, "game": "caverna", "players": 1, "seats": [{"kind": "me"}]}
    assert await ada.refused("POST", "/api/tables", alone) == (400, "rated_alone")
    card = await ada.get_done("POST", "/api/tables", wish)
    link, table = card["link"], card["table"]["id"]
    assert card["table"]["rated"]
    assert await guest.refused("POST", "/api/join", {"link": link}) == (403, "rated_account")
    assert await ada.refused("POST", f"/api/tables/{table}/join", {"seat": 1}) == (409, "rated_one_seat")
    ben = await member(come, server, "Ben")
    await ben.get_done("POST", "/api/join", {"link": link})
    assert await ada.refused("POST", f"/api/tables/{table}/branch", {}) == (409, "rated_help")
    assert await ada.refused("POST", f"/api/tables/{table}/seats/0/bot", {}) == (409, "rated_help")
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        await place.send(type="hint", id="hint-1234")
        assert (await place.until("failed", "answer"))["code"] == "rated_help"
        await place.move()  # which side to play is hidden: final
        answer = await place.ask("ack", "refused", "moved_on", type="undo", ply=place.frame["ply"])
        assert (answer["type"], answer["code"]) == ("refused", "rated_take_back")


async def test_whoever_leaves_a_rated_game_counts_as_last(plain_server: RunningServer, come: Come) -> None:
    server = plain_server
    ada, ben = await member(come, server, "Ada"), await member(come, server, "Ben")
    table = await rated_table(ada, ben)
    await ben.get_done("POST", f"/api/tables/{table}/leave", {})
    await play_to_the_end(table, ada)
    while not (result := await ada.get_done("GET", f"/api/tables/{table}/result")):
        book(server)
    seats = {seat["name"]: seat for seat in result["seats"]}
    assert seats["Ben"]["away"]
    assert seats["Ada"]["rating"] > 1500 > seats["Ben"]["rating"]


def test_teams_rise_and_fall_together_and_a_bot_on_two_seats_moves_once() -> None:
    people = [Finisher(name, name, team, 1 + team, False) for name, team in (("a", 0), ("b", 0), ("c", 1), ("d", 1))]
    new = after(people, {finisher.player: Strength() for finisher in people})
    assert new["a"] == new["b"]
    assert new["a"].mu > Strength().mu > new["c"].mu
    greedy = standing.bot_player("able")
    three = [Finisher("a", "a", 0, 1, False), Finisher(greedy, None, 1, 2, False), Finisher(greedy, None, 2, 3, False)]
    known = {"a": Strength(), greedy: measured("caverna", "able")}
    assert set(after(three, known)) == {"a", greedy}
    # Being away is worse than any place.
    away = [Finisher("a", "a", 0, 1, True), Finisher("b", "b", 1, 2, False)]
    assert after(away, {"a": Strength(), "b": Strength()})["b"].mu > Strength().mu


def test_every_bot_that_people_play_against_has_been_measured() -> None:
    for game in underhall.all_games():
        strengths = {bot: measured(game, bot) for bot in LEVELS}
        assert Strength() not in strengths.values()
        assert min(strengths, key=lambda bot: strengths[bot].mu) == "beginner"


async def test_history_is_searched_by_game_opponent_result_and_date(server: RunningServer, come: Come) -> None:
    ada = await come(server).enter("Ada")
    tables = []
    for _ in range(3):
        card = await ada.new_table("me", "hot_seat", open=False)
        tables.append(card["table"]["id"])
    long_ago = datetime(2024, 5, 4, 12, tzinfo=UTC)

    async def fill() -> None:
        # What the books would say: replaying three games would take longer than all the rest of this test.
        async with server.house.database.writing() as connection:
            await connection.execute(update(schema.tables).values(status="over", booked=True))
            for number, table in enumerate(tables):
                for seat, (person, name) in enumerate([(ada.me["id"], "Ada"), (None, f"Rival {number} 100%")]):
                    await connection.execute(
                        schema.results.insert().values(
                            table=table,
                            seat=seat,
                            game=("caverna" if number == 2 else "ghosts_galore"),
                            ended=long_ago + timedelta(days=number),
                            person=person,
                            bot="" if person else "greedy",
                            name=name,
                            place=1 + (seat + number) % 2,
                            total=10 * number + seat,
                            points=json.dumps({"ghosts": number}),
                            kept=json.dumps(["bat"] * (seat == 0)),
                            away=False,
                            rated=number == 1,
                        )
                    )

    server.run(fill())

    async def found(query: str) -> list[str]:
        answer = await ada.get_done("GET", f"/api/me/games?{query}")
        return [game["table"] for game in answer["games"]]

    assert await found("") == tables[::-1]
    assert await found("game=caverna") == tables[2:]
    assert await found("opponent=rival%201") == [tables[1]]
    assert await found("opponent=0%25") == tables[::-1]
    assert await found("opponent=%25%25") == []
    assert await found("opponent=ada") == []
    assert await found("result=won") == [tables[2], tables[0]]
    assert await found("result=lost") == [tables[1]]
    assert await found("rated=true") == [tables[1]]
    assert await found("since=2024-05-05&until=2024-05-05") == [tables[1]]
    assert await found("skip=2") == [tables[0]]
    statistics = await ada.get_done("GET", "/api/me/statistics/ghosts_galore")
    assert (statistics["games"], statistics["won"], statistics["average"]) == (2, 1, 5.0)
    assert [moment["total"] for moment in statistics["best"]] == [10, 0]
    assert [moment["total"] for moment in statistics["over_time"]] == [0, 10]
    assert statistics["categories"] == {"ghosts": 0.5}
    assert statistics["favourites"] == [{"id": "bat", "games": 2, "won": 1}]
    assert await found("opponent=%00rival%201") == [tables[1]]
    assert await ada.refused("GET", "/api/me/games?game=chess") == (400, "game")
    assert await ada.refused("GET", "/api/me/games?since=yesterday") == (400, "bad_request")
    assert await ada.refused("GET", "/api/me/statistics/chess") == (400, "game")


async def test_a_profile_shows_what_its_owner_wants(server: RunningServer, come: Come) -> None:
    ada, eve = await member(come, server, "Ada"), await come(server).enter("Eve")
    own = await ada.get_done("GET", "/api/me/profile")
    wish = {"about": " I dig. ", "ratings": False, "statistics": True, "games": False}
    assert (await ada.get_done("PUT", "/api/me/profile", wish))["about"] == "I dig."
    seen = await eve.get_done("GET", f"/api/people/{own['handle']}")
    assert (seen["name"], seen["about"], seen["mine"], seen["games"]) == ("Ada", "I dig.", False, [])
    assert ada.me["id"] not in json.dumps(seen)
    assert "ada" not in json.dumps(seen)  # the login
    assert await eve.refused("GET", f"/api/people/{ada.me['id']}") == (404, "no_person")
    assert await eve.refused("GET", "/api/me/profile") == (403, "profile_account")
    assert await ada.refused("PUT", "/api/me/profile", {**wish, "about": "x" * 401}) == (400, "bad_request")
    token = (await ada.get_done("POST", "/api/tokens", {}))["token"]
    for method, path, body in (
        ("PUT", "/api/me/profile", wish),
        ("GET", "/api/me/archive", None),
        ("POST", "/api/me/delete", {"password": "a long password"}),
    ):
        refused = await come(server).refused(method, path, body, Authorization=f"Bearer {token}")
        assert refused == (403, "not_for_tokens")


async def test_an_archive_has_every_record_and_nobody_elses_secrets(plain_server: RunningServer, come: Come) -> None:
    ada, ben = await come(plain_server).enter("Ada"), await come(plain_server).enter("Ben")
    over = (await ada.new_table("me", "random"))["table"]["id"]
    await play_to_the_end(over, ada)
    running = await ada.new_table("me", "open", open=False)
    await ben.get_done("POST", "/api/join", {"link": running["link"]})
    answer = await ada.call("GET", "/api/me/archive")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        assert file.testzip() is None
        names = set(file.namelist())
        assert names == {
            "about.json",
            f"records/ghosts_galore-{over}.txt",
            f"records/ghosts_galore-{running['table']['id']}.txt",
        }
        assert underhall.load(file.read(f"records/ghosts_galore-{over}.txt").decode()).over
        about = json.loads(file.read("about.json"))
        assert about["person"][0]["nickname"] == "Ada"
        whole = b"".join(file.read(name) for name in names).decode()
    for secret in ("digest", "password", ben.me["id"]):
        assert secret not in whole
    for _ in range(2):
        assert (await ada.call("GET", "/api/me/archive")).status_code == 200
    assert await ada.refused("GET", "/api/me/archive") == (429, "too_many_archives")


async def test_leaving_for_good_leaves_nothing_but_the_games_of_others(server: RunningServer, come: Come) -> None:
    ada, ben = await member(come, server, "Ada"), await come(server).enter("Ben")
    alone = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(alone, 0) as place:
        await place.my_turn()
        await place.move()
    shared = await ada.new_table("me", "open", open=False)
    table = shared["table"]["id"]
    await ben.get_done("POST", "/api/join", {"link": shared["link"]})
    async with ada.sit(table, 0) as place:
        await place.ask("ack", type="say", text="farewell")
    assert await ada.refused("POST", "/api/me/delete", {"password": "a wrong one"}) == (403, "password_wrong")
    assert (await ada.call("POST", "/api/me/delete", {"password": "a long password"})).status_code == 204
    assert await ada.refused("GET", "/api/me") == (401, "not_known")
    assert await ben.refused("GET", f"/api/tables/{alone}") == (404, "no_table")
    card = await ben.get_done("GET", f"/api/tables/{table}")
    assert card["owner"]
    assert card["table"]["seats"][0]["kind"] == "bot"
    async with ben.sit(table, 1) as place:  # the game goes on
        assert (await place.play_on())["over"]
        assert not [message for message in place.seen if message["type"] == "said"]
    while not (await ben.get_done("GET", "/api/me/games"))["games"]:
        book(server)

    async def traces() -> list[str]:
        found = []
        async with server.house.database.reading() as connection:
            for known in schema.metadata.sorted_tables:
                rows = [tuple(row) for row in await connection.execute(select(known))]
                text = repr(rows)
                found += [
                    known.name for secret in (ada.me["id"], "'Ada'", "'ada'", "farewell", alone) if secret in text
                ]
        return found

    assert server.run(traces()) == []


async def test_games_that_ended_before_there_were_books_are_booked(server: RunningServer, come: Come) -> None:
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "random"))["table"]["id"]
    await play_to_the_end(table, ada)

    async def results() -> bool:
        return bool((await ada.get_done("GET", "/api/me/games"))["games"])

    async def as_it_was() -> None:
        async with server.house.database.writing() as connection:
            await connection.execute(schema.results.delete())
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(booked=False))

    while not await results():
        book(server)
    server.run(as_it_was())
    while not await results():
        book(server)
    assert count(server, "results") == 2
