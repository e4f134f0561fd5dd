"""Rock as heights under a lamp: the two mountains of Mountain King, the grain over them, the page's dark rock.

Noise is made of frequencies, so it wraps round: what repeats has no seam. The seeds are fixed. Colours are mixed as
light (linear) and turned into what a screen shows at the end. `bake.py` encodes what is returned here: height × width
× 4 values from 0 to 1, or × 3 where nothing is transparent.
"""

from __future__ import annotations

import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

Field = np.ndarray

BOARDS = Path(__file__).resolve().parents[2] / "src/underhall/games/mountain_king/content/boards.toml"
CELL = 44  # pixels
MARGIN = 1  # cells around the board
TIERS = ".dgboyH"  # from the wilderness to the heart
HEART = 6

# Stone of each tier, dark and light. The autumn side has warmer outer tiers.
WINTER = (
    ("#1b1d24", "#262a33"),
    ("#3f4046", "#525158"),
    ("#6a645d", "#7d756b"),
    ("#694526", "#855a33"),
    ("#984a18", "#b86424"),
    ("#c4811a", "#dba23a"),
    ("#4a0f08", "#7c1c0c"),
)
AUTUMN = (WINTER[0], ("#332f2a", "#463f37"), ("#736b5e", "#887e6e"), *WINTER[3:])
LEAVES = ((150, 58, 18), (190, 92, 24), (206, 140, 44), (120, 36, 20), (168, 112, 30), (104, 84, 30))


def mountain(side: str) -> Field:
    """The rock of one side of the board, with a margin of one cell that fades into the page."""
    board = next(one for one in _boards() if one["id"] == side)
    return _Mountain(board).painted()


def grain(size: int = 96) -> Field:
    """Light and dark speckle with alpha: over the soft rock it stays crisp on dense screens."""
    noise = partial(_noise, np.random.default_rng(3), size)
    heights = noise(0.75) * 0.6 + noise(1.75) * 0.5 + noise(0.4) * 0.35
    down, right = np.gradient(heights)
    light = -(right + down)
    light /= light.std()
    shade = np.where(light > 0, 1.0, 0.0)
    return np.dstack([shade, shade, shade, np.clip(np.abs(light) * 0.066, 0, 0.2)])


def page(size: int = 512) -> Field:
    """The dark rock behind everything, to be repeated."""
    noise = partial(_noise, np.random.default_rng(3), size)
    heights = noise(40) * 6 + noise(14) * 2.2 + noise(5) * 0.8 + noise(1.6) * 0.22
    down, right = np.gradient(heights)
    light = np.clip(0.5 - (right * 0.7 + down * 0.7) * 0.55, 0, 1)
    return np.clip(_colour("#1a140f") * (0.45 + 1.05 * light[..., None]) + 0.006 * noise(60)[..., None], 0, 1)


class _Mountain:
    """Fields that the paint of one board is mixed from. Their order is the order of the dice: it may not change."""

    def __init__(self, board: dict[str, Any]) -> None:
        self.side = board["id"]
        lines = board["tiers"].split()
        grid = np.pad([[TIERS.index(tier) for tier in line] for line in lines], MARGIN)
        self.levels = np.kron(grid, np.ones((CELL, CELL)))
        self.shape = self.levels.shape
        self.random = np.random.default_rng(7)
        self.wobble, self.small_wobble = self.noise(CELL * 0.9, 4, 0.55), self.noise(CELL * 0.35, 3)
        self.wide, self.fine = self.noise(CELL * 2.4, 5, 0.55), self.noise(CELL * 0.22, 3, 0.7)
        self.middle = self.noise(CELL * 0.6, 4, 0.6)
        rows, columns = np.mgrid[0 : self.shape[0], 0 : self.shape[1]] / CELL
        self.rows, self.columns = rows, columns
        self.heart = [at + MARGIN + 0.5 for at in board["heart_centre"]]
        self.below, self.beside = rows - self.heart[0], columns - self.heart[1]
        self.distance = np.hypot(self.below, self.beside)
        self.masks = [self.mask(tier) for tier in range(1, HEART + 1)]
        bent = self.distance + self.wide * 0.55 + self.middle * 0.12
        self.strata = np.sin(bent * 2 * np.pi * 1.55) * 0.5 + np.sin(bent * 2 * np.pi * 3.7 + self.middle * 2) * 0.25
        self.bands = np.clip((np.sin(bent * 2 * np.pi * 0.9 + 1.3) - 0.62) / 0.25, 0, 1)
        self.gaps = self.cells()

    def noise(self, length: float, octaves: int = 4, gain: float = 0.5) -> Field:
        """Fractal noise with hills that are `length` pixels wide."""
        total: Field = np.zeros(self.shape)
        for octave in range(octaves):
            layer = _blur(self.random.standard_normal(self.shape), length / 2.6 / 2**octave)
            total += gain**octave * layer / layer.std()
        return total / total.std() / 2.2

    def soft(self, tier: int, ragged: float) -> Field:
        """Where a tier and those within it are, rounded and ragged, never further off than a fifth of a cell."""
        inside = _blur((self.levels >= tier).astype(float), CELL * 0.21)
        return inside + ragged * self.wobble * 0.6 + ragged * self.small_wobble * 0.35

    def mask(self, tier: int) -> Field:
        ragged = 0.34 if tier == 1 else 0.26 if tier < HEART else 0.2
        return np.clip((self.soft(tier, ragged) - 0.5) / 0.05 + 0.5, 0, 1)

    def cells(self, number: int = 230) -> Field:
        """Cracks run where this is nearly nothing: as near to the second of some points as to the nearest."""
        points = self.random.random((number, 2)) * [self.shape[0] / CELL, self.shape[1] / CELL]
        return _between(points, self.rows + self.small_wobble * 0.12, self.columns + self.middle * 0.16)

    def painted(self) -> Field:
        outer = self.masks[0]
        heights = self.heights()
        down, right = np.gradient(heights * CELL)
        steep = 1 / np.sqrt(right * right + down * down + 1)
        east, south = -right * steep, -down * steep
        lamp = np.clip(east * -0.52 + south * -0.58 + steep * 0.63, 0, 1.3)  # cool, from the upper left
        far = np.maximum(self.distance, 0.01)
        towards = east * -self.beside / far * 0.88 + south * -self.below / far * 0.88
        ember = np.clip(towards + steep * 0.32, 0, 1)  # warm, from the heart
        fall = np.exp(-np.maximum(self.distance - 1.5, 0) / 4.1)
        hollow = np.clip(1 + (heights - _blur(heights, CELL * 0.22)) * 1.5, 0.45, 1.2)
        hollow *= np.clip(1 + (heights - _blur(heights, CELL * 0.6)) * 0.5, 0.6, 1.2)

        stone = self.stone()
        picture = stone * (0.16 + 0.80 * lamp)[..., None] * np.array([0.96, 0.98, 1.06]) * hollow[..., None]
        picture += (stone * 0.75 + 0.018) * (ember * fall)[..., None] * np.array([1.7, 0.72, 0.22])
        picture += self.embers()[..., None] * np.array([1.5, 0.42, 0.06]) * 0.85
        picture += self.ore[..., None] * np.array([1.0, 0.8, 0.3]) * 0.5
        picture = self.with_heart(picture, lamp)
        self.shade(picture, stone, fall)
        picture = self.with_rim(picture, lamp)
        picture *= np.clip(1.10 - 0.030 * np.maximum(self.distance - 5, 0), 0.55, 1.2)[..., None]
        shown = np.clip(picture / (1 + picture * 0.22) * 1.08, 0, 1) ** (1 / 2.2)

        # Scree and a shadow that fade into the page. Blurred: noise in what is transparent costs a third of a file.
        solid = np.clip(_blur(outer, 1.0), 0, 1)
        near = _blur((self.levels >= 1).astype(float), CELL * 0.62)
        skirt = _blur(np.clip(near * 1.9 - 0.12 + self.wobble * 0.25, 0, 1), CELL * 0.16)
        shown = shown * np.clip(0.35 + 0.65 * solid, 0, 1)[..., None]
        even = np.clip(solid * 3, 0, 1)[..., None]  # under what is hardly seen, one colour
        shown = shown * even + _colour("#0d0b0b") * (1 - even)
        return np.clip(np.dstack([shown, np.maximum(solid, skirt * 0.9)]), 0, 1)

    def heights(self) -> Field:
        """Terraces go down towards the heart, strata run along them, cracks cut in."""
        crack = np.clip(1 - self.gaps / 0.055, 0, 1) * np.clip(0.6 + self.wide * 0.8, 0, 1)
        terraces = sum(self.masks) * 0.42
        heights = self.strata * 0.055 + self.wide * 0.20 + self.middle * 0.05 + self.fine * 0.010 - crack * 0.09
        return _blur(heights - terraces, 0.7)

    def stone(self) -> Field:
        mixed = np.clip(0.5 + 0.32 * self.strata + 0.3 * self.wide + 0.16 * self.fine, 0, 1)[..., None]
        stone = np.zeros((*self.shape, 3))
        for tier, (dark, light) in enumerate(AUTUMN if self.side == "autumn" else WINTER):
            here = 1.0 if tier == 0 else self.masks[tier - 1][..., None]
            stone = stone * (1 - here) + (_light(dark) * (1 - mixed) + _light(light) * mixed) * here
        stone *= 1 - 0.20 * self.bands[..., None]
        self.ore = np.clip((self.noise(CELL * 0.06, 2) - 1.05) * 3, 0, 1) * self.masks[4] * (1 - self.masks[5])
        if self.side == "autumn":
            moss = np.clip((self.wide * 0.9 + self.middle * 0.5 + self.fine * 0.12 - 0.42) * 1.6, 0, 1)
            moss = 0.75 * (moss * self.masks[0] * (1 - self.masks[2]))[..., None]
            stone = stone * (1 - moss) + _light("#5c5a22") * (0.7 + 0.6 * mixed) * moss
        return stone

    def embers(self) -> Field:
        """What glows in the cracks near the heart."""
        crack = np.clip(1 - self.gaps / 0.045, 0, 1) * np.clip(0.25 + self.wide * 0.9, 0, 1)
        return crack * np.clip((5.4 - self.distance) / 4.2, 0, 1) ** 1.4 * (1 - self.masks[5])

    def with_heart(self, picture: Field, lamp: Field) -> Field:
        """Plates of crust on molten rock, and the light that it throws around."""
        heart = self.masks[HEART - 1]
        points = np.array(self.heart) + self.random.uniform(-1.7, 1.7, (26, 2))
        gap = _between(points, self.rows + self.middle * 0.10, self.columns + self.small_wobble * 0.08)
        melt, plate = np.clip(1 - gap / 0.26, 0, 1) ** 1.9, np.clip(gap / 0.5, 0, 1)
        core = np.exp(-(self.distance**2)) * 0.22
        heat = np.clip(0.16 + melt * 0.80 + core + self.small_wobble * 0.03 - plate * 0.05, 0, 2.2)
        red, green = np.clip(heat * 1.15, 0, 2.4), np.clip(heat**2.4 * 0.46, 0, 1.7)
        molten = np.stack([red, green, np.clip(0.012 * heat + heat**4 * 0.06, 0, 1.1)], -1)
        here = heart[..., None]
        picture = picture * (1 - here) + (molten * 0.9 * (0.55 + 0.75 * lamp[..., None]) + picture * 0.05) * here
        glow = _blur(heart * heat, CELL * 1.1)[..., None] * np.array([1.0, 0.24, 0.06]) * 0.55
        glow += _blur(heart * heat, CELL * 2.6)[..., None] * np.array([0.9, 0.30, 0.07]) * 0.42
        return picture + glow * (1 - 0.72 * here)

    def shade(self, picture: Field, stone: Field, fall: Field) -> None:
        """Each terrace throws a shadow on the next, and its lip catches the light."""
        for tier, mask in enumerate(self.masks, start=1):
            moved = int(CELL * 0.26)
            shadow = np.clip(_blur(_moved(1 - mask, moved), CELL * 0.10) * mask, 0, 1)
            strength = 0.62 if tier < 5 else 0.45 if tier == 5 else 0.1
            picture *= 1 - strength * shadow[..., None] * (1 - 0.5 * np.clip(fall * 1.3, 0, 1)[..., None])
        for mask in self.masks:
            before = _moved(mask, -2)
            picture *= 1 - 0.40 * _blur(np.clip(before - mask, 0, 1), 1.1)[..., None]
            picture += _blur(np.clip(mask - before, 0, 1), 0.8)[..., None] * stone * 0.9

    def with_rim(self, picture: Field, lamp: Field) -> Field:
        """Snow on the upper rim in winter; in autumn a carpet of leaves there, and single ones further in."""
        near = _blur(self.masks[0], CELL * 0.30)
        rim = np.clip(near * (1 - near) * 4, 0, 1)
        far = np.maximum(self.distance, 0.01)
        top = np.clip(-self.below / far * 0.8 - self.beside / far * 0.55 + 0.35 + self.wide * 0.6, 0, 1)
        snow = np.clip((rim * 1.25 + self.wobble * 0.32 + self.small_wobble * 0.22 - 0.55) * 2.6, 0, 1)
        snow = snow * top * np.clip(self.soft(1, 0.2) * 1.6, 0, 1)
        lit, here = (0.30 + 0.75 * lamp)[..., None], snow[..., None]
        if self.side == "winter":
            return picture * (1 - here * 0.88) + np.array([0.50, 0.60, 0.74]) * here * lit * 0.82
        carpet = np.stack([0.30 + 0.16 * self.small_wobble, 0.105 + 0.05 * self.wobble, 0.022 + 0 * self.wobble], -1)
        picture = picture * (1 - here * 0.8) + np.clip(carpet, 0.01, 1) * here * lit * 0.8
        leaves = self.leaves(np.clip(snow * 1.2 + 0.05 * self.masks[0] * (1 - self.masks[2]), 0, 1))
        cover = leaves[..., 3:]
        return picture * (1 - cover) + leaves[..., :3] ** 2.2 * cover * (0.45 + 0.75 * lamp[..., None])

    def leaves(self, likely: Field, number: int = 9000) -> Field:
        """Leaves with a little shadow, drawn at twice the size, where they are likely to lie."""
        high, wide = self.shape
        sheet = Image.new("RGBA", (wide * 2, high * 2))
        pen = ImageDraw.Draw(sheet)
        for _ in range(number):
            x, y = self.random.integers(0, wide), self.random.integers(0, high)
            if self.random.random() > likely[y, x]:
                continue
            angle, size = self.random.uniform(0, np.pi), self.random.uniform(2.2, 4.4)
            along = np.array([np.cos(angle), np.sin(angle)]) * size * 2
            across = np.array([-np.sin(angle), np.cos(angle)]) * size
            colour = LEAVES[self.random.integers(len(LEAVES))]
            edge = [along, along * 0.3 + across, -along * 0.5 + across * 0.8]
            edge += [-along, -along * 0.5 - across, along * 0.3 - across]
            middle, below = np.array([x, y]) * 2.0, np.array([2, 3])
            pen.polygon([tuple(middle + below + point) for point in edge], fill=(14, 8, 4, 130))
            pen.polygon([tuple(middle + point) for point in edge], fill=(*colour, 255))
        return np.asarray(sheet.resize((wide, high), Image.Resampling.LANCZOS)) / 255.0


def _boards() -> list[dict[str, Any]]:
    boards: list[dict[str, Any]] = tomllib.loads(BOARDS.read_text(encoding="utf-8"))["board"]
    return boards


def _blur(field: Field, width: float) -> Field:
    """A Gaussian blur that wraps round."""
    down = np.fft.fftfreq(field.shape[0])[:, None]
    right = np.fft.rfftfreq(field.shape[1])[None]
    return np.fft.irfft2(np.fft.rfft2(field) * np.exp(-2 * (np.pi * width) ** 2 * (right**2 + down**2)), field.shape)


def _noise(random: np.random.Generator, size: int, width: float) -> Field:
    field = _blur(random.standard_normal((size, size)), width)
    return field / field.std()


def _between(points: Field, rows: Field, columns: Field) -> Field:
    """How much nearer the nearest point is than the second nearest."""
    first = np.full(rows.shape, 9.0)
    second = first.copy()
    for row, column in points:
        here = np.hypot(rows - row, columns - column)
        second = np.where(here < first, first, np.minimum(second, here))
        first = np.minimum(first, here)
    return second - first


def _moved(field: Field, pixels: int) -> Field:
    return np.roll(field, (pixels, pixels), (0, 1))


def _colour(name: str) -> Field:
    return np.array([int(name[at : at + 2], 16) / 255 for at in (1, 3, 5)])


def _light(name: str) -> Field:
    return _colour(name) ** 2.2
