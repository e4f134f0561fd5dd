"""Every puzzle, loaded and answered through the engine; some of them tried again."""

from __future__ import annotations

import msgspec
import pytest

import underhall
from underhall.bots.puzzling import GAP, SURE, is_right
from underhall.core import messages, puzzles
from underhall.core.messages import LANGUAGES
from underhall.core.puzzles import Puzzle

GAMES = sorted(underhall.all_games())
PUZZLES = [puzzle for game in GAMES for puzzle in puzzles.of(underhall.game(game))]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_puzzles_whose_themes_have_words(game: str) -> None:
    found = puzzles.of(underhall.game(game))
    assert len(found) >= 3
    assert len({puzzle.id for puzzle in found}) == len(found)
    for theme in {puzzle.theme for puzzle in found}:
        assert all(messages.sentence(f"page-puzzle-theme-{theme}", {}, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[f"{puzzle.game}-{puzzle.id}" for puzzle in PUZZLES])
def test_a_puzzle_asks_for_one_of_several_legal_moves_that_is_clearly_best(puzzle: Puzzle) -> None:
    match = puzzle.begun(underhall.game(puzzle.game), "puzzle")
    assert match.decision is not None
    assert puzzle.seat in match.decision.seats
    offered = [str(move) for move in match.moves(puzzle.seat, side=False)]
    assert len(offered) >= 5
    assert {one.move for one in puzzle.candidates} <= set(offered)
    best, *others = puzzle.candidates
    assert len(others) >= 2
    assert all(one.behind >= max(GAP, SURE * one.error) and one.points < best.points for one in others)
    assert puzzles.answer(puzzle, match) is None
    beside = match.moves(puzzle.seat)[len(offered) :]
    if beside:
        match.play(beside[0], puzzle.seat)
        assert puzzles.answer(puzzle, match) is None
        match = puzzle.begun(match.game, "puzzle")
    for number, move in enumerate(best.moves):
        match.play(move, puzzle.seat)
        assert puzzles.answer(puzzle, match) == best.move, number


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_comes_out_best_when_it_is_tried_again(game: str) -> None:
    played = underhall.game(game)
    puzzle = max(puzzles.of(played), key=lambda one: (one.candidates[1].behind, one.id))
    two = msgspec.structs.replace(puzzle, candidates=puzzle.candidates[:2])
    assert is_right(played, two, seed="again", trials=4)
    assert not is_right(played, msgspec.structs.replace(two, candidates=two.candidates[::-1]), seed="again", trials=4)


def test_a_puzzle_that_is_written_wrongly_says_where() -> None:
    with pytest.raises(ValueError, match=r"candidates"):
        puzzles.parse(b'{"id": "x", "game": "caverna", "edition": "", "seat": 0, "theme": "end", "candidates": 3}')
    assert puzzles.parse(puzzles.written(PUZZLES[0])) == PUZZLES[0]
