"""Each game from the lobby to the podium by three people at one table: with a pointer, with a finger, with keys alone.

`make walk` plays all three games so, and tells how many clicks that took; Ghosts Galore is among the tests.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import underhall
from tests.browser.house import Visitor, chromium, serve


def walk(visit: Callable[..., Visitor], game: str) -> None:
    """Play a game to its end; a turn takes at most two clicks more than it has choices, and nothing leaves a phone's
    screen."""
    pointer, finger, keys = visit(), visit(phone=True), visit()
    page = pointer.go()
    pointer.choose_way(game, "With friends")
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
                assert clicks[seat] < _MOST, f"{who.page.url} leads nowhere: {before}"
                who.is_heard(before)
    for seat, who in enumerate((pointer, finger, keys)):
        see_the_end(who)
        asks_for_little(who, page.url.rsplit("/", 1)[1], clicks[seat], seat)
    wide = finger.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360, "nothing may stick out of a phone's screen"


_MOST = 1000
_BUTTONS = ".choices button:enabled:not([aria-keyshortcuts=Escape])"  # back and forth there is no end
_LAYS = ".board button:is(.primary, .lay, .do):enabled"  # not what the end of a game offers


def _asked(who: Visitor) -> str:
    """What the page offers this person; empty if it is not their turn, or if their last answer is on its way."""
    is_asked: bool = who.page.evaluate(
        """() => !!document.querySelector('.choices') && !document.querySelector('.end, .choices .option:disabled')"""
    )
    return who.offered() if is_asked else ""


def _click(who: Visitor) -> bool:
    """Click on what glows, or on a button where nothing does; False if there is neither."""
    if at := _reachable(who, '.stage [data-pickable="true"]', _BUTTONS, ".choices summary"):
        who.page.mouse.click(**at)
    return at is not None


def _tap(who: Visitor) -> bool:
    """The same with a finger. What is in hand, and lies somewhere already, is laid by the button beside it."""
    if at := _reachable(who, _LAYS, '.stage [data-pickable="true"]', _BUTTONS, ".choices summary"):
        who.page.touchscreen.tap(**at)
    return at is not None


def _press(who: Visitor) -> bool:
    """Tab to what can be chosen, and Enter. What is in hand is laid by the button beside it."""
    page = who.page
    in_hand, others = _LAYS, f'.stage [data-pickable="true"], {_BUTTONS}'
    what = in_hand if page.locator(in_hand).filter(visible=True).count() > 0 else others
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


def see_the_end(ada: Visitor) -> None:
    """Crown, score sheet with a total for everybody, bars, and the line of totals."""
    page = ada.page
    expect(page.locator(".end .crown").first).to_be_visible()
    expect(page.locator(".end h2")).to_have_text(re.compile("wins!|share the victory!"))
    totals = page.locator(".end tfoot td:not(.bars)").all_inner_texts()
    assert len(totals) == len(page.locator(".seats li").all())
    assert all(re.fullmatch(r"[-−]?\d+", total) for total in totals)
    for row in page.locator(".end tbody tr").all():
        expect(row.locator(".bars i")).to_have_count(len(totals))
    expect(page.locator(".end polyline")).to_have_count(len(totals))


def asks_for_little(ada: Visitor, table: str, clicks: int, own: int = 0) -> None:
    """A turn takes at most two clicks more than it has choices: the record has the choices."""
    record = ada.context.request.get(f"{ada.url}/api/tables/{table}/record").text()
    seats = [ply.seat for ply in underhall.load(record).plies if ply.seat >= 0]
    choices = seats.count(own)
    turns = sum(seat == own and before != own for before, seat in pairwise([-1, *seats]))
    print(f"{clicks} clicks for {choices} choices in {turns} turns")
    assert clicks <= choices + 2 * turns


def main() -> None:
    server = serve(Path(tempfile.mkdtemp()))
    with chromium() as browser:
        for game in ("ghosts_galore", "mountain_king", "caverna"):
            print(game)
            visitors: list[Visitor] = []

            def arrive(to: list[Visitor] = visitors, **wishes: Any) -> Visitor:
                to.append(Visitor(browser, server.url, **wishes))
                return to[-1]

            walk(arrive, game)
            for visitor in visitors:
                visitor.close()
    server.stop()


if __name__ == "__main__":
    main()
