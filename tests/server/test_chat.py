"""Chat: how much is kept, who speaks, and the switch of the table's maker."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.conftest import Come, Serve
from tests.server.running import RunningServer
from tests.server.test_books import PASSWORD, member
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


async def test_a_mute_holds_at_every_table_on_every_device_until_it_is_lifted(
    server: RunningServer, come: Come
) -> None:
    ada, ben = await come(server).enter("Ada"), await come(server).enter("Ben")
    first = (await ben.new_table("me", "open"))["table"]["id"]
    await ada.get_done("POST", f"/api/tables/{first}/join", {})
    async with ada.sit(first, 1) as place, ada.sit(first, 1) as device, ben.sit(first, 0) as his:
        await his.ask("ack", type="say", text="Hello")
        speaker = (await place.until("said"))["speaker"]
        assert (await ada.refused("POST", "/api/mutes", {"table": first, "speaker": "nobody"})) == (404, "no_person")
        own = his.seen[0]["speaker"]
        assert own == speaker
        assert await ben.refused("POST", "/api/mutes", {"table": first, "speaker": own}) == (400, "yourself")
        await ada.get_done("POST", "/api/mutes", {"table": first, "speaker": speaker})
        for there in (place, device):
            (muted,) = (await there.until("muted"))["people"]
            assert muted["speaker"] == speaker
        assert not [message for message in his.seen if message["type"] == "muted"]
    second = (await ben.new_table("me", "hot_seat"))["table"]["id"]
    async with ben.sit(second, 0) as his, ada.sit(second, None) as place:
        (muted,) = (await place.until("muted"))["people"]
        await his.ask("ack", type="phrase", phrase="boo")
        assert (await place.until("said"))["speaker"] == muted["speaker"] != speaker
        (listed,) = (await ada.get_done("GET", "/api/friends"))["muted"]
        assert (listed["id"], listed["name"]) == (muted["id"], "Ben")
        await ada.get_done("DELETE", f"/api/mutes/{muted['id']}")
        assert (await place.until("muted"))["people"] == []
    assert (await ada.get_done("GET", "/api/friends"))["muted"] == []


async def test_a_guests_mutes_go_along_to_their_account(server: RunningServer, come: Come) -> None:
    ada, ben, guest = await member(come, server, "Ada"), await come(server).enter("Ben"), await come(server).enter("A")
    table = (await ben.new_table("me", "hot_seat"))["table"]["id"]
    login = (await ada.get_done("GET", "/api/me"))["login"]
    for person in (ada, guest):
        await person.get_done("POST", "/api/mutes", {"table": table, "seat": 0})
    await guest.get_done("POST", "/api/login", {"login": login, "password": PASSWORD})
    assert [one["name"] for one in (await guest.get_done("GET", "/api/friends"))["muted"]] == ["Ben"]


async def test_whoever_made_the_table_silences_a_person_there(server: RunningServer, come: Come) -> None:
    ada, ben, cleo = (
        await come(server).enter("Ada"),
        await come(server).enter("Ben"),
        await member(come, server, "Cleo"),
    )
    table = (await ada.new_table("me", "open"))["table"]["id"]
    await ben.get_done("POST", f"/api/tables/{table}/join", {})
    path = f"/api/tables/{table}/silence"
    async with ada.sit(table, 0) as mine, ben.sit(table, 1) as his:
        speaker = his.seen[0]["speaker"]
        assert await ben.refused("POST", path, {"speaker": mine.seen[0]["speaker"], "on": True}) == (403, "owner_only")
        assert await ada.refused("POST", path, {"speaker": mine.seen[0]["speaker"], "on": True}) == (400, "yourself")
        assert await ada.refused("POST", path, {"speaker": "nobody", "on": True}) == (404, "no_person")
        await ada.get_done("POST", path, {"speaker": speaker, "on": True})
        await his.until("table", that=lambda said: said["table"]["silenced"] == [speaker])
        for words in ({"type": "say", "text": "Hello"}, {"type": "phrase", "phrase": "boo"}):
            assert (await his.ask("ack", "refused", **words))["code"] == "silenced"
        assert (await mine.ask("ack", "refused", type="say", text="I may"))["type"] == "ack"
    # Logging in does not help.
    login = (await cleo.get_done("GET", "/api/me"))["login"]
    await ben.get_done("POST", "/api/login", {"login": login, "password": PASSWORD})
    async with ben.sit(table, 1) as his:
        assert (await his.ask("ack", "refused", type="say", text="Hello"))["code"] == "silenced"
        await ada.get_done("POST", path, {"speaker": his.seen[0]["speaker"], "on": False})
        await his.until("table", that=lambda said: said["table"]["silenced"] == [])
        assert (await his.ask("ack", "refused", type="say", text="Hello"))["type"] == "ack"


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
