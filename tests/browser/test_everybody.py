"""For everybody: axe-core on every screen in all themes, no text outside messages, nothing too wide or too small."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["cat.color"]
GAMES = ("ghosts_galore", "mountain_king", "caverna")


def faults(page: Page, rules: list[str] = RULES) -> list[str]:
    """What axe-core finds, one line each, and pieces that do not answer to the words written on them."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    with _to_be_read(page):
        found: list[dict[str, str]] = page.evaluate(_AXE_RUNS, rules)
    lines = [
        f"{fault['id']}: {fault['html'][:160]} {fault['summary'].splitlines()[-1].strip()[:160]}" for fault in found
    ]
    return lines + [f"words on a piece: {piece}" for piece in page.evaluate(_PIECES)]


@contextmanager
def _to_be_read(page: Page) -> Iterator[None]:
    """The page as axe reads it: with its colours, drawn or not, and the sheets of symbols out of the document. Nobody
    reads those, and axe would look at each of their six thousand strokes. To put them back lays the whole page out
    again, so whoever looks several times takes them away once."""
    left = page.evaluate_handle(
        """() => {
          const left = [document.adoptedStyleSheets, document.querySelector('#sheets')];
          document.adoptedStyleSheets = [];
          left[1]?.remove();
          return left;
        }"""
    )
    yield
    left.evaluate(
        """([styles, sheets]) => {
          document.adoptedStyleSheets = [...styles];
          if (sheets !== null) document.body.append(sheets);
        }"""
    )


# People who speak to the page say what is written there (WCAG 2.5.3). axe checks that for all controls except the
# pieces of a game: numbers in a drawing ("3" beside a log) are not labels, though axe would take them for one. For a
# piece, every text with a word in it has to be part of its name.
_AXE_RUNS = """async (tags) => {
  const rules = { 'label-content-name-mismatch': { enabled: tags.includes('wcag21a') },
    'color-contrast-enhanced': { enabled: false } };
  const { violations } = await axe.run(document,
    { runOnly: tags, resultTypes: ['violations'], rules, elementRef: true, preload: false });
  const isPiece = ({ element }) => element.closest('[data-pick]') !== null;
  return violations.flatMap(({ id, nodes }) => nodes
    .filter((node) => id !== 'label-content-name-mismatch' || !isPiece(node)).slice(0, 4)
    .map(({ html, failureSummary }) => ({ id, html, summary: failureSummary })));
}"""
_PIECES = """() => [...document.querySelectorAll('[data-pick]')].flatMap((piece) => {
  const words = (text) => text.toLowerCase().replace(/[^\\p{L}]+/gu, ' ').trim();
  const name = ` ${words(piece.getAttribute('aria-label') ?? '')} `;
  const walk = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
  const missing = [];
  while (walk.nextNode()) {
    const { parentElement: parent, textContent: text } = walk.currentNode;
    const isSeen = parent.getClientRects().length > 0 && !parent.closest('.visually-hidden, title');
    if (!isSeen || !/\\p{L}{3}/u.test(text)) continue;
    if (!name.includes(` ${words(text)} `)) missing.push(`${piece.dataset.pick}: "${text.trim()}" not in "${name}"`);
  }
  return missing;
})"""


@pytest.mark.long
def test_axe_finds_nothing_on_any_screen_in_any_theme(visit: Visit) -> None:
    ada = visit(drawer=True)
    page = ada.go()
    page.locator("[data-game]").first.wait_for()
    found: dict[str, list[str]] = {}

    def check(name: str) -> None:
        # Themes are colours: all rules once, those about colours in every theme.
        with _to_be_read(page):
            for theme, rules in (("daylight", COLOURS), ("contrast", COLOURS), ("cave", RULES)):
                page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
                ada.settle()
                found[f"{name} in {theme}"] = faults(page, rules)

    check("lobby")
    page.get_by_role("button", name="Settings").click()
    check("settings")
    page.keyboard.press("Escape")
    page.locator('[data-game="caverna"] .how').click()
    check("options")
    page.get_by_role("dialog").get_by_role("button", name="With friends").click()
    check("new table")
    page.get_by_role("button", name="Create the table").click()
    page.locator(".room .code").wait_for()
    check("waiting room")
    for game in GAMES:
        table = ada.sit_down(game)
        page.locator(".choices").wait_for()
        check(f"{game} at the start")
        ada.click_through(14, 30, by="board")
        page.get_by_role("tab", name="Scores").click()
        check(f"{game} in the middle")
        if game == "ghosts_galore":
            page.get_by_role("tab", name="Rules").click()
            page.get_by_role("button", name="Menu").click()
            check("menu")
            page.keyboard.press("Escape")
            ada.click_through(seconds=60)
            page.locator(".end polyline").first.wait_for()
            check("end")
            ada.go(f"/replay/{table}?analysis=1").locator(".analysis .chart").wait_for()
            check("replay and analysis")
            ada.go("/")
            ada.choose_way("ghosts_galore", "Show me how")
            page.locator(".ring").wait_for()
            check("tour")
    _report(found)


def test_axe_finds_nothing_on_a_phone(visit: Visit) -> None:
    ada = visit(phone=True)
    page = ada.go()
    page.locator("[data-game]").first.wait_for()
    found = {"lobby": faults(page)}
    for game in GAMES:
        ada.sit_down(game)
        page.locator(".choices").wait_for()
        for part in ("Table", "Mine", "Others", "Log"):
            page.locator(".phone-tabs").get_by_role("button", name=part).click()
            ada.settle()
            found[f"{game} {part}"] = faults(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
    _report(found)


def _report(found: dict[str, list[str]]) -> None:
    lines = [f"{name}: {line}" for name, faults in found.items() for line in faults]
    if lines:
        pytest.fail("\n".join(lines), pytrace=False)


_TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!parent.closest('script, style, time, .rules, kbd')) found.push(walk.currentNode.textContent);
  }
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
  return found;
}"""

# What does not count as text: the page's own name, letters of seats, keys, ids in addresses, languages by their own
# names.
_NO_TEXT = ("Underhall", "English", "Español", "Polski")


def _plain_words(ada: Visitor, told: list[str]) -> set[str]:
    """Words in plain letters that no message and no word of the server's accounts for."""
    ada.settle()
    texts = [text for text in ada.page.evaluate(_TEXTS) if text.strip() not in _NO_TEXT]
    words = {word for text in texts for word in re.findall(r"[A-Za-z]{2,}", text)}

    def unheard() -> set[str]:
        heard = "\n".join(told)
        return {word for word in words if word not in heard}

    # What the page shows may be heard here a moment later.
    with suppress(AssertionError):
        ada.until(lambda: not unheard())
    return unheard()


def test_no_text_stands_outside_the_messages(visit: Visit) -> None:
    """In a made-up language every message is written in other letters; what is plain came from the server or is a
    mistake."""
    ada = visit(keep={"underhall-pseudo": "1"}, drawer=True)
    told: list[str] = []
    page = ada.page
    page.on("response", lambda answer: told.append(_body(answer)) if "/api/" in answer.url else None)
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda data: told.append(_unescaped(str(data)))),
    )
    ada.go().locator("[data-game]").first.wait_for()
    left = {"lobby": _plain_words(ada, told)}
    page.locator("header .who button").click()
    left["settings"] = _plain_words(ada, told)
    page.keyboard.press("Escape")
    page.locator("[data-game] .how").first.click()
    left["options"] = _plain_words(ada, told)
    page.locator("dialog .ways button").nth(1).click()
    left["new table"] = _plain_words(ada, told)
    for game in GAMES:
        ada.go().locator(f'[data-game="{game}"] .primary').click()
        page.locator(".choices").wait_for()  # two bots may begin
        ada.click_through(8, 30)
        page.locator("[role=tab]").nth(1).click()
        page.locator(".tools button").last.click()
        left[game] = _plain_words(ada, told)
        page.keyboard.press("Escape")
    assert {name: words for name, words in left.items() if words} == {}


def _body(answer: Any) -> str:
    try:
        return _unescaped(answer.text())
    except Exception:  # a page that moves on throws its answers away
        return ""


def _unescaped(text: str) -> str:
    try:
        return json.dumps(json.loads(text), ensure_ascii=False)
    except ValueError:
        return text


def test_what_can_be_touched_on_a_phone_is_large_enough(visit: Visit) -> None:
    ada: Visitor = visit(phone=True)
    page = ada.page
    ada.sit_down("ghosts_galore")
    page.locator(".choices").wait_for()
    small = page.evaluate(
        "() => [...document.querySelectorAll('button, select, input, a.button, summary')]"
        ".filter((e) => e.getClientRects().length && e.getBoundingClientRect().height < 44 && !e.closest('.news'))"
        ".map((e) => e.outerHTML.slice(0, 120))"
    )
    assert small == []


CONTROLS = ("button", "link", "tab", "combobox", "textbox", "checkbox", "slider", "gridcell", "grid", "region")


def _nameless(snapshot: str) -> list[str]:
    """Lines of an accessibility tree that have a control without a name."""
    lines = [line.strip().removeprefix("- ").strip("'") for line in snapshot.splitlines()]
    return [line for line in lines if re.match(rf"({'|'.join(CONTROLS)})\b(?! \")", line)]


def test_a_screen_reader_finds_named_controls_and_boards_as_grids(visit: Visit) -> None:
    ada = visit()
    page = ada.go()
    page.locator("[data-game]").first.wait_for()
    lobby = page.locator("body").aria_snapshot()
    assert _nameless(lobby) == []
    for name in ("Caverna: The Cave Farmers", "Ghosts Galore", "In the Hall of the Mountain King"):
        assert f'article "{name}"' in lobby
    sizes = {"ghosts_galore": 9, "mountain_king": 200, "caverna": 24}
    for game in GAMES:
        ada.sit_down(game)
        page.get_by_role("region", name="What you can do").wait_for()
        ada.click_through(8, 30, by="board")
        tree = page.locator("body").aria_snapshot()
        assert _nameless(tree) == [], game
        grid = page.get_by_role("grid")
        assert grid.count() == 1, game
        assert grid.get_by_role("row").count() >= 3, game
        assert grid.get_by_role("gridcell").count() >= sizes[game], game
        for landmark in ("banner", "main", 'list "Players"'):
            assert landmark in tree, (game, landmark)
        drawer = 'region "Log, scores, chat and rules"'
        assert drawer not in tree, game
        page.get_by_role("button", name="Log & rules").click()
        page.get_by_role("tab", name="Log").wait_for()
        tree = page.locator("body").aria_snapshot()
        assert drawer in tree, game
        assert _nameless(tree) == [], game
        page.keyboard.press("l")
        expect(page.get_by_role("tab", name="Log")).to_be_hidden()


def test_a_move_is_announced_once_and_the_focus_stays_in_the_game(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    ada.sit_down("caverna")
    page.locator(".choices").wait_for()
    page.evaluate(
        "() => { window.heard = []; for (const region of document.querySelectorAll('[aria-live], [role=status]'))"
        " new MutationObserver(() => heard.push(region.textContent.trim())).observe(region,"
        " { childList: true, characterData: true, subtree: true }) }"
    )
    # The player who began has taken at most one of these.
    free = page.locator(
        '[data-pick="space:wood_gathering"][data-pickable="true"], [data-pick="space:ore_mining"][data-pickable="true"]'
    ).first
    name = free.locator(".name").inner_text()
    free.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("(place) => heard.some((text) => text.includes(place))", arg=f"places a dwarf on {name}")
    page.locator('[data-pickable="true"], .choices button').first.wait_for()
    ada.settle()
    told = [text for text in page.evaluate("heard") if f"places a dwarf on {name}" in text]
    assert len(told) == 1, told
    assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    # From there the arrows walk over the home board.
    page.locator('.mine [data-pick="square:c2r2"]').focus()
    for key, square in (("ArrowRight", "c3r2"), ("ArrowDown", "c3r3"), ("ArrowLeft", "c2r3"), ("ArrowUp", "c2r2")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.pick") == f"square:{square}"
