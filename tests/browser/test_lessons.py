"""Learning by playing, as somebody does who has just come: on a phone, by keyboard, and again after a break."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.test_everybody import faults


def test_a_lesson_is_played_by_keys_on_a_phone_and_goes_on_after_a_break(visit: Visit) -> None:
    ada = visit(phone=True)
    page = ada.go()
    guide, step = page.locator(".guide"), page.locator(".guide .step")

    def press(what: Locator) -> None:
        what.focus()
        page.keyboard.press("Enter")

    press(page.get_by_role("button", name="New here?"))
    press(page.get_by_role("link", name="Begin").and_(page.locator('[href="/learn/ghosts_galore"]')))
    expect(step).to_have_text("Task 1 of 22")
    expect(page.locator(".guide .words")).to_be_focused()
    press(guide.get_by_role("button", name="Next"))

    expect(step).to_have_text("Task 2 of 22")
    press(page.locator('.stage [data-pickable="true"]').first)
    expect(guide.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")

    expect(step).to_have_text("Task 3 of 22")
    press(guide.get_by_role("button", name="Skip"))

    # The wrong thing first: the task is told again, at a fresh table.
    expect(step).to_have_text("Task 4 of 22")
    press(page.locator('[data-pick="keep_revealed"]').first)
    expect(guide).to_contain_text("Not quite.")
    press(guide.get_by_role("button", name="Try again"))
    press(page.get_by_role("button", name="Leave the revealed tile"))
    expect(guide).to_contain_text("It lies in the row now.")
    page.keyboard.press("Enter")

    # What cannot be done is done when its reason has been read.
    expect(step).to_have_text("Task 5 of 22")
    press(page.locator('[data-pick="tile:curve_07"]').first)
    expect(page.locator(".notice.said")).to_contain_text("only the revealed tile")
    expect(guide).to_contain_text("Revealing is a gamble")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360

    page.reload()
    expect(step).to_have_text("Task 5 of 22")
    ada.go("/learn")
    expect(page.get_by_text("4 of 22 tasks done")).to_be_visible()
    expect(page.get_by_role("link", name="Continue")).to_have_count(1)
    assert faults(page) == []
