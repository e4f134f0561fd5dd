"""The lobby: settings that stay, languages, accounts, new tables, the offline shell."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_language_and_theme_are_switched_at_once_and_kept(visit: Visit) -> None:
    ada = visit()
    page = ada.go()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator('[data-game="caverna"] h2')).not_to_have_text("Caverna: The Cave Farmers")
    page.get_by_label("Światło").select_option("daylight")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "daylight")
    expect(page.locator(".motto")).to_have_text("Trzy gry planszowe, które mieszkają pod górą")
    page.locator('[data-game="ghosts_galore"] .primary').click()
    page.locator(".choices").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Język").select_option("es")
    expect(page.locator(".what")).to_contain_text("Te toca")
    expect(page.locator(".what")).to_contain_text("Elige")


def test_an_account_keeps_the_guests_seats_and_sessions_can_be_ended(visit: Visit) -> None:
    ada, elsewhere = visit(), visit()
    page = ada.go()
    table = ada.play_now("ghosts_galore")
    ada.go().get_by_role("button", name="Settings").click()
    page.get_by_label("Login").fill("ada-of-the-hall")
    page.get_by_label("Password").fill("a long enough password")
    page.get_by_role("button", name="Make an account").click()
    expect(page.locator(".account")).to_contain_text("logged in as ada-of-the-hall")
    other = elsewhere.go()
    other.get_by_role("button", name="Settings").click()
    other.get_by_label("Login").fill("ada-of-the-hall")
    other.get_by_label("Password").fill("a long enough password")
    other.get_by_role("button", name="Log in").click()
    expect(other.locator(".account")).to_contain_text("logged in as ada-of-the-hall")
    assert [card["table"]["id"] for card in elsewhere.call("GET", "/api/tables/mine")["tables"]] == [table]
    ada.go().get_by_role("button", name="Settings").click()
    page.locator(".account summary").click()
    page.locator(".account li").get_by_role("button", name="End").click()
    expect(page.locator(".account li")).to_have_count(1)
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_role("button", name="Make an account")).to_be_visible()


def test_my_games_tell_whose_turn_it_is_and_a_table_is_left(visit: Visit) -> None:
    ada = visit()
    page = ada.go()
    ada.play_now("ghosts_galore")
    page.locator(".choices").wait_for()
    ada.go()
    row = page.locator("li.turn")
    expect(row).to_contain_text("Your turn.")
    row.get_by_role("button", name="Open").click()
    expect(page).to_have_title(re.compile("Your turn"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    expect(page.locator("[data-game]").first).to_be_visible()


def test_the_page_opens_without_a_network_and_says_so(visit: Visit) -> None:
    ada = visit(service_workers="allow")
    page = ada.go()
    page.locator("[data-game]").first.wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now the worker sees every request
    page.locator("[data-game]").first.wait_for()
    ada.context.set_offline(True)
    page.reload()
    expect(page.locator("[role=alert]")).to_contain_text("cannot be reached")
    ada.context.set_offline(False)
    expect(page.locator("[data-game]").first).to_be_visible(timeout=15_000)


def test_the_page_can_be_installed(visit: Visit) -> None:
    ada = visit()
    ada.go()
    manifest = ada.call("GET", "/manifest.webmanifest")
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    sizes = {icon["sizes"]: icon["src"] for icon in manifest["icons"]}
    for size in ("192x192", "512x512"):
        answer = ada.context.request.get(ada.url + sizes[size])
        assert answer.headers["content-type"] == "image/png"
        width = int.from_bytes(answer.body()[16:20], "big")
        assert f"{width}x{width}" == size
