"""Chat: how much is kept, who speaks, and the switch of the table's maker."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from underhall.core.messages import LANGUAGES
from underhall.protocol.live import PHRASES

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]


async def test_only_so_much_of_the_chat_is_kept(
    server: RunningServer, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("underhall.server.talk._KEPT", 3)
    ada = await come(server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        for number in range(5):
            assert (await place.ask("ack", type="say", text=f"Line {number}"))["type"] == "ack"
    async with ada.sit(table, 0) as place:
        said = [(await place.until("said"))["text"] for _ in range(3)]
    assert said == ["Line 2", "Line 3", "Line 4"]


async def test_talking_uses_up_more_of_a_connections_rate_than_other_messages(
    serve: Serve, sqlite_database: str, come: Come
) -> None:
    # Four messages at once, or one that talks; a rate that even a slow server outruns.
    ada = await come(serve(sqlite_database, rate_per_second=2.0)).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place:
        for number in range(30):
            await place.send(type="say", key=place.key(), text=f"Line {number}")
        assert (await place.until("failed"))["code"] == "too_fast"


async def test_speakers_are_told_apart_whatever_their_names(server: RunningServer, come: Come) -> None:
    ada, eve = await come(server).enter("Ada"), await come(server).enter("Ada")
    table = (await ada.new_table("me", "hot_seat"))["table"]["id"]
    async with ada.sit(table, 0) as place, eve.sit(table, None) as other:
        await place.ask("ack", type="say", text="I am Ada")
        await other.ask("ack", type="say", text="No, I am")
        await eve.get_done("PUT", "/api/me", {"nickname": "Eve"})
        await other.ask("ack", type="say", text="Who?")
        said = [message for message in other.seen if message["type"] == "said"]
        while len(said) < 3:
            said.append(await other.until("said"))
    mine, first, second = (message["speaker"] for message in said)
    assert mine != first == second
    assert not {ada.me["id"], eve.me["id"]} & {mine, first}


async def test_players_hear_spectators_only_when_the_game_does_not_run(server: RunningServer, come: Come) -> None:
    ada, ben, eve = [await come(server).enter(name) for name in ("Ada", "Ben", "Eve")]
    table = (await ada.new_table("me", "open"))["table"]["id"]
    async with ada.sit(table, 0) as place, eve.sit(table, None) as other:
        await other.ask("ack", type="say", text="before")
        assert (await place.until("said"))["text"] == "before"
        await ben.get_done("POST", f"/api/tables/{table}/join", {})
        await place.until("table")
        await other.ask("ack", type="say", text="a whisper")
        await place.ask("ack", type="say", text="aloud")
        heard = [message["text"] for message in place.seen if message["type"] == "said"]
        if "aloud" not in heard:
            heard.append((await place.until("said"))["text"])
        assert heard == ["before", "aloud"]
        await other.until("said", that=lambda message: bool(message["text"] == "aloud"))
        assert [message["text"] for message in other.seen if message["type"] == "said"] == [
            "before",
            "a whisper",
            "aloud",
        ]
    async with ben.sit(table, 1) as place:
        await place.until("said", that=lambda message: bool(message["text"] == "aloud"))
        assert not [message for message in place.seen if message.get("text") == "a whisper"]


async def test_whoever_made_the_table_switches_its_chat_off(server: RunningServer, come: Come) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    assert await ben.refused("POST", f"/api/tables/{table}/chat", {"on": False}) == (403, "owner_only")
    async with ben.sit(table, 1) as place:
        card = await ada.get_done("POST", f"/api/tables/{table}/chat", {"on": False})
        assert card["table"]["chat"] is False
        await place.until("table", that=lambda said: said["table"]["chat"] is False)
        assert (await place.ask("ack", "refused", type="say", text="Hello"))["code"] == "chat_off"
        await ada.get_done("POST", f"/api/tables/{table}/chat", {"on": True})
        await place.until("table", that=lambda said: said["table"]["chat"] is True)
        assert (await place.ask("ack", "refused", type="say", text="Hello"))["type"] == "ack"


async def test_phrases_are_kept_as_ids_under_the_same_rules_as_words(server: RunningServer, come: Come) -> None:
    ada, ben, eve = [await come(server).enter(name) for name in ("Ada", "Ben", "Eve")]
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    async with ada.sit(table, 0) as place, eve.sit(table, None) as other:
        await other.ask("ack", type="phrase", phrase="boo")  # players do not hear a spectator
        key = place.key()
        for _ in range(2):  # the same key is the same line
            await place.send(type="phrase", key=key, phrase="good_luck")
            await place.until("ack")
        heard = [message for message in place.seen if message["type"] == "said"] or [await place.until("said")]
        assert [(said["text"], said["phrase"], said["seat"]) for said in heard] == [("", "good_luck", 0)]
        answer = await place.ask("ack", "refused", type="phrase", phrase="rude_words")
        assert answer["code"] == "unknown_phrase"
        assert "rude_words" in answer["text"]
        assert all(phrase in answer["text"] for phrase in PHRASES)
        await ada.get_done("POST", f"/api/tables/{table}/chat", {"on": False})
        await place.until("table", that=lambda said: said["table"]["chat"] is False)
        assert (await place.ask("ack", "refused", type="phrase", phrase="sorry"))["code"] == "chat_off"
    async with eve.sit(table, None) as other:
        again = [await other.until("said") for _ in range(2)]
    assert [said["phrase"] for said in again] == ["boo", "good_luck"]


async def test_each_phrase_has_words_in_every_language_and_is_documented() -> None:
    documented = (ROOT / "docs/protocol.md").read_text()
    for phrase in PHRASES:
        assert f"`{phrase}`" in documented
        for language in LANGUAGES:
            words = (ROOT / f"src/underhall/locales/{language}/page.ftl").read_text()
            assert f"\npage-phrase-{phrase} = " in words
