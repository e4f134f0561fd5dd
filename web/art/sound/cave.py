"""The room: a small cave, made of early echoes off near walls and a dark tail, each band with its own decay."""

from functools import cache

import numpy as np
from matter import RATE, Track, band, span
from scipy.signal import fftconvolve

# (milliseconds, level): walls two to six metres away, no two delays in a simple ratio
ECHOES = ((7.3, 0.52), (11.9, -0.44), (17.1, 0.38), (23.6, 0.31), (29.3, -0.27), (38.9, 0.22), (51.7, -0.16))
# (low, high, share of the room's T60): stone swallows highs, air and moss the rest
BANDS = ((90, 380, 1.0), (380, 1200, 0.86), (1200, 3500, 0.6), (3500, 9000, 0.33))


@cache
def room(t60: float) -> Track:
    """The answer of the cave to one clap, with unit energy and the direct sound left out."""
    dice = np.random.default_rng(7001)
    t = span(t60 * 1.1)
    tail = np.zeros_like(t)
    for low, high, share in BANDS:
        noise = band(dice.normal(size=len(t)), low, high)
        noise /= np.sqrt(np.mean(noise**2))
        tail += noise * np.exp(-6.9078 * t / (t60 * share)) * (high - low) ** 0.25
    tail *= 1 - np.exp(-t / 0.018)
    tail /= np.sqrt(np.sum(tail**2))
    early = np.zeros_like(t)
    for milliseconds, level in ECHOES:
        spot = int(milliseconds / 1000 * RATE)
        if spot < len(early):
            early[spot] += level
    early = band(early, 120, 5200, 1)
    early /= np.sqrt(np.sum(early**2))
    answer = 0.62 * early + 0.78 * tail
    return answer / np.sqrt(np.sum(answer**2))


def in_cave(dry: Track, wet: float, t60: float) -> Track:
    """The sound as heard in the cave: `wet` is the level of the room's answer against the direct sound."""
    if wet <= 0:
        return dry
    answer = fftconvolve(np.concatenate([dry, np.zeros(int(t60 * RATE))]), room(t60))[: len(dry) + int(t60 * RATE)]
    answer *= wet
    answer[: len(dry)] += dry
    return answer
