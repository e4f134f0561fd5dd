"""Touching: what people meant when they touched a component that is not offered, and why they cannot do it.

A person touches components one after another (`Game.picks`). When the next one leads to no legal move, the
moves it could have been part of are tried in turn, starting with those that the decision takes. The first refusal that
cites a ruling is the answer. Nothing here knows a rule: `Game.why_not` does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

from underhall.core.agenda import DECIDE, Decide, Seat
from underhall.core.notation import Move, tag_of
from underhall.core.refusals import MalformedMove, Refusal

if TYPE_CHECKING:
    from underhall.core.game import Game

EXAMPLES = 40
"""Try the touched component in at most this many legal moves of each kind."""


def why_not_touch(game: Game[Any], state: Any, seat: Seat, picked: Sequence[str]) -> Refusal | None:
    """Why the last of these picks cannot be made after the others; None if it can, or if no rule applies."""
    if not picked or any(_begins(game, state, seat, move, picked) for move in game.moves(state, seat)):
        return None
    if seat in game.actors(state):
        refusal = game.why_not_picked(state, seat, picked)
        if refusal is not None:
            return refusal
    later = False
    for move in attempts(game, state, seat, picked):
        refusal = game.why_not(state, seat, move)
        if refusal is None:
            later = True
        elif refusal.ruling or refusal.code == "not_your_turn":
            return refusal
    return Refusal("core", "touched_early") if later else None


def attempts(game: Game[Any], state: Any, seat: Seat, picked: Sequence[str]) -> Iterator[Move]:
    """The moves that touching these components may have meant: those that the current decision takes come first."""
    *before, touched = picked
    kind, _, id = touched.partition(":")
    step = state.agenda[-1] if state.agenda else None
    answers = cast("Decide[Any]", step).answers if step is not None and step.kind == DECIDE else ()
    expected = (*answers, *game.side_words)
    legal = game.moves(state, seat)
    for word in expected:
        begun = [move for move in legal if type(move) is word and _begins(game, state, seat, move, before)]
        for text in _texts(word, kind, id, [str(move).split(" ") for move in begun[:EXAMPLES]]):
            yield from _parsed(game, text)
    for word in game.notation.words.values():
        if word not in expected:
            # What is not decided now is refused whatever its other parts are.
            blank = [tag_of(word), *("0" if field == "int" else id for field in _types(word))]
            for text in _texts(word, kind, id, [blank]):
                yield from _parsed(game, text)


def _begins(game: Game[Any], state: Any, seat: Seat, move: Move, picked: Sequence[str]) -> bool:
    return game.picks(state, seat, move)[: len(picked)] == list(picked)


def _texts(word: type[Move], kind: str, id: str, examples: list[list[str]]) -> list[str]:
    """The notations of moves of this kind in which what was touched has a part."""
    fields = word.__struct_fields__
    if not fields:
        return [tag_of(word)] if kind == tag_of(word) and not id else []
    if fields in ((kind,), (f"{kind}s",)):
        return [f"{tag_of(word)} {id}"]
    found: dict[str, None] = {}
    for place, name in enumerate(fields, 1):
        if name == kind:
            found.update((" ".join([*tokens[:place], id, *tokens[place + 1 :]]), None) for tokens in examples)
        elif name == f"{kind}s":
            for tokens in examples:
                parts = tokens[place].split(",")
                for index in range(len(parts)):
                    several = ",".join([*parts[:index], id, *parts[index + 1 :]])
                    found[" ".join([*tokens[:place], several, *tokens[place + 1 :]])] = None
    return list(found)


def _parsed(game: Game[Any], text: str) -> list[Move]:
    try:
        return [game.notation.parse(text)]
    except MalformedMove:
        return []


def _types(word: type[Move]) -> list[str]:
    return [str(word.__annotations__.get(name, "str")) for name in word.__struct_fields__]
