"""Events become motion: goods fly from where they come to where they go, in nobody's way."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

PIECES = ".sky > span"
# Spaces that give their goods at once, with what lies there: the player who begins has taken at most one of them.
AT_ONCE = {"wood_gathering": "wood", "ore_mining": "ore"}


def _free(page: Page) -> tuple[str, str]:
    """Where goods can be taken, as a selector, and which."""
    page.locator(".choices").wait_for()
    for space, good in AT_ONCE.items():
        selector = f'[data-pick="space:{space}"]'
        if page.locator(selector).get_attribute("data-pickable") == "true":
            return selector, good
    raise AssertionError("both spaces are taken")


def _start(page: Page) -> None:
    """The home is on the left, the spaces on the right: wait for the visitor's own turn, with nothing in the air."""
    page.locator(".choices").wait_for()
    expect(page.locator(PIECES)).to_have_count(0)


def test_goods_fly_from_the_space_to_the_store_and_leave_nothing_behind(visit: Visit) -> None:
    ada = visit(speed=3)
    page = ada.page
    ada.sit_down("caverna")
    _start(page)
    place, good = _free(page)
    space = page.locator(place).bounding_box()
    store = page.locator(f'.mine [data-holds="{good}"]').bounding_box()
    assert space is not None
    assert store is not None
    page.locator(place).click()
    piece = page.locator(PIECES).filter(has=page.locator(f"use[href='#caverna-good-{good}']")).first
    piece.wait_for(state="attached")
    path = piece.evaluate(
        """(piece) => piece.getAnimations()[0].effect.getKeyframes()
          .map(({ transform }) => transform.match(/-?[\\d.]+/g).slice(0, 2).map(Number))"""
    )
    for box, (x, y) in ((space, path[0]), (store, path[-1])):
        assert box["x"] - 40 < x < box["x"] + box["width"] + 40
        assert box["y"] - 40 < y < box["y"] + box["height"] + 40
    expect(page.locator(PIECES)).to_have_count(0)


def test_a_key_ends_what_moves_and_input_does_not_wait(visit: Visit) -> None:
    ada = visit(speed=20)
    page = ada.page
    ada.sit_down("caverna")
    page.locator(".choices").wait_for()
    place, _ = _free(page)
    page.keyboard.press("Shift")
    page.locator(place).click()
    page.locator(PIECES).first.wait_for(state="attached")
    page.locator(".choices").wait_for()
    page.keyboard.press("Shift")
    expect(page.locator(PIECES)).to_have_count(0)
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0


def test_nothing_flies_where_motion_is_not_wanted(visit: Visit) -> None:
    ada = visit(speed=1)
    page = ada.page
    page.emulate_media(reduced_motion="reduce")
    ada.sit_down("caverna")
    page.locator(".choices").wait_for()
    place, _ = _free(page)
    page.locator(place).click()
    page.locator(f"{place} .worker").wait_for()
    assert page.locator(PIECES).count() == 0
