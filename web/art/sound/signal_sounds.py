"""What the table says: turns, rounds, refusals, spells, the end. Pitched sounds share one scale: E, B, F sharp."""

import numpy as np
from matter import (
    BAR,
    BELL,
    CHIME,
    GLASS,
    RATE,
    STONE,
    WOOD,
    add,
    band,
    burst,
    curve,
    drift,
    fall,
    friction,
    pluck,
    ring,
    silence,
    span,
    strike,
    unit,
)
from voices import horn

E3, G3, B3, DS4, E4, FS4, GS4, B4, DS5, E5, FS5, GS5, B5, E6, FS6, B6 = (
    164.81,
    196.00,
    246.94,
    311.13,
    329.63,
    369.99,
    415.30,
    493.88,
    622.25,
    659.26,
    739.99,
    830.61,
    987.77,
    1318.51,
    1479.98,
    1975.53,
)


def spell(dice):
    """A spell: air drawn in, five sparks upward, a soft bloom."""
    seconds = 0.78
    out = silence(seconds)
    noise = dice.normal(size=len(out))
    climb = curve(seconds, (0, 0), (0.36, 1), (0.78, 0.5))
    swell = curve(seconds, (0, 0), (0.30, 1), (0.42, 0.5), (0.78, 0))
    air = (
        (band(noise, 350, 1100) * (1 - climb) + band(noise, 1100, 4200) * climb)
        * swell
        * (1 + 0.3 * drift(dice, seconds, 25))
    )
    add(out, unit(air), 0, 0.30)
    for at, pitch, level in ((0.10, E5, 0.45), (0.165, B5, 0.5), (0.225, E6, 0.6), (0.28, FS6, 0.6), (0.33, B6, 0.75)):
        add(out, strike(dice, GLASS, pitch, 0.5, soft=1.6, decay=0.8, loose=0.003), at, level)
    return out


def statue(dice):
    """A statue is pushed over stone: stick and slip, grit, the stop."""
    seconds = 0.70
    out = silence(seconds)
    drag = 0.54
    block = ring(
        dice,
        (148, 232, 371, 545, 820, 1240, 1910),
        (0.06, 0.055, 0.05, 0.04, 0.035, 0.025, 0.02),
        (0.8, 1, 0.9, 0.7, 0.5, 0.35, 0.2),
        0.09,
        0.0016,
        0.03,
    )
    grind = friction(dice, curve(drag, (0, 30), (0.17, 62), (0.41, 52), (0.54, 24)), block, 0.25)
    grit = band(dice.normal(size=len(grind)), 700, 3600) * (0.35 + np.abs(drift(dice, drag, 70)))
    push = curve(drag, (0, 0), (0.07, 1), (0.41, 0.85), (0.54, 0))
    add(out, (unit(grind) + 0.26 * unit(grit)) * push, 0)
    add(out, strike(dice, STONE, 260, 0.16, soft=2.2, decay=1.2), 0.535, 0.8)
    return out


def your_turn(dice):
    """The lantern: two struck brass-and-glass notes, E then B, as it always was, now with a body."""
    out = silence(1.05)
    for at, pitch, level in ((0.0, E5, 0.9), (0.13, B5, 1.0)):
        add(out, strike(dice, CHIME, pitch, 0.9, loose=0.0012, soft=1.6), at, level)
        add(out, strike(dice, GLASS, 4 * pitch / 1.51, 0.2, decay=0.35, grit=0.4), at, 0.13 * level)
        add(out, strike(dice, WOOD, 330, 0.08, decay=0.6), at, 0.07 * level)
    return out


def turn_end(dice):
    """A knuckle on the table: done."""
    out = silence(0.22)
    add(out, strike(dice, WOOD, 168, 0.2, soft=2.6, grit=0.5), 0)
    add(out, strike(dice, WOOD, 252, 0.12, soft=2.2, grit=0.5), 0.001, 0.3)
    return out


def refusal(dice):
    """Not that one: two padded wooden notes, a small step down, no buzz."""
    out = silence(0.34)
    for at, pitch, level in ((0.0, B3, 1.0), (0.115, G3, 0.95)):
        add(out, strike(dice, BAR, pitch, 0.22, soft=2.6, decay=0.55, loose=0.004, grit=0.6), at, level)
        add(
            out,
            unit(
                ring(
                    dice, (pitch * 1.48, pitch * 2.27, pitch * 3.1), (0.06, 0.05, 0.04), (1, 0.9, 0.5), 0.1, 0.003, 0.02
                )
            ),
            at,
            0.38 * level,
        )
        add(out, burst(dice, 0.06, 220, 1100, 0.04, 0.002), at, 0.22 * level)
    return out


def undo(dice):
    """Time runs back a little: a swish and a pluck, both reversed."""
    seconds = 0.28
    noise = dice.normal(size=len(span(seconds)))
    fade = curve(seconds, (0, 1), (0.28, 0))
    swish = (
        (band(noise, 500, 1500) * (1 - fade) + band(noise, 1500, 4600) * fade)
        * fall(seconds, 0.85, 0.02)
        * (1 + 0.3 * drift(dice, seconds, 40))
    )
    string = pluck(dice, B4, seconds, 0.5, bright=2200) * fall(seconds, 0.7, 0.004)
    back = (0.55 * unit(swish) + 0.7 * unit(string))[::-1].copy()
    back *= curve(seconds, (0, 0), (0.12, 0.8), (0.262, 1), (0.28, 0.0))
    return np.concatenate([back, np.zeros(int(0.01 * RATE))])


def round_bell(dice):
    """A bell in the hall: hum, prime, tierce, quint, nominal, and the beating of a bell that is not quite round."""
    out = strike(dice, BELL, E5, 1.25, loose=0.0015, soft=1.5)
    out *= curve(1.25, (0, 1), (0.7, 0.75), (1.25, 0.0))
    return out


def harvest(dice):
    """Harvest: the scythe's sweep through straw and four plucked notes upward."""
    seconds = 1.15
    out = silence(seconds)
    noise = dice.normal(size=len(span(0.30)))
    sweep = (
        (band(noise, 1200, 3200) + 0.6 * band(noise, 3200, 6000))
        * curve(0.30, (0, 0), (0.16, 1), (0.30, 0))
        * (1 + 0.4 * drift(dice, 0.30, 90))
    )
    add(out, unit(sweep), 0, 0.20)
    for at, pitch, level in ((0.16, E4, 0.85), (0.27, B4, 0.8), (0.38, FS5, 0.7), (0.49, GS5, 0.85)):
        add(out, pluck(dice, pitch, 0.66, 0.75, bright=2600), at, level)
    add(out, pluck(dice, E3, 0.66, 0.9, bright=1800), 0.49, 0.55)
    return out * curve(seconds, (0, 1), (0.8, 0.9), (1.15, 0))


def win(dice):
    """The crown: three calls and a chord; horns over plucked strings, a chime on the last."""
    seconds = 1.58
    out = silence(seconds)

    def call(length, peak):
        return curve(length, (0, 0), (0.035, peak), (0.10, 0.8 * peak), (0.7 * length, 0.66 * peak), (length, 0))

    plucked = (
        (0.0, E4),
        (0.11, GS4),
        (0.22, B4),
        (0.34, E5),
        (0.34, E3),
        (0.34, B3),
        (0.50, GS4),
        (0.60, B4),
        (0.74, FS4),
        (0.74, DS5),
        (0.74, B3),
        (0.90, E3),
        (0.905, B3),
        (0.915, E4),
        (0.925, GS4),
        (0.935, B4),
        (0.945, E5),
        (0.96, GS5),
    )
    for at, pitch in plucked:
        add(out, pluck(dice, pitch, 0.75, 0.8, bright=3000), at, dice.uniform(0.42, 0.56))
    blown = (
        (0.0, 0.13, B3, 0.34),
        (0.11, 0.13, B3, 0.36),
        (0.22, 0.13, B3, 0.38),
        (0.34, 0.42, E4, 0.36),
        (0.34, 0.42, GS4, 0.30),
        (0.34, 0.42, B4, 0.34),
        (0.74, 0.19, DS4, 0.30),
        (0.74, 0.19, FS4, 0.30),
        (0.74, 0.19, B4, 0.34),
        (0.90, 0.66, E4, 0.40),
        (0.905, 0.66, GS4, 0.34),
        (0.91, 0.66, B4, 0.34),
        (0.91, 0.64, E5, 0.34),
    )
    for at, length, pitch, loud in blown:
        add(out, horn(dice, pitch * (1 + 0.0015 * dice.normal()), call(length, 1.0)), at + dice.uniform(0, 0.006), loud)
    add(out, strike(dice, CHIME, E6, 0.75, decay=0.6), 0.905, 0.14)
    return out


def lose(dice):
    """Well played: three plucked notes walk home, a soft horn under the last."""
    seconds = 1.25
    out = silence(seconds)
    for at, pitch, level in ((0.0, GS4, 0.8), (0.19, FS4, 0.75), (0.40, E4, 0.9), (0.40, B3, 0.5)):
        add(out, pluck(dice, pitch, 0.95, 0.95, bright=1150), at, level)
    add(out, horn(dice, E3, curve(0.84, (0, 0), (0.16, 0.55), (0.45, 0.5), (0.84, 0)), bright=1.4), 0.41, 0.26)
    add(out, horn(dice, B3, curve(0.82, (0, 0), (0.18, 0.5), (0.45, 0.42), (0.82, 0)), bright=1.4), 0.43, 0.22)
    return band(out, None, 2300, 1) * curve(seconds, (0, 1), (0.9, 0.85), (1.25, 0))


def message(dice):
    """A word from someone: two small wooden bars, B and F sharp."""
    out = silence(0.42)
    for at, pitch, level in ((0.0, B4, 0.8), (0.085, FS5, 0.9)):
        add(out, strike(dice, BAR, pitch, 0.34, soft=0.8, decay=0.9, loose=0.003), at, level)
        add(out, strike(dice, WOOD, pitch * 0.62, 0.06, decay=0.5), at, 0.16)
    return out
