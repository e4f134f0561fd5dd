"""Pictures fit the terminal they are drawn for, in every game, for every number of players, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from rich.cells import cell_len
from rich.text import Text

import underhall
from underhall.core import Match
from underhall.core.drawing import cells, cut, short_names, wrapped
from underhall.core.messages import LANGUAGES

WIDTHS = (60, 80, 100, 120, 200)
TABLES = [(id, count) for id, game in sorted(underhall.all_games().items()) for count in game.players]
NAMES = ("Ada", "greedy-2", "Władysława z Górnego Śląska", "[b]\\", "山の王", "greedy-6", "x" * 70)


def drawn(match: Match, seat: int | None, lang: str, width: int | None) -> list[str]:
    names = NAMES[: match.setup.players]
    text = match.game.picture(match.state, seat, lang, width=width, names=names)
    return [line.plain for line in Text.from_markup(text).split("\n", allow_blank=True)]


def random_play(game: str, players: int, seed: str, often: int = 1) -> Iterator[Match]:
    """One match, shown every few decisions from beginning to end."""
    match = underhall.new(game, players=players, seed=seed)
    rng = Random(seed)
    number = 0
    while (decision := match.decision) is not None:
        if number % often == 0:
            yield match
        number += 1
        seat = decision.seats[0]
        moves = match.moves(seat, side=False)
        busy = [move for move in moves if str(move) not in ("pass", "end_turn")]
        match.play(rng.choice(busy or moves), seat)
    yield match


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_line_is_wider_than_the_terminal(game: str, players: int) -> None:
    often = {"ghosts_galore": 13, "mountain_king": 101, "caverna": 101}.get(game, 20)
    for number, match in enumerate(random_play(game, players, f"width {players}", often)):
        decision = match.decision
        seat = decision.seats[0] if decision else None
        for width in WIDTHS:
            for lang in LANGUAGES:
                for viewer in (seat, None)[: 1 + (number == 1)]:
                    lines = drawn(match, viewer, lang, width)
                    wide = [line for line in lines if cell_len(line) > width]
                    assert not wide, (lang, width, viewer, match.ply, wide)


@pytest.mark.parametrize("game", ["caverna", "ghosts_galore", "mountain_king"])
def test_the_own_board_stays_in_sight_in_24_rows(game: str) -> None:
    match = next(islice(random_play(game, 3, "sight"), 25, None))
    for seat in range(2):
        lines = drawn(match, seat, "en", 80)
        mine = next(number for number, line in enumerate(lines) if NAMES[seat] in line and _is_title(line))
        others = [n for n, line in enumerate(lines) if _is_title(line) and NAMES[seat] not in line]
        assert all(number < mine for number in others)
        assert game == "mountain_king" or len(lines) - mine <= 24


def _is_title(line: str) -> bool:
    return any(word in line for word in ("Score ", "Storage:", ", side ")) and not line.startswith("Score")


def test_all_sides_of_the_own_board_are_drawn_before_one_is_chosen() -> None:
    match = underhall.new("ghosts_galore", players=2, seed="sides")
    own, other = (match.view(0)["seats"][seat]["board"] for seat in (0, 1))
    text = "\n".join(drawn(match, 0, "en", 80))
    names = match.game.names("en")
    assert names[f"{own}_a"] in text
    assert names[f"{own}_b"] in text
    assert names[f"{other}_a"] not in text


def test_a_tile_is_drawn_in_its_four_rotations_before_one_is_chosen() -> None:
    match = next(
        moment
        for moment in random_play("ghosts_galore", 2, "turned")
        if moment.decision and moment.decision.kind == "place"
    )
    assert match.decision is not None
    starts = [line.split()[:2] for line in drawn(match, match.decision.seats[0], "en", 80)]
    assert ["0", "1"] in starts
    assert ["2", "3"] in starts


def test_start_points_are_marked_on_the_map_while_gates_are_placed() -> None:
    match = underhall.new("mountain_king", players=3, seed="gates")
    said = {str(move): match.game.names("en")[str(move).split()[1]] for move in match.moves()}
    text = "\n".join(drawn(match, 0, "en", 80))
    assert len(said) > 1
    for name in said.values():
        assert f" {name.split()[0]}" in text
    while match.decision and match.decision.kind == "place_gate":
        match.play(match.moves()[0])
    assert "Start points" not in "\n".join(drawn(match, 0, "en", 80))


def test_words_are_wrapped_counts_stay_with_their_things_and_what_is_too_long_is_cut() -> None:
    page = wrapped([("room for 2 × Sheep, 2 × Donkey", "")], 20, 2)
    assert ["".join(text for text, _ in line).rstrip() for line in page] == ["room for 2 × Sheep,", "  2 × Donkey"]
    page = wrapped([("x" * 50, "bold")], 20, 2)
    assert [sum(len(text) for text, _ in line) for line in page] == [20, 20, 14]
    assert cells("山の王") == 6
    assert cut("greedy-2", 7) == "gree…-2"
    assert short_names(["Wood", "Wool", "Ore"]) == ("Wo", "Wl", "Or")
