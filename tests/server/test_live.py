"""Playing over the socket: frames, acknowledgements, resending, undo, chat, presence — on both engines."""

from __future__ import annotations

import asyncio
from contextlib import closing

import pytest

import underhall
from tests.pace import until
from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from underhall.server.database import sqlite_path
from underhall.server.sqlite import driver as sqlite3

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_game_to_the_end_and_its_record_verifies(server: RunningServer, come: Come) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    card = await ada.new_table("me", "open", contribution="heads")
    table = card["table"]["id"]
    assert card["table"]["status"] == "waiting"
    joined = await ben.get_done("POST", f"/api/tables/{table}/join", {"contribution": "tails"})
    assert joined["table"]["status"] == "running"
    async with ada.sit(table, 0) as first, ben.sit(table, 1) as second:
        ends = await asyncio.gather(first.play_on(), second.play_on())
    assert ends[0]["standings"] == ends[1]["standings"]
    assert ends[0]["ply"] == ends[1]["ply"]
    record = (await ben.call("GET", f"/api/tables/{table}/record")).text
    match = underhall.verify(record)
    assert match.contributions == ("heads", "tails")
    assert match.commitment == card["table"]["commitment"]


async def test_bots_play_their_seats(server: RunningServer, come: Come) -> None:
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "random", "random"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        assert (await place.play_on())["over"]


async def test_a_move_is_acknowledged_with_its_ply_and_shown_to_everybody(server: RunningServer, come: Come) -> None:
    ada, ben, eve = await come(server).enter("Ada"), await come(server).enter("Ben"), await come(server).enter("Eve")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    async with ada.sit(table, 0) as first, ben.sit(table, 1) as second, eve.sit(table, None) as spectator:
        await first.my_turn()
        answer = await first.move()
        assert answer["ply"] == 1
        assert (await second.frame_at(1))["ply"] == 1
        seen = await spectator.frame_at(1)
        assert seen["moves"] == []


async def test_the_same_key_gets_the_same_answer_also_after_a_restart(serve: Serve, database: str, come: Come) -> None:
    server = serve(database)
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        move = place.frame["moves"][0]["move"]
        first = await place.move(move, ply=0, key="the-same-key")
        again = await place.move(move, ply=0, key="the-same-key")
        assert first == again == {"type": "ack", "key": "the-same-key", "ply": 1}
    server.stop()
    serve(database, port=server.port)
    async with ada.sit(table, 0) as place:
        assert await place.move(move, ply=0, key="the-same-key") == first
        assert place.frame["ply"] == 1


async def test_the_movers_frame_and_no_other_carries_the_acknowledgement(
    plain_server: RunningServer, come: Come
) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place, ada.sit(table, 0) as other, ada.sit(table, None) as watching:
        for each in (place, other, watching):
            await each.frame_at(0)
        assert (await place.move(key="the-movers-key"))["type"] == "ack"
        assert [frame.get("ack") for frame in (place.frame, await other.frame_at(1), await watching.frame_at(1))] == [
            "the-movers-key",
            None,
            None,
        ]
        await place.send(type="refresh")
        assert "ack" not in await place.until("frame")
        assert all(message["type"] != "ack" for message in place.seen)


async def test_a_move_for_an_older_ply_gets_what_was_missed(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as here, ada.sit(table, 0) as there:
        await here.my_turn()
        await there.my_turn()
        move = here.frame["moves"][0]["move"]
        assert (await here.move(move))["type"] == "ack"
        answer = await there.move(move, ply=0)
        assert answer["type"] == "moved_on"
        assert answer["frame"]["ply"] == 1


async def test_who_comes_back_gets_the_present_frame_with_what_happened_since(
    plain_server: RunningServer, come: Come
) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat", game="ghosts_galore"))["table"]["id"]
    async with ada.sit(table, 0) as first, ada.sit(table, 1) as second:
        for _ in range(3):
            for place in (first, second):
                await place.frame_at(max(first.frame.get("ply", 0), second.frame.get("ply", 0)))
                if place.frame["moves"]:
                    ply = place.frame["ply"]
                    assert (await place.move())["type"] == "ack"
                    await place.frame_at(ply + 1)
        last = max(first.frame["ply"], second.frame["ply"])
    async with ada.sit(table, 0, ply=1) as back:
        frame = await back.frame_at(last)
        assert frame["ply"] == last
        assert frame["events"]
        back.frame = {}
        await back.send(type="refresh")
        fresh = await back.frame_at(last)
        assert fresh["view"] == frame["view"]


async def test_an_illegal_move_is_refused_with_a_sentence_and_the_connection_lives(
    plain_server: RunningServer, come: Come
) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0, lang="pl") as place:
        await place.my_turn()
        nonsense = await place.move("dance the polka")
        assert nonsense["type"] == "refused"
        assert "to nie ruch" in nonsense["text"]
        assert (await place.move())["type"] == "ack"


async def test_why_not_names_the_reason(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        legal = (await place.my_turn())["moves"][0]["move"]
        answer = await place.ask("answer", type="why_not", id=place.key(), move=legal)
        assert answer.get("text", "") == ""
        answer = await place.ask("answer", type="why_not", id=place.key(), move="leave_revealed")
        assert answer["text"]


async def test_a_hint_is_a_legal_move(plain_server: RunningServer, come: Come) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        legal = [offer["move"] for offer in (await place.my_turn())["moves"]]
        answer = await place.ask("answer", type="hint", id=place.key())
        assert answer["move"] in legal


async def test_chat_reaches_everybody_once_and_stays_for_those_who_come_later(
    server: RunningServer, come: Come
) -> None:
    ada, eve = await come(server).enter("Ada"), await come(server).enter("Eve")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place, eve.sit(table, None) as spectator:
        text = "<script>alert(1)</script> żółw 🐢"
        await place.ask("ack", type="say", key="chat-key-1", text=text)
        await place.ask("ack", type="say", key="chat-key-1", text=text)
        heard = await spectator.until("said")
        assert (heard["text"], heard["name"], heard["seat"]) == (text, "Ada", 0)
        refused = await place.ask("refused", type="say", text="bell \x07")
        assert refused["code"] == "text_control"
    async with eve.sit(table, None) as spectator:
        assert (await spectator.until("said"))["number"] == 1
        await spectator.until("presence")
        assert [message["type"] for message in spectator.seen].count("said") == 1


async def test_presence_is_told(plain_server: RunningServer, come: Come) -> None:
    ada, eve = await come(plain_server).enter("Ada"), await come(plain_server).enter("Eve")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        async with eve.sit(table, None):
            await place.until("presence", that=lambda m: m["seats"] == [0] and m["spectators"] == 1)
        await place.until("presence", that=lambda m: m["seats"] == [0] and m["spectators"] == 0)


async def test_a_hot_seat_looks_from_its_other_seat_but_not_from_a_strangers(
    plain_server: RunningServer, come: Come
) -> None:
    ada, ben = await come(plain_server).enter("Ada"), await come(plain_server).enter("Ben")
    table = (await ada.new_table("me", "hot_seat", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    async with ada.sit(table, 0) as place:
        await place.my_turn()
        place.frame = {}
        await place.send(type="look", seat=1)
        assert (await place.my_turn())["moves"]
        await place.send(type="look", seat=2)
        assert (await place.until("failed"))["code"] == "not_your_seat"


async def test_a_lone_player_takes_back_what_was_not_revealed_and_more_with_nobody_to_ask(
    plain_server: RunningServer, come: Come
) -> None:
    ada = await come(plain_server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        before = (await place.my_turn())["view"]
        assert (await place.move())["type"] == "ack"
        await place.frame_at(1)
        answer = await place.ask("ack", "refused", type="undo", ply=1)
        assert answer["type"] == "ack"
        assert (await place.frame_at(2))["view"] == before


async def test_taking_back_more_needs_everybodys_consent(plain_server: RunningServer, come: Come) -> None:
    ada, ben = await come(plain_server).enter("Ada"), await come(plain_server).enter("Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    async with ada.sit(table, 0) as first, ben.sit(table, 1) as second:
        await first.my_turn()
        await first.move()
        await second.frame_at(1)
        await second.my_turn()
        await second.move()
        await first.frame_at(2)
        asked = await first.ask("ack", "refused", type="undo", ply=2)
        assert asked["type"] == "ack"
        proposal = await second.until("proposal")
        assert proposal["waiting"] == [1]
        await second.ask("ack", type="consent", ply=2, agree=True)
        assert (await first.frame_at(3))["ply"] == 3
        assert (await second.frame_at(3))["moves"]


async def test_a_table_that_cannot_be_loaded_does_not_stop_the_clocks_of_others(
    serve: Serve, sqlite_database: str, come: Come
) -> None:
    server = serve(sqlite_database)
    ada = await come(server).enter("Ada")
    clock = {"kind": "days", "days": 1}
    broken, late, broken_too = [(await ada.new_table("me", "hot_seat", clock=clock))["table"]["id"] for _ in range(3)]
    server.stop()
    with closing(sqlite3.connect(sqlite_path(sqlite_database))) as database:
        database.execute("UPDATE tables SET changed = '2020-01-01 00:00:00.000000'")
        database.execute("UPDATE tables SET game = 'of another server' WHERE id IN (?, ?)", (broken, broken_too))
        database.commit()
        server = serve(sqlite_database)

        def handed() -> set[tuple[str]]:
            return set(database.execute("SELECT \"table\" FROM seats WHERE bot != ''"))

        await until(lambda: bool(handed()) and len(server.events("table_failed")) == 2)
        assert handed() == {(late,)}
    assert {event["table"] for event in server.events("table_failed")} == {broken, broken_too}
