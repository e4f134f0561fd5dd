"""Every component of every game has a card, in every language, whose rule can be opened."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from rich.text import Text

import underhall
from underhall.core import rulebook
from underhall.core.messages import LANGUAGES

GAMES = sorted(underhall.all_games())
NO_COMPONENTS = {"phase", "subphase", "zone", "action", "variant", "mode", "game"}
"""Tables of the catalogue that name moments, places of the data and options, not things on the table."""


def named(data: Any, table: str = "") -> Iterator[tuple[str, str]]:
    """Everything in a catalogue that has an id and a name, with the table it is in."""
    if isinstance(data, dict):
        if isinstance(data.get("id"), str) and "name" in data:
            yield table, data["id"]
        for key, part in data.items():
            yield from named(part, key)
    elif isinstance(data, list | tuple):
        for part in data:
            yield from named(part, table)


@pytest.mark.parametrize("name", GAMES)
def test_everything_with_a_name_in_the_catalogue_has_a_card(name: str) -> None:
    game = underhall.game(name)
    found = list(named(game.catalogue()))
    assert len(found) > 100
    assert {id for table, id in found if table not in NO_COMPONENTS} <= set(game.explained())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_a_name_a_text_and_a_rule_that_can_be_opened(name: str, lang: str) -> None:
    game = underhall.game(name)
    assert len(set(game.explained())) == len(game.explained())
    for id in game.explained():
        card = game.card(id, lang)
        assert (card.id, card.now) == (id, ())
        assert card.name
        assert card.text.endswith(".")
        assert card.text.count("  ") == 0, card.text
        assert not any(hole in card.text for hole in ("( )", "()", ": .", " .", " ,", "{", "→ .", ": ;")), card.text
        assert "_" not in card.text, card.text
        assert rulebook.paragraph(name, card.rule, lang)
        assert Text.from_markup(card.drawing).plain.count("[/") == 0


@pytest.mark.parametrize("name", GAMES)
def test_cards_tell_of_the_position_for_whoever_looks(name: str) -> None:
    match = underhall.new(name, players=3, seed="cards")
    rng = Random("cards")
    told: set[str] = set()
    for _ in range(60):
        decision = match.decision
        assert decision is not None
        seat = decision.seats[0]
        for id in rng.sample(list(game_ids(match)), 12):
            for lang in LANGUAGES:
                told.update(match.game.card(id, lang, state=match.state, seat=seat, names=("Ada", "Ben", "Cleo")).now)
        before = match.dump()
        assert match.game.card(game_ids(match)[0], "en", state=match.state, seat=None).id
        assert match.dump() == before
        match.play(rng.choice(match.moves(seat)), seat)
    assert len(told) > 10


def game_ids(match: Any) -> list[str]:
    return list(match.game.explained())


def test_a_card_does_not_tell_whose_secret_a_tile_is() -> None:
    match = underhall.new("ghosts_galore", players=2, seed="secret")
    while match.decision and match.decision.kind == "choose_side":
        match.play(match.moves(match.decision.seats[0])[0], match.decision.seats[0])
    secret = match.view(0)["own"]["secret"]
    assert match.game.card(secret, "en", state=match.state, seat=0).now
    for seat in (1, None):
        assert match.game.card(secret, "en", state=match.state, seat=seat).now == ()


def test_a_card_says_what_can_be_picked_what_that_brings_and_why_something_cannot() -> None:
    match = underhall.new("caverna", players=2, seed="x")
    seat = match.decision.seats[0] if match.decision else 0
    free = match.game.card("logging", "en", state=match.state, seat=seat)
    assert "You can choose it now (+0 points)." in free.now
    match.play("place 0 logging", seat)
    while match.decision and match.decision.seats[0] == seat:
        match.play(match.moves(seat, side=False)[0], seat)
    other = match.decision.seats[0] if match.decision else 0
    taken = match.game.card("logging", "en", state=match.state, seat=other, names=("Ada", "Ben"))
    assert any(("Ada", "Ben")[seat] in line for line in taken.now)
    assert any(line.startswith("Not now:") for line in taken.now)


def test_a_card_says_of_a_revealed_tile_that_it_can_be_claimed_and_of_a_laid_one_only_where_it_lies() -> None:
    match = underhall.new("ghosts_galore", players=2, seed="revealed")
    rng = Random(3)
    seen = set()
    while match.decision:
        seat = match.decision.seats[0]
        view = match.view(seat)
        if view["revealed"]:
            now = match.game.card(view["revealed"], "en", state=match.state, seat=seat).now
            assert any("You can choose it now" in line for line in now)
            seen.add("revealed")
        for laid in view["seats"][seat]["grid"].values():
            assert len(match.game.card(laid["tile"], "en", state=match.state, seat=seat).now) == 1
            seen.add("laid")
        match.play(rng.choice(match.moves()))
    assert seen == {"revealed", "laid"}


def test_a_furnishing_is_told_as_the_page_tells_it() -> None:
    card = underhall.game("caverna").card("carpenter", "en")
    assert card.text == "Cost: 1 Stone; 0 points. 1 Wood cheaper: furnishings, small pastures, large pastures."
