"""Puzzles and the challenge of a day at the server: one try each, no help, and nothing told too early."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from datetime import date, timedelta
from typing import Any

import pytest
from sqlalchemy import update

import underhall
from tests.server.conftest import Come
from tests.server.running import RunningServer
from tests.server.test_books import book, count
from tests.server.visitors import Visitor
from underhall.core import puzzles
from underhall.server.people.daily import BOTS, bots_for
from underhall.server.people.puzzles import days_in_a_row
from underhall.server.schema import tables

pytestmark = pytest.mark.anyio

GAME = "ghosts_galore"
PUZZLE = puzzles.of(underhall.game(GAME))[0]
PATH = f"/api/puzzles/{GAME}"
DAILY = f"/api/daily/{GAME}"


async def begun(person: Visitor) -> str:
    return str((await person.get_done("POST", f"{PATH}/{PUZZLE.id}"))["table"])


async def answered(person: Visitor, move: str) -> Any:
    """A fresh table for the puzzle, and the person's answer there."""
    table = await begun(person)
    async with person.sit(table, PUZZLE.seat) as place:
        await place.my_turn()
        while (await place.move(move))["type"] == "moved_on":
            pass  # where all decide at once, a bot may have been faster
    return await person.get_done("POST", f"/api/tables/{table}/puzzle", {})


async def test_a_puzzle_tells_its_answer_after_the_first_try_which_counts(server: RunningServer, come: Come) -> None:
    ada, ben, cid = [await come(server).enter(name) for name in ("Ada", "Ben", "Cid")]
    asked = await ada.get_done("GET", PATH)
    assert asked["streak"] == {"found": 0, "days": 0}
    assert {"id": PUZZLE.id, "theme": PUZZLE.theme, "tried": ""} in asked["puzzles"]
    table = await begun(ada)
    assert await ada.get_done("POST", f"/api/tables/{table}/puzzle", {}) is None
    assert await ben.refused("POST", f"/api/tables/{table}/puzzle", {"give_up": True}) == (403, "not_invited")

    # Nobody helps: no hint, no what-if, no bot in the seat.
    assert await ada.refused("POST", f"/api/tables/{table}/branch", {}) == (409, "rated_help")
    assert await ada.refused("POST", f"/api/tables/{table}/seats/{PUZZLE.seat}/bot", {}) == (409, "rated_help")
    async with ada.sit(table, PUZZLE.seat) as place:
        await place.my_turn()
        assert (await place.ask("answer", type="hint", id="hint-12345"))["code"] == "rated_help"
    assert count(server, "attempts") == 0

    told = await answered(ada, PUZZLE.best.move)
    assert (told["played"], told["right_now"], told["found"]) == (PUZZLE.best.move, True, True)
    assert [line["moves"] for line in told["lines"]] == [list(one.moves) for one in PUZZLE.candidates]
    assert (told["tries"], told["right"], told["streak"]) == (1, 1, {"found": 1, "days": 1})
    again = await answered(ada, PUZZLE.candidates[1].move)
    assert (again["right_now"], again["found"], again["tries"]) == (False, True, 1)

    table = await begun(ben)
    both = [ben.get_done("POST", f"/api/tables/{table}/puzzle", {"give_up": True}) for _ in range(2)]
    told, twice = await asyncio.gather(*both)
    assert (told["played"], told["found"], told["tries"], told["right"]) == ("", False, 2, 1)
    assert twice["tries"] == 2
    assert (await answered(cid, PUZZLE.candidates[1].move))["streak"] == {"found": 0, "days": 1}
    assert (await ben.get_done("GET", PATH))["puzzles"][0]["tried"] == "missed"
    assert await ada.refused("POST", f"{PATH}/nothing") == (404, "no_puzzle")
    played = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    assert await ada.refused("POST", f"/api/tables/{played}/puzzle", {}) == (404, "no_puzzle")

    archive = zipfile.ZipFile(io.BytesIO((await ada.call("GET", "/api/me/archive")).content))
    (kept,) = json.loads(archive.read("about.json"))["puzzles"]
    assert (kept["game"], kept["puzzle"], kept["found"]) == (GAME, PUZZLE.id, True)
    assert (await ada.call("POST", "/api/me/delete", {})).status_code == 204
    assert count(server, "attempts") == 2


def test_a_streak_of_days_lasts_until_a_day_is_missed() -> None:
    today = date(2026, 3, 1)
    days = [today - timedelta(days=ago) for ago in (1, 2, 3, 5)]
    assert days_in_a_row(days, today) == 3
    assert days_in_a_row([*days, today], today) == 4
    assert days_in_a_row(days, today + timedelta(days=1)) == 0


async def test_the_challenge_of_a_day_is_the_same_for_all_and_played_once(server: RunningServer, come: Come) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    fresh = await ada.get_done("GET", DAILY)
    assert (fresh["state"], fresh["table"], fresh["bots"]) == ("new", "", list(BOTS))
    twice = await asyncio.gather(*(ada.get_done("POST", DAILY) for _ in range(2)))
    assert twice[0] == twice[1] == await ada.get_done("POST", DAILY)
    table, other = twice[0]["table"], (await ben.get_done("POST", DAILY))["table"]
    assert table != other
    assert await ben.refused("GET", f"/api/tables/{table}") == (403, "not_invited")
    assert await ada.refused("POST", f"/api/tables/{table}/branch", {}) == (409, "rated_help")

    # The same moves meet the same draws and the same answers.
    views: dict[str, dict[int, Any]] = {table: {}, other: {}}
    for person, where, most in ((ada, table, 0), (ben, other, 3)):
        async with person.sit(where, 0) as place:
            while not (await place.my_turn())["over"] and (most == 0 or len(views[where]) < most):
                views[where][place.frame["ply"]] = place.frame["view"]
                before = place.frame["ply"]
                assert (await place.move())["type"] == "ack"
                await place.frame_at(before + 1)
    assert len(views[other]) == 3
    assert {ply: view for ply, view in views[table].items() if ply in views[other]} == views[other]

    # What was left has no result, and cannot be gone on with.
    await ben.get_done("POST", f"/api/tables/{other}/leave", {})
    assert await ben.refused("POST", f"/api/tables/{other}/return", {}) == (409, "daily_left")
    assert (await ben.get_done("GET", DAILY))["state"] == "left"
    while not (board := (await ada.get_done("GET", DAILY))["today"])["lines"]:
        book(server)
    (line,) = board["lines"]
    assert (board["count"], line["name"], line["rank"], line["mine"]) == (1, "Ada", 1, True)
    assert board["mine"] == line
    theirs = await ben.get_done("GET", DAILY)
    assert [line["mine"] for line in theirs["today"]["lines"]] == [False]
    assert (await ada.get_done("GET", DAILY))["state"] == "over"

    # A day later it is yesterday's, and there is a new one.
    await on_the_day_before(server, theirs["yesterday"]["day"])
    later = await ada.get_done("GET", DAILY)
    assert (later["state"], later["today"]["count"], later["yesterday"]["mine"]) == ("new", 0, line)
    assert (await ada.get_done("POST", DAILY))["table"] != table


async def on_the_day_before(server: RunningServer, day: str) -> None:
    async def change() -> None:
        async with server.house.database.writing() as connection:
            await connection.execute(update(tables).where(tables.c.daily != "").values(daily=day))

    server.run(change())


def test_every_game_has_bots_for_its_challenge() -> None:
    for game in underhall.all_games().values():
        assert 1 + len(bots_for(game)) in game.players
