"""After play: replay by slider and keys, links from the log, "what if", the record and its check, a rematch; and the
analysis, from the end of a game to a branch where it went wrong."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import underhall
from tests.browser.conftest import Visit
from tests.server.finished import play_out
from tests.server.running import RunningServer


def test_a_finished_game_is_replayed_branched_checked_and_played_again(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    table = ada.sit_down("ghosts_galore")
    ada.click_through(seconds=60)
    expect(page.locator(".end")).to_be_visible()
    page.locator(".end").get_by_role("button", name="Check").click()
    expect(page.locator(".end .said")).to_contain_text("The record checks out")
    expect(page.locator(".end .said")).not_to_contain_text("given position")
    with page.expect_download() as downloaded:
        page.locator(".end").get_by_role("link", name="Record").click()
    match = underhall.verify(downloaded.value.path().read_text(encoding="utf-8"))
    assert match.over
    with page.expect_download() as downloaded:
        page.locator(".end").get_by_role("button", name="Picture").click()
    assert downloaded.value.path().read_bytes().startswith(b"\x89PNG")
    page.locator(".end").get_by_role("link", name="Replay").click()
    slider = page.get_by_label("Step", exact=True)
    expect(slider).to_have_value(str(match.ply))
    page.keyboard.press("PageUp")
    expect(page.locator(".round")).to_have_text("Round 8")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("12")
    expect(page.locator(".text")).not_to_be_empty()
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("button", name="What if? Play on from here").click()
    page.wait_for_url("**/table/*")
    assert table not in page.url
    page.locator(".choices").wait_for()
    ada.click_through(seconds=60)
    page.locator(".end").get_by_role("button", name="Check").click()
    expect(page.locator(".end .said")).to_contain_text("This game began from a given position")
    ada.go(f"/table/{table}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url)
    page.locator(".choices").wait_for()


def test_an_analysis_leads_from_the_end_to_what_mattered_and_to_a_branch_there(
    visit: Visit, house: RunningServer
) -> None:
    ada = visit()
    page = ada.go()
    seats = [{"kind": "me"}, {"kind": "hot_seat", "name": "Bruno"}]
    wish = {"game": "ghosts_galore", "players": 2, "seats": seats}
    table = ada.call("POST", "/api/tables", wish)["table"]["id"]
    match = play_out(house, table, "beginner", "random")
    ada.go(f"/table/{table}")
    page.locator(".end").get_by_role("link", name="Analysis").click()
    shown = page.locator(".analysis")
    shown.get_by_role("listitem").first.wait_for()
    found = ada.call("GET", f"/api/tables/{table}/analysis")["turnings"]
    for one, item in zip(found, shown.get_by_role("listitem").all(), strict=True):
        expect(item).to_contain_text(one["question"])
        for event in one["better"]["events"][:1]:
            expect(item).to_contain_text(event["text"])
    expect(shown.get_by_role("row").last).to_have_text(
        re.compile("End.*" + ".*".join(str(score["total"]) for score in match.scores()))
    )
    slider = page.get_by_label("Step", exact=True)
    expect(slider).to_have_value(str(match.ply))
    shown.get_by_role("button", name="Show it").last.click()
    expect(slider).to_have_value(str(found[-1]["ply"]))
    shown.get_by_role("button", name="Play on from here").last.click()
    page.wait_for_url("**/table/*")
    assert table not in page.url
    page.locator(".choices").wait_for()
    branched = ada.call("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert branched["mine"] == [found[-1]["seat"]]


@pytest.mark.parametrize("game", ["mountain_king"])
def test_the_log_leads_to_the_position_and_tells_what_is_new(visit: Visit, game: str) -> None:
    ada = visit(drawer=True)
    page = ada.page
    ada.sit_down(game)
    page.locator(".choices").wait_for()
    ada.click_through(14, 40)
    page.locator(".choices").wait_for()
    address = str(page.locator(".log a.there").last.get_attribute("href"))  # by now there may be a later one
    ply = address.partition("ply=")[2].partition("&")[0]
    page.locator(f'.log a.there[href="{address}"]').click()
    expect(page.get_by_label("Step", exact=True)).to_have_value(ply)
    page.get_by_role("link", name="Table", exact=True).click()
    expect(page.locator(".stage .board")).to_be_visible()
    page.reload()
    expect(page.locator(".log li").nth(5)).to_be_visible()
