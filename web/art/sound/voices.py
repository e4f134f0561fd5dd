"""What breathes: throats with formants (animals, ghosts, trolls), breath, and a horn."""

import numpy as np
from matter import RATE, Track, band, drift, span, unit

Formant = tuple[object, float, float]  # frequency (a number or a track), bandwidth, level


def resonance(freq: Track, formants: list[Formant]) -> Track:
    """How strongly a throat passes each frequency: parallel resonances over a small floor."""
    total = np.full_like(freq, 0.02)
    for centre, width, level in formants:
        total = total + level / np.sqrt(1 + ((freq - centre) / (width / 2)) ** 2)
    return total


def voice(
    dice,
    pitch: Track,
    loud: Track,
    formants: list[Formant],
    *,
    tilt: float = 1.1,
    breath: float = 0.06,
    jitter: float = 0.008,
    shimmer: float = 0.10,
    rough: float = 0.0,
    top: float = 9000,
) -> Track:
    """A throat: harmonics of a wandering pitch under moving formants, with breath that pulses with the folds.

    `rough` mixes in a period-doubled beat (growl); harmonics fade out before `top`, so none can fold back.
    """
    seconds = len(pitch) / RATE
    pitch = pitch * (
        1 + jitter * drift(dice, seconds, 38)[: len(pitch)] + 0.4 * jitter * drift(dice, seconds, 140)[: len(pitch)]
    )
    turns = np.cumsum(pitch) / RATE
    out = np.zeros(len(pitch))
    for k in range(1, int(top / pitch.min()) + 1):
        freq = k * pitch
        room = np.clip((top - freq) / (0.2 * top), 0, 1)
        if not room.any():
            break
        wander = 1 + shimmer * drift(dice, seconds, 18 + 2 * k)[: len(pitch)]
        phase = 0.15 * np.sqrt(k) * drift(dice, seconds, 9)[: len(pitch)] + dice.random() * 0.6
        out += k**-tilt * room * wander * resonance(freq, formants) * np.sin(2 * np.pi * k * turns + phase)
    if rough:
        beat = np.cos(2 * np.pi * turns / 2 + 0.8 * drift(dice, seconds, 25)[: len(pitch)])
        out *= 1 - rough * (0.5 + 0.5 * beat) * (1 + 0.3 * drift(dice, seconds, 45)[: len(pitch)])
    out = unit(out)
    if breath:
        air = np.zeros(len(pitch))
        noise = dice.normal(size=len(pitch))
        for centre, width, level in formants:
            middle = float(np.mean(centre))
            reach = max(width, 0.25 * middle)
            air += level * band(noise, max(60, middle - reach), middle + reach, 1)
        air += 0.12 * band(noise, 2500, 7000, 1)
        out = out + breath * unit(air) * (0.65 + 0.35 * np.cos(2 * np.pi * turns))
    return unit(out * loud[: len(out)])


def horn(dice, pitch: float, loud: Track, *, bright: float = 1.0) -> Track:
    """A small horn: the louder, the more upper partials; a breathy start and a late, shallow vibrato."""
    seconds = len(loud) / RATE
    t = span(seconds)[: len(loud)]
    vibrato = (
        1
        + 0.004 * np.sin(2 * np.pi * 5.1 * t) * np.clip((t - 0.22) / 0.25, 0, 1)
        + 0.0015 * drift(dice, seconds, 8)[: len(t)]
    )
    scoop = 1 - 0.018 * np.exp(-t / 0.025)
    turns = np.cumsum(pitch * vibrato * scoop) / RATE
    out = np.zeros(len(t))
    for k in range(1, 13):
        if k * pitch > 7000:
            break
        colour = np.clip(loud, 0, 1) ** (0.35 * (k - 1) / bright)
        body = 1 / np.sqrt(1 + ((k * pitch - 650) / 700) ** 2) + 0.1
        out += (
            k**-0.75
            * body
            * colour
            * (1 + 0.05 * drift(dice, seconds, 14)[: len(t)])
            * np.sin(2 * np.pi * k * turns + 0.4 * k)
        )
    air = band(dice.normal(size=len(t)), 500, 2600, 1)
    return unit((unit(out) + 0.035 * unit(air) * (0.4 + np.exp(-t / 0.04))) * loud)
