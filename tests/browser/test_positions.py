"""Fixed positions of every game look as they did; everything there can be touched and looked at closely."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.pictures import STORED, difference, take
from tests.browser.positions import POSITIONS, position, sit_at, views
from tests.server.running import RunningServer

MOUSE, FINGER = 24, 44
FRESH = Path(__file__).parents[2] / "build" / "pictures"


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_fixed_positions_look_as_they_did_and_can_be_touched(visit: Visit, house: RunningServer, phone: bool) -> None:
    ada = visit(phone=phone, drawn=True)
    wrong: list[str] = []
    for name, page in views(house, ada, phone=phone):
        stored = (STORED / f"{name}.webp").read_bytes()
        taken = take(page)
        if told := difference(page, taken, stored):
            FRESH.mkdir(parents=True, exist_ok=True)
            (FRESH / f"{name}.webp").write_bytes(taken)
            wrong.append(f"{name}: {told}; it is now build/pictures/{name}.webp")
        if name.startswith("gallery"):
            # What is planted is seen: one picture of a hundred is missing.
            page.locator("figure svg").nth(4).evaluate("(picture) => (picture.style.visibility = 'hidden')")
            assert difference(page, take(page), stored), name
            page.locator("figure svg").nth(4).evaluate("(picture) => (picture.style.visibility = '')")
            continue
        if not phone:
            page.keyboard.press("l")
            page.locator(".sidebar.open").wait_for()
        wrong += [f"{name}: {target}" for target in too_small(page, FINGER if phone else MOUSE)]
        if not phone:
            page.keyboard.press("l")
    # If it should look like that: python -m tests.browser.pictures, and look at what has changed.
    assert wrong == []


def test_gates_sites_and_statues_are_large_enough_for_a_finger(visit: Visit, house: RunningServer) -> None:
    ada = visit(phone=True)
    ada.enter()
    for ply, asked in ((50, "start"), (287, "site"), (531, "statue")):
        ada.go(f"/table/{sit_at(house, ada, position('mountain_king_5', ply))}")
        thing = ada.page.locator(f'.stage [data-pick^="{asked}:"][data-pickable="true"]').first
        thing.wait_for()
        ada.page.wait_for_function(_LARGE, arg=[asked, FINGER])
        assert too_small(ada.page, FINGER) == []
        thing.tap()
        ada.page.wait_for_function(_TAKEN, arg=asked)


_LARGE = """([asked, least]) => {
  const { width } = document.querySelector(`.stage [data-pick^="${asked}:"][data-pickable="true"]`)
    .getBoundingClientRect();
  return width >= least - 0.5;
}"""
_TAKEN = """(asked) => !document.querySelector(`.stage [data-pick^="${asked}:"][data-pickable="true"]`)
  || document.querySelector(`.stage [data-pick^="${asked}:"][data-picked="true"]`)"""


def too_small(page: Page, least: int) -> list[str]:
    """What can be picked and is smaller than that many pixels either way, with its size."""
    found: list[str] = page.evaluate(_SMALL, least)
    return found


_SMALL = """(least) => [...document.querySelectorAll('.stage [data-pickable="true"]')].flatMap((piece) => {
  const { width, height } = piece.getBoundingClientRect();
  const isSeen = piece.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isSmall = Math.min(width, height) < least - 0.5;
  return isSeen && isSmall ? [`${piece.dataset.pick} is ${Math.round(width)} by ${Math.round(height)} px`] : [];
})"""


def test_furnishings_keep_their_pictures_beside_an_open_drawer(visit: Visit, house: RunningServer) -> None:
    ada = visit()
    ada.enter()
    page = ada.go(f"/table/{sit_at(house, ada, position(*POSITIONS['caverna-twin']))}")
    page.get_by_role("tab", name="Furnishings").click()
    page.locator(".tiles .tile svg").first.wait_for()
    page.keyboard.press("l")
    page.locator(".sidebar.open").wait_for()
    assert page.evaluate(_OUTSIDE) == []


_OUTSIDE = """() => [...document.querySelectorAll('.tiles .tile')].flatMap((tile) => {
  const [frame, picture] = [tile, tile.querySelector('svg')].map((one) => one.getBoundingClientRect());
  const isInside = frame.left <= picture.left && picture.right <= frame.right;
  return isInside ? [] : [`${tile.dataset.card}: ${Math.round(picture.left - frame.left)} px from the left`];
})"""


BOARDS = {"ghosts_galore-lay": ".frame .home", "caverna-twin": ".frame .home", "mountain_king-pay": "svg.mountain"}


def test_every_board_is_looked_at_closely_by_wheel_keys_and_fingers(visit: Visit, house: RunningServer) -> None:
    ada = visit(phone=True)
    ada.enter()
    page = ada.page
    touch = ada.context.new_cdp_session(page)

    def becomes(board: str, least: float, most: float = 10_000) -> None:
        page.wait_for_function(_WIDE, arg=[board, least, most])

    def fingers(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(at)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    for name, board in BOARDS.items():
        ada.go(f"/table/{sit_at(house, ada, position(*POSITIONS[name]))}")
        part = "Table" if name.startswith("mountain") else "Mine"
        page.locator(".phone-tabs").get_by_role("button", name=part).click()
        page.locator(board).first.wait_for()
        box = page.locator(board).first.bounding_box()
        assert box is not None
        whole = box["width"]
        x, y = box["x"] + whole / 2, box["y"] + 120
        page.keyboard.press("+")
        becomes(board, whole * 1.2)
        page.keyboard.press("0")
        becomes(board, whole - 1, whole + 1)
        fingers("touchStart", (x - 20, y), (x + 20, y))
        for apart in (30, 45, 60):
            fingers("touchMove", (x - apart, y), (x + apart, y))
        fingers("touchEnd")
        becomes(board, whole * 1.5)
        page.get_by_role("button", name="See all of it").click()
        becomes(board, whole - 1, whole + 1)
        page.mouse.move(x, y)
        page.keyboard.down("Control")
        page.mouse.wheel(0, -100)
        page.keyboard.up("Control")
        becomes(board, whole * 1.1)


_WIDE = """([board, least, most]) => {
  const { width } = document.querySelector(board).getBoundingClientRect();
  return least <= width && width <= most;
}"""
