"""Checks of words: everything that is shown to people has a sentence in every language, and it can be filled."""

from __future__ import annotations

from collections.abc import Mapping

from underhall.conformance.registry import Scene, Turned, Wrong, check
from underhall.core import Decide, Move, messages
from underhall.core.frozen import fields_of, tag_of
from underhall.core.messages import LANGUAGES, Fact

_SOMEBODY = "somebody"
_NEIGHBOURS = 40
"""How many moves in a row are compared at a position: similar moves stand close together."""


@check("once", "vocabulary")
def vocabulary(scene: Scene) -> None:
    """The game, its options and categories, every decision, move and outcome have a message in every language."""
    game = scene.game
    needed = ["name", *(f"category-{category}" for category in game.categories)]
    needed += [f"option-{option.name}" for option in game.options]
    needed += [f"decision-{tag}" for tag, step in game.steps.words.items() if issubclass(step, Decide)]
    needed += [f"move-{tag}" for tag in game.notation.words]
    decided = {word for step in game.steps.words.values() if issubclass(step, Decide) for word in step.answers}
    needed += [f"kind-{tag}" for tag, word in game.notation.words.items() if word in {*decided, *game.beside.answers}]
    for lang in LANGUAGES:
        missing = [key for key in needed if not messages.has(f"{game.id}-{key}", lang)]
        if missing:
            keys = ", ".join(f"{game.id}-{key}" for key in missing)
            raise Wrong(f"in {lang!r} there is no message for {keys}", f"Add it to locales/{lang}/{game.id}.ftl.")


@check("at_position", "questions")
def questions(scene: Scene) -> None:
    """The sentence that asks for a decision, and those that name its moves, can be filled in every language."""
    game = scene.game
    decision, draw = game.decision(scene.state), scene.draw()
    for outcome in list(draw.outcomes)[:4] if draw else ():
        _fill(scene, f"{game.id}-move-{tag_of(type(outcome))}", facts_of_move(outcome))
    if decision is None:
        return
    _fill(scene, f"{game.id}-decision-{decision.kind}", {**decision.facts, "seat": _SOMEBODY})
    for seat in decision.seats:
        for move in scene.some(scene.offered(seat), 4):
            _fill(scene, f"{game.id}-move-{tag_of(type(move))}", facts_of_move(move))


@check("at_position", "wording")
def wording(scene: Scene) -> None:
    """No two moves of a seat read alike: someone who chooses by words could not tell them apart."""
    game = scene.game
    lang = LANGUAGES[scene.number % len(LANGUAGES)]
    for seat in game.actors(scene.state):
        moves = scene.offered(seat)
        first = scene.rng.randrange(max(1, len(moves) - _NEIGHBOURS + 1))
        said: dict[str, Move] = {}
        for move in moves[first : first + _NEIGHBOURS]:
            words = _say(scene, f"{game.id}-move-{tag_of(type(move))}", facts_of_move(move), lang)
            other = said.setdefault(words, move)
            if other is not move:
                raise Wrong(
                    f"in {lang!r} {str(other)!r} and {str(move)!r} read alike: {words}",
                    "Tell in the message, or in the names of the components, what the difference is.",
                )


@check("after_move", "stories")
def stories(scene: Scene, turn: Turned) -> None:
    """The sentence that tells an event exists and can be filled in every language."""
    for event in turn.events:
        facts = dict(event.facts)
        if event.seat is not None:
            if event.seat not in scene.seats:
                raise Wrong(
                    f"the event {event.kind!r} is about seat {event.seat}", "Name a seat of the table, or None."
                )
            facts["seat"] = _SOMEBODY
        _fill(scene, f"{scene.game.id}-event-{event.kind}", facts)


def facts_of_move(move: Move) -> dict[str, Fact]:
    """The fields of a move as facts for its sentence."""
    facts: dict[str, Fact] = {}
    for name, _ in fields_of(type(move)):
        value = getattr(move, name)
        facts[name] = tuple(map(str, value)) if isinstance(value, tuple) else "-" if value is None else value
    return facts


def _fill(scene: Scene, key: str, facts: Mapping[str, Fact]) -> None:
    for lang in LANGUAGES:
        _say(scene, key, facts, lang)


def _say(scene: Scene, key: str, facts: Mapping[str, Fact], lang: str) -> str:
    try:
        return messages.sentence(key, facts, lang, game=scene.game.id)
    except LookupError as problem:
        raise Wrong(str(problem), f"Write {key} in every language, with no more facts than are given.") from None
