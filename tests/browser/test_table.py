"""At the table: two people, a restart, why-not, undo, hints, curtains, hand-over, the menu, the tour."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.house import Visitor, serve


def _new_table(ada: Visitor, *kinds: str, game: str = "ghosts_galore", **more: object) -> str:
    """A table with these seats, made behind the page's back."""
    ada.go().locator("[data-game]").first.wait_for()
    seats = [{"kind": kind} if kind in ("me", "open", "hot_seat") else {"kind": "bot", "bot": kind} for kind in kinds]
    body = {"game": game, "players": len(kinds), "seats": seats, "open": False, **more}
    return str(ada.call("POST", "/api/tables", body)["table"]["id"])


def test_two_browsers_meet_at_one_table_by_its_link_and_chat(visit: Visit) -> None:
    ada, bea = visit(), visit()
    page = ada.go()
    page.locator('[data-game="ghosts_galore"]').get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".code svg")).to_be_visible()
    invitation = page.locator("input.invitation").input_value()
    assert "/join/" in invitation
    other = bea.go(invitation.removeprefix(bea.url))
    for screen in (page, other):
        expect(screen.locator(".what")).to_contain_text("Choose the side of your board")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Good luck!")
    page.get_by_role("button", name="Send").click()
    other.get_by_role("tab", name="Chat").click()
    expect(other.get_by_role("tabpanel")).to_contain_text("Good luck!")
    ada.click_through(1, 10)
    bea.click_through(1, 10)
    expect(page.locator(".board")).to_contain_text("Round 1 of 8")
    expect(other.locator(".board")).to_contain_text("Round 1 of 8")
    # Somebody who only has the link watches, and is counted.
    eve = visit()
    eve.go().locator("[data-game]").first.wait_for()
    link = invitation.rsplit("/", 1)[1]
    eve.go(f"{page.url.removeprefix(ada.url)}?link={link}")
    expect(eve.page.locator(".board")).to_contain_text("Round 1 of 8")
    expect(page.locator(".watchers")).to_have_text("One person is watching")
    expect(eve.page.locator(".choices")).to_have_count(0)


def test_a_restart_of_the_server_in_mid_game_is_survived_without_a_reload(browser: Browser, tmp_path: Path) -> None:
    server = serve(tmp_path)
    ada = Visitor(browser, server.url)
    try:
        page = ada.go()
        ada.play_now("ghosts_galore")
        ada.click_through(4, 20)
        page.evaluate("window.stillTheSame = true")
        server.stop()
        expect(page.locator(".what")).to_contain_text("The connection is lost")
        expect(page.locator(".stage")).to_have_class(re.compile("stale"))
        server = serve(tmp_path, port=server.port)
        expect(page.locator(".stage")).not_to_have_class(re.compile("stale"), timeout=20_000)
        before = page.locator(".log li").count()
        ada.click_through(4, 20)
        assert page.locator(".log li").count() > before
        assert page.evaluate("window.stillTheSame")
    finally:
        ada.close()
        server.stop()


def test_touching_what_is_not_offered_says_why_with_the_ruling(visit: Visit) -> None:
    ada = visit()
    table = _new_table(ada, "me", "random")
    page = ada.go(f"/table/{table}")
    page.locator('[data-pick="side:a"]').click()
    page.locator(".choices").wait_for()
    # The tile to be laid has not been taken yet: a cell is no choice now.
    page.locator('[data-pick^="cell:"]').first.click(force=True)
    expect(page.locator("p.notice")).to_contain_text("no part of the decision")
    for _ in range(12):
        page.locator(".choices").wait_for()
        if page.locator('.stage [data-pick^="cell:"][data-pickable="true"]').count():
            break
        ada.click_through(1, 10)
    pile = page.locator('[data-pick="reveal"]')
    pile.click(force=True)
    expect(page.locator("p.notice small")).to_have_text(re.compile(r"R-\d+"))


def test_a_choice_steps_back_is_confirmed_taken_back_and_hinted(visit: Visit) -> None:
    ada = visit(confirm=True)
    page = ada.go()
    ada.play_now("mountain_king")
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


def test_a_move_is_taken_back_alone_or_with_the_others_consent(visit: Visit) -> None:
    ada, bea = visit(), visit()
    table = _new_table(ada, "me", "open")
    link = ada.call("GET", f"/api/tables/{table}")["link"]
    bea.go(f"/join/{link}")
    ada.go(f"/table/{table}")
    ada.click_through(1, 10)
    bea.click_through(1, 10)
    expect(ada.page.locator(".board")).to_contain_text("Round 1")
    expect(bea.page.locator(".board")).to_contain_text("Round 1")
    ada.page.wait_for_timeout(300)
    first, second = (ada, bea) if ada.page.locator(".choices").count() else (bea, ada)
    for _ in range(10):
        if second.page.locator(".choices").count():
            break
        first.click_through(1, 5)
        first.page.wait_for_timeout(200)
    for _ in range(6):  # now somebody else decides; a tile takes a cell and a turn
        second.click_through(1, 5)
        second.page.wait_for_timeout(200)
        if first.page.locator(".choices").count():
            break
    first.page.get_by_role("button", name="Take back").click()
    expect(second.page.locator("p.notice")).to_contain_text("would like to take back a move")
    second.page.get_by_role("button", name="Agree").click()
    expect(second.page.get_by_text("would like to take back")).to_have_count(0)
    expect(first.page.locator(".choices")).to_be_visible()


def test_the_board_is_covered_while_a_screen_is_passed_on(visit: Visit) -> None:
    ada = visit()
    table = _new_table(ada, "me", "hot_seat")
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
    table = _new_table(ada, "me", "open")
    link = ada.call("GET", f"/api/tables/{table}")["link"]
    bea = visit()
    bea.go(f"/join/{link}").locator(".choices").wait_for()
    page = ada.go(f"/table/{table}")
    page.locator(".choices").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator(".notices")).to_contain_text("A bot plays for")
    page.locator(".notices").get_by_role("button", name="Come back").click()
    expect(page.locator(".notices")).not_to_contain_text("A bot plays for")


def test_the_guided_tour_goes_through_all_its_steps_on_a_real_table(visit: Visit) -> None:
    ada = visit()
    page = ada.go()
    for game, steps in (("ghosts_galore", 7), ("mountain_king", 8), ("caverna", 7)):
        ada.go().locator(f'[data-game="{game}"]').get_by_role("button", name="Show me how").click()
        for step in range(1, steps + 1):
            expect(page.locator(".card .count")).to_have_text(f"{step} of {steps}")
            expect(page.locator(".ring")).to_be_visible()
            page.locator(".card .primary").last.click()
        expect(page.locator(".card .count")).to_have_count(0)
