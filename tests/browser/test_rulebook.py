"""The rulebook as a page of its own and in a table's drawer: places, search, figures, and links from the log."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_everybody import faults


def test_a_rulebook_opens_at_a_place_finds_words_and_is_reached_from_the_log(visit: Visit) -> None:
    ada = visit(phone=True)
    page = ada.go("/rules/caverna#rule-R-20")
    cited = page.locator(".rules .cited")
    expect(cited).to_contain_text("R-20.")
    expect(cited).to_be_in_viewport()
    expect(page.locator("figure[data-figure] .drawing svg").first).to_be_attached()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("GUEST either")
    expect(page.locator(".hits button").first).to_be_visible()
    search.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(cited).to_contain_text("guest room")
    expect(cited).to_be_in_viewport()
    search.fill("no such word")
    expect(page.get_by_role("status").filter(has_text="Nothing found")).to_be_attached()
    search.press("Escape")
    expect(search).to_have_value("")

    page.locator(".fold summary").click()
    page.locator(".fold").get_by_role("link", name="Harvest").click()
    expect(cited).to_have_text("13. Harvest")
    assert page.url.endswith("#rule-13")
    assert faults(page) == []

    bea = visit(drawer=True)
    page = bea.page
    bea.sit_down("ghosts_galore")
    bea.click_through(moves=3)
    page.locator(".log a.rule").first.click()
    expect(page.locator(".rules .cited")).to_be_in_viewport()
    expect(page.locator(".rules .cited")).not_to_be_empty()
