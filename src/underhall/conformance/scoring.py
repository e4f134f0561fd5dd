"""Checks of scores: complete, adding up, and computed from the position alone."""

from __future__ import annotations

import math
from typing import Any

from underhall.conformance.registry import Scene, Wrong, check
from underhall.conformance.states import rebuilt
from underhall.core import PositionError
from underhall.core.positions import describe


@check("at_position", "scores")
def scores(scene: Scene) -> None:
    """One score per seat, with all categories, a total that is their sum, and the same from a restored position."""
    game = scene.game
    found = game.scores(scene.state)
    if len(found) != len(scene.seats):
        raise Wrong(f"there are {len(found)} scores for {len(scene.seats)} seats", "Give one score per seat, in order.")
    for seat, score in enumerate(found):
        if tuple(score.points) != game.categories:
            raise Wrong(
                f"the score of seat {seat} has the categories {tuple(score.points)}, declared are {game.categories}",
                "Name all of `categories`, in their order, with 0 where nothing was scored.",
            )
        if score.total != sum(score.points.values()):
            raise Wrong(
                f"the total of seat {seat} is {score.total}, but its points add up to {sum(score.points.values())}",
                "Make the total the sum of the categories; a penalty is a category with negative points.",
            )
    if game.scores(scene.copy()) != found or game.scores(_afresh(scene)) != found:
        raise Wrong(
            "the scores of a restored position differ",
            "Compute scores from the position; do not keep them.",
        )


def _afresh(scene: Scene) -> Any:
    """The position, rebuilt from its description; itself if that fails, which the check `position` reports."""
    try:
        state = rebuilt(scene)
    except PositionError:
        return scene.state
    return state if describe(scene.game, scene.setup, state) == scene.dumped else scene.state


@check("at_position", "evaluation")
def evaluation(scene: Scene) -> None:
    """`evaluate` gives every seat a finite number."""
    for seat in scene.seats:
        value = scene.game.evaluate(scene.state, seat)
        if not math.isfinite(value):
            raise Wrong(f"seat {seat} evaluates to {value}", "Give bots a number they can compare.")


@check("at_position", "expectation")
def expectation(scene: Scene) -> None:
    """`expected` gives every seat a finite number of points; at the end, those it has."""
    game, state = scene.game, scene.state
    points = game.expected(state)
    if len(points) != len(scene.seats) or not all(map(math.isfinite, points)):
        raise Wrong(f"expects {points}", "Give bots one finite number of points for each seat.")
    if game.is_over(state) and points != [score.total for score in game.scores(state)]:
        raise Wrong(f"expects {points} when the game is over", "At the end expect the points that were scored.")
