"""Cards: a component explained to a person, the same in the terminal and on the page.

A game lists what it can explain (`Game.explained`) and writes the card (`Game.card`): what the thing does, always, and
what it means in a position, if one is given. This module holds what all games share.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from underhall.core import messages
from underhall.core.agenda import Seat

if TYPE_CHECKING:
    from underhall.core.game import Game


class Card(msgspec.Struct, frozen=True):
    """What a person is told about a component, in their language."""

    id: str
    name: str
    text: str
    """What it does, in a sentence or two."""
    rule: str = ""
    """Where the rules say so: a citation for `rulebook.paragraph`."""
    now: tuple[str, ...] = ()
    """What it means in the current position: where it is, whose it is, what it gives, why it cannot be picked."""
    drawing: str = ""
    """How it looks, in rich markup."""


def picking(game: Game[Any], state: Any, seat: Seat | None, pick: str, lang: str) -> tuple[str, ...]:
    """A line that says whether `pick` can be made now and what it would bring, or why it cannot be made."""
    if seat is None or seat not in game.actors(state):
        return ()
    for move in game.moves(state, seat):
        if pick in move.picks(state, seat):
            return (messages.sentence("core-card-pick", {"change": _change(game, state, seat, move)}, lang),)
    refusal = game.why_not_touch(state, seat, [pick])
    return (
        () if refusal is None else (messages.sentence("core-card-no_pick", {"reason": refusal.sentence(lang)}, lang),)
    )


def owned(names: Sequence[str], seats: Sequence[Seat], lang: str) -> tuple[str, ...]:
    """A line that says whose it is, if anyone's."""
    if not seats:
        return ()
    called = tuple(seat_name(names, seat, lang) for seat in seats)
    return (messages.sentence("core-card-owner", {"names": called}, lang),)


def seat_name(names: Sequence[str], seat: Seat, lang: str) -> str:
    return names[seat] if names else messages.sentence("core-seat", {"number": seat + 1}, lang)


def _change(game: Game[Any], state: Any, seat: Seat, move: Any) -> str:
    """How much the seat's open points would change at once, with a sign."""
    world = game.determinize(state, seat, _AnyWorld())
    before = game.open_scores(world, seat)[seat].total
    game.apply(world, seat, move)
    return f"{game.open_scores(world, seat)[seat].total - before:+d}"


class _AnyWorld:
    """Deals hidden things in some fixed way; only what lies open is read afterwards."""

    def randrange(self, stop: int, /) -> int:
        return 0

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        pass
