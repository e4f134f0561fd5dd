"""Checks of whole matches: they end, a `Match` plays them as the protocol does, and every way back leads back."""

from __future__ import annotations

from typing import Any

import msgspec

from underhall.conformance.anatomy import attributes_of, differences, portrait
from underhall.conformance.registry import Observer, Scene, Turned, Wrong, check
from underhall.core import DEALER, Match, RecordError
from underhall.core.loading import load, new
from underhall.core.record import MASK, read

_READ_EVERY = 5
"""Writing a record takes the longer the more has been played, so not every ply has its own."""


@check("at_end", "termination")
def termination(scene: Scene) -> None:
    """Every match comes to its end."""
    if not scene.game.is_over(scene.state):
        last = ", ".join(str(turn.move) for turn in scene.turns[-5:])
        raise Wrong(
            f"the match has not ended after {scene.number} moves and draws; the last were: {last}",
            "Every turn must use something up. If the game really is that long, give check_game a higher `plies`.",
        )


@check("at_end", "record")
def record(scene: Scene) -> None:
    """A match is its record: the same moves lead to the same positions, and the text alone brings them back."""
    match = new(scene.game, scene.setup, scene.seed)
    stops = _stops(scene)
    for turn in _decisions(scene):
        _arrive(match, stops)
        if scene.rng.randrange(8) == 0:
            _reload(scene, match)
        if match.ply % _READ_EVERY == 0 or match.plies[-1].seen_by is not None:
            _masked(scene, match)
        match.play(turn.move, turn.seat)
    _arrive(match, stops)
    _reload(scene, match)


@check("at_end", "undo")
def undo(scene: Scene) -> None:
    """Taking a move back is the same as not having made it, and is refused exactly when something was revealed."""
    match = new(scene.game, scene.setup, scene.seed)
    for turn in _decisions(scene):
        before, past, ply = scene.game.copy(match.state), _kept(match), match.ply
        # Another one looks on every time.
        observers = (turn.seat, scene.observers[ply % len(scene.observers)])
        sights = _seen(scene, match, observers)
        match.play(turn.move, turn.seat)
        after, done = scene.game.copy(match.state), _kept(match)
        free = match.ply == ply + 1 and not turn.final and not match.over
        if (match.may_undo(turn.seat) is None) != free:
            raise Wrong(
                f"{turn.move} at ply {ply + 1} {'cannot' if free else 'can'} be taken back",
                "Mark the step `final` if it reveals something, and let Match decide the rest.",
            )
        if not free:
            continue
        match.undo(turn.seat)
        if found := differences(before, match.state):
            raise Wrong(
                f"{turn.move} at ply {ply + 1}, taken back, leaves {', '.join(found[:3])} changed",
                "Keep nothing outside the state: no attributes of the game, no module variables.",
            )
        if _kept(match) != past or _seen(scene, match, observers) != sights:
            raise Wrong(f"{turn.move} at ply {ply + 1}, taken back, leaves a trace", "Keep nothing outside the state.")
        match.play(turn.move, turn.seat)
        if differences(after, match.state) or _kept(match) != done:
            raise Wrong(
                f"{turn.move} at ply {ply + 1}, taken back and made again, does something else",
                "Keep nothing outside the state: no attributes of the game, no module variables.",
            )
    _rewind(scene, match)


@check("at_end", "stateless")
def stateless(scene: Scene) -> None:
    """The game itself remembers nothing: its attributes are the same after a match."""
    now = attributes_of(scene.game)
    if found := [name for name, value in now.items() if scene.tally.attributes.get(name) != repr(value)]:
        raise Wrong(f"the match changed the game's own {', '.join(found)}", "Keep what changes in the state.")


def _rewind(scene: Scene, match: Match) -> None:
    """Going back to any ply and playing on gives the same positions again."""
    stops, text = _stops(scene), match.record()
    lines = [str(line) for line in read(text).lines]
    for ply in scene.some(list(range(match.ply + 1)), 6):
        match.rewind(ply)
        if differences(match.state, stops[ply]):
            raise Wrong(f"going back to ply {ply} gives another position", "Keep nothing outside the state.")
        match.replay(lines[ply:])
        if match.record() != text:
            raise Wrong(f"after going back to ply {ply} the same moves give another match", "Keep it in the state.")


def _kept(match: Match) -> object:
    """What a match keeps of its past: its plies, and now and then the record made of them."""
    return list(match.plies), match.record() if match.ply % _READ_EVERY == 0 else ""


def _seen(scene: Scene, match: Match, observers: tuple[Observer, ...]) -> list[bytes]:
    return [msgspec.json.encode(view) for view in scene.game.views(match.state, observers)]


def _decisions(scene: Scene) -> list[Turned]:
    return [turn for turn in scene.turns if turn.seat != DEALER and not turn.forced]


def _stops(scene: Scene) -> list[Any]:
    """The position at every ply of the record, after the forced decisions that follow it."""
    stops = [scene.first]
    for turn in scene.turns:
        if turn.forced:
            stops[-1] = turn.after
        else:
            stops.append(turn.after)
    return stops


def _arrive(match: Match, stops: list[Any]) -> None:
    if found := differences(stops[match.ply], match.state):
        raise Wrong(
            f"played by a Match, ply {match.ply} is another position: {', '.join(found[:3])}",
            "Let a move depend on the state alone: nothing kept in the game, in modules or between calls.",
        )


def _reload(scene: Scene, match: Match) -> None:
    text = match.record()
    try:
        back = load(scene.game, read(text))
    except RecordError as problem:
        raise Wrong(
            f"the record at ply {match.ply} does not load: {problem}", "Replay it by hand to see why."
        ) from None
    if back.record() != text or portrait(back.state) != portrait(match.state) or back.dump() != match.dump():
        raise Wrong(f"the record at ply {match.ply} loads as another match", "Let moves depend on the state alone.")


def _masked(scene: Scene, match: Match) -> None:
    """What a reader gets of a running match shows no hidden move, and no seed."""
    if match.over:
        return
    reader: Observer = scene.observers[match.ply % len(scene.observers)]
    shown = read(match.record(reader, public=reader is None))
    if shown.seed is not None or shown.position is not None:
        raise Wrong(f"the record for {reader} shows the seed", "Do not override Match.")
    for ply, line in zip(match.plies, shown.lines, strict=True):
        hidden = ply.seen_by is not None and reader not in ply.seen_by
        if hidden != (line.text == MASK):
            raise Wrong(f"the record for {reader} shows {line.text}, known to {ply.seen_by}", "Do not override Match.")
