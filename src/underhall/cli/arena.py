"""`underhall arena GAME --bots a,b`: let bots play against each other, and say who is stronger."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import underhall
from underhall import bots as registry
from underhall.cli.commands import options_of
from underhall.cli.screen import Screen
from underhall.cli.speech import Speaker
from underhall.cli.trouble import INTERRUPTED, USAGE, Trouble
from underhall.core import messages
from underhall.core.messages import Fact
from underhall.core.record import check_text
from underhall.core.refusals import nearest

_LONGEST = 86_400.0
"""Seconds that a bot may be given for a decision: a day."""


class ArenaCommand:
    """The command as a method; its keyword parameters are its options. It returns the exit code."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.screen = Screen(speaker)

    def arena(
        self,
        game: str,
        /,
        *,
        bots: str = "greedy,random",
        players: int = 2,
        games: int = 20,
        option: list[str] | None = None,
        opening: str = "0",
        seed: str = "arena",
        results: Path | None = None,
        table: Path | None = None,
        report: Path | None = None,
        on: str = "here",
        processes: int = 0,
        seconds: float = 60.0,
    ) -> int:
        # The arena brings its own libraries, which nobody else should have to wait for.
        from underhall import arena
        from underhall.arena import report as reports
        from underhall.arena.playing import key_of
        from underhall.arena.results import check_table, check_writable, write_table, writing

        played = underhall.game(game)
        names = [name.strip() for name in bots.split(",")]
        for name in names:
            if not registry.is_bot(name):
                known = registry.bots()
                raise Trouble("join-no_bot", exit_code=USAGE, bot=name, known=tuple(known), near=nearest(name, known))
        if len(set(names)) != len(names) or (players > 1 and len(names) < 2):
            raise arena.ArenaError("bots")
        if on not in ("here", "ray"):
            raise arena.ArenaError("where", where=on)
        options = options_of(played, option or [], players)
        self._check(games=games, processes=processes, seconds=seconds)
        check_text(seed)
        random = _opening(opening)
        if table is not None:
            check_table(table)
        if report is not None:
            check_writable(report)
        kept = arena.Results(results)
        plan = arena.schedule(game, names, players=players, seeds=games, seed=seed, options=options, opening=random)
        todo = [pairing for pairing in plan if key_of(pairing) not in kept]
        if len(todo) < len(plan):
            self._say("known", count=len(plan) - len(todo))
        limits = arena.Limits(seconds=seconds)
        running = (
            arena.run_on_ray(todo, limits=limits)
            if on == "ray"
            else arena.run_here(todo, processes=processes, limits=limits)
        )
        if not self._play(running, kept, len(todo)):
            if results is not None:
                self._say("stopped", file=str(results))
            return INTERRUPTED
        keys = {key_of(pairing) for pairing in plan}
        done = [result for result in kept if result.key in keys]
        if not done:
            self._say("nothing")
            return 0
        self._show(done)
        if table is not None:
            write_table(done, table)
            self._say("written", file=str(table))
        if report is not None:
            with writing(report):
                report.write_text(reports.write(done, self.speaker.lang), encoding="utf-8")
            self._say("written", file=str(report))
        return 0

    # Within -----------------------------------------------------------------------------------------------------

    def _check(self, *, games: int, processes: int, seconds: float) -> None:
        for name, number in (("--games", games), ("--processes", processes)):
            if number < 0:
                raise Trouble("usage-value", exit_code=USAGE, option=name, value=str(number))
        if not 0 < seconds <= _LONGEST:
            raise Trouble("usage-value", exit_code=USAGE, option="--seconds", value=str(seconds))

    def _say(self, key: str, **facts: Fact) -> None:
        self.screen.say(self._message(key, **facts), unbroken=True)

    def _message(self, key: str, **facts: Fact) -> str:
        return messages.sentence(f"arena-{key}", facts, self.speaker.lang)

    def _play(self, running: Iterator[underhall.arena.Result], kept: underhall.arena.Results, count: int) -> bool:
        """Keep results as they come, under a progress bar. False if the person stopped it."""
        columns = (TextColumn(self._message("title")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.screen.console, transient=True) as progress:
            bar = progress.add_task("", total=count)
            try:
                for result in running:
                    kept.add(result)
                    progress.advance(bar)
                    if result.fault is not None:
                        bot = result.pairing.bots[result.fault.seat]
                        self._say(f"fault-{result.fault.reason}", bot=bot, seed=result.pairing.seed)
            except KeyboardInterrupt:
                return False
        return True

    def _show(self, results: list[underhall.arena.Result]) -> None:
        from underhall.arena.figures import standings_of
        from underhall.arena.ratings import rate

        ratings = {one.bot: one for one in rate(results)}
        sheet = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
        for column in ("bot", "games", "wins", "score", "rating", "seconds"):
            sheet.add_column(self._message(f"column-{column}"), justify="left" if column == "bot" else "right")
        for one in standings_of(results):
            rated = ratings.get(one.bot)
            sheet.add_row(
                one.bot,
                str(one.wins.count),
                f"{one.wins.value:.0%} ({one.wins.low:.0%}–{one.wins.high:.0%})",
                f"{one.score.value:.1f} ± {one.score.spread:.1f}",
                f"{rated.value:.0f} ± {2 * rated.sigma:.0f}" if rated else "–",
                f"{one.seconds:.3f}",
            )
        self.screen.console.print(sheet)


def _opening(text: str) -> tuple[int, int]:
    """How many random moves there may be: `8-60`, or always the same number."""
    least, _, most = text.partition("-")
    if not re.fullmatch(r"\d{1,4}(-\d{1,4})?", text) or int(least) > int(most or least):
        raise Trouble("usage-value", exit_code=USAGE, option="--opening", value=text)
    return int(least), int(most or least)
