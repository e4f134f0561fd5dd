"""Checks of agendas: those that arise in play fit, and any other is refused or can be played to the end."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from underhall.conformance.anatomy import differences
from underhall.conformance.registry import Scene, Wrong, check
from underhall.conformance.states import dump, restored
from underhall.core import PositionError, Setup
from underhall.core import agenda as flow
from underhall.core.agenda import DEALER
from underhall.core.messages import LANGUAGES
from underhall.core.positions import describe

_TRIES = 2
_NOW_AND_THEN = 100
"""Agendas are edited at the first few positions of every kind of decision or draw, and then now and then."""
_LONGEST = 3_000
_CONTROLS = 5
"""When an edited position fails, the original is played this many times: a game that fails without any edit has another
fault, which another check names."""
_EVERY = 15
"""While an edited position is played on, one in this many of its positions is dumped and loaded."""


@check("at_position", "fits")
def fits(scene: Scene) -> None:
    """Every step of every agenda that arises in play fits where it lies."""
    try:
        flow.check(scene.state, scene.game.steps.words.values())
    except PositionError as problem:
        raise Wrong(
            f"an agenda that arose in play is refused: {problem}",
            "Add the tag of the step beneath to `on`, or loosen `fits` or `called_for` of the step that is named.",
        ) from None


@check("at_position", "agendas")
def agendas(scene: Scene) -> None:
    """An agenda with a step dropped, doubled, swapped or foreign is refused, or plays on with dumps that load."""
    kind = type(scene.top).__name__
    if scene.tally.tried[kind] < _TRIES or scene.number % _NOW_AND_THEN == 0:
        scene.tally.tried[kind] += 1
        hunt(scene, Random(f"{scene.seed}/{scene.number}"), played=1)
    scene.tally.steps.update(dict.fromkeys(map(str, scene.state.agenda)))


def hunt(scene: Scene, rng: Random, played: int, most: int = 30) -> int:
    """Try up to `most` edits of the agenda here; the first `played` of those that are accepted are played to the end.
    Returns how many were accepted."""
    good = msgspec.json.decode(msgspec.json.encode(dump(scene)))
    edits = edited(good["agenda"], list(scene.tally.steps), rng)
    accepted = 0
    for what, agenda in rng.sample(edits, min(most, len(edits))):
        try:
            state = restored(scene, {**good, "agenda": agenda})
        except PositionError as problem:
            for lang in LANGUAGES:
                problem.sentence(lang)
            continue
        except Exception as problem:
            raise _wrong(f"raised {type(problem).__name__}: {problem}", what, agenda) from problem
        accepted += 1
        if accepted <= played:
            trouble = _trouble(scene, state, rng)
            if trouble and not any(_trouble(scene, scene.copy(), rng) for _ in range(_CONTROLS)):
                raise _wrong(trouble, what, agenda)
    return accepted


def edited(steps: list[str], seen: list[str], rng: Random) -> list[tuple[str, list[str]]]:
    """Agendas that differ from `steps`, with what was done; `seen` are steps of other moments."""
    edits: list[tuple[str, list[str]]] = [("no steps", []), ("its steps reversed", steps[::-1])]
    for index, step in enumerate(steps):
        edits.append((f"{step!r} dropped", steps[:index] + steps[index + 1 :]))
        edits.append((f"{step!r} doubled", steps[: index + 1] + steps[index:]))
        edits.append((f"nothing above {step!r}", steps[: index + 1]))
        for other in range(index):
            swapped = steps[:]
            swapped[index], swapped[other] = swapped[other], swapped[index]
            edits.append((f"{step!r} and {steps[other]!r} swapped", swapped))
    for foreign in rng.sample(seen, min(24, len(seen))):
        place = rng.randrange(len(steps) + 1)
        edits.append((f"{foreign!r} put in", [*steps[:place], foreign, *steps[place:]]))
        edits.append((f"{foreign!r} put on top", [*steps, foreign]))
        if steps:
            place = rng.randrange(len(steps))
            edits.append((f"{foreign!r} for {steps[place]!r}", [*steps[:place], foreign, *steps[place + 1 :]]))
            edits.append((f"{foreign!r} for the top", [*steps[:-1], foreign]))
    return [(what, agenda) for what, agenda in edits if agenda != steps]


def _trouble(scene: Scene, state: Any, rng: Random) -> str:
    """What goes wrong when a position is played to its end at random; empty if nothing does."""
    try:
        _play_out(scene, state, rng)
    except Wrong as wrong:
        return wrong.problem
    except Exception as problem:
        return f"raised {type(problem).__name__}: {problem}"
    return ""


def _play_out(scene: Scene, state: Any, rng: Random) -> None:
    """Play at random from an accepted position to the end. That games end at all is another check's business."""
    game = scene.game
    had = game.components(scene.first)
    for number in range(_LONGEST):
        if game.components(state) != had:
            raise Wrong("adds or loses components", "")
        if number % _EVERY == 0 or game.is_over(state):
            _check_dump(scene, scene.setup, state)
        if game.is_over(state):
            game.scores(state)
            return
        draw = game.chance(state)
        if draw is not None:
            game.apply(state, DEALER, rng.choice(draw.outcomes))
            continue
        actors = game.actors(state)
        seat = rng.choice(actors)
        moves = game.moves(state, seat, side=rng.randrange(3) == 0)
        if not moves:
            raise Wrong(f"later leaves seat {seat} without a move at {state.agenda[-1]}", "")
        game.apply(state, seat, rng.choice(moves))


def _check_dump(scene: Scene, setup: Setup, state: Any) -> None:
    data = msgspec.json.decode(msgspec.json.encode(describe(scene.game, setup, state)))
    try:
        again = restored(scene, data)
    except PositionError as problem:
        raise Wrong(f"later makes a dump that is refused: {problem} (agenda {data['agenda']})", "") from None
    if found := differences(state, again):
        raise Wrong(f"later makes a dump that comes back with another {', '.join(found[:4])}", "")


def _wrong(problem: str, what: str, agenda: list[str]) -> Wrong:
    return Wrong(
        f"a position with {what} (agenda {agenda}) is accepted and {problem}",
        "Refuse the agenda: narrow `on` or `fits` of the step that is out of place, or say in `called_for` what the"
        " state needs.",
    )
