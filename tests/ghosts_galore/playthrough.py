"""A golden playthrough: one game for two, told for human eyes, ply by ply.

    python -m tests.ghosts_galore.playthrough        # run in the project's root; writes playthrough.txt anew

Read the difference before committing it: a change there is a change of the rules, of the draws or of the picture.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import underhall
from underhall.core import DEALER

GOLDEN = Path(__file__).parent / "playthrough.txt"
SEED = "a quiet evening underground"


def told() -> str:
    """The game: what was drawn and decided, and before every placement the whole table."""
    match = underhall.new("ghosts_galore", players=2, seed=SEED, variant="expert")
    rng = random.Random(SEED)
    lines = [f"Ghosts Galore, expert variant, two players, seed {SEED!r}", ""]
    ply = _tell(match, 0, lines)
    while (decision := match.decision) is not None:
        seat = decision.seats[0]
        moves = [str(move) for move in match.moves(seat)]
        lines.append(f"{decision.kind} {list(decision.seats)}: {_listed(moves)}")
        if decision.kind in ("place", "place_secret") and len(decision.seats) == 2:
            lines += ["", *_picture(match, seat), ""]
        match.play(rng.choice(moves), seat)
        ply = _tell(match, ply, lines)
    lines += ["", *_picture(match, None), "", f"standings {match.standings()}", ""]
    return "\n".join(lines)


def _tell(match: underhall.Match, ply: int, lines: list[str]) -> int:
    for entry in match.plies[ply:]:
        who = "dealer" if entry.seat == DEALER else f"seat {entry.seat}"
        seen = "" if entry.seen_by is None else f"   (seen by {list(entry.seen_by)})"
        lines.append(f"{ply + 1:>4}. {who}: {entry.move}{seen}")
        ply += 1
    return ply


def _listed(moves: list[str]) -> str:
    return " | ".join(moves) if len(moves) <= 8 else f"{len(moves)} moves: {moves[0]} ... {moves[-1]}"


def _picture(match: underhall.Match, seat: int | None) -> list[str]:
    text = re.sub(r"\[[^\]]*\]", "", match.game.picture(match.state, seat, "en"))
    return [f"    {line}".rstrip() for line in text.split("\n")[:-2]]


if __name__ == "__main__":
    GOLDEN.write_text(told(), encoding="utf-8")
