"""Each game played in a real browser, from the lobby to the final score sheet."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

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


def _asks_for_little(ada: Visitor, table: str, clicks: int, own: int = 0) -> None:
    """A turn takes at most two clicks more than it has choices: the record has the choices."""
    record = ada.context.request.get(f"{ada.url}/api/tables/{table}/record").text()
    seats = [ply.seat for ply in underhall.load(record).plies if ply.seat >= 0]
    choices = seats.count(own)
    turns = sum(seat == own and before != own for before, seat in pairwise([-1, *seats]))
    print(f"{clicks} clicks for {choices} choices in {turns} turns")
    assert clicks <= choices + 2 * turns


def test_ghosts_galore_is_played_by_pointer_by_touch_and_by_keyboard(visit: Visit) -> None:
    """Three people at one table, each in a way of their own."""
    pointer, finger, keys = visit(), visit(phone=True), visit()
    page = pointer.go()
    pointer.choose_way("ghosts_galore", "With friends")
    page.locator("form select").first.select_option("3")
    page.get_by_role("button", name="Create the table").click()
    invitation = page.locator("input.invitation").input_value()
    for friend in (finger, keys):
        friend.go(invitation.removeprefix(friend.url))
        friend.page.locator(".room").wait_for()
    clicks = [0, 0, 0]
    while not pointer.is_over:
        for seat, (who, act) in enumerate(((pointer, _click), (finger, _tap), (keys, _press))):
            while (before := _asked(who)) and act(who):
                clicks[seat] += 1
                who.is_heard(before)
    for seat, who in enumerate((pointer, finger, keys)):
        _see_the_end(who)
        _asks_for_little(who, page.url.rsplit("/", 1)[1], clicks[seat], seat)
    wide = finger.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360, "nothing may stick out of a phone's screen"


_LAYS = ".stage button:is(.primary, .lay, .do):enabled"


def _asked(who: Visitor) -> str:
    """What the page offers this person; empty if it is not their turn, or if their last answer is on its way."""
    is_asked: bool = who.page.evaluate(
        """() => !!document.querySelector('.choices') && !document.querySelector('.end, .choices .option:disabled')"""
    )
    return who.offered() if is_asked else ""


def _click(who: Visitor) -> bool:
    """Click on what glows, or on a button where nothing does; False if there is neither."""
    if at := _reachable(who, '.stage [data-pickable="true"]', ".choices button:enabled", ".choices summary"):
        who.page.mouse.click(**at)
    return at is not None


def _tap(who: Visitor) -> bool:
    """The same with a finger. What is in hand, and lies somewhere already, is laid by the button beside it."""
    if at := _reachable(who, _LAYS, '.stage [data-pickable="true"]', ".choices button:enabled", ".choices summary"):
        who.page.touchscreen.tap(**at)
    return at is not None


def _press(who: Visitor) -> bool:
    """Tab to what can be chosen, and Enter. What is in hand is laid by the button beside it."""
    page = who.page
    in_hand, others = _LAYS, '.stage [data-pickable="true"], .choices button:enabled:not([aria-keyshortcuts=Escape])'
    what = in_hand if page.locator(in_hand).count() > 0 else others
    for _ in range(80):
        if page.evaluate("(what) => document.activeElement?.matches(what) ?? false", what):
            page.keyboard.press("Enter")
            return True
        if page.locator(what).count() == 0:
            return False
        page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached with Tab")


def _reachable(who: Visitor, *ways: str) -> dict[str, Any] | None:
    """The middle of something that matches the first way possible and that nothing covers: another one each time."""
    found: dict[str, Any] | None = who.page.evaluate(_REACHABLE, list(ways))
    return found


_REACHABLE = """(ways) => {
  const middle = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isFree = (thing) => {
    const { x, y } = middle(thing);
    return thing.contains(document.elementFromPoint(x, y));
  };
  for (const way of ways) {
    const free = [...document.querySelectorAll(way)].filter(isFree);
    window.tries = (window.tries ?? 0) + 1;
    if (free.length > 0) return middle(free[(window.tries * 7) % free.length]);
  }
  return null;
}"""


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
