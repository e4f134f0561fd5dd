"""Checks of hidden information: what a seat sees, what it holds possible, and that nothing tells it more.

The words of these checks: an *observer* is a seat or a spectator. A *twin world* is another state that the observer
cannot tell from the true one: made by `determinize`, or by giving a hidden move another value.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec

from underhall.conformance.anatomy import MISSING, differences, leaves, portrait
from underhall.conformance.registry import Observer, Scene, Turned, Wrong, check
from underhall.conformance.states import restored
from underhall.core import DEALER, Decide, Event, Move, PositionError
from underhall.core.positions import describe

_SAMPLES = 6
_ENOUGH = 24  # the chance that an honest determinize leaves the truth in place this often in a row is below 1 in 2^24


@check("at_position", "views")
def views(scene: Scene) -> None:
    """Every seat and a spectator have a view: typed, JSON-able, and the same whenever asked, alone or with others."""
    for observer in scene.observers:
        try:
            scene.sight(observer)
        except (TypeError, msgspec.EncodeError) as problem:
            raise Wrong(f"the view of {_who(observer)} is not JSON-able: {problem}", "Show plain data.") from None
    for observer in scene.some_observers(2):
        view = scene.game.view(scene.copy(), observer)
        if not isinstance(view, msgspec.Struct):
            raise Wrong(f"the view is a {type(view).__name__}", "Make it a msgspec Struct that lists what is shown.")
        alone = msgspec.json.encode(view)
        if alone == scene.sight(observer):
            continue
        if seen(scene, scene.copy(), observer) != alone:
            raise Wrong(
                f"asked again, the view of {_who(observer)} differs",
                "Build views from the state alone, in an order that comes from a list or a sort.",
            )
        raise Wrong(
            f"among `views`, the view of {_who(observer)} is not the one that `view` gives",
            "Put only what everyone sees alike into the common part.",
        )


@check("at_position", "shown")
def shown(scene: Scene) -> None:
    """Shown again and again in a match, with parts kept from the positions before, the views are those of `view`."""
    for observer, view in zip(scene.observers, scene.game.shown(scene.state, scene.observers, scene.kept), strict=True):
        if msgspec.json.encode(view) != scene.sight(observer):
            raise Wrong(
                f"`shown` after other positions, the view of {_who(observer)} is not the one that `view` gives",
                "Name everything that a kept part is made from among its sources.",
            )


@check("at_position", "determinize")
def determinize(scene: Scene) -> None:
    """A determinized state is possible, looks like the truth to the observer, and depends on nothing hidden from it."""
    if not scene.is_due(every=3):
        return
    game, state = scene.game, scene.state
    for observer in scene.some_observers():
        who = _who(observer)
        seed = scene.rng.randrange(1 << 30)
        world = game.determinize(state, observer, Random(seed))
        if portrait(state) != scene.portrait:
            raise Wrong(f"determinize for {who} changed the true state", "Work on a copy.")
        if seen(scene, world, observer) != scene.sight(observer):
            raise Wrong(
                f"after determinize, {who} sees something else: {_view_difference(scene, world, observer)}",
                "Either the view shows what the observer may not know, or determinize redraws what it does know.",
            )
        if game.components(world) != game.components(state):
            raise Wrong(f"determinize for {who} creates or loses components", "Redraw from one pool of the unknown.")
        if game.decision(world) != game.decision(state) or game.is_over(world) != game.is_over(state):
            raise Wrong(f"after determinize for {who} another decision is due", "What is being decided is public.")
        if observer is not None and game.moves(world, observer) != scene.offered(observer):
            raise Wrong(
                f"after determinize, {who} has other moves",
                "What a seat may do depends only on what it knows; determinize keeps that.",
            )
        for seat in game.actors(world):
            if not game.moves(world, seat):
                raise Wrong(
                    f"after determinize for {who}, seat {seat} has no move", "Redraw only what can be the case."
                )
        data = msgspec.json.decode(msgspec.json.encode(describe(game, scene.setup, world)))
        try:
            back = restored(scene, data)
        except PositionError as problem:
            raise Wrong(
                f"determinize for {who} made an impossible position: {problem}", "Redraw without loss."
            ) from None
        if found := differences(world, back):
            raise Wrong(
                f"determinize for {who} made a state that no position describes: {', '.join(found[:3])}",
                "Put redrawn piles back in the order that restore gives them.",
            )
        again = game.determinize(world, observer, Random(seed))
        if found := differences(game.determinize(state, observer, Random(seed)), again):
            raise Wrong(
                f"equal views of {who} do not give equal results: with the same numbers from the generator, "
                f"{', '.join(found[:3])} depends on what {who} does not know",
                "Collect the unknown things in one sorted pool, then shuffle it, and ask for as many numbers "
                "whatever the truth is.",
            )


@check("after_move", "secrets")
def secrets(scene: Scene, turn: Turned) -> None:
    """What a move hides is hidden: not told by views or events, and redrawn by determinize."""
    if turn.seen_by is None or (turn.seat in scene.seats and turn.seat not in turn.seen_by):
        if turn.seen_by is not None:
            raise Wrong(f"seat {turn.seat} may not know its own move {turn.move}", "Let seen_by include the mover.")
        return
    others = Others(scene, turn)
    kind = str(turn.step).split(" ")[0]
    for observer in scene.observers:
        if not turn.is_hidden_from(observer) or not any(True for _ in others):
            continue
        now = scene.sight(observer)
        twin = next((other for other in others if seen(scene, other[1], observer) == now), None)
        if twin is None:
            raise Wrong(
                f"{turn.move} is hidden from {_who(observer)}, but its view tells it from all other possibilities",
                "Let the view leave it out, or let seen_by include everyone who may know it.",
            )
        move, world, events = twin
        if told(turn.events, observer) != told(events, observer):
            raise Wrong(
                f"an event tells {_who(observer)} that it was {turn.move} and not {move}",
                "Give the event `only=(...)`, and a second one without the secret to the others.",
            )
        footprint = others.footprint(world)
        for _ in range(_SAMPLES):
            guess = dict(leaves(scene.game.determinize(turn.after, observer, scene.rng)))
            scene.tally.secrets[kind] += 1
            scene.tally.changed[kind] += any(
                guess.get(path, MISSING) != value for path, (value, _) in footprint.items()
            )


@check("after_move", "events")
def events(scene: Scene, turn: Turned) -> None:
    """Events tell an observer no more than its view: a move that looks the same is told the same."""
    game = scene.game
    for observer in scene.some_observers(2):
        if turn.is_hidden_from(observer):
            continue
        world, heard = game.determinize(turn.before, observer, scene.rng), list[Event]()
        if game.why_not(world, turn.seat, turn.move) is not None:
            continue
        game.apply(world, turn.seat, turn.move, heard)
        if told(heard, observer) == told(turn.events, observer) or seen(scene, world, observer) != scene.sight(
            observer
        ):
            continue
        again = list[Event]()
        game.apply(game.copy(turn.before), turn.seat, turn.move, again)
        if again == turn.events:  # otherwise they differ anyway, which the check `undo` reports
            raise Wrong(
                f"the events of {turn.move} tell {_who(observer)} something that its view hides",
                "Give the event `only=(...)`, and a second one without the secret to the others.",
            )


@check("at_last", "resampling")
def resampling(scene: Scene) -> None:
    """Over all matches, determinize has redrawn every kind of secret at least once."""
    for kind, times in scene.tally.secrets.items():
        if times >= _ENOUGH and not scene.tally.changed[kind]:
            raise Wrong(
                f"determinize was asked {times} times for someone who does not know the answer to {kind!r}, "
                "and always left it as it is",
                "Redraw what the observer does not know; an unchanged copy tells bots the truth.",
            )


@check("after_move", "masks")
def masks(scene: Scene, turn: Turned) -> None:
    """The record shows an observer nothing that determinize considers unknown."""
    others = Others(scene, turn)
    for observer in scene.some_observers(2):
        if turn.is_hidden_from(observer) or observer == turn.seat:
            continue
        worlds = [scene.game.determinize(turn.after, observer, scene.rng) for _ in range(_SAMPLES // 2)]
        guesses = [dict(leaves(world)) for world in worlds if portrait(world) != scene.portrait]
        for move, world, _ in islice(others, 6 if guesses else 0):
            footprint = others.footprint(world)
            for guess in guesses:
                if not all(guess.get(path, MISSING) == value for path, (_, value) in footprint.items()):
                    continue
                if seen(scene, world, observer) == scene.sight(observer):
                    raise Wrong(
                        f"the record tells {_who(observer)} that {turn.move} was played, "
                        f"but determinize holds {move} possible",
                        "Let seen_by of the step leave out those who may not know it.",
                    )


@check("after_move", "reveals")
def reveals(scene: Scene, turn: Turned) -> None:
    """A move that can be taken back has told its seat nothing new."""
    game = scene.game
    if turn.seat == DEALER or turn.final or game.chance(turn.after) is not None or game.is_over(turn.after):
        return
    now = scene.sight(turn.seat)
    for _ in range(2):
        world = game.determinize(turn.before, turn.seat, scene.rng)
        game.apply(world, turn.seat, turn.move)
        if seen(scene, world, turn.seat) != now:
            raise Wrong(
                f"{turn.move} shows seat {turn.seat} something it did not know, and can be taken back",
                "Set `final = True` on the step, or make the revealing a chance step.",
            )


@check("at_position", "forced")
def forced(scene: Scene) -> None:
    """A decision that the engine takes by itself reveals nothing hidden by being forced."""
    game = scene.game
    decision = game.decision(scene.state)
    if decision is None or decision.hidden or len(decision.seats) != 1:
        return
    (seat,) = decision.seats
    is_forced = len(scene.offered(seat)) == 1
    for observer in scene.some_observers():
        if observer == seat:
            continue
        world = game.determinize(scene.state, observer, scene.rng)
        if (len(game.moves(world, seat)) == 1) != is_forced:
            raise Wrong(
                f"whether seat {seat} has a choice at {scene.top} depends on what {_who(observer)} does not know",
                "Set `hidden = True` on the step, so that the engine asks even when there is a single answer.",
            )


@check("at_position", "simultaneous")
def simultaneous(scene: Scene) -> None:
    """No hidden answer changes what another seat may answer, and their order makes no difference."""
    game, top = scene.game, scene.top
    actors = game.actors(scene.state)
    if not isinstance(top, Decide) or not top.hidden or len(actors) < 2:
        return
    first, second = scene.rng.sample(list(actors), 2)
    one, two = (scene.rng.choice(scene.offered(seat)) for seat in (first, second))
    ways = []
    for answers in (((first, one), (second, two)), ((second, two), (first, one))):
        world = scene.copy()
        game.apply(world, *answers[0])
        other, answer = answers[1]
        if game.moves(world, other) != scene.offered(other):
            raise Wrong(
                f"after the hidden answer {answers[0][1]} of seat {answers[0][0]}, seat {other} has other moves",
                "Keep answers aside until all are in, and only then let them take effect.",
            )
        game.apply(world, other, answer)
        ways.append(world)
    if found := differences(*ways):
        raise Wrong(
            f"whether seat {first} or seat {second} answers first makes a difference at {', '.join(found[:3])}",
            "Keep answers aside by seat until all are in, and only then let them take effect.",
        )


def seen(scene: Scene, state: Any, observer: Observer) -> bytes:
    """The bytes of an observer's view."""
    return msgspec.json.encode(scene.game.view(state, observer))


def told(events: list[Event], observer: Observer) -> list[Event]:
    """The events that an observer learns of."""
    return [event for event in events if event.only is None or observer in event.only]


class Others:
    """What could have been played or drawn instead: (move, state, events), in random order, each made when needed."""

    def __init__(self, scene: Scene, turn: Turned) -> None:
        self._scene = scene
        self._turn = turn
        self._made: list[tuple[Move, Any, list[Event]]] = []
        self._left: list[Move] | None = None
        self._true: dict[str, Any] = {}
        self._footprints: dict[int, dict[str, tuple[Any, Any]]] = {}

    def __iter__(self) -> Iterator[tuple[Move, Any, list[Event]]]:
        yield from self._made
        game, turn = self._scene.game, self._turn
        if self._left is None:
            draw = game.chance(turn.before) if turn.seat == DEALER else None
            moves = dict.fromkeys(draw.outcomes if draw else game.moves(turn.before, turn.seat))
            self._left = [move for move in moves if move != turn.move]
            self._scene.rng.shuffle(self._left)
        while self._left:
            move, events = self._left.pop(), list[Event]()
            world = game.copy(turn.before)
            game.apply(world, turn.seat, move, events)
            if portrait(world) != self._scene.portrait:
                self._made.append((move, world, events))
                yield self._made[-1]

    def footprint(self, world: Any) -> dict[str, tuple[Any, Any]]:
        """Where a world of these differs from the true one: path, true value, value there."""
        if id(world) not in self._footprints:
            here = self._true = self._true or dict(leaves(self._turn.after))
            there = dict(leaves(world))
            pairs = {path: (here.get(path, MISSING), there.get(path, MISSING)) for path in {**here, **there}}
            self._footprints[id(world)] = {path: pair for path, pair in pairs.items() if pair[0] != pair[1]}
        return self._footprints[id(world)]


def _view_difference(scene: Scene, world: Any, observer: Observer) -> str:
    true = msgspec.to_builtins(scene.game.view(scene.state, observer))
    other = msgspec.to_builtins(scene.game.view(world, observer))
    return ", ".join(path.replace("state", "view", 1) for path in differences(true, other)[:4])


def _who(observer: Observer) -> str:
    return "a spectator" if observer is None else f"seat {observer}"
