"""Checks of what is offered: the moves, their notation, the rule behind each, and the sentences of a refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from underhall.conformance.anatomy import portrait
from underhall.conformance.registry import Scene, Wrong, check
from underhall.core import DEALER, Decide, MalformedMove, Move, Refusal, rulebook
from underhall.core.frozen import fields_of, with_field
from underhall.core.messages import LANGUAGES
from underhall.core.refusals import RulesError

_PROBES = 60
_TOUCHED_EVERY = 10
"""Touching tries many moves, so it is checked at one in so many positions."""


@check("at_position", "moves")
def moves(scene: Scene) -> None:
    """Every seat that decides has moves, each offered once, in the same order whenever asked, and each legal."""
    game, state = scene.game, scene.state
    for seat in game.actors(state):
        offered = scene.offered(seat)
        if not game.moves(state, seat, side=False):
            raise Wrong(
                f"seat {seat} has to decide {scene.top} and has no move",
                "Push no decision that cannot be answered; where the rules let a seat get stuck, that is a move.",
            )
        if len(set(offered)) != len(offered):
            twice = next(move for move in offered if offered.count(move) > 1)
            raise Wrong(f"{twice} is offered twice to seat {seat}", "Offer equal choices once.")
        if game.moves(state, seat) != offered or game.moves(scene.copy(), seat) != offered:
            raise Wrong(
                f"asked again, the moves of seat {seat} differ or come in another order",
                "List moves in an order that comes from a list or a sort, computed from the state alone.",
            )
        for move in offered:
            refusal = game.why_not(state, seat, move)
            if refusal is not None:
                raise Wrong(
                    f"{move} is offered to seat {seat}, but why_not refuses it: {refusal.code} {refusal.ruling}",
                    "Make the enumerator and why_not agree: one of them is wrong about the rule.",
                )
        plain = game.moves(state, seat, side=False)
        if offered[: len(plain)] != plain or any(type(move) in game.beside.answers for move in plain):
            raise Wrong(
                f"the moves of seat {seat} do not begin with those of the decision itself",
                "Leave side moves to `beside`; a decision's own moves are of the types in its `answers`.",
            )
        game.moves(state, seat).clear()
        if game.moves(state, seat) != offered:
            raise Wrong(
                f"emptying the list of moves of seat {seat} empties it for everyone",
                "Return a new list: table[:], not the table itself.",
            )


@check("at_position", "notation")
def notation(scene: Scene) -> None:
    """Every move can be written and read back without a state: `parse(str(move)) == move`."""
    game = scene.game
    offered = [move for seat in game.actors(scene.state) for move in scene.offered(seat)]
    draw = scene.draw()
    for move in offered if draw is None else draw.outcomes:
        text = str(move)
        try:
            back = game.notation.parse(text)
        except MalformedMove as problem:
            raise Wrong(
                f"{text!r} cannot be read back: {problem}",
                "List the class in `notation`; ids are of a-z 0-9 _ . : + = / @ and inner hyphens.",
            ) from None
        if back != move or type(back) is not type(move) or str(back) != text:
            raise Wrong(f"{move!r} is written {text!r}, which is read back as {back!r}", "Do not override __str__.")


@check("at_position", "enumeration")
def enumeration(scene: Scene) -> None:
    """What why_not allows is offered: tried with moves seen elsewhere in the match and with changed fields."""
    game, state = scene.game, scene.state
    for seat in game.actors(state):
        offered = set(scene.offered(seat))
        for move in _probes(scene, scene.offered(seat)):
            if move not in offered and game.why_not(state, seat, move) is None:
                raise Wrong(
                    f"why_not lets seat {seat} play {move}, which is not offered",
                    "Make the enumerator and why_not agree: offer it, or refuse it with its ruling.",
                )


@check("at_position", "refusals")
def refusals(scene: Scene) -> None:
    """A seat that may not move is refused; every refusal has a sentence in all languages, and a ruling behind it."""
    game, state = scene.game, scene.state
    actors = game.actors(state)
    known = scene.some(list(scene.pool), 8)
    for seat in (DEALER, *scene.seats):
        if seat in actors or (seat == DEALER and scene.draw() is not None):
            continue
        if seat != DEALER and game.moves(state, seat):
            raise Wrong(f"seat {seat} does not decide now but is offered moves", "Do not override Game.moves.")
        for move in [*(scene.offered(actors[0])[:3] if actors else ()), *known[:3]]:
            refusal = game.why_not(state, seat, move)
            if refusal is None:
                raise Wrong(
                    f"seat {seat} may play {move} although it does not decide now", "Do not override Game.why_not."
                )
            _sentences(scene, refusal)
    for seat in actors:
        for move in scene.some(list(_probes(scene, scene.offered(seat))), 12):
            refusal = game.why_not(state, seat, move)
            if refusal is not None:
                _sentences(scene, refusal)
    if isinstance(scene.top, Decide):
        for seat in actors:
            if game.why_not(state, seat, scene.offered(seat)[0]) is not None:
                raise Wrong(f"seat {seat} is refused what it is offered", "See the check `moves`.")


@check("at_position", "asking")
def asking(scene: Scene) -> None:
    """Asking changes nothing: moves, draws, scores, views and the rest leave the state as it is."""
    if not scene.is_due(every=3):
        return
    game, state = scene.game, scene.state
    questions: list[tuple[str, Callable[[], object]]] = [
        (name, partial(getattr(game, name), state))
        for name in ("decision", "chance", "scores", "expected", "components", "dump", "is_over", "actors")
    ]
    questions += [(f"view of {observer}", partial(scene.view, observer)) for observer in scene.observers]
    for seat in scene.seats:
        questions += [(f"moves of {seat}", partial(game.moves, state, seat))]
        questions += [(f"evaluation of {seat}", partial(game.evaluate, state, seat))]
        for move in scene.some(scene.offered(seat), 10):
            questions += [(f"why_not {move}", partial(game.why_not, state, seat, move))]
            questions += [(f"picks of {move}", partial(move.picks, state, seat))]
    for _, ask in questions:
        ask()
    if portrait(state) == scene.portrait:
        return
    for name, ask in questions:
        before = portrait(state)
        scene.forget()
        ask()
        if portrait(state) != before:
            raise Wrong(f"asking for {name} changed the state", "Only apply may change a state.")
    raise Wrong("a question changed the state", "Only apply may change a state.")


@check("at_position", "equal_outcomes")
def equal_outcomes(scene: Scene) -> None:
    """No two moves of a seat lead to the same position: an equal outcome is offered once."""
    for seat in scene.game.actors(scene.state):
        results: dict[str, Move] = {}
        for move in scene.some(scene.offered(seat), 10):
            world = scene.copy()
            scene.game.apply(world, seat, move)
            other = results.setdefault(repr(portrait(world)), move)
            if other != move:
                raise Wrong(
                    f"{other} and {move} of seat {seat} lead to the same position",
                    "Offer one of them, and let why_not refuse the other.",
                )


@check("at_position", "picks")
def picks(scene: Scene) -> None:
    """What a person touches tells the moves of a seat apart."""
    for seat in scene.game.actors(scene.state):
        seen: dict[tuple[str, ...], Move] = {}
        for move in scene.offered(seat):
            touched = move.picks(scene.state, seat)
            if not touched or not all(touched):
                raise Wrong(f"the picks of {move} are {touched!r}", "Name at least one thing to touch, as text.")
            other = seen.setdefault(tuple(touched), move)
            if other != move:
                raise Wrong(
                    f"{move} and {other} have the same picks, {touched}",
                    "Let picks name every field in which two moves may differ.",
                )


@check("at_position", "touching")
def touching(scene: Scene) -> None:
    """Touching what leads to a move is never refused; anything else is refused in words, or no rule applies."""
    if not scene.is_due(_TOUCHED_EVERY):
        return
    game, state = scene.game, scene.state
    for seat in scene.seats:
        for move in scene.some(scene.offered(seat), 3):
            picked = move.picks(state, seat)
            for number in range(1, len(picked) + 1):
                if game.why_not_touch(state, seat, picked[:number]) is not None:
                    raise Wrong(
                        f"{picked[:number]} lead seat {seat} to {move}, but touching them is refused",
                        "Let `Decide.why_not_touch` speak of what is not offered only; do not override the game's.",
                    )
        for move in scene.some(list(scene.pool), 6):
            refusal = game.why_not_touch(state, seat, move.picks(state, seat)[:1])
            if refusal is not None:
                _sentences(scene, refusal)


@check("once", "moments")
def moments(scene: Scene) -> None:
    """The rule that says when a kind of move is made can be told in every language, and leads to its paragraph."""
    for word in scene.game.notation.words.values():
        if word.moment is not None:
            _sentences(scene, word.moment)


def _probes(scene: Scene, offered: list[Move]) -> Iterator[Move]:
    """Moves that are well-formed and mostly illegal here: seen elsewhere, or legal ones with one field changed."""
    yield from scene.some(list(scene.pool), _PROBES)
    for move in scene.some(offered, _PROBES // 6):
        yield from _changed(move)


def _changed(move: Move) -> Iterator[Move]:
    """The move with one field replaced by something of the same type."""
    for name, _ in fields_of(type(move)):
        old = getattr(move, name)
        news: list[object] = []
        if isinstance(old, int):
            news = [old + 1, old - 1, -1, 0, 10**6]
        elif isinstance(old, str):
            news = ["no_such_thing"]
        elif isinstance(old, tuple) and old:
            news = [(), old[:-1], (*old, old[-1]), old[::-1]]
        for new in news:
            if new != old:
                yield with_field(move, name, new)


def _sentences(scene: Scene, refusal: Refusal) -> None:
    if refusal.game != "core" and not refusal.ruling.startswith(f"{scene.game.id}:"):
        raise Wrong(
            f"the refusal {refusal.code!r} names no ruling (it has {refusal.ruling!r})",
            f'Give it the rule it rests on: refuse("R-…", "{refusal.code}").',
        )
    for lang in LANGUAGES:
        try:
            if refusal.ruling and refusal.ruling not in scene.tally.cited:
                rulebook.paragraph(scene.game.id, refusal.ruling, lang)
        except RulesError as problem:
            raise Wrong(
                f"the refusal {refusal.code!r} leads nowhere: {problem}",
                f"State the ruling in locales/{lang}/{scene.game.id}.md.",
            ) from None
        try:
            refusal.sentence(lang)
        except LookupError as problem:
            raise Wrong(
                f"the refusal {refusal.code!r} has no sentence: {problem}", "Write it, in every language."
            ) from None
    scene.tally.cited.add(refusal.ruling)
