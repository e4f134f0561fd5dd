"""A browser and a server for it: the system's Chromium, driven by Playwright, on the built page."""

from __future__ import annotations

import asyncio
import json
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, ViewportSize, expect, sync_playwright

from tests.pace import patience, slowness
from tests.server.running import RunningServer
from underhall.server.http import page as built_page

T = TypeVar("T", bound=AbstractAsyncContextManager[Any])

DESKTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 360, "height": 740}

# The shell has no window to draw and needs two thirds of the work.
_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Letters are as wide everywhere, whichever browser draws them.
    "--font-render-hinting=none",
    "--disable-lcd-text",
)
# Layout, clicks and accessibility do not mind, and to draw a board is a third of the work of showing it.
_UNDRAWN = """document.adoptedStyleSheets = [new CSSStyleSheet()];
  document.adoptedStyleSheets[0].replaceSync("html { opacity: 0 }")"""
# Quick and quiet, in a language that does not depend on the machine.
_USUAL = {
    "language": "en",
    "theme": "cave",
    "speed": 0,
    "sounds": False,
    "confirm": False,
    "curtain": True,
    "drawer": False,
}


def limit() -> float:
    """After how many milliseconds something we wait for counts as missing."""
    return patience(30) * 1000


def is_built() -> bool:
    return (built_page.FOLDER / "index.html").is_file()


def serve(folder: Path, **settings: Any) -> RunningServer:
    """A server with the built page and an SQLite file in a folder."""
    return RunningServer(f"sqlite:///{folder / 'tables.db'}", **{"rate_per_second": 200.0, **settings})


@contextmanager
def chromium() -> Iterator[Browser]:
    found = next((path for name in _NAMES if (path := shutil.which(name))), None)
    if found is None:
        raise RuntimeError("no Chromium on this machine: `make system` installs one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(_FLAGS))
        yield browser
        browser.close()


@contextmanager
def beside(there: T) -> Iterator[T]:
    """Something that works beside the browser, in a loop of its own."""
    ready, done = threading.Event(), threading.Event()

    async def work() -> None:
        async with there:
            ready.set()
            while not done.is_set():
                await asyncio.sleep(0.01)

    thread = threading.Thread(target=asyncio.run, args=(work(),))
    thread.start()
    try:
        assert ready.wait(patience(10))
        yield there
    finally:
        done.set()
        thread.join(patience(10))


class Visitor:
    """Someone with a browser window of their own. What the page complains about is kept in `complaints`.

    Whoever looks at no picture need not have the page `drawn`.
    """

    def __init__(self, browser: Browser, url: str, *, phone: bool = False, drawn: bool = True, **wishes: Any) -> None:
        self.url = url
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            service_workers=wishes.pop("service_workers", "block"),
            locale="en-GB",
            accept_downloads=True,
        )
        self.context.set_default_timeout(limit())
        expect.set_options(timeout=limit())
        keep: dict[str, str] = wishes.pop("keep", {})
        kept = {"underhall-settings": json.dumps({**_USUAL, **wishes}), **keep}
        self.context.add_init_script(
            f"for (const [name, value] of Object.entries({json.dumps(kept)}))"
            " if (localStorage.getItem(name) === null) localStorage.setItem(name, value)"
        )
        if not drawn:
            self.context.add_init_script(_UNDRAWN)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        if path == "/":  # a newcomer is a guest before anything else
            self.page.locator(".who span.pill:not(:empty), [role=alert]").first.wait_for(state="attached")
        return self.page

    def close(self) -> None:
        self.context.close()

    def enter(self) -> None:
        """Become a guest without a look at the lobby."""
        self.call("POST", "/api/guest", {"nickname": "Guest"})

    def new_table(self, *kinds: str, game: str = "ghosts_galore", **more: object) -> str:
        """A private table with these seats, made behind the page's back; returns its id."""
        if not self.context.cookies():
            self.enter()
        seats = [
            {"kind": kind} if kind in ("me", "open", "hot_seat") else {"kind": "bot", "bot": kind} for kind in kinds
        ]
        body = {"game": game, "players": len(kinds), "seats": seats, "open": False, **more}
        return str(self.call("POST", "/api/tables", body)["table"]["id"])

    def sit_down(self, game: str, *, opponents: int = 1) -> str:
        """Go straight to a table against random bots; returns the table's id."""
        table = self.new_table("me", *["random"] * opponents, game=game)
        self.go(f"/table/{table}").locator(".status .what").wait_for()
        return table

    def play_now(self, game: str, *, opponents: int = 1, bot: str = "random") -> str:
        """Go from the lobby to a table against bots; returns the table's id."""
        self.page.locator(f'[data-game="{game}"] .how').click()
        sheet = self.page.get_by_role("dialog")
        wishes = [str(opponents), bot, *(["full"] if game == "caverna" else [])]
        for wish in wishes:
            sheet.locator(f'label:has(input[value="{wish}"])').click()
        sheet.get_by_role("button", name="Play", exact=True).click()
        self.page.wait_for_url("**/table/*")
        self.page.locator(".status .what").wait_for()
        return self.page.url.rsplit("/", 1)[1].split("?")[0]

    def choose_way(self, game: str, way: str) -> None:
        """One of the other ways to begin a game, in its sheet of the lobby: "With friends", "Show me how"…"""
        self.page.locator(f'[data-game="{game}"] .how').click()
        self.page.get_by_role("dialog").get_by_role("button", name=way).click()

    def call(self, method: str, path: str, body: object = None) -> Any:
        """The server's HTTP interface, as this person."""
        answer = self.context.request.fetch(
            self.url + path, method=method, data=body, headers={"X-Underhall": "1", "Origin": self.url}
        )
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json() if answer.body() else None

    def click_through(self, moves: int = 10_000, seconds: float = 60.0, *, by: str = "bar") -> int:
        """Make choices with clicks until this many were made or the game is over; returns how many there were.

        Clicks whatever is offered, within the page and without pauses: on the board first with `by="board"`, otherwise
        in the choice bar first. The page's own `beforeClick` is called before each, if a test has put one there.
        """
        wishes = {"moves": moves, "seconds": patience(seconds), "slowness": slowness(), "board": by == "board"}
        return int(self.page.evaluate(_CLICKER, wishes))

    def until(self, happened: Callable[[], bool]) -> None:
        """Wait for something that cannot be seen on a single page; messages keep coming in the meantime."""
        began = time.monotonic()
        while not happened():
            assert time.monotonic() < began + limit() / 1000, "did not happen"
            self.page.wait_for_timeout(10)

    def offered(self) -> str:
        """What the page offers now, in one text: it changes when a choice has been heard."""
        return str(self.page.evaluate(f"() => ({_OFFERED})()"))

    def is_heard(self, before: str) -> bool:
        """Wait until the page offers something new; False if it does not, and the caller has to ask again.

        A touch at the moment when new offers arrive is lost, as a person's would be.
        """
        try:
            self.page.wait_for_function(f"(before) => ({_OFFERED})() !== before", arg=before, timeout=limit() / 10)
        except TimeoutError:
            return False
        return True

    def settle(self) -> None:
        """Wait until nothing on the page moves any more, apart from what moves forever."""
        self.page.wait_for_function(
            """() => document.getAnimations().every((one) => one.playState !== 'running'
              || one.effect.getComputedTiming().iterations === Infinity)"""
        )

    @property
    def decides(self) -> bool:
        """Whether the page asks this person for something."""
        return self.page.locator(".choices").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator(".end").count() > 0


_OFFERED = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];  // whether it is seen would cost a layout
  return [document.querySelector('.what')?.textContent, document.querySelector('.choices')?.textContent,
    ...all('.stage [data-pickable="true"]').map((e) => e.dataset.pick),
    all('.choices button:not(:disabled)').length, all('.choices details[open]').length,
    document.querySelector('.end') !== null].join();
}"""

_CLICKER = """async ({ moves, seconds, slowness, board }) => {
  const until = performance.now() + seconds * 1000;
  let made = 0, turn = 0;
  // Until the page changes: to look again and again costs a layout each time.
  const change = (most) => new Promise((done) => {
    const watch = new MutationObserver(() => (clearTimeout(late), watch.disconnect(), done()));
    const late = setTimeout(() => (watch.disconnect(), done()), most);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const on = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length > 0);
  const bars = () => on('.choices button.primary:not(:disabled), .choices .options > button.option:not(:disabled)');
  const glows = () => on('.stage [data-pickable="true"]');
  const offered = OFFERED;  // by which one sees that a click has been heard
  while (made < moves && performance.now() < until && !document.querySelector('.end')) {
    document.querySelector('.curtain button')?.click();
    const busy = on('.choices button.option:disabled, .choices .primary:disabled').length > 0;
    const [bar, glowing] = busy || !document.querySelector('.choices') ? [[], []] : [bars(), glows()];
    const all = board ? (glowing.length ? glowing : bar) : bar.length ? bar : glowing;
    if (!all.length) {
      if (!busy) document.querySelectorAll('.choices details').forEach((d) => (d.open = true));
      await change(50);
      continue;
    }
    window.beforeClick?.();
    const before = offered(), patient = performance.now() + 500 * slowness;
    all[(turn++ * 7) % all.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    while (offered() === before && performance.now() < patient) await change(patient - performance.now());
    if (offered() !== before) made += 1;
  }
  return made;
}""".replace("OFFERED", _OFFERED)
