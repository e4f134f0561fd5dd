"""`make art`: bake what the page shows as bitmaps from the sources in this folder.

- lobby/layers/*.svg (with filters, too slow to be live) become baked/lobby/*.webp: the mountain by night and by day,
  without the figures that move, and one crop per chamber for phones, with them;
- textures.py (SVG with filters) and rock.py (fields of heights) become the surfaces: rock, wood, parchment, grounds;
- icons/*.svg become the icons and the picture for links in ../public.

Symbols are used as they are; sounds have a maker of their own (sound/README.md). Needs what the browser tests need:
Playwright and the system's Chromium. Named files are baked alone: `make art ARGS=materials/wall.avif`.

baked/written.json tells what was written last. A file that somebody has changed since then is not overwritten.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import sys
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]

import rock  # noqa: E402
import textures  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import Browser  # noqa: E402
from textures import Texture  # noqa: E402

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
# What makes each surface, and the quality at which nobody sees a difference at 100 %.
SURFACES: dict[str, tuple[Callable[[], Texture | rock.Field], int]] = {
    "materials/parchment.avif": (textures.parchment, 38),
    "materials/rock.webp": (rock.page, 40),
    "materials/wall.avif": (textures.wall, 30),
    "materials/wood.avif": (textures.wood, 50),
    "caverna/home.avif": (partial(textures.home, day=False), 46),
    "caverna/home-day.avif": (partial(textures.home, day=True), 46),
    "ghosts_galore/board-frame.webp": (textures.board_frame, 58),
    "ghosts_galore/mine.webp": (textures.mine, 58),
    **{f"ghosts_galore/grounds/{name}.webp": (partial(textures.ground, name), 58) for name in textures.GROUNDS},
    "mountain_king/grain.avif": (rock.grain, 40),
    "mountain_king/rock-autumn.avif": (partial(rock.mountain, "autumn"), 38),
    "mountain_king/rock-winter.avif": (partial(rock.mountain, "winter"), 36),
}

Box = tuple[float, float, float, float]


def main(wanted: list[str]) -> None:
    BAKED.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        surfaces(browser, wanted or list(SURFACES))
        if wanted:
            return
        for theme in ("night", "day"):
            for scale, suffix in ((1, ""), (2, "@2x")):
                target = BAKED / f"stage-{theme}{suffix}.webp"
                picture = scene(theme, WIDE, 1920 * scale, figures=False)
                shoot(browser, picture, target, 1920 * scale, 900 * scale, QUALITY[theme, scale])
            for game, crop in SCENE["phone_crop"].items():
                picture = scene(theme, tuple(crop), 748, foreground=False)
                shoot(browser, picture, BAKED / f"phone-{game}-{theme}.webp", 748, 436, 60)
        icons(browser)


def surfaces(browser: Browser, wanted: list[str]) -> None:
    """The bitmaps of rock, wood, parchment and ground, from what computes or draws them."""
    for name in wanted:
        make, quality = SURFACES[name]
        made = make()
        if isinstance(made, Texture):
            page = browser.new_page(viewport={"width": made.width, "height": made.height})
            page.set_content(f"<!doctype html><style>body{{margin:0}}svg{{display:block}}</style>{made.drawing}")
            image = Image.open(BytesIO(page.screenshot(omit_background=True)))
            page.close()
        else:
            image = Image.fromarray((made * 255).round().astype("uint8"))
        if image.mode == "RGBA" and image.getchannel("A").getextrema() == (255, 255):
            image = image.convert("RGB")
        content = BytesIO()
        if name.endswith(".avif"):
            # The chroma of rock may be coarse; the slowest speed is worth a tenth of a file.
            image.save(content, "AVIF", quality=quality, speed=0, subsampling="4:2:0")
        else:
            image.save(content, "WEBP", quality=quality, method=6, alpha_quality=80)
        keep(HERE / name, content.getvalue())


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
    main(sys.argv[1:])
