"""Stepping through a record, forwards and back, with a picture at every ply."""

from __future__ import annotations

import time
from collections.abc import Callable

from underhall.cli import asking, words
from underhall.cli.screen import Screen
from underhall.cli.trouble import INTERRUPTED, USAGE, Leave, Trouble
from underhall.core import Match, Ply, Seat


class Replay:
    """A record as one seat saw it, or as a spectator. Only a finished game shows everything that was decided."""

    def __init__(self, load: Callable[[], Match], screen: Screen, seat: Seat | None) -> None:
        """`load` makes the match; it is then moved back and forth."""
        self.screen = screen
        self.seat = seat
        self._match = whole = load()
        self.over = whole.over
        self.plies: tuple[Ply, ...] = tuple(whole.plies)
        if seat is not None and not 0 <= seat < whole.setup.players:
            raise Trouble("usage-seat", exit_code=USAGE, seat=seat + 1, players=whole.setup.players)

    @property
    def last(self) -> int:
        return len(self.plies)

    def show(self, number: int) -> None:
        """The position after ply `number`; 0 is before the first."""
        if not 0 <= number <= self.last:
            raise Trouble("usage-ply", exit_code=USAGE, ply=number, last=self.last)
        match, screen = self._match, self.screen
        if number < match.ply:
            match.rewind(number)
        else:
            later = self.plies[match.ply : number]
            match.replay([str(ply.line) for ply in later])
        if number:
            ply = self.plies[number - 1]
            screen.ply(match, ply, number, self.last, self.seat, whole=self.over)
            screen.news(match, [ply], self.seat)
        else:
            screen.rule(screen.speaker.tell("replay-start", last=self.last))
        screen.console.print()
        screen.picture(match, self.seat)
        if match.over:
            screen.console.print()
            screen.scores(match, self.seat)
            screen.standings(match)

    def run(self, start: int, pause: float) -> int:
        """All plies from `start`, one after the other."""
        try:
            for number in range(start, self.last + 1):
                if number > start and pause:
                    time.sleep(pause)
                self.show(number)
        except KeyboardInterrupt:
            return INTERRUPTED
        return 0

    def step(self, start: int) -> int:
        """Ask after every ply where to go next."""
        screen, speaker = self.screen, self.screen.speaker
        at, shown = start, None
        try:
            while True:
                if at != shown:
                    self.show(at)
                    shown = at
                text = screen.ask(speaker.tell("replay-ask", ply=at, last=self.last) + " ")
                command = words.understand(text, words.IN_A_REPLAY, speaker.lang)
                try:
                    at = self._where(at, text, *(command or ("", "")))
                except Trouble as trouble:
                    screen.refuse(speaker.problem(trouble))
        except (Leave, KeyboardInterrupt) as leaving:
            interrupted = isinstance(leaving, KeyboardInterrupt) or leaving.interrupted
            return INTERRUPTED if interrupted else 0

    def _where(self, at: int, text: str, command: str, rest: str) -> int:
        if not text or command == "next":
            if at == self.last:
                self.screen.tell("replay-at_end", style="dim")
            return min(at + 1, self.last)
        if command == "back":
            return max(at - 1, 0)
        if command == "end":
            return self.last
        if command == "quit":
            raise Leave
        if command == "what":
            asking.explain(self.screen, self._match, self.seat, rest)
            return at
        if command == "rule":
            asking.open_rule(self.screen, self._match.game.id, rest)
            return at
        if command == "help":
            self.screen.tell("replay-help")
            return at
        number = words.number_in(text)
        if number is not None and number <= self.last:
            return number
        raise Trouble("replay-what", text=text, last=self.last)
