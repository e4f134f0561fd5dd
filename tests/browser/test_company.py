"""People among themselves, as two or three of them would do it: friends, an invitation, a seek, a pause, a holiday."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import Visitor
from tests.browser.test_everybody import faults


def member(visit: Visit, name: str, **wishes: Any) -> Visitor:
    """Somebody with an account."""
    visitor = visit(**wishes)
    visitor.call("POST", "/api/guest", {"nickname": name})
    visitor.call(
        "POST", "/api/account", {"login": name.split()[0].lower() + "-of-company", "password": "a long enough password"}
    )
    return visitor


def test_two_people_become_friends_invite_each_other_and_find_opponents(visit: Visit) -> None:
    ada, ben = member(visit, "Ada of Company"), member(visit, "Ben of Company", phone=True)
    ada.go("/friends").get_by_label("Name", exact=True).fill("ben of company")
    ada.page.get_by_role("button", name="Find").click()
    ada.page.get_by_role("button", name="Add as a friend").click()
    expect(ada.page.get_by_role("heading", name="You have asked them")).to_be_visible()
    assert faults(ada.page) == []
    ben.go().get_by_role("link", name="Friends (1)").click()
    ben.page.get_by_role("button", name="Yes").click()
    expect(ben.page.get_by_role("link", name="Ada of Company")).to_be_visible()
    assert faults(ben.page) == []

    ada.go()
    ada.choose_way("ghosts_galore", "With friends")
    ada.page.get_by_role("button", name="Create the table").click()
    ada.page.get_by_role("button", name="Ben of Company").click()
    expect(ada.page.get_by_role("button", name="Ben of Company is invited")).to_be_disabled()
    ben.go()
    wanted = ben.page.get_by_role("region", name="Invitations")
    expect(wanted).to_contain_text("Ada of Company invites you")
    assert faults(ben.page) == []
    wanted.get_by_role("button", name="Join").click()
    ben.page.locator(".status .what").wait_for()

    ada.go()
    ada.choose_way("ghosts_galore", "Find opponents")
    ada.page.get_by_role("dialog").get_by_role("button", name="Find opponents").click()
    expect(ada.page.get_by_text("Looking for opponents.")).to_be_visible()
    ben.go()
    ben.choose_way("ghosts_galore", "Find opponents")
    ben.page.get_by_role("dialog").get_by_role("button", name="Find opponents").click()
    ada.page.locator(".status .what").wait_for()
    ben.page.locator(".status .what").wait_for()

    # At the table, a star is enough to find somebody's games again.
    ben.page.get_by_role("button", name="Menu").click()
    menu = ben.page.get_by_role("dialog", name="Menu")
    menu.locator("p", has_text="Follow").get_by_role("button", name="Ada of Company").click()
    expect(menu.locator(".followed")).to_contain_text("Ada of Company")
    assert faults(ben.page) == []
    ben.go("/friends")
    expect(ben.page.get_by_role("heading", name="You follow")).to_be_visible()
    assert faults(ben.page) == []
    ben.page.get_by_role("button", name="Stop following").click()
    expect(ben.page.get_by_role("heading", name="You follow")).to_have_count(0)


def test_a_pause_is_agreed_on_a_holiday_is_seen_and_a_watcher_is_told_of_the_delay(visit: Visit) -> None:
    ada, ben, eve = member(visit, "Ann of Rests"), visit(phone=True), visit()
    table = ada.new_table("me", "open", open=True, clock={"kind": "days", "days": 2}, delay=5)
    for friend in (ben, eve):
        friend.enter()
    ben.call("POST", f"/api/tables/{table}/join", {})
    for who in (ada, ben, eve):
        who.go(f"/table/{table}").locator(".status .what").wait_for()
    expect(eve.page.locator(".status")).to_contain_text("You see the game 5 minutes later.")

    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Ask for a pause").click()
    expect(ada.page.locator(".notices")).to_contain_text("Waiting for: Guest")
    expect(ben.page.locator(".notices")).to_contain_text("Ann of Rests asks for a pause. Do you agree?")
    ben.page.get_by_role("button", name="Agree").click()
    for who in (ada, ben):
        expect(who.page.locator(".notices")).to_contain_text("Paused: the clocks stand still.")
    assert faults(ben.page) == []
    ben.page.get_by_role("button", name="Go on").click()
    expect(ada.page.locator(".notices")).not_to_contain_text("Paused")

    ada.go().get_by_role("button", name="Settings").click()
    holiday = ada.page.get_by_role("region", name="On holiday")
    holiday.get_by_label("Days").fill("3")
    holiday.get_by_role("button", name="Begin now").click()
    expect(holiday).to_contain_text("You are away until")
    expect(ben.page.locator(".seats")).to_contain_text("Away until")
    holiday.get_by_role("button", name="I am back").click()
    expect(holiday.get_by_role("button", name="Begin now")).to_be_visible()
    expect(ben.page.locator(".seats")).not_to_contain_text("Away until")
