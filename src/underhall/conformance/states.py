"""Checks of the state: plain data, independent copies, nothing lost, positions that come back as they were."""

from __future__ import annotations

from typing import Any

import msgspec

from underhall.conformance.anatomy import differences, portrait, shared, strangers, unset
from underhall.conformance.registry import Scene, Turned, Wrong, check
from underhall.core import DEALER, Automatic, Chance, Decide, Match, PositionError
from underhall.core.messages import LANGUAGES
from underhall.core.positions import describe
from underhall.core.refusals import MalformedMove

_NOWHERE = "no_such_thing"


@check("at_start", "start")
def start(scene: Scene) -> None:
    """`start` gives the same state for the same setup, and no two matches share a part of it."""
    again = scene.game.start(scene.setup)
    if found := differences(scene.state, again):
        raise Wrong(
            f"two starts of the same setup differ at {_list(found)}",
            "Build the first state from the setup alone; anything random is a chance step.",
        )
    if found := shared(scene.state, again):
        raise Wrong(
            f"two matches share {_list(found)}",
            "Copy module constants into the state: list(CONSTANT), not CONSTANT.",
        )


@check("at_position", "plain_data")
def plain_data(scene: Scene) -> None:
    """The state is plain data: all slots set, and nothing but numbers, text, frozen values and containers of them."""
    if found := unset(scene.state):
        raise Wrong(f"{_list(found)} has no value", "Set every slot in __init__ and in copy.")
    for path, kind in strangers(scene.state):
        raise Wrong(
            f"{path} is a {kind}",
            "Keep ids and numbers in the state, give its classes __slots__, and keep everything else out of it.",
        )


@check("at_position", "copy")
def copies(scene: Scene) -> None:
    """A copy equals the original and shares nothing with it that can change."""
    state, twin = scene.state, scene.copy()
    if type(twin) is not type(state):
        raise Wrong(f"copy made a {type(twin).__name__}", f"Make a {type(state).__name__} in copy.")
    if found := differences(state, twin):
        raise Wrong(f"copy changes or forgets {_list(found)}", "Write out copy field by field, next to __init__.")
    if found := shared(state, twin):
        raise Wrong(f"copy shares {_list(found)} with the original", "Copy lists with [:], and lists in lists too.")


@check("at_position", "playing")
def playing(scene: Scene) -> None:
    """What is offered can be played, on a copy, without touching the original."""
    game = scene.game
    draw = scene.draw()
    if draw is not None:
        options = [(DEALER, outcome) for outcome in dict.fromkeys(draw.outcomes)]
    else:
        options = [(seat, move) for seat in game.actors(scene.state) for move in scene.offered(seat)]
    for seat, move in scene.some(options, 12):
        try:
            game.apply(scene.copy(), seat, move)
        except Exception as problem:
            raise Wrong(
                f"{move} is offered, and playing it raised {type(problem).__name__}: {problem}",
                "Refuse it in why_not and do not offer it, or make it playable.",
            ) from problem
        if portrait(scene.state) != scene.portrait:
            raise Wrong(
                f"playing {move} on a copy changed the original",
                "Something is shared beside the slots: a module variable, a default argument, the game itself.",
            )


@check("at_position", "agenda")
def agenda(scene: Scene) -> None:
    """On top is a decision with someone to decide, a draw, or nothing; every step can be written and read back."""
    top = scene.top
    if isinstance(top, Automatic):
        raise Wrong(
            f"the automatic step {top} is still waiting",
            "End `start` with agenda.run(state, None); apply runs automatic steps by itself.",
        )
    for step in scene.state.agenda:
        try:
            back = scene.game.steps.parse(str(step))
        except MalformedMove as problem:
            raise Wrong(
                f"the step {step} on the agenda cannot be read back: {problem}",
                "List its class in `steps`, and give it fields that have a notation.",
            ) from None
        if back != step:
            raise Wrong(f"the step {step!r} is read back as {back!r}", "Give it fields that have a notation.")
    if isinstance(top, Decide):
        actors = scene.game.actors(scene.state)
        if not actors:
            raise Wrong(f"nobody decides at {top}", "A decision without actors is a dead end: do not push it.")
        if len(set(actors)) != len(actors) or not all(seat in scene.seats for seat in actors):
            raise Wrong(f"the actors of {top} are {actors}", "Name each deciding seat once.")
    elif top is not None and not isinstance(top, Chance):
        raise Wrong(f"{top!r} is no kind of step", "Derive it from Automatic, Decide or Chance.")


@check("at_position", "components")
def components(scene: Scene) -> None:
    """Nothing is created or lost: `components` counts the same at every position of a match."""
    have, had = scene.game.components(scene.state), scene.game.components(scene.first)
    if have != had:
        changed = [f"{name}: {had.get(name, 0)} -> {have.get(name, 0)}" for name in {**had, **have}]
        wrong = [line for name, line in zip({**had, **have}, changed, strict=True) if had.get(name) != have.get(name)]
        raise Wrong(
            f"components were created or lost ({', '.join(wrong)})",
            "Find the move that drops or doubles one, or count the place that `components` forgets.",
        )


@check("after_move", "sink")
def sink(scene: Scene, turn: Turned) -> None:
    """A move does the same whether or not anyone listens to its events."""
    silent = scene.game.copy(turn.before)
    scene.game.apply(silent, turn.seat, turn.move, None)
    if found := differences(turn.after, silent):
        raise Wrong(
            f"without events, {turn.move} leaves {_list(found)} different",
            "Put nothing but events.append(...) under `if events is not None`.",
        )


@check("at_position", "position")
def position(scene: Scene) -> None:
    """A dumped position comes back from JSON as it was: all slots, and the same moves and draws follow."""
    data = scene.dumped or dump(scene)
    try:
        text = msgspec.json.encode(data)
    except (TypeError, msgspec.EncodeError) as problem:
        raise Wrong(
            f"dump is not JSON-able: {problem}", "Dump numbers, text, lists and dicts with text keys."
        ) from None
    read = msgspec.json.decode(text)
    if read != _listed(data):
        raise Wrong("dump reads back differently from JSON", "Dump lists instead of tuples, and text keys.")
    try:
        state = rebuilt(scene)
    except PositionError as problem:
        raise Wrong(f"restore refuses a position that was played: {problem}", "Loosen the check in restore.") from None
    if found := differences(scene.state, state):
        raise Wrong(
            f"dump and restore lose or change {_list(found)}",
            "Dump every slot that cannot be derived, in its order, and restore all of them.",
        )
    if shared(scene.state, state) or shared(data["state"], state) or shared(data["state"], scene.state):
        raise Wrong(
            "dump, restore and the state share a list",
            "Dump copies (state.list[:]) and restore copies of what is read.",
        )


@check("at_position", "bad_positions")
def bad_positions(scene: Scene) -> None:
    """An edited position is refused with PositionError, or comes back exactly as it was written."""
    if not scene.is_due(every=100):
        return
    good = msgspec.json.decode(msgspec.json.encode(dump(scene)))
    had = scene.game.components(scene.first)
    for what, data in _edits(scene, good):
        try:
            state = restored(scene, data)
        except PositionError as problem:
            for lang in LANGUAGES:
                problem.sentence(lang)
            continue
        except Exception as problem:
            raise Wrong(
                f"a position with {what} raised {type(problem).__name__}: {problem}",
                "Read positions with msgspec.convert into a typed Struct, and turn every problem into a PositionError.",
            ) from problem
        if _NOWHERE in what:
            raise Wrong(f"restore accepts a position with {what}", "Refuse ids that are not in the catalogue.")
        if scene.game.components(state) != had:
            raise Wrong(
                f"restore accepts a position with {what}, which adds or loses components",
                "Count in restore: every component is in exactly one place.",
            )
        if scene.game.dump(state) != data["state"]:
            raise Wrong(f"restore ignores {what}", "Refuse what does not fit; never mend it silently.")


def dump(scene: Scene) -> dict[str, object]:
    """The position of `scene` in the form that `Match.dump` gives it."""
    return describe(scene.game, scene.setup, scene.state)


def rebuilt(scene: Scene) -> Any:
    """The position of `scene`, restored from its description: once for all who ask."""
    if scene.dumped is None:
        data = dump(scene)
        scene.rebuilt = restored(scene, data)
        scene.dumped = data
    return scene.rebuilt


def restored(scene: Scene, data: dict[str, object]) -> Any:
    """The state of a dumped position, before anything is drawn or forced."""
    return Match(scene.game, scene.setup, None, start=data).state


def _listed(value: object) -> object:
    """What JSON makes of tuples."""
    if isinstance(value, dict):
        return {key: _listed(item) for key, item in value.items()}
    return [_listed(item) for item in value] if isinstance(value, list | tuple) else value


def _edits(scene: Scene, good: dict[str, object]) -> list[tuple[str, dict[str, object]]]:
    """Copies of a position, each with one thing wrong or merely different, and what that is."""
    content = good["state"]
    assert isinstance(content, dict)
    edits: list[tuple[str, object]] = [("an unknown entry", {**content, _NOWHERE: 1})]
    for key in content:
        edits.append((f"no {key!r}", {name: item for name, item in content.items() if name != key}))
        edits.append((f"{key!r} of a wrong type", {**content, key: {"wrong": [[]]}}))
    places = list(_places(content, ()))
    for path in scene.some(places, 24):
        old = _at(content, path)
        where = ".".join(map(str, path))
        if isinstance(old, bool) or old is None:
            continue
        if isinstance(old, int):
            edits += [(f"{where} = {new}", _with(content, path, new)) for new in (old + 1, old - 1, -7, 10**6)]
        elif isinstance(old, str):
            edits.append((f"{where} = {_NOWHERE!r}", _with(content, path, _NOWHERE)))
        elif isinstance(old, list):
            edits.append((f"{where} longer by one", _with(content, path, [*old, *(old[-1:] or [1])])))
            if old:
                edits.append((f"{where} shorter by one", _with(content, path, old[:-1])))
    found = [(what, {**good, "state": edited}) for what, edited in edits]
    steps = good["agenda"]
    assert isinstance(steps, list)
    for index, step in enumerate(steps):
        for new in (f"{step} 1", _NOWHERE, " ".join(["99" if part.isdigit() else part for part in step.split(" ")])):
            if new != step:
                agenda = [*steps[:index], new, *steps[index + 1 :]]
                found.append((f"the step {new!r} on its agenda", {**good, "agenda": agenda}))
    return found


def _places(value: object, path: tuple[str | int, ...]) -> list[tuple[str | int, ...]]:
    found = [path] if path else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += _places(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            found += _places(item, (*path, index))
    return found


def _at(value: object, path: tuple[str | int, ...]) -> object:
    for key in path:
        value = value[key]  # type: ignore[index]
    return value


def _with(value: object, path: tuple[str | int, ...], new: object) -> object:
    """A copy of nested lists and dicts with one item replaced."""
    if not path:
        return new
    if isinstance(value, dict):
        return {key: _with(item, path[1:], new) if key == path[0] else item for key, item in value.items()}
    assert isinstance(value, list)
    return [_with(item, path[1:], new) if index == path[0] else item for index, item in enumerate(value)]


def _list(paths: list[str]) -> str:
    return ", ".join(paths[:4]) + (" and more" if len(paths) > 4 else "")
