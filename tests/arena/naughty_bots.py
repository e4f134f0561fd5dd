"""Bots that do what a bot must not, each in its own way; `plugin/` makes them known through entry points."""

from __future__ import annotations

import os

from underhall.bots import Situation
from underhall.core import Move


class _Naughty:
    def __init__(self, seed: str) -> None:
        self.seed = seed


class Crashing(_Naughty):
    def choose(self, situation: Situation) -> Move:
        raise ZeroDivisionError("a mistake of the author")


class Silent(_Naughty):
    def choose(self, situation: Situation) -> None:
        return None


class Cheating(_Naughty):
    """Answers with a move that is well-formed and was legal once."""

    last: Move | None = None

    def choose(self, situation: Situation) -> Move:
        if self.last is not None and self.last not in situation.moves:
            return self.last
        self.last = situation.moves[0]
        return self.last


class Endless(_Naughty):
    def choose(self, situation: Situation) -> Move:
        while True:
            pass


class Stubborn(_Naughty):
    """Catches whatever interrupts it, so that only its process can be stopped."""

    def choose(self, situation: Situation) -> Move:
        while True:
            try:
                while True:
                    pass
            except BaseException:  # noqa: S110, RUF100
                pass


class GreedyForMemory(_Naughty):
    def choose(self, situation: Situation) -> Move:
        kept = []
        while True:
            kept.append(bytes(1 << 26))  # requested and never touched: the limit is on what is requested


class Deadly(_Naughty):
    def choose(self, situation: Situation) -> Move:
        os._exit(3)
