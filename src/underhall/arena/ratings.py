"""OpenSkill ratings of bots from the places they took, each with its uncertainty."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from underhall.arena.playing import Result
from underhall.arena.results import ArenaError
from underhall.bots.ratings import Strength


class Rating(msgspec.Struct, frozen=True):
    """`value` is where the bot stands; nineteen times in twenty it is within twice `sigma` of there."""

    bot: str
    value: float
    sigma: float


def rate(results: Iterable[Result]) -> list[Rating]:
    """All bots that met others, strongest first. The order of games has no meaning: they are taken by their keys."""
    try:
        from openskill.models import PlackettLuce, PlackettLuceRating
    except ImportError:
        raise ArenaError("no_ratings") from None
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for result in sorted(results, key=lambda one: one.key):
        bots = result.pairing.bots
        if len(set(bots)) < 2:
            continue
        for bot in bots:
            known.setdefault(bot, model.rating(name=bot))
        rated = model.rate([[known[bot]] for bot in bots], ranks=[float(place) for place in result.places])
        # A bot on two seats moves by the mean of both, so that it does not count as two opponents.
        for bot in set(bots):
            mine = [team[0] for seat, team in enumerate(rated) if bots[seat] == bot]
            known[bot] = model.create_rating(
                [sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine)], name=bot
            )
    strengths = {bot: Strength(one.mu, one.sigma) for bot, one in known.items()}
    found = [Rating(bot, strength.value, strength.spread) for bot, strength in strengths.items()]
    return sorted(found, key=lambda rating: (-rating.value, rating.bot))
