"""The bar does not move: `reference` plays its golden games again, move by move.

A golden game is made again only when the rules of its game changed:

    python -m tests.bots.test_reference
"""

from __future__ import annotations

from pathlib import Path

import pytest

import underhall
from underhall.bots import bot, play_out

GOLDEN = Path(__file__).parent / "golden"
GAMES = {"ghosts_galore": 36, "mountain_king": 60, "caverna": 40}
"""How many moves of each game are kept: enough that any other evaluation or search would show."""


def played(game: str) -> str:
    match = underhall.new(game, players=2, seed="golden", seats=["Ada", "Ben"])
    play_out(match, [bot("reference", "first"), bot("reference", "second")], plies=GAMES[game])
    return "".join(f"{ply.seat} {ply.move}\n" for ply in match.plies)


@pytest.mark.parametrize("game", GAMES)
def test_reference_decides_as_it_always_did(game: str) -> None:
    assert played(game) == (GOLDEN / f"{game}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text(played(name), encoding="utf-8")
