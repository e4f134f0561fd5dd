"""Golden playthroughs: one game for two of each kind, told for human eyes, ply by ply."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import underhall
from underhall.core.match import Match

Chosen = Callable[[Match, int, random.Random], str]


def told(game: str) -> str:
    """The game: what was offered, drawn and decided, and now and then the whole table."""
    seed, options, is_time_for_picture, choose = GAMES[game]
    match = underhall.new(game, players=2, seed=seed, **options)
    rng = random.Random(seed)
    lines = [f"{game}, two players, seed {seed!r}{''.join(f', {k} {v}' for k, v in options.items())}", ""]
    told, pictured = _tell(match, 0, lines), ""
    while (decision := match.decision) is not None:
        seat = decision.seats[0]
        if (moment := is_time_for_picture(match)) and moment != pictured:
            pictured = moment
            lines += ["", *_picture(match, seat), ""]
        lines.append(f"{decision.kind} {list(decision.seats)}: {_listed([str(move) for move in match.moves(seat)])}")
        match.play(choose(match, seat, rng), seat)
        told = _tell(match, told, lines)
    lines += ["", *_picture(match, None), "", f"scores {match.scores()}", f"standings {match.standings()}", ""]
    return "\n".join(lines)


def golden(game: str) -> Path:
    """Where the game is told as it should be."""
    return Path(__file__).parent / f"{game}.txt"


def _every(rounds: int) -> Callable[[Match], str]:
    return lambda match: f"round {match.state.round}" if match.state.round % rounds == 1 else ""


def _when_all_place(match: Match) -> str:
    decision = match.decision
    assert decision is not None
    return f"round {match.state.round}" if decision.kind.startswith("place") and len(decision.seats) == 2 else ""


def _any(match: Match, seat: int, rng: random.Random) -> str:
    return str(rng.choice(match.moves(seat)))


def _busily(match: Match, seat: int, rng: random.Random) -> str:
    """Free actions are rare, and no turn stops before something is done: by chance alone little would happen."""
    plain = [str(move) for move in match.moves(seat, side=False)]
    busy = [move for move in plain if move not in ("pass", "end_turn", "end_expedition")]
    return _any(match, seat, rng) if rng.random() < 0.08 else rng.choice(busy or plain)


GAMES: dict[str, tuple[str, dict[str, str], Callable[[Match], str], Chosen]] = {
    "caverna": ("under the mountain", {}, _every(3), _busily),
    "ghosts_galore": ("a quiet evening underground", {"variant": "expert"}, _when_all_place, _any),
    "mountain_king": ("in the hall", {}, _every(2), _any),
}


def _tell(match: Match, ply: int, lines: list[str]) -> int:
    for entry in match.plies[ply:]:
        seen = "" if entry.seen_by is None else f"   (seen by {list(entry.seen_by)})"
        lines.append(f"  {entry.line}{seen}")
        lines += [f"      {match.sentence(event)}" for event in entry.events]
    return match.ply


def _listed(moves: list[str]) -> str:
    return ", ".join(moves) if len(moves) <= 8 else f"{', '.join(moves[:6])} … {len(moves)} in all"


def _picture(match: Match, seat: int | None) -> list[str]:
    return match.picture(seat).splitlines()
