"""Fixed positions to look at: plies of archived games, each at a table of its own with a visitor in the seat to move.

An archived game replays to the same bytes for ever, so what a picture of such a table shows is always the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
from playwright.sync_api import Page

import underhall
from tests.browser.house import Visitor
from tests.server.running import RunningServer
from underhall.core.match import Match
from underhall.server.rows import RUNNING
from underhall.server.store import Store

ARCHIVE = Path(__file__).parents[1] / "archive"

POSITIONS = {
    "ghosts_galore-lay": ("ghosts_galore_5_variant-expert", 135),
    "mountain_king-pay": ("mountain_king_5", 430),
    "mountain_king-lay": ("mountain_king_5", 525),
    "caverna-twin": ("caverna_4", 374),
}
GALLERY = {"gallery": "/gallery?sheet=mountain_king/trolls&state=pickable&size=48"}
DESKTOPS = ((1440, 900), (1366, 768))
PHONES = ((390, 844), (360, 740))


def position(record: str, ply: int) -> Match:
    """An archived game after some of its plies."""
    return _game(record).at(ply)


def sit_at(house: RunningServer, visitor: Visitor, match: Match) -> str:
    """Begin a private table at a position, with the visitor in the first seat that decides; returns the table's id.

    Bots have the other seats. Those who do not decide at the same time have nothing to do while the visitor thinks.
    """
    data = match.dump()
    seat = match.decision.seats[0] if match.decision else 0
    others = ("Moss", "Ember", "Flint", "Soot", "Pebble", "Thorn", "Gravel")
    seats = [{"kind": "me"} if n == seat else {"kind": "bot", "name": others[n]} for n in range(data["players"])]
    wish = {"game": data["game"], "players": data["players"], "options": data["options"], "seats": seats}
    made = visitor.call("POST", "/api/tables", {**wish, "open": False, "wait": True})
    return house.run(_begin(house.house.store, str(made["table"]["id"]), data))


async def _begin(store: Store, plan: str, data: dict[str, Any]) -> str:
    """A table like the planned one that begins at a position, as a branch does."""
    row = await store.table(plan)
    assert row is not None
    seats = tuple(msgspec.structs.replace(seat, link=token_hex(8)) for seat in row.seats)
    fresh = msgspec.structs.replace(
        row, id=token_hex(8), link=token_hex(8), seats=seats, start=data, status=RUNNING, rules=data["rules"]
    )
    return (await store.create_table(fresh)).id


def views(house: RunningServer, visitor: Visitor, *, phone: bool) -> Iterator[tuple[str, Page]]:
    """The visitor's page at every place and size, each with a name for its picture."""
    page = visitor.page
    page.emulate_media(reduced_motion="reduce")
    visitor.call("POST", "/api/guest", {"nickname": "Ada"})
    sizes = PHONES if phone else DESKTOPS
    for name, (record, ply) in POSITIONS.items():
        match = position(record, ply)
        assert match.decision
        assert len(match.decision.seats) == 1, f"{name}: a bot that decides as well lays where it likes"
        visitor.go(f"/table/{sit_at(house, visitor, match)}")
        page.locator(".choices").wait_for()
        yield from _sized(visitor, name, sizes)
    for name, path in GALLERY.items():
        visitor.go(path)
        page.locator("figure").first.wait_for()
        yield from _sized(visitor, name, sizes)


def _sized(visitor: Visitor, name: str, sizes: tuple[tuple[int, int], ...]) -> Iterator[tuple[str, Page]]:
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate("document.fonts.ready.then(() => undefined)")
        visitor.page.wait_for_function("[...document.images].every((image) => image.complete)")
        visitor.settle()
        yield f"{name}-{width}x{height}", visitor.page


@cache
def _game(record: str) -> Match:
    return underhall.load((ARCHIVE / f"{record}.txt").read_text(encoding="utf-8"))
