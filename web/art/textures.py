"""Walls, wood, parchment, grounds and frames as SVG with filters: too slow to be live, drawn once by the browser.

Nearly all of them are one idea: fractal noise as a field of heights, lit from the upper left, over the colour of a
material. `bake.py` asks for each with its size, lets Chromium draw it and encodes what it shows.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple


class Texture(NamedTuple):
    width: int
    height: int
    drawing: str


# Light, colour, size and depth of the hills, seed.
GROUNDS = {
    "earth": ("#c4a27c", "#8a6a4c", ".028", 7.5, ".14", 3),
    "slate": ("#a6a4a6", "#6c6a70", ".028", 7.5, ".14", 9),
    "moss": ("#a6a284", "#6c6a4c", ".028", 7.5, ".14", 15),
    "gravel": ("#b8a48c", "#7d6c5a", ".065", 6.5, ".2", 23),
    "basalt": ("#9a9290", "#675a58", ".02 .034", 9, ".12", 31),
    "shale": ("#a2a8ac", "#656f79", ".03 .02", 8.5, ".13", 44),
}


def ground(name: str, size: int = 256) -> Texture:
    """A rounded slab under a tile: a light edge at the upper left, a dark one at the lower right, corners cut."""
    light, colour, wide, depth, narrow, seed = GROUNDS[name]
    edge, bend = size * 0.01, size * 0.06
    side, inner = size - 2 * edge, bend - 3
    slab = f'x="{edge}" y="{edge}" width="{side}" height="{side}" rx="{bend}"'
    near, far = edge + bend, size - edge - bend
    bright = f"M{edge + 3} {far}V{near}a{inner} {inner} 0 0 1 {inner} {-inner}H{far}"
    dark = f"M{size - edge - 3} {near}V{far}a{inner} {inner} 0 0 1 {-inner} {inner}H{near}"
    return _texture(
        size,
        size,
        _lit("wide", wide, 5, depth, light, 52, seed)
        + _lit("narrow", narrow, 3, 2.4, "#fff", 58, seed + 1)
        + f'<clipPath id="slab"><rect {slab}/></clipPath>',
        '<g clip-path="url(#slab)">'
        + _all('filter="url(#wide)"')
        + _all(f'filter="url(#narrow)" {MULTIPLY} opacity=".7"')
        + _all(f'fill="{colour}" {MULTIPLY} opacity=".78"')
        + f'<rect {slab} fill="none" stroke="#000" stroke-opacity=".6" stroke-width="4"/>'
        f'<path d="{bright}" fill="none" stroke="#ffe6bd" stroke-opacity=".34" stroke-width="2"/>'
        f'<path d="{dark}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="3"/></g>',
    )


def board_frame(size: int = 736) -> Texture:
    """The carved rim of a board: blocks as a field of heights (blurred alpha with noise), lit once."""
    rim, cuts = 34, (0, 27, 73, 100, 127, 173, 200, 227, 273, 300)
    blocks = []
    for begin, end in pairwise(cuts):
        # Narrow blocks lie in two courses.
        courses = ((0, 0.52), (0.52, 0.48)) if end - begin < 40 else ((0, 1),)
        for at, part in courses:
            for far in (0, rim + 300):
                blocks.append((rim + begin, far + rim * at, end - begin, rim * part))
                blocks.append((far + rim * at, rim + begin, rim * part, end - begin))
    blocks += [(x, y, rim, rim) for x in (0, rim + 300) for y in (0, rim + 300)]
    stones = "".join(
        f'<rect x="{x + 0.9}" y="{y + 0.9}" width="{wide - 1.8}" height="{high - 1.8}" rx="3.2"/>'
        for x, y, wide, high in blocks
    )
    carved = (
        '<filter id="carved" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
        '<feGaussianBlur in="SourceAlpha" stdDeviation="1.5" result="edge"/>'
        '<feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="5" seed="5" result="noise"/>'
        '<feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .55 0 0 0 0" result="rough"/>'
        '<feComposite in="edge" in2="rough" operator="arithmetic" k2=".75" k3=".5" result="heights"/>'
        '<feDiffuseLighting in="heights" surfaceScale="11" diffuseConstant="1.35"'
        ' lighting-color="#dcc3a0" result="lit">'
        '<feDistantLight azimuth="225" elevation="46"/></feDiffuseLighting>'
        '<feComposite in="lit" in2="SourceAlpha" operator="in"/></filter>'
    )
    lamp = _pool("lamp", (150, 130, 300), (0, "#ffcf8a", 0.16), (0.55, "#6b4520", 0.1), (1, "#0a0502", 0.6))
    inner = f'x="{rim}" y="{rim}" width="300" height="300"'
    return _texture(
        size,
        size,
        carved + lamp + _lit("floor", ".03", 5, 5, "#8b6a4a", 48, 30),
        f'<rect width="368" height="368" rx="9" fill="#0d0805"/><g filter="url(#carved)">{stones}</g>'
        f'<rect width="368" height="368" rx="9" fill="#8f7458" {MULTIPLY} opacity=".85"/>'
        '<rect width="368" height="368" rx="9" fill="url(#lamp)"/>'
        f'<rect x="{rim - 2}" y="{rim - 2}" width="304" height="304" opacity=".8"/><rect {inner} fill="#0d0805"/>'
        f'<rect {inner} filter="url(#floor)" opacity=".16"/>',
        box="0 0 368 368",
    )


def mine() -> Texture:
    """The wall behind a table of Ghosts Galore, with the pools of light of two lanterns."""
    lanterns = _pool("first", (170, 170, 560), (0, "#ffb650", 0.62), (0.4, "#c87420", 0.26), (1, "#000", 0))
    lanterns += _pool("second", (735, 470, 620), (0, "#ffb650", 0.5), (0.6, "#c87420", 0.2), (1, "#000", 0))
    veil = (
        '<radialGradient id="veil" cx=".5" cy=".48" r=".75"><stop stop-color="#0c0704" stop-opacity=".2"/>'
        '<stop offset=".62" stop-color="#0a0603" stop-opacity=".5"/>'
        '<stop offset="1" stop-color="#050302" stop-opacity=".9"/></radialGradient>'
    )
    return _texture(
        1440,
        900,
        _lit("rock", ".006 .014", 6, 17, "#b98f66", 48, 7) + veil + lanterns,
        _all('filter="url(#rock)"')
        + _all(f'fill="#4a3220" {MULTIPLY}')
        + '<g fill="none" stroke="#000" stroke-width="3" opacity=".35">'
        '<path d="M0 120C200 90 320 160 520 130S900 60 1100 110s260-10 340 10M0 420c160-40 260 20 420-10s420-60 640-10'
        ' 260-30 380-10M0 720c220-30 340 30 560 0s380-40 560 0 220 10 320-20"/></g>'
        + _all('fill="url(#veil)"')
        + _all('fill="url(#first)" style="mix-blend-mode:screen"')
        + _all('fill="url(#second)" style="mix-blend-mode:soft-light"'),
    )


def wood() -> Texture:
    """A worn plank, lit along its upper edge."""
    return _texture(
        640,
        96,
        _lit("grain", ".006 .16", 5, 3.2, "#d9a066", 55, 8),
        _all('filter="url(#grain)"')
        + _all(f'fill="#6b4020" {MULTIPLY} opacity=".85"')
        + '<path d="M0 0h640v2H0z" fill="#ffdca0" opacity=".35"/><path d="M0 93h640v3H0z" opacity=".5"/>',
    )


def parchment() -> Texture:
    sheet = (
        '<radialGradient id="sheet" cx=".42" cy=".3" r=".85"><stop stop-color="#fff3cf"/>'
        '<stop offset=".6" stop-color="#f1ddb0"/><stop offset="1" stop-color="#dcbd84"/></radialGradient>'
    )
    return _texture(
        320,
        480,
        _lit("fibre", ".02 .03", 5, 1.9, "#fff6e0", 62, 21) + sheet,
        _all('fill="url(#sheet)"') + _all(f'filter="url(#fibre)" {MULTIPLY} opacity=".85"'),
    )


def wall() -> Texture:
    """Dark rock in wide layers behind the parts of a table, darker towards its edges."""
    veil = (
        '<radialGradient id="veil" cx=".5" cy=".46" r=".76"><stop stop-color="#0c0704" stop-opacity=".16"/>'
        '<stop offset="1" stop-color="#070402" stop-opacity=".6"/></radialGradient>'
    )
    return _texture(
        960,
        600,
        _lit("rock", ".004 .01", 5, 12, "#dcb483", 54, 12) + veil,
        _all('filter="url(#rock)"') + _all(f'fill="#80613f" {MULTIPLY}') + _all('fill="url(#veil)"'),
    )


# The line between valley and mountain in Caverna, from the sky down.
CUT = (
    "M374 0 381 14 380 30 404 40 408 56 430 58 418 90 429 118 419 156 430 190 420 230 431 272 420 316 430 360"
    " 421 404 429 450 420 490 430 520 429 548 424 592 430 640"
)
# Layers of stone from above, each down to where the next begins: colour and the height of its lower edge.
LAYERS = (
    ("#a88353", 72),
    ("#946f43", 112),
    ("#88653d", 166),
    ("#a0794a", 248),
    ("#977344", 320),
    ("#8a673e", 378),
    ("#9d7647", 424),
    ("#8f6a41", 470),
    ("#7c5a37", 504),
    ("#a87f4c", 640),
)
CRACKS = (
    "M556 0 568 20 566 30 588 44 570 66M478 50 486 66 497 70 504 80M760 128 752 142 741 162 750 176 752 192"
    "M842 212 830 224 828 238 821 247M628 586 612 604 606 622M676 402 688 414 686 430M520 300 534 308 538 326"
)


def home(*, day: bool) -> Texture:
    """The ground of a home in Caverna: a valley under a strip of sky, and a cut through the mountain beside it.

    The valley is 432 wide; the squares of both halves are 144 each way and begin at 64.
    """
    meadow = ("#769a3c", "#4a8034", "#2c5f2c") if day else ("#52732a", "#325628", "#1b381d")
    defs = (
        _lit("turf", ".02 .03", 4, 2.6, "#fff", 66, 17)
        + _lit("stone", ".01 .026", 5, 7, "#fff", 62, 41)
        + '<filter id="bent" x="-5%" y="-5%" width="110%" height="110%">'
        '<feTurbulence type="fractalNoise" baseFrequency=".012 .05" numOctaves="4" seed="8"/>'
        '<feDisplacementMap in="SourceGraphic" scale="34" xChannelSelector="R" yChannelSelector="G"/></filter>'
        '<filter id="soft" x="-20%" width="140%"><feGaussianBlur stdDeviation="7"/></filter>'
        f'<clipPath id="valley"><path d="{CUT}H0V0Z"/></clipPath>'
        f'<clipPath id="hill"><path d="{CUT}H864V0Z"/></clipPath>'
        f'<radialGradient id="meadow" cx=".3" cy=".2" r="1.05"><stop stop-color="{meadow[0]}"/>'
        f'<stop offset=".5" stop-color="{meadow[1]}"/><stop offset="1" stop-color="{meadow[2]}"/></radialGradient>'
        '<linearGradient id="side"><stop stop-color="#000" stop-opacity=".3"/>'
        '<stop offset=".07" stop-color="#000" stop-opacity="0"/><stop offset=".95" stop-color="#000" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient>'
        '<radialGradient id="dusk" cx=".52" cy=".42" r=".78"><stop offset=".35" stop-color="#0b0704" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="#0b0704" stop-opacity="{0.1 if day else 0.36}"/></radialGradient>'
    )
    strata = "".join(
        f'<rect x="340" y="{above - 24}" width="560" height="{below - above + 60}" fill="{colour}"/>'
        f'<path d="M340 {above - 24}H900" stroke="#d8b07a" stroke-width="1.4" opacity=".28"/>'
        for (colour, below), above in zip(LAYERS, (0, *(below for _, below in LAYERS)), strict=False)
    )
    return _texture(
        864,
        640,
        defs,
        (_DAY if day else _NIGHT) + '<g clip-path="url(#valley)"><path d="M0 66H440V640H0Z" fill="url(#meadow)"/>'
        f'<path d="M0 66H440V640H0Z" filter="url(#turf)" {MULTIPLY}/>'
        f'<path d="{CUT}" fill="none" stroke="#0a0f06" stroke-width="24" opacity=".6" filter="url(#soft)"/></g>'
        f'<g clip-path="url(#hill)"><g filter="url(#bent)">{strata}</g>'
        f'<path d="M360 0H864V640H360Z" filter="url(#stone)" {MULTIPLY}/>'
        f'<path d="M360 0H864V640H360Z" fill="{"#ffe6c4" if day else "#d0ac82"}" {MULTIPLY} opacity=".6"/>'
        f'<g fill="none" stroke-linejoin="round"><path d="{CRACKS}" stroke="#2a1a0d" stroke-width="3.4"/>'
        f'<path d="{CRACKS}" stroke="#e0b57c" stroke-width="1.2" opacity=".4" transform="translate(2 2)"/></g>'
        '<path d="M374 0H864V640H374Z" fill="url(#side)"/></g>'
        f'<g fill="none" stroke-linejoin="round"><path d="{CUT}" stroke="#1c1009" stroke-width="8"/>'
        f'<path d="{CUT}" stroke="#c9a36a" stroke-width="2.8"/></g>' + _all('fill="url(#dusk)"'),
    )


_NIGHT = (
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#16233f"/><stop offset=".55" stop-color="#4b4a66"/>'
    '<stop offset="1" stop-color="#d8a765"/></linearGradient><path d="M0 0H440V66H0Z" fill="url(#sky)"/>'
    '<path d="M0 66 40 44 84 64 140 30 194 60 240 40 292 58 340 42 400 62 440 50V68H0Z" fill="#4f4766"/>'
    '<path d="M0 68 60 56 110 66 176 48 240 68 290 54 350 68Z" fill="#2e4a35"/>'
    '<path d="M52 12h1M118 22h1M188 8h1M262 18h1M318 9h1M352 24h1" stroke="#fff4d8" stroke-width="1.6" '
    'stroke-linecap="round" opacity=".7"/>'
)
_DAY = (
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#8ec9ee"/><stop offset="1" stop-color="#fdf3d2"/>'
    '</linearGradient><path d="M0 0H440V66H0Z" fill="url(#sky)"/>'
    '<circle cx="70" cy="18" r="40" fill="#fffbe6" opacity=".55"/><circle cx="70" cy="18" r="15" fill="#fff4c0"/>'
    '<path d="M0 56 40 42 84 54 140 34 196 54 240 40 292 56 340 46 400 58 440 66H0Z" fill="#8fb0c4"/>'
    '<path d="M0 68 50 56 110 62 180 50 240 62 300 54 380 68Z" fill="#6f9f5c"/>'
)
MULTIPLY = 'style="mix-blend-mode:multiply"'


def _texture(width: int, height: int, defs: str, drawing: str, *, box: str = "") -> Texture:
    size = f'width="{width}" height="{height}" viewBox="{box or f"0 0 {width} {height}"}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{defs}</defs>{drawing}</svg>'
    return Texture(width, height, svg)


def _lit(name: str, wide: str, octaves: int, depth: float, light: str, elevation: int, seed: int) -> str:
    """A filter: noise as heights, lit from the upper left."""
    return (
        f'<filter id="{name}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{wide}" numOctaves="{octaves}" seed="{seed}"/>'
        f'<feDiffuseLighting surfaceScale="{depth}" diffuseConstant="1.05" lighting-color="{light}">'
        f'<feDistantLight azimuth="225" elevation="{elevation}"/></feDiffuseLighting></filter>'
    )


def _pool(name: str, place: tuple[int, int, int], *stops: tuple[float, str, float]) -> str:
    x, y, wide = place
    circle = f'gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{wide}"'
    colours = "".join(f'<stop offset="{at}" stop-color="{c}" stop-opacity="{alpha}"/>' for at, c, alpha in stops)
    return f'<radialGradient id="{name}" {circle}>{colours}</radialGradient>'


def _all(paint: str) -> str:
    return f'<rect width="100%" height="100%" {paint}/>'
