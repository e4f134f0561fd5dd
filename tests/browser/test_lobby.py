"""The lobby: settings that stay, languages, accounts, new tables, the offline shell."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_language_and_theme_are_switched_at_once_and_kept(visit: Visit) -> None:
    ada = visit()
    page = ada.go()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator('[data-game="caverna"] h2')).not_to_have_text("Caverna: The Cave Farmers")
    page.get_by_label("Światło").select_option("contrast")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    page.get_by_label("Światło").select_option("daylight")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "daylight")
    expect(page.locator(".motto")).to_have_text("Trzy gry planszowe, które mieszkają pod górą")
    page.locator('[data-game="ghosts_galore"] .play').click()
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
    page.get_by_role("button", name="Create an account").click()
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
    expect(page.get_by_role("button", name="Create an account")).to_be_visible()


def test_a_game_is_continued_from_the_lobby_and_a_table_is_left(visit: Visit) -> None:
    ada = visit()
    page = ada.go()
    tables = []
    for _ in range(2):
        ada.go()
        tables.append(ada.play_now("ghosts_galore"))
    page.locator(".choices").wait_for()
    ada.go()
    page.get_by_role("button", name="One more of your games").click()
    row = page.locator("li.turn")
    expect(row).to_have_count(2)
    expect(row.first).to_contain_text("Your turn.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Continue: your turn").click()
    expect(page).to_have_title(re.compile("Your turn"))
    assert any(table in page.url for table in tables)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    expect(page.locator("[data-game]").first).to_be_visible()


def test_somebody_new_is_shown_the_lessons_and_play_repeats_what_was_chosen(visit: Visit) -> None:
    ada = visit()
    page = ada.go()
    how = page.locator('[data-game="caverna"] .how')
    expect(how).to_contain_text("introductory game")
    page.get_by_role("button", name="New here?").click()
    page.wait_for_url("**/learn")
    ada.go()
    page.locator('[data-game="caverna"] .play').click()
    page.wait_for_url("**/table/*")
    mine = ada.call("GET", "/api/tables/mine")["tables"]
    assert [card["table"]["options"]["mode"] for card in mine] == ["intro"]
    ada.go()
    expect(page.get_by_role("button", name="New here?")).to_have_count(0)
    ada.play_now("caverna", opponents=3)
    page.reload()
    ada.go()
    expect(how).to_have_text("3 opponents, at random")
    page.locator('[data-game="caverna"] .play').click()
    page.wait_for_url("**/table/*")
    table = ada.call("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["table"]
    assert (table["players"], table["options"]["mode"]) == (4, "full")


def test_a_table_is_opened_where_nobody_waits_for_players(visit: Visit) -> None:
    page = visit().go()
    page.get_by_role("button", name="Open a table").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Ghosts Galore").click()
    expect(sheet.get_by_role("heading", name="Ghosts Galore: With friends")).to_be_visible()
    sheet.get_by_role("button", name="Create the table").click()
    page.locator(".room .code").wait_for()


def test_tables_of_others_are_joined_or_watched(visit: Visit) -> None:
    ada, bea = visit(), visit()
    ada.go()
    seats = [{"kind": "me"}, {"kind": "open"}]
    waiting = ada.call("POST", "/api/tables", {"game": "ghosts_galore", "players": 2, "seats": seats, "open": True})
    seats[1] = {"kind": "bot", "bot": "random", "name": "Moss"}
    ada.call("POST", "/api/tables", {"game": "ghosts_galore", "players": 2, "seats": seats, "open": True})
    page = bea.go()
    page.get_by_role("region", name="Games to watch").get_by_role("button", name="Watch").first.click()
    expect(page.locator(".board")).to_be_visible()
    bea.go()
    page.get_by_role("region", name="Open tables").get_by_role("button", name="Join").first.click()
    page.wait_for_url(f"**/table/{waiting['table']['id']}")
    expect(page.locator(".what")).to_contain_text("Choose the side of your board")


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_every_games_play_is_seen_and_no_word_is_cut_or_small(visit: Visit, language: str) -> None:
    ada = visit(language=language)
    page = ada.go()
    page.locator("[data-game]").first.wait_for()
    expect(page.locator(".continue")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    for width, height in ((1440, 900), (1366, 768), (1920, 1080), (390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        ada.settle()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        if width > 1000:  # on a phone people scroll
            for play in page.locator(".play").all():
                box = play.bounding_box()
                assert box is not None
                assert box["y"] + box["height"] <= height, (width, height)
        assert page.evaluate(_SMALL_OR_CUT) == [], (width, height)


_SMALL_OR_CUT = """() => [...document.querySelectorAll('.lobby *')].filter((element) => {
  const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  if (!own || !element.getClientRects().length || element.closest('.visually-hidden, svg')) return false;
  const style = getComputedStyle(element);
  if (style.clipPath !== 'none' || element.tagName === 'OPTION') return false;
  const isCut = style.overflow === 'hidden' && style.textOverflow !== 'ellipsis' &&
    element.scrollWidth > element.clientWidth + 1;
  return parseFloat(style.fontSize) < 13 || isCut;
}).map((element) => element.outerHTML.slice(0, 120))"""


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
    expect(page.locator("[data-game]").first).to_be_visible()


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
