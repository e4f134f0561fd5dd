"""The page's weight and speed, in the system's Chromium: what the lobby and a first table fetch, how soon there is
something to see on a slow processor, how long a frame with 300 moves takes to be shown, the longest task while a table
opens, and how many pictures a second are drawn while things move.
"""

from __future__ import annotations

import gzip
import os
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Response
from rich.console import Console

from bench.figures import Figure, Section, Subject, Target
from tests.browser.house import Visitor, chromium, is_built, serve

GAMES = ("ghosts_galore", "mountain_king", "caverna")
COLUMNS = {
    "script": "kB",
    "style": "kB",
    "art": "kB",
    "first picture": "ms",
    "300 moves": "ms",
    "longest task": "ms",
    "motion": "/s",
}
# What counts as what, by the ending of its name.
KINDS = {"js": "script", "css": "style", **dict.fromkeys(("avif", "webp", "svg", "png", "jpg", "mp3"), "art")}
SLOWED = 4
MOVES = 300

_WATCH = """
  new MutationObserver((_, watching) => {
    if (!document.querySelector('[data-game]')) return;
    watching.disconnect();
    requestAnimationFrame(() => (window.firstPicture = performance.now()));
  }).observe(document, { childList: true, subtree: true });
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  window.sockets = [];
  window.newest = 0;
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      window.sockets.push(this);
      this.addEventListener('message', (event) => {
        const message = JSON.parse(event.data);
        window.newest = Math.max(window.newest, message.ply ?? 0);
        if (message.type === 'frame' && message.moves.length >= (window.largest?.moves.length ?? 0))
          window.largest = message;
      });
    }
  };
"""

# A frame with many moves is handed to the page as the server would, newer than all it has seen; the time runs until all
# is laid out again.
_SHOW = """async ({ moves, times }) => {
  const socket = window.sockets.at(-1);
  const offers = [...window.largest.moves];
  for (let extra = 0; offers.length < moves; extra++)
    offers.push({ move: `${offers[extra].move} ${extra}`, picks: [`extra:${extra}`, `more:${extra}`], side: false });
  const found = [];
  const newest = window.newest;
  for (let time = 1; time <= times; time++) {
    const frame = { ...window.largest, ply: newest + 100 + time, moves: offers.slice(0, moves) };
    const data = JSON.stringify(frame);
    const began = performance.now();
    socket.onmessage({ data });
    const { port1, port2 } = new MessageChannel();
    await new Promise((done) => { port1.onmessage = done; port2.postMessage(0); });
    document.body.getBoundingClientRect();
    found.push(performance.now() - began);
    if (!document.querySelector('.choices')) throw new Error('the frame was not shown');
    await new Promise((done) => setTimeout(done, 150));
  }
  return found;
}"""


# When each picture was drawn while something moved that will come to rest, one list for each such time.
_COUNT = """() => {
  window.times = [[]];
  const count = (now) => {
    const isMoving = document.getAnimations().some(
      (one) => one.playState === 'running' && one.effect.getComputedTiming().iterations !== Infinity);
    if (isMoving) window.times.at(-1).push(now);
    else if (window.times.at(-1).length > 0) window.times.push([]);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}"""


def measure(repetitions: int, console: Console) -> Section:
    """One subject: the page. Without a built page there is nothing to measure."""
    if not is_built():
        raise SystemExit("the page is not built: make src/underhall/server/page/index.html")
    if hasattr(os, "sched_setaffinity"):
        # A browser and a server need more than the one core that engines are measured on.
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    with tempfile.TemporaryDirectory() as place, chromium() as browser, console.status("the page"):
        server = serve(Path(place))
        try:
            figures = {
                **_weight(browser, server.url),
                "first picture": _figure([_first_picture(browser, server.url) for _ in range(repetitions)]),
                "300 moves": _figure(_many_moves(browser, server.url, repetitions)),
                "longest task": _worst([_longest_task(browser, server.url, game) for game in GAMES]),
                "motion": _least([_motion(browser, server.url, game) for game in GAMES]),
            }
        finally:
            server.stop()
    targets = [
        Target("script", most=200, unit="kB"),
        Target("style", most=30, unit="kB"),
        Target("art", most=600, unit="kB"),
        Target("first picture", most=1500, unit="ms"),
        Target("300 moves", most=50, unit="ms"),
        Target("longest task", most=200, unit="ms"),
        Target("motion", least=58, unit="/s"),
    ]
    return Section(
        f"Page: lobby and first table, gzipped; processor slowed {SLOWED} times for the first picture",
        COLUMNS,
        [Subject("page", "lobby and table", figures, targets)],
    )


def _weight(browser: Browser, url: str) -> dict[str, Figure]:
    """Everything that the lobby and a first table of the heaviest game load, each file gzipped by itself."""
    heaviest = dict.fromkeys(KINDS.values(), 0.0)
    for game in GAMES:
        ada = Visitor(browser, url, volume=0.8)
        fetched: list[Response] = []
        _keep(ada, fetched)
        ada.go().locator("[data-game]").first.wait_for()
        ada.play_now(game)
        ada.page.locator(".stage .board").wait_for()
        ada.page.wait_for_load_state("networkidle")
        sizes = dict.fromkeys(KINDS.values(), 0)
        for answer in fetched:
            kind = KINDS.get(answer.url.rsplit(".", 1)[-1])
            if "/assets/" in answer.url and kind:
                sizes[kind] += len(gzip.compress(answer.body(), 9))
        heaviest = {name: max(heaviest[name], size / 1000) for name, size in sizes.items()}
        ada.close()
    return {name: Figure(size, size, size) for name, size in heaviest.items()}


def _keep(ada: Visitor, fetched: list[Response]) -> None:
    def keep(answer: Response) -> None:
        fetched.append(answer)

    ada.page.on("response", keep)


def _first_picture(browser: Browser, url: str) -> float:
    """From the start of the navigation to the first painted game card, nothing cached, for a newcomer."""
    ada = Visitor(browser, url)
    ada.context.add_init_script(_WATCH)
    session = ada.context.new_cdp_session(ada.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    ada.go().locator("[data-game]").first.wait_for()
    ada.page.wait_for_timeout(100)
    found = float(ada.page.evaluate("window.firstPicture"))
    ada.close()
    return found


def _many_moves(browser: Browser, url: str, repetitions: int) -> list[float]:
    ada = Visitor(browser, url)
    ada.context.add_init_script(_WATCH)
    # Whoever begins gets a whole frame with moves; later ones are changes.
    table = ada.new_table("me", "random", game="mountain_king", options={"first_player": 0})
    ada.go(f"/table/{table}")
    ada.page.locator(".choices").wait_for()
    ada.click_through(60, 20)
    found: list[Any] = ada.page.evaluate(_SHOW, {"moves": MOVES, "times": repetitions + 1})
    ada.close()
    return [float(time) for time in found[1:]]  # the first one still compiles


def _longest_task(browser: Browser, url: str, game: str) -> float:
    """The longest time that the page answers nobody while a table opens."""
    ada = Visitor(browser, url)
    ada.context.add_init_script(_WATCH)
    ada.go().locator("[data-game]").first.wait_for()
    ada.page.evaluate("window.longest = 0")
    ada.play_now(game)
    ada.page.locator(".choices").wait_for()
    ada.page.wait_for_load_state("networkidle")
    found = float(ada.page.evaluate("window.longest"))
    ada.close()
    return found


def _motion(browser: Browser, url: str, game: str) -> float:
    """Pictures a second while the page moves what a few moves moved: the longest such time counts."""
    ada = Visitor(browser, url, speed=1)
    ada.go().locator("[data-game]").first.wait_for()
    ada.play_now(game)
    ada.page.locator(".choices").wait_for()
    ada.page.evaluate(_COUNT)
    ada.click_through(8, 40, by="board")
    longest: list[float] = max(ada.page.evaluate("window.times"), key=len)
    ada.close()
    return (len(longest) - 1) / (longest[-1] - longest[0]) * 1000


def _figure(values: list[float]) -> Figure:
    return Figure(median(values), min(values), max(values))


def _least(values: list[float]) -> Figure:
    return Figure(min(values), min(values), max(values))


def _worst(values: list[float]) -> Figure:
    return Figure(max(values), min(values), max(values))
