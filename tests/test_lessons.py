"""Every lesson, played through the engine: its words in all languages, what is refused, and what counts as done."""

from __future__ import annotations

import pytest

import underhall
from underhall.core import lessons, loading, messages
from underhall.core.lessons import LEARNER, Progress, Task
from underhall.core.match import Match
from underhall.core.messages import LANGUAGES

GAMES = sorted(underhall.all_games())
TASKS = [(game, task) for game in GAMES for task in lessons.of(underhall.game(game)).task]
# A task that takes any answer cannot be missed.
MISSABLE = [
    (game, task) for game, task in TASKS if task.solution and task.moves != (f"{task.solution[0].split()[0]} *",)
]


def begun(game: str, task: Task) -> Match:
    played = underhall.game(game)
    return loading.position(played, lessons.position(played, lessons.of(played), task), "lesson")


def play(match: Match, task: Task, move: str) -> Progress:
    """The learner's move, and whatever others answer until the learner is asked again."""
    match.play(move, LEARNER)
    while match.decision is not None and LEARNER not in match.decision.seats:
        seat = match.decision.seats[0]
        match.play(match.moves(seat)[0], seat)
    return lessons.progress(lessons.of(match.game), task, match)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_learned_in_about_twenty_tasks(game: str) -> None:
    ids = [task.id for task in lessons.of(underhall.game(game)).task]
    assert 15 <= len(ids) <= 25
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(("game", "task"), TASKS, ids=[f"{game}-{task.id}" for game, task in TASKS])
def test_a_task_can_be_done_and_is_not_done_at_first(game: str, task: Task) -> None:
    match = begun(game, task)
    asked = match.decision
    assert asked is not None
    assert LEARNER in asked.seats
    assert lessons.progress(lessons.of(match.game), task, match) == "open"
    said = [f"{game}-lesson-{task.id}", *([] if task.is_read else [f"{game}-lesson-{task.id}-done"])]
    for lang in LANGUAGES:
        assert all(len(messages.sentence(key, {}, lang)) > 10 for key in said)
    if task.ruling:
        assert not task.solution
        refusal = match.why_not_touch(task.touch, LEARNER)
        assert refusal is not None
        assert refusal.ruling == f"{game}:{task.ruling}"
        assert all(refusal.sentence(lang) for lang in LANGUAGES)
    elif not task.is_read:
        *first, last = task.solution
        assert {play(match, task, move) for move in first} <= {"open"}
        assert play(match, task, last) == "done"


@pytest.mark.parametrize(("game", "task"), MISSABLE, ids=[f"{game}-{task.id}" for game, task in MISSABLE])
def test_something_else_is_not_what_a_task_asks_for(game: str, task: Task) -> None:
    offered = begun(game, task).moves(LEARNER)
    some = offered[:: max(1, len(offered) // 12)]
    assert {play(begun(game, task), task, str(move)) for move in some} & {"open", "missed"}


def test_a_lesson_that_is_written_wrongly_says_where() -> None:
    with pytest.raises(ValueError, match=r"task\[0\]"):
        lessons.parse('[[task]]\nid = "x"\nbase = "start"\nmove = ["take *"]')
