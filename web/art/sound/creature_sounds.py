"""Animals, the nine of the ghost train, and trolls: short, soft, more storybook than zoo."""

import numpy as np
from matter import (
    BONE,
    GLASS,
    RATE,
    STONE,
    add,
    band,
    burst,
    curve,
    drift,
    fall,
    grains,
    ring,
    silence,
    span,
    strike,
    unit,
)
from voices import voice


def sheep(dice):
    """A lamb's bleat: f0 about 270 Hz shaken seven times a second, nasal."""
    seconds = 0.58
    t = span(seconds)
    shake = np.sin(2 * np.pi * np.cumsum(7.3 + 0.5 * drift(dice, seconds, 5)) / RATE)
    grip = np.clip(t / 0.12, 0, 1)
    pitch = curve(seconds, (0, 238), (0.10, 288), (0.38, 272), (0.58, 226)) * (1 + 0.045 * grip * shake)
    loud = curve(seconds, (0, 0), (0.05, 0.8), (0.16, 1), (0.42, 0.75), (0.58, 0)) * (
        1 - 0.46 * grip * (0.5 - 0.5 * shake)
    )
    mouth = curve(seconds, (0, 420), (0.12, 760), (0.45, 700), (0.58, 520))
    return voice(
        dice,
        pitch,
        loud,
        [(mouth, 170, 1.0), (1480, 240, 0.62), (2650, 380, 0.34), (3700, 600, 0.12)],
        tilt=0.75,
        breath=0.09,
        jitter=0.011,
    )


def donkey(dice):
    """Hee-haw: a breathed-in squeak and a hoarse fall."""
    out = silence(0.74)
    hee = 0.22
    pitch = curve(hee, (0, 395), (0.09, 520), (0.22, 470))
    loud = curve(hee, (0, 0), (0.06, 0.8), (0.17, 1), (0.22, 0))
    add(
        out,
        voice(
            dice, pitch, loud, [(640, 220, 0.8), (1750, 340, 0.7), (2900, 500, 0.3)], tilt=0.8, breath=0.30, jitter=0.02
        ),
        0,
        0.62,
    )
    haw = 0.48
    pitch = curve(haw, (0, 250), (0.08, 276), (0.32, 232), (0.48, 165))
    loud = curve(haw, (0, 0), (0.05, 1), (0.28, 0.85), (0.48, 0)) * (1 + 0.10 * drift(dice, haw, 22))
    add(
        out,
        voice(
            dice,
            pitch,
            loud,
            [(curve(haw, (0, 560), (0.15, 760), (0.48, 560)), 200, 1.0), (1220, 260, 0.6), (2500, 400, 0.25)],
            tilt=0.85,
            breath=0.16,
            jitter=0.022,
            rough=0.38,
        ),
        0.245,
    )
    return out


def boar(dice):
    """Two grunts through a wet snout."""
    out = silence(0.46)
    for at, seconds, high, level in ((0.0, 0.17, 112, 1.0), (0.23, 0.20, 98, 0.8)):
        pitch = curve(seconds, (0, 0.8 * high), (0.04, high), (seconds, 0.66 * high))
        loud = curve(seconds, (0, 0), (0.025, 1), (0.09, 0.7), (seconds, 0))
        grunt = voice(
            dice,
            pitch,
            loud,
            [(curve(seconds, (0, 380), (0.06, 540), (seconds, 360)), 130, 1.0), (1150, 190, 0.7), (2300, 420, 0.28)],
            tilt=0.62,
            breath=0.26,
            jitter=0.022,
            rough=0.42,
        )
        add(out, grunt, at, level)
    return out


def cattle(dice):
    """A short moo: lips closed, opened, closed."""
    seconds = 0.74
    pitch = curve(seconds, (0, 112), (0.20, 152), (0.48, 143), (0.74, 98))
    loud = curve(seconds, (0, 0), (0.09, 0.6), (0.26, 1), (0.52, 0.8), (0.74, 0))
    mouth = curve(seconds, (0, 265), (0.26, 540), (0.52, 480), (0.74, 280))
    throat = curve(seconds, (0, 720), (0.26, 980), (0.74, 760))
    return voice(
        dice,
        pitch,
        loud,
        [(mouth, 130, 1.0), (throat, 190, 0.5), (2150, 380, 0.12)],
        tilt=0.9,
        breath=0.07,
        jitter=0.009,
        rough=0.12,
    )


def dog(dice):
    """A small friendly wuff."""
    out = silence(0.30)
    for at, scale, level in ((0.0, 1.0, 1.0), (0.135, 1.1, 0.5)):
        seconds = 0.145
        pitch = scale * curve(seconds, (0, 330), (0.035, 505), (0.09, 400), (0.145, 235))
        loud = curve(seconds, (0, 0), (0.016, 1), (0.05, 0.75), (0.145, 0))
        bark = voice(
            dice,
            pitch,
            loud,
            [(curve(seconds, (0, 480), (0.05, 860), (0.145, 480)), 240, 1.0), (1500, 320, 0.6), (2700, 520, 0.25)],
            tilt=0.9,
            breath=0.24,
            jitter=0.02,
            rough=0.14,
        )
        add(out, bark, at, level)
    return out


def ghost(dice):
    """Oooh: a hollow vowel that rises a third and sighs away."""
    seconds = 0.80
    t = span(seconds)
    sway = 1 + 0.022 * np.sin(2 * np.pi * 5.3 * t + 0.6 * drift(dice, seconds, 3)) * np.clip((t - 0.1) / 0.3, 0, 1)
    pitch = curve(seconds, (0, 311), (0.33, 415), (0.50, 400), (0.80, 294)) * sway
    loud = curve(seconds, (0, 0), (0.16, 0.75), (0.38, 1), (0.80, 0))
    lips = curve(seconds, (0, 330), (0.35, 430), (0.80, 310))
    body = voice(
        dice,
        pitch,
        loud,
        [
            (lips, 150, 1.0),
            (curve(seconds, (0, 720), (0.35, 900), (0.80, 700)), 240, 1.15),
            (1750, 260, 0.2),
            (2550, 320, 0.14),
        ],
        tilt=0.85,
        breath=0.36,
        jitter=0.008,
        top=5200,
    )
    wind = band(dice.normal(size=len(t)), 600, 1900, 1) * loud * (1 + 0.4 * drift(dice, seconds, 9))
    return body + 0.16 * unit(wind)


def _bubble(_dice, low, t60, seconds=0.16):
    """A bubble (Minnaert): a decaying sine whose pitch climbs as the water closes over it."""
    t = span(seconds)
    pitch = low * (1 + 1.5 * (1 - np.exp(-t / (0.42 * t60))))
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * fall(seconds, t60, 0.004)


def slime(dice):
    """Plop: one fat bubble, a few small ones, wet skin."""
    out = silence(0.40)
    add(out, _bubble(dice, 235, 0.15, 0.26), 0.012)
    for at, low, level in ((0.085, 420, 0.42), (0.142, 610, 0.30), (0.178, 505, 0.2), (0.231, 760, 0.13)):
        add(out, _bubble(dice, low * dice.uniform(0.95, 1.05), 0.075), at, level)
    wet = (
        band(dice.normal(size=len(out)), 500, 2600)
        * curve(0.40, (0, 0), (0.012, 1), (0.06, 0.25), (0.14, 0.30), (0.4, 0))
        * (0.5 + np.abs(drift(dice, 0.40, 60)))
    )
    smack = burst(dice, 0.05, 300, 1600, 0.03, 0.003)
    return add(out + 0.15 * unit(wet), smack, 0.004, 0.40)


def bat(dice):
    """Leather wings beat six times and fade; two tiny chirps, low enough to be kind."""
    seconds = 0.48
    out = silence(seconds)
    at, level = 0.0, 0.6
    for index in range(7):
        wing = 0.060
        noise = dice.normal(size=len(span(wing)))
        flap = (band(noise, 180, 620) + 0.55 * band(noise, 700, 2600)) * curve(
            wing, (0, 0), (0.014, 1), (0.03, 0.35), (0.06, 0)
        )
        add(out, unit(flap), at, level)
        at += 0.064 * dice.uniform(0.93, 1.07)
        level = (0.8, 1.0, 0.95, 0.75, 0.55, 0.35, 0.2)[index]
    for start, top, gain in ((0.09, 5600, 0.15), (0.235, 5100, 0.11)):
        chirp = 0.042
        pitch = curve(chirp, (0, top), (chirp, 0.62 * top))
        turns = np.cumsum(pitch) / RATE
        squeak = (
            (np.sin(2 * np.pi * turns) + 0.25 * np.sin(4 * np.pi * turns))
            * curve(chirp, (0, 0), (0.012, 1), (chirp, 0))
            * (1 + 0.3 * drift(dice, chirp, 200))
        )
        add(out, squeak, start, gain)
    return out


def bones(dice):
    """A skeleton shakes itself: hollow bones, each of its own length."""
    out = silence(0.56)
    at = 0.0
    for index in range(11):
        level = dice.uniform(0.45, 1.0) * (1 - 0.055 * index)
        add(out, strike(dice, BONE, dice.uniform(620, 1250), 0.1, loose=0.02, soft=1.3), at, level)
        if dice.random() < 0.4:
            add(out, strike(dice, BONE, dice.uniform(900, 1500), 0.08), at + 0.011, 0.45 * level)
        at += dice.uniform(0.022, 0.062)
    return out


def wisp(dice):
    """A will-o'-wisp: glassy sparks of one chord (E, B, F sharp) that come and go, over a thread of air."""
    seconds = 0.72
    t = span(seconds)
    out = silence(seconds)
    for pitch, level in ((1318.5, 0.30), (1975.5, 0.42), (2637, 0.36)):
        flicker = np.clip(0.2 + 0.8 * drift(dice, seconds, 13), 0, None)
        wander = 1 + 0.006 * drift(dice, seconds, 7) + 0.02 * (t / seconds - 0.5)
        out += level * flicker * np.sin(2 * np.pi * np.cumsum(pitch * wander) / RATE)
    for index in range(19):
        at = 0.015 + 0.030 * index + dice.uniform(-0.012, 0.012)
        pitch = float(dice.choice([1318.5, 1975.5, 2637, 2960, 3951])) * (1 + 0.008 * dice.normal())
        add(
            out,
            strike(dice, GLASS, pitch, 0.26, decay=dice.uniform(0.2, 0.55), soft=1.5, grit=0.4),
            at,
            dice.uniform(0.35, 1.3),
        )
    air = band(dice.normal(size=len(t)), 2200, 6500) * (1 + 0.6 * drift(dice, seconds, 14))
    return (unit(out) + 0.08 * unit(air)) * curve(seconds, (0, 0), (0.09, 0.8), (0.30, 1), (0.72, 0))


def dragon(dice):
    """A puff of smoke from a small dragon: throat, breath, a last crackle."""
    seconds = 0.62
    t = span(seconds)
    noise = dice.normal(size=len(t))
    puff = curve(seconds, (0, 0), (0.045, 1), (0.16, 0.55), (0.62, 0))
    warm = unit(
        band(noise, 170, 700)
        + 0.75 * band(noise, 700, 1900) * curve(seconds, (0, 1), (0.3, 0.4), (0.62, 0.1))
        + 0.22 * band(noise, 1900, 5200) * curve(seconds, (0, 1), (0.2, 0.2), (0.62, 0))
    )
    flutter = (
        1
        + 0.28 * np.sin(2 * np.pi * np.cumsum(27 + 3 * drift(dice, seconds, 8)) / RATE)
        + 0.22 * drift(dice, seconds, 40)
    )
    growl = voice(
        dice,
        curve(seconds, (0, 96), (0.08, 118), (0.62, 62)),
        puff,
        [(420, 200, 1.0), (900, 260, 0.5)],
        tilt=0.8,
        breath=0.1,
        jitter=0.03,
        rough=0.5,
    )
    crackle = grains(
        dice, seconds, lambda s: 40 if s > 0.12 else 0, lambda: burst(dice, 0.01, 1400, 5500, 0.008, 0.0002), 0.05, 0.35
    )
    return warm * puff * flutter + 0.34 * growl + 0.5 * crackle * puff


def golem(dice):
    """One step of something made of stone."""
    out = silence(0.60)
    thud = ring(
        dice,
        (58, 83, 121, 178, 264, 391),
        (0.26, 0.22, 0.17, 0.13, 0.1, 0.07),
        (0.5, 0.75, 0.95, 1, 0.85, 0.6),
        0.42,
        0.0045,
        0.03,
    )
    add(out, unit(thud), 0)
    add(out, strike(dice, STONE, 290, 0.2, soft=2.4, decay=1.2), 0.002, 0.62)
    add(out, strike(dice, STONE, 385, 0.16, soft=2), 0.047, 0.34)
    add(
        out,
        grains(
            dice,
            0.34,
            lambda t: 120 * np.exp(-t / 0.12),
            lambda: strike(dice, STONE, dice.uniform(700, 1600), 0.05, decay=0.6),
            0.02,
            0.16,
        ),
        0.03,
    )
    return out


def werewolf(dice):
    """A howl from the far end of the valley and a second one just behind it, over before they frighten anyone."""
    seconds = 1.05
    t = span(seconds)
    sway = 1 + 0.006 * np.sin(2 * np.pi * 5.6 * t) * np.clip((t - 0.45) / 0.3, 0, 1)
    pitch = curve(seconds, (0, 262), (0.26, 452), (0.45, 494), (0.75, 470), (1.05, 330)) * sway
    loud = curve(seconds, (0, 0), (0.18, 0.65), (0.42, 1), (0.72, 0.7), (1.05, 0))
    jaw = curve(seconds, (0, 360), (0.36, 560), (1.05, 390))
    howl = voice(
        dice,
        pitch,
        loud,
        [(jaw, 170, 1.0), (curve(seconds, (0, 800), (0.36, 1050), (1.05, 820)), 200, 0.36), (2500, 420, 0.07)],
        tilt=1.05,
        breath=0.18,
        jitter=0.009,
        top=5000,
    )
    other = voice(
        dice, 0.972 * pitch, loud, [(jaw, 190, 1.0), (1100, 260, 0.4)], tilt=1.1, breath=0.2, jitter=0.01, top=4000
    )
    return band(add(howl, other, 0.055, 0.34), None, 2800, 1)


def troll(dice):
    """A friendly grunt from a big chest."""
    seconds = 0.36
    pitch = curve(seconds, (0, 84), (0.07, 106), (0.20, 92), (0.36, 66))
    loud = curve(seconds, (0, 0), (0.035, 1), (0.16, 0.8), (0.36, 0))
    mouth = curve(seconds, (0, 330), (0.09, 560), (0.36, 380))
    return voice(
        dice,
        pitch,
        loud,
        [(mouth, 105, 1.0), (curve(seconds, (0, 820), (0.1, 1040), (0.36, 800)), 125, 0.85), (2250, 300, 0.3)],
        tilt=0.68,
        breath=0.09,
        jitter=0.010,
        rough=0.2,
    )
