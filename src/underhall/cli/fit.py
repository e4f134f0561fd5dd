"""`underhall fit GAME`: fit a game's estimate to games that bots play against themselves, or measure how far off it
is."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table as Grid

import underhall
from underhall.cli.screen import Screen
from underhall.cli.speech import Speaker
from underhall.cli.trouble import INTERRUPTED, USAGE, Trouble
from underhall.core.record import check_text


class FitCommand:
    """The command as a method; its keyword parameters are its options. It returns the exit code."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.screen = Screen(speaker)

    def fit(
        self,
        game: str,
        /,
        *,
        players: int = 2,
        rounds: int = 20,
        games: int = 20,
        seed: str = "fit",
        weights: Path | None = None,
        check: str = "",
    ) -> int:
        # Fitting brings its own libraries, which nobody else should have to wait for.
        from underhall.arena.fitting import Fitter, calibrate
        from underhall.arena.results import check_writable
        from underhall.bots import bot

        played = underhall.game(game)
        played.setup(players, {})
        for name, number in (("--rounds", rounds), ("--games", games)):
            if number < 1:
                raise Trouble("usage-value", exit_code=USAGE, option=name, value=str(number))
        check_text(seed)
        if check:
            bot(check, seed)  # is there one of that name?
            self._sheet(
                ("part", "off", "spread", "count"),
                [
                    (f"{one.part}", f"{one.mean:+.1f}", f"{one.spread:.1f}", f"{one.count}")
                    for one in calibrate(game, players=players, games=games, name=check, seed=seed)
                ],
            )
            return 0
        fitter = Fitter(played, players, seed)
        fitted = fitter.fitted
        file = fitted.file if weights is None else weights
        check_writable(file)
        try:
            for number, one in enumerate(fitter.rounds(rounds, games), start=1):
                self.screen.tell(
                    "fit-round",
                    number=number,
                    mean=f"{one.mean:.1f}",
                    best=f"{one.best:.0f}",
                    off=f"{one.off:+.1f}",
                    spread=f"{one.spread:.1f}",
                )
                file.write_text(fitted.text(players, fitter.table), encoding="utf-8")
        except OSError as problem:
            raise Trouble("file-unwritable", file=str(file), problem=problem.strerror or str(problem)) from None
        except KeyboardInterrupt:
            return INTERRUPTED
        self.screen.tell("fit-written", file=str(file))
        return 0

    def _sheet(self, columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
        sheet = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
        for column in columns:
            sheet.add_column(self.speaker.tell(f"fit-column-{column}"), justify="right")
        for row in rows:
            sheet.add_row(*row)
        self.screen.console.print(sheet)
