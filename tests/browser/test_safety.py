"""Somebody reports a line; a host on a phone reads it, mutes the writer and finds it in the log."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_company import member
from tests.browser.test_everybody import faults
from tests.server.running import RunningServer
from underhall.server.people import acts


def test_a_line_is_reported_and_its_writer_muted(visit: Visit, house: RunningServer) -> None:
    ada, eve = visit(drawer=True), visit(drawer=True)
    hal = member(visit, "Hal of Safety", phone=True)
    me = hal.call("GET", "/api/me")
    house.run(acts.set_host(house.house.store, acts.Deed("", "runs this server"), me["id"], on=True))
    for visitor, name in ((ada, "Ada of Safety"), (eve, "Eve of Safety")):
        visitor.call("POST", "/api/guest", {"nickname": name})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ada.call("POST", "/api/tables", {"game": "ghosts_galore", "players": 2, "seats": seats})["table"]["id"]
    eve.call("POST", f"/api/tables/{table}/join", {})
    for visitor in (ada, eve):
        visitor.go(f"/table/{table}").locator(".status .what").wait_for()
        visitor.page.get_by_role("tab", name="Chat").click()
    eve.page.get_by_label("Say something").fill("You are a toad")
    eve.page.get_by_role("button", name="Send").click()
    ada.page.get_by_role("button", name="Report Eve of Safety").click()
    sheet = ada.page.get_by_role("dialog", name="Report Eve of Safety")
    sheet.get_by_label("Insults or threats").check()
    assert faults(ada.page) == []
    sheet.get_by_role("button", name="Send to the hosts").click()
    expect(sheet.get_by_role("status")).to_contain_text("Thank you")

    hal.go().get_by_role("link", name="Hosts' desk").click()
    report = hal.page.get_by_role("article", name="You are a toad")
    expect(report).to_contain_text("reported by Ada of Safety")
    assert faults(hal.page) == []
    report.get_by_role("button", name="Remove the line").click()
    expect(ada.page.get_by_text("You are a toad")).to_have_count(0)
    expect(hal.page.get_by_text("Nothing to do: no report is open.")).to_be_visible()
    expect(hal.page.get_by_role("cell", name="line removed: You are a toad")).to_be_visible()
    house.run(
        acts.mute(
            house.house.store,
            acts.Deed("", "toads"),
            eve.call("GET", "/api/me")["id"],
            house.house.store.moment() + acts.NAME_FIXED,
        )
    )
    expect(eve.page.get_by_text("A host has muted you until")).to_be_visible()
