"""Checks of chance: what can be drawn, in which order, and that nobody but the dealer draws."""

from __future__ import annotations

from underhall.conformance.anatomy import portrait
from underhall.conformance.registry import Scene, Wrong, check
from underhall.conformance.states import dump, restored
from underhall.core import DEALER


@check("at_position", "chance")
def chance(scene: Scene) -> None:
    """A draw has a label and outcomes, is the same whenever asked, and its outcomes and no others may be drawn."""
    game, state = scene.game, scene.state
    draw = scene.draw()
    if draw is None:
        return
    outcomes = list(draw.outcomes)
    if not draw.label or not outcomes:
        raise Wrong(
            f"the draw {draw.label!r} of {scene.top} has nothing to draw", "Do not push a draw from an empty pile."
        )
    twin = game.chance(scene.copy())
    back = game.chance(restored(scene, dump(scene)))
    for other, how in ((game.chance(state), "asked again"), (twin, "on a copy"), (back, "on a restored position")):
        if other is None or other.label != draw.label or list(other.outcomes) != outcomes:
            raise Wrong(
                f"the draw {draw.label!r} differs {how}",
                "Build label and outcomes from the state alone, ordered by a list or a sort.",
            )
    for outcome in dict.fromkeys(outcomes):
        if game.why_not(state, DEALER, outcome) is not None:
            raise Wrong(f"the dealer may draw {outcome} but why_not refuses it", "Make draw and Chance.why_not agree.")
        for seat in scene.seats:
            if game.why_not(state, seat, outcome) is None:
                raise Wrong(f"seat {seat} may draw {outcome} itself", "Do not override Game.why_not.")
    possible = set(outcomes)
    for move in scene.some(list(scene.pool), 60):
        if move not in possible and game.why_not(state, DEALER, move) is None:
            raise Wrong(f"why_not lets the dealer draw {move}, which is not an outcome", "Make draw and why_not agree.")
    if portrait(state) != scene.portrait:
        raise Wrong("asking for the draw changed the state", "Change the state in apply only.")
    _stays(scene)


def _stays(scene: Scene) -> None:
    """A draw stays as it was, once asked for, while the game goes on."""
    after = scene.copy()
    draw = scene.game.chance(after)
    assert draw is not None
    outcomes = list(draw.outcomes)
    scene.game.apply(after, DEALER, outcomes[0])
    if list(draw.outcomes) != outcomes:
        raise Wrong(
            f"drawing {outcomes[0]} changed the list of outcomes that had been given out",
            "Give out a new list of outcomes, not a list that lives in the state.",
        )
