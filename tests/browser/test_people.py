"""Beyond the table: a rated game, its ratings, the history and statistics, the profile, the archive, and leaving."""

from __future__ import annotations

import zipfile

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_everybody import faults


def test_a_rated_game_is_found_again_in_history_statistics_and_leaderboards(visit: Visit) -> None:
    ada = visit()
    page = ada.go()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Login").fill("ada-of-the-books")
    page.get_by_label("Password").fill("a long enough password")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_label("About you").fill("I lay rails.")
    page.get_by_role("button", name="Save").last.click()
    expect(page.locator(".profile [role=status]")).to_have_text("Saved.")
    page.keyboard.press("Escape")

    ada.choose_way("ghosts_galore", "With friends")
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Player 2", exact=True).select_option("bot")
    sheet.get_by_label("How the bots play").select_option("beginner")
    sheet.get_by_label("Rated").check()
    expect(sheet.get_by_label("Clock")).to_have_value("normal")
    sheet.get_by_role("button", name="Create the table").click()
    ada.click_through(seconds=60)
    expect(page.locator(".end .ratings")).to_contain_text("1500 →")

    ada.go("/games")
    row = page.locator("section ul > li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Rated")
    expect(page.locator(".wide circle")).to_have_count(1)
    assert faults(page) == []
    page.get_by_label("Opponent").fill("nobody like that")
    expect(page.get_by_text("No game matches that.")).to_be_visible()
    page.get_by_label("Opponent").fill("")
    row.get_by_role("link", name="Replay").click()
    page.locator(".board").wait_for()

    ada.go("/leaderboards/ghosts_galore")
    expect(page.locator(".mine")).to_contain_text("provisional")
    expect(page.locator("tbody tr").first).to_be_visible()
    assert faults(page) == []

    ada.go().get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="See your profile").click()
    expect(page.locator(".about")).to_have_text("I lay rails.")
    assert faults(page) == []

    ada.go().get_by_role("button", name="Settings").click()
    with page.expect_download() as downloaded:
        page.get_by_role("link", name="Download all my records").click()
    with zipfile.ZipFile(downloaded.value.path()) as archive:
        assert [name.split("-")[0] for name in archive.namelist()] == ["about.json", "records/ghosts_galore"]
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_label("Password").fill("a long enough password")
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.get_by_role("button", name="Create an account")).to_be_visible()
    assert ada.call("GET", "/api/me/games")["games"] == []
