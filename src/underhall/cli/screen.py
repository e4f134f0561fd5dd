"""The terminal: what is printed and how it looks. It knows how to draw a match, not how to play one.

Everything is readable without colour and when the output is a file: rich leaves out what the output cannot show.
"""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise, takewhile
from random import Random

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from underhall.cli.speech import Speaker
from underhall.cli.trouble import Leave
from underhall.cli.words import BEFORE_A_GAME, understand
from underhall.core import DEALER, Match, Move, Ply, Score, Seat
from underhall.core.game import broken_by
from underhall.core.messages import Fact

LISTED = 24
"""Up to this many moves are listed one by one; more are grouped."""
_FEWEST = 8
_COARSE = 6  # groups; fewer say too little, so a longer list is better
_ENDINGS = 16  # how many letters of endings are shown
_PART = re.compile(r"[^ :]+[ :]*")
_NARROWEST = 60  # columns; pictures are never narrower
_SAMPLES = 24  # of what is hidden, for scores while the game runs


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Rich would end the program as if something had gone wrong."""
        raise BrokenPipeError


class Screen:
    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.console = _Console(highlight=False)
        self.words: list[str] = []
        """What Tab completes at the prompt."""

    # Saying and asking ------------------------------------------------------------------------------------------

    def say(self, text: str = "", style: str = "", *, unbroken: bool = False) -> None:
        """A sentence, as it is: square brackets in it are not markup. `unbroken` keeps a file name in one piece."""
        self.console.print(Text(text, style=style), soft_wrap=unbroken)

    def tell(self, key: str, style: str = "", *, unbroken: bool = False, **facts: Fact) -> None:
        self.say(self.speaker.tell(key, **facts), style, unbroken=unbroken)

    def refuse(self, text: str) -> None:
        """A "no", in the middle of a game."""
        self.console.print(Text.assemble(("✗ ", "bold red"), (text, "red")))

    def rule(self, title: str) -> None:
        self.console.print()
        self.console.rule(Text(title, style="bold"), align="left", style="dim")

    def ask(self, prompt: str = "> ") -> str:
        """A line from the person. Raises Leave at the end of input and on Ctrl-C."""
        self.console.file.flush()
        try:
            line = input(prompt)
        except EOFError:
            self.console.print()
            raise Leave from None
        except KeyboardInterrupt:
            self.console.print()
            raise Leave(interrupted=True) from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        if not sys.stdin.isatty():  # then nothing echoed the answer, and a transcript would miss it
            self.say(line, style="bold")
        return line.strip()

    def command(self, prompt: str, commands: Sequence[str]) -> str:
        """Which of these commands the person types at a prompt that takes nothing else; empty for anything else."""
        understood = understand(self.ask(prompt), commands, self.speaker.lang)
        return understood[0] if understood else ""

    def hand_over(self, name: str) -> None:
        """Wipe what one person may see before the next one looks."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # the scrollback too
        self.rule(self.speaker.tell("pass-title", seat=name))
        while (said := self.command(self.speaker.tell("pass-ask", seat=name) + " ", BEFORE_A_GAME)) == "help":
            self.tell("pass-help", seat=name)
        if said == "quit":
            raise Leave
        if self.console.is_terminal:
            self.console.clear()

    def offer_completion(self) -> None:
        """Line editing, history and Tab at the prompt, where the platform has them."""
        if not sys.stdin.isatty():
            return
        with contextlib.suppress(ImportError):
            import readline

            readline.set_completer(self._complete)
            readline.set_completer_delims("")
            readline.parse_and_bind("tab: complete")

    def _complete(self, text: str, number: int) -> str | None:
        found = [word for word in self.words if word.startswith(text)]
        return found[number] if number < len(found) else None

    # Drawing a match --------------------------------------------------------------------------------------------

    def picture(self, match: Match, seat: Seat | None) -> None:
        """The position as `seat` may see it, laid out for the terminal; in a file, as wide as it needs to be."""
        lang = self.speaker.lang
        width = max(_NARROWEST, self.console.width) if self.console.is_terminal else None
        drawn = match.game.picture(match.state, seat, lang, width=width, names=self.names(match))
        self.console.print(drawn, soft_wrap=True)

    def names(self, match: Match) -> list[str]:
        """What the seats are called, everywhere."""
        return [match.seat_name(seat, self.speaker.lang) for seat in range(match.setup.players)]

    def news(self, match: Match, plies: Iterable[Ply], seat: Seat | None) -> bool:
        """What happened, as far as `seat` may know it. False when there was nothing to tell."""
        told = False
        for ply in plies:
            for event in ply.events:
                if event.only is None or seat in event.only or match.over:
                    self.console.print(Text.assemble(("· ", "dim"), self.speaker.event(match, event)))
                    told = True
        return told

    def moves(self, match: Match, seat: Seat, moves: Sequence[Move], *, full: bool = False) -> None:
        """Moves with their numbers; a long list is grouped unless it is wanted in full."""
        numbers = {move: number for number, move in enumerate(match.moves(seat), start=1)}
        if full or len(moves) <= self.room:
            self._list(match, moves, numbers)
            return
        groups = grouped(moves)
        alone = [group[0] for _, group in groups if len(group) == 1]
        if len(alone) <= LISTED:
            self._short_list(match, alone, numbers)
            cells = []
        else:
            cells = [f"[cyan]{numbers[move]:>7}[/]  {escape(str(move))}" for move in alone]
        together = [(stem, group) for stem, group in groups if len(group) > 1]
        cells += [_group_line(stem, group, numbers) for stem, group in together]
        if cells:
            self.console.print(Columns(cells, padding=(0, 3), column_first=True))
        if together:
            stem, group = together[0]
            example, number = self.speaker.move(match.game, group[0], match.state), numbers[group[0]]
            self.tell("moves-grouped", style="dim", count=len(moves), number=number, example=example, stem=stem)

    def _short_list(self, match: Match, moves: Sequence[Move], numbers: dict[Move, int]) -> None:
        """Moves of a kind side by side, after what their sentences have in common; the others one by one."""
        kinds: dict[type[Move], list[Move]] = {}
        for move in moves:
            kinds.setdefault(type(move), []).append(move)
        others: list[Move] = []
        for kind in kinds.values():
            said = [self.speaker.move(match.game, move, match.state) for move in kind]
            common = _beginning(said)
            if len(moves) <= self.room or len(kind) < _FEWEST or not common:
                others += kind
                continue
            self.say(f"{common} …", style="dim")
            rest = [text[len(common) + 1 :] for text in said]
            cells = [f"[cyan]{numbers[move]:>3}[/]  {escape(text)}" for move, text in zip(kind, rest, strict=True)]
            self.console.print(Columns(cells, padding=(0, 3), column_first=True))
        if others:
            self._list(match, others, numbers)

    @property
    def room(self) -> int:
        """How many moves are listed one by one: few in a low terminal, so that the board stays in sight."""
        return min(LISTED, max(_FEWEST, self.console.height // 3)) if self.console.is_terminal else LISTED

    def _list(self, match: Match, moves: Sequence[Move], numbers: dict[Move, int]) -> None:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="cyan", min_width=3)
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column(style="dim")
        for move in moves:
            grid.add_row(str(numbers[move]), Text(str(move)), Text(self.speaker.move(match.game, move, match.state)))
        self.console.print(grid)

    def scores(self, match: Match, seat: Seat | None) -> None:
        """The score sheet. While the game runs, what `seat` cannot know is given as a range."""
        ranges = score_ranges(match, seat)
        game, speaker = match.game, self.speaker
        sheet = Grid(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
        sheet.add_column(speaker.tell("score-category"))
        for other in range(match.setup.players):
            sheet.add_column(Text(match.seat_name(other, speaker.lang)), justify="right")
        for category in game.categories:
            cells = [
                _range([score.points[category] for score in column if category in score.points]) for column in ranges
            ]
            sheet.add_row(Text(speaker.category(game, category)), *cells)
        totals = [_range([score.total for score in column]) for column in ranges]
        sheet.add_section()
        sheet.add_row(speaker.tell("score-total"), *totals, style="bold")
        self.console.print(sheet)
        if not match.over and any("–" in total for total in totals):
            self.tell("score-uncertain", style="dim")

    def standings(self, match: Match) -> None:
        for place, seats in match.standings():
            names = tuple(match.seat_name(seat, self.speaker.lang) for seat in seats)
            total = match.scores()[seats[0]]["total"]
            style = "bold green" if place == 1 else ""
            self.tell("standing", style=style, place=place, names=names, points=total)
        self._ties(match)

    def _ties(self, match: Match) -> None:
        """How ties were broken, or that they were not."""
        game, places, scores = match.game, match.standings(), match.game.scores(match.state)

        def called(seats: Sequence[Seat]) -> tuple[str, ...]:
            return tuple(match.seat_name(seat, self.speaker.lang) for seat in seats)

        for (_, seats), (_, others) in pairwise(places):
            total, entry = scores[seats[0]].total, broken_by(scores[seats[0]], scores[others[0]])
            if entry is not None and entry < len(game.tie_breaks):  # a game need not name how it breaks ties
                reason = self.speaker.tie(game, game.tie_breaks[entry])
                before, after = called(seats), called(others)
                self.tell("tie-broken", style="dim", points=total, names=before, others=after, reason=reason)
        for _, seats in places:
            if len({game.allies(match.state, seat) for seat in seats}) > 1:
                self.tell("tie-shared", style="dim", points=scores[seats[0]].total, names=called(seats))

    def ply(self, match: Match, ply: Ply, number: int, last: int, seat: Seat | None, *, whole: bool) -> None:
        """One line of a replay: who did what."""
        lang = self.speaker.lang
        who = self.speaker.tell("dealer") if ply.seat == DEALER else match.seat_name(ply.seat, lang)
        known = whole or ply.seen_by is None or seat in ply.seen_by
        self.rule(self.speaker.tell("replay-ply", ply=number, last=last, who=who))
        if known:
            self.say(str(ply.move), style="bold")
            if ply.seat != DEALER:
                self.say(self.speaker.move(match.game, ply.move), style="dim")
        else:
            self.tell("replay-hidden", style="dim")


def grouped(moves: Sequence[Move]) -> list[tuple[str, list[Move]]]:
    """Moves by what their notations begin with, cut after as many parts as still make a short list.

    `lay i2:0:r10c0` may end up under `lay i2`. Groups are in the order of their first moves.
    """
    parts = [_PART.findall(str(move)) for move in moves]
    groups: dict[str, list[Move]] = {}
    for level in range(1, 1 + max(map(len, parts))):
        finer: dict[str, list[Move]] = {}
        for move, words in zip(moves, parts, strict=True):
            finer.setdefault("".join(words[:level]).strip(" :"), []).append(move)
        if groups and len(finer) > (LISTED if len(groups) >= _COARSE else 2 * LISTED):
            break
        groups = finer
    return list(groups.items())


def score_ranges(match: Match, seat: Seat | None) -> list[list[Score]]:
    """The scores each seat may have, as `seat` sees them: one at the end, otherwise one per sample."""
    game = match.game
    if match.over:
        return [[score] for score in game.scores(match.state)]
    rng = Random(0)  # any generator will do: nothing is decided by it
    sheets = [game.open_scores(game.determinize(match.state, seat, rng), seat) for _ in range(_SAMPLES)]
    return [list(column) for column in zip(*sheets, strict=True)]


def _group_line(stem: str, group: Sequence[Move], numbers: dict[Move, int]) -> str:
    first, last = numbers[group[0]], numbers[group[-1]]
    span = f"{first}–{last}" if last - first == len(group) - 1 else f"{first}…"
    endings = [str(move)[len(stem) :].strip(" :") for move in group]
    listed = " ".join(endings)
    more = listed if len(listed) <= _ENDINGS and not any(set(" :") & set(ending) for ending in endings) else "…"
    return f"[cyan]{span:>7}[/]  [bold]{escape(stem)}[/] {escape(more)}"


def _beginning(texts: Sequence[str]) -> str:
    """The words that all texts begin with."""
    first = zip(*(text.split(" ") for text in texts), strict=False)
    return " ".join(words[0] for words in takewhile(lambda words: len(set(words)) == 1, first))


def _range(values: Sequence[int]) -> str:
    if not values:
        return "?"  # it lies face down
    low, high = min(values), max(values)
    return str(low) if low == high else f"{low}–{high}"
