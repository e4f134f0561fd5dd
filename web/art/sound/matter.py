"""Struck, plucked and scraped matter: modal banks, strings, contact noise, and the small tools all sounds share.

Everything here runs at RATE (twice the delivered rate), so that nothing folds back; `voices` holds what breathes,
`cave` the room, `mastering` what turns a track into a file.
"""

from dataclasses import dataclass

import numpy as np
from scipy.signal import butter, fftconvolve, lfilter, sosfilt

RATE = 96_000
Track = np.ndarray


@dataclass(frozen=True)
class Matter:
    """How a body rings: mode ratios with levels, how long (T60 of the lowest mode, seconds) and how it is touched."""

    ratios: tuple[float, ...]
    levels: tuple[float, ...]
    decay: float
    damping: float  # T60 of a mode is decay / ratio ** damping
    width: float  # contact time, seconds: short is hard
    grit: float  # level of the noise of contact
    grit_band: tuple[float, float]
    grit_decay: float
    split: float = 0.002  # every mode is a group about this far apart, as in any body that is not perfectly round


WOOD = Matter(
    (1, 1.63, 2.38, 3.26, 4.36, 6.6, 9.8),
    (0.8, 0.95, 1, 0.85, 0.55, 0.14, 0.05),
    0.090,
    0.42,
    0.0010,
    0.34,
    (600, 4600),
    0.009,
    0.012,
)
STONE = Matter(
    (1, 1.41, 1.93, 2.62, 3.4, 4.7, 6.1),
    (0.8, 1, 0.9, 0.75, 0.6, 0.4, 0.25),
    0.060,
    0.4,
    0.0005,
    0.55,
    (1100, 7000),
    0.009,
    0.010,
)
BONE = Matter(
    (1, 1.58, 2.40, 3.31, 4.63), (1, 0.7, 0.6, 0.35, 0.2), 0.050, 0.4, 0.0006, 0.25, (1500, 6000), 0.006, 0.008
)
COIN = Matter(
    (1, 1.19, 1.31, 1.73, 1.88, 2.06, 2.33),
    (0.75, 0.4, 0.8, 1, 0.6, 0.8, 0.7),
    0.29,
    0.35,
    0.00011,
    0.12,
    (3000, 9000),
    0.006,
    0.008,
)
ANVIL = Matter(
    (1, 1.48, 2.09, 2.63, 3.31, 4.17, 5.28, 6.90),
    (0.8, 0.75, 0.95, 1, 0.9, 0.75, 0.55, 0.35),
    0.78,
    0.22,
    0.00016,
    0.35,
    (900, 6000),
    0.012,
    0.003,
)
IRON = Matter(
    (1, 1.37, 1.91, 2.74, 3.62, 4.9), (1, 0.8, 0.7, 0.5, 0.35, 0.2), 0.16, 0.5, 0.0004, 0.35, (900, 5000), 0.010, 0.005
)
GLASS = Matter(
    (1, 1.51, 1.83, 2.32, 3.10, 3.62, 4.25),
    (1, 0.42, 0.2, 0.6, 0.3, 0.16, 0.25),
    0.55,
    0.6,
    0.00026,
    0.16,
    (3000, 9000),
    0.006,
    0.0034,
)
CHIME = Matter(
    (0.5, 1, 2.003, 2.41, 2.76, 3.01, 4.07, 5.43),
    (0.10, 1, 0.62, 0.22, 0.3, 0.24, 0.26, 0.16),
    2.0,
    0.6,
    0.00045,
    0.12,
    (1500, 6000),
    0.008,
    0.0018,
)
BELL = Matter(
    (0.5, 1, 1.2, 1.5, 2, 2.5, 2.67, 3.0, 4.0, 5.33),
    (0.30, 0.62, 0.85, 0.42, 1, 0.3, 0.6, 0.5, 0.4, 0.24),
    2.2,
    0.5,
    0.0005,
    0.14,
    (800, 5000),
    0.012,
    0.0022,
)
BAR = Matter(
    (1, 2.02, 2.73, 3.93, 6.2, 9.6), (1, 0.16, 0.2, 0.42, 0.1, 0.12), 0.34, 0.7, 0.0012, 0.2, (400, 3500), 0.010, 0.004
)  # a tuned wooden bar
CARD = Matter((1, 1.9, 3.1, 4.6), (1, 0.7, 0.5, 0.3), 0.030, 0.3, 0.0006, 1.1, (1200, 7500), 0.012, 0.02)


def span(seconds: float) -> Track:
    """Times of the samples of so many seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def silence(seconds: float) -> Track:
    """A track with nothing on it yet."""
    return np.zeros(round(seconds * RATE))


def add(track: Track, sound: Track, at: float = 0.0, gain: float = 1.0) -> Track:
    """Mix a sound into the track at a time; what runs past the end is cut. Returns the track."""
    start = round(at * RATE)
    end = min(len(track), start + len(sound))
    if end > start:
        track[start:end] += gain * sound[: end - start]
    return track


def curve(seconds: float, *points: tuple[float, float]) -> Track:
    """A smooth line through (time, value) points, eased between them."""
    times, values = np.array(points, float).T
    t = span(seconds)
    at = np.clip(np.searchsorted(times, t, side="right") - 1, 0, len(times) - 2)
    share = np.clip((t - times[at]) / (times[at + 1] - times[at]), 0, 1)
    share = share * share * (3 - 2 * share)
    return values[at] + (values[at + 1] - values[at]) * share


def fall(seconds: float, t60: float, attack: float = 0.0) -> Track:
    """An exponential decay of so many seconds per 60 dB, after a raised-cosine attack."""
    t = span(seconds)
    shape = np.exp(-6.9078 * np.maximum(t - attack, 0) / t60)
    if attack > 0:
        shape *= np.where(t < attack, 0.5 - 0.5 * np.cos(np.pi * np.minimum(t / attack, 1)), 1)
    return shape


def band(x: Track, low: float | None, high: float | None, order: int = 2) -> Track:
    """Keep what lies between two frequencies (either may be None)."""
    if low and high:
        return sosfilt(butter(order, (low, high), "bandpass", fs=RATE, output="sos"), x)
    if low:
        return sosfilt(butter(order, low, "highpass", fs=RATE, output="sos"), x)
    return sosfilt(butter(order, high, "lowpass", fs=RATE, output="sos"), x)


def drift(dice: np.random.Generator, seconds: float, rate: float) -> Track:
    """Slow random wandering of unit spread, changing about `rate` times a second."""
    count = max(4, int(seconds * rate) + 4)
    knots = dice.normal(size=count)
    t = np.linspace(0, count - 3, round(seconds * RATE), endpoint=False)
    index = t.astype(int)
    share = t - index
    share = share * share * (3 - 2 * share)
    return knots[index] * (1 - share) + knots[index + 1] * share


def contact(width: float) -> Track:
    """The push of a touch: a raised cosine of that width and unit area."""
    count = max(3, round(width * RATE))
    pulse = 1 - np.cos(2 * np.pi * (np.arange(count) + 0.5) / count)
    return pulse / pulse.sum()


def burst(
    dice: np.random.Generator, seconds: float, low: float, high: float, t60: float, attack: float = 0.0005
) -> Track:
    """A burst of filtered noise of unit peak that dies away."""
    noise = band(dice.normal(size=len(span(seconds))), low, high) * fall(seconds, t60, attack)
    return noise / (np.abs(noise).max() + 1e-12)


def ring(dice, freqs, t60s, levels, seconds: float, width: float, split: float) -> Track:
    """A modal bank struck once: groups of three slightly detuned damped modes, rounded by the time of contact."""
    t = span(seconds)
    out = np.zeros_like(t)
    for freq, t60, level in zip(freqs, t60s, levels, strict=True):
        if freq > 14_500:
            continue
        level = level * (1 + 0.15 * dice.normal())
        for side, share in ((-0.5, 0.55), (0.5, 0.33), (1.3, 0.12)):
            own = freq * (1 + side * split * (0.6 + 0.8 * dice.random()))
            out += (
                level
                * share
                * np.sin(2 * np.pi * own * t + 0.3 * dice.normal())
                * np.exp(-6.9078 * t / (t60 * (1 + 0.12 * dice.normal())))
            )
    out *= 1 - np.exp(-t / 0.00012)
    out = fftconvolve(out, contact(width))[: len(t)]
    return band(out, 0.72 * min(freqs), None)  # a body hardly radiates below its lowest mode


def strike(
    dice,
    matter: Matter,
    pitch: float,
    seconds: float,
    *,
    force: float = 1.0,
    soft: float = 1.0,
    decay: float = 1.0,
    grit: float = 1.0,
    loose: float = 0.008,
) -> Track:
    """Hit a body of some matter whose lowest mode is `pitch`; `soft` widens the contact, `loose` detunes the modes."""
    freqs = [pitch * ratio * (1 + loose * dice.normal()) for ratio in matter.ratios]
    t60s = [decay * matter.decay / (ratio / matter.ratios[0]) ** matter.damping for ratio in matter.ratios]
    width = matter.width * soft
    body = ring(dice, freqs, t60s, matter.levels, seconds, width, matter.split)
    body /= np.abs(body).max() + 1e-12
    noise = burst(dice, seconds, *matter.grit_band, matter.grit_decay * 3, min(width, 0.001))
    return force * (body + grit * matter.grit * noise)


def pluck(
    dice, pitch: float, seconds: float, t60: float, *, bright: float = 2800, position: float = 0.19, loop: float = 0.42
) -> Track:
    """A plucked string (Karplus–Strong): dark noise in a loop that loses its brightness, on a wooden body."""
    period = RATE / pitch
    count = int(period)
    noise = band(dice.normal(size=4 * count), None, bright)[-count:]
    noise -= noise.mean()
    shift = max(1, int(position * count))
    noise -= np.roll(noise, shift)
    feed = np.zeros(len(span(seconds)))
    feed[: min(count, len(feed))] = noise[: len(feed)]
    gain = 10 ** (-3 / (pitch * t60))
    delay = period - loop  # the loop's filter itself delays by `loop`
    whole = int(delay)
    part = delay - whole
    taps = np.convolve([1 - part, part], [1 - loop, loop])
    poles = np.zeros(whole + 3)
    poles[0] = 1
    poles[whole : whole + 3] -= gain * taps
    string = lfilter([1.0], poles, feed)
    body = string + 0.5 * band(string, 180, 320, 1) + 0.35 * band(string, 380, 620, 1)
    return body / (np.abs(body).max() + 1e-12)


def grains(dice, seconds: float, density, make, low: float = 0.2, high: float = 1.0) -> Track:
    """Many small events: `density(t)` a second, each made by `make()`, with levels spread evenly in decibels."""
    out = silence(seconds)
    step = 0.001
    for at in np.arange(0, seconds, step):
        if dice.random() < density(at) * step:
            add(out, make(), at + step * dice.random(), low * (high / low) ** dice.random())
    return out


def friction(dice, rate: Track, block: Track, loose: float) -> Track:
    """Stick and slip: `rate` slips a second, each knocking the block a little differently."""
    seconds = len(rate) / RATE
    turns = np.cumsum(rate * (1 + loose * drift(dice, seconds, 36)[: len(rate)])) / RATE
    slips = np.zeros(len(rate))
    ticks = np.flatnonzero(np.diff(np.floor(turns)) > 0)
    slips[ticks] = dice.uniform(0.3, 1.0, size=len(ticks))
    return unit(through(slips, block))


def through(x: Track, block: Track) -> Track:
    """What a body makes of what is done to it (convolution, cut to the length of the cause)."""
    return fftconvolve(x, block)[: len(x)]


def unit(x: Track) -> Track:
    """The same sound with a peak of one."""
    return x / (np.abs(x).max() + 1e-12)
