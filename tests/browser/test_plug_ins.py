"""Games from outside the package, in the browser: drawn with the plain board, or with a board they bring."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.cli.pebbles_table import PYTHONPATH, ROOT
from tests.pace import patience
from tests.ports import free_port

_BOARD = """
export default {
  mount(place, props) {
    const draw = ({ options, names, view, pick }) => {
      const heap = Object.assign(document.createElement("p"), { className: "heap", textContent: view.heap });
      const buttons = options.map((id) => {
        const button = Object.assign(document.createElement("button"), { textContent: id, onclick: () => pick(id) });
        Object.assign(button.dataset, { pick: id, pickable: "true" });
        return button;
      });
      place.replaceChildren(heap, ...buttons);
    };
    draw(props);
    return { update: draw, unmount: () => place.replaceChildren() };
  },
};
"""


def _answers(url: str) -> bool:
    try:
        urlopen(url, timeout=patience(10)).close()
    except (URLError, OSError):
        return False
    return True


@contextmanager
def _serving(folder: Path, *paths: Path) -> Iterator[str]:
    """A server in a process that finds a plug-in on these paths."""
    port = free_port()
    command = [sys.executable, "-m", "underhall", "serve", "--no-browser", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder / 'tables.db'}"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + patience(60)
        while not _answers(f"{url}/health"):
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.1)
        yield url
    finally:
        process.kill()
        process.wait()


def test_a_game_without_a_board_is_played_to_its_end_on_the_plain_one(visit: Visit, tmp_path: Path) -> None:
    with _serving(tmp_path, *PYTHONPATH) as url:
        ada = visit(url)
        page = ada.go()
        assert "Pebbles" in page.locator('[data-game="pebbles"] h2').inner_text()
        ada.play_now("pebbles")
        expect(page.locator('.plain [data-part="shared"] dt').first).to_have_text("heap")
        page.locator('.plain [data-pick="cup:left"]').click()
        expect(page.locator('.plain [data-part="mine"]')).to_contain_text("left")
        ada.click_through(by="board")
        page.locator(".end").wait_for()
        expect(page.locator(".end")).to_contain_text("Secret pebble")
        assert ada.is_over


def test_a_game_brings_a_board_of_its_own(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "own_pebbles.py").write_text(
        "from tests.core.pebbles import Pebbles\n\n\nclass OwnPebbles(Pebbles):\n    pass\n\n\nGAME = OwnPebbles()\n"
    )
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.js").write_text(_BOARD)
    known = tmp_path / "own_pebbles-1.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: own_pebbles\nVersion: 1\n")
    (known / "entry_points.txt").write_text("[underhall.games]\npebbles = own_pebbles:GAME\n")
    with _serving(tmp_path, ROOT, tmp_path) as url:
        ada = visit(url)
        page = ada.go()
        ada.play_now("pebbles")
        heap = page.locator(".stage .heap")
        before = int(heap.inner_text())
        page.locator('.stage [data-pick="cup:right"]').click()
        page.locator('.stage [data-pick="stones:1"]').click()
        expect(heap).not_to_have_text(str(before))
        ada.click_through(by="board")
        page.locator(".end").wait_for()
