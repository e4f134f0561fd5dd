"""All checks, in the order in which they run: foundations first, so that a check may rely on the ones before it.

You cannot leave one out.
"""

from __future__ import annotations

from typing import Any, Final

from underhall.conformance import (
    agendas,
    chances,
    declarations,
    hash_seeds,
    knowledge,
    matches,
    offers,
    scoring,
    sentences,
    states,
)
from underhall.conformance.registry import Check, ConformanceError, Moment, Scene, Wrong, crash

_ALL: Final[tuple[Check, ...]] = (
    # once
    declarations.declaration,
    declarations.catalogue,
    sentences.vocabulary,
    offers.moments,
    # at the start of a match
    states.start,
    # at every position
    states.plain_data,
    states.agenda,
    states.copies,
    offers.moves,
    states.playing,
    offers.asking,
    offers.notation,
    sentences.wording,
    offers.enumeration,
    offers.refusals,
    offers.equal_outcomes,
    offers.picks,
    offers.touching,
    sentences.questions,
    states.components,
    scoring.scores,
    scoring.evaluation,
    scoring.expectation,
    agendas.fits,
    states.position,
    states.bad_positions,
    agendas.agendas,
    chances.chance,
    knowledge.views,
    knowledge.shown,
    declarations.picture,
    knowledge.determinize,
    knowledge.forced,
    knowledge.simultaneous,
    # after every move and draw
    states.sink,
    sentences.stories,
    knowledge.secrets,
    knowledge.events,
    knowledge.masks,
    knowledge.reveals,
    # at the end of a match
    matches.termination,
    matches.record,
    matches.undo,
    matches.stateless,
    # at last
    knowledge.resampling,
    hash_seeds.hash_seeds,
)

CHECKS: Final[dict[str, Check]] = {check.name: check for check in _ALL}
"""All checks by name."""


def run(moment: Moment, scene: Scene, *more: Any) -> None:
    """Run the checks of one moment. An error that the game itself raises is a failure of the check that asked."""
    for check in _ALL:
        if check.moment != moment:
            continue
        scene.tally.checks[check.name] += 1
        try:
            check.test(scene, *more)
        except Wrong as wrong:
            raise ConformanceError(check.name, wrong, scene.place(), scene.record()) from None
        except Exception as problem:
            raise ConformanceError(check.name, crash(problem), scene.place(), scene.record()) from problem
