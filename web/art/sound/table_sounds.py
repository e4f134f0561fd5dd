"""Pieces, goods and work: wood, stone, coin, grain, page, pick, saw, door, rail. Each takes dice, gives a dry track."""

import numpy as np
from matter import (
    ANVIL,
    BONE,
    CARD,
    COIN,
    GLASS,
    IRON,
    RATE,
    STONE,
    WOOD,
    add,
    band,
    burst,
    curve,
    drift,
    friction,
    grains,
    ring,
    silence,
    span,
    strike,
    through,
    unit,
)


def place_wood(dice):
    """A wooden piece set on a board: one knock and the small settle after it."""
    out = silence(0.24)
    add(out, strike(dice, WOOD, 196, 0.2), 0)
    add(out, strike(dice, WOOD, 231, 0.14, soft=1.3), 0.062, 0.20)
    return out


def place_stone(dice):
    """A stone piece set down: hard, dry, a little grit under it."""
    out = silence(0.22)
    add(out, strike(dice, STONE, 455, 0.16), 0)
    add(out, strike(dice, STONE, 560, 0.12, soft=1.5), 0.048, 0.22)
    add(out, grains(dice, 0.07, lambda _: 160, lambda: burst(dice, 0.012, 2000, 6500, 0.012), 0.02, 0.12), 0.012)
    return out


def place_tile(dice):
    """A thick tile slides a finger's breadth over stone and drops flat."""
    out = silence(0.30)
    slide = (
        band(dice.normal(size=len(span(0.075))), 900, 4200)
        * curve(0.075, (0, 0), (0.05, 1), (0.075, 0.2))
        * (1 + 0.5 * drift(dice, 0.075, 120))
    )
    add(out, unit(slide), 0, 0.13)
    add(out, strike(dice, WOOD, 248, 0.2, soft=1.1, grit=0.9, decay=0.95), 0.072)
    add(out, strike(dice, STONE, 640, 0.12, soft=1.6), 0.0742, 0.26)
    add(out, strike(dice, WOOD, 305, 0.1), 0.108, 0.14)
    return out


def pick_up(dice):
    """A piece is lifted: fingertips, a small click, brighter at the end than at the start."""
    out = silence(0.17)
    rub = dice.normal(size=len(span(0.12)))
    low, high = band(rub, 500, 1600), band(rub, 1600, 4800)
    rise = curve(0.12, (0, 0), (0.12, 1))
    add(out, unit((low * (1 - rise) + high * rise) * curve(0.12, (0, 0), (0.02, 0.7), (0.07, 1), (0.12, 0))), 0, 0.26)
    add(out, strike(dice, WOOD, 395, 0.08, soft=0.8, decay=0.7), 0.018, 0.7)
    add(out, strike(dice, WOOD, 520, 0.08, soft=0.8, decay=0.7), 0.068, 0.4)
    return out


def _coin(dice, pitch, force=1.0, decay=1.0):
    hit = strike(dice, COIN, pitch, 0.34, decay=decay, loose=0.012)
    return force * hit


def coin(dice):
    """One coin on the wooden table: it rings, touches again and lies."""
    out = silence(0.36)
    add(out, _coin(dice, 4080), 0)
    add(out, _coin(dice, 4140, 0.42, 0.75), 0.072)
    add(out, _coin(dice, 4105, 0.22, 0.55), 0.118)
    add(out, strike(dice, WOOD, 240, 0.12), 0.001, 0.16)
    return out


def coins(dice):
    """A small handful of coins."""
    out = silence(0.62)
    at = 0.0
    for index in range(8):
        add(
            out,
            _coin(
                dice, dice.uniform(3900, 4900), dice.uniform(0.45, 1.0) * (1 - 0.06 * index), dice.uniform(0.55, 0.9)
            ),
            at,
        )
        add(out, strike(dice, WOOD, dice.uniform(210, 300), 0.1), at + 0.001, 0.09)
        at += dice.uniform(0.024, 0.058)
    return out


def ore(dice):
    """A lump of ore dropped on a heap: two low stones and what trickles off."""
    out = silence(0.38)
    add(out, strike(dice, STONE, 300, 0.2, decay=1.15, soft=2.6, grit=0.6), 0)
    add(out, strike(dice, STONE, 390, 0.16, soft=2.0, grit=0.7), 0.066, 0.6)
    add(out, strike(dice, IRON, 1450, 0.16, decay=0.55), 0.006, 0.10)
    add(
        out,
        grains(
            dice,
            0.22,
            lambda t: 75 * np.exp(-t / 0.08),
            lambda: strike(dice, STONE, dice.uniform(800, 1500), 0.05, decay=0.6),
            0.05,
            0.28,
        ),
        0.05,
    )
    return out


def gem(dice):
    """A ruby: two clear crystal touches a fifth apart, with a soft edge."""
    out = silence(0.62)
    add(out, strike(dice, GLASS, 1975.5, 0.6, decay=0.75, loose=0.004), 0, 0.75)
    add(out, strike(dice, GLASS, 2637.0, 0.55, decay=0.8, loose=0.004), 0.075)
    for at, pitch, level in (
        (0.012, 3951, 0.2),
        (0.128, 5274, 0.16),
        (0.17, 4435, 0.12),
        (0.225, 5274, 0.09),
    ):  # facets
        add(out, strike(dice, GLASS, pitch, 0.2, decay=0.3, loose=0.01), at, level)
    add(out, strike(dice, STONE, 760, 0.08), 0, 0.22)
    add(out, strike(dice, STONE, 900, 0.08), 0.075, 0.14)
    return out


def logs(dice):
    """Three logs tumble onto the pile."""
    out = silence(0.52)
    for at, pitch, level in ((0, 158, 1.0), (0.098, 192, 0.72), (0.171, 171, 0.5), (0.236, 226, 0.22)):
        add(out, strike(dice, WOOD, pitch, 0.2, soft=1.6, decay=1.0, loose=0.03), at, level)
        add(out, strike(dice, WOOD, pitch * 2.9, 0.08, decay=0.6), at + 0.006, 0.18 * level)
    bark = grains(dice, 0.32, lambda _: 130, lambda: burst(dice, 0.01, 1200, 5000, 0.010), 0.01, 0.08)
    return add(out, bark, 0.01)


def grain(dice):
    """A handful of grain: thousands of small husks in two sweeps of the hand."""
    seconds = 0.42
    sweep = lambda t: 160 + 950 * np.exp(-(((t - 0.10) / 0.055) ** 2)) + 700 * np.exp(-(((t - 0.27) / 0.065) ** 2))  # noqa: E731
    kernels = [
        burst(dice, 0.006, low, low * 2.0, dice.uniform(0.003, 0.009), 0.0002)
        for low in (1300, 1700, 2200, 2800, 3500, 4300)
    ]
    husks = grains(dice, seconds, sweep, lambda: kernels[dice.integers(len(kernels))], 0.08, 1.0)
    shape = curve(seconds, (0, 0), (0.03, 0.5), (0.10, 1), (0.185, 0.3), (0.27, 0.8), (0.42, 0))
    sack = band(dice.normal(size=len(husks)), 250, 900) * shape
    return unit(husks * shape) + 0.16 * unit(sack)


def bowl(dice):
    """A spoon in a wooden bowl: hollow, warm."""
    out = silence(0.34)
    for at, level in ((0, 1.0), (0.105, 0.55)):
        hollow = ring(
            dice,
            (318, 402, 748, 1130, 1790),
            (0.14, 0.10, 0.075, 0.05, 0.035),
            (1, 0.5, 0.55, 0.3, 0.16),
            0.24,
            0.0013,
            0.012,
        )
        add(out, unit(hollow) + 0.2 * burst(dice, 0.24, 1200, 5000, 0.02), at, level)
    stew = band(dice.normal(size=len(span(0.14))), 300, 1500) * curve(0.14, (0, 0), (0.05, 1), (0.14, 0))
    return add(out, unit(stew), 0.03, 0.10)


def page(dice):
    """A page turns: the lift, the sweep through the air, the fall."""
    seconds = 0.42
    paper = dice.normal(size=len(span(seconds)))
    lift = curve(seconds, (0, 0), (0.05, 0.55), (0.10, 0.25), (0.22, 0.9), (0.30, 0.35), (0.335, 1), (0.42, 0))
    climb = curve(seconds, (0, 0.15), (0.22, 1), (0.33, 0.5), (0.42, 0.1))
    crinkle = grains(dice, seconds, lambda _: 420, lambda: burst(dice, 0.005, 2200, 7500, 0.005, 0.0002), 0.03, 0.5)
    sweep = band(paper, 500, 1500) * (1 - 0.6 * climb) + 1.3 * band(paper, 1500, 5200) * climb
    out = (unit(sweep * (1 + 0.45 * drift(dice, seconds, 70))) + 0.45 * unit(crinkle)) * lift
    return add(out, strike(dice, CARD, 270, 0.08, grit=0.5), 0.335, 0.35)


def card_flip(dice):
    """A card is flicked over: the bend, the snap, the felt."""
    out = silence(0.17)
    bend = (
        band(dice.normal(size=len(span(0.055))), 1200, 5000)
        * curve(0.055, (0, 0), (0.045, 1), (0.055, 0.3))
        * (1 + 0.4 * drift(dice, 0.055, 200))
    )
    add(out, unit(bend), 0, 0.30)
    add(out, strike(dice, CARD, 520, 0.08), 0.052)
    add(out, strike(dice, CARD, 235, 0.08, grit=0.35, soft=2), 0.07, 0.6)
    return out


def card_shuffle(dice):
    """A riffle: cards fall faster and faster, then the pack is squared on the table."""
    out = silence(0.72)
    at, gap = 0.0, 0.030
    for _ in range(21):
        add(out, strike(dice, CARD, dice.uniform(420, 700), 0.05, soft=1.2), at, dice.uniform(0.28, 0.6))
        at += gap * dice.uniform(0.85, 1.15)
        gap = max(0.0125, gap * 0.93)
    add(out, strike(dice, CARD, 240, 0.08, grit=0.6), at + 0.06, 0.8)
    add(out, strike(dice, WOOD, 205, 0.16, soft=1.6), at + 0.061, 0.85)
    return out


def dig(dice):
    """A pick bites rock: steel, crack, chips."""
    out = silence(0.40)
    add(out, strike(dice, IRON, 1720, 0.22, decay=0.85), 0, 0.42)
    add(out, strike(dice, STONE, 430, 0.18, grit=1.5), 0.0008, 1.0)
    add(out, unit(ring(dice, (128, 176), (0.09, 0.07), (1, 0.6), 0.14, 0.004, 0.02)), 0, 0.30)
    add(
        out,
        grains(
            dice,
            0.26,
            lambda t: 120 * np.exp(-t / 0.09),
            lambda: strike(dice, STONE, dice.uniform(900, 1900), 0.045, decay=0.5),
            0.03,
            0.30,
        ),
        0.03,
    )
    return out


def rubble(dice):
    """Rubble comes down: a heavy start, smaller and smaller stones, a last pebble."""
    seconds = 0.80
    out = silence(seconds)
    size = lambda t: 360 * 2 ** (1.5 * t)  # noqa: E731
    for _ in range(52):
        at = min(0.66, dice.gamma(2.0, 0.10))
        add(
            out,
            strike(dice, STONE, size(at) * dice.uniform(0.7, 1.7), 0.11, decay=dice.uniform(0.6, 1.0), soft=1.3),
            at,
            dice.uniform(0.15, 0.9) * np.exp(-at / 0.34),
        )
    add(out, strike(dice, STONE, 980, 0.1), 0.70, 0.12)
    rumble = (
        band(dice.normal(size=len(out)), 70, 260)
        * curve(seconds, (0, 0), (0.10, 1), (0.55, 0.2), (0.8, 0))
        * (1 + 0.4 * drift(dice, seconds, 24))
    )
    dust = (
        band(dice.normal(size=len(out)), 900, 4500)
        * curve(seconds, (0, 0), (0.12, 1), (0.8, 0))
        * (1 + 0.5 * drift(dice, seconds, 60))
    )
    return unit(out) + 0.30 * unit(rumble) + 0.10 * unit(dust)


def anvil(dice):
    """Hammer on anvil: a struck block of steel, the wooden stump under it, one small rebound."""
    out = silence(0.82)
    add(out, strike(dice, ANVIL, 1090, 0.8), 0)
    add(out, strike(dice, ANVIL, 1090, 0.6, loose=0.002, decay=0.8), 0.135, 0.22)
    add(out, strike(dice, WOOD, 170, 0.16, soft=1.3), 0.0006, 0.38)
    return out


def saw(dice):
    """Two strokes of a hand saw: teeth on grain, the plank singing along."""
    out = silence(0.50)
    for at, seconds, teeth, level in ((0.0, 0.21, 118, 1.0), (0.245, 0.23, 96, 0.85)):
        t = span(seconds)
        speed = curve(seconds, (0, 0.45), (0.4 * seconds, 1.1), (seconds, 0.5))
        turns = np.cumsum(teeth * speed * (1 + 0.05 * drift(dice, seconds, 60))) / RATE
        bite = 1.4 * np.maximum(0, np.cos(2 * np.pi * turns)) ** 3 * (1 + 0.35 * drift(dice, seconds, 90))
        noise = dice.normal(size=len(t))
        stroke = (band(noise, 1100, 2300) + 0.7 * band(noise, 2300, 5200) + 0.9 * band(noise, 240, 620)) * (0.14 + bite)
        add(out, unit(stroke * curve(seconds, (0, 0), (0.05, 1), (0.7 * seconds, 0.9), (seconds, 0))), at, level)
    return out


def footsteps(dice):
    """Three steps of a boot in a tunnel, over sand and small stones."""
    out = silence(0.74)
    for at, level, pitch in ((0.0, 0.85, 148), (0.27, 1.0, 161), (0.54, 0.72, 143)):
        heel = unit(
            ring(
                dice,
                (pitch, pitch * 1.9, pitch * 3.1, pitch * 4.7),
                (0.08, 0.07, 0.05, 0.035),
                (0.6, 1, 0.85, 0.5),
                0.16,
                0.0022,
                0.03,
            )
        )
        add(out, heel, at, level)
        sand = grains(
            dice,
            0.15,
            lambda t: 900 * np.exp(-(((t - 0.05) / 0.04) ** 2)),
            lambda: burst(dice, 0.007, 1400, 5200, 0.006, 0.0003),
            0.05,
            0.5,
        )
        add(out, unit(sand), at + 0.012, 0.5 * level)
        add(out, strike(dice, STONE, 560, 0.06), at + 0.001, 0.24 * level)
    return out


def door(dice):
    """A gate: hinges creak in stick and slip, then timber meets its frame and the latch drops."""
    out = silence(0.80)
    seconds = 0.42
    hinge = ring(
        dice,
        (365, 690, 1130, 1640, 2350, 3100),
        (0.035, 0.03, 0.028, 0.022, 0.016, 0.012),
        (0.5, 1, 0.9, 0.6, 0.4, 0.2),
        0.06,
        0.0005,
        0.02,
    )
    creak = friction(dice, curve(seconds, (0, 42), (0.15, 78), (0.29, 60), (0.42, 122)), hinge, 0.10)
    add(out, unit(creak * curve(seconds, (0, 0), (0.08, 0.7), (0.32, 1), (0.42, 0))), 0, 0.36)
    add(out, strike(dice, WOOD, 104, 0.32, soft=2.4, decay=1.7, loose=0.02), 0.445, 1.0)
    add(out, strike(dice, WOOD, 168, 0.2, soft=1.4), 0.451, 0.45)
    add(out, strike(dice, IRON, 1180, 0.16, decay=0.6), 0.54, 0.22)
    return out


def _wheels(dice, seconds, speed):
    """Iron wheels on rails: a rumble that turns with the wheel, a thin singing of the rail, grit."""
    turns = np.cumsum(speed) / RATE
    wobble = 1 + 0.35 * np.cos(2 * np.pi * turns * 7) + 0.25 * drift(dice, seconds, 35)
    noise = dice.normal(size=len(turns))
    low = unit(band(noise, 95, 420)) * wobble
    middle = unit(band(noise, 420, 1300)) * (0.8 + 0.4 * drift(dice, seconds, 50))
    thin = unit(
        through(
            dice.normal(size=len(turns)) * 0.02,
            ring(dice, (1310, 1745, 2480, 3320), (0.08, 0.07, 0.05, 0.04), (1, 0.8, 0.6, 0.3), 0.1, 0.0004, 0.006),
        )
    )
    return (low + 0.42 * middle + 0.14 * thin) * speed / speed.max()


def _clack(dice, level=1.0):
    """A wheel over a joint of the rail."""
    out = silence(0.14)
    add(out, strike(dice, IRON, dice.uniform(690, 760), 0.13, decay=0.5, soft=1.6), 0, 0.75)
    add(out, strike(dice, WOOD, 148, 0.13, soft=1.5), 0, 0.9)
    return level * out


def cart(dice):
    """A mine cart rolls a little way onto the tile and stops."""
    seconds = 0.62
    speed = curve(seconds, (0, 0.25), (0.16, 1), (0.40, 0.8), (0.62, 0.02))
    out = unit(_wheels(dice, seconds, speed)) * curve(seconds, (0, 0), (0.06, 1), (0.45, 0.8), (0.62, 0)) * 0.55
    for at, level in ((0.12, 0.9), (0.195, 0.65), (0.42, 0.55)):
        add(out, _clack(dice), at, level)
    return out


def cart_ride(dice):
    """The last ride: it comes, clatters past and goes on into the dark."""
    seconds = 1.50
    speed = curve(seconds, (0, 0.35), (0.65, 1.1), (1.5, 0.9))
    near = curve(seconds, (0, 0.05), (0.62, 1), (0.85, 0.95), (1.5, 0))
    out = unit(_wheels(dice, seconds, speed)) * 0.6
    at, gap = 0.10, 0.30
    while at < 1.32:
        add(out, _clack(dice), at, 0.85)
        add(out, _clack(dice), at + 0.082 * gap / 0.26, 0.6)
        at += gap
        gap = max(0.235, gap * 0.93)
    return out * near


def ratchet(dice):
    """A tile is turned: three teeth of a wooden ratchet."""
    out = silence(0.20)
    for at, level in ((0, 0.7), (0.042, 0.85), (0.080, 1.0)):
        add(out, strike(dice, BONE, 560, 0.1, decay=0.9, soft=1.5), at, 0.7 * level)
        add(out, strike(dice, WOOD, 330, 0.1, decay=0.7), at + 0.002, 0.6 * level)
    return out


def fire(dice):
    """Fire catches along the rails: a soft breath of flame and a few crackles."""
    seconds = 0.58
    noise = dice.normal(size=len(span(seconds)))
    shape = curve(seconds, (0, 0), (0.13, 1), (0.28, 0.5), (0.58, 0))
    breath = (
        unit((band(noise, 110, 480) + 0.5 * band(noise, 480, 1600)) * (1 + 0.45 * drift(dice, seconds, 22))) * shape
    )
    crackle = grains(
        dice,
        seconds,
        lambda _: 46,
        lambda: burst(
            dice, 0.014, dice.uniform(900, 2200), dice.uniform(3500, 6500), dice.uniform(0.004, 0.016), 0.0002
        ),
        0.12,
        0.9,
    )
    return breath + 0.55 * crackle * curve(seconds, (0, 0.1), (0.15, 1), (0.58, 0.4))
