"""Touching: what people meant when they touched a component that is not offered, and why they cannot do it.

A person touches components one after another (`Move.picks`). When the next one leads to no legal move, the decision may
know what was meant (`Decide.why_not_touch`). Otherwise the moves it could have been part of are tried in turn, starting
with those that the decision takes. The first refusal that cites a ruling is the answer. Nothing here knows a rule:
`Game.why_not` does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

from underhall.core.agenda import DECIDE, Decide, Seat
from underhall.core.frozen import fields_of, tag_of, with_field
from underhall.core.notation import Move, read_field
from underhall.core.refusals import Refusal

if TYPE_CHECKING:
    from underhall.core.game import Game

EXAMPLES = 40
"""Try the touched component in at most this many legal moves of each kind."""


def why_not_touch(game: Game[Any], state: Any, seat: Seat, picked: Sequence[str]) -> Refusal | None:
    """Why the last of these picks cannot be made after the others; None if it can, or if no rule applies."""
    if not picked or any(_begins(state, seat, move, picked) for move in game.moves(state, seat)):
        return None
    if seat in game.actors(state):
        refusal = cast("Decide[Any, Any]", state.agenda[-1]).why_not_touch(state, seat, picked)
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
    answers = cast("Decide[Any, Any]", step).answers if step is not None and step.kind == DECIDE else ()
    expected = (*answers, *game.beside.answers)
    legal = game.moves(state, seat)
    begun = {
        word: [move for move in legal if type(move) is word and _begins(state, seat, move, before)] for word in expected
    }
    for word in sorted(expected, key=lambda word: not begun[word]) if before else expected:
        yield from _meant(word, kind, id, begun[word][:EXAMPLES])
    for word in game.notation.words.values():
        if word not in expected:
            # What is not decided now is refused whatever its other parts are.
            yield from _meant(word, kind, id, _blank(word, id))


def _begins(state: Any, seat: Seat, move: Move, picked: Sequence[str]) -> bool:
    return move.picks(state, seat)[: len(picked)] == list(picked)


def _meant(word: type[Move], kind: str, id: str, examples: Sequence[Move]) -> list[Move]:
    """The moves of a kind that involve what was touched: on its own, or in place of a part of an example."""
    fields = fields_of(word)
    if not fields:
        return [word()] if kind == tag_of(word) and not id else []
    found: dict[Move, None] = {}
    for name, type in fields:
        if name not in (kind, f"{kind}s"):
            continue
        try:
            value = read_field(id, type)
        except ValueError:
            continue
        if len(fields) == 1:
            return [word(value)]
        for move in examples:
            news: list[object] = [value]
            if isinstance(value, tuple):
                old = getattr(move, name)
                news = [(*old[:at], *value, *old[at + 1 :]) for at in range(max(1, len(old)))]
            found.update((with_field(move, name, new), None) for new in news)
    return list(found)


def _blank(word: type[Move], id: str) -> list[Move]:
    """A move of a kind of which nothing is known, with `id` for every id."""
    try:
        return [word(*(0 if type is int else read_field(id, type) for _, type in fields_of(word)))]
    except ValueError:
        return []
