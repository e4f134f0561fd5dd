"""`python -m tests.browser.pictures`: take the pictures that test_positions.py compares with, after looking at them.

Each is a fixed position or the gallery, at a size; stored at half that size, because what is compared is coarse anyway:
letters are drawn a little differently everywhere. The browser itself does the arithmetic.
"""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.house import Visitor, chromium, is_built, serve
from tests.browser.positions import views

STORED = Path(__file__).parent / "pictures"
BLOCK = 12
"""Pixels each way that are compared as one, so that no single letter counts."""
TOLERANCE = 26
"""By how much of 255 a block may differ in its strongest channel."""


def take(page: Page) -> bytes:
    """What the page shows, at half its size."""
    half: str = page.evaluate(_HALF, _text(page.screenshot(animations="disabled", caret="hide")))
    return base64.b64decode(half.split(",", 1)[1])


def difference(page: Page, taken: bytes, stored: bytes) -> str:
    """Where two pictures differ by more than letters do, in words; empty if they do not."""
    found: list[list[int]] | str = page.evaluate(_DIFFERENCE, [_text(taken), _text(stored), BLOCK // 2, TOLERANCE])
    if isinstance(found, str):
        return found
    if not found:
        return ""
    columns, rows = [x for x, _ in found], [y for _, y in found]
    edges = f"x {min(columns) * BLOCK}-{(max(columns) + 1) * BLOCK}, y {min(rows) * BLOCK}-{(max(rows) + 1) * BLOCK}"
    return f"{len(found)} blocks of {BLOCK} px within {edges}"


def _text(picture: bytes) -> str:
    return base64.b64encode(picture).decode()


_BITMAP = "(text) => createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]))"
_HALF = """async (text) => {
  const image = await (BITMAP)(text);
  const canvas = new OffscreenCanvas(Math.round(image.width / 2), Math.round(image.height / 2));
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 });
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsDataURL(blob);
  });
}""".replace("BITMAP", _BITMAP)
# A block's mean colour. A neighbour's block may answer for it: what moved by a pixel or two is no change.
_DIFFERENCE = """async ([taken, stored, block, tolerance]) => {
  const means = async (text) => {
    const image = await (BITMAP)(text);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const [wide, high] = [Math.floor(image.width / block), Math.floor(image.height / block)];
    const mean = new Float32Array(wide * high * 3);
    for (let y = 0; y < high * block; y++)
      for (let x = 0; x < wide * block; x++)
        for (let c = 0; c < 3; c++)
          mean[(Math.floor(y / block) * wide + Math.floor(x / block)) * 3 + c] +=
            data[(y * image.width + x) * 4 + c] / block ** 2;
    return { size: `${image.width}x${image.height}`, wide, high, mean };
  };
  const [now, then] = [await means(taken), await means(stored)];
  if (now.size !== then.size) return `the size is ${now.size} instead of ${then.size}`;
  const apart = (one, other, c) => Math.abs(now.mean[one * 3 + c] - then.mean[other * 3 + c]);
  const far = (one, other) => Math.max(...[0, 1, 2].map((c) => apart(one, other, c)));
  const found = [];
  for (let y = 0; y < now.high; y++)
    for (let x = 0; x < now.wide; x++) {
      let least = Infinity;
      for (const [dx, dy] of [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]]) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= now.wide || ny >= now.high) continue;
        least = Math.min(least, far(y * now.wide + x, ny * now.wide + nx));
      }
      if (least > tolerance) found.push([x, y]);
    }
  return found;
}""".replace("BITMAP", _BITMAP)


def main() -> None:
    STORED.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place, chromium() as browser:
        house = serve(Path(place))
        try:
            for phone in (False, True):
                visitor = Visitor(browser, house.url, phone=phone)
                for name, page in views(house, visitor, phone=phone):
                    (STORED / f"{name}.webp").write_bytes(take(page))
                visitor.close()
        finally:
            house.stop()


if __name__ == "__main__":
    if not is_built():
        raise SystemExit("build the page first: make play, or make test")
    main()
