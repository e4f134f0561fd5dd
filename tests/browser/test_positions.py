"""On fixed positions of every game, everything that can be touched is large enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.positions import views
from tests.server.running import RunningServer

MOUSE, FINGER = 24, 44


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_fixed_positions_can_be_touched(visit: Visit, house: RunningServer, phone: bool) -> None:
    ada = visit(phone=phone, drawer=not phone)
    wrong: list[str] = []
    for name, page in views(house, ada, phone=phone):
        if not name.startswith("gallery"):
            wrong += [f"{name}: {target}" for target in too_small(page, FINGER if phone else MOUSE)]
    assert wrong == []


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
