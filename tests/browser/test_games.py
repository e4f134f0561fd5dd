"""Each game played in a real browser, from the lobby to the final score sheet."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.house import Visitor
from tests.browser.walking import asks_for_little, see_the_end, walk
from underhall.games.mountain_king.box.content import CLANS, KINDS


@pytest.mark.long
def test_ghosts_galore_is_played_by_pointer_by_touch_and_by_keyboard(visit: Visit) -> None:
    walk(visit, "ghosts_galore")


@pytest.mark.long
def test_caverna_is_played_to_its_end(visit: Visit) -> None:
    ada = visit()
    ada.go()
    table = ada.play_now("caverna")
    # The choice bar begins with passing: the board makes a longer story.
    _play_a_long_game(ada, table, by="board")


@pytest.mark.long
def test_the_mountain_king_is_played_to_its_end_and_fits_a_laptop_at_every_decision(visit: Visit) -> None:
    ada = visit()

    def rich(message: str | bytes) -> str:
        """The same frame, with a storage as full as storages get: what fits then fits in every game."""
        told = json.loads(message)
        for side in told.get("view", {}).get("sides", ()):
            side["storage"] = dict.fromkeys(KINDS, 12)
            side["pedestals"] = dict.fromkeys(CLANS, 4)
        return json.dumps(told)

    def network(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        there.on_message(lambda message: here.send(rich(message)))

    ada.page.route_web_socket(re.compile("/ws"), network)
    page = ada.go()
    table = ada.play_now("mountain_king")
    page.evaluate(_FITS)
    _play_a_long_game(ada, table)
    measured, wrong = page.evaluate("[measured, wrong]")
    assert measured > 40
    assert wrong == []
    expect(page.locator(".store .goods").first).to_contain_text("12")


def _play_a_long_game(ada: Visitor, table: str, *, by: str = "bar") -> None:
    ada.page.locator(".choices").wait_for()
    made = ada.click_through(seconds=110, by=by)
    assert ada.is_over, f"{made} clicks were not enough"
    assert made > 40
    see_the_end(ada)
    asks_for_little(ada, table, made)


# Before each click: whether the board is higher than its place, or the storage leaves the pyramid's free corner.
_FITS = """() => {
  window.measured = 0;
  window.wrong = [];
  const boxes = (of) => [...document.querySelectorAll(of)].map((e) => e.getBoundingClientRect());
  const meet = (one, other) => one.right > other.left + 1 && one.left < other.right - 1
    && one.bottom > other.top + 1 && one.top < other.bottom - 1;
  window.beforeClick = () => {
    const stage = document.querySelector('.stage'), what = document.querySelector('.what').textContent;
    const goods = boxes('.store .good');
    measured += 1;
    if (stage.scrollHeight > stage.clientHeight) wrong.push(`${what}: ${stage.scrollHeight - stage.clientHeight} px`);
    if (boxes('.smoot .card').some((card) => goods.some((good) => meet(good, card)))) wrong.push(`${what}: covered`);
  };
}"""
