"""Make every sound of the page: `python build.py` writes baked/*.mp3 and baked/sounds.json.

Needs numpy, scipy and the program `lame` (Debian package of that name). No clock, no chance: the same machine writes
the same bytes again. `python build.py coin gem` makes only those.
"""

import json
import sys
import zlib
from pathlib import Path

import numpy as np
from catalogue import CATEGORIES, SOUNDS, Sound
from cave import in_cave
from mastering import OUT, PEAK, decode, distance, encode, level, loudness, master, true_peak

BAKED = Path(__file__).parent / "baked"
MOST = 7_900  # bytes of one file
ALL = 158_000  # bytes of the set
# most kilobits a second with the highest frequency kept, from the smallest files to the best
STEPS = ((32, 10_000), (40, 12_000), (48, 13_000), (56, 14_000), (64, 15_000), (80, 16_000), (96, 16_000))


def make(sound: Sound) -> np.ndarray:
    """The mastered samples of a sound."""
    dice = np.random.default_rng(zlib.crc32(sound.name.encode()))
    return master(in_cave(sound.make(dice), sound.wet, sound.room), floor=sound.floor)


def pack(samples: np.ndarray, step: int) -> tuple[bytes, np.ndarray]:
    """An MP3 and its decoded samples, turned down if decoding overshoots the peak."""
    for _ in range(5):
        data = encode(samples, *STEPS[step])
        heard = decode(data)
        excess = max(level(np.abs(heard).max()), true_peak(heard)) - PEAK
        if excess <= 0:
            break
        samples = samples * 10 ** (-(excess + 0.05) / 20)
    return data, heard


def share_out(tracks: dict[str, np.ndarray]) -> dict[str, tuple[bytes, np.ndarray, int]]:
    """Give bytes where they are heard: begin small, then better what strays most, while the budget lasts."""
    chosen, far = {}, {}
    for name, samples in tracks.items():
        chosen[name] = (*pack(samples, 0), 0)
        far[name] = distance(samples, chosen[name][1])
    spent = sum(len(data) for data, _, _ in chosen.values())
    while far:
        name = max(far, key=far.get)
        data, _, step = chosen[name]
        if step + 1 == len(STEPS):
            del far[name]
            continue
        better, heard = pack(tracks[name], step + 1)
        if len(better) > MOST or spent + len(better) - len(data) > ALL:
            del far[name]
            continue
        spent += len(better) - len(data)
        chosen[name] = (better, heard, step + 1)
        far[name] = distance(tracks[name], heard)
    return chosen


def main(wanted: list[str]) -> None:
    BAKED.mkdir(exist_ok=True)
    tracks = {sound.name: make(sound) for sound in SOUNDS if not wanted or sound.name in wanted}
    files = share_out(tracks)
    for name, (data, heard, step) in files.items():
        (BAKED / f"{name}.mp3").write_bytes(data)
        length = 1000 * len(heard) / OUT
        print(
            f"{name:13}{length:6.0f} ms{len(data):6} bytes, {loudness(heard):.1f} LUFS, {STEPS[step][0]} kbit/s at most"
        )
    if wanted:
        return
    categories = {name: {"voices": voices, "ducked": ducked} for name, (_, voices, ducked) in CATEGORIES.items()}
    sounds = {
        sound.name: {
            "category": sound.category,
            "volume": round(10 ** ((CATEGORIES[sound.category][0] + sound.trim) / 20), 3),
        }
        for sound in SOUNDS
    }
    manifest = json.dumps({"categories": categories, "sounds": sounds}, indent=2)
    (BAKED / "sounds.json").write_text(manifest + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
