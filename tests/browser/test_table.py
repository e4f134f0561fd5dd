"""At the table: two people, a restart, why-not, digging by hand, undo, hints, curtains, clocks, hand-over, the tour."""

from __future__ import annotations

import json
import re
import time
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, TimeoutError, ViewportSize, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.house import Visitor, limit, serve
from tests.browser.positions import POSITIONS, position, sit_at
from tests.server.running import RunningServer
from underhall.server.table import LiveTable


def _overflow(page: Page) -> int | None:
    """How much higher the board is than its place; None after the end. Read in one look, as bots may end the game any
    time."""
    over: int | None = page.evaluate(
        """() => {
          const stage = document.querySelector('.stage');
          return document.querySelector('.end') ? null : stage.scrollHeight - stage.clientHeight;
        }"""
    )
    return over


def test_two_browsers_meet_at_one_table_by_its_link_and_chat(visit: Visit) -> None:
    ada, bea = visit(), visit(drawer=True)
    page = ada.go()
    ada.choose_way("ghosts_galore", "With friends")
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator(".code svg")).to_be_visible()
    invitation = page.locator("input.invitation").input_value()
    assert "/join/" in invitation
    other = bea.go(invitation.removeprefix(bea.url))
    for screen in (page, other):
        expect(screen.locator(".what")).to_contain_text("Choose the side of your board")
    page.get_by_role("button", name="Log & rules").click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Good luck!")
    page.get_by_role("button", name="Send").click()
    other.get_by_role("tab", name="Chat").click()
    expect(other.get_by_role("tabpanel")).to_contain_text("Good luck!")
    opener = other.get_by_role("button", name="Phrases and emotes")
    opener.press("Enter")
    other.get_by_role("button", name="Cheers!").press("Escape")
    expect(opener).to_be_focused()
    opener.click()
    other.get_by_role("button", name="Cheers!").click()
    expect(page.get_by_role("tabpanel").get_by_role("img", name="Cheers!")).to_be_visible()
    ada.click_through(1, 10)
    bea.click_through(1, 10)
    expect(page.locator(".board")).to_contain_text("Round 1 of 8")
    expect(other.locator(".board")).to_contain_text("Round 1 of 8")
    # Somebody who only has the link watches, and is counted.
    eve = visit()
    eve.enter()
    link = invitation.rsplit("/", 1)[1]
    eve.go(f"{page.url.removeprefix(ada.url)}?link={link}")
    expect(eve.page.locator(".board")).to_contain_text("Round 1 of 8")
    expect(page.locator(".watchers")).to_have_text("One person is watching")
    expect(eve.page.locator(".choices")).to_have_count(0)


def test_an_answer_given_in_the_same_moment_as_anothers_is_not_asked_for_again(visit: Visit) -> None:
    ada, bea = visit(), visit()
    table = ada.new_table("me", "open")
    bea.enter()
    link = ada.call("GET", f"/api/tables/{table}")["link"]
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    slow = [False]

    def network(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        there.on_message(lambda message: held.append((here, message)) if slow[0] else here.send(message))

    bea.page.route_web_socket(re.compile("/ws"), network)
    bea.go(f"/join/{link}")
    for screen in (ada.go(f"/table/{table}"), bea.page):
        expect(screen.locator(".what")).to_contain_text("Choose the side of your board")
    slow[0] = True
    ada.click_through(1, 10)
    bea.click_through(1, 2)  # she does not know yet that Ada has answered
    bea.until(lambda: any('"moved_on"' in str(message) for _, message in held))
    slow[0] = False
    for here, message in held:
        here.send(message)
    for screen in (ada.page, bea.page):
        expect(screen.locator(".board")).to_contain_text("Round 1 of 8")


def test_what_is_half_chosen_outlives_the_answers_of_others(visit: Visit) -> None:
    ada, bea = visit(confirm=True), visit()
    table = ada.new_table("me", "open")
    bea.go(f"/join/{ada.call('GET', f'/api/tables/{table}')['link']}").locator(".choices").wait_for()
    page = ada.go(f"/table/{table}")
    page.locator('[data-pick="side:b"]').click()
    do_it = page.get_by_role("button", name="Do it")
    expect(do_it).to_be_visible()
    bea.click_through(1, 10)
    expect(page.locator(".what")).to_contain_text("Choose the side of your board")
    # The frame that tells of her answer is here.
    expect(page.locator('.seats [data-seat="1"]')).not_to_have_class(re.compile("deciding"))
    expect(do_it).to_be_visible()
    do_it.click()
    expect(page.locator(".board")).to_contain_text("Round 1 of 8")


# How far anything but the pieces on the board jumped at most, as browsers measure it: the part of the window it covers,
# times the part of it that it moved by. What flies or glides does not count.
_WATCH_SHIFTS = """() => {
  window.shifts = 0;
  const [wide, high] = [innerWidth, innerHeight];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      for (const { node, previousRect: from, currentRect: to } of sources) {
        if (!node || node.parentElement?.closest('.stage')) continue;
        const covered = (from.width * from.height + to.width * to.height) / (wide * high);
        const moved = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) / Math.max(wide, high);
        window.shifts = Math.max(window.shifts, covered * moved);
      }
  }).observe({ type: 'layout-shift' });
}"""


def test_the_board_keeps_its_place_whoever_decides_and_gives_way_only_to_an_opened_drawer(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    ada.sit_down("ghosts_galore", opponents=2)
    page.locator(".choices").wait_for()
    page.evaluate(_WATCH_SHIFTS)
    boxes = {}
    lit = '.stage [data-pickable="true"]:visible'
    for _ in range(14):
        page.locator(f"{lit}, .choices button.option:enabled:visible").first.click(force=True)
        boxes[json.dumps(page.locator(".stage").bounding_box())] = page.locator(".what, .choices").all_inner_texts()
        page.locator(f"{lit}, .choices button.option:enabled:visible").first.wait_for()
        boxes[json.dumps(page.locator(".stage").bounding_box())] = page.locator(".what, .choices").all_inner_texts()
    assert len(boxes) == 1, boxes
    assert page.evaluate("window.shifts") <= 0.05
    stage = page.locator(".stage").bounding_box()
    page.get_by_role("button", name="Log & rules").click()
    drawer = page.get_by_role("region", name="Log, scores, chat and rules")
    expect(drawer).to_be_visible()
    box, beside = drawer.bounding_box(), page.locator(".stage").bounding_box()
    assert stage is not None
    assert box is not None
    assert beside is not None
    assert beside["x"] + beside["width"] <= box["x"] + 1
    assert (beside["y"], beside["height"]) == (stage["y"], stage["height"])


def test_a_restart_of_the_server_in_mid_game_is_survived_without_a_reload(browser: Browser, tmp_path: Path) -> None:
    server = serve(tmp_path)
    ada = Visitor(browser, server.url, drawn=False, drawer=True)
    try:
        page = ada.page
        ada.sit_down("ghosts_galore")
        ada.click_through(4, 20)
        page.evaluate("window.stillTheSame = true")
        server.stop()
        expect(page.locator(".what")).to_contain_text("Connection lost")
        expect(page.locator(".stage")).to_have_class(re.compile("stale"))
        server = serve(tmp_path, port=server.port)
        expect(page.locator(".stage")).not_to_have_class(re.compile("stale"))
        before = page.locator(".log li").count()
        ada.click_through(4, 20)
        assert page.locator(".log li").count() > before
        assert page.evaluate("window.stillTheSame")
    finally:
        ada.close()
        server.stop()


def _reason(page: Page, pick: str) -> str:
    """Touch the first thing of this pick, or beginning of one, that is not offered, and read what is said about it.

    A new frame removes what was said before; then we ask again, as a person would.
    """
    page.keyboard.press("Escape")
    expect(page.locator(".notice")).to_have_count(0)
    thing = page.locator(f'.stage [data-pick^="{pick}"][data-pickable="false"]').first
    for _ in range(5):
        thing.dispatch_event("click")
        with suppress(TimeoutError):
            said = page.wait_for_function("() => document.querySelector('.notice')?.innerText", timeout=limit() / 5)
            return str(said.json_value())
    raise AssertionError(f"nothing is said about {pick}")


def test_touching_what_is_not_offered_says_why_with_the_ruling(visit: Visit) -> None:
    ada = visit()
    table = ada.new_table("me", "random", options={"first_player": 0})
    page = ada.go(f"/table/{table}")
    page.locator('[data-pick="side:a"]').click()
    expect(page.locator(".what")).to_contain_text("is revealed")  # a frame that comes takes away what was explained
    # The tile to be laid has not been taken yet: a cell is no choice now.
    assert re.search(r"once everyone has claimed one.*R-38", _reason(page, "cell:r1c1"), re.S)


def test_touching_a_pile_while_a_tile_is_to_be_laid_says_why(visit: Visit, house: RunningServer) -> None:
    ada = visit()
    ada.enter()
    page = ada.go(f"/table/{sit_at(house, ada, position(*POSITIONS['ghosts_galore-lay']))}")
    page.locator('.stage [data-pick^="cell:"][data-pickable="true"]').first.wait_for()
    assert re.search(r"must lay it now.*R-42", _reason(page, "reveal"), re.S)


def test_every_component_of_the_mountain_king_says_why_it_is_not_offered(visit: Visit) -> None:
    ada = visit()
    page = _at_step_2(ada)
    assert "Rule R-10" in _reason(page, "spell:")
    assert "Rule R-10" in _reason(page, "site:")
    assert "Rule 4" in _reason(page, "hall:")
    assert "Rule 4" in _reason(page, "statue:")
    assert "Rule 8.4" in _reason(page, "workshop:")
    assert "Rule 7.4" in _reason(page, "slot:0.0")
    assert "Rule 8.1" in _reason(page, "cell:r6c9")
    assert "Rule 8.2" in _reason(page, "cell:r9c9")


def test_caverna_says_why_spaces_squares_and_furnishings_are_not_offered(visit: Visit) -> None:
    ada = visit()
    table = ada.new_table("me", "random", game="caverna", options={"first_player": 0})
    page = ada.go(f"/table/{table}")
    page.locator('[data-pick="space:drift_mining"]').first.wait_for()
    assert "Rule 6.1" in _reason(page, "square:")


def _at_step_2(ada: Visitor, *bots: str) -> Page:
    """A table of the Mountain King in the visitor's own step 2, where tunnels can be dug."""
    table = ada.new_table("me", *(bots or ("random",)), game="mountain_king", options={"first_player": 0})
    page = ada.go(f"/table/{table}")
    for _ in range(60):
        page.locator(".choices").wait_for()
        diggable = page.locator('[data-pick^="tunnel:"][data-pickable="true"]').count()
        if diggable > 1 and "Step 2" in page.locator(".what").inner_text():
            return page
        ada.click_through(1, 10)
    raise AssertionError("no dig came up")


def test_a_tunnel_follows_the_pointer_turns_flips_moves_and_steps_back(visit: Visit) -> None:
    ada = visit()
    page = _at_step_2(ada)
    shapes = [tile.get_attribute("data-pick") for tile in page.locator('[data-pick^="tunnel:"]').all()]
    offered = page.locator('[data-pick^="tunnel:"][data-pickable="true"]')
    offered.last.click()
    ghost, what = page.locator(".ghost"), page.locator(".what")
    expect(ghost).to_be_visible()  # at once, wherever the pointer is
    expect(what).to_contain_text("Where does the tunnel go?")
    assert page.locator("button.shape[aria-pressed]").count() == len(shapes)

    def outline() -> str:
        return str(page.locator(".ghost > .edge").get_attribute("d"))

    heart = page.locator('[data-pick="cell:r9c9"]').bounding_box()
    near = page.locator(".cell.reach").last.bounding_box()
    assert heart is not None
    assert near is not None
    page.mouse.move(near["x"] + 5, near["y"] + 5)
    expect(page.locator(".ghost.wrong")).to_have_count(0)
    first = outline()
    page.keyboard.press("r")
    assert outline() != first
    for key in ("f", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator(".ghost.wrong")).to_have_count(0)  # arrows go from place to place
    page.mouse.move(heart["x"] + 5, heart["y"] + 5)
    expect(page.locator(".ghost.wrong")).to_be_visible()
    page.mouse.click(heart["x"] + 5, heart["y"] + 5)
    expect(page.locator(".notice")).to_contain_text("heart")
    expect(page.locator(".notice .rule")).to_have_text("Rule 8.2")
    page.locator(".notice .rule").click()
    expect(page.locator(".rules .cited")).to_have_text("8.2 Where a tile may lie")
    expect(page.locator(".rules .cited")).to_be_in_viewport()
    # Another shape is one click away, and Esc goes back first from what was said, then to the choice of shapes.
    other = page.locator('button.shape[aria-pressed="false"]').first.get_attribute("aria-label")
    another = page.get_by_role("button", name=str(other), exact=True)
    before = ada.offered()
    another.click()
    while not ada.is_heard(before):
        another.click()
    expect(another).to_have_attribute("aria-pressed", "true")
    expect(what).to_contain_text("Where does the tunnel go?")
    page.mouse.move(0, 0)  # the card of what the pointer rests on would take the first Esc
    page.keyboard.press("Escape")
    expect(what).to_contain_text("Step 2")
    offered.first.click()
    expect(ghost).to_be_visible()
    page.locator("body").press("Enter")
    expect(what).not_to_contain_text("Where does the tunnel go?")


def test_a_finger_drags_a_tunnel_and_a_tap_on_it_digs(visit: Visit) -> None:
    bea = visit(phone=True)
    page = _at_step_2(bea)
    page.locator('[data-pick^="tunnel:"][data-pickable="true"]').first.click()
    page.locator(".handles").wait_for()
    close = page.locator(".cell.reach").last.bounding_box()
    assert close is not None
    assert close["width"] >= 44, "a phone looks closely where one digs"
    page.get_by_role("button", name="See all of it").click()
    place = page.locator(".cell.reach").last.bounding_box()
    heart = page.locator('[data-pick="cell:r9c9"]').bounding_box()
    assert heart is not None
    assert place is not None
    fingers = bea.context.new_cdp_session(page)

    def touch(kind: str, x: float, y: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    start, end = (heart["x"] + 4, heart["y"] + 4), (place["x"] + 4, place["y"] + 4)
    touch("touchStart", *start)
    expect(page.locator(".ghost.wrong")).to_be_visible()
    for step in range(1, 7):
        touch("touchMove", *(one + (other - one) * step / 6 for one, other in zip(start, end, strict=True)))
    touch("touchEnd", *end)
    expect(page.locator(".ghost.wrong")).to_have_count(0)
    expect(page.locator(".what")).to_contain_text("Where does the tunnel go?")  # putting it down digs nothing yet
    page.touchscreen.tap(*end)
    expect(page.locator(".what")).not_to_contain_text("Where does the tunnel go?")


@pytest.mark.parametrize("bots", [1, 3])  # on the autumn side and on the winter side
def test_nothing_covers_a_cell_while_a_tunnel_is_laid(visit: Visit, bots: int) -> None:
    ada = visit()
    page = _at_step_2(ada, *["random"] * bots)
    sizes: list[ViewportSize] = [{"width": 1366, "height": 768}, {"width": 1440, "height": 900}]
    for size in sizes:
        page.set_viewport_size(size)
        if page.locator(".ghost").count() == 0:
            page.locator('[data-pick^="tunnel:"][data-pickable="true"]').last.click()
            page.locator(".handles").wait_for()
        ada.settle()
        covered = page.evaluate(
            """() => [...document.querySelectorAll('.mountain .cell')].filter((cell) => {
              const { x, y, width, height } = cell.getBoundingClientRect();
              return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.mountain');
            }).map((cell) => cell.dataset.pick)"""
        )
        assert covered == [], size


def test_beside_an_open_drawer_the_trays_lie_below_the_mountain(visit: Visit) -> None:
    ada = visit(drawer=True)
    ada.sit_down("mountain_king")
    page = ada.page
    page.locator(".choices").wait_for()
    ada.settle()
    mountain = page.locator("svg.mountain").bounding_box()
    assert mountain is not None
    for tray in page.locator(".corner.lower").all():
        box = tray.bounding_box()
        assert box is not None
        assert box["y"] >= mountain["y"] + mountain["height"] - 1


def test_everything_that_is_marked_has_a_card_by_pointer_and_by_keyboard(visit: Visit) -> None:
    ada = visit()
    page = _at_step_2(ada)
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    marked = page.evaluate(
        "() => [...new Set([...document.querySelectorAll('[data-card]')].map((e) => e.dataset.card))]"
    )
    assert len(marked) > 30
    for component in marked:
        assert ada.call("GET", f"/api/tables/{table}/cards/{component}?lang=en&seat=0")["text"], component
    troll = page.locator('[data-pick^="place:"]').first
    card = page.locator("[role=tooltip], .card[role=dialog]")
    held: list[Route] = []
    page.route("**/cards/**", lambda route: held.append(route))
    troll.hover()
    ada.until(lambda: bool(held))
    page.mouse.move(2, 2)
    with page.expect_response("**/cards/**") as answer:
        held[0].continue_()
    answer.value.finished()
    page.unroute("**/cards/**")
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    expect(card).to_have_count(0)  # the answer came when the pointer had left
    troll.hover()
    expect(card).to_contain_text("A troll of level 3")
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)
    troll.click(button="right", force=True)
    card.get_by_role("button", name="Rule").click()
    expect(page.locator(".rules .cited")).to_be_in_viewport()
    expect(card).to_have_count(0)
    page.keyboard.press("l")
    page.keyboard.press("Tab")
    page.locator('[data-pick^="place:b"][data-pickable="true"]').first.focus()
    expect(card).to_contain_text("A troll of level 1")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_phone_shows_the_revealed_tile_on_every_part_of_the_table(visit: Visit) -> None:
    bea = visit(phone=True)
    table = bea.new_table("me", "random", options={"first_player": 0})
    page = bea.go(f"/table/{table}")
    page.locator('[data-pick="side:a"]').click()
    expect(page.locator(".what")).to_contain_text("is revealed")  # the first tile is turned up without asking
    expect(page.locator('[data-pick="keep_revealed"]')).to_be_visible()
    for part in ("Mine", "Others"):
        page.locator(".phone-tabs").get_by_role("button", name=part).click()
        expect(page.locator(".asked .tile")).to_be_visible()


def test_a_clock_counts_down_hands_over_to_a_bot_and_lets_one_come_back(browser: Browser, tmp_path: Path) -> None:
    server = serve(tmp_path)
    ada = Visitor(browser, server.url, drawn=False)
    try:
        clock = {"kind": "live", "minutes": 1, "increment": 0}
        table = ada.new_table("me", "open", clock=clock)
        bea = Visitor(browser, server.url, drawn=False)
        bea.go(f"/join/{ada.call('GET', f'/api/tables/{table}')['link']}").locator(".choices").wait_for()
        page = ada.go(f"/table/{table}")
        page.locator('[data-pick="side:a"]').click()
        expect(page.locator(".choices")).to_have_count(0)  # now only the other seat decides
        mine, others = page.locator(".clock").first, page.locator(".clock").last

        def seconds(text: str) -> int:
            minutes, rest = text.split(":")
            return 60 * int(minutes) + int(rest)

        stopped, running, began = seconds(mine.inner_text()), seconds(others.inner_text()), time.monotonic()
        ada.until(lambda: seconds(others.inner_text()) <= running - 2)
        assert running - seconds(others.inner_text()) <= time.monotonic() - began + 2
        assert seconds(mine.inner_text()) == stopped
        # The other seat lets its time run out: a bot takes it over, and says so at both screens.
        now = server.house.hub.now
        server.house.hub.now = lambda: now() + 100.0
        server.run(_wake(server.run(server.house.hub.table(table))))
        expect(bea.page.locator(".notices")).to_contain_text("A bot is playing for")
        expect(page.locator(".seats li, [data-seat]").filter(has_text="Bot").first).to_be_visible()
        expect(page.locator(".board")).to_contain_text("Round 1 of 8")
        bea.page.get_by_role("button", name="Come back").click()
        expect(bea.page.locator(".notices")).not_to_contain_text("A bot is playing for")
        bea.close()
    finally:
        ada.close()
        server.stop()


async def _wake(live: LiveTable) -> None:
    await live.do(live.wake)


def test_a_choice_steps_back_is_confirmed_taken_back_and_hinted(visit: Visit) -> None:
    ada = visit(confirm=True)
    page = ada.page
    ada.sit_down("mountain_king")
    page.locator(".choices").wait_for()
    first = page.locator('.stage [data-pickable="true"]').first
    first.click(force=True)
    expect(page.get_by_role("button", name="Do it")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Do it")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".notice.good")).to_be_visible()
    expect(page.locator('[data-advised="true"]').first).to_be_visible()
    page.locator('.stage [data-advised="true"]').first.click(force=True)
    expect(page.locator(".preview")).to_be_attached()
    page.get_by_role("button", name="Do it").click()
    page.locator(".choices .option, .choices .done, .stage [data-pickable=true]").first.wait_for()


def test_others_are_told_act_by_act_and_a_key_skips_them_and_the_film(visit: Visit) -> None:
    ada = visit(speed=1)
    table = ada.new_table("me", "random", "random", game="caverna", options={"first_player": 0})
    page = ada.go(f"/table/{table}")
    page.locator('[data-pick="space:wood_gathering"][data-pickable="true"]').click()
    expect(page.locator(".beat")).to_be_visible()  # the bots' dwarfs, one after the other
    page.keyboard.press("Shift")
    page.locator(".choices").wait_for()
    page.locator(".news summary").click()
    told = page.locator(".news li").all_inner_texts()
    assert any("places a dwarf on" in act for act in told), told
    page.get_by_role("button", name="Watch it again").click()
    expect(page.locator(".beat")).to_be_visible()
    expect(page.locator(".stage [data-pickable=true]")).to_have_count(0)  # what is past cannot be touched
    page.keyboard.press("Shift")
    expect(page.locator(".beat")).to_have_count(0)
    page.locator(".choices").wait_for()


def test_what_was_taken_back_can_be_done_again_and_the_turn_is_summed_up(visit: Visit) -> None:
    ada = visit()
    table = ada.new_table("me", "random", game="caverna", options={"first_player": 0})
    page = ada.go(f"/table/{table}")
    page.locator('[data-pick="space:drift_mining"][data-pickable="true"]').click()
    what = page.locator(".what")
    expect(what).to_contain_text("Drift mining")
    again = page.get_by_role("button", name="Redo")
    expect(again).to_have_count(0)
    page.get_by_role("button", name="Take back").click()
    expect(what).to_contain_text("place a dwarf")
    again.click()
    expect(what).to_contain_text("Drift mining")
    expect(again).to_have_count(0)


def test_a_move_is_taken_back_alone_or_with_the_others_consent(visit: Visit) -> None:
    ada, bea = visit(), visit()
    table = ada.new_table("me", "open")
    link = ada.call("GET", f"/api/tables/{table}")["link"]
    bea.go(f"/join/{link}")
    ada.go(f"/table/{table}")
    ada.click_through(1, 10)
    bea.click_through(1, 10)
    expect(ada.page.locator(".board")).to_contain_text("Round 1")
    expect(bea.page.locator(".board")).to_contain_text("Round 1")
    ada.until(lambda: ada.decides != bea.decides)
    first, second = (ada, bea) if ada.decides else (bea, ada)
    first.page.locator('[data-pick="leave_revealed"]').click()
    second.page.locator('[data-pick="reveal"]').click()
    second.page.locator('[data-pick="leave_revealed"]').click()
    first.page.locator('[data-pick="reveal"][data-pickable="true"]').wait_for()  # now somebody else has decided
    first.page.get_by_role("button", name="Take back").click()
    expect(second.page.locator(".notice")).to_contain_text("would like to take back a move")
    second.page.get_by_role("button", name="Agree").click()
    expect(second.page.get_by_text("would like to take back")).to_have_count(0)
    expect(first.page.locator(".choices")).to_be_visible()


def test_the_board_is_covered_while_a_screen_is_passed_on(visit: Visit) -> None:
    ada = visit()
    table = ada.new_table("me", "hot_seat")
    page = ada.go(f"/table/{table}")
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)
    expect(page.locator(".log")).to_have_count(0)
    page.locator(".curtain button").click()
    expect(page.locator(".board")).to_be_visible()
    page.locator('[data-pick="side:a"]').click()
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    ada = visit()
    table = ada.new_table("me", "open")
    link = ada.call("GET", f"/api/tables/{table}")["link"]
    bea = visit()
    bea.go(f"/join/{link}").locator(".choices").wait_for()
    page = ada.go(f"/table/{table}")
    page.locator(".choices").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator(".notices")).to_contain_text("A bot is playing for")
    page.locator(".notices").get_by_role("button", name="Come back").click()
    expect(page.locator(".notices")).not_to_contain_text("A bot is playing for")


def test_the_guided_tour_goes_through_all_its_steps_on_a_real_table(visit: Visit) -> None:
    ada = visit()
    page = ada.go()
    for game, steps in (("ghosts_galore", 8), ("mountain_king", 8), ("caverna", 7)):
        ada.go()
        ada.choose_way(game, "Show me how")
        for step in range(1, steps + 1):
            expect(page.locator(".card .count")).to_have_text(f"{step} of {steps}")
            expect(page.locator(".ring")).to_be_visible()
            if step == 2 and game == "ghosts_galore":
                page.locator('[data-pick="side:a"]').click()  # the tour goes on; only now is there a pile to tell about
            else:
                page.locator(".card .primary").last.click()
        expect(page.locator(".card .count")).to_have_count(0)


def test_anothers_board_grows_while_one_looks_at_it(visit: Visit) -> None:
    ada = visit()
    table = ada.new_table("me", "random", "random", "random", "random")
    page = ada.go(f"/table/{table}")
    ada.click_through(1, 10)
    last = page.locator(".mini").last
    expect(last).to_be_visible()
    assert _overflow(page) == 0
    last.get_by_role("button").click()
    expect(last).to_have_class(re.compile("grown"))
    page.wait_for_function(
        "() => new DOMMatrix(getComputedStyle(document.querySelector('.grown .home')).transform).a >= 2"
    )
    page.locator(".what").click()  # a touch anywhere else ends it
    expect(last).not_to_have_class(re.compile("grown"))
    # To somebody who watches, the board takes the large place.
    link = ada.call("GET", f"/api/tables/{table}")["link"]
    eve = visit()
    eve.enter()
    eve.go(f"/table/{table}?link={link}")
    eve.page.locator(".mini").get_by_role("button", name="random 5").click()
    expect(eve.page.locator(".mine h2")).to_contain_text("random 5")


def test_the_choice_bar_says_what_lies_where_one_does_not_look(visit: Visit) -> None:
    bea = visit(phone=True)
    page = _at_step_2(bea)
    page.locator(".phone-tabs").get_by_role("button", name="Mine").click()
    # What is lit elsewhere is called for at the thumb, and listed for those who ask.
    expect(page.locator(".phone-tabs .calling")).to_have_text("Table")
    page.locator(".choices summary", has_text=re.compile(r"^\d+ choices on the board")).click()
    expect(page.locator(".choices")).to_contain_text(
        re.compile(r"Recruit the troll at place \d of the \w+ row: [A-Z]\w+.*Dig: [A-Z][a-z]* (three|four|five)")
    )
