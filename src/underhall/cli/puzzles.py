"""`underhall puzzles find GAME` and `underhall puzzles check GAME`: positions in which one move is clearly best."""

from __future__ import annotations

from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import underhall
from underhall.bots.puzzling import CHECKS, find, is_right, is_unrivalled
from underhall.cli.screen import Screen
from underhall.cli.speech import Speaker
from underhall.cli.trouble import BAD_DATA, INTERRUPTED, USAGE, Trouble
from underhall.core import puzzles
from underhall.core.puzzles import Puzzle
from underhall.core.record import check_text


class PuzzleCommands:
    """The commands as methods; their keyword parameters are their options. They return the exit code."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.screen = Screen(speaker)

    def find(
        self,
        game: str,
        /,
        *,
        count: int = 12,
        players: int = 2,
        seed: str = "puzzles",
        games: int = 1_000,
        into: Path | None = None,
    ) -> int:
        played = underhall.game(game)
        played.setup(players, {})
        for option, number in (("--count", count), ("--games", games)):
            if number < 1:
                raise Trouble("usage-value", exit_code=USAGE, option=option, value=str(number))
        check_text(seed)
        folder = into or puzzles.folder(played)
        known = frozenset(puzzle.id for puzzle in puzzles.of(played))
        found = 0
        with self._bar(self.speaker.tell("puzzles-finding")) as progress:
            bar = progress.add_task("", total=count)
            try:
                for puzzle in find(played, players=players, seed=seed, known=known):
                    if puzzle is None:
                        games -= 1
                    else:
                        self._write(folder, puzzle)
                        found += 1
                        progress.advance(bar)
                    if found == count or games == 0:
                        break
            except KeyboardInterrupt:
                return INTERRUPTED
        self.screen.tell("puzzles-found", count=found, folder=str(folder))
        return 0

    def check(self, game: str, /, *, trials: int = CHECKS, seed: str = "check") -> int:
        if trials < 1:
            raise Trouble("usage-value", exit_code=USAGE, option="--trials", value=str(trials))
        played = underhall.game(game)
        all_of_them = puzzles.of(played)
        wrong = []
        with self._bar(self.speaker.tell("puzzles-checking")) as progress:
            bar = progress.add_task("", total=len(all_of_them))
            for puzzle in all_of_them:
                own = f"{seed} {puzzle.id}"
                if not (is_right(played, puzzle, seed=own, trials=trials) and is_unrivalled(played, puzzle, seed=own)):
                    wrong.append(puzzle.id)
                progress.advance(bar)
        for name in wrong:
            self.screen.tell("puzzles-wrong", puzzle=name)
        self.screen.tell("puzzles-checked", count=len(all_of_them), wrong=len(wrong))
        return BAD_DATA if wrong else 0

    def _bar(self, title: str) -> Progress:
        columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        return Progress(*columns, console=self.screen.console, transient=True)

    def _write(self, folder: Path, puzzle: Puzzle) -> None:
        file = folder / f"{puzzle.id}.json"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file.write_bytes(puzzles.written(puzzle))
        except OSError as problem:
            raise Trouble("file-unwritable", file=str(file), problem=problem.strerror or str(problem)) from None
