"""Events become motion: goods fly from where they come to where they go, in nobody's way."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

PIECES = ".sky > span"


def _start(page: Page) -> None:
    """The home is on the left, the spaces on the right: wait for one's own turn, with nothing in the air."""
    page.locator(".choices").wait_for()
    expect(page.locator(PIECES)).to_have_count(0, timeout=15_000)


def test_goods_fly_from_the_space_to_the_store_and_leave_nothing_behind(visit: Visit) -> None:
    ada = visit(speed=3)
    page = ada.go()
    ada.play_now("caverna")
    _start(page)
    space = page.locator('[data-pick="space:wood_gathering"]').bounding_box()
    store = page.locator('.mine [data-holds="wood"]').bounding_box()
    assert space is not None
    assert store is not None
    page.locator('[data-pick="space:wood_gathering"]').click()
    page.locator(f"{PIECES} use[href='#cv-wood']").first.wait_for(state="attached")
    path = page.evaluate(
        """() => document.querySelector('.sky use[href="#cv-wood"]').closest('span').getAnimations()[0].effect
          .getKeyframes().map(({ transform }) => transform.match(/-?[\\d.]+/g).slice(0, 2).map(Number))"""
    )
    for box, (x, y) in ((space, path[0]), (store, path[-1])):
        assert box["x"] - 40 < x < box["x"] + box["width"] + 40
        assert box["y"] - 40 < y < box["y"] + box["height"] + 40
    expect(page.locator(PIECES)).to_have_count(0, timeout=15_000)


def test_a_key_ends_what_moves_and_input_does_not_wait(visit: Visit) -> None:
    ada = visit(speed=20)
    page = ada.go()
    ada.play_now("caverna")
    page.locator(".choices").wait_for()
    page.keyboard.press("Shift")
    page.locator('[data-pick="space:wood_gathering"]').click()
    page.locator(PIECES).first.wait_for(state="attached")
    page.locator(".choices").wait_for()
    page.keyboard.press("Shift")
    expect(page.locator(PIECES)).to_have_count(0)
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0


def test_nothing_flies_where_motion_is_not_wanted(visit: Visit) -> None:
    ada = visit(speed=1)
    page = ada.page
    page.emulate_media(reduced_motion="reduce")
    ada.go()
    ada.play_now("caverna")
    page.locator(".choices").wait_for()
    page.locator('[data-pick="space:wood_gathering"]').click()
    page.locator('[data-pick="space:wood_gathering"] .worker').wait_for()
    assert page.locator(PIECES).count() == 0
