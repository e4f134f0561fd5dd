"""`make art`: bake what the page shows as bitmaps from the sources in this folder.

- lobby/layers/*.svg (with filters, too slow to be live) become baked/lobby/*.webp: the mountain by night and by day,
  without the figures that move, and one crop per chamber for phones, with them;
- caverna/home.webp, the ground of a home board by lamplight, becomes caverna/home-day.webp, the same by day;
- icons/*.svg become the icons and the picture for links in ../public.

Symbols, materials and sounds are used as they are, or have makers of their own (README.md). Needs what the browser
tests need: Playwright and the system's Chromium.

baked/written.json tells what was written last. A file that somebody has changed since then is not overwritten.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from playwright.sync_api import Browser  # noqa: E402

from tests.browser.house import chromium  # noqa: E402

BAKED = HERE / "baked" / "lobby"
WRITTEN = HERE / "baked" / "written.json"
PUBLIC = HERE.parent / "public"
FONT = HERE.parent / "node_modules/@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2"
SCENE = json.loads((HERE / "lobby" / "scene.json").read_text(encoding="utf-8"))
WIDE = (-240, 0, 1920, 900)  # the box of the layers that are no chamber
SHADOW = 60  # units around a chamber
STILL = "<style>[id^=fig-]{display:none}</style>"
# The quality that shows no blocks in the night's dark gradients and in the day's grain.
QUALITY = {("night", 1): 62, ("night", 2): 50, ("day", 1): 54, ("day", 2): 42}

Box = tuple[float, float, float, float]


def main() -> None:
    BAKED.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for theme in ("night", "day"):
            for scale, suffix in ((1, ""), (2, "@2x")):
                target = BAKED / f"stage-{theme}{suffix}.webp"
                picture = scene(theme, WIDE, 1920 * scale, figures=False)
                shoot(browser, picture, target, 1920 * scale, 900 * scale, QUALITY[theme, scale])
            for game, crop in SCENE["phone_crop"].items():
                picture = scene(theme, tuple(crop), 748, foreground=False)
                shoot(browser, picture, BAKED / f"phone-{game}-{theme}.webp", 748, 436, 60)
        home_by_day(browser)
        icons(browser)


def home_by_day(browser: Browser) -> None:
    """The ground of a Caverna home in sunlight: lighter all over, and a morning sky over the valley."""
    ground = data((HERE / "caverna" / "home.webp").read_bytes(), "image/webp")
    sky = (
        '<svg width="864" height="640" style="position:absolute;left:0;top:0"><defs>'
        '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#8ec9ee"/><stop offset="1" stop-color="#fdf3d2"/>'
        '</linearGradient></defs><path d="M0 0H374L381 14 380 30 404 40 408 56 430 58 418 66H0Z" fill="url(#sky)"/>'
        '<circle cx="70" cy="18" r="40" fill="#fffbe6" opacity=".55"/><circle cx="70" cy="18" r="15" fill="#fff4c0"/>'
        '<path d="M0 56 40 42 84 54 140 34 196 54 240 40 292 56 340 46 400 58 418 66H0Z" fill="#8fb0c4"/>'
        '<path d="M0 66 50 56 110 62 180 50 240 62 300 54 380 66Z" fill="#6f9f5c"/></svg>'
    )
    bright = "filter:brightness(1.42) saturate(1.06)"
    picture = f'<div style="position:relative"><img src="{ground}" style="{bright}">{sky}</div>'
    shoot(browser, picture, HERE / "caverna" / "home-day.webp", 864, 640, 70)


def scene(theme: str, box: Box, width: float, *, figures: bool = True, foreground: bool = True) -> str:
    """The layers as pictures upon each other, cut to a box of the scene and scaled to a width."""
    left, top, wide, high = box
    layers = []
    for name in SCENE["paint_order"]:
        if name == "foreground" and not foreground:
            continue
        x, y, w, h = SCENE["chamber_box"].get(name, WIDE)
        text = (HERE / "lobby" / "layers" / f"{name}-{theme}.svg").read_text(encoding="utf-8")
        if name in SCENE["chamber_box"]:  # a chamber's shadow reaches out of its box
            x, y, w, h = x - SHADOW, y - SHADOW, w + 2 * SHADOW, h + 2 * SHADOW
            text = re.sub(r'width="\d+" height="\d+" viewBox="[^"]+"', f'viewBox="{x} {y} {w} {h}"', text, count=1)
        if not figures:
            text = text.replace("</svg>", f"{STILL}</svg>")
        place = f"left:{x - left}px;top:{y - top}px;width:{w}px;height:{h}px"
        layers.append(f'<img src="{data(text.encode(), "image/svg+xml")}" style="position:absolute;{place}">')
    scale = width / wide
    inner = f"position:absolute;width:{wide}px;height:{high}px;transform:scale({scale});transform-origin:0 0"
    outer = f"position:relative;overflow:hidden;width:{width}px;height:{high * scale}px"
    return f'<div style="{outer}"><div style="{inner}">{"".join(layers)}</div></div>'


def icons(browser: Browser) -> None:
    for source, target, size, box in (
        ("icon", "icon-192", 192, "0 0 512 512"),
        ("icon", "icon-512", 512, "0 0 512 512"),
        ("icon-maskable", "icon-maskable", 512, "0 0 512 512"),
        ("icon-maskable", "apple-touch-icon", 180, "30 30 452 452"),
    ):
        text = (HERE / "icons" / f"{source}.svg").read_text(encoding="utf-8")
        text = text.replace('viewBox="0 0 512 512"', f'viewBox="{box}"')
        picture = f'<img src="{data(text.encode(), "image/svg+xml")}" width="{size}" height="{size}">'
        shoot(browser, picture, PUBLIC / f"{target}.png", size, size)
    keep(PUBLIC / "icon.svg", (HERE / "icons" / "favicon.svg").read_bytes())
    face = data(FONT.read_bytes(), "font/woff2")
    title = (
        f"<style>@font-face{{font-family:title;src:url({face});font-weight:100 900}}</style>"
        '<h1 style="position:absolute;left:40px;top:16px;margin:0;font:600 104px title;color:#ffdc94;'
        'text-shadow:0 0 22px #f6b73c88,0 3px 0 #2b1704">Underhall</h1>'
    )
    picture = scene("night", (20, 0, 1400, 735), 1200, foreground=False) + title
    shoot(browser, picture, PUBLIC / "social.jpg", 1200, 630, 82)


def data(content: bytes, kind: str) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def shoot(browser: Browser, picture: str, target: Path, width: int, height: int, quality: int | None = None) -> None:
    """Write what a piece of HTML shows; the format is told by the file's name."""
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(f"<!doctype html><style>body{{margin:0}}img{{display:block}}</style>{picture}")
    page.evaluate("Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())])")
    # Chromium writes WebP too, which Playwright's own screenshots do not offer.
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setDefaultBackgroundColorOverride", {"color": {"r": 0, "g": 0, "b": 0, "a": 0}})
    kind = {".webp": "webp", ".png": "png", ".jpg": "jpeg"}[target.suffix]
    wish: dict[str, Any] = {"format": kind, **({"quality": quality} if quality else {})}
    keep(target, base64.b64decode(session.send("Page.captureScreenshot", wish)["data"]))
    page.close()


def keep(target: Path, content: bytes, *, book: Path = WRITTEN) -> None:
    """Write a baked file and note what was written, unless somebody has changed it since it was baked."""
    written: dict[str, str] = json.loads(book.read_text(encoding="utf-8")) if book.exists() else {}
    name = Path(os.path.relpath(target, HERE.parent)).as_posix()
    if target.exists() and digest(target.read_bytes()) not in (written.get(name), digest(content)):
        raise SystemExit(f"{name} was changed by hand. Change its source instead, or delete it, and run again.")
    target.write_bytes(content)
    book.write_text(json.dumps({**written, name: digest(content)}, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{name} {len(content) / 1000:.1f} kB")


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


if __name__ == "__main__":
    main()
