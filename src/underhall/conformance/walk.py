"""Random play by the protocol beneath `Match`, with the checks run at every stop.

The walk applies moves to states itself: that a `Match` reaches the same positions is one of the checks. The dealer
draws as in a match, so that the walk's record is the record of a match.
"""

from __future__ import annotations

from typing import Any

from underhall.conformance import laws
from underhall.conformance.registry import ConformanceError, Scene, Turned, crash
from underhall.core import DEALER, Dealer, Event, Move, Seat
from underhall.core.game import Audience
from underhall.core.record import Line


def walk(scene: Scene, most: int) -> None:
    """Play one match of `scene` to its end, or for `most` moves and draws, which fails the check `termination`."""
    game = scene.game
    dealer, draws = Dealer(scene.seed), 0
    scene.stand(_start(scene))
    scene.first = _start(scene)
    laws.run("at_start", scene)
    while True:
        scene.tally.positions += 1
        laws.run("at_position", scene)
        if game.is_over(scene.state) or scene.number >= most:
            break
        draw = game.chance(scene.state)
        if draw is not None:
            outcome = draw.outcomes[dealer.draw(draw.label, draws, len(draw.outcomes))]
            draws += 1
            scene.pool.update(dict.fromkeys(draw.outcomes))
            _turn(scene, DEALER, outcome, forced=False)
        else:
            seat, move, forced = _choose(scene)
            _turn(scene, seat, move, forced=forced)
        laws.run("after_move", scene, scene.turns[-1])
    scene.tally.longest = max(scene.tally.longest, len(scene.lines))
    scene.tally.matches += 1
    laws.run("at_end", scene)


def _start(scene: Scene) -> Any:
    try:
        return scene.game.start(scene.setup)
    except Exception as problem:
        raise ConformanceError("start", crash(problem), scene.place(), scene.record()) from problem


def _choose(scene: Scene) -> tuple[Seat, Move, bool]:
    """A seat that decides, in random order, and one of its moves: of a random kind, so that rare kinds are seen too."""
    game, rng = scene.game, scene.rng
    actors = game.actors(scene.state)
    decision = game.decision(scene.state)
    seat = actors[rng.randrange(len(actors))]
    moves = scene.offered(seat)
    scene.pool.update(dict.fromkeys(moves))
    scene.tally.most_moves = max(scene.tally.most_moves, len(moves))
    forced = len(actors) == 1 and len(moves) == 1 and decision is not None and not decision.hidden
    if rng.randrange(2):
        kinds = list(dict.fromkeys(type(move) for move in moves))
        kind = kinds[rng.randrange(len(kinds))]
        moves = [move for move in moves if type(move) is kind]
    return seat, moves[rng.randrange(len(moves))], forced


def _turn(scene: Scene, seat: Seat, move: Move, *, forced: bool) -> None:
    game, before = scene.game, scene.state
    audience = Audience(game, before, seat, move)
    after, events = game.copy(before), list[Event]()
    game.apply(after, seat, move, events)
    seen_by = audience.first if audience.is_waiting(game, after) else audience.last
    scene.turns.append(Turned(before, before.agenda[-1], seat, move, after, events, seen_by, forced, audience.final))
    if not forced:
        scene.lines.append(Line(seat, str(move)))
    scene.tally.draws += seat == DEALER
    scene.tally.decisions += seat != DEALER
    scene.stand(after)
