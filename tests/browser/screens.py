"""`python -m tests.browser.screens FOLDER`: pictures of every screen, at desktop and at phone size, in both themes."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.house import Visitor, chromium, is_built, serve

GAMES = ("ghosts_galore", "mountain_king", "caverna")
PARTS = ("Table", "Mine", "Others", "Log")


def main(folder: Path, games: tuple[str, ...] = GAMES) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, chromium() as browser:
        server = serve(Path(place))
        try:
            _desktop(browser, server.url, folder, games)
            _phone(browser, server.url, folder, games)
        finally:
            server.stop()


def _desktop(browser: Browser, url: str, folder: Path, games: tuple[str, ...]) -> None:
    ada = Visitor(browser, url, service_workers="allow")

    def shoot(name: str) -> None:
        ada.settle()
        ada.page.screenshot(path=folder / f"{name}.png")

    page = ada.go()
    page.locator("[data-game]").first.wait_for()
    shoot("lobby")
    page.get_by_role("button", name="Settings").click()
    shoot("lobby-settings")
    page.keyboard.press("Escape")
    page.locator('[data-game="caverna"] .how').click()
    shoot("lobby-options")
    page.get_by_role("dialog").get_by_role("button", name="With friends").click()
    shoot("lobby-new-table")
    page.get_by_role("button", name="Create the table").click()
    page.locator(".room .code").wait_for()
    shoot("waiting-room")
    for game in games:
        ada.go().locator("[data-game]").first.wait_for()
        table = ada.play_now(game, opponents=2 if game == "ghosts_galore" else 1, bot="random")
        page.locator(".choices").wait_for()
        shoot(f"{game}-start")
        page.get_by_role("button", name="Hint").click()
        page.locator(".notice.good").wait_for()
        shoot(f"{game}-hint")
        ada.click_through(24, 40, by="board")
        shoot(f"{game}-middle")
        page.get_by_role("button", name="Log & rules").click()
        shoot(f"{game}-log")
        page.get_by_role("tab", name="Scores").click()
        shoot(f"{game}-scores")
        page.get_by_role("tab", name="Rules").click()
        shoot(f"{game}-rules")
        page.get_by_role("button", name="Log & rules").click()
        page.get_by_role("button", name="Menu").click()
        shoot(f"{game}-menu")
        page.keyboard.press("Escape")
        ada.click_through(seconds=100)
        if ada.is_over:
            shoot(f"{game}-end")
            ada.go(f"/replay/{table}").locator("main .board").wait_for()
            shoot(f"{game}-replay")
        ada.go(f"/table/{table}?tour=1")
    page = ada.go()
    page.locator("[data-game]").first.wait_for()
    shoot("lobby-with-games")
    ada.choose_way("caverna", "Show me how")
    page.locator(".ring").wait_for()
    shoot("tour")
    seats = [{"kind": "me"}, {"kind": "hot_seat", "name": "Bea"}]
    made = ada.call("POST", "/api/tables", {"game": "ghosts_galore", "players": 2, "seats": seats, "open": False})
    ada.go(f"/table/{made['table']['id']}")
    page.locator(".curtain").wait_for()
    shoot("curtain")
    ada.close()
    light = Visitor(browser, url, theme="daylight", language="pl")
    page = light.go()
    page.locator("[data-game]").first.wait_for()
    page.screenshot(path=folder / "daylight-lobby-pl.png")
    for game in games:
        page = light.go()
        page.locator(f'[data-game="{game}"] .primary').click()
        page.locator(".choices").wait_for()
        light.settle()
        page.screenshot(path=folder / f"daylight-{game}-pl.png")
    light.close()


def _phone(browser: Browser, url: str, folder: Path, games: tuple[str, ...]) -> None:
    bea = Visitor(browser, url, phone=True)
    page = bea.go()
    page.locator("[data-game]").first.wait_for()
    page.screenshot(path=folder / "phone-lobby.png")
    for game in games:
        bea.go().locator("[data-game]").first.wait_for()
        bea.play_now(game, opponents=1)
        page.locator(".choices").wait_for()
        bea.settle()
        page.screenshot(path=folder / f"phone-{game}-start.png")
        bea.click_through(10, 20, by="board")
        for part in PARTS:
            page.locator(".phone-tabs").get_by_role("button", name=part).click()
            bea.settle()
            page.screenshot(path=folder / f"phone-{game}-{part.lower()}.png")
        if game == "ghosts_galore":
            bea.click_through(seconds=60)
            bea.settle()
            page.screenshot(path=folder / f"phone-{game}-end.png")
    bea.close()


if __name__ == "__main__":
    if len(sys.argv) < 2 or not is_built():
        sys.exit("usage, after the page was built: python -m tests.browser.screens FOLDER [GAME …]")
    main(Path(sys.argv[1]), tuple(sys.argv[2:]) or GAMES)
