"""From a raw track to a file: rate, room, loudness, peak, edges, MP3; and the measures all of them are held to.

Loudness follows ITU-R BS.1770-4 (K-weighting, 400 ms blocks, gates at -70 LUFS and -10 LU); a sound shorter than a
block is one block of its own length. `check.py` compares this with pyloudnorm.
"""

import subprocess
import tempfile
from pathlib import Path

import numpy as np
from matter import RATE
from scipy.io import wavfile
from scipy.ndimage import maximum_filter1d
from scipy.signal import butter, fftconvolve, firwin, lfilter, resample_poly, sosfilt

OUT = 48_000
LOUDNESS = -20.0  # LUFS
PEAK = -3.0  # dBFS, as decoded
SQUEEZE = 10 ** (5.5 / 20)  # the limiter takes at most so much off a peak
LEAD = 0.008  # silence before the first touch: room for the fade-in and for what MP3 smears ahead of an attack
FADE_IN, FADE_OUT = 0.003, 0.040
TOP = 15_200  # Hz: everything above is taken away before the rate is halved


def level(x) -> float:
    """Decibels of an amplitude."""
    return float(20 * np.log10(np.maximum(np.abs(x), 1e-12)))


def loudness(x: np.ndarray, rate: int = OUT) -> float:
    """Integrated loudness in LUFS."""
    assert rate == OUT, "the K-weighting below is for 48 kHz"
    y = lfilter([1.53512485958697, -2.69169618940638, 1.19839281085285], [1, -1.69065929318241, 0.73248077421585], x)
    y = lfilter([1, -2, 1], [1, -1.99004745483398, 0.99007225036621], y)
    block = min(len(y), int(0.4 * rate))
    step = max(1, block // 4)
    power = np.array([np.mean(y[i : i + block] ** 2) for i in range(0, len(y) - block + 1, step)]) + 1e-12
    lufs = -0.691 + 10 * np.log10(power)
    loud = power[lufs > -70]
    if not len(loud):
        return -70.0
    gate = -0.691 + 10 * np.log10(loud.mean()) - 10
    return float(-0.691 + 10 * np.log10(power[(lufs > -70) & (lufs > gate)].mean()))


def centroid(x: np.ndarray, rate: int = OUT) -> float:
    """Where the middle of the spectrum lies (power-weighted), Hz."""
    power = np.abs(np.fft.rfft(x)) ** 2
    return float((power * np.fft.rfftfreq(len(x), 1 / rate)).sum() / power.sum())


def envelope(x: np.ndarray, rate: int = OUT, smooth: float = 0.002) -> np.ndarray:
    """Amplitude over time: the root mean square in a short bell-shaped window."""
    window = np.hanning(max(3, int(2 * smooth * rate)) | 1)
    return np.sqrt(2 * np.maximum(fftconvolve(x**2, window / window.sum(), "same"), 0))


def attack(x: np.ndarray, rate: int = OUT, smooth: float = 0.0007) -> float:
    """Milliseconds from 10 to 90 % of the first peak of the envelope above a quarter of its height."""
    shape = envelope(x, rate, smooth)
    top = int(np.argmax(shape > 0.25 * shape.max()))
    while (ahead := top + int(np.argmax(shape[top : top + int((0.006 + 2 * smooth) * rate)]))) != top:
        top = ahead
    rise = shape[: top + 1]
    below = np.flatnonzero(rise < 0.1 * rise[-1])
    start = below[-1] if len(below) else 0
    return 1000 * int(np.argmax(rise[start:] >= 0.9 * rise[-1])) / rate


def decay(x: np.ndarray, rate: int = OUT) -> float:
    """T60 in milliseconds, from the slope of backward-integrated energy between -5 and -25 dB."""
    energy = np.cumsum(x[::-1] ** 2)[::-1]
    line = 10 * np.log10(energy / energy[0] + 1e-12)
    a, b = np.argmax(line < -5), np.argmax(line < -25)
    return 3000 * (b - a) / rate


def true_peak(x: np.ndarray) -> float:
    """Peak between the samples, dBFS (four times oversampled)."""
    return level(np.abs(resample_poly(x, 4, 1)).max())


def above(x: np.ndarray, freq: float = 16_000, rate: int = OUT) -> float:
    """Energy above a frequency against the whole, dB."""
    power = np.abs(np.fft.rfft(x)) ** 2
    return float(10 * np.log10(power[np.fft.rfftfreq(len(x), 1 / rate) > freq].sum() / power.sum() + 1e-15))


def limit(x: np.ndarray, ceiling: float) -> np.ndarray:
    """Hold peaks under the ceiling by turning down smoothly a moment before them: no clipping."""
    reach = int(0.0022 * OUT) | 1
    need = np.minimum(1, ceiling / np.maximum(np.abs(x), 1e-9))
    hold = -maximum_filter1d(-need, 2 * reach + 1)
    window = np.hanning(2 * reach + 1)
    pad = np.pad(hold, reach, mode="edge")
    return x * np.minimum(np.convolve(pad, window / window.sum(), "valid"), 1)


def edges(x: np.ndarray) -> np.ndarray:
    """Raised-cosine fades at both ends, so nothing clicks."""
    x = x.copy()
    for seconds, part in ((FADE_IN, slice(None, int(FADE_IN * OUT))), (FADE_OUT, slice(-int(FADE_OUT * OUT), None))):
        count = int(seconds * OUT)
        ramp = 0.5 - 0.5 * np.cos(np.pi * np.arange(count) / count)
        x[part] *= ramp if part.start is None else ramp[::-1]
    return x


def master(track: np.ndarray, target: float = LOUDNESS, floor: float = -48.0) -> np.ndarray:
    """Delivered rate, no DC, cut where it has died away (`floor` dB under the peak), loudness, peak, edges."""
    low = firwin(511, TOP, fs=RATE, window=("kaiser", 9.0))
    x = fftconvolve(track, low)[255 : 255 + len(track)][::2]
    x = sosfilt(butter(2, 45, "highpass", fs=OUT, output="sos"), x)
    shape = envelope(x, OUT, 0.004)
    end = np.flatnonzero(shape > shape.max() * 10 ** (floor / 20))[-1]
    x = np.concatenate([np.zeros(int(LEAD * OUT)), x[: end + int(FADE_OUT * OUT / 2)]])
    x = edges(x)
    ceiling = 10 ** ((PEAK - 0.5) / 20)
    most = SQUEEZE * ceiling / np.abs(x).max()  # a touch keeps its edge: rather a little softer than squeezed flat
    raw, gain = x, 1.0
    for _ in range(12):
        gain = min(most, gain * 10 ** ((target - loudness(x)) / 20))
        x = limit(raw * gain, ceiling)
    return edges(x - x.mean() * np.hanning(len(x)) * 2)


def encode(x: np.ndarray, kilobits: int, top: int) -> bytes:
    """MP3 (LAME, mono, 48 kHz, frames of 32 to `kilobits`) with the gapless tag; deterministic."""
    with tempfile.TemporaryDirectory() as place:
        wav, mp3 = Path(place) / "x.wav", Path(place) / "x.mp3"
        dice = np.random.default_rng(5)
        dither = (dice.random(len(x)) - dice.random(len(x))) * 0.5
        wavfile.write(wav, OUT, np.round(np.clip(x * 32767 + dither * (x != 0), -32768, 32767)).astype(np.int16))
        subprocess.run(
            [
                "lame",
                "--quiet",
                "-m",
                "m",
                "-q",
                "0",
                "--scale",
                "1",
                "-V",
                "5",
                "-b",
                "32",
                "-B",
                str(kilobits),
                "--resample",
                "48",
                "--lowpass",
                f"{top / 1000:g}",
                "--noreplaygain",
                str(wav),
                str(mp3),
            ],
            check=True,
        )
        return mp3.read_bytes()


def decode(data: bytes) -> np.ndarray:
    """The samples of an MP3, as a player without gaps hears them."""
    with tempfile.TemporaryDirectory() as place:
        wav, mp3 = Path(place) / "x.wav", Path(place) / "x.mp3"
        mp3.write_bytes(data)
        subprocess.run(["lame", "--quiet", "--decode", str(mp3), str(wav)], check=True)
        return wavfile.read(wav)[1].astype(float) / 32768


def purity(x: np.ndarray) -> float:
    """Share of the energy in the strongest sixth of an octave: near 1 is a test tone, not a thing."""
    power = np.abs(np.fft.rfft(x)) ** 2
    freqs = np.fft.rfftfreq(len(x), 1 / OUT)
    total = np.concatenate([[0], np.cumsum(power)])
    low = np.geomspace(60, 12_000, 400)
    share = total[np.searchsorted(freqs, low * 2 ** (1 / 6))] - total[np.searchsorted(freqs, low)]
    return float(share.max() / total[-1])


def stillness(x: np.ndarray) -> float:
    """How alike the spectrum stays from one 20 ms frame to the next (cosine, weighted by energy): near 1 is frozen."""
    frames = np.lib.stride_tricks.sliding_window_view(x, 960)[::960] * np.hanning(960)
    shape = np.abs(np.fft.rfft(frames))
    norm = np.sqrt((shape**2).sum(1)) + 1e-9
    alike = (shape[1:] * shape[:-1]).sum(1) / (norm[1:] * norm[:-1])
    return float((alike * norm[1:] * norm[:-1]).sum() / (norm[1:] * norm[:-1]).sum())


def distance(x: np.ndarray, heard: np.ndarray) -> float:
    """How far an encoding strays, in decibels: error against signal in 24 bands, weighted by what is heard there."""
    count = min(len(x), len(heard))
    if count < 1024:
        return 0.0
    edges_hz = np.geomspace(90, 14_000, 25)
    freqs = np.fft.rfftfreq(1024, 1 / OUT)
    rows = np.digitize(freqs, edges_hz)
    window = np.hanning(1024)
    total, weight = 0.0, 0.0
    for start in range(0, count - 1023, 512):
        a = np.abs(np.fft.rfft(window * x[start : start + 1024]))
        b = np.abs(np.fft.rfft(window * heard[start : start + 1024]))
        for row in range(1, 25):
            here = rows == row
            one, two = np.sqrt(np.sum(a[here] ** 2)), np.sqrt(np.sum(b[here] ** 2))
            share = max(0.0, level(max(one, two) / 256) + 62)
            total += share * min(24.0, abs(level((two + 1e-3) / (one + 1e-3))))
            weight += share
    return total / max(weight, 1e-9)
