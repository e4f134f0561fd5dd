"""Trouble behind the page: a lost answer, a server restored from a backup, and people who talk too much.

In all of it the page stays as it is, without a reload.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.house import Visitor, beside, serve
from tests.pace import patience
from tests.server.cluster import Cluster
from tests.server.faults.proxy import Scissors
from tests.server.running import RunningServer
from underhall.server.sqlite import driver as sqlite3


class Overheard:
    """What a page and its server say to each other over sockets."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.received.append(json.loads(text)))

    def moves(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == "move"]

    def acks(self) -> list[int]:
        """The plies of acknowledged commands: in a frame, or alone if the frame was there before."""
        return [message["ply"] for message in self.received if message["type"] == "ack" or message.get("ack")]

    def told(self, *kinds: str) -> list[dict[str, Any]]:
        return [message for message in self.received if message["type"] in kinds]


def new_hot_seat(visitor: Visitor) -> tuple[Page, str]:
    """At a table for two on one screen."""
    table = visitor.new_table("me", "hot_seat")
    page = visitor.go(f"/table/{table}")
    page.locator(".choices").wait_for()
    page.evaluate("window.stillTheSame = true")
    return page, table


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster() as running:
        yield running


def test_a_move_whose_answer_was_lost_is_asked_about_until_it_is_certain_and_made_once(
    browser: Browser, cluster: Cluster
) -> None:
    address = cluster.new_database()
    with beside(Scissors(cluster.port)) as between:
        server = RunningServer(address.replace(f":{cluster.port}/", f":{between.port}/"), rate_per_second=200.0)
        ada = Visitor(browser, server.url, drawn=False, curtain=False)
        heard = Overheard(ada.page)
        try:
            page, table = new_hot_seat(ada)
            between.arm('"lines"', "dark")  # PostgreSQL has the move, its answer is lost, and it cannot be asked
            page.evaluate("document.querySelector('.choices .option, .stage [data-pickable=true]').click()")
            ada.until(lambda: bool(heard.told("unknown")))
            assert heard.acks() + heard.told("refused", "moved_on") == []
            between.is_dark = False
            # Often the page sees its own move, and passes the screen on, before it has asked again.
            server.run(server.house.hub.compare())
            ada.until(lambda: bool(heard.acks() + heard.told("refused", "moved_on")))
            assert len(heard.moves()) >= 2
            assert len({message["key"] for message in heard.moves()}) == 1
            assert heard.acks() == [1]
            assert heard.told("refused", "moved_on") == []
            # The screen is passed on now, and not before: the other seat is not answered for.
            ada.until(lambda: {"type": "look", "seat": 1} in heard.sent)
            assert ada.call("GET", f"/api/tables/{table}")["ply"] == 1
            assert page.evaluate("window.stillTheSame")
        finally:
            between.is_dark = False
            ada.close()
            server.stop()


def test_a_page_that_is_open_while_the_house_is_restored_shows_the_older_table(
    browser: Browser, tmp_path: Path
) -> None:
    server = serve(tmp_path)
    ada = Visitor(browser, server.url, drawn=False, curtain=False)
    heard = Overheard(ada.page)
    file, saved = tmp_path / "tables.db", tmp_path / "saved.db"

    def ply() -> int:
        return int(ada.call("GET", f"/api/tables/{table}")["ply"])

    def shown() -> int:
        """The ply that somebody at this screen is asked at; -1 while it is passed on."""
        frame = heard.told("frame", "changes")[-1]
        return int(frame["ply"]) if frame["moves"] else -1

    try:
        page, table = new_hot_seat(ada)
        ada.click_through(2, 20)
        ada.until(lambda: shown() == ply() > 0)
        kept, at_backup = ply(), ada.offered()
        house("backup", str(saved), "--database", f"sqlite:///{file}")
        ada.click_through(3, 20)
        ada.until(lambda: shown() == ply() > kept)
        assert ada.offered() != at_backup
        house("restore", str(saved), "--replace", "--database", f"sqlite:///{file}")
        ada.until(lambda: shown() == kept)
        ada.until(lambda: ada.offered() == at_backup)
        first, *_, last = heard.told("welcome")
        assert last["epoch"] != first.get("epoch", "")  # a house that was never restored has none
        assert last["ply"] == kept
        ada.click_through(1, 20)
        ada.until(lambda: ply() > kept)
        assert page.evaluate("window.stillTheSame")
        with closing(sqlite3.connect(file)) as database:
            rows = [row[0] for row in database.execute("SELECT ply FROM journal ORDER BY ply")]
        assert rows == list(range(1, len(rows) + 1))
    finally:
        ada.close()
        server.stop()


def house(*arguments: str) -> None:
    """The host's own command, while the server runs."""
    command = [sys.executable, "-m", "underhall", *arguments]
    subprocess.run(command, check=True, capture_output=True, timeout=patience(60))


def test_a_speaker_is_muted_on_ones_own_page_and_the_host_switches_the_chat_off(visit: Visit) -> None:
    ada, bea = visit(drawer=True), visit(drawer=True)
    page = ada.go()
    ada.choose_way("ghosts_galore", "With friends")
    page.get_by_role("button", name="Create the table").click()
    invitation = page.locator("input.invitation").input_value()
    other = bea.go(invitation.removeprefix(bea.url))
    for screen in (page, other):
        expect(screen.locator(".what")).to_contain_text("Choose")
        screen.get_by_role("tab", name="Chat").click()

    def say(screen: Page, text: str) -> None:
        screen.get_by_label("Say something").fill(text)
        screen.get_by_role("button", name="Send").click()

    mine, hers = page.get_by_role("tabpanel"), other.get_by_role("tabpanel")
    say(other, "First words")
    expect(mine).to_contain_text("First words")
    mine.get_by_role("button", name="Mute").click()
    expect(mine).not_to_contain_text("First words")
    say(other, "More words")
    say(page, "I hear nothing")
    expect(hers).to_contain_text("I hear nothing")
    expect(hers).to_contain_text("More words")  # only Ada has muted her
    expect(mine).to_contain_text("I hear nothing")
    expect(mine).not_to_contain_text("More words")
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    expect(mine).to_contain_text("I hear nothing")
    expect(mine).not_to_contain_text("More words")
    mine.get_by_role("button", name="says again").click()
    for words in ("First words", "More words"):
        expect(mine).to_contain_text(words)

    expect(hers.get_by_label("Allow chat at this table")).to_have_count(0)
    mine.get_by_label("Allow chat at this table").uncheck()
    for panel in (mine, hers):
        expect(panel).to_contain_text("Chat is off at this table.")
        expect(panel.get_by_label("Say something")).to_have_count(0)
    mine.get_by_label("Allow chat at this table").check()
    say(other, "We may talk again")
    expect(mine).to_contain_text("We may talk again")
