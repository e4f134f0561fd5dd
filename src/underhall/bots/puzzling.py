"""Finding puzzles: decisions from games that bots play against themselves, where one answer is clearly best.

The likeliest answers to a decision are tried in the same samples of what is hidden and with the same luck: everybody
plays on for some turns, each as planned (`planning`) or, where there are no turns, by a first look; `Game.expected`
judges what came of it. Nobody plays on quite as expected: all misjudge a little, differently in every trial. So what an
answer is worth comes with an error. A decision becomes a puzzle if

- the best answer leads by `GAP` points and by `SURE` standard errors, in points of its own and in the lead that bots go
  for, and does so again in other trials, which the first ones did not choose;
- none of the less likely answers looks as good in a few trials;
- it is not obvious: at first sight another answer is about as good.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from underhall.bots.advice import advise
from underhall.bots.greedy import Greedy
from underhall.bots.planning import LONGEST, MOST, Budget, Chain, Effort, Turns, drawn, lead
from underhall.bots.registry import bot
from underhall.bots.situation import Situation, play_out
from underhall.core import Game, Match, Move, Seat, State, loading
from underhall.core.puzzles import Candidate, Puzzle, Theme

GAP = 2.0
"""By how many points the best answer is better than any other, at least,"""
SURE = 4.0
"""and by how many standard errors."""
CHECKS = 12
"""How many trials a cheap check takes."""

_PLAYER = "able@120"
_OPTIONS = 5  # answers that a puzzle has at least
_TRIED = 5  # answers that are tried
_SHOWN = 4  # answers that a puzzle keeps
_ROUNDS = (3, 8, 32)  # trials, ever more of them as long as one answer stays ahead
_GLANCES = 4  # trials of all other answers
_SEEMS = 1.5  # points by which an answer may look best at first sight without being obvious
_PLANNED = 1.0  # points by which the best whole turn is better than the next, where there are turns
_PER_GAME = 2  # puzzles from one game
_LOOKED_AT = 150  # decisions of a game, at most
_TURNS = 1  # turns of its own that the seat has after the present one
_WHIM = 1.0  # points by which those who play on misjudge what they do, as a standard deviation
_AHEAD = 12  # decisions that are followed where there are no turns
_BUDGET = Budget(1_500)


class Worth(NamedTuple):
    """What the trials of an answer came to: points of its own, and the lead, one number per trial."""

    move: Move
    points: list[float]
    leads: list[float]


class Gap(NamedTuple):
    """How much better one answer was than another, on average, and the standard error of that."""

    mean: float
    error: float


def find(game: Game[Any], *, players: int, seed: str, known: frozenset[str] = frozenset()) -> Iterator[Puzzle | None]:
    """Puzzles from one game after another, for ever; None after every game. The same seed finds the same ones. Those
    that are `known` are left out."""
    number = 0
    while True:
        number += 1
        found = 0
        for puzzle in _from_one_game(game, players, f"{seed} {number}"):
            if puzzle.id not in known:
                yield puzzle
                found += 1
            if found == _PER_GAME:
                break
        yield None


def is_right(game: Game[Any], puzzle: Puzzle, *, seed: str, trials: int = CHECKS) -> bool:
    """Whether new trials agree that the best of the candidates is best."""
    situation = Situation(puzzle.begun(game, seed), puzzle.seat)
    by_text = {str(move): move for move in situation.moves}
    tried = _trials(situation, [by_text[one.move] for one in puzzle.candidates], seed, trials)
    return all(_gap(tried[0].points, other.points).mean > 0 for other in tried[1:])


def is_unrivalled(game: Game[Any], puzzle: Puzzle, *, seed: str, trials: int = _GLANCES) -> bool:
    """Whether none of the answers that the puzzle does not show looks as good as the best after some trials."""
    situation = Situation(puzzle.begun(game, seed), puzzle.seat)
    shown = {one.move for one in puzzle.candidates[1:]}
    best, *others = sorted(
        (move for move in situation.moves if str(move) not in shown), key=lambda move: str(move) != puzzle.best.move
    )
    first, *rest = _trials(situation, [best, *others], seed, trials)
    return all(_gap(first.points, other.points).mean > 0 for other in rest)


def _from_one_game(game: Game[Any], players: int, seed: str) -> Iterator[Puzzle]:
    match = loading.new(game, game.setup(players, {}), seed)
    play_out(match, [bot(_PLAYER, f"{seed} {seat}") for seat in range(players)])
    decisions = [number for number, ply in enumerate(match.plies) if ply.seat >= 0]
    Random(f"{seed} which").shuffle(decisions)
    for number in decisions[:_LOOKED_AT]:
        past = match.at(number)
        decision = past.decision
        if decision is None or decision.hidden:
            continue
        situation = Situation(past, decision.seats[0])
        share = number / match.ply
        stage: Theme = "opening" if share < 0.25 else "end" if share > 0.75 else "middle"
        puzzle = _puzzle(past, situation, f"{seed} {number}", stage) if len(situation.moves) >= _OPTIONS else None
        if puzzle is not None and is_unrivalled(game, puzzle, seed=f"{seed} {number} all"):
            yield puzzle


def _puzzle(match: Match, situation: Situation, seed: str, stage: Theme) -> Puzzle | None:
    first_look = [one for one in Greedy(f"{seed} look").appraise(situation) if not one.side]
    if first_look[0].value - first_look[1].value > _SEEMS:
        return None  # obvious
    planned = advise(situation, f"{seed} lines", budget=_BUDGET)
    if situation.turn is not None and len(planned) > 1 and planned[0].lead - planned[1].lead < _PLANNED:
        return None  # trials would hardly tell them apart
    lines = {line.moves[0]: line.moves for line in planned}
    plain = set(situation.moves)
    if next(iter(lines)) not in plain:
        return None  # it begins with something that is done alongside
    likely = [*(move for move in lines if move in plain), *(one.move for one in first_look)]
    likely = [*dict.fromkeys((likely[0], first_look[0].move, *likely))][:_TRIED]
    for number, trials in enumerate(_ROUNDS):
        # The last round does not count what the others found: they chose what it is about.
        tried = _ranked(_trials(situation, likely, f"{seed} {number}", trials))
        if not _is_clear(tried, SURE if trials == _ROUNDS[-1] else 0.0):
            return None
        if number and tried[0].move != likely[0]:
            return None
        likely = [one.move for one in tried]
    candidates = [
        Candidate(
            tuple(str(move) for move in lines.get(one.move, (one.move,))),
            round(sum(one.points) / len(one.points), 1),
            *(round(value, 2) for value in _gap(tried[0].points, one.points)),
        )
        for one in sorted(tried, key=lambda one: -sum(one.points))[:_SHOWN]
    ]
    position = match.dump()
    name = blake2b(repr((position, situation.seat)).encode(), digest_size=4).hexdigest()
    theme: Theme = stage if likely[0] == first_look[0].move else "deceptive"
    return Puzzle(name, match.game.id, match.game.edition, situation.seat, theme, tuple(candidates), position)


# Trials ---------------------------------------------------------------------------------------------------------------


def _trials(situation: Situation, moves: list[Move], seed: str, count: int) -> list[Worth]:
    """Try every answer so often, each time in the same sample and with the same luck."""
    game, seat = situation.game, situation.seat
    rng = Random(seed)
    tried = [Worth(move, [], []) for move in moves]
    for _ in range(count):
        sample, luck = situation.sample(rng), rng.getrandbits(32)
        for one in tried:
            state = game.copy(sample)
            game.apply(state, seat, one.move)
            end = _played_on(game, state, seat, situation.turn, luck)
            points = game.expected(end)
            one.points.append(points[seat])
            one.leads.append(lead(points, seat, game, end))
    return tried


def _played_on(game: Game[Any], state: State, seat: Seat, turn: int | None, luck: int) -> State:
    """The position after the rest of this turn and some more, or after some decisions."""
    chance, whim, own = Random(luck), Random(luck + 1), 0
    for _ in range(_AHEAD if turn is None else LONGEST):
        drawn(game, state, chance)
        actors = game.actors(state)
        if not actors:
            break
        now = game.turn(state)
        if now is None or len(actors) > 1:
            for actor in actors:
                _answer(game, state, actor, whim)
            continue
        if actors[0] == seat and now != turn:
            own += 1
            if own > _TURNS:
                break
            turn = now
        ends = Turns(game, actors[0], Effort(Budget(MOST)), luck=luck, width=1).ends(Chain(0.0, state, (), 0), 1)
        if ends:
            state = max(ends, key=lambda end: end.value + whim.gauss(0.0, _WHIM)).state
        else:
            _answer(game, state, actors[0], whim)
    return state


def _answer(game: Game[Any], state: State, seat: Seat, whim: Random) -> None:
    """Answer a decision by a first look."""
    best, most = None, 0.0
    for move in game.moves(state, seat, side=False):
        after = game.copy(state)
        game.apply(after, seat, move)
        value = lead(game.expected(after), seat, game, after) + whim.gauss(0.0, _WHIM)
        if best is None or value > most:
            best, most = move, value
    assert best is not None
    game.apply(state, seat, best)


def _ranked(tried: list[Worth]) -> list[Worth]:
    return sorted(tried, key=lambda one: -sum(one.leads))


def _is_clear(ranked: list[Worth], least: float) -> bool:
    """Whether the first is better than all others, in points and in the lead, by so many standard errors."""
    best = ranked[0]
    gaps = [
        _gap(mine, theirs)
        for other in ranked[1:]
        for mine, theirs in ((best.points, other.points), (best.leads, other.leads))
    ]
    return all(gap.mean >= GAP and gap.mean >= least * gap.error for gap in gaps)


def _gap(mine: list[float], theirs: list[float]) -> Gap:
    gaps = [one - other for one, other in zip(mine, theirs, strict=True)]
    mean = sum(gaps) / len(gaps)
    if len(gaps) < 2:
        return Gap(mean, 0.0)
    return Gap(mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps)))
