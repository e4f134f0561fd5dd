"""What people read at a table names no coordinates, slots or components by id: events, decisions and refusals."""

from __future__ import annotations

import random
import re

import pytest

import underhall
from underhall.core.messages import LANGUAGES, Fact, sentence

# A cell, a place of the horde, a slot of a pyramid, a tile as it lies, a component's id.
_CODES = re.compile(r"\br\d+c\d+\b|\b[bmt]\d\b|\b\d\.\d\b|\w:\d|\b[a-z]+_[a-z_]+\b")


@pytest.mark.parametrize("game", sorted(underhall.all_games()))
def test_no_sentence_of_a_whole_game_speaks_in_codes(game: str) -> None:
    match = underhall.new(game, players=3, seed="words")
    choice = random.Random(game)
    told: set[str] = set()
    touched: dict[str, None] = {}
    while (decision := match.decision) is not None:
        facts: dict[str, Fact] = {"seat": match.seat_name(decision.seats[0]), **decision.facts}
        told |= {sentence(f"{game}-decision-{decision.kind}", facts, lang, game=game) for lang in LANGUAGES}
        offered = match.moves()
        touched |= dict.fromkeys(pick for move in offered for pick in move.picks(match.state, decision.seats[0]))
        refusal = match.why_not_touch([choice.choice(list(touched))], decision.seats[0])
        told |= {refusal.sentence(lang) for lang in LANGUAGES if refusal is not None}
        match.play(choice.choice(offered))
    told |= {match.sentence(event, lang) for ply in match.plies for event in ply.events for lang in LANGUAGES}
    assert sorted(text for text in told if _CODES.search(text)) == []
