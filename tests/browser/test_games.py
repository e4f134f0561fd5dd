"""Each game played in a real browser, from the lobby to the final score sheet."""

from __future__ import annotations

import json
import re
from itertools import pairwise

from playwright.sync_api import Page, WebSocketRoute, expect

import underhall
from tests.browser.conftest import Visit
from tests.browser.house import Visitor
from underhall.games.mountain_king.box.content import CLANS, KINDS


def _see_the_end(ada: Visitor) -> None:
    """Crown, score sheet with a total for everybody, bars, and the line of totals."""
    page = ada.page
    expect(page.locator(".end .crown").first).to_be_visible()
    expect(page.locator(".end h2")).to_have_text(re.compile("wins!|share the victory!"))
    totals = page.locator(".end tfoot td:not(.bars)").all_inner_texts()
    assert len(totals) == len(page.locator(".seats li").all())
    assert all(re.fullmatch(r"[-−]?\d+", total) for total in totals)
    expect(page.locator(".end figure .row")).to_have_count(len(totals))
    expect(page.locator(".end polyline")).to_have_count(len(totals))


def _asks_for_little(ada: Visitor, table: str, clicks: int) -> None:
    """A turn takes at most two clicks more than it has choices: the record has the choices."""
    record = ada.context.request.get(f"{ada.url}/api/tables/{table}/record").text()
    seats = [ply.seat for ply in underhall.load(record).plies if ply.seat >= 0]
    choices = seats.count(0)
    turns = sum(seat == 0 and before != 0 for before, seat in pairwise([-1, *seats]))
    print(f"{clicks} clicks for {choices} choices in {turns} turns")
    assert clicks <= choices + 2 * turns


def test_ghosts_galore_is_played_with_the_mouse_on_the_board(visit: Visit) -> None:
    ada = visit()
    page = ada.go()
    table = ada.play_now("ghosts_galore")
    clicks = 0
    while not ada.is_over:
        _click_next(ada)
        clicks += 1
    expect(page.locator(".end")).to_be_visible()
    _see_the_end(ada)
    _asks_for_little(ada, table, clicks)


def _click_next(ada: Visitor, *, finger: bool = False) -> None:
    """Touch what glows on the board, or the first button where nothing does."""
    page = ada.page
    ways = '.stage [data-pickable="true"]:visible', ".choices button.option:enabled:visible"
    page.locator(f".end, {ways[0]}, {ways[1]}").first.wait_for()
    before = ada.offered()
    for way in ways:
        if page.locator(way).count() and not ada.is_over:
            one = page.locator(way).first
            one.tap(force=True) if finger else one.click(force=True)
            ada.is_heard(before)
            break


def test_caverna_is_played_to_its_end(visit: Visit) -> None:
    ada = visit()
    ada.go()
    table = ada.play_now("caverna")
    # The choice bar begins with passing: the board makes a longer story.
    _play_a_long_game(ada, table, by="board")


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
    _see_the_end(ada)
    _asks_for_little(ada, table, made)


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


def _tab_to(page: Page, what: str) -> bool:
    """Press Tab until something that matches has the focus; False if there is nothing left that could."""
    for _ in range(80):
        if page.evaluate("(what) => document.activeElement?.matches(what) ?? false", what):
            return True
        if page.locator(what).count() == 0:
            return False
        page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached with Tab")


def test_ghosts_galore_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    ada = visit()
    page = ada.go()
    page.locator("[data-game]").first.wait_for()
    _tab_to(page, '[data-game="ghosts_galore"] .primary')
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    while True:
        page.locator(".end, .choices button:enabled, .choices summary").first.wait_for()
        if ada.is_over:
            break
        before = ada.offered()
        if _tab_to(page, '.stage [data-pickable="true"], .choices button.option, .choices button.primary'):
            page.keyboard.press("Enter")
            ada.is_heard(before)
    _see_the_end(ada)


def test_ghosts_galore_is_played_on_a_phone_by_touch(visit: Visit) -> None:
    ada = visit(phone=True)
    page = ada.go()
    ada.play_now("ghosts_galore")
    while not ada.is_over:
        _click_next(ada, finger=True)
    _see_the_end(ada)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360, "nothing may stick out of a phone's screen"
