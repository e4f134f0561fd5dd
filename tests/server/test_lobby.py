"""Around the table: making, joining, leaving, coming back, starting, repeating, branching off, downloading."""

from __future__ import annotations

import asyncio

import pytest

import underhall
from tests.server.conftest import Come
from tests.server.running import RunningServer

pytestmark = pytest.mark.anyio


async def test_games_are_listed_with_options_and_bots_in_the_readers_language(
    plain_server: RunningServer, come: Come
) -> None:
    answer = await come(plain_server).get_done("GET", "/api/games?lang=pl")
    assert [game["id"] for game in answer["games"]] == list(underhall.all_games())
    assert answer["bots"][:5] == ["beginner", "casual", "able", "strong", "masterly"]
    components = await come(plain_server).get_done("GET", "/api/games/ghosts_galore/components?lang=es")
    assert components["catalogue"]["tiles"]["tile"]
    assert "name" not in components["catalogue"]["scoring"]["category"][0]  # the page reads `names`
    assert components["fields"]
    assert await come(plain_server).refused("GET", "/api/games/ghosts_galor/components") == (400, "game_near")


async def test_the_rules_have_an_anchor_for_every_ruling(plain_server: RunningServer, come: Come) -> None:
    answer = await come(plain_server).get_done("GET", "/api/games/caverna/rules?lang=pl")
    assert '<a id="rule-R-20"></a>' in answer["text"]
    assert "krasnolud" in answer["text"]
    assert await come(plain_server).refused("GET", "/api/games/cavern/rules") == (400, "game_near")


async def test_open_tables_are_listed_until_they_are_full(server: RunningServer, come: Come) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    hidden = (await ada.new_table("me", "open", open=False))["table"]["id"]
    listed = [card["table"]["id"] for card in (await ben.get_done("GET", "/api/tables/open"))["tables"]]
    assert table in listed
    assert hidden not in listed
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    assert (await ben.get_done("GET", "/api/tables/open"))["tables"] == []
    running = (await ben.get_done("GET", "/api/tables/running"))["tables"]
    assert [card["table"]["id"] for card in running] == [table]


async def test_my_tables_say_whose_turn_it_is(server: RunningServer, come: Come) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    (card,) = (await ada.get_done("GET", "/api/tables/mine"))["tables"]
    assert card["mine"] == [0]
    assert card["my_turn"] == (0 in card["deciding"])
    assert card["deciding"]


async def test_of_many_who_want_the_last_seat_one_gets_it(server: RunningServer, come: Come) -> None:
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    crowd = [await come(server).enter(f"Visitor {number}") for number in range(8)]
    answers = await asyncio.gather(*(v.call("POST", f"/api/tables/{table}/join", {"seat": 1}) for v in crowd))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7


async def test_an_invitation_only_table_opens_to_its_links(server: RunningServer, come: Come) -> None:
    ada, ben, eve = [await come(server).enter(name) for name in ("Ada", "Ben", "Eve")]
    card = await ada.new_table("me", "open", "open", open=False)
    table, link, seat_links = card["table"]["id"], card["link"], card["seat_links"]
    assert len(set(seat_links)) == 3
    assert await eve.refused("GET", f"/api/tables/{table}") == (403, "not_invited")
    assert await eve.refused("POST", f"/api/tables/{table}/join", {}) == (403, "not_invited")
    assert await eve.refused("POST", "/api/join", {"link": link[:-1] + "!"}) == (404, "no_link")
    seen = await ben.get_done("GET", f"/api/links/{link}")
    assert seen["table"]["id"] == table
    assert seen["seat_links"] == []
    assert seen["link"] == ""
    assert (await ben.get_done("POST", "/api/join", {"link": seat_links[2]}))["mine"] == [2]
    assert await eve.refused("POST", "/api/join", {"link": seat_links[2]}) == (409, "seat_taken")
    assert (await ben.get_done("POST", "/api/join", {"link": seat_links[2]}))["mine"] == [2]
    joined = await eve.get_done("POST", "/api/join", {"link": link})
    assert joined["mine"] == [1]
    assert joined["table"]["status"] == "running"


async def test_the_owner_starts_early_and_bots_fill_up(server: RunningServer, come: Come) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    table = (await ada.new_table("me", "open", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    assert await ben.refused("POST", f"/api/tables/{table}/start") == (403, "owner_only")
    started = await ada.get_done("POST", f"/api/tables/{table}/start")
    assert [seat["kind"] for seat in started["table"]["seats"]] == ["person", "person", "bot"]
    assert started["table"]["status"] == "running"
    assert await ben.refused("POST", f"/api/tables/{table}/contribution", {"seat": 1, "contribution": "late"}) == (
        409,
        "has_started",
    )


async def test_a_waiting_table_that_everybody_leaves_is_gone(server: RunningServer, come: Come) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    table = (await ada.new_table("me", "open", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    left = await ada.get_done("POST", f"/api/tables/{table}/leave", {})
    assert left["table"]["seats"][0]["kind"] == "open"
    assert (await ben.get_done("GET", f"/api/tables/{table}"))["owner"]
    assert await ben.get_done("POST", f"/api/tables/{table}/leave", {}) is None
    assert await ben.refused("GET", f"/api/tables/{table}") == (404, "no_table")


async def test_a_table_that_somebody_joins_while_the_last_leaves_is_there_or_was_never_joined(
    server: RunningServer, come: Come
) -> None:
    ada, ben, eve = [await come(server).enter(name) for name in ("Ada", "Ben", "Eve")]
    for attempt in range(25):
        table = (await ada.new_table("me", "open", "open"))["table"]["id"]

        async def join(late: float, table: str = table) -> int:
            await asyncio.sleep(late)
            return (await ben.call("POST", f"/api/tables/{table}/join", {})).status_code

        leaving = ada.get_done("POST", f"/api/tables/{table}/leave", {})
        _, joined = await asyncio.gather(leaving, join(attempt % 5 * 0.002))
        there = (await eve.call("GET", f"/api/tables/{table}")).status_code
        assert (joined, there) in ((200, 200), (404, 404)), attempt
        if there == 200:
            assert (await ben.get_done("GET", f"/api/tables/{table}"))["owner"]


async def test_who_leaves_is_played_by_a_bot_and_may_come_back(server: RunningServer, come: Come) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    async with ada.sit(table, 0) as first, ben.sit(table, 1) as second:
        left = await ben.get_done("POST", f"/api/tables/{table}/leave", {})
        assert left["table"]["seats"][1] | {"here": True} == {
            "seat": 1,
            "kind": "person",
            "name": "Ben",
            "bot": "greedy",
            "here": True,
            "away": "",
            "commitment": "",
        }
        await second.until("table")
        refused = await second.move("leave_revealed", ply=0)
        assert (refused["type"], refused["code"]) == ("refused", "seat_left")
        await first.my_turn()
        await first.move()
        await first.frame_at(2)
        back = await ben.get_done("POST", f"/api/tables/{table}/return", {})
        assert back["table"]["seats"][1]["bot"] == ""


async def test_a_seat_is_handed_to_a_bot_only_by_its_owner(server: RunningServer, come: Come) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    assert await ben.refused("POST", f"/api/tables/{table}/seats/1/bot", {}) == (403, "not_your_seat")
    assert await ada.refused("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "genius"}) == (400, "no_bot")
    assert await ada.refused("POST", f"/api/tables/{table}/seats/9/bot", {}) == (404, "no_seat")
    card = await ada.get_done("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    assert card["table"]["status"] == "running"
    assert await ben.refused("POST", f"/api/tables/{table}/seats/0/bot", {}) == (403, "not_your_seat")


async def test_a_rematch_brings_the_same_people_together(server: RunningServer, come: Come) -> None:
    ada, ben, eve = [await come(server).enter(name) for name in ("Ada", "Ben", "Eve")]
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    assert await ada.refused("POST", f"/api/tables/{table}/rematch") == (409, "not_over")
    async with ada.sit(table, 0) as first, ben.sit(table, 1) as second:
        await asyncio.gather(first.play_on(), second.play_on())
    cards = await asyncio.gather(
        ada.get_done("POST", f"/api/tables/{table}/rematch"), ben.get_done("POST", f"/api/tables/{table}/rematch")
    )
    assert cards[0]["table"]["id"] == cards[1]["table"]["id"] != table
    again = await ada.get_done("GET", f"/api/tables/{cards[0]['table']['id']}")
    assert again["table"]["status"] == "running"
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Ada", "Ben"]
    assert await eve.refused("POST", f"/api/tables/{table}/rematch") == (403, "not_at_table")
    assert (await ada.get_done("GET", f"/api/tables/{table}"))["table"]["rematch"] == again["table"]["id"]


async def test_a_running_record_shows_no_seed_and_no_secret_of_others(server: RunningServer, come: Come) -> None:
    ada, ben, eve = [await come(server).enter(name) for name in ("Ada", "Ben", "Eve")]
    table = (await ada.new_table("me", "open"))["table"]["id"]
    assert await ada.refused("GET", f"/api/tables/{table}/record") == (409, "not_started")
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        await place.move()
    records = [(await who.call("GET", f"/api/tables/{table}/record")).text for who in (ada, ben, eve)]
    for record in records:
        assert "\nseed:" not in record
        assert "\ncommitment:" in record
    assert records[0] != records[1]
    assert await ada.refused("GET", f"/api/tables/{table}/record?seat=1") == (403, "not_your_seat")


async def test_what_if_branches_off_a_private_table_against_bots(server: RunningServer, come: Come) -> None:
    ada, eve = await come(server).enter("Ada"), await come(server).enter("Eve")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    assert await eve.refused("POST", f"/api/tables/{table}/branch", {}) == (403, "not_your_seat")
    running = await ada.get_done("POST", f"/api/tables/{table}/branch", {"bot": "random"})
    async with ada.sit(running["table"]["id"], 0) as place:
        assert (await place.play_on())["over"]
    async with ada.sit(table, 0) as first, ada.sit(table, 1) as second:
        await asyncio.gather(first.play_on(), second.play_on())
    history = await ada.get_done("GET", f"/api/tables/{table}/history")
    assert len(history["totals"]) == history["plies"] + 1
    branched = await eve.get_done("POST", f"/api/tables/{table}/branch", {"ply": 10, "seat": 1, "bot": "random"})
    assert branched["table"]["open"] is False
    assert branched["mine"] == [1]
    async with eve.sit(branched["table"]["id"], 1) as place:
        assert (await place.play_on())["over"]
    record = (await eve.call("GET", f"/api/tables/{branched['table']['id']}/record")).text
    match = underhall.verify(record)
    assert match.over
    checked = [
        await who.get_done("GET", f"/api/tables/{id}/check")
        for who, id in ((eve, branched["table"]["id"]), (ada, table))
    ]
    assert [one["from_position"] for one in checked] == [True, False]
    assert checked[0]["plies"] == match.ply
    assert await eve.refused("POST", f"/api/tables/{table}/branch", {"ply": 10_000}) == (404, "no_ply")
    assert await eve.refused("POST", f"/api/tables/{table}/branch", {}) == (409, "is_over")


async def test_a_replay_shows_every_ply_as_the_reader_saw_it(plain_server: RunningServer, come: Come) -> None:
    ada, eve = await come(plain_server).enter("Ada"), await come(plain_server).enter("Eve")
    table = (await ada.new_table("me", "random"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        first = (await place.my_turn())["view"]
        await place.move()
        plies = (await ada.get_done("GET", f"/api/tables/{table}/history"))["plies"]
        assert (await ada.get_done("GET", f"/api/tables/{table}/history"))["totals"] == []
        seen = [await ada.get_done("GET", f"/api/tables/{table}/replay/{ply}") for ply in range(plies + 1)]
    assert first in [moment["view"] for moment in seen]
    assert await eve.refused("GET", f"/api/tables/{table}/replay/0?seat=0") == (403, "not_your_seat")
    assert await eve.refused("GET", f"/api/tables/{table}/replay/100000") == (404, "no_ply")
    assert await eve.refused("GET", f"/api/tables/{table}/replay/-1") == (404, "no_ply")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "game"),
        ({"players": 9}, "players"),
        ({"options": {"variant": "wild"}}, "option_value"),
        ({"options": {"varian": "expert"}}, "option_near"),
        ({"seats": [{"kind": "me"}]}, "seat_count"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, "no_bot"),
        ({"seats": [{"kind": "me"}, {"kind": "king"}]}, "bad_request"),
        ({"contribution": "x" * 129}, "text_long"),
        ({"clock": {"kind": "sundial"}}, "bad_request"),
    ],
)
async def test_tables_that_make_no_sense_are_refused(
    plain_server: RunningServer, come: Come, change: dict[str, object], code: str
) -> None:
    ada = await come(plain_server).enter("Ada")
    body = {"game": "ghosts_galore", "players": 2, **change}
    assert await ada.refused("POST", "/api/tables", body) == (400, code)


async def test_a_seat_that_runs_out_of_time_is_taken_by_a_bot(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    clock = {"kind": "live", "minutes": 1, "increment": 0}
    table = (await ada.new_table("me", "random", clock=clock))["table"]["id"]
    async with ada.sit(table, 0) as place:
        assert (await place.my_turn())["clocks"][0] <= 60_000
        house = plain_server.house

        async def hurry() -> None:
            live = await house.hub.table(table)
            live.deadlines.thinking[0] -= 61
            live._wake()

        plain_server.run(hurry())
        changed = await place.until("table")
        assert changed["table"]["seats"][0]["bot"] == "greedy"
