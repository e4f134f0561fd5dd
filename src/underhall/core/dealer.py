"""The dealer: the one door through which chance enters a match.

A draw is a function of the seed, the draw's label and its number in the match, computed from a keyed BLAKE2b
stream with rejection sampling, so every outcome is exactly equally likely and anyone who learns the seed can
check every draw. `commitment` binds the dealer to a seed before the first draw without revealing it. When seats add
bytes of their own, `combine` makes the seed to deal from, so no single party chose it.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

_LIMIT = 1 << 64


class Dealer:
    """Draws for one match. Holds the seed and nothing else: it may be asked for any draw at any time."""

    __slots__ = ("_key", "seed")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._key = blake2b(seed.encode(), digest_size=64, person=b"underhall seed").digest()

    def draw(self, label: str, number: int, size: int) -> int:
        """An int from 0 to size - 1, for the draw called `label`, the `number`-th of the match."""
        if size < 1:
            raise ValueError(f"draw {label!r} has nothing to choose from")
        # The numbers from `fair` up would make low results more likely, so they are thrown back.
        fair = _LIMIT - _LIMIT % size
        attempt = 0
        while True:
            text = f"{label}\n{number}\n{attempt}".encode()
            digest = blake2b(text, key=self._key, digest_size=64, person=b"underhall draw").digest()
            for start in range(0, 64, 8):
                value = int.from_bytes(digest[start : start + 8], "big")
                if value < fair:
                    return value % size
            attempt += 1


def commitment(seed: str) -> str:
    """A fingerprint of the seed that can be published before the first draw."""
    return blake2b(seed.encode(), digest_size=32, person=b"underhall commit").hexdigest()


def combine(seed: str, contributions: Sequence[str]) -> str:
    """The seed to deal from when seats have added texts of their own: depends on each of them and on their order."""
    if not contributions:
        return seed
    mixed = blake2b(digest_size=32, person=b"underhall mix")
    for part in (seed, *contributions):
        data = part.encode()
        mixed.update(len(data).to_bytes(8, "big"))
        mixed.update(data)
    return mixed.hexdigest()
