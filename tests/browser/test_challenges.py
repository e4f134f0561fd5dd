"""Puzzles and the challenge of a day, on a phone: from the lobby to the answer, and to the board of results."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

import underhall
from tests.browser.conftest import Visit
from tests.browser.test_everybody import faults
from underhall.core import puzzles


def test_a_puzzle_is_tried_and_the_challenge_of_the_day_begun_on_a_phone(visit: Visit) -> None:
    ada = visit(phone=True)
    page = ada.go()
    guide = page.locator(".guide")
    all_of_them = puzzles.of(underhall.game("ghosts_galore"))
    count = len(all_of_them)
    taken = next(number for number, one in enumerate(all_of_them) if one.best.move.startswith("take "))

    def press(what: Locator) -> None:
        what.focus()
        page.keyboard.press("Enter")

    press(page.get_by_role("link", name="Puzzles"))
    expect(page.get_by_text("No streak yet")).to_be_visible()
    assert faults(page) == []
    press(page.get_by_role("link", name="Solve").and_(page.locator('[href="/puzzles/ghosts_galore"]')))
    for number in range(1, taken + 1):
        expect(guide.locator(".step")).to_have_text(f"Puzzle {number} of {count}")
        press(guide.get_by_role("button", name="Skip"))
    expect(guide.locator(".step")).to_have_text(f"Puzzle {taken + 1} of {count}")
    expect(guide.locator(".words")).to_be_focused()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    tile = all_of_them[taken].best.move.split()[1]
    press(page.locator(f'[data-pick="tile:{tile}"]').first)
    expect(guide).to_contain_text("That is it!")
    expect(guide.get_by_role("listitem").first).to_contain_text("Best")
    expect(guide).to_contain_text("You are the first to try this one.")
    expect(guide).to_contain_text("One found in a row")
    expect(guide.get_by_role("button", name="Next puzzle" if taken + 1 < count else "All puzzles")).to_be_focused()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360

    ada.go()
    press(page.get_by_role("link", name="Challenge of the day"))
    expect(page.get_by_role("heading", name="Yesterday")).to_be_visible()
    expect(page.get_by_text("No results yet.")).to_have_count(2)
    press(page.get_by_role("button", name="Ghosts Galore"))
    assert faults(page) == []
    press(page.get_by_role("button", name="Play today's challenge"))
    expect(page.locator(".stage .board")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    ada.go("/daily/ghosts_galore")
    expect(page.get_by_role("link", name="Go on playing")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
