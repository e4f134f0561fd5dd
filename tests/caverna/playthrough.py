"""A golden playthrough: one game for two, told for human eyes, ply by ply.

    python -m tests.caverna.playthrough        # run in the project's root; writes playthrough.txt anew

Read the difference before committing it: a change there is a change of the rules, of the draws or of the picture.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import underhall
from underhall.core import DEALER

GOLDEN = Path(__file__).parent / "playthrough.txt"
SEED = "under the mountain"


def told() -> str:
    """The game: what was drawn and decided, and at the beginning of every third round the whole table."""
    match = underhall.new("caverna", players=2, seed=SEED)
    rng = random.Random(SEED)
    lines = [f"Caverna, two players, seed {SEED!r}", ""]
    ply, shown = _tell(match, 0, lines), 0
    while (decision := match.decision) is not None:
        seat = decision.seats[0]
        if match.state.round > shown:
            shown = match.state.round + 2
            lines += ["", *_picture(match, seat), ""]
        plain = [str(move) for move in match.moves(seat, side=False)]
        moves = [str(move) for move in match.moves(seat)]
        lines.append(f"{decision.kind} [{seat}]: {_listed(moves)}")
        busy = [move for move in plain if move not in ("pass", "end_turn", "end_expedition")]
        match.play(rng.choice(moves if rng.random() < 0.08 else busy or plain), seat)
        ply = _tell(match, ply, lines)
    lines += ["", *_picture(match, None), "", f"scores {match.scores()}", f"standings {match.standings()}", ""]
    return "\n".join(lines)


def _tell(match: underhall.Match, ply: int, lines: list[str]) -> int:
    for entry in match.plies[ply:]:
        who = "*" if entry.seat == DEALER else str(entry.seat)
        lines.append(f"  {who} {entry.move}")
        lines += [f"      {match.sentence(event)}" for event in entry.events]
    return match.ply


def _listed(moves: list[str]) -> str:
    return ", ".join(moves) if len(moves) <= 8 else f"{', '.join(moves[:6])} … {len(moves)} in all"


def _picture(match: underhall.Match, seat: int | None) -> list[str]:
    """The picture without its markup."""
    text = match.game.picture(match.state, seat, "en")
    plain = re.sub(r"(?<!\\)\[/?[a-z_ ]*\]", "", text).replace("\\[", "[")
    return [line.rstrip() for line in plain.splitlines()]


if __name__ == "__main__":
    GOLDEN.write_text(told(), encoding="utf-8")
